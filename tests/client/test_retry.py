"""What is tried again and what is not, on a service that fails on purpose."""

from collections.abc import Callable

import httpx2
import pytest

from loadpath.client import (
    ApiError,
    Client,
    ConnectionFailed,
    LoadpathError,
    RateLimitedError,
    ServiceUnavailableError,
    UnreadableAnswer,
)
from loadpath.client.retry import RetryPolicy

QUICK = RetryPolicy(attempts=3, first_wait=0.0)
ACCOUNT = {"user_id": "1", "email": "a@example.com", "is_premium": False}
Answer = httpx2.Response | Exception


class Script:
    """A transport that plays prepared answers and remembers the requests."""

    def __init__(self, *answers: Answer) -> None:
        self.answers = list(answers)
        self.requests: list[httpx2.Request] = []

    def __call__(self, request: httpx2.Request) -> httpx2.Response:
        self.requests.append(request)
        answer = self.answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer

    def client(self) -> Client:
        return Client("http://service", "key", retry=QUICK, transport=httpx2.MockTransport(self))


def failure(status: int, **headers: str) -> httpx2.Response:
    return httpx2.Response(status, json={"error": "no", "code": "x"}, headers=headers)


def account() -> httpx2.Response:
    return httpx2.Response(200, json=ACCOUNT)


@pytest.mark.parametrize(
    "first",
    [
        httpx2.ConnectError("refused"),
        httpx2.ReadTimeout("slow"),
        failure(503),
        failure(500),
        failure(429, **{"retry-after": "0"}),
    ],
)
def test_a_passing_failure_is_tried_again(first: Answer) -> None:
    script = Script(first, account())
    assert script.client().me().email == "a@example.com"
    assert len(script.requests) == 2


def test_a_retried_hand_off_carries_the_same_idempotency_key() -> None:
    script = Script(httpx2.ReadError("broken"), failure(400))
    with pytest.raises(ApiError):
        script.client().solve({})
    keys = {request.headers["idempotency-key"] for request in script.requests}
    assert len(script.requests) == 2
    assert len(keys) == 1


def test_making_a_key_is_not_repeated_when_the_answer_was_lost() -> None:
    script = Script(httpx2.ReadError("broken"))
    with pytest.raises(ConnectionFailed):
        script.client().create_api_key("name")
    assert len(script.requests) == 1


@pytest.mark.parametrize("status", [400, 401, 403, 404, 409, 413, 422, 507])
def test_a_final_failure_is_not_tried_again(status: int) -> None:
    script = Script(failure(status, **{"x-request-id": "r1"}))
    with pytest.raises(ApiError) as caught:
        script.client().me()
    assert (caught.value.status, caught.value.code, caught.value.request_id) == (status, "x", "r1")


@pytest.mark.parametrize(
    ("answer", "kind"),
    [(failure(503), ServiceUnavailableError), (failure(429), RateLimitedError)],
)
def test_attempts_end(answer: httpx2.Response, kind: type[ApiError]) -> None:
    script = Script(answer, answer, answer)
    with pytest.raises(kind):
        script.client().me()


def test_a_long_wait_is_left_to_the_caller() -> None:
    script = Script(failure(429, **{"retry-after": "240"}))
    with pytest.raises(RateLimitedError) as caught:
        script.client().me()
    assert caught.value.retry_after == 240


def test_another_kind_of_server_is_recognised() -> None:
    script = Script(httpx2.Response(200, text="<html>hello</html>"))
    with pytest.raises(UnreadableAnswer):
        script.client().me()


@pytest.mark.parametrize(
    "make",
    [
        lambda: Client("not an address", "key"),
        lambda: Client("http://service", "key", token="token"),
        lambda: Client("http://service").me(),
    ],
)
def test_a_client_that_cannot_work_says_why(
    make: Callable[[], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("LOADPATH_API_KEY", raising=False)
    with pytest.raises(LoadpathError):
        make()
