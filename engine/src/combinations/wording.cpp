#include "combinations/wording.hpp"

#include <algorithm>
#include <cmath>

#include "text/number.hpp"

namespace loadpath::combinations {

namespace {

std::string few(double number) { return format(number, 6); }

const std::string& name_by_id(const document::Analysis& analysis, std::int64_t id) {
    return std::ranges::find(analysis.load_cases, id, &document::LoadCase::id)->name;
}

void append_listed(std::string& to, const std::string& word) {
    if (!to.empty()) to += ", ";
    to += word;
}

class Reason {
 public:
    Reason(const Situation& situation, const Expression& expression, const Choice& choice)
        : s_(situation), expression_(expression), choice_(choice) {
        for (std::size_t k = 0; k < s_.actions.size(); ++k) sort(k);
    }

    std::string text() const {
        std::string text = "EN 1990 (" + std::string(expression_.number) + "), " +
                           std::string(expression_.situation) + ", " + std::string(s_.annex.name) +
                           " values.";
        add(text, " With: ", event_);
        add(text, " Leading: ", leading_);
        add(text, expression_.has_leader ? " Accompanying: " : " Variable: ", accompanying_);
        add(text, " Unfavourable: ", unfavourable_);
        add(text,
            expression_.unfavourable == expression_.favourable ? " Permanent: " : " Favourable: ",
            favourable_);
        add(text, " Prestress: ", prestress_);
        add(text, " Left out as favourable: ", left_out_);
        return text;
    }

 private:
    static void add(std::string& text, const char* title, const std::string& names) {
        if (!names.empty()) text += title + names + ".";
    }

    void sort(std::size_t k) {
        const Action& action = s_.actions[k];
        if (!choice_.acting[k]) {
            if (action.part == Part::variable && could_act(k)) append_listed(left_out_, all_of(k));
            return;
        }
        const Arrangement& acting = action.arrangements[*choice_.acting[k]];
        switch (action.part) {
            case Part::permanent: {
                const bool has_two_factors = expression_.unfavourable != expression_.favourable;
                append_listed(
                    has_two_factors && choice_.is_unfavourable[k] ? unfavourable_ : favourable_,
                    names_of(acting));
                return;
            }
            case Part::prestress:
                return append_listed(prestress_, names_of(acting));
            case Part::variable:
                return sort_variable(k, acting);
            default:
                return append_listed(
                    event_, names_of(acting) + (choice_.is_reversed ? " the other way" : ""));
        }
    }

    void sort_variable(std::size_t k, const Arrangement& acting) {
        constexpr std::string_view symbols[] = {"", "psi_0", "psi_1", "psi_2"};
        const bool leads = choice_.leading == k;
        const Value value = leads ? expression_.leading : expression_.accompanying;
        std::string names = names_of(acting);
        if (value != Value::characteristic)
            names += " (" + std::string(symbols[static_cast<int>(value)]) + " " +
                     few(psi_of(value, category_of(acting), s_.annex)) + ")";
        append_listed(leads ? leading_ : accompanying_, names);
    }

    // What has no share in this expression, or is excluded by what acts, is not left out.
    bool could_act(std::size_t k) const {
        return std::ranges::any_of(s_.actions[k].arrangements, [&](const Arrangement& each) {
            if (psi_of(expression_.accompanying, category_of(each), s_.annex) == 0) return false;
            for (std::size_t other = 0; other < s_.actions.size(); ++other)
                if (s_.actions[other].part == Part::variable && choice_.acting[other] &&
                    exclude_each_other(s_, each,
                                       s_.actions[other].arrangements[*choice_.acting[other]]))
                    return false;
            return true;
        });
    }

    document::ActionCategory category_of(const Arrangement& arrangement) const {
        return s_.analysis.load_cases[arrangement.front()].action->category;
    }

    std::string names_of(const Arrangement& arrangement) const {
        std::string names;
        for (const std::size_t each : arrangement)
            append_listed(names, s_.analysis.load_cases[each].name);
        return names;
    }

    // The name of its group, or of its only load case.
    std::string all_of(std::size_t k) const {
        const document::LoadCase& first =
            s_.analysis.load_cases[s_.actions[k].arrangements.front().front()];
        return first.action->group.value_or(first.name);
    }

    const Situation& s_;
    const Expression& expression_;
    const Choice& choice_;
    std::string event_, leading_, accompanying_, unfavourable_, favourable_, prestress_, left_out_;
};

}  // namespace

std::string name_of(const Expression& expression,
                    const std::vector<document::LoadCaseFactor>& factors,
                    const document::Analysis& analysis) {
    std::string name(expression.name);
    bool is_first = true;
    for (const document::LoadCaseFactor& term : factors) {
        const bool is_negative = term.factor < 0;
        name += is_first ? (is_negative ? ": -" : ": ") : (is_negative ? " - " : " + ");
        if (std::abs(term.factor) != 1) name += few(std::abs(term.factor)) + " ";
        name += name_by_id(analysis, term.load_case_id);
        is_first = false;
    }
    return name;
}

std::string reason_of(const Situation& situation, const Expression& expression,
                      const Choice& choice) {
    return Reason(situation, expression, choice).text();
}

}  // namespace loadpath::combinations
