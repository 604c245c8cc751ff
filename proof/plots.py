"""Pictures beside the tables of docs/proof: the same from the same records."""

from pathlib import Path

from matplotlib.axes import Axes

from bench.panels import draw_panels
from proof.load.pressure import QUANTILES
from proof.record import Event

P95 = QUANTILES.index(95)


def draw_latency(events: list[Event], names: dict[str, str], path: Path) -> None:
    """A panel for each database and number of processes, a line for each endpoint."""
    measured = sorted(
        {(event["database"], event["processes"]) for event in events},
        key=lambda each: (each[0] != "sqlite", each[1]),
    )
    endpoints = list(dict.fromkeys(event["endpoint"] for event in events))

    def fill(panels: list[Axes]) -> None:
        for panel, (database, processes) in zip(panels, measured, strict=True):
            for number, endpoint in enumerate(endpoints):
                points = sorted(
                    (event["clients"], event["milliseconds"][P95])
                    for event in events
                    if (event["database"], event["processes"], event["endpoint"])
                    == (database, processes, endpoint)
                )
                panel.plot(
                    *zip(*points, strict=True),
                    label=endpoint,
                    color=f"C{number}",
                    marker="o",
                    markersize=2,
                    linewidth=1,
                )
            panel.set(xscale="log", yscale="log", xlabel="clients", ylabel="p95, ms")
            panel.set_xticks([1, 4, 16, 64, 256], labels=["1", "4", "16", "64", "256"])
            panel.set_title(f"{names[database]}, processes: {processes}", fontsize=9)

    draw_panels(path, len(measured), fill)


def draw_memory(soaks: dict[str, list[Event]], path: Path) -> None:
    def fill(panels: list[Axes]) -> None:
        for name, samples in soaks.items():
            minutes = [sample["second"] / 60 for sample in samples]
            panels[0].plot(minutes, [sample["memory"] / 2**20 for sample in samples], label=name)
        panels[0].set(xlabel="minutes", ylabel="MiB", ylim=(0, None))

    draw_panels(path, 1, fill)


def draw_recovery(records: dict[str, list[Event]], path: Path) -> None:
    """A dot for each kill or restart of which the time is kept."""

    def fill(panels: list[Axes]) -> None:
        for name, events in records.items():
            loads = [load for event in events for load in event["load"]]
            seconds = [each for event in events for each in event["recovered"]]
            panels[0].plot(loads, seconds, ".", markersize=3, label=name)
        panels[0].set(xlabel="load of the machine", ylabel="seconds", yscale="log")

    draw_panels(path, 1, fill)
