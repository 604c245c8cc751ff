"""Typed authoring of documents with ids handled for you. It solves and sends nothing."""

from loadpath.authoring.argument_error import ArgumentError
from loadpath.authoring.handles import (
    Combination,
    Hinge,
    Material,
    Member,
    MemberSet,
    Node,
    Plate,
    Section,
    Surface,
)
from loadpath.authoring.load_case import LoadCase
from loadpath.authoring.not_there import NotThere
from loadpath.authoring.selection import Copies
from loadpath.authoring.structure import Structure

__all__ = [
    "ArgumentError",
    "Combination",
    "Copies",
    "Hinge",
    "LoadCase",
    "Material",
    "Member",
    "MemberSet",
    "Node",
    "NotThere",
    "Plate",
    "Section",
    "Structure",
    "Surface",
]
