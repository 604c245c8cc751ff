"""The dashboard and the alerts of deploy/ ask for metrics that there are, by labels they have."""

import json
import re
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]

from loadpath.service.metrics import Metrics

DEPLOY = Path(__file__).parents[2] / "deploy"
SOURCES = Path(__file__).parents[2] / "src/loadpath/service"
QUERY = re.compile(r"(loadpath_\w+)(?:\{([^}]*)\})?")
LABEL = re.compile(r'(\w+)=~?"([^"]*)"')
OF_PROMETHEUS = {"job", "instance", "le"}


def expressions() -> list[str]:
    dashboard = json.loads((DEPLOY / "dashboard.json").read_text())
    panels = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    alerts = yaml.safe_load((DEPLOY / "alerts.yaml").read_text())
    rules = [rule["expr"] for group in alerts["groups"] for rule in group["rules"]]
    variables = [each["query"] for each in dashboard["templating"]["list"]]
    return [*panels, *rules, *variables]


def shown_metrics() -> dict[str, set[str]]:
    """Each metric that the service shows, with its labels."""
    metrics = Metrics()
    metrics.observe("/", "GET", 200, 0.1)
    metrics.count("drafts_parked")
    lines = [line for line in metrics.render().splitlines() if not line.startswith("#")]
    found: dict[str, set[str]] = {}
    for line in lines:
        name, labels = QUERY.findall(line)[0]
        found.setdefault(name, set()).update(label for label, _ in LABEL.findall(labels))
    return found


def counted_events() -> set[str]:
    """The names under which something is counted, as the code has them; of some their beginning."""
    text = "\n".join(file.read_text() for file in SOURCES.rglob("*.py"))
    return set(re.findall(r'metrics\.count\(\s*f?"(\w+)', text))


@pytest.mark.parametrize("expression", expressions())
def test_an_expression_asks_for_what_there_is(expression: str) -> None:
    """RUN-15."""
    shown = shown_metrics()
    for name, labels in QUERY.findall(expression):
        assert name in shown, f"{name} is not a metric of the service"
        for label, value in LABEL.findall(labels):
            assert label in shown[name] | OF_PROMETHEUS, f"{name} has no label {label}"
            if label == "event":
                assert any(re.fullmatch(value, event) for event in counted_events()), value


def test_every_metric_and_event_is_on_the_dashboard() -> None:
    """RUN-15."""
    text = "\n".join(expressions())
    for name in shown_metrics():
        assert re.sub("_(count|sum)$", "_bucket", name) in text
    patterns = [value for label, value in LABEL.findall(text) if label == "event"]
    for event in counted_events():
        assert any(re.fullmatch(pattern, event) for pattern in patterns), event


def test_every_alert_says_what_to_do() -> None:
    """RUN-15."""
    groups = yaml.safe_load((DEPLOY / "alerts.yaml").read_text())["groups"]
    for rule in (rule for group in groups for rule in group["rules"]):
        assert {"summary", "advice"} <= set(rule["annotations"])
        assert rule["labels"]["severity"] in ("critical", "warning")
