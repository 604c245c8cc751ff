"""Every rule of docs/rules.md is cited by a test."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
RULE = re.compile(r"^\| ([A-Z]+-\d+) \|", re.MULTILINE)


def test_every_rule_has_a_test_and_every_citation_a_rule() -> None:
    rules = RULE.findall((ROOT / "docs/rules.md").read_text())
    assert len(rules) == len(set(rules)), "a number is used twice"
    files = [*ROOT.glob("tests/**/*.py"), *ROOT.glob("web/*/tests/*.test.ts")]
    text = "\n".join(file.read_text() for file in files if file != Path(__file__))
    prefixes = "|".join({rule.split("-")[0] for rule in rules})
    cited = set(re.findall(rf"\b(?:{prefixes})-\d+\b", text))
    assert sorted(set(rules) - cited) == []
    assert sorted(cited - set(rules)) == []
