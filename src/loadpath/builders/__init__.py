"""Small generators: a few numbers in, a document out. They know no HTTP and solve nothing."""

from loadpath.builders.beam_notes import beam_notes
from loadpath.builders.beam_parameters import CHECK_BEAM, CREATE_BEAM
from loadpath.builders.check_beam import check_beam
from loadpath.builders.create_beam import create_beam
from loadpath.builders.parameter import Parameter
from loadpath.builders.parameter_error import ParameterError
from loadpath.builders.parameter_schema import parameter_schema

__all__ = [
    "CHECK_BEAM",
    "CREATE_BEAM",
    "Parameter",
    "ParameterError",
    "beam_notes",
    "check_beam",
    "create_beam",
    "parameter_schema",
]
