"""Changes of one saved model at the same moment: none is lost, and none counts twice.

Every client reads the model, adds one to a number in it and puts it back for the state it has read
(`If-Match`). Those who were late are told so and have changed nothing.
"""

from proof.concurrency.crowd import Client, Crowd

TRIES = 4


class Race:
    def __init__(self, crowd: Crowd) -> None:
        body = {"name": "race", "model": {"count": 0}}
        _, answer = crowd.clients[0].ask("POST", "/api/sdk/models", json=body)
        self.path = f"/api/sdk/models/{answer.json()['id']}"
        self.acknowledged: list[int] = []
        self.faults: list[str] = []

    def run(self, client: Client) -> None:
        for _ in range(TRIES):
            _, read = client.ask("GET", self.path)
            count = read.json()["model"]["count"] + 1
            _, answer = client.ask(
                "PUT",
                self.path,
                json={"model": {"count": count}},
                headers={"If-Match": read.headers["ETag"]},
            )
            if answer.status_code == 200:
                self.acknowledged.append(count)
            elif answer.status_code != 412:
                self.faults.append(f"{answer.status_code} {answer.text}")


def run_race(crowd: Crowd) -> tuple[int, list[str]]:
    """How many operations were done, and what was wrong."""
    race = Race(crowd)
    crowd.all_do(race.run)
    client = crowd.clients[0]
    _, last = client.ask("GET", race.path)
    faults = race.faults + find_faults(race.acknowledged, last.json()["model"]["count"])
    client.ask("DELETE", race.path)
    return 2 * TRIES * len(crowd.clients), faults


def find_faults(acknowledged: list[int], last: int) -> list[str]:
    """Each number once, and the last one is what is there."""
    if sorted(acknowledged) != list(range(1, last + 1)):
        return [f"the model says {last}; acknowledged were {sorted(acknowledged)}"]
    return []
