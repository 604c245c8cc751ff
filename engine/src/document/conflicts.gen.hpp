// Written by `make generate` from src/loadpath/document/types; do not edit.

#pragma once

#include "issue.hpp"

namespace loadpath::document::conflict {

inline Issue warping_of_tapered_members(std::string path) {
    return {IssueCode::without_effect, "it has no effect: members that taper from or to this section resist twist by g_mod times j alone", std::move(path)};
}

inline Issue shear_of_kirchhoff_plate(std::string path) {
    return {IssueCode::without_effect, "it has no effect: Kirchhoff's theory has no shear deformation", std::move(path)};
}

}  // namespace loadpath::document::conflict
