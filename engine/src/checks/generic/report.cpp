#include "checks/generic/report.hpp"

#include "text/number.hpp"

namespace loadpath::checks {

namespace {

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
    while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
    return text;
}

std::string shown(std::string_view formula, Variables& variables, const ReportFigures& figures) {
    const bool is_formula = formula.starts_with('=');
    if (is_formula) formula.remove_prefix(1);
    const Evaluation evaluation =
        evaluate(trimmed(formula), [&](std::string_view name) -> std::optional<Value> {
            if (name == "Demand") return Value{figures.demand, any_dimension};
            if (name == "Capacity") return Value{figures.capacity, any_dimension};
            if (name == "Utilization") return Value{figures.utilization, any_dimension};
            return variables.find(name);
        });
    if (!evaluation.value) return "[" + evaluation.error + "]";
    const std::string unit = unit_of(evaluation.value->dimension);
    return format(evaluation.value->number) + (unit.empty() ? "" : " " + unit);
}

}  // namespace

std::string render_report(std::string_view text, Variables& variables,
                          const ReportFigures& figures) {
    std::string report;
    while (true) {
        const std::size_t open = text.find("{{");
        const std::size_t close = open == std::string_view::npos ? open : text.find("}}", open);
        if (close == std::string_view::npos) break;
        report += text.substr(0, open);
        report += shown(trimmed(text.substr(open + 2, close - open - 2)), variables, figures);
        text.remove_prefix(close + 2);
    }
    report += text;
    return report;
}

}  // namespace loadpath::checks
