"""How fast the service is, in one run on one machine.

Run it with `make bench-service`.
"""

import tempfile
from pathlib import Path

import uvloop

from bench.service.database_away import measure_database_away
from bench.service.first_request import measure_first_requests
from bench.service.load_client import make_request
from bench.service.parking import measure_parking, measure_parts
from bench.service.process import FASTAPI, STARLETTE, Served, empty_server, service
from bench.service.small_requests import Target, measure_small_requests
from bench.service.uploads import measure_uploads
from tests.databases import DURABLE, running_cluster


async def measure(empty: dict[str, tuple[int, int]], served: Served) -> None:
    me = make_request("GET", "/api/sdk/me", served.keys[0])
    nothing = make_request("GET", "/")
    await measure_small_requests(
        Target(served.port, served.process_id, me),
        {name: Target(*where, nothing) for name, where in empty.items()},
    )
    await measure_parking(served, "SQLite", aim=60)
    measure_parts()
    await measure_uploads(served)


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        empty_server(STARLETTE) as starlette,
        empty_server(FASTAPI) as fastapi,
        service(Path(folder)) as served,
    ):
        uvloop.run(measure({"Starlette": starlette, "FastAPI": fastapi}, served))
    with (
        tempfile.TemporaryDirectory() as folder,
        running_cluster(DURABLE) as cluster,
        service(Path(folder), cluster.new_database()) as served,
    ):
        uvloop.run(measure_parking(served, "PostgreSQL", aim=80))
        uvloop.run(measure_database_away(served, cluster))
    uvloop.run(measure_first_requests())


if __name__ == "__main__":
    main()
