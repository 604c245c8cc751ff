"""A file of another program as a model: read by a worker, like every large body."""

from collections.abc import Mapping
from types import MappingProxyType

from loadpath.exchange import ExchangeError, TooLarge, read_dxf, read_saf
from loadpath.exchange.dxf import UNITS, UPWARD
from loadpath.service.answers.answer import encoder
from loadpath.service.authoring.types import ImportedModel, NotCarriedOver
from loadpath.service.bodies import processor_time
from loadpath.service.bodies.received_body import Limits
from loadpath.service.bodies.steps import step
from loadpath.service.errors import InvalidParameter, PayloadTooLarge, UnreadableFile

WORKBOOK = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
MEDIA_TYPES = (WORKBOOK, "image/vnd.dxf", "application/dxf", "application/octet-stream")
DRAWN: dict[str, tuple[str, ...]] = {"unit": tuple(UNITS), "up": UPWARD}
"""What may be said of a drawing that does not say it."""
MOST_SECONDS = 30
"""Of processor time: about 100,000 lines of a drawing."""
_ARCHIVE = b"PK"


def refuse_wrong(query: Mapping[str, str], is_workbook: bool) -> None:
    """Refuse what a drawing cannot be, and what a workbook says itself."""
    for name, value in query.items():
        if is_workbook:
            raise InvalidParameter(f"`{name}` is of drawings; the file is a workbook.")
        if value not in DRAWN[name]:
            known = ", ".join(DRAWN[name])
            raise InvalidParameter(f"`{name}` is {value[:40]!r}; it should be one of {known}.")


def read_import_request(
    body: bytes, limits: Limits, query: Mapping[str, str] = MappingProxyType({})
) -> bytes:
    """The model and what it does not hold, as the answer's text."""
    is_workbook = body.startswith(_ARCHIVE)
    refuse_wrong(query, is_workbook)
    try:
        with step("read file"), processor_time.at_most(MOST_SECONDS):
            if is_workbook:
                transfer = read_saf(body, most_bytes=limits.body)
            else:
                transfer = read_dxf(body, unit=query.get("unit"), up=query.get("up"))
    except TooLarge as error:
        raise PayloadTooLarge(f"The file is too large: {error}.") from None
    except TimeoutError:
        raise PayloadTooLarge(
            f"The file takes more than {MOST_SECONDS} s of processor time to read; "
            "send less at once, or read it with `loadpath convert`."
        ) from None
    except ExchangeError as error:
        raise UnreadableFile(f"{error}.") from None
    text = encoder.encode(transfer.model)
    if len(text) > limits.model:
        raise PayloadTooLarge(
            f"The model is {len(text)} bytes of JSON; the most is {limits.model} bytes."
        )
    report = [
        NotCarriedOver(each.object, each.name, each.message, each.effect.value)
        for each in transfer.report
    ]
    return encoder.encode(ImportedModel(transfer.model, report))
