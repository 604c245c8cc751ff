"""`loadpath mcp`: tools for an AI agent, on this machine."""

from importlib.util import find_spec
from pathlib import Path

import click

from loadpath.cli.extras import install_command
from loadpath.cli.failure import Failure
from loadpath.cli.output import print_json
from loadpath.mcp.tools import tools_of

MISSING = "The MCP server needs one more package, mcp."
EXAMPLES = """\b
Examples, as an agent's settings have them:
  claude mcp add loadpath -- loadpath mcp
  {"mcpServers": {"loadpath": {"command": "loadpath", "args": ["mcp"]}}}
"""


@click.command(epilog=EXAMPLES)
@click.option(
    "--models",
    type=click.Path(file_okay=False, path_type=Path),
    help="Folder of save_model and list_models (default ~/loadpath-models).",
)
@click.option(
    "--account",
    is_flag=True,
    help="Save and list models in the account of LOADPATH_BASE_URL and LOADPATH_API_KEY instead.",
)
@click.option("--json", "as_json", is_flag=True, help="Print the tools as JSON and end.")
def command(models: Path | None, account: bool, as_json: bool) -> None:
    """Serve tools to an AI agent on this machine.

    Speaks MCP over standard input and output: builds, validates, solves and checks models here,
    without any network unless --account is given or a model is handed off. It ends when the agent
    closes its end.
    """
    if models is not None and account:
        raise click.UsageError("Give --models or --account, not both.")
    if as_json:
        print_json({"tools": [tool.declaration for tool in tools_of("local").values()]})
        return
    if find_spec("mcp") is None:
        raise Failure(MISSING, code="missing_package", advice=install_command("mcp"))
    from loadpath.mcp.local.models_account import ModelsAccount
    from loadpath.mcp.local.models_folder import ModelsFolder
    from loadpath.mcp.local.server import run_server
    from loadpath.mcp.tools.run import SavedModels

    saved: SavedModels = ModelsFolder(models or Path.home() / "loadpath-models")
    run_server(ModelsAccount() if account else saved)
