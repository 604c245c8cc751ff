#include "combinations/choices.hpp"

#include <algorithm>
#include <cmath>

namespace loadpath::combinations {

namespace {

using document::ActionCategory;

ActionCategory category_of(const Situation& situation, std::size_t load_case) {
    return situation.analysis.load_cases[load_case].action->category;
}

// 0.6 * 1.5 is 0.9, and not the double beside it.
double rounded(double factor) { return std::round(factor * 1e6) / 1e6; }

double variable_factor(const Situation& situation, const Expression& expression, Value value,
                       std::size_t load_case) {
    return rounded(expression.gamma_q *
                   psi_of(value, category_of(situation, load_case), situation.annex));
}

class Search {
 public:
    Search(const Situation& situation, const Expression& expression, std::size_t most)
        : s_(situation), expression_(expression), most_(most) {
        chosen_.acting.resize(s_.actions.size());
        chosen_.is_unfavourable.resize(s_.actions.size());
    }

    std::vector<Choice> run() {
        choose_permanent(0);
        return std::move(found_);
    }

 private:
    bool is_full() const { return found_.size() > most_; }

    void choose_permanent(std::size_t k) {
        if (is_full()) return;
        if (k == s_.actions.size()) return choose_event();
        const Action& action = s_.actions[k];
        const bool is_permanent = action.part == Part::permanent;
        if (!is_permanent && action.part != Part::prestress) return choose_permanent(k + 1);
        const bool has_two = is_permanent && expression_.unfavourable != expression_.favourable;
        for (std::size_t a = 0; a < action.arrangements.size(); ++a)
            for (int side = 0; side < (has_two ? 2 : 1); ++side) {
                chosen_.acting[k] = a;
                chosen_.is_unfavourable[k] = is_permanent && side == 0;
                choose_permanent(k + 1);
            }
        chosen_.acting[k].reset();
        chosen_.is_unfavourable[k] = false;
    }

    void choose_event() {
        if (expression_.event == Part::variable) return choose_leader();
        for (std::size_t k = 0; k < s_.actions.size(); ++k) {
            if (s_.actions[k].part != expression_.event) continue;
            for (std::size_t a = 0; a < s_.actions[k].arrangements.size(); ++a) {
                chosen_.acting[k] = a;
                choose_leader();
                if (!is_by_spectra(s_.actions[k].arrangements[a])) continue;
                chosen_.is_reversed = true;
                choose_leader();
                chosen_.is_reversed = false;
            }
            chosen_.acting[k].reset();
        }
    }

    // Its figures are sizes: either sign of them is possible.
    bool is_by_spectra(const Arrangement& arrangement) const {
        return std::ranges::any_of(arrangement, [&](std::size_t each) {
            return s_.analysis.load_cases[each].kind == document::LoadCaseKind::seismic;
        });
    }

    void choose_leader() {
        if (!expression_.has_leader) {
            if (expression_.needs_unfavourable && !is_any_unfavourable()) return take();
            return choose_others(0);
        }
        if (!expression_.needs_variable) take();
        for (std::size_t k = 0; k < s_.actions.size(); ++k) {
            if (s_.actions[k].part != Part::variable) continue;
            const auto& arrangements = s_.actions[k].arrangements;
            for (std::size_t a = 0; a < arrangements.size(); ++a) {
                if (!acts(expression_.leading, arrangements[a])) continue;
                chosen_.acting[k] = a;
                chosen_.leading = k;
                choose_others(0);
            }
            chosen_.acting[k].reset();
            chosen_.leading.reset();
        }
    }

    // All variable actions but the leading one: left out, or accompanying in one of their ways.
    void choose_others(std::size_t k) {
        if (is_full()) return;
        if (k == s_.actions.size()) return take();
        choose_others(k + 1);
        if (s_.actions[k].part != Part::variable || chosen_.leading == k) return;
        const auto& arrangements = s_.actions[k].arrangements;
        for (std::size_t a = 0; a < arrangements.size(); ++a) {
            if (!acts(expression_.accompanying, arrangements[a]) || is_excluded(k, arrangements[a]))
                continue;
            chosen_.acting[k] = a;
            choose_others(k + 1);
        }
        chosen_.acting[k].reset();
    }

    // With a factor of 0 it is the same as left out.
    bool acts(Value value, const Arrangement& arrangement) const {
        return variable_factor(s_, expression_, value, arrangement.front()) != 0;
    }

    // Those behind `k` are not chosen yet, the leading one is.
    bool is_excluded(std::size_t k, const Arrangement& arrangement) const {
        for (std::size_t other = 0; other < s_.actions.size(); ++other)
            if (other != k && s_.actions[other].part == Part::variable && chosen_.acting[other] &&
                exclude_each_other(s_, arrangement,
                                   s_.actions[other].arrangements[*chosen_.acting[other]]))
                return true;
        return false;
    }

    bool is_any_unfavourable() const {
        return std::ranges::find(chosen_.is_unfavourable, true) != chosen_.is_unfavourable.end();
    }

    void take() {
        if (std::ranges::any_of(chosen_.acting,
                                [](const auto& acting) { return acting.has_value(); }))
            found_.push_back(chosen_);
    }

    const Situation& s_;
    const Expression& expression_;
    std::size_t most_;
    Choice chosen_;
    std::vector<Choice> found_;
};

bool is_roof_load(const Situation& situation, const Arrangement& arrangement) {
    return category_of(situation, arrangement.front()) == ActionCategory::imposed_H;
}

bool is_snow_or_wind(const Situation& situation, const Arrangement& arrangement) {
    const ActionCategory category = category_of(situation, arrangement.front());
    return category == ActionCategory::snow_low || category == ActionCategory::snow_high ||
           category == ActionCategory::wind;
}

}  // namespace

double factor_of(const Situation& situation, const Expression& expression, const Choice& choice,
                 std::size_t action, std::size_t load_case) {
    switch (situation.actions[action].part) {
        case Part::permanent:
            return rounded(choice.is_unfavourable[action] ? expression.unfavourable
                                                          : expression.favourable);
        case Part::prestress:
            return expression.prestress;
        case Part::variable:
            return variable_factor(
                situation, expression,
                choice.leading == action ? expression.leading : expression.accompanying, load_case);
        default:
            return choice.is_reversed ? -1 : 1;
    }
}

bool exclude_each_other(const Situation& situation, const Arrangement& one,
                        const Arrangement& other) {
    return (is_roof_load(situation, one) && is_snow_or_wind(situation, other)) ||
           (is_roof_load(situation, other) && is_snow_or_wind(situation, one));
}

std::vector<Choice> find_choices(const Situation& situation, const Expression& expression,
                                 std::size_t most) {
    return Search(situation, expression, most).run();
}

}  // namespace loadpath::combinations
