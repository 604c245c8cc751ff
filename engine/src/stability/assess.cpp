#include "stability/assess.hpp"

#include <algorithm>
#include <iterator>
#include <string>

#include "document/earthquake.hpp"
#include "stability/bracing_forces.hpp"
#include "stability/combinations.hpp"
#include "stability/initial_bows.hpp"
#include "stability/mode_shapes.hpp"
#include "stability/relieving.hpp"
#include "text/number.hpp"

namespace loadpath::stability {

namespace {

bool is_unknown(const checks::FrameModes& modes) {
    return !modes.why_not.empty() || (modes.sway_alpha() == 0.0 && !modes.is_complete);
}

// Whether displacements matter to the forces of a frame; where it is not known they do.
bool is_sensitive(const checks::FrameModes& modes) {
    return is_unknown(modes) || (modes.sway_alpha() > 0.0 && modes.sway_alpha() < modes.limit);
}

std::string reason_of(const checks::FrameModes& modes) {
    const std::string limit = format(modes.limit, 3);
    if (!modes.why_not.empty()) return "alpha_cr is not known: " + modes.why_not;
    if (modes.sway_alpha() > 0.0)
        return "alpha_cr = " + format(modes.sway_alpha(), 3) +
               (is_sensitive(modes) ? " is below " : " is not below ") + limit + " (5.2.1(3))";
    if (!modes.is_complete)
        return "alpha_cr is not known: members buckle by themselves in more modes than are sought";
    return "alpha_cr is not below " + limit + " (5.2.1(3)): no mode up to there sways";
}

class Assessor {
 public:
    Assessor(const model::Structure& structure, const analysis::LinearResult& result)
        : structure_(structure),
          result_(result),
          index_(structure.document->model),
          chains_(find_chains(index_, structure)),
          struts_(find_struts(index_, chains_, structure.is_planar)) {
        Issues told;  // when the document was read
        systems_ = find_bracing_systems(structure.document->model, told);
    }

    // What of its imperfections is turned round, and what can be.
    struct Turning {
        Sides turned, open;
    };

    // `set` is what its loads come to in first order. What is to remark on it goes to the warnings.
    answer::CombinationStability assess(const document::LoadCombination& combination,
                                        const analysis::ResultSet& set, model::Asked asked,
                                        checks::FrameModes& modes, Turning& sides,
                                        model::Deviation& deviation, Issues& warnings) const {
        const document::Analysis& analysis = structure_.document->analysis;
        answer::CombinationStability row;
        row.id = combination.id;
        row.name = combination.name;
        row.limit = modes.limit;
        row.order = analysis.options.order;
        if (asked == model::Asked::stability && document::has_earthquake(analysis, combination)) {
            row.reason = "an earthquake takes part: EN 1998-1, 4.4.2.2, decides about second order";
            return row;
        }
        if (!set.is_usable()) {
            row.reason = "its forces of first order could not be found: " + set.errors[0].message;
            return row;
        }
        if (modes.sway_alpha() > 0.0) row.alpha_cr = modes.sway_alpha();
        row.reason = reason_of(modes);
        const bool is_stated = asked == model::Asked::stability && !deviation.shifts.empty() &&
                               !states_standard(row.id);
        if (is_stated)
            row.reason += "; the document states its imperfections";
        else
            imperfect(set, modes, asked == model::Asked::stability, sides, row, deviation);
        if (asked == model::Asked::stability) {
            choose_method(modes, row, deviation);
            modes.account_for_sway = !is_stated && modes.why_not.empty() && modes.is_complete;
        }
        brace(set, sides, row, deviation, warnings);
        return row;
    }

 private:
    // First order with lengths from modes where they are longer, or second order with those of the
    // system: sway is then in the forces.
    void choose_method(checks::FrameModes& modes, answer::CombinationStability& row,
                       model::Deviation& deviation) const {
        using enum document::AnalysisOrder;
        if (is_sensitive(modes) || row.order == NONLINEAR) {
            row.order = NONLINEAR;
            row.lengths = answer::CheckLengths::System;
            row.reason += ": second order, members by 5.2.2(7)b";
            if (structure_.document->analysis.options.order == NONLINEAR) return;
            deviation.order = NONLINEAR;
            deviation.shifts.resize(structure_.document->model.nodes.size(), Vector3::Zero());
            return;
        }
        modes.gives_longer_lengths = true;
        row.lengths = answer::CheckLengths::Modes;
        row.reason += ": first order";
    }

    bool states_standard(std::int64_t combination) const {
        return std::ranges::any_of(
            structure_.document->analysis.imperfection_cases, [&](const auto& each) {
                return each.standard && std::ranges::find(each.load_combinations, combination) !=
                                            each.load_combinations.end();
            });
    }

    void imperfect(const analysis::ResultSet& set, const checks::FrameModes& modes, bool decides,
                   Turning& sides, answer::CombinationStability& row,
                   model::Deviation& deviation) const {
        const std::vector<Column> columns = find_columns(index_, chains_, set);
        Lean lean = choose_lean(columns, set.displacements, deviation.shifts, modes,
                                structure_.is_planar, decides);
        lean.turn(sides.turned);
        row.initial_sway = initial_sway(columns, lean);
        if (row.initial_sway) {
            open_sides(lean, row.initial_sway->phi, set.balance, sides.open);
            lean_nodes(structure_.document->model.nodes, *row.initial_sway, lowest_foot(columns),
                       deviation.shifts);
        } else {
            row.reason += "; without compressed columns there is no initial sway";
        }
        if (!is_sensitive(modes)) return;
        row.bows = find_bows(structure_, index_, chains_, set, lean);
        add_forces(index_, row.bows, deviation.forces);
        if (!decides) return;
        row.mode_shapes = add_mode_shapes(structure_.document->model, struts_, modes, set,
                                          row.initial_sway ? row.initial_sway->phi : phi_0,
                                          sides.turned.modes, deviation.shifts);
        // Loads that decide about the lean decide about them.
        sides.open.modes =
            !row.mode_shapes.empty() && (sides.open.first || !row.initial_sway.has_value());
    }

    // Whoever names a bracing system asks for what it has to hold, whatever imperfections are
    // stated beside it.
    void brace(const analysis::ResultSet& set, Turning& sides, answer::CombinationStability& row,
               model::Deviation& deviation, Issues& warnings) const {
        if (systems_.empty()) {
            if (!structure_.is_planar) row.reason += "; no bracing system is named for 5.3.3";
            return;
        }
        BracingForces found = find_bracing_forces(structure_, index_, result_.first_order.get(),
                                                  systems_, set, row.name, sides.turned.systems);
        sides.open.systems = std::move(found.is_open);
        row.bracing = std::move(found.rows);
        std::ranges::move(found.warnings, std::back_inserter(warnings));
        if (found.forces.distributed_loads.empty()) return;
        deviation.shifts.resize(structure_.document->model.nodes.size(), Vector3::Zero());
        std::ranges::move(found.forces.distributed_loads,
                          std::back_inserter(deviation.forces.distributed_loads));
        std::ranges::move(found.forces.nodal_loads,
                          std::back_inserter(deviation.forces.nodal_loads));
    }

    const model::Structure& structure_;
    const analysis::LinearResult& result_;
    checks::ModelIndex index_;
    checks::MemberChains chains_;
    std::vector<checks::HeldStrut> struts_;
    std::vector<BracingSystem> systems_;
};

}  // namespace

Assessment assess(const model::Structure& structure, Combinations combinations) {
    Assessment found;
    auto& [analysis, result, frames, deviations] = combinations;
    found.warnings = find_relieving(structure, result, deviations);
    const std::vector<model::Asked> asked = model::asked_of_standard(analysis);
    std::optional<Assessor> assessor;
    for (std::size_t k = 0; k < asked.size(); ++k) {
        if (asked[k] == model::Asked::nothing) continue;
        if (!assessor) assessor.emplace(structure, result);
        const model::Deviation stated = deviations[k];
        const auto assess_side = [&](std::size_t side, Assessor::Turning& sides) {
            found.rows.push_back(assessor->assess(analysis.load_combinations[side],
                                                  result.combinations[k], asked[k], *frames[side],
                                                  sides, deviations[side], found.warnings));
        };
        Assessor::Turning sides;
        assess_side(k, sides);
        const bool is_told = found.rows.back().lengths.has_value();
        if (is_told && is_unknown(*frames[k]))
            found.warnings.push_back(
                {IssueCode::stability_not_assessed,
                 "combination \"" + found.rows.back().name + "\": " + reason_of(*frames[k]),
                 "analysis.options.stability"});
        int number = 1;
        for (Sides& turned : others(sides.open)) {
            const std::size_t side = combinations.add_side(k, ++number);
            deviations.push_back(stated);
            Assessor::Turning other{std::move(turned), {}};
            assess_side(side, other);
            // Whatever it comes to, it is solved as a structure of its own.
            deviations[side].shifts.resize(structure.document->model.nodes.size(), Vector3::Zero());
            const document::LoadCombination& of = analysis.load_combinations[k];
            found.rows.back().other_side_of = of.id;
            found.rows.back().reason +=
                "; imperfections to another side than in \"" + of.name + "\" (5.3.2(8))";
        }
    }
    if (found.rows.empty() && !structure.document->model.bracing_systems.empty())
        found.warnings.push_back(
            {IssueCode::bracing_not_asked_for,
             "no combination asks for the imperfections of EN 1993-1-1: nothing is put on bracing "
             "(5.3.3)",
             "model.bracing_systems"});
    return found;
}

}  // namespace loadpath::stability
