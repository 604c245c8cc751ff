"""`verify`: solve a document again and say whether its digits are those of a digest or a file."""

from typing import Any

import msgspec

from loadpath.answer.digest import DigestPart
from loadpath.answer.header import Refused
from loadpath.answer.verification import Verification
from loadpath.answer.write_options import Form, WriteOptions

from .errors import NotADigest
from .host import Limits, Progress
from .results import Results
from .solving import Given, solve

Json = dict[str, Any]
GROUPS = ("loadcases", "loadcombinations")


def verify(
    document: Given,
    against: str | bytes | Json,
    *,
    limits: Limits | None = None,
    progress: Progress | None = None,
) -> Verification:
    """Solve a document again and compare its numbers with a digest, or with a results document.

    Takes and raises what `solve` and `compare` do.
    """
    return compare(solve(document, limits=limits, progress=progress), against)


def compare(results: Results, against: str | bytes | Json) -> Verification:
    """Whether results have the numbers of a digest, or of a results document (text or dict).

    Of a results document the digest in its receipt counts, and every number that is written in it.
    Raises NotADigest where it is neither.
    """
    written = _results_document(against)
    digest = _text(against).strip() if written is None else _digest_in(written)
    text = results.write(WriteOptions(form=Form.verification, digest=digest))
    try:
        found = msgspec.json.decode(text, type=Verification)
    except msgspec.ValidationError:
        refused = msgspec.json.decode(text, type=Refused)
        raise NotADigest(f"the digest {refused.error}") from None
    return found if written is None or not found.same else _with_written(found, results, written)


def _text(against: Any) -> str:
    return against.decode(errors="replace") if isinstance(against, bytes) else str(against)


def _results_document(against: str | bytes | Json) -> Json | None:
    """The results document, where it is one and not a digest."""
    if isinstance(against, dict):
        return against
    text = _text(against)
    if not text.lstrip().startswith("{"):
        return None
    try:
        found = msgspec.json.decode(text)
    except msgspec.DecodeError as error:
        raise NotADigest(f"the results document is no JSON: {error}") from None
    return found if isinstance(found, dict) else None


def _digest_in(written: Json) -> str:
    receipt = written.get("receipt")
    digest = receipt.get("digest") if isinstance(receipt, dict) else None
    if not isinstance(digest, str):
        raise NotADigest(
            "receipt.digest is missing: this is no results document, or one of an engine that "
            "made no digest"
        )
    return digest


def _with_written(found: Verification, results: Results, written: Json) -> Verification:
    """The digest is right; now what the file itself says."""
    ours = msgspec.json.decode(results.to_json(stations=_stations_of(written)))
    sets = [
        name
        for group in GROUPS
        for name, numbers in (written.get(group) or {}).items()
        if ours[group].get(name) != numbers
    ]
    parts: list[DigestPart] = []
    if written.get("unity_check_results") != ours["unity_check_results"]:
        parts.append(DigestPart.checks)
    if not sets and not parts:
        return found
    named = ", ".join([*(f"'{name}'" for name in sets), *(f"the {part}" for part in parts)])
    return msgspec.structs.replace(
        found,
        same=False,
        message="The digest is right, but not what is written beside it: the results document was "
        f"changed in {named}.",
        differing_sets=sets,
        differing_parts=parts,
    )


def _stations_of(written: Json) -> int:
    """How many section forces inside each member were written."""
    for group in GROUPS:
        for one in (written.get(group) or {}).values():
            for member in (one.get("member_results") or {}).values():
                return len(member.get("section_forces", ()))
    return 3
