"""How to install what a command needs beyond the package itself."""

import json
from importlib.metadata import distribution


def install_command(extra: str) -> str:
    """The pip command, from where this package was installed: it may be on no public index."""
    noted = distribution("loadpath").read_text("direct_url.json")
    url = json.loads(noted)["url"] if noted else ""
    source = f" @ {url}" if url.endswith(".whl") else ""
    return f"pip install 'loadpath[{extra}]{source}'"
