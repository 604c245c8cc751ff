"""A file of another program as a model: read by a worker, like every large body."""

from loadpath.exchange import ExchangeError, TooLarge, read_dxf, read_saf
from loadpath.service.answers.answer import encoder
from loadpath.service.authoring.types import ImportedModel, NotCarriedOver
from loadpath.service.bodies.received_body import Limits
from loadpath.service.bodies.steps import step
from loadpath.service.errors import PayloadTooLarge, UnreadableFile

WORKBOOK = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
MEDIA_TYPES = (WORKBOOK, "image/vnd.dxf", "application/dxf", "application/octet-stream")
_ARCHIVE = b"PK"


def read_import_request(body: bytes, limits: Limits) -> bytes:
    """The model and what it does not hold, as the answer's text."""
    try:
        with step("read file"):
            if body.startswith(_ARCHIVE):
                transfer = read_saf(body, most_bytes=limits.body)
            else:
                transfer = read_dxf(body)
    except TooLarge as error:
        raise PayloadTooLarge(f"The file is too large: {error}.") from None
    except ExchangeError as error:
        raise UnreadableFile(f"{error}.") from None
    text = encoder.encode(transfer.model)
    if len(text) > limits.model:
        raise PayloadTooLarge(
            f"The model is {len(text)} bytes of JSON; the most is {limits.model} bytes."
        )
    report = [NotCarriedOver(each.object, each.name, each.message) for each in transfer.report]
    return encoder.encode(ImportedModel(transfer.model, report))
