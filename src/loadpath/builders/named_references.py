"""Names in the place of ids: what a writer calls by name becomes the reference a document has."""

from typing import Any

from loadpath.builders.document_part import find_part, names_of, refuse
from loadpath.builders.library_stock import LibraryStock
from loadpath.builders.parameter import is_whole, shown
from loadpath.document.declaration.shape import Number, Object, Sequence, Shape, Tagged

Record = dict[str, Any]


class NamedReferences:
    """Reads values by their declaration, with ids for names."""

    def __init__(self, document: Record) -> None:
        self._document = document
        self.stock = LibraryStock(document)
        self._uses_extension = False

    @property
    def needs_newest(self) -> bool:
        """Whether what was read needs the newest version of the format."""
        return self._uses_extension or self.stock.has_extended

    def read(self, shape: Shape, value: Any, around: Record | None = None) -> Any:
        """A value with ids for names; `around` is the record it stands in."""
        match shape:
            case Number() if isinstance(value, str) and "x-ref" in shape.marks:
                return self._reference(shape.marks["x-ref"], value, around)
            case Sequence() if isinstance(value, list):
                return [self.read(shape.item, each) for each in value]
            case Sequence() if isinstance(value, dict) and _is_factor(shape.item):
                return [
                    self.read(shape.item, {"load_case_id": case, "factor": factor})
                    for case, factor in value.items()
                ]
            case Tagged() if isinstance(value, dict):
                return self._tagged(shape, value)
            case Object() if isinstance(value, dict):
                return {key: self.field(shape, key, each, value) for key, each in value.items()}
        return value

    def field(self, shape: Object, key: str, value: Any, around: Record) -> Any:
        """The value of one field; what is no field, validation names."""
        field = shape.fields.get(key)
        if field is None:
            return value
        self._uses_extension |= field.since > 1 and value is not None
        return self.read(field.shape, value, around)

    def matching(self, shape: Object, where: Record) -> Record:
        """A condition with ids for names: every id that a name stands for."""
        found = {}
        for key, value in where.items():
            field = shape.fields.get(key)
            target = field.marks.get("x-ref") if field else None
            found[key] = value if target is None else self._ids(target, value)
        return found

    def _ids(self, target: str, value: Any) -> list[Any]:
        wanted = value if isinstance(value, list) else [value]
        ids: list[Any] = []
        for each in wanted:
            if not isinstance(each, str):
                ids.append(each)
                continue
            named = self._called(target, each)
            if not named:
                there = ", ".join(sorted({n for r in self._list(target) for n in names_of(r)}))
                raise refuse(f"{target} has no {shown(each)} ({there or 'none'})", "where")
            ids += named
        return ids

    def _reference(self, target: str, name: str, around: Record | None) -> Any:
        match target:
            case "model.sections":
                material = None if around is None else around.get("material")
                return self.stock.section(name, material, None)
            case "model.materials":
                is_section = around is not None and "area" in around
                return self.stock.material(name, around if is_section else None)
            case "model.nodal_supports":
                return self.stock.support(name)
            case "model.member_hinges":
                return self.stock.hinge(name)
        named = self._called(target, name)
        if not named:
            there = ", ".join(n for r in self._list(target) for n in names_of(r)[:1])
            raise refuse(f"{target} has no {shown(name)} ({there[:300] or 'none'})", "to")
        return named[0]

    def _called(self, target: str, name: str) -> list[int]:
        wanted = name.casefold()
        return [
            int(each["id"])
            for each in self._list(target)
            if is_whole(each.get("id"))
            and (wanted in map(str.casefold, names_of(each)) or str(each["id"]) == name)
        ]

    def sections(self) -> list[Record]:
        """The sections of the document."""
        return self._list("model.sections")

    def _list(self, target: str) -> list[Record]:
        return find_part(self._document, target).records

    def _tagged(self, shape: Tagged, value: Record) -> Record:
        variant = shape.variants.get(str(value.get(shape.tag_field)))
        return value if variant is None else self.read(variant, value)


def _is_factor(shape: Shape) -> bool:
    """Whether a list holds load cases with factors, which may be written {"Q": 1.5}."""
    return isinstance(shape, Object) and shape.name == "LoadCaseFactor"
