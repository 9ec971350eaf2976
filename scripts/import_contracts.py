"""An import contract for lint-imports: which third-party packages a part of roundhouse may import."""

from __future__ import annotations

import sys

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class ThirdPartyContract(Contract):
    """`modules` and all below them import nothing but the standard library, roundhouse and `allowed`."""

    type_name = "third_party"

    modules = fields.ListField(subfield=fields.StringField())
    allowed = fields.SetField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        own: set[str] = set(self.session_options["root_packages"])
        allowed: set[str] = own | set(self.allowed) | sys.stdlib_module_names  # type: ignore[call-overload]
        broken = [
            f"{importer} imports {imported}"
            for module in list(self.modules)  # type: ignore[call-overload]
            for importer in sorted({module} | graph.find_descendants(module))
            for imported in sorted(graph.find_modules_directly_imported_by(importer))
            if imported.partition(".")[0] not in allowed
        ]
        return ContractCheck(kept=not broken, metadata={"broken": broken})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for line in check.metadata["broken"]:
            output.print_error(line)
