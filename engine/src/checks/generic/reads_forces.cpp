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

// Calls `enter` with every quantity that a formula of the check uses, by itself or by an expression
// of another variable.
template <typename Enter>
void each_quantity(const document::GenericSpec& spec, Enter enter) {
    std::vector<std::string_view> formulas{spec.demand, spec.capacity};
    std::vector<bool> is_used(spec.variables.size());
    for (std::size_t next = 0; next < formulas.size(); ++next)
        for (std::size_t k = 0; k < spec.variables.size(); ++k) {
            const document::VarBinding& variable = spec.variables[k];
            if (is_used[k] || !names(formulas[next], variable.name)) continue;
            is_used[k] = true;
            if (variable.source.Quantity) enter(*variable.source.Quantity);
            if (variable.source.Expression) formulas.push_back(*variable.source.Expression);
        }
}

}  // namespace

bool reads_forces(const document::GenericSpec& spec) {
    bool found = false;
    each_quantity(spec, [&](const document::QuantitySource& quantity) {
        found = found || quantity.MemberForce || quantity.PlateStress;
    });
    return found;
}

std::vector<document::MemberForce> forces_read(const document::GenericSpec& spec) {
    std::vector<document::MemberForce> found;
    each_quantity(spec, [&](const document::QuantitySource& quantity) {
        if (quantity.MemberForce) found.push_back(*quantity.MemberForce);
    });
    return found;
}

std::vector<document::PlateStressMeasure> stresses_read(const document::GenericSpec& spec) {
    std::vector<document::PlateStressMeasure> found;
    each_quantity(spec, [&](const document::QuantitySource& quantity) {
        if (quantity.PlateStress) found.push_back(quantity.PlateStress->measure);
    });
    return found;
}

}  // namespace loadpath::checks
