"""The `loadpath` command: a list of commands, each in a file of its own, loaded when called.

To add one, write `<name>.py` here (dashes become underscores) with a click command called
`command`, and add its line to COMMANDS.
"""

import os
from importlib import import_module
from typing import Any

import click

COMMANDS = {
    "validate": "Check a document and list what is wrong or doubtful.",
    "solve": "Solve a document and print its results.",
    "check": "Solve a document and say what its checks come to.",
    "open": "Hand a document off, print its link and open it.",
    "beam": "Build a single-span beam.",
    "check-beam": "Build a steel beam with its EN 1993-1-1 check.",
    "sections": "List named sections, or show one.",
    "schema": "Print the JSON Schema of the document, or list its roots.",
    "mcp": "Serve tools to an AI agent on this machine.",
    "serve": "Run the service until it is told to stop.",
    "account": "Create, list and change accounts.",
    "key": "Create, list and revoke API keys.",
    "config": "Print the effective settings, with secrets masked.",
    "doctor": "Check versions, engine, connection and key; say what is wrong and what to do.",
    "completion": "Print the completion script of a shell.",
}
"""Name and one-line help; written here so that the list needs no command to be loaded."""

NEEDS_SERVER = (
    "This command needs the packages of the service ({} is missing): "
    "install `loadpath[server]` instead of `loadpath`."
)


class Commands(click.Group):
    """A group that imports a command only when it is used, so that each starts quickly."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        try:
            module = import_module(f"loadpath.cli.{cmd_name.replace('-', '_')}")
        except ModuleNotFoundError:
            if ctx.resilient_parsing:  # a shell asks for completions: say nothing
                return None
            raise
        command: click.Command = module.command
        command.name = cmd_name
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in COMMANDS and not args[0].startswith("-"):
            raise click.NoSuchCommand(args[0], possibilities=COMMANDS, ctx=ctx)
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except ModuleNotFoundError as error:
            if error.name is None or error.name.startswith("loadpath"):
                raise
            raise click.ClickException(NEEDS_SERVER.format(error.name)) from None

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@click.command(
    cls=Commands,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="`loadpath COMMAND --help` shows examples.",
)
@click.version_option(package_name="loadpath")
@click.pass_context
def main(ctx: click.Context) -> None:
    """Hand a structural model from code to a person."""
    if os.environ.get("NO_COLOR"):
        ctx.color = False
