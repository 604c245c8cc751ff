// Formulas of generic checks: any text ends in a finite value or in an error in words.
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "checks/generic/expression.hpp"
#include "document/utf8.hpp"

namespace {

using namespace loadpath;

std::optional<checks::Value> find(std::string_view name) {
    if (name == "L") return checks::Value{6.0, checks::in_metres};
    if (name == "F") return checks::Value{-5e3, checks::in_newtons};
    if (name == "A") return checks::Value{1e-4, checks::in_square_metres};
    if (name == "a") return checks::Value{0.1, checks::in_radians};
    if (name == "x") return checks::Value{1e200, checks::any_dimension};
    return std::nullopt;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const checks::Evaluation evaluation = checks::evaluate(text, find);
    if (evaluation.value.has_value() != evaluation.error.empty()) std::abort();
    if (evaluation.value && !std::isfinite(evaluation.value->number)) std::abort();
    if (evaluation.value) checks::unit_of(evaluation.value->dimension);
    if (document::is_utf8(text) && !document::is_utf8(evaluation.error)) std::abort();
    return 0;
}
