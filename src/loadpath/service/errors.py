"""The catalogue of errors: every failing answer is one of these.

An error knows its status and its code; it is raised where the problem is found and rendered in
one place (`error_answers`). The text says what was found and what is expected.

docs/reference/errors.md is the same list for users; a test keeps the two together.
"""

from collections.abc import Iterator
from typing import Any, ClassVar


class ServiceError(Exception):
    """A failing answer. Subclasses with a `code` of their own form the catalogue."""

    status: ClassVar[int]
    code: ClassVar[str]
    meaning: ClassVar[str]
    example: ClassVar[str]

    def __init__(self, message: str, headers: dict[str, str] | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.headers = headers or {}
        self.path = ""
        """The parameter that is wrong, where the one who raises it knows; not part of the body."""

    def body(self) -> dict[str, Any]:
        """The JSON body of the answer."""
        return {"error": self.message, "code": self.code}


class InvalidRequest(ServiceError):
    status = 400
    code = "invalid_request"
    meaning = "The message is not HTTP as this service accepts it."
    example = "The request has no Host header."


class InvalidJson(ServiceError):
    status = 400
    code = "invalid_json"
    meaning = "A body, or a model sent as a string, cannot be read as JSON."
    example = "The body is not readable as JSON: unexpected end of the text."


class MissingParameter(ServiceError):
    status = 400
    code = "missing_parameter"
    meaning = "A required parameter is absent."
    example = "`model` is missing: send the model as an object or as a string of JSON."


class ConflictingParameters(ServiceError):
    status = 400
    code = "conflicting_parameters"
    meaning = "Two parameters contradict each other, such as two spellings with different values."
    example = "`span_m` is 6 and `length` is 7: send one of them."


class InvalidParameter(ServiceError):
    status = 400
    code = "invalid_parameter"
    meaning = "A parameter has the wrong type, is out of range, or is not known here."
    example = "`expiresInDays` should be a positive whole number of days or null; it is 0."


class UnreadableFile(ServiceError):
    status = 400
    code = "unreadable_file"
    meaning = "The file is no workbook or drawing that can be read; the text says where and why."
    example = (
        "StructuralPointSupport, row 3, column 'ux': should be one of Rigid, Free, Flexible; "
        "found 'Loose'."
    )


class UnknownSection(ServiceError):
    status = 400
    code = "unknown_section"
    meaning = "The library has no section of this name."
    example = "'IPE 301' is not in the library; the nearest is 'IPE300'."


class UnknownMaterial(ServiceError):
    status = 400
    code = "unknown_material"
    meaning = "There is no material of this name."
    example = "'S999' is not a known material; known are steel_S235, steel_S275, steel_S355."


class UnknownSupport(ServiceError):
    status = 400
    code = "unknown_support"
    meaning = "There is no support arrangement of this name."
    example = "'hinged' is not a known support; known are simply_supported, cantilever."


class UnknownLoadType(ServiceError):
    status = 400
    code = "unknown_load_type"
    meaning = "There is no load type of this name."
    example = "'line' is not a known load_type; known are udl, point."


class UnknownScope(ServiceError):
    status = 400
    code = "unknown_scope"
    meaning = "There is no scope of this name."
    example = "'admin' is not a scope; scopes are handoff, models:read, models:write, keys."


class Unauthorized(ServiceError):
    status = 401
    code = "unauthorized"
    meaning = "No credential was sent, or it is not valid, has expired or was revoked."
    example = "Send an API key in X-API-Key, or a token in 'Authorization: Bearer'."

    def __init__(self, message: str) -> None:
        super().__init__(message, {"WWW-Authenticate": 'Bearer realm="loadpath"'})


class InvalidCredentials(Unauthorized):
    code = "invalid_credentials"
    meaning = "E-mail address and password do not belong together."
    example = "E-mail address or password is wrong."


class ProRequired(ServiceError):
    status = 403
    code = "pro_required"
    meaning = "Saving models is part of the Pro tier, and this account is on the free tier."
    example = "Saving models needs the Pro tier; park the model with POST /api/sdk/solve instead."


class SignInFailed(ServiceError):
    status = 403
    code = "sign_in_failed"
    meaning = "A sign-in with an outside provider did not come to a good end; the text says why."
    example = "This sign-in was not begun in this browser, or took too long."


class SecondFactorNeeded(ServiceError):
    status = 403
    code = "second_factor_needed"
    meaning = "The password is right, but the account signs in with its provider's second factor."
    example = "This account signs in with single sign-on; programs use an API key."


class CrossOrigin(ServiceError):
    status = 403
    code = "cross_origin"
    meaning = "A form of one of our pages, or a call of the MCP server, came from another site."
    example = "This form was sent by another site; open the page here and try again."


class InsufficientScope(ServiceError):
    status = 403
    code = "insufficient_scope"
    meaning = "The API key is valid, but its scopes or its expiry do not allow this."
    example = "This key has the scopes models:read; this needs 'handoff'."


class NotFound(ServiceError):
    status = 404
    code = "not_found"
    meaning = "The path, or the thing it names, does not exist (for this account)."
    example = "There is no saved model 'f3b0' in this account."


class MethodNotAllowed(ServiceError):
    status = 405
    code = "method_not_allowed"
    meaning = "The path exists, but not with this method; Allow lists those it has."
    example = "/api/sdk/solve does not answer PATCH; it answers OPTIONS, POST."


class RequestTimeout(ServiceError):
    status = 408
    code = "request_timeout"
    meaning = "The request did not arrive in time."
    example = "The request took too long to arrive."


class IdempotencyConflict(ServiceError):
    status = 409
    code = "idempotency_conflict"
    meaning = "The Idempotency-Key was used before with another request."
    example = "This Idempotency-Key was used for another request; take a new one."


class TooManyKeys(ServiceError):
    status = 409
    code = "too_many_keys"
    meaning = "The account has as many API keys as it may have."
    example = "The account has 1000 API keys, which is the most; revoke one first."


class Gone(ServiceError):
    status = 410
    code = "gone"
    meaning = "The link worked once and has ended."
    example = "This link expired on 2026-05-04 at 10:15:00 UTC, 24 hours after it was made."


class PreconditionFailed(ServiceError):
    status = 412
    code = "precondition_failed"
    meaning = "The saved model has changed since it was read: its ETag is not that of If-Match."
    example = 'The model has changed since: its ETag is now "3". Fetch it again.'


class PayloadTooLarge(ServiceError):
    status = 413
    code = "payload_too_large"
    meaning = "The body or the model in it is larger than the limit, before or after unpacking."
    example = "The model is larger than 16777216 bytes."


class Misdirected(ServiceError):
    status = 421
    code = "misdirected"
    meaning = "The Host header names another service than this one."
    example = "The MCP server answers at loadpath.example.com; the Host header is 'evil.test'."


class UnsupportedMediaType(ServiceError):
    status = 415
    code = "unsupported_media_type"
    meaning = "The body is of another type than is read here, or packed in a way not known here."
    example = "Content-Type should be application/json; it is text/plain."


class InvalidModel(ServiceError):
    status = 422
    code = "invalid_model"
    meaning = "The model is readable but fails validation; `errors` and `warnings` list why."
    example = "The model has 1 error; no link was made."

    def __init__(self, message: str, errors: list[Any], warnings: list[Any]) -> None:
        super().__init__(message)
        self.errors = errors
        self.warnings = warnings

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.message, self.errors, self.warnings)

    def body(self) -> dict[str, Any]:
        return {**super().body(), "errors": self.errors, "warnings": self.warnings}


class RateLimited(ServiceError):
    status = 429
    code = "rate_limited"
    meaning = "Too many requests, failed sign-ins or new accounts; see Retry-After."
    example = "Too many failed sign-ins; try again in 240 seconds."

    def __init__(self, message: str, retry_after: int) -> None:
        super().__init__(message, {"Retry-After": str(retry_after)})


class HeadersTooLarge(ServiceError):
    status = 431
    code = "headers_too_large"
    meaning = "The request's address and headers are larger than the limit."
    example = "The headers are larger than 32768 bytes."


class InternalError(ServiceError):
    status = 500
    code = "internal_error"
    meaning = "A fault of the service. The log has the details under the request's X-Request-Id."
    example = "Something failed here. Quote the X-Request-Id when you report it."


class Unavailable(ServiceError):
    status = 503
    code = "unavailable"
    meaning = "The service cannot answer now; the same request may work later."
    example = "The database does not answer; try again."

    def __init__(self, message: str) -> None:
        super().__init__(message, {"Retry-After": "2"})


class StorageIsFull(ServiceError):
    status = 507
    code = "storage_full"
    meaning = "There is no room left, in the account or in the database."
    example = "The account holds 1000 saved models, which is the most; delete one first."


def list_errors() -> list[type[ServiceError]]:
    """The catalogue, in the order of status and code."""

    def walk(error: type[ServiceError]) -> Iterator[type[ServiceError]]:
        for child in error.__subclasses__():
            if "code" in vars(child):
                yield child
            yield from walk(child)

    return sorted(walk(ServiceError), key=lambda error: (error.status, error.code))
