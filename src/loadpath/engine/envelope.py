"""Extremes over the combinations of one limit state, and which of them gives each."""

from loadpath.answer.header import Envelope as EnvelopeHeader

from .host import Block
from .tables import Tables


class Envelope(Tables):
    """Tables node_envelope, reaction_envelope and member_envelope, and what they are of.

    `unsolved_combinations` names what the extremes lack.
    """

    def __init__(self, header: EnvelopeHeader, block: Block) -> None:
        super().__init__(header.tables, block)
        self.limit_state = header.limit_state
        self.combinations = header.combinations
        self.unsolved_combinations = header.unsolved_combinations
