#include "checks/generic/generic_check.hpp"

#include <algorithm>
#include <cmath>

#include "checks/generic/report.hpp"
#include "checks/generic/variables.hpp"
#include "checks/number.hpp"

namespace loadpath::checks {

namespace {

// Demand where nothing can be carried: finite, so that it can be written and compared.
constexpr double beyond_any_capacity = 1e6;

double utilization_of(double demand, double capacity) {
    if (capacity > 0.0) return std::min(std::fabs(demand) / capacity, beyond_any_capacity);
    return demand == 0.0 ? 0.0 : beyond_any_capacity;
}

TraceRow row_of(std::string label, const std::string& formula, const Evaluation& evaluation) {
    TraceRow row;
    row.label = std::move(label);
    row.formula = formula;
    row.substituted = evaluation.substituted;
    if (evaluation.value) {
        row.value = evaluation.value->number;
        row.unit = unit_of(evaluation.value->dimension);
    }
    return row;
}

class GenericCheck {
 public:
    GenericCheck(const CheckContext& context, const document::UnityCheckDefinition& definition)
        : c_(context), definition_(definition), spec_(*definition.spec.Generic) {}

    EntityResult check(const Entity& entity, std::span<const std::size_t> combinations,
                       TraceLog& traces) {
        Outcome worst;
        for (const std::size_t combination : combinations) {
            Outcome one = check(entity, combination);
            one.result.governing_combination_id =
                c_.document.analysis.load_combinations[combination].id;
            const bool is_first = worst.rows.empty();
            const bool is_error = !one.result.utilization;
            if (is_error || is_first || *one.result.utilization > *worst.result.utilization)
                worst = std::move(one);
            if (is_error) break;  // an error is the same under every combination
        }
        worst.result.trace = traces.add_all(worst.rows);
        return std::move(worst.result);
    }

 private:
    struct Outcome {
        EntityResult result;
        std::vector<TraceRow> rows;
    };

    Outcome check(const Entity& entity, std::size_t combination) {
        Outcome outcome;
        EntityResult& result = outcome.result;
        result.type = entity.type;
        result.id = entity.id;
        Variables variables(c_, spec_, entity, combination);
        const Evaluation demand = variables.evaluate(spec_.demand);
        const Evaluation capacity = variables.evaluate(spec_.capacity);
        outcome.rows = variables.rows();
        outcome.rows.push_back(row_of("Demand", spec_.demand, demand));
        outcome.rows.push_back(row_of("Capacity", spec_.capacity, capacity));
        std::vector<std::string> errors = variables.errors();
        if (!demand.value) errors.push_back("demand: " + demand.error);
        if (!capacity.value) errors.push_back("capacity: " + capacity.error);
        if (errors.empty() && !may_equal(demand.value->dimension, capacity.value->dimension)) {
            errors.push_back("demand is in " + unit_of(demand.value->dimension) + ", capacity in " +
                             unit_of(capacity.value->dimension));
        }
        for (const std::string& error : errors) {
            result.message += (result.message.empty() ? "" : "; ") + error;
        }
        if (!errors.empty()) return outcome;
        decide(outcome, variables, demand.value->number, capacity.value->number);
        return outcome;
    }

    void decide(Outcome& outcome, Variables& variables, double demand, double capacity) {
        EntityResult& result = outcome.result;
        const double utilization = utilization_of(demand, capacity);
        result.utilization = utilization;
        result.demand = demand;
        result.capacity = capacity;
        result.location_x_frac = variables.x_frac();
        result.status = status_of(utilization, definition_.thresholds);
        if (capacity <= 0.0 && demand != 0.0) {
            result.message =
                "capacity is " + format(capacity) + ", not positive: nothing can be carried";
            result.status = Status::Red;
        }
        outcome.rows.push_back({"Utilization", "|Demand| / Capacity",
                                format(demand) + " / " + format(capacity), utilization, "", demand,
                                capacity});
        if (definition_.report_template && c_.document.analysis.options.render_unity_reports) {
            result.report = render_report(*definition_.report_template, variables,
                                          {demand, capacity, utilization});
        }
    }

    const CheckContext& c_;
    const document::UnityCheckDefinition& definition_;
    const document::GenericSpec& spec_;
};

}  // namespace

void check_generic(const CheckContext& context, const document::UnityCheckDefinition& definition,
                   std::span<const Entity> entities, std::span<const std::size_t> combinations,
                   CheckResult& result, TraceLog& traces) {
    GenericCheck check(context, definition);
    for (const Entity& entity : entities) {
        result.per_entity.push_back(check.check(entity, combinations, traces));
    }
}

}  // namespace loadpath::checks
