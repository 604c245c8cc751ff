"""Writes docs/proof/security.md: `python -m proof.security`."""

from proof.security.page import PAGE, render_page
from proof.security.requirements import read_requirements

PAGE.write_text(render_page(read_requirements()), encoding="utf-8")
