"""docs/proof/ from what the proofs have seen: `python -m proof.report`.

A page of a proof without a record stays as it is.
"""

from pathlib import Path

from bench import page as speed_page
from bench.history import read_history
from proof import durability_page
from proof.aims import Aim, tell_aims
from proof.concurrency import page as concurrency_page
from proof.fuzzing import page as fuzzing_page
from proof.hostile import page as hostile_page
from proof.hunt import page as hunt_page
from proof.load import page as load_page
from proof.mutation import page as mutation_page
from proof.record import FOLDER, Samples
from proof.security import page as security_page
from proof.table import note_reworked

PAGES = (
    durability_page,
    concurrency_page,
    hostile_page,
    fuzzing_page,
    hunt_page,
    load_page,
    mutation_page,
    security_page,
)
INDEX = Path("docs/proof/README.md")
HEAD = """\
<!-- Written by `python -m proof.report`; do not edit. -->

# Proofs

What this project claims of itself, the aim of each claim, and what is on record. Every proof is a
command that goes on from its record. `make prove` runs all of them but speed, which is
`make bench`, and `make test` a short version of each but fuzzing, which needs an engine that is
compiled a second time. Pages say on which machines, when and at which commits.
"""


def collect() -> dict[str, list[Aim]]:
    """The aims of each page, by its name."""
    found = {page.PAGE.name: page.aims() for page in PAGES}
    return found | {speed_page.PAGE.name: speed_page.aims(read_history())}


def write_index() -> None:
    parts = [HEAD]
    for name, aims in collect().items():
        title = name.removesuffix(".md").capitalize()
        missed = sum(not aim.is_met for aim in aims)
        state = f"{len(aims) - missed} of {len(aims)} aims met"
        parts += [f"## [{title}]({name}): {state}\n", tell_aims(aims) + "\n"]
    INDEX.write_text("\n".join(parts), encoding="utf-8")


if __name__ == "__main__":
    note_reworked(
        event["commit"] for path in FOLDER.glob("*.jsonl") for event in Samples(path.stem).events
    )
    fuzzing_page.count()
    mutation_page.count()
    for page in PAGES:
        page.write()
    speed_page.write(read_history())
    write_index()
