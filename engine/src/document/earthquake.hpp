// Which load cases stand for the earthquake, and which combinations name one.
#pragma once

#include <algorithm>

#include "document/document.gen.hpp"

namespace loadpath::document {

inline bool is_seismic(const LoadCase& load_case) {
    return load_case.kind == LoadCaseKind::seismic;
}

inline bool stands_for_earthquake(const Analysis& analysis, std::int64_t load_case) {
    return std::ranges::any_of(analysis.load_cases, [&](const LoadCase& each) {
        return each.id == load_case && is_seismic(each);
    });
}

inline bool has_earthquake(const Analysis& analysis, const LoadCombination& combination) {
    return std::ranges::any_of(combination.load_case_factors, [&](const LoadCaseFactor& named) {
        return named.factor != 0.0 && stands_for_earthquake(analysis, named.load_case_id);
    });
}

}  // namespace loadpath::document
