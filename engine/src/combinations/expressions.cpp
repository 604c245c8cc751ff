#include "combinations/expressions.hpp"

namespace loadpath::combinations {

namespace {

using document::LimitState;

// (6.10), for equilibrium with Table A1.2(A) and for strength with Table A1.2(B).
Expression fundamental(std::string_view name, LimitState state, const tables::Partial& factors) {
    return {.number = "6.10",
            .name = name,
            .situation = "persistent",
            .limit_state = state,
            .unfavourable = factors.gamma_g_sup,
            .favourable = factors.gamma_g_inf,
            .prestress = factors.gamma_p,
            .gamma_q = factors.gamma_q,
            .has_leader = true,
            .leading = Value::characteristic,
            .accompanying = Value::combination};
}

// In (6.10a) no variable action leads. Where all that is permanent is favourable its factor is the
// same in (6.10b), which then asks for more; without variable actions (6.10a) asks for more.
Expression less_favourable_a(const tables::Partial& factors) {
    Expression found = fundamental("STR 6.10a", LimitState::ULS, factors);
    found.number = "6.10a";
    found.has_leader = false;
    found.needs_unfavourable = true;
    return found;
}

Expression less_favourable_b(const tables::Partial& factors) {
    Expression found = fundamental("STR 6.10b", LimitState::ULS, factors);
    found.number = "6.10b";
    found.unfavourable = factors.xi * factors.gamma_g_sup;
    found.needs_variable = true;
    return found;
}

// All other combinations have partial factors of 1.
Expression plain(std::string_view number, std::string_view name, std::string_view situation,
                 LimitState state, bool has_leader, Value leading, Value accompanying) {
    return {.number = number,
            .name = name,
            .situation = situation,
            .limit_state = state,
            .unfavourable = 1,
            .favourable = 1,
            .prestress = 1,
            .gamma_q = 1,
            .has_leader = has_leader,
            .leading = leading,
            .accompanying = accompanying};
}

}  // namespace

std::vector<Expression> expressions_of(std::string_view rule, const tables::Annex& annex) {
    std::vector<Expression> found;
    if (rule == "6.10") {
        found.push_back(fundamental("STR 6.10", LimitState::ULS, annex.str));
    } else if (rule == "6.10ab") {
        found.push_back(less_favourable_a(annex.str));
        found.push_back(less_favourable_b(annex.str));
    } else {
        return found;
    }
    found.push_back(fundamental("EQU 6.10", LimitState::EQU, annex.equ));
    // Table A1.3 leaves psi_1 or psi_2 of the main variable action to countries: psi_1 is never
    // less.
    Expression accidental = plain("6.11b", "ACC 6.11b", "accidental", LimitState::ALS, true,
                                  Value::frequent, Value::quasi_permanent);
    accidental.event = Part::accidental;
    found.push_back(accidental);
    Expression seismic = plain("6.12b", "SEIS 6.12b", "seismic", LimitState::ULS, false,
                               Value::quasi_permanent, Value::quasi_permanent);
    seismic.event = Part::seismic;
    found.push_back(seismic);
    found.push_back(plain("6.14b", "SLS 6.14b", "characteristic", LimitState::SLS, true,
                          Value::characteristic, Value::combination));
    found.push_back(plain("6.15b", "SLS 6.15b", "frequent", LimitState::SLS, true, Value::frequent,
                          Value::quasi_permanent));
    found.push_back(plain("6.16b", "SLS 6.16b", "quasi-permanent", LimitState::SLS, false,
                          Value::quasi_permanent, Value::quasi_permanent));
    return found;
}

double psi_of(Value value, document::ActionCategory category, const tables::Annex& annex) {
    if (value == Value::characteristic) return 1;
    for (const tables::Psi& row : annex.psi)
        if (row.category == category)
            return value == Value::combination ? row.psi_0
                   : value == Value::frequent  ? row.psi_1
                                               : row.psi_2;
    return 0;
}

}  // namespace loadpath::combinations
