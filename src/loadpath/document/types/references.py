"""Ids and references as types: `x-id`, `x-unique` and `x-ref` in the schema.

A reference names the list that holds its target; a broken one is an error. A link only groups or
remembers things for people (`x-link`), so a broken one is a warning.
"""

from typing import Annotated

from msgspec import Meta

LARGEST_ID = 2**53 - 1  # the largest integer that every JSON reader keeps exactly


def _reference(target: str) -> Meta:
    return Meta(ge=0, le=LARGEST_ID, extra_json_schema={"x-ref": target})


def _link(target: str) -> Meta:
    return Meta(ge=0, le=LARGEST_ID, extra_json_schema={"x-link": target})


Id = Annotated[int, Meta(ge=0, le=LARGEST_ID, extra_json_schema={"x-id": True})]
TextId = Annotated[str, Meta(extra_json_schema={"x-id": True})]
UniqueName = Annotated[str, Meta(extra_json_schema={"x-unique": True})]

NodeRef = Annotated[int, _reference("model.nodes")]
MemberRef = Annotated[int, _reference("model.members")]
MemberSetRef = Annotated[int, _reference("model.member_sets")]
MaterialRef = Annotated[int, _reference("model.materials")]
SectionRef = Annotated[int, _reference("model.sections")]
ShapePathRef = Annotated[int, _reference("model.shape_paths")]
NodalSupportRef = Annotated[int, _reference("model.nodal_supports")]
MemberHingeRef = Annotated[int, _reference("model.member_hinges")]
ScissorHingeRef = Annotated[int, _reference("model.scissor_hinges")]
PlateElementRef = Annotated[int, _reference("model.plate_elements")]
PlateSurfaceRef = Annotated[int, _reference("model.plate_surfaces")]
LoadCaseRef = Annotated[int, _reference("analysis.load_cases")]
LoadCombinationRef = Annotated[int, _reference("analysis.load_combinations")]

NodeLink = Annotated[int, _link("model.nodes")]
MemberLink = Annotated[int, _link("model.members")]
MemberSetLink = Annotated[int, _link("model.member_sets")]
NodalSupportLink = Annotated[int, _link("model.nodal_supports")]
PlateElementLink = Annotated[int, _link("model.plate_elements")]
PlateSurfaceLink = Annotated[int, _link("model.plate_surfaces")]
WorkAxisLink = Annotated[int, _link("model.workspace.work_axes")]
WorkPlaneLink = Annotated[int, _link("model.workspace.work_planes")]
