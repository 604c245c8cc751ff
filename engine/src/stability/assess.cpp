#include "stability/assess.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <string>
#include <vector>

#include "document/earthquake.hpp"
#include "stability/bracing_forces.hpp"
#include "stability/combinations.hpp"
#include "stability/initial_bows.hpp"
#include "stability/mode_shapes.hpp"
#include "stability/relieving.hpp"
#include "stability/stated_bows.hpp"
#include "text/listed.hpp"
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

// Whether it has imperfections beside the lean, which have sides of their own.
bool has_more(const answer::CombinationStability& row) {
    return !row.mode_shapes.empty() || std::ranges::any_of(row.bracing, [](const auto& each) {
        return each.q_d.value_or(0.0) != 0.0;
    });
}

class Assessor {
 public:
    Assessor(const model::Structure& structure, const analysis::LinearResult& result)
        : structure_(structure),
          result_(result),
          index_(structure.document->model),
          chains_(find_chains(index_, structure)),
          struts_(find_struts(index_, chains_, structure.is_planar)),
          axes_(plan_axes(structure)) {
        Issues told;  // when the document was read
        systems_ = find_bracing_systems(structure.document->model, told);
    }

    // One of the sides on which a combination is solved.
    struct Side {
        std::optional<Lean> lean;  // none where no column leans, or the document states how
        bool is_turned = false;    // shapes of modes and bows of what bracing holds
    };

    // Those of its leans. What the document states is a side of its own, in place of none of them.
    std::vector<Side> sides_of(const document::LoadCombination& combination,
                               const analysis::ResultSet& set, const checks::FrameModes& modes,
                               model::Asked asked, const model::Deviation& stated) const {
        std::vector<Side> sides;
        const bool is_by_document = is_stated(combination.id, asked, stated);
        if (is_by_document) sides.push_back({});
        if (!set.is_usable() || is_of_earthquake(combination) || modes.moves_freely) return {{}};
        const std::vector<Column> columns = find_columns(index_, chains_, set);
        if (columns.empty()) return {{}};
        const Shifts none;
        for (const Lean& lean : find_leans(axes_, columns, set.displacements,
                                           is_by_document ? none : stated.shifts, modes))
            sides.push_back({lean, false});
        return sides;
    }

    // `set` is what its loads come to in first order. What is to remark on it goes to the warnings.
    answer::CombinationStability assess(const document::LoadCombination& combination,
                                        const analysis::ResultSet& set, model::Asked asked,
                                        checks::FrameModes& modes, const Side& side,
                                        model::Deviation& deviation, Issues& warnings) const {
        const document::Analysis& analysis = structure_.document->analysis;
        answer::CombinationStability row;
        row.id = combination.id;
        row.name = combination.name;
        row.limit = modes.limit;
        row.order = analysis.options.order;
        row.bows = deviation.bows;
        const bool decides = asked == model::Asked::stability;
        if (decides && is_of_earthquake(combination)) {
            row.reason = "an earthquake takes part: EN 1998-1, 4.4.2.2, decides about second order";
            return row;
        }
        if (!set.is_usable()) {
            row.reason = "its forces of first order could not be found: " + set.errors[0].message;
            return row;
        }
        if (modes.sway_alpha() > 0.0) row.alpha_cr = modes.sway_alpha();
        row.reason = reason_of(modes);
        const bool is_by_document = is_stated(row.id, asked, deviation);
        if (is_by_document)
            row.reason += "; the document states its imperfections";
        else
            imperfect(set, modes, decides, side, row, deviation);
        if (decides) {
            choose_method(modes, row, deviation);
            modes.account_for_sway = !is_by_document && modes.why_not.empty() &&
                                     modes.is_complete &&
                                     !(leaves_movements_out(analysis.options) &&
                                       row.order == document::AnalysisOrder::NONLINEAR);
        }
        brace(set, side, row, deviation, warnings);
        return row;
    }

    // Whether what the document states stands in place of the standard's.
    bool is_stated(std::int64_t combination, model::Asked asked,
                   const model::Deviation& stated) const {
        return asked == model::Asked::stability && !stated.shifts.empty() &&
               !states_standard(combination);
    }

 private:
    // Whether second order does not see how the structure sways along some axes.
    static bool leaves_movements_out(const document::AnalysisOptions& options) {
        return !options.pdelta_suppress_axes.empty() ||
               options.pdelta_mode == document::PdeltaMode::IN_PLANE_ONLY;
    }

    // First order with lengths from modes where they are longer, or second order with those of the
    // system: sway is then in the forces.
    void choose_method(checks::FrameModes& modes, answer::CombinationStability& row,
                       model::Deviation& deviation) const {
        using enum document::AnalysisOrder;
        // Leaning it has no equilibrium that second order could find; first order says what moves.
        if (modes.moves_freely) {
            row.lengths = answer::CheckLengths::System;
            row.reason += ": solved as it stands, without imperfections";
            return;
        }
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

    bool is_of_earthquake(const document::LoadCombination& combination) const {
        return document::has_earthquake(structure_.document->analysis, combination);
    }

    bool states_standard(std::int64_t combination) const {
        return std::ranges::any_of(
            structure_.document->analysis.imperfection_cases, [&](const auto& each) {
                return each.standard && std::ranges::find(each.load_combinations, combination) !=
                                            each.load_combinations.end();
            });
    }

    void imperfect(const analysis::ResultSet& set, const checks::FrameModes& modes, bool decides,
                   const Side& side, answer::CombinationStability& row,
                   model::Deviation& deviation) const {
        const auto& model = structure_.document->model;
        std::vector<Shifts> leans;
        if (side.lean) {
            const std::vector<Column> columns = find_columns(index_, chains_, set);
            const double height = height_of(structure_, columns), foot = lowest_foot(columns);
            row.initial_sway = initial_sway(columns, height, *side.lean);
            for (const Vector3& axis : axes_)
                leans.push_back(
                    leaned(model.nodes, initial_sway(columns, height, {axis, {}}), foot));
            deviation.shifts.resize(model.nodes.size(), Vector3::Zero());
            const Shifts own = leaned(model.nodes, *row.initial_sway, foot);
            for (std::size_t n = 0; n < own.size(); ++n) deviation.shifts[n] += own[n];
        } else {
            row.reason += "; without compressed columns there is no initial sway";
        }
        if (!is_sensitive(modes)) return;
        auto bows = find_bows(structure_, index_, chains_, set, side.lean.value_or(Lean{}));
        add_forces(index_, bows, deviation.forces);
        std::ranges::move(bows, std::back_inserter(row.bows));
        if (!decides) return;
        row.mode_shapes = add_mode_shapes(model, struts_, modes, set, leans,
                                          row.initial_sway ? row.initial_sway->phi : phi_0,
                                          side.is_turned, deviation.shifts);
    }

    // Whoever names a bracing system asks for what it has to hold, whatever imperfections are
    // stated beside it.
    void brace(const analysis::ResultSet& set, const Side& side, answer::CombinationStability& row,
               model::Deviation& deviation, Issues& warnings) const {
        if (systems_.empty()) {
            if (!structure_.is_planar) row.reason += "; no bracing system is named for 5.3.3";
            return;
        }
        BracingForces found = find_bracing_forces(structure_, index_, result_.first_order.get(),
                                                  systems_, set, row.name, side.is_turned);
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
    std::vector<Vector3> axes_;
    std::vector<BracingSystem> systems_;
};

// All sides of one combination after another.
class Assessing {
 public:
    Assessing(const model::Structure& structure, Combinations combinations)
        : structure_(structure), all_(combinations), assessor_(structure, combinations.result) {}

    void add(std::size_t place, model::Asked asked) {
        const One one{place, asked, found_.rows.size(), all_.analysis.load_combinations[place],
                      all_.deviations[place]};
        for (Assessor::Side& side : assessor_.sides_of(one.source, all_.result.combinations[place],
                                                       *all_.frames[place], asked, one.stated)) {
            add_side(one, side);
            side.is_turned = has_more(found_.rows.back());
            if (side.is_turned) add_side(one, side);
        }
        if (found_.rows[one.first].lengths && is_unknown(*all_.frames[place]))
            unknown_[reason_of(*all_.frames[place])].push_back(one.source.name);
    }

    Assessment finish() {
        for (const auto& [why, names] : unknown_)
            found_.warnings.push_back({IssueCode::stability_not_assessed,
                                       text::named("combination", names) + ": " + why,
                                       "analysis.options.stability"});
        return std::move(found_);
    }

 private:
    // As the document has it.
    struct One {
        std::size_t place = 0;
        model::Asked asked{};
        std::size_t first = 0;  // of its rows
        document::LoadCombination source;
        model::Deviation stated;
    };

    // The first is the combination itself.
    void add_side(const One& one, const Assessor::Side& side) {
        const std::size_t number = found_.rows.size() - one.first + 1;
        const bool is_other = number > 1;
        const std::size_t place = is_other ? all_.add_side(one.place, number) : one.place;
        const bool is_stated = assessor_.is_stated(one.source.id, one.asked, one.stated);
        if (is_other)
            all_.deviations.push_back(is_stated && side.lean ? model::Deviation{} : one.stated);
        found_.rows.push_back(assessor_.assess(
            all_.analysis.load_combinations[place], all_.result.combinations[one.place], one.asked,
            *all_.frames[place], side, all_.deviations[place], found_.warnings));
        if (!is_other) return;
        found_.rows.back().other_side_of = one.source.id;
        found_.rows.back().reason +=
            "; imperfections to another side than in \"" + one.source.name + "\" (5.3.2(8))";
        // Whatever it comes to, it is solved as a structure of its own.
        all_.deviations[place].shifts.resize(structure_.document->model.nodes.size(),
                                             Vector3::Zero());
    }

    const model::Structure& structure_;
    Combinations all_;
    Assessor assessor_;
    Assessment found_;
    std::map<std::string, std::vector<std::string>> unknown_;  // combinations by why
};

// Of a combination that asks for nothing else, the bows that the document states.
void tell_bows(const document::Analysis& analysis, const document::LoadCombination& combination,
               const model::Deviation& deviation, Assessment& found) {
    if (deviation.bows.empty()) return;
    answer::CombinationStability row;
    row.id = combination.id;
    row.name = combination.name;
    row.limit = 10.0;  // of elastic analysis
    row.order = analysis.options.order;
    row.bows = deviation.bows;
    row.reason = "the document states bows";
    found.rows.push_back(std::move(row));
}

}  // namespace

Assessment assess(const model::Structure& structure, Combinations combinations) {
    Issues warnings = find_relieving(structure, combinations.result, combinations.deviations);
    add_stated_bows(structure, combinations.result, combinations.deviations, warnings);
    const std::vector<model::Asked> asked = model::asked_of_standard(combinations.analysis);
    std::optional<Assessing> assessing;
    for (std::size_t k = 0; k < asked.size(); ++k) {
        if (asked[k] == model::Asked::nothing) continue;
        if (!assessing) assessing.emplace(structure, combinations);
        assessing->add(k, asked[k]);
    }
    Assessment found = assessing ? assessing->finish() : Assessment{};
    const bool is_asked = !found.rows.empty();
    for (std::size_t k = 0; k < asked.size(); ++k)
        if (asked[k] == model::Asked::nothing)
            tell_bows(combinations.analysis, combinations.analysis.load_combinations[k],
                      combinations.deviations[k], found);
    std::ranges::move(found.warnings, std::back_inserter(warnings));
    found.warnings = std::move(warnings);
    if (!is_asked && !structure.document->model.bracing_systems.empty())
        found.warnings.push_back(
            {IssueCode::bracing_not_asked_for,
             "no combination asks for the imperfections of EN 1993-1-1: nothing is put on bracing "
             "(5.3.3)",
             "model.bracing_systems"});
    return found;
}

}  // namespace loadpath::stability
