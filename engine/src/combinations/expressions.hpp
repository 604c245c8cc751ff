// The expressions of EN 1990 by which actions are combined, as data: which factors permanent
// actions have, what leads, what accompanies.
#pragma once

#include <string_view>
#include <vector>

#include "combinations/actions.hpp"
#include "combinations/tables.gen.hpp"

namespace loadpath::combinations {

// Which value of a variable action: the characteristic one, or that with psi_0, psi_1 or psi_2.
enum class Value { characteristic, combination, frequent, quasi_permanent };

struct Expression {
    std::string_view number;     // "6.10a"
    std::string_view name;       // what names of combinations begin with: "STR 6.10a"
    std::string_view situation;  // "persistent"
    document::LimitState limit_state;
    double unfavourable,
        favourable;  // on permanent actions; the same where they are not told apart
    double prestress;
    double gamma_q;
    bool has_leader;
    Value leading, accompanying;
    Part event = Part::variable;  // the accidental or seismic action that is in every combination
    // What another expression of the list gives anyway is left out: what has no variable action,
    // and what has some while all that is permanent is favourable.
    bool needs_variable = false;
    bool needs_unfavourable = false;
};

// By rule "6.10" or "6.10ab"; empty for any other word.
std::vector<Expression> expressions_of(std::string_view rule, const tables::Annex& annex);

// The factor psi of a value; 1 for the characteristic one.
double psi_of(Value value, document::ActionCategory category, const tables::Annex& annex);

}  // namespace loadpath::combinations
