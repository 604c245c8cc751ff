#include "checks/generic/generic_check.hpp"

#include <algorithm>
#include <cmath>

#include "checks/generic/report.hpp"
#include "checks/generic/variables.hpp"
#include "text/number.hpp"

namespace loadpath::checks {

namespace {

// Demand where nothing can be carried: finite, so that it can be written and compared.
constexpr double beyond_any_capacity = 1e6;

double utilization_of(double demand, double capacity) {
    if (capacity > 0.0) return std::min(std::fabs(demand) / capacity, beyond_any_capacity);
    return beyond_any_capacity;
}

class GenericCheck {
 public:
    GenericCheck(const CheckContext& context, const document::UnityCheckDefinition& definition)
        : c_(context), definition_(definition), spec_(*definition.spec.Generic) {}

    EntityResult check(const Entity& entity, std::span<const std::size_t> combinations,
                       TraceLog& traces) {
        std::optional<Outcome> worst;
        for (const std::size_t combination : combinations) {
            Outcome one = check(entity, combination);
            one.result.governing_combination_id =
                c_.document.analysis.load_combinations[combination].id;
            const bool is_error = !one.result.utilization;
            if (is_error || !worst || *one.result.utilization > *worst->result.utilization)
                worst.emplace(std::move(one));
            if (is_error) break;  // an error is the same under every combination
        }
        worst->result.trace.first = traces.size();
        explain(*worst, traces);
        worst->result.trace.count = traces.size() - worst->result.trace.first;
        return std::move(worst->result);
    }

 private:
    struct Outcome {
        EntityResult result;
        Variables variables;
        Evaluation demand, capacity;
    };

    Outcome check(const Entity& entity, std::size_t combination) {
        Outcome outcome{{}, Variables(c_, spec_, entity, combination), {}, {}};
        EntityResult& result = outcome.result;
        result.type = entity.type;
        result.id = entity.id;
        if (entity.type == EntityType::Member) result.member = entity.parts.front();
        outcome.demand = outcome.variables.evaluate(spec_.demand);
        outcome.capacity = outcome.variables.evaluate(spec_.capacity);
        const std::optional<Value>& demand = outcome.demand.value;
        const std::optional<Value>& capacity = outcome.capacity.value;
        std::vector<std::string> errors = outcome.variables.errors();
        if (!demand) errors.push_back("demand: " + outcome.demand.error);
        if (!capacity) errors.push_back("capacity: " + outcome.capacity.error);
        if (errors.empty() && !may_equal(demand->dimension, capacity->dimension)) {
            errors.push_back("demand is in " + unit_of(demand->dimension) + ", capacity in " +
                             unit_of(capacity->dimension));
        }
        for (const std::string& error : errors) {
            result.message += (result.message.empty() ? "" : "; ") + error;
        }
        if (errors.empty()) decide(outcome, demand->number, capacity->number);
        return outcome;
    }

    void decide(Outcome& outcome, double demand, double capacity) {
        EntityResult& result = outcome.result;
        if (demand == 0.0 && !(capacity > 0.0)) {
            result.message =
                "demand is 0 and capacity is " + format(capacity) + ": their ratio says nothing";
            return;
        }
        const double utilization = utilization_of(demand, capacity);
        result.utilization = utilization;
        result.demand = demand;
        result.capacity = capacity;
        result.location_x_frac = outcome.variables.x_frac();
        result.status = status_of(utilization, definition_.thresholds);
        if (!(capacity > 0.0)) {
            result.message =
                "capacity is " + format(capacity) + ", not positive: nothing can be carried";
            result.status = Status::Red;
        }
        if (definition_.report_template && c_.document.analysis.options.render_unity_reports) {
            result.report = render_report(*definition_.report_template, outcome.variables,
                                          {demand, capacity, utilization});
        }
    }

    void explain(const Outcome& outcome, TraceLog& trace) const {
        outcome.variables.explain(trace);
        const Evaluation& demand = outcome.demand;
        const Evaluation& capacity = outcome.capacity;
        explain_formula(trace, "Demand", spec_.demand, demand.names, demand.value);
        explain_formula(trace, "Capacity", spec_.capacity, capacity.names, capacity.value);
        const EntityResult& result = outcome.result;
        if (!result.utilization) return;
        const std::string unit = unit_of(demand.value->dimension);
        trace.step({.title = "Utilization", .expression = "|Demand| / Capacity", .unit = unit})
            .utilization(*result.utilization, *result.demand, *result.capacity)
            .with("Demand", *result.demand, unit)
            .with("Capacity", *result.capacity, unit);
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
