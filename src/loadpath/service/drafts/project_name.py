"""What a model is called in the list of its owner's links: the name of its project."""

import msgspec

LONGEST = 120


class _GeneralInfo(msgspec.Struct, frozen=True):
    project_name: str = ""


class _Settings(msgspec.Struct, frozen=True):
    general_info: _GeneralInfo = _GeneralInfo()


class _Outline(msgspec.Struct, frozen=True):
    """The one name that is read; everything else is skipped."""

    settings: _Settings = _Settings()


_decoder = msgspec.json.Decoder(_Outline)


def read_project_name(text: bytes) -> str | None:
    """The name in a text that nobody else reads; None where there is none."""
    try:
        return in_one_line(_decoder.decode(text).settings.general_info.project_name)
    except msgspec.DecodeError:
        return None


def in_one_line(name: str) -> str | None:
    """The name as every database keeps it, shortened; None where it is empty."""
    printable = "".join(letter if letter.isprintable() else " " for letter in name)
    words = " ".join(printable.split())
    return (words if len(words) <= LONGEST else words[: LONGEST - 1] + "…") or None
