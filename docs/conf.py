"""The documentation site, built by `make docs`: these pages, and the reference from the docstrings.

Nothing is fetched, neither while it is built nor by whoever reads it.
"""

import roundhouse

project = "Roundhouse"
author = "The Roundhouse contributors"
copyright = "the Roundhouse contributors, MIT licence"
version = release = roundhouse.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
root_doc = "index"
nitpicky = False
# What the docstrings put between single backquotes is code.
default_role = "code"
highlight_language = "none"
# Nobody has written a lexer for Fluent.
suppress_warnings = ["misc.highlighting_failure"]

myst_heading_anchors = 4
myst_enable_extensions = ["colon_fence"]

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True

html_theme = "furo"
html_title = f"Roundhouse {version}"
html_copy_source = False
html_show_sphinx = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#1F5140", "color-brand-content": "#1F4E79"},
    "dark_css_variables": {"color-brand-primary": "#7FBFA1", "color-brand-content": "#8DBCE8"},
}
