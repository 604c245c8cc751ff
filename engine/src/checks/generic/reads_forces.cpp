#include "checks/generic/reads_forces.hpp"

#include <cctype>

namespace loadpath::checks {

namespace {

bool is_of_name(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }

// Whether a formula uses a variable.
bool names(std::string_view formula, std::string_view name) {
    for (std::size_t at = formula.find(name); at != std::string_view::npos && !name.empty();
         at = formula.find(name, at + 1)) {
        const std::size_t end = at + name.size();
        if ((at == 0 || !is_of_name(formula[at - 1])) &&
            (end == formula.size() || !is_of_name(formula[end])))
            return true;
    }
    return false;
}

}  // namespace

bool reads_forces(const document::GenericSpec& spec) {
    std::vector<std::string_view> formulas{spec.demand, spec.capacity};
    std::vector<bool> is_used(spec.variables.size());
    for (std::size_t next = 0; next < formulas.size(); ++next)
        for (std::size_t k = 0; k < spec.variables.size(); ++k) {
            const document::VarBinding& variable = spec.variables[k];
            if (is_used[k] || !names(formulas[next], variable.name)) continue;
            is_used[k] = true;
            const auto& quantity = variable.source.Quantity;
            if (quantity && (quantity->MemberForce || quantity->PlateStress)) return true;
            if (variable.source.Expression) formulas.push_back(*variable.source.Expression);
        }
    return false;
}

}  // namespace loadpath::checks
