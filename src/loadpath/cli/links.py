"""`loadpath links`: the links of your account that work now, and their end."""

import click

from loadpath.cli.output import json_option, print_json
from loadpath.cli.remote import base_url_option, plain_client_failures
from loadpath.client import Client, Draft

EXAMPLES = """\b
Examples:
  loadpath links
  loadpath links --json
  loadpath links --end https://loadpath.example.com/open/0QnvWq3bU7kT2sYx9fLzC4hJdR8

The API key is read from LOADPATH_API_KEY; the list needs its scope models:read, the end handoff.
"""


@click.command(epilog=EXAMPLES)
@click.option("--end", "link", metavar="LINK", help="End this link now: its address, ref or id.")
@base_url_option
@json_option
def command(link: str | None, base_url: str | None, as_json: bool) -> None:
    """List your links that work now, or end one.

    A link that is ended opens for nobody from then on, and its model is deleted.
    """
    with plain_client_failures(), Client(base_url) as client:
        if link is not None:
            client.end_draft(draft_id_of(link))
            message = "The link is ended and its model is deleted."
            print_json({"message": message}) if as_json else click.echo(message)
            return
        drafts = client.list_drafts()
    if as_json:
        print_json({"drafts": drafts})
    else:
        click.echo("\n".join(describe(draft) for draft in drafts) or "No link works now.")


def draft_id_of(link: str) -> str:
    """The id inside an address (`/open/<id>`) or a `model_ref`, or the id itself."""
    return link.split("#")[0].rstrip("/").rpartition("/")[2].removeprefix("draft_")


def describe(draft: Draft) -> str:
    """One line: the link first, so that it can be copied."""
    plural = "" if draft.members == 1 else "s"
    members = "" if draft.members is None else f", {draft.members} member{plural}"
    opened = draft.last_opened_at
    seen = f"opened {opened:%-d %B, %H:%M} UTC" if opened else "not opened"
    name = draft.name or "without a name"
    until = f"until {draft.expires_at:%-d %B, %H:%M} UTC"
    return f"{draft.open_url}  {name}{members}; {seen}; {until}"
