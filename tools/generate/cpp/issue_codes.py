"""The issue codes as a C++ enum, so that the engine can say nothing that the catalogue lacks."""

from loadpath.document import issue_catalogue
from tools.generate.note import note

FILE = "engine/src/issue_codes.gen.hpp"

TEXT = """\
// {note}

// Every issue code of the one catalogue, and its name for programs.
#pragma once

#include <string_view>

namespace loadpath {{

enum class IssueCode {{
{codes}
}};

constexpr std::string_view name_of(IssueCode code) {{
    constexpr std::string_view names[] = {{
{names}
    }};
    return names[static_cast<int>(code)];
}}

// Whether a structure of which it is said cannot have the verdict `passes`.
constexpr bool touches_safety(IssueCode code) {{
    constexpr bool marks[] = {{
{marks}
    }};
    return marks[static_cast<int>(code)];
}}

}}  // namespace loadpath
"""


def generate() -> dict[str, str]:
    catalogue = issue_catalogue()
    codes = list(catalogue)
    return {
        FILE: TEXT.format(
            note=note("src/loadpath/document/validation"),
            codes="\n".join(f"    {code}," for code in codes),
            names="\n".join(f'        "{code}",' for code in codes),
            marks="\n".join(
                f"        {str(code.touches_safety).lower()},  // {name}"
                for name, code in catalogue.items()
            ),
        )
    }
