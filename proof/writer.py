"""One account that writes all the time: saved models, links and keys are made, changed and ended.

Every wish is entered in the ledger before it is sent and acknowledged when its answer has come. A
request that makes something and is not answered is sent again with its Idempotency-Key once the
service is back, and must have made one thing, whether the first one was done or not.
"""

import json
import random
import threading
import time
import uuid
from collections.abc import Callable
from functools import partial
from typing import Any

import httpx2

from loadpath.builders import create_beam
from proof.ledger import Ledger

MOST = 8
"""Living things of a kind: what is verified after every disturbance."""
REFUSED = (429, 507)
"""Answers that say that nothing was done."""
UNKNOWN = 503
"""It may have been done: the database went away before it said."""
PATIENCE = 20
"""Seconds that a reader asks again where the service is not back yet."""


class Writer:
    def __init__(self, base_url: str, key: str, seed: int) -> None:
        self.ledger = Ledger()
        self.faults: list[str] = []
        self.refusals = 0
        self.unanswered = 0
        self._choice = random.Random(seed)
        self._client = httpx2.Client(base_url=base_url, headers={"X-API-Key": key}, timeout=30)
        self._secrets: dict[str, str] = {}
        self._unfinished: tuple[str, str, dict[str, Any]] | None = None
        self._thread: threading.Thread | None = None
        self._stop = threading.Event()

    def start(self) -> None:
        self._stop.clear()
        self._thread = threading.Thread(target=self._write)
        self._thread.start()

    def stop(self) -> None:
        self._stop.set()
        if self._thread is not None:
            self._thread.join()

    def close(self) -> None:
        self._client.close()

    def _write(self) -> None:
        while not self._stop.is_set():
            try:
                wish = self._finish if self._unfinished else self._choice.choice(self._wishes())
                wish()
            except httpx2.TransportError:
                self.unanswered += 1
                self._stop.wait(0.02)

    def _wishes(self) -> list[Callable[[], None]]:
        wishes: list[Callable[[], None]] = []
        for kind, make, changes in (
            ("model", self._save, (self._change, self._delete)),
            ("link", self._park, (self._end_link,)),
            ("key", self._make_key, (self._revoke,)),
        ):
            living = self.ledger.living(kind)
            if len(living) < MOST:
                wishes.append(make)
            if living:
                thing = self._choice.choice(living)
                wishes += [partial(change, thing) for change in changes]
        return wishes

    def prepare(self, operation: str) -> Callable[[], None]:
        """One operation by its name, with what it changes or ends made before."""
        if self._unfinished is not None:
            self._finish()
        kind, make, change = {
            "save": ("model", self._save, None),
            "change": ("model", self._save, self._change),
            "delete": ("model", self._save, self._delete),
            "park": ("link", self._park, None),
            "end a link": ("link", self._park, self._end_link),
            "make a key": ("key", self._make_key, None),
            "revoke a key": ("key", self._make_key, self._revoke),
        }[operation]
        living = self.ledger.living(kind)
        if change is None:
            self._make_room(kind, living)
            return make
        if not living:
            make()
        return partial(change, self.ledger.living(kind)[-1])

    def wait_until_written(self) -> None:
        """Until a key is made again, which it ends."""
        deadline = time.monotonic() + PATIENCE
        while True:
            known = len(self.ledger.living("key"))
            self._make_key()
            if len(self.ledger.living("key")) > known:
                self._revoke(self.ledger.living("key")[-1])
                return
            assert time.monotonic() < deadline, "the service does not write any more"

    def _make_room(self, kind: str, living: list[str]) -> None:
        end = {"model": self._delete, "link": self._end_link, "key": self._revoke}[kind]
        for thing in living[MOST - 1 :]:
            end(thing)

    def _save(self) -> None:
        name = uuid.uuid4().hex
        self._make("model", "/api/sdk/models", {"name": name, "model": new_model(name)})

    def _park(self) -> None:
        self._make("link", "/api/sdk/solve", {"model": new_model(uuid.uuid4().hex)})

    def _make(self, kind: str, path: str, body: dict[str, Any]) -> None:
        token = uuid.uuid4().hex
        self._unfinished = (kind, path, {"token": token, "body": body})
        self._finish()

    def _finish(self) -> None:
        """Send what makes a thing; a second time it must be the same thing."""
        assert self._unfinished is not None
        kind, path, wish = self._unfinished
        answer = self._client.post(
            path, json=wish["body"], headers={"Idempotency-Key": wish["token"]}
        )
        if answer.status_code in (200, 201):
            said = answer.json()
            made = said["id"] if kind == "model" else said["open_url"].rpartition("/")[2]
            self._enter(f"{kind} {made}", text_of(wish["body"]["model"]))
        elif self._is_unknown(answer):
            return
        self._unfinished = None

    def _enter(self, thing: str, state: str) -> None:
        self.ledger.ask(thing, state)
        self.ledger.acknowledge(thing)

    def _change(self, thing: str) -> None:
        model = new_model(uuid.uuid4().hex)
        self._tell(thing, text_of(model), "PUT", model_path(thing), {"model": model})

    def _delete(self, thing: str) -> None:
        self._tell(thing, None, "DELETE", model_path(thing))

    def _end_link(self, thing: str) -> None:
        self._tell(thing, None, "DELETE", f"/api/sdk/drafts/{id_of(thing)}")

    def _make_key(self) -> None:
        """Its answer is not kept by the service: one that nobody was told of is an orphan."""
        answer = self._client.post(
            "/api/sdk/api-keys", json={"name": "proof", "scopes": [], "expiresInDays": None}
        )
        if answer.status_code in (200, 201):
            said = answer.json()
            thing = f"key {said['id']}"
            self._secrets[thing] = said["key"]
            self._enter(thing, "valid")
        else:
            self._is_unknown(answer)

    def _revoke(self, thing: str) -> None:
        self._tell(thing, None, "DELETE", f"/api/sdk/api-keys?id={id_of(thing)}")

    def _tell(
        self, thing: str, state: str | None, method: str, path: str, body: Any = None
    ) -> None:
        self.ledger.ask(thing, state)
        answer = self._client.request(method, path, json=body)
        if answer.status_code in (200, 204):
            self.ledger.acknowledge(thing)
        elif not self._is_unknown(answer):
            self.ledger.refuse(thing)

    def _is_unknown(self, answer: httpx2.Response) -> bool:
        """Whether what was asked may have been done; refusals that are not clear are faults."""
        self.refusals += 1
        is_clear = answer.status_code in REFUSED or "retry-after" in answer.headers
        if answer.status_code not in (*REFUSED, UNKNOWN) or not is_clear:
            self.faults.append(f"{answer.request.url.path}: {answer.status_code} {answer.text}")
        self._stop.wait(0.02)
        return answer.status_code not in REFUSED

    def verify(self) -> list[str]:
        """Everything this account ever made, read again, and nothing that it did not make."""
        if self._unfinished is not None:
            self._finish()
        self._count_things()
        for thing in list(self.ledger.known):
            if fault := self.ledger.find_fault(thing, self._read(thing)):
                self.faults.append(fault)
        ended = [thing for thing, state in self.ledger.known.items() if state is None]
        for thing in ended[:-MOST]:
            del self.ledger.known[thing]
        found, self.faults = self.faults, []
        return found

    def _count_things(self) -> None:
        for kind, path, name in (("model", "models", "models"), ("link", "drafts", "drafts")):
            listed = {each["id"] for each in self._get(f"/api/sdk/{path}").json()[name]}
            known = {id_of(thing) for thing in self.ledger.known if thing.startswith(kind)}
            self.faults += [f"{kind} {each} was made by nobody" for each in listed - known]

    def _read(self, thing: str) -> str | None:
        if thing.startswith("model"):
            answer = self._get(model_path(thing))
            return text_of(answer.json()["model"]) if answer.status_code == 200 else None
        if thing.startswith("link"):
            answer = self._get(f"/open/{id_of(thing)}/document")
            return text_of(answer.json()) if answer.status_code == 200 else None
        answer = self._get("/api/sdk/me", {"X-API-Key": self._secrets[thing]})
        return "valid" if answer.status_code == 200 else None

    def _get(self, path: str, headers: dict[str, str] | None = None) -> httpx2.Response:
        deadline = time.monotonic() + PATIENCE
        while True:
            answer = self._client.get(path, headers=headers or {})
            if answer.status_code in (200, 401, 404, 410):
                return answer
            assert time.monotonic() < deadline, f"{path}: {answer.text}"
            time.sleep(0.05)


def new_model(name: str) -> dict[str, Any]:
    beam = create_beam(span_m=6, section="IPE300")
    beam["settings"]["general_info"] = {"project_name": name}
    return beam


def text_of(model: dict[str, Any]) -> str:
    return json.dumps(model, sort_keys=True)


def id_of(thing: str) -> str:
    return thing.partition(" ")[2]


def model_path(thing: str) -> str:
    return f"/api/sdk/models/{id_of(thing)}"
