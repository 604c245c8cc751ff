"""Changes of one saved model at the same moment: none is lost, and none counts twice.

Every client reads the model, adds one to a number in it and puts it back for the state it has read
(`If-Match`). Those who were late are told so and have changed nothing.
"""

from collections.abc import Iterable

from proof.concurrency.crowd import Client, Crowd, is_unknown
from proof.concurrency.events import Outcome

TRIES = 4


class Race:
    def __init__(self, crowd: Crowd) -> None:
        body = {"name": "race", "model": {"count": 0}}
        _, answer = crowd.clients[0].ask_until_told("POST", "/api/sdk/models", json=body)
        self.path = f"/api/sdk/models/{answer.json()['id']}"
        self.acknowledged: list[int] = []
        self.unknown: list[int] = []
        """Of changes that may have been made or not."""
        self.faults: list[str] = []

    def run(self, client: Client) -> None:
        for _ in range(TRIES):
            _, read = client.ask_until_told("GET", self.path)
            count = read.json()["model"]["count"] + 1
            _, answer = client.ask(
                "PUT",
                self.path,
                json={"model": {"count": count}},
                headers={"If-Match": read.headers["ETag"]},
            )
            if answer.status_code == 200:
                self.acknowledged.append(count)
            elif is_unknown(answer):
                self.unknown.append(count)
            elif answer.status_code != 412:
                self.faults.append(f"{answer.status_code} {answer.text}")


def run_race(crowd: Crowd) -> Outcome:
    race = Race(crowd)
    crowd.all_do(race.run)
    client = crowd.clients[0]
    _, last = client.ask_until_told("GET", race.path)
    count = last.json()["model"]["count"]
    faults = race.faults + find_faults(race.acknowledged, count, race.unknown)
    client.ask_until_told("DELETE", race.path)
    return Outcome(2 * TRIES * len(crowd.clients), faults, crowd.take_unknown())


def find_faults(acknowledged: list[int], last: int, unknown: Iterable[int] = ()) -> list[str]:
    """Each number once, and the last one is what is there; one that nobody was told of is that of
    a change which may have been made."""
    untold = set(range(1, last + 1)) - set(acknowledged)
    if untold <= set(unknown) and sorted([*acknowledged, *untold]) == list(range(1, last + 1)):
        return []
    return [f"the model says {last}; acknowledged were {sorted(acknowledged)}"]
