"""Writes the reference page of the command line from the help of every command."""

import click

from loadpath.cli.main import COMMANDS, main
from tools.generate.note import note

HEAD = """<!-- {note} -->

# The command line

Results go to standard output, everything else to standard error. `-` reads standard input. Exit \
code 0 is success, 1 an invalid document or a failure, 2 bad use; `solve`, `check` and `verify` \
have [more](results.md). `NO_COLOR` is respected.

With `--json` standard output is JSON whatever happens. A command that cannot do what was asked \
prints `{{"error": ..., "code": ...}}`: `code` is `bad_use` for wrong words, `unreadable_file`, \
`unwritable_file`, `no_browser`, `browser_failed` or `pages_not_built` where a report or picture \
cannot be drawn, `not_a_digest`, `no_credentials`, `unavailable` (a service or a database), \
`address_in_use`, `unusable_folder`, `email_taken`, `missing_package`, `not_sqlite`, \
`no_mail_server`, `disabled` (the account), one of the [errors](errors.md) that the service \
knows, or null; `advice`, `path`, `parameter`, `status`, `request_id` and `errors` are there \
where they are known. A document that is not valid is reported as `validate` reports it: \
`{{"valid": false, "errors": [...], "warnings": [...]}}`.

| Command | |
|---|---|
{table}
"""


def generate() -> dict[str, str]:
    table = "\n".join(
        f"| [`loadpath {name}`](#{name}) | {text} |" for name, text in COMMANDS.items()
    )
    text = HEAD.format(note=note("the help of the commands"), table=table)
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
