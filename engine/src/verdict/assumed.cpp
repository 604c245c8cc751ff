#include "verdict/assumed.hpp"

#include <algorithm>
#include <cmath>
#include <set>

#include "analysis/axial_effects.hpp"
#include "checks/member_chain.hpp"
#include "checks/model_index.hpp"
#include "verdict/unleaned.hpp"

namespace loadpath::verdict {

namespace {

// Joints that nothing but bars of the plane hold, of bars for which no set states how they buckle.
bool has_joints_across_plane(const checks::ModelIndex& index) {
    const document::Model& model = index.model();
    for (std::size_t k = 0; k < model.members.size(); ++k) {
        if (index.has_stated_buckling(k)) continue;
        for (const std::int64_t id : {model.members[k].start_node_id, model.members[k].end_node_id})
            if (const auto node = index.node(id);
                node && index.parts_at(*node) > 1 && index.support_at(*node) == nullptr)
                return true;
    }
    return false;
}

bool is_angle(const document::Section& section) {
    if (section.dimensions) return section.dimensions->shape == document::SectionShape::L;
    return section.name.size() > 1 && section.name[0] == 'L' &&
           (section.name[1] == ' ' || (section.name[1] >= '0' && section.name[1] <= '9'));
}

// Angles are joined by one leg; a bar that is drawn between its nodes is joined at its axis.
bool has_angles_at_their_axes(const checks::ModelIndex& index) {
    return std::ranges::any_of(index.model().members, [&](const document::Member& member) {
        const document::Section* section =
            member.section ? index.section(*member.section) : nullptr;
        return section != nullptr && is_angle(*section) && !member.start_offset &&
               !member.end_offset;
    });
}

// What a set states is its author's: nothing of the document holds a bar between its ends.
bool has_lengths_below_own(const checks::ModelIndex& index) {
    constexpr double shorter = 0.95;  // offsets take less
    const document::Model& model = index.model();
    const auto is_stated = [](const std::optional<double>& of) { return of && *of > 0.0; };
    std::vector<double> lengths;
    for (const document::Member& member : model.members) {
        const document::Node& from = model.nodes[*index.node(member.start_node_id)];
        const document::Node& to = model.nodes[*index.node(member.end_node_id)];
        lengths.push_back(std::hypot(to.X - from.X, to.Y - from.Y, to.Z - from.Z));
    }
    return std::ranges::any_of(checks::find_chains(index, lengths).all, [&](const auto& chain) {
        if (!chain.set) return false;
        const document::MemberSet& set = *chain.set;
        for (const auto& factor : {set.effective_length_factor_y, set.effective_length_factor_z})
            if (is_stated(factor) && *factor < shorter) return true;
        for (const auto& length : {set.buckling_length_y, set.buckling_length_z, set.ltb_length})
            if (is_stated(length) && *length < shorter * chain.length) return true;
        return std::ranges::any_of(set.buckling_restraints, [&](const auto& restraint) {
            const auto node = index.node(restraint.node_id);
            return node && index.parts_at(*node) < 3 && !index.support_at(*node);
        });
    });
}

bool any_entity(const checks::ChecksOutcome& outcome, bool checks::EntityResult::* rests) {
    return std::ranges::any_of(outcome.checks, [&](const checks::CheckResult& check) {
        return std::ranges::any_of(check.per_entity, rests);
    });
}

// Its nodes stay as far apart as they are: whatever presses or pulls a member is the floor's.
bool has_members_in_diaphragms(const document::Model& model) {
    return std::ranges::any_of(model.rigid_diaphragms, [&](const auto& diaphragm) {
        const std::set<std::int64_t> nodes(diaphragm.node_ids.begin(), diaphragm.node_ids.end());
        return std::ranges::any_of(model.members, [&](const document::Member& member) {
            return member.member_type != document::MemberType::Rigid &&
                   nodes.contains(member.start_node_id) && nodes.contains(member.end_node_id);
        });
    });
}

bool has_point_loads(const document::Analysis& analysis) {
    return std::ranges::any_of(analysis.load_cases, [](const document::LoadCase& each) {
        return !each.member_point_loads.empty();
    });
}

// Without categories nothing tells characteristic loads from those of design.
bool takes_loads_as_they_are(const document::Analysis& analysis) {
    const auto is_of_strength = [](const document::LoadCombination& each) {
        return each.limit_state == document::LimitState::ULS;
    };
    const auto& all = analysis.load_combinations;
    return std::ranges::any_of(all, is_of_strength) &&
           std::ranges::none_of(all, [&](const document::LoadCombination& each) {
               return is_of_strength(each) &&
                      std::ranges::any_of(each.load_case_factors, [](const auto& part) {
                          return std::fabs(part.factor) > 1.0;
                      });
           });
}

// A truss whose both ends are pinned leans between its supports as a flat arch does, and its chords
// are idle: what holds the thrust is not drawn. Frames and arches that rise by a fifth of their
// span thrust with q l^2 / 8 f, less than this.
bool leans_on_its_supports(const Grounds& grounds) {
    constexpr double is_flat = 0.6;  // of all that is borne
    const auto is_drawn_to_pull = [](const document::Member& member) {
        return member.member_type == document::MemberType::Cable ||
               member.member_type == document::MemberType::Tension;
    };
    if (std::ranges::any_of(grounds.document.model.members, is_drawn_to_pull)) return false;
    return std::ranges::any_of(sets_of_design(grounds), [](const analysis::ResultSet& set) {
        double upward = 0.0, along[2] = {0.0, 0.0}, sum[2] = {0.0, 0.0};
        for (const auto& reaction : set.reactions) {
            upward += reaction[1];
            for (const int k : {0, 1}) {
                sum[k] += reaction[2 * k];
                along[k] += std::fabs(reaction[2 * k]);
            }
        }
        const auto thrust = [&](int k) { return (along[k] - std::fabs(sum[k])) / 2.0; };
        return set.is_usable() && upward > 0.0 && std::max(thrust(0), thrust(1)) > is_flat * upward;
    });
}

// It depends on how members are divided, and finds less the fewer pieces there are.
bool moves_chords_alone(const document::AnalysisOptions& options) {
    const bool is_asked =
        options.order == document::AnalysisOrder::NONLINEAR || options.stability.has_value();
    return is_asked && analysis::is_of_chords_only(options);
}

// What checks of steel leave to their author, any of them.
struct LeftToAuthor {
    bool buckling = false;  // is looked at
    bool lateral_left_out = false;
    bool angle_ends_unsaid = false;
    bool moment_factors = false;
    bool partial_factors = false;  // beside a national annex
    bool loads_hang = false;
    bool steel = false;
};

LeftToAuthor find_left_to_author(const document::Analysis& analysis) {
    LeftToAuthor left;
    for (const document::UnityCheckDefinition& check : analysis.unity_checks) {
        if (!check.spec.Ec3Steel) continue;
        const document::Ec3SteelSpec& spec = *check.spec.Ec3Steel;
        left.steel = true;
        left.buckling |= spec.include_buckling;
        left.lateral_left_out |= !spec.include_ltb;
        // BB.1.2 has the eccentricity of the ends in its slendernesses.
        left.angle_ends_unsaid |= !spec.angle_ends;
        left.moment_factors |= spec.c1 || spec.cmy || spec.cmz || spec.cm_lt;
        left.partial_factors |= spec.annex && (spec.gamma_m0 || spec.gamma_m1);
        left.loads_hang |= spec.z_g < 0.0;
    }
    return left;
}

}  // namespace

std::vector<std::string> find_assumed(const Grounds& grounds) {
    const document::Document& document = grounds.document;
    const LeftToAuthor left = find_left_to_author(document.analysis);
    const checks::ModelIndex index(document.model);
    std::vector<std::string> assumed;
    if (left.buckling && grounds.outcome.is_planar && has_joints_across_plane(index))
        assumed.emplace_back("2D: joints count as held across the plane");
    if (left.lateral_left_out) assumed.emplace_back("lateral buckling left out by include_ltb");
    if (left.angle_ends_unsaid && has_angles_at_their_axes(index))
        assumed.emplace_back("angles count as joined at their axes");
    if (const Unleaned upright = find_unleaned(grounds); upright.is_any)
        assumed.push_back("without imperfections" + upright.way + " (5.3.2)");
    if (left.buckling && has_lengths_below_own(index))
        assumed.emplace_back("shorter lengths as stated");
    if (any_entity(grounds.outcome, &checks::EntityResult::rests_on_forks))
        assumed.emplace_back("ends free to twist count as forks");
    if (any_entity(grounds.outcome, &checks::EntityResult::rests_on_height_of_loads))
        assumed.emplace_back("loads at z_g = 0");
    if (left.loads_hang) assumed.emplace_back("loads below the shear centre by z_g");
    if (left.moment_factors) assumed.emplace_back("moment factors as stated");
    if (left.partial_factors) assumed.emplace_back("partial factors as stated, not the annex's");
    if (takes_loads_as_they_are(document.analysis))
        assumed.emplace_back("no partial factors on loads");
    if (left.steel && has_members_in_diaphragms(document.model))
        assumed.emplace_back("rigid diaphragms bear the axial forces of their members");
    if (std::ranges::any_of(grounds.warnings, [](const Issue& warning) {
            return warning.code == IssueCode::distribution_direction_chosen;
        }))
        assumed.emplace_back("area loads span as chosen here");
    if (left.steel && has_point_loads(document.analysis))
        assumed.emplace_back("webs under point loads not checked (EN 1993-1-5, 6)");
    if (leans_on_its_supports(grounds)) assumed.emplace_back("supports hold thrust");
    if (moves_chords_alone(document.analysis.options))
        assumed.emplace_back("P-Delta of chords alone (SIMPLIFIED)");
    if (!document.analysis.options.enable_self_weight) assumed.emplace_back("self-weight off");
    return assumed;
}

}  // namespace loadpath::verdict
