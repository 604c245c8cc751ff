"""One request as data, and what to make of its answer; sending it is the clients' business."""

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

import msgspec

from loadpath.client.errors import UnreadableAnswer, error_of
from loadpath.document.foreign_numbers import as_number

T = TypeVar("T")

Reader = Callable[[bytes, Mapping[str, str]], T]


class Call(msgspec.Struct, Generic[T], frozen=True, kw_only=True):
    """A request.

    `is_repeatable` says that sending it twice does no more than sending it once, so that a broken
    connection may be tried again.
    """

    method: str
    path: str
    read: Reader[T]
    body: bytes | None = None
    query: dict[str, str] = {}
    headers: dict[str, str] = {}
    is_repeatable: bool = True
    needs_credentials: bool = True


def read_as(kind: type[T]) -> Reader[T]:
    """A reader that decodes a JSON body into a type."""
    decoder = msgspec.json.Decoder(kind)

    def read(body: bytes, headers: Mapping[str, str]) -> T:
        try:
            return decoder.decode(body)
        except msgspec.DecodeError as error:
            raise UnreadableAnswer(
                f"The answer is not one of a Loadpath service: {error}"
            ) from error

    return read


def read_nothing(body: bytes, headers: Mapping[str, str]) -> None:
    """A reader of an answer that has nothing in it."""


def settle(call: Call[T], status: int, headers: Mapping[str, str], body: bytes) -> T:
    """The result of an answer, or its exception."""
    if status >= 400:
        raise error_of(status, headers, body)
    if status >= 300:
        raise UnreadableAnswer(
            f"The service answered {status} to {call.method} {call.path}; "
            "is base_url the service's own address?"
        )
    return call.read(body, headers)


def encode_model(model: Any) -> bytes:
    """`{"model": ...}` with a document given as text, bytes, dict or `loadpath` Document."""
    return msgspec.json.encode({"model": model_part(model)}, enc_hook=as_number)


def model_part(model: Any) -> Any:
    """A document as it goes into a request: JSON text is passed on untouched."""
    if isinstance(model, bytes):
        return msgspec.Raw(model)
    return model
