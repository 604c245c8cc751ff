"""Retries that do no harm: the first answer under an Idempotency-Key is the answer for a day."""

import hashlib
import re

import msgspec

from loadpath.service.answers.answer import Answer
from loadpath.service.clock import DAY
from loadpath.service.errors import IdempotencyConflict, InvalidParameter
from loadpath.service.operations.call import Call
from loadpath.store.idempotent_answers import claim_key, keep_answer
from loadpath.store.transaction import Transaction, Work
from loadpath.store.unfinished import finished

HEADER = "idempotency-key"
SHAPE = re.compile(r"[\x21-\x7e]{1,200}")
KEPT_FOR = DAY


async def write_once(call: Call, work: Work[Answer]) -> Answer:
    """Do `work` in one transaction; a retry under the same key gets the first answer instead."""
    key = read_key(call)
    account_id = call.caller.account.id
    if key is None:
        return await call.resources.store.write(work, line=account_id)
    route = f"{call.scope['method']} {call.scope['path']}\n".encode()
    request_hash = hashlib.sha256(route + call.body_hash).digest()

    # A claim is over when it is so by this clock and by the database's, which all processes share:
    # one whose clock is wrong neither ends the claims of others nor makes some that have ended.
    here, there = call.resources.clock(), await call.resources.store.now()
    over, expires_at = min(here, there), max(here, there) + KEPT_FOR

    def work_once(tx: Transaction) -> Answer:
        first = claim_key(tx, account_id, key, request_hash, over, expires_at)
        if first is None:
            answer: Answer = finished(work(tx))
            keep_answer(tx, account_id, key, msgspec.msgpack.encode(answer))
            return answer
        if first.request_hash != request_hash:
            raise IdempotencyConflict(
                "This Idempotency-Key was used for another request; take a new one."
            )
        answer = msgspec.msgpack.decode(first.answer, type=Answer)
        return msgspec.structs.replace(
            answer, headers={**answer.headers, "Idempotency-Replayed": "true"}
        )

    return await call.resources.store.write(work_once, line=account_id)


def read_key(call: Call) -> str | None:
    key = call.headers.get(HEADER)
    if key is not None and not SHAPE.fullmatch(key):
        raise InvalidParameter("Idempotency-Key should be 1 to 200 printable characters.")
    return key
