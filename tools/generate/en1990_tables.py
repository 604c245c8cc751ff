"""Factors of EN 1990 for the module that generates combinations, from `data/en1990/`."""

from loadpath.catalogue.en1990_tables import Annex, CombinationFactors, PartialFactors, annexes

PATH = "engine/src/combinations/tables.gen.hpp"

HEAD = """\
// Written by `make generate` from src/loadpath/catalogue/data/en1990; do not edit.

// Tables A1.1, A1.2(A) and A1.2(B) of EN 1990, as it recommends them and as countries have them.
#pragma once

#include <array>
#include <string_view>

#include "document/document.gen.hpp"

namespace loadpath::combinations::tables {

struct Partial {
    double gamma_g_sup, gamma_g_inf, gamma_q, gamma_p, xi;
};

struct Psi {
    document::ActionCategory category;
    double psi_0, psi_1, psi_2;
};

struct Annex {
    std::string_view name;
    std::string_view rules;  // that hold there, with blanks between
    Partial str, equ;
    std::array<Psi, COUNT> psi;  // after its last row zeros of a category that is not variable
};
"""


def _partial(factors: PartialFactors) -> str:
    xi = 1.0 if factors.xi is None else factors.xi
    figures = (factors.gamma_g_sup, factors.gamma_g_inf, factors.gamma_q, factors.gamma_p, xi)
    return "{" + ", ".join(map(repr, figures)) + "}"


def _psi(row: CombinationFactors) -> str:
    figures = ", ".join(map(repr, (row.psi_0, row.psi_1, row.psi_2)))
    return f"            {{document::ActionCategory::{row.category}, {figures}}},\n"


def _annex(annex: Annex) -> str:
    partial = {each.limit_state: _partial(each) for each in annex.partial}
    psi = "".join(map(_psi, annex.combination))
    (rules,) = [each.rules for each in annex.partial if each.limit_state == "STR"]
    return (
        f'    {{"{annex.name}",\n     "{rules}",\n     {partial["STR"]},\n     {partial["EQU"]},\n'
        f"     {{{{\n{psi}     }}}}}},\n"
    )


def generate() -> dict[str, str]:
    """The tables as constants of C++."""
    found = list(annexes().values())
    count = max(len(annex.combination) for annex in found)
    rows = "".join(map(_annex, found))
    parts = [
        HEAD.replace("COUNT", str(count)),
        f"inline constexpr std::array<Annex, {len(found)}> annexes{{{{\n{rows}}}}};\n",
        "}  // namespace loadpath::combinations::tables\n",
    ]
    return {PATH: "\n".join(parts)}
