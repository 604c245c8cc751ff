"""`verify`: solve a document again and say whether its digits are those of a digest or a file.

The engine compares digests; what is written beside a digest is compared here, tree by tree.
`compare.ts` does so in npm; `tests/hosts/comparisons.json` holds both to one table.
"""

from typing import Any

import msgspec

from loadpath.answer.digest import DigestPart
from loadpath.answer.verification import Verification
from loadpath.answer.write_options import Form, WriteOptions

from .errors import NotADigest, NotWritten
from .host import Limits, Progress
from .results import Results
from .solving import Given, solve

Json = dict[str, Any]
GROUPS = ("loadcases", "loadcombinations")
OF_THE_OCCASION = (
    *("engine_version", "engine_build", "digest"),
    *("document_sha256", "document_bytes", "duration_s"),
)
"""What a solve on another day or by another build may have otherwise."""
WORDS = {"unity_check_results": "checks"}


def verify(
    document: Given,
    against: str | bytes | Json,
    *,
    limits: Limits | None = None,
    progress: Progress | None = None,
) -> Verification:
    """Solve a document again and compare with a digest, a receipt or a results document.

    Takes and raises what `solve` and `compare` do.
    """
    return compare(solve(document, limits=limits, progress=progress), against)


def compare(results: Results, against: str | bytes | Json) -> Verification:
    """Whether results have the numbers of a digest, a receipt or a results document.

    Of a receipt or a results document (text or dict) its digest counts, and everything that is
    written beside it. Raises NotADigest where it is neither.
    """
    written = _tree_of(against)
    digest = _text(against).strip() if written is None else _digest_in(written)
    try:
        text = results.write(WriteOptions(form=Form.verification, digest=digest))
    except NotWritten as refused:
        raise NotADigest(f"the digest {refused.message}") from None
    found = msgspec.json.decode(text, type=Verification)
    return found if written is None or not found.same else _with_written(found, results, written)


def _text(against: Any) -> str:
    return against.decode(errors="replace") if isinstance(against, bytes) else str(against)


def _tree_of(against: str | bytes | Json) -> Json | None:
    """A receipt or a results document, where it is one and not a digest."""
    if isinstance(against, dict):
        return against
    text = _text(against)
    if not text.lstrip().startswith("{"):
        return None
    try:
        return _tree(msgspec.json.decode(text))
    except msgspec.DecodeError:
        raise NotADigest("the results document is no JSON") from None


def _tree(value: Any) -> Json:
    """What may be anything, as the object it should be."""
    return value if isinstance(value, dict) else {}


def _receipt_in(written: Json) -> Json:
    """A receipt may stand alone."""
    return _tree(written["receipt"]) if "receipt" in written else written


def _digest_in(written: Json) -> str:
    digest = _receipt_in(written).get("digest")
    if not isinstance(digest, str):
        raise NotADigest(
            "receipt.digest is missing: this is no results document, or one of an engine that "
            "made no digest"
        )
    return digest


def _with_written(found: Verification, results: Results, written: Json) -> Verification:
    """The digest is right; now what the file itself says."""
    ours = msgspec.json.decode(results.to_json(stations=_stations_of(written)))
    sets = _sets_that_differ(ours, written) if "receipt" in written else []
    parts = _parts_that_differ(ours, written)
    if not sets and not parts:
        return found
    named = ", ".join([*(f"'{name}'" for name in sets), *(f"the {part}" for part in parts)])
    otherwise = "" if found.same_engine else ", or its engine wrote that otherwise"
    return msgspec.structs.replace(
        found,
        same=False,
        message="The digest is right, but not what is written beside it: the results document was "
        f"changed in {named}{otherwise}.",
        differing_sets=sets,
        differing_parts=[DigestPart.checks] if DigestPart.checks in parts else [],
    )


def _sets_that_differ(ours: Json, written: Json) -> list[str]:
    return [
        name
        for group in GROUPS
        for name in ours[group] | _tree(written.get(group))
        if not _has_same(ours[group], _tree(written.get(group)), name)
    ]


def _parts_that_differ(ours: Json, written: Json) -> list[str]:
    parts = ours.keys() - {*GROUPS, "receipt", *OF_THE_OCCASION} if "receipt" in written else ()
    differing = [name for name in ours if name in parts and not _has_same(ours, written, name)]
    receipt, theirs = ours["receipt"], _receipt_in(written)
    lasting = [name for name in receipt if name not in OF_THE_OCCASION]
    if not all(_has_same(receipt, theirs, name) for name in lasting):
        differing.append("receipt")
    return [WORDS.get(name, name) for name in differing]


def _has_same(ours: Json, written: Json, name: str) -> bool:
    return name in ours and name in written and _is_equal(ours[name], written[name])


def _is_equal(a: Any, b: Any) -> bool:
    """As JSON has it: 1 is 1.0, and true is not 1."""
    if isinstance(a, dict) and isinstance(b, dict):
        return a.keys() == b.keys() and all(_is_equal(a[name], b[name]) for name in a)
    if isinstance(a, list) and isinstance(b, list):
        return len(a) == len(b) and all(map(_is_equal, a, b))
    return bool(a == b) and isinstance(a, bool) == isinstance(b, bool)


def _stations_of(written: Json) -> int:
    """How many section forces inside each member were written."""
    for group in GROUPS:
        for one in _tree(written.get(group)).values():
            for member in _tree(_tree(one).get("member_results")).values():
                inside = _tree(member).get("section_forces")
                return len(inside) if isinstance(inside, list) else 0
    return 3
