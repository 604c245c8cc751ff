"""What other programs said of cases of the corpus, kept by `python -m proof.hunt.others`."""

import hashlib
import json
from pathlib import Path

from tools.verification.figure import Json

NAME = "other-programs"
FILE = Path(__file__).parents[2] / f"docs/proof/records/{NAME}.jsonl"

ByProgram = dict[str, float]


def digest_of(document: Json) -> str:
    return hashlib.sha256(json.dumps(document, sort_keys=True).encode()).hexdigest()[:16]


def figures_of_others(case: str, document: Json) -> dict[str, ByProgram]:
    """By what the figure is; none where the model has changed since."""
    lines = [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]
    return next(
        (
            line["figures"]
            for line in lines
            if line["case"] == case and line["document"] == digest_of(document)
        ),
        {},
    )
