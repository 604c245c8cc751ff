"""Looks sections up by name, and lists them by family or prefix."""

from functools import cache, lru_cache

from loadpath.catalogue.errors import UnknownFamily, UnknownSection
from loadpath.catalogue.family import FAMILIES, Family, Table
from loadpath.catalogue.library_section import LibrarySection
from loadpath.catalogue.section_table import rows, rows_by_key
from loadpath.catalogue.spelling import letters_of, nearest_key, spell, with_equal_sides


def find_section(name: str) -> LibrarySection:
    """The section of that name; case, blanks and the kind of cross do not matter."""
    key = with_equal_sides(spell(name))
    for family, table in _tables_by_likelihood(letters_of(key)):
        if row := rows_by_key(table).get(key):
            return _section(family.name, table, row["name"])
    raise UnknownSection(name, _nearest_section(key))


def families() -> dict[str, str]:
    """Every family with one line on what it holds."""
    return {family.name: family.description for family in FAMILIES}


def section_names(prefix: str | None = None) -> dict[str, list[str]]:
    """Names by family: of all, of one family, or of what begins with a prefix ("HE", "W14")."""
    if prefix is None:
        return {family.name: _names(family) for family in FAMILIES}
    key = spell(prefix)
    chosen = [family for family in FAMILIES if spell(family.name) == key] or [
        family for family in FAMILIES if key and spell(family.name).startswith(key)
    ]
    if chosen:
        return {family.name: _names(family) for family in chosen}
    begun = {
        family.name: [name for name in _names(family) if key and spell(name).startswith(key)]
        for family in FAMILIES
    }
    if not any(begun.values()):
        names = {spell(family.name): family.name for family in FAMILIES}
        nearest = nearest_key(key, names)
        raise UnknownFamily(prefix, names[nearest] if nearest else None, names.values())
    return {family: names for family, names in begun.items() if names}


@cache
def _section(family: str, table: Table, name: str) -> LibrarySection:
    # The formulas are loaded with the first section: importing the library costs nothing.
    from loadpath.catalogue.section_from_row import section_from_row

    return section_from_row(family, table, rows_by_key(table)[spell(name)])


def _names(family: Family) -> list[str]:
    return [row["name"] for table in family.tables for row in rows(table)]


@lru_cache(256)
def _tables_by_likelihood(letters: str) -> list[tuple[Family, Table]]:
    """All tables, those first whose family's letters fit best, so that few files are read."""

    def fit(family: Family) -> int:
        known = (spell(word) for word in (family.name, *family.also))
        return max((len(word) for word in known if letters.startswith(word)), default=0)

    ordered = sorted(FAMILIES, key=fit, reverse=True)
    return [(family, table) for family in ordered for table in family.tables]


def _nearest_section(key: str) -> str | None:
    names = {
        spelled: row["name"]
        for family in FAMILIES
        for table in family.tables
        for spelled, row in rows_by_key(table).items()
    }
    nearest = nearest_key(key, names)
    return names[nearest] if nearest else None
