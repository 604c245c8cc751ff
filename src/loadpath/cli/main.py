"""The `loadpath` command: a list of subcommands, each in a file of its own, loaded when called."""

from importlib import import_module

import click

# Subcommand -> the module of this package that holds it as `command`.
COMMANDS = {
    "account": "account",
    "config": "config",
    "key": "key",
    "serve": "serve",
}


class Commands(click.Group):
    """A group that imports a subcommand only when it is used, so that each starts quickly."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module = import_module(f"loadpath.cli.{COMMANDS[cmd_name]}")
        command: click.Command = module.command
        return command


@click.command(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="loadpath")
def main() -> None:
    """Hand a structural model from code to a person."""
