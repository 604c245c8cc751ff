"""docs/proof/load.md from what was measured, with the simulation of what it says."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from statistics import median
from typing import Any

from bench.service.load_client import percentile
from proof.aims import Aim, command, counted, tell_aims
from proof.load import texts
from proof.load.capacity import CLIENTS, GAIN, PROCESSES
from proof.load.endpoints import ENDPOINTS
from proof.load.pressure import QUANTILES
from proof.load.simulation import Costs, Outcome, simulate
from proof.load.sizing import CORES_OF_A_MACHINE, Machines, bounds, cost_of, costs_of, size
from proof.load.soak import find_growth, last_run
from proof.plots import draw_latency, draw_memory
from proof.record import Samples
from proof.table import machines_and_dates, table

PAGE = Path("docs/proof/load.md")
NAMES = {"sqlite": "SQLite", "postgresql": "PostgreSQL"}
SHOWN = [QUANTILES.index(each) for each in (50, 95, 99)]
RATES = (1, 100, 10_000)
SIMULATED = 20_000
"""Hand-offs of a simulation."""
LATENCY, MEMORY = "latency.svg", "memory.svg"
DAY = 86_400
NEARLY = 0.9
"""Of what the first that gives can do."""
Event = dict[str, Any]


SOAKED = 60
"""Minutes."""
SERIES = len(ENDPOINTS) * len(NAMES) * len(PROCESSES)


def aims() -> list[Aim]:
    capacity, storage = Samples("load-capacity").events, Samples("load-storage").events
    series = series_of(capacity)
    gaining = len(gains_of_last(series))
    soaks = {name: last_run(Samples(f"soak-{name}").events) for name in NAMES}
    return [
        counted(
            "Endpoints on both databases with 1, 2 and 4 processes, with ever more clients",
            SERIES,
            len(series),
            "not all have been measured",
            command("python -m proof.load.capacity"),
        ),
        Aim(
            "Each of these until more clients gain nothing",
            f"{len(series) - gaining} of {SERIES}",
            len(series) == SERIES and not gaining,
            f"the others still gained a little with {CLIENTS[-1]} clients, the most that were "
            "tried: clients take their share of the same cores",
            "more `CLIENTS` in `proof/load/capacity.py`, on a machine with more cores",
        ),
        *(aim_of_soak(name, samples) for name, samples in soaks.items()),
        Aim(
            "Machines for 1, 100 and 10,000 hand-offs a second, simulated from measured times",
            f"{len({event['database'] for event in capacity})} databases" if storage else "nothing",
            bool(capacity and storage),
            "it needs capacity and storage",
            command("make prove-load"),
        ),
    ]


def aim_of_soak(database: str, samples: list[Event]) -> Aim:
    minutes = samples[-1]["second"] / 60 if samples else 0.0
    failed = sum(len(each["faults"]) for each in samples)
    growth = "; ".join(find_growth(samples)) if samples else ""
    told = f"{minutes:.0f} minutes, {failed} requests failed, "
    return Aim(
        f"Soak on {NAMES[database]}: {SOAKED} minutes, memory and files flat, no request failed",
        told + (f"growth: {growth}" if growth else "no growth"),
        round(minutes) >= SOAKED and not failed and not growth,
        "it was stopped, something failed or something grew",
        command(f"python -m proof.load.soak {database} {SOAKED}"),
    )


def write() -> None:
    capacity, storage = Samples("load-capacity").events, Samples("load-storage").events
    soaks = {name: last_run(Samples(f"soak-{name}").events) for name in NAMES}
    if not (capacity and storage):
        return
    draw_latency(capacity, NAMES, PAGE.with_name(LATENCY))
    parts = [texts.HEAD, tell_aims(aims()), texts.CAPACITY, *capacity_tables(capacity)]
    parts += tell_unsaturated(capacity)
    parts += [f"![Milliseconds of an endpoint's p95 over clients]({LATENCY})"]
    parts += [texts.COSTS, costs_table(capacity)]
    if any(soaks.values()):
        draw_memory({NAMES[name]: each for name, each in soaks.items()}, PAGE.with_name(MEMORY))
        parts += [texts.SOAK, table(texts.SOAK_COLUMNS, soak_rows(soaks))]
        parts += [f"![Memory over the minutes of a soak]({MEMORY})"]
    kept = storage[-1]
    databases = {event["database"] for event in capacity}
    described = describe_storage(kept)
    parts += [texts.SIZES.format(**described)]
    for name in sorted(databases & set(NAMES), reverse=True):
        costs = costs_of(capacity, name, kept["synchronised"])
        parts += [f"### {NAMES[name]}", table(texts.SIZE_COLUMNS, size_rows(costs, name))]
        if name == "postgresql":
            parts += [texts.GIVES, table(texts.GIVES_COLUMNS, giving_rows(costs))]
            parts += [texts.BEYOND.format(**described)]
    measured = [*capacity, *storage, *(sample for samples in soaks.values() for sample in samples)]
    PAGE.write_text("\n\n".join([*parts, machines_and_dates("make prove-load", measured)]))


def capacity_tables(events: list[Event]) -> Iterator[str]:
    """One for each database and number of processes."""
    heads = ("Endpoint", *(f"clients: {clients}" for clients in CLIENTS))
    measured = {(event["database"], event["processes"]) for event in events}
    for database, processes in sorted(measured, key=lambda each: (each[0] != "sqlite", each[1])):
        found = [e for e in events if (e["database"], e["processes"]) == (database, processes)]
        load = median(event["load"] for event in found)
        yield f"### {NAMES[database]}, processes: {processes} (load of the machine {load:.0f})"
        yield table(heads, (capacity_row(each.name, found) for each in ENDPOINTS))


def capacity_row(endpoint: str, events: list[Event]) -> Iterator[str]:
    yield endpoint
    measured = {event["clients"]: event for event in events if event["endpoint"] == endpoint}
    for clients in CLIENTS:
        event = measured.get(clients)
        yield tell_measured(event) if event else ""


def tell_unsaturated(events: list[Event]) -> Iterator[str]:
    """How many series end because no more clients were tried."""
    series = series_of(events)
    gaining = gains_of_last(series)
    if gaining:
        yield texts.UNSATURATED.format(
            most=CLIENTS[-1],
            fewer=CLIENTS[-2],
            gaining=len(gaining),
            all=len(series),
            gain=max(gaining),
        )


def series_of(events: list[Event]) -> dict[tuple[str, ...], dict[int, float]]:
    """Rates by clients, of each database, number of processes and endpoint."""
    series: dict[tuple[str, ...], dict[int, float]] = {}
    for event in events:
        key = (event["database"], str(event["processes"]), event["endpoint"])
        series.setdefault(key, {})[event["clients"]] = event["rate"]
    return series


def gains_of_last(series: dict[tuple[str, ...], dict[int, float]]) -> list[float]:
    """What the most clients gained, where that was still worth it."""
    most, fewer = CLIENTS[-1], CLIENTS[-2]
    gains = [rates[most] / rates[fewer] for rates in series.values() if most in rates]
    return [gain for gain in gains if gain >= GAIN]


def tell_measured(event: Event) -> str:
    times = " / ".join(f"{event['milliseconds'][each]:.0f}" for each in SHOWN)
    return f"{event['rate']:,.0f}/s: {times}"


def costs_table(events: list[Event]) -> str:
    rows = []
    for endpoint in ENDPOINTS:
        for database, name in NAMES.items():
            try:
                cost = cost_of(events, endpoint.name, database)
            except LookupError:
                continue
            parts = (cost.loop, cost.readers, cost.database)
            figures = [f"{1e3 * part:.2f}" for part in parts]
            rows.append([endpoint.name, name, *figures, f"{1 / sum(parts):,.0f}"])
    return table(texts.COST_COLUMNS, rows)


def soak_rows(soaks: dict[str, list[Event]]) -> Iterator[Iterable[str]]:
    for name, samples in soaks.items():
        if not samples:
            continue
        quarter = max(1, len(samples) // 4)
        early, late = samples[quarter : 2 * quarter] or samples, samples[-quarter:]
        memory = [median(each["memory"] for each in part) / 2**20 for part in (early, late)]
        files = [median(each["files"] for each in part) for part in (early, late)]
        yield (
            NAMES[name],
            f"{samples[-1]['second'] / 60:.0f}",
            f"{sum(each['requests'] for each in samples):,}",
            str(sum(len(each["faults"]) for each in samples)),
            f"{memory[0]:.0f}, {memory[1]:.0f} MiB",
            f"{files[0]:.0f}, {files[1]:.0f}",
            "; ".join(find_growth(samples)) or "nothing",
            f"{median(each['load'] for each in samples):.0f}",
        )


def describe_storage(kept: Event) -> dict[str, str]:
    most = RATES[-1]
    return {
        "model": f"{kept['model'] / 1e3:.0f}",
        "document": f"{kept['document'] / 1e3:.1f}",
        "row": f"{kept['row']:,}",
        "log": f"{kept['log'] / 1e3:.1f}",
        "disk": f"{1e3 * kept['synchronised']:.1f}",
        "documents_a_day": f"{most * DAY * kept['document'] / 1e12:.1f}",
        "rows_a_year": f"{most * DAY * 365 * kept['row'] / 1e12:.0f}",
        "log_a_second": f"{most * kept['log'] / 1e6:.0f}",
    }


def size_rows(costs: Costs, database: str) -> Iterator[Iterable[str]]:
    for rate in RATES:
        sized = size(costs, rate)
        if database == "sqlite" and sized.deployment.processes > 1:
            yield (f"{rate:,}", "more than one process: PostgreSQL", *[""] * 6)
            continue
        outcome = simulate(sized.deployment, costs, rate, SIMULATED)
        yield (f"{rate:,}", *describe_machines(sized, database), *describe_outcome(outcome))


def describe_machines(sized: Machines, database: str) -> Iterator[str]:
    yield f"{sized.machines} of {CORES_OF_A_MACHINE} cores, processes: {sized.deployment.processes}"
    has_server = database == "postgresql"
    yield f"cores: {sized.deployment.database_cores}" if has_server else "a file"
    yield str(sized.connections) if has_server else ""


def describe_outcome(outcome: Outcome) -> Iterator[str]:
    for part in (50, 95, 99):
        parked, opened = percentile(outcome.parked, part), percentile(outcome.opened, part)
        yield f"{parked:.0f} / {opened:.0f} ms"
    yield ", ".join(f"{name} {100 * use:.0f} %" for name, use in outcome.uses.items() if use)


def giving_rows(costs: Costs) -> Iterator[Iterable[str]]:
    """What has no time left when more comes than a size is made for, in this order."""
    for rate in RATES:
        deployment = size(costs, rate).deployment
        most = bounds(costs, deployment)
        ordered = sorted(most, key=lambda name: most[name])
        outcome = simulate(deployment, costs, NEARLY * most[ordered[0]], SIMULATED)
        at = [f"{name}: {most[name]:,.0f}/s" for name in ordered]
        yield (f"{rate:,}", *at, f"{percentile(outcome.parked, 99):.0f} ms")
