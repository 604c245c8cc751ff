"""Small generators: a few numbers in, a document out. They know no HTTP and solve nothing."""

from loadpath.builders.add_load import add_load
from loadpath.builders.beam_notes import beam_notes
from loadpath.builders.beam_parameters import CHECK_BEAM, CREATE_BEAM
from loadpath.builders.build_model import build_model
from loadpath.builders.check_beam import check_beam
from loadpath.builders.combination_parameters import GENERATE_COMBINATIONS
from loadpath.builders.create_beam import create_beam
from loadpath.builders.create_frame import create_frame
from loadpath.builders.frame_parameters import CREATE_FRAME
from loadpath.builders.generate_combinations import NoCombinations, generate_combinations
from loadpath.builders.load_parameters import ADD_LOAD
from loadpath.builders.model_parameters import BUILD_MODEL
from loadpath.builders.parameter import Parameter
from loadpath.builders.parameter_error import ParameterError
from loadpath.builders.parameter_schema import parameter_schema
from loadpath.builders.update_model import (
    ChangesRefused,
    Updated,
    apply_changes,
    update_model,
)
from loadpath.builders.update_parameters import UPDATE_MODEL

__all__ = [
    "ADD_LOAD",
    "BUILD_MODEL",
    "CHECK_BEAM",
    "CREATE_BEAM",
    "CREATE_FRAME",
    "GENERATE_COMBINATIONS",
    "UPDATE_MODEL",
    "ChangesRefused",
    "NoCombinations",
    "Parameter",
    "ParameterError",
    "Updated",
    "add_load",
    "apply_changes",
    "beam_notes",
    "build_model",
    "check_beam",
    "create_beam",
    "create_frame",
    "generate_combinations",
    "parameter_schema",
    "update_model",
]
