"""Which innermost loops are meant: those of kernel_compiled.py once compiled, those of kernel_plain.py otherwise.

This file is never compiled. Compiled code is bound to kernel_compiled.py by its types, whatever is imported here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

# Compiled code calls what is in there, so it must be there.
import roundhouse.games.e1862.runs.best.kernel_compiled  # noqa: F401

if TYPE_CHECKING:
    from roundhouse.games.e1862.runs.best.kernel_compiled import *  # noqa: F403
else:
    from roundhouse.games.e1862.runs.best.kernel_plain import *  # noqa: F403
