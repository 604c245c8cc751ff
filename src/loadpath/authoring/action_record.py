"""What kind of action a load case is, from the words that were given."""

import loadpath.document as doc
from loadpath.authoring.argument_error import ArgumentError
from loadpath.authoring.arguments import text, word


def action_of(category: str | None, group: str | None, relation: str | None) -> doc.Action | None:
    """The record; nothing where no category is given."""
    if category is None:
        for name, given in (("group", group), ("relation", relation)):
            if given is not None:
                raise ArgumentError(name, f"'{name}' should stand beside a category")
        return None
    if relation is not None and group is None:
        raise ArgumentError("relation", "'relation' should stand beside a group")
    return doc.Action(
        category=doc.ActionCategory(word("category", category, doc.ActionCategory)),
        group=None if group is None else text("group", group),
        relation=None
        if relation is None
        else doc.ActionRelation(word("relation", relation, doc.ActionRelation)),
    )
