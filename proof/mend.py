"""`python -m proof.mend durability-sqlite "is lost" tests/store/test_failures.py`: says what mended
those faults of a record that have the words and are open."""

import argparse

from proof.record import Record


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("record")
    parser.add_argument("words")
    parser.add_argument("by", help="a test, a commit or a reason")
    chosen = parser.parse_args()
    print(Record(chosen.record).mend(chosen.words, chosen.by), "faults")


if __name__ == "__main__":
    main()
