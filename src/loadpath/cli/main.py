"""The `loadpath` command: a list of commands, each in a file of its own, loaded when called.

To add one, write `<name>.py` here (dashes become underscores) with a click command called
`command`, and add its line to COMMANDS.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

import click

COMMANDS = {
    "validate": "Check a document and list what is wrong or doubtful.",
    "solve": "Solve a document and print its results.",
    "check": "Solve a document and say what its checks come to.",
    "lightest": "Find the lightest sections that pass all checks.",
    "verify": "Solve a document again and say whether its digits are those of a digest.",
    "diff": "Compare two documents, record by record, and what they come to.",
    "report": "Write the report of a document, solved, as PDF or HTML.",
    "picture": "Write a picture of a document, solved, as PNG or SVG.",
    "convert": "Turn a file of another program into a document, or a document into one.",
    "open": "Hand a document off, print its link and open it.",
    "links": "List your links that work now, or end one.",
    "beam": "Build a single-span beam.",
    "check-beam": "Build a steel beam with its EN 1993-1-1 check.",
    "combine": "Give a document its combinations by EN 1990.",
    "sections": "List named sections, or show one.",
    "materials": "List named materials with stiffness, density and strength.",
    "schema": "Print the JSON Schema of the document, or list its roots.",
    "mcp": "Serve tools to an AI agent on this machine.",
    "serve": "Run the service until it is told to stop.",
    "account": "Create, list and change accounts.",
    "audit": "Show sign-ins, keys, tiers and deletions.",
    "key": "Create, list and revoke API keys.",
    "backup": "Copy the database to a new file while the service runs.",
    "restore": "Put a backup into the database, all of it or nothing.",
    "vacuum": "Give unused room of the database back.",
    "config": "Print the effective settings, with secrets masked.",
    "doctor": "Check versions, engine, connection and key; say what is wrong and what to do.",
    "completion": "Print the completion script of a shell.",
}
"""Name and one-line help; written here so that the list needs no command to be loaded."""

NEEDS_SERVER = "This command needs the packages of the service; {} is missing."
NEEDS_EXCHANGE = "This command needs the packages for files of other programs; {} is missing."
EXCHANGE = ("ezdxf", "python_calamine", "xlsxwriter")


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

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.obj = "--json" in args
        with _failures(ctx, as_json=ctx.obj):
            return super().parse_args(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        with _failures(ctx, as_json=ctx.obj):
            return super().invoke(ctx)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


def _missing(package: str) -> click.ClickException:
    from loadpath.cli.extras import install_command
    from loadpath.cli.failure import Failure

    needs, extra = (NEEDS_SERVER, "server")
    if package.partition(".")[0] in EXCHANGE:
        needs, extra = (NEEDS_EXCHANGE, "exchange")
    return Failure(needs.format(package), code="missing_package", advice=install_command(extra))


@contextmanager
def _failures(ctx: click.Context, *, as_json: bool) -> Iterator[None]:
    """Missing packages are named; whatever is wrong is JSON where JSON was asked for."""
    try:
        try:
            yield
        except ModuleNotFoundError as error:
            if error.name is None or error.name.startswith("loadpath"):
                raise
            raise _missing(error.name) from None
    except click.ClickException as error:
        if not as_json:
            raise
        from loadpath.cli.failure import describe_failure
        from loadpath.cli.output import print_json

        print_json(describe_failure(error))
        ctx.exit(error.exit_code)


@click.command(
    cls=Commands,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="`loadpath COMMAND --help` shows examples.",
)
@click.version_option(package_name="loadpath")
@click.pass_context
def main(ctx: click.Context) -> None:
    """Hand a structural model from code to a person."""
    if os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        ctx.color = False
