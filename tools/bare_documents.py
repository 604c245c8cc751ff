"""Writes the documents of the corpus into a folder, without what the cases say about them."""

import json
import sys
from pathlib import Path

CORPUS = Path(__file__).parents[1] / "corpus"


def write_documents(folder: Path) -> None:
    """One file per case, named after its path."""
    folder.mkdir(parents=True, exist_ok=True)
    for path in sorted(CORPUS.rglob("*.json")):
        case = json.loads(path.read_bytes())
        name = "-".join(path.relative_to(CORPUS).parts)
        (folder / name).write_text(json.dumps(case.get("document", case)))


if __name__ == "__main__":
    write_documents(Path(sys.argv[1]))
