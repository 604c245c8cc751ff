"""Writes the reference page of the command line from the help of every command."""

import click

from loadpath.cli.main import COMMANDS, main

HEAD = """<!-- Written by `make generate` from the help of the commands. -->

# The command line

Results go to standard output, everything else to standard error. `-` reads standard input. Exit \
code 0 is success, 1 an invalid document or a failure, 2 bad use. `NO_COLOR` is respected.

| Command | |
|---|---|
{table}
"""


def generate() -> dict[str, str]:
    table = "\n".join(
        f"| [`loadpath {name}`](#{name}) | {text} |" for name, text in COMMANDS.items()
    )
    text = HEAD.format(table=table)
    context = click.Context(main)
    for name in COMMANDS:
        command = main.get_command(context, name)
        assert command is not None
        text += f"\n## {name}\n" + _help(command, f"loadpath {name}")
        if isinstance(command, click.Group):
            for inner, subcommand in command.commands.items():
                text += _help(subcommand, f"loadpath {name} {inner}")
    return {"docs/reference/command-line.md": text}


def _help(command: click.Command, called: str) -> str:
    settings = {"help_option_names": ["-h", "--help"], **command.context_settings}
    context = click.Context(command, info_name=called, terminal_width=88, **settings)
    return f"\n```\n{command.get_help(context)}\n```\n"
