"""`python -m proof.security.timing 300` asks every question so often for what is there and for what
is not, in an order of chance, of a service with its real costs, and compares the times.

One question is asked once more of a service that does less work for accounts that do not exist:
there the times have to tell, else they would not tell anything.
"""

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2

from proof.record import Event, Record, load
from proof.security.controls.of_accounts import SAME_WORK
from proof.security.controls.trial import switched_off
from proof.security.roc import area_under_curve
from proof.security.timing.prepared import Prepared, prepare
from proof.security.timing.questions import QUESTIONS, TOKEN, Question
from proof.security.timing.verdict import WITHOUT_CONTROL, is_fault
from tests.free_port import find_free_port
from tests.running_service import running_service

SEED = 1982
PAUSE_SECONDS = 0.002
"""What an answer leaves to be done is done before the next question."""


def measure(question: Question, there: Prepared, count: int, base_url: str) -> float:
    """The area under the curve."""
    chance = random.Random(f"{SEED} {question.name}")
    order = [(n, is_known) for n in range(count) for is_known in (True, False)]
    chance.shuffle(order)
    times: dict[bool, list[float]] = {True: [], False: []}
    with httpx2.Client(base_url=base_url, timeout=60) as client:
        for place, (number, is_known) in enumerate(order):
            asked = (question.known if is_known else question.unknown)(there, number)
            headers = {
                "X-Forwarded-For": f"10.{place >> 16}.{place >> 8 & 255}.{place & 255}",
                **asked.options.get("headers", {}),
            }
            options = {**asked.options, "headers": headers}
            request = client.build_request(asked.method, asked.path, **options)
            start = time.perf_counter()
            answer = client.send(request)
            times[is_known].append(time.perf_counter() - start)
            assert answer.status_code == question.status, answer.text
            time.sleep(PAUSE_SECONDS)
    return area_under_curve(times[True], times[False])


@contextmanager
def running_mail_sink() -> Iterator[str]:
    """A mail server in a process of its own, so that it takes no time of those who measure."""
    address = f"127.0.0.1:{find_free_port()}"
    words = ["-n", "-c", "aiosmtpd.handlers.Sink", "-l", address]
    process = subprocess.Popen([sys.executable, "-m", "aiosmtpd", *words])
    try:
        yield f"smtp://{address}"
    finally:
        process.terminate()
        process.wait()


def prove(questions: tuple[Question, ...], count: int, note: str = "") -> Iterator[Event]:
    with tempfile.TemporaryDirectory() as folder, running_mail_sink() as smtp_url:
        there = prepare(Path(folder), count)
        with running_service(
            Path(folder),
            smtp_url=smtp_url,
            mail_from="loadpath@example.com",
            trusted_proxies="127.0.0.1/32",
        ) as service:
            for question in questions:
                area = measure(question, there, count, service.base_url)
                yield {
                    "question": question.name,
                    "note": note,
                    "samples": count,
                    "area": round(area, 3),
                    "load": load(),
                }


def keep(record: Record, event: Event) -> None:
    """The last one of each question."""
    asked = (event["question"], event["note"])
    record.events = [one for one in record.events if (one["question"], one["note"]) != asked]
    record.add(event)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("count", type=int, nargs="?", default=300)
    parser.add_argument("--only", default="", help="a part of a question; without the control")
    asked = parser.parse_args()
    questions = tuple(each for each in QUESTIONS if asked.only in each.name)
    events = []
    for event in prove(questions, asked.count):
        print(json.dumps(event), flush=True)
        events.append(event)
    if not asked.only:
        os.environ |= switched_off(SAME_WORK)
        for event in prove((TOKEN,), asked.count // 3, WITHOUT_CONTROL):
            print(json.dumps(event), flush=True)
            events.append(event)
    record = Record("security-timing")
    for event in events:
        keep(record, event)
    if any(map(is_fault, events)):
        raise SystemExit(f"times tell what answers do not: {record.path}")


if __name__ == "__main__":
    main()
