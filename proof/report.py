"""docs/proof/ from what the proofs have seen: `python -m proof.report`.

A page of a proof without a record stays as it is.
"""

from proof import durability_page
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

if __name__ == "__main__":
    note_reworked(
        event["commit"] for path in FOLDER.glob("*.jsonl") for event in Samples(path.stem).events
    )
    fuzzing_page.count()
    mutation_page.count()
    for page in PAGES:
        page.write()
