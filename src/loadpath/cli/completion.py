"""`loadpath completion`: the script that lets a shell complete commands, options and names."""

import click
from click.shell_completion import get_completion_class

from loadpath.cli.output import json_option, print_json

SHELLS = ("bash", "zsh", "fish")
EXAMPLES = """\b
Examples:
  bash:  eval "$(loadpath completion bash)"     in ~/.bashrc
  zsh:   eval "$(loadpath completion zsh)"      in ~/.zshrc
  fish:  loadpath completion fish | source      in ~/.config/fish/config.fish
"""


@click.command(epilog=EXAMPLES)
@click.argument("shell", type=click.Choice(SHELLS))
@json_option
@click.pass_context
def command(ctx: click.Context, shell: str, as_json: bool) -> None:
    """Print the completion script of a shell.

    The shell asks the command itself what may come next, so the script never goes stale.
    """
    kind = get_completion_class(shell)
    assert kind is not None, "click knows every shell of SHELLS"
    script = kind(ctx.find_root().command, {}, "loadpath", "_LOADPATH_COMPLETE").source()
    # For fish, click cuts descriptions at their first comma.
    script = script.replace('(string split "," $', '(string split --max 1 "," $')
    if as_json:
        print_json({"shell": shell, "script": script})
    else:
        click.echo(script)
