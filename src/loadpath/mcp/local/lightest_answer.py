"""What agents are told of a search for sections: a row per candidate that was solved, the last ones
before the one that was found."""

from typing import Any

from loadpath.answer.lightest import GroupResult, Lightest, Trial, TrialState

MOST_ROWS = 8
MOST_MEMBERS = 25
NOT_SOLVED = (TrialState.heavier, TrialState.too_deep)


def tell_lightest(told: Lightest) -> dict[str, Any]:
    return {
        "found": told.found,
        "message": told.message,
        "headline": told.headline,
        "groups": [_group(each) for each in told.groups],
        "notes": told.notes,
    }


def _group(group: GroupResult) -> dict[str, Any]:
    solved = [each for each in group.candidates if each.state not in NOT_SOLVED]
    return {
        "name": group.name,
        "member_ids": group.member_ids[:MOST_MEMBERS],
        "members": len(group.member_ids),
        "before": group.before,
        "chosen": group.chosen,
        "best_rejected": group.best_rejected,
        "mass_before": round(group.mass_before, 1),
        "mass": None if group.mass is None else round(group.mass, 1),
        "candidates": [_row(each) for each in solved[-MOST_ROWS:]],
        "candidates_left_out": len(group.candidates) - len(solved[-MOST_ROWS:]),
    }


def _row(trial: Trial) -> dict[str, Any]:
    governing = trial.governing
    row = {
        "name": trial.name,
        "kg_per_m": round(trial.mass_per_metre, 1),
        "state": trial.state,
        "utilization": trial.utilization and float(f"{trial.utilization:.6g}"),
        "deflection": trial.deflection and float(f"{trial.deflection:.6g}"),
        "governed_by": governing and governing.clause,
        "combination": governing and governing.combination,
        # Where something governs, the reason is the headline of it.
        "reason": None if governing else trial.reason,
    }
    return {key: value for key, value in row.items() if value is not None}
