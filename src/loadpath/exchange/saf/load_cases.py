"""Load groups, load cases and combinations of SAF."""

from loadpath.exchange.saf.reading import Reading, Record, numbers_of
from loadpath.exchange.saf.sheet import Row, key_of

GROUPS = "StructuralLoadGroup"
CASES = "StructuralLoadCase"
COMBINATIONS = "StructuralLoadCombination"
RELATIONS = {"Exclusive": "exclusive", "Together": "together", "Standard": "free"}
VARIABLE = {
    "Domestic": "imposed_A",
    "Offices": "imposed_B",
    "Congregation": "imposed_C",
    "Shopping": "imposed_D",
    "Storage": "imposed_E",
    "Vehicle < 30kN": "imposed_F",
    "Vehicle > 30kN": "imposed_G",
    "Roofs": "imposed_H",
    "Snow": "snow_low",
    "Snow above 1000 m": "snow_high",
    "Wind": "wind",
    "Temperature": "temperature",
}
"""Load types of variable groups, as categories of EN 1990."""
LIMIT_STATES = {
    "ULS (Ultimate Limit State)": "ULS",
    "SLS (Serviceability Limit State)": "SLS",
    "ALS (Accidental Limit State)": "ALS",
}
BY_STANDARD = "According national standard"
UNDEFINED = "Not defined"
WITHOUT_ACTION = "Without action"
"""The group that we write for cases that say of no action what they are."""


def read_load_cases(reading: Reading) -> Record:
    """The load cases, and the options that their self-weight asks for."""
    groups = {row.name: row for row in reading.sheet(GROUPS)}
    rows = list(reading.sheet(CASES))
    ids = numbers_of(f"LC{number}" for number, _ in enumerate(rows, start=1))
    options: Record = {}
    for row, number in zip(rows, ids.values(), strict=True):
        if row.name in reading.cases:
            raise row.error("Name", f"should be unique; '{row.name}' stands twice")
        case: Record = {"id": number, "name": row.name}
        if action := _action(reading, row, groups):
            case["action"] = action
        reading.cases[row.name] = reading.add("load_cases", case)
        if key_of(row.text("Load type")) != "selfweight":
            continue
        if options:
            reading.leave(row, "is a second case of self-weight; the first one carries it")
        else:
            options = {"enable_self_weight": True, "self_weight_load_case_id": number}
    return options


def _action(reading: Reading, row: Row, groups: dict[str, Row]) -> Record | None:
    group = groups.get(row.text("Load group"))
    if group is None:
        if row.text("Load group"):
            raise row.error("Load group", f"is no StructuralLoadGroup: '{row.text('Load group')}'")
        if kind := row.text("Action type"):
            reading.note(row, f"is {kind} without a load group, so it has no category here")
        return None
    category = _category(reading, row, group)
    if category is None:
        return None
    relation = group.word("Relation", RELATIONS, "free")
    if group.name == row.name:
        return {"category": category}  # a group of its own
    return {"category": category, "group": group.name, "relation": relation}


def _category(reading: Reading, row: Row, group: Row) -> str | None:
    kind, load = key_of(group.text("Load group type")), group.text("Load type")
    if kind == "permanent":
        return "prestress" if key_of(row.text("Load type")) == "prestress" else "permanent"
    if kind in ("accidental", "seismic"):
        return kind
    known = {key_of(word): category for word, category in VARIABLE.items()}
    if key_of(load) in known:
        return known[key_of(load)]
    if load or kind != "variable":
        reading.note(group, f"load type '{load or kind}' is no category here; its cases have none")
    elif group.name != WITHOUT_ACTION:
        reading.note(group, "has no load type, so its cases have no category here")
    return None


def read_combinations(reading: Reading) -> None:
    rows = list(reading.sheet(COMBINATIONS))
    for number, row in enumerate(rows, start=1):
        category = row.text("Category")
        if key_of(category) == key_of(BY_STANDARD):
            standard = row.text("National standard")
            reading.leave(
                row,
                f"is made by '{standard}', not a sum with factors; generate combinations instead",
            )
            continue
        kind = key_of(row.text("Type"))
        if kind == "envelope":
            reading.leave(row, "is an envelope, not a sum; generate combinations instead")
            continue
        if kind == "nonlinear":
            reading.leave(row, "is nonlinear there; here the options of the analysis say so")
        factors = _factors(reading, row)
        if not factors:
            reading.leave(row, "has no load case that is carried over")
            continue
        record = {"id": number, "name": row.name, "load_case_factors": factors}
        state = {key_of(word): code for word, code in LIMIT_STATES.items()}.get(key_of(category))
        if state is not None:
            record["limit_state"] = state
        elif key_of(category) not in ("", key_of(UNDEFINED)):
            reading.leave(row, f"category '{category}' is none here; it counts as one of strength")
        if row.text("Description"):
            record["situation"] = row.text("Description")
        reading.add("load_combinations", record)


def _factors(reading: Reading, row: Row) -> list[Record]:
    found: list[Record] = []
    for number in range(1, 1 + len(row.sheet.columns()) // 2):
        name = row.text(f"Load case name {number}")
        if not name:
            continue
        if name not in reading.cases:
            raise row.error(f"Load case name {number}", f"is no StructuralLoadCase: '{name}'")
        factor = row.number_of(f"Load factor {number}")
        multiplier = row.number_of(f"Multiplier {number}")
        if multiplier is None:
            multiplier = row.number_of(f"Load multiplier {number}")  # in files of version 2.0
        if factor is None and multiplier is None:
            reading.leave(row, f"says no factor of '{name}'; it is 1")
        size = (1.0 if factor is None else factor) * (1.0 if multiplier is None else multiplier)
        found.append({"load_case_id": reading.cases[name]["id"], "factor": size})
    return found
