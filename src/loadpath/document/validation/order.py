"""Brings findings into the order in which a reader of the document meets their places."""

from collections import defaultdict
from typing import Any

import msgspec

from .issues import Finding

_objects = msgspec.json.Decoder(dict[str, msgspec.Raw])
_lists = msgspec.json.Decoder(list[msgspec.Raw])


def in_document_order(findings: list[Finding], document: Any, depth: int = 0) -> list[Finding]:
    """The findings sorted by where they are in the document, be it parsed or still text.

    Text is taken apart only along the paths of the findings.
    """
    if len(findings) < 2:
        return findings
    result = [finding for finding in findings if len(finding.where) == depth]
    groups: dict[str | int, list[Finding]] = defaultdict(list)
    for finding in findings:
        if len(finding.where) > depth:
            groups[finding.where[depth]].append(finding)
    value = _open(document, groups)
    if isinstance(value, dict):
        present = [key for key in value if key in groups]
    elif isinstance(value, list):
        present = sorted(key for key in groups if isinstance(key, int) and key < len(value))
    else:
        present = []
    for key in present:
        result += in_document_order(groups.pop(key), value[key], depth + 1)
    for missing in groups.values():
        result += missing
    return result


def _open(document: Any, keys: dict[str | int, list[Finding]]) -> Any:
    if not isinstance(document, bytes | msgspec.Raw):
        return document
    decoder = _lists if any(isinstance(key, int) for key in keys) else _objects
    try:
        return decoder.decode(document)
    except (msgspec.DecodeError, ValueError):
        return None
