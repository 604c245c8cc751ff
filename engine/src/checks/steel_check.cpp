#include "checks/steel_check.hpp"

#include <algorithm>
#include <numbers>
#include <optional>
#include <unordered_map>
#include <utility>

#include "checks/buckling_lengths.hpp"
#include "checks/en1993/member_check.hpp"
#include "checks/frame_modes.hpp"
#include "checks/span.hpp"
#include "checks/tapered_steel_check.hpp"
#include "progress.hpp"

namespace loadpath::checks {

namespace {

using curves::Curve;
using curves::MemberForces;
using en1993::ChainActions;
using en1993::MemberActions;
using en1993::MemberCase;
using en1993::MemberVerdict;
using en1993::SteelSection;

constexpr std::size_t members_between_reports = 1000;
// So many tell how long the traces of all will be.
constexpr std::size_t entities_to_judge_by = 100;

// A tie that is slack hangs from its upper end: the half of its weight that would press it at the
// lower one pulls there too.
void hang(curves::Curve& n) {
    const double pressed = std::max(n.maximum().value, 0.0);
    for (curves::Piece& piece : n.pieces) piece.p.c[0] -= pressed;
}

class SteelCheck {
 public:
    SteelCheck(const CheckContext& context, const document::UnityCheckDefinition& definition,
               std::span<const std::size_t> combinations, TraceLog& traces)
        : c_(context),
          definition_(definition),
          spec_(*definition.spec.Ec3Steel),
          combinations_(combinations),
          traces_(traces) {}

    // Of the members of a set a failing one outranks an undecided one, and that any that passes.
    EntityResult check(const Entity& entity) {
        std::optional<EntityResult> worst;
        for (const std::size_t member : entity.parts) {
            EntityResult one = check_member(member);
            if (worst && !is_worse(one, *worst)) {
                traces_.erase(one.trace);
                continue;
            }
            if (worst) {
                traces_.erase(worst->trace);
                one.trace.first -= worst->trace.count;
            }
            if (entity.type == EntityType::MemberSet) place_in_set(one, member);
            worst = std::move(one);
        }
        worst->type = entity.type;
        worst->id = entity.id;
        return std::move(*worst);
    }

 private:
    EntityResult check_member(std::size_t member) {
        EntityResult result;
        result.id = c_.index.model().members[member].id;
        result.member = member;
        const SteelSection* steel = section_of(member, result.message);
        if (!steel) return result;
        if (is_tapered(c_.index.model().members[member]))
            return judge_tapered_member(c_, definition_, combinations_, member, traces_);
        const MemberChain& chain = c_.chains.all[c_.chains.of_member[member]];
        const en1993::BucklingLengths lengths =
            buckling_lengths(c_.index, chain, c_.results.is_planar(), steel->is_swapped);
        // The worst combination is found first; only its trace is written.
        Governing governing;
        bool started = false;
        std::string undecided;
        for (const std::size_t combination : combinations_) {
            Governing one;
            one.combination = combination;
            one.member.steel_section = steel;
            one.member.spec = &spec_;
            one.member.lengths = &lengths;
            one.member.modes = critical_modes(combination, member, *steel, lengths);
            one.member.is_second_order = c_.results.is_second_order(combination);
            one.member.is_shear_centre_left_out = is_shear_centre_left_out(*steel, member);
            one.member.has_eccentric_ends = has_eccentric_ends(chain);
            one.member.actions = actions(combination, member, *steel);
            one.member.chain =
                chain_actions(combination, chain, member, one.member.actions, *steel);
            one.verdict = en1993::check_member(one.member);
            if (one.verdict.is_undecided && undecided.empty()) undecided = one.verdict.reasons();
            if (started && one.verdict.utilization() <= governing.verdict.utilization()) continue;
            governing = std::move(one);
            started = true;
        }
        // Undecided is undecided: no number that could be taken for a verdict, unless it fails
        // anyway.
        const Status status = status_of(governing.verdict.utilization(), definition_.thresholds);
        const bool is_decided =
            governing.verdict.governing && (undecided.empty() || status == Status::Red);
        if (is_decided) result.status = status;
        en1993::explain(governing.member, governing.verdict, is_decided, traces_, result);
        result.message = governing.verdict.is_undecided ? governing.verdict.reasons() : undecided;
        result.governing_combination_id =
            c_.document.analysis.load_combinations[governing.combination].id;
        return result;
    }

    en1993::CriticalModes critical_modes(std::size_t combination, std::size_t member,
                                         const SteelSection& steel,
                                         const en1993::BucklingLengths& lengths) const {
        const FrameModes* frame = c_.results.frame_modes(combination);
        const bool asks = spec_.lengths_from == document::LengthsFrom::Buckling;
        if (frame == nullptr || !(asks || frame->gives_longer_lengths)) return {};
        const std::size_t chain = c_.chains.of_member[member];
        en1993::CriticalModes modes = critical_modes_of(
            *frame, chain, c_.index, c_.chains.all[chain], member, steel.is_swapped);
        if (asks) return modes;
        modes.lateral = {};
        keep_if_longer(steel, steel.rules.section.i_y, lengths.y, modes.y);
        keep_if_longer(steel, steel.rules.section.i_z, lengths.z, modes.z);
        return modes;
    }

    static void keep_if_longer(const SteelSection& steel, double inertia,
                               const std::vector<en1993::Segment>& segments,
                               en1993::ModeAbout& about) {
        double longest = 0.0;
        for (const en1993::Segment& segment : segments) longest = std::max(longest, segment.length);
        const double stiffness =
            std::numbers::pi * std::numbers::pi * steel.rules.steel.e * inertia;
        if (about.mode && about.mode->n_cr() * longest * longest < stiffness) return;
        about = {{},
                 about.mode ? "; the mode of the frame would give a shorter one" : about.why_not};
    }

    struct Governing {
        std::size_t combination = 0;
        MemberCase member;
        MemberVerdict verdict;
    };

    bool is_shear_centre_left_out(const SteelSection& steel, std::size_t member) const {
        if (steel.rules.section.dimensions.shape != en1993::Shape::u) return false;
        const document::Section& section =
            *c_.index.section(*c_.index.model().members[member].section);
        return !c_.document.analysis.options.include_shear_center_coupling ||
               (section.y_s.value_or(0.0) == 0.0 && section.z_s.value_or(0.0) == 0.0);
    }

    bool has_eccentric_ends(const MemberChain& chain) const {
        if (spec_.angle_ends != document::AngleEnds::OneBolt) return false;
        const auto is_beside = [&](const ChainLink& link, bool is_end) {
            const bool is_end_of_member = is_end != link.is_reversed;
            const document::Node& node =
                c_.index.model().nodes[is_end ? chain.nodes.back() : chain.nodes.front()];
            const model::Vector3 near = end_of_member(c_.index, link.member, is_end_of_member);
            const model::Vector3 axis =
                near - end_of_member(c_.index, link.member, !is_end_of_member);
            const model::Vector3 arm = near - model::Vector3(node.X, node.Y, node.Z);
            return arm.cross(axis).norm() > 1e-6 * axis.squaredNorm();
        };
        return is_beside(chain.links.front(), false) && is_beside(chain.links.back(), true);
    }

    const SteelSection* section_of(std::size_t member, std::string& why) {
        const document::Member& m = c_.index.model().members[member];
        if (m.member_type == document::MemberType::Rigid) {
            why = "a rigid member has no resistance to check";
            return nullptr;
        }
        const document::Section* section = m.section ? c_.index.section(*m.section) : nullptr;
        if (!section) {
            why = "the member has no section";
            return nullptr;
        }
        const auto known = sections_.find(section);
        if (known != sections_.end()) return &known->second;
        return &sections_.emplace(section, en1993::read_steel_section(c_.index, *section, spec_))
                    .first->second;
    }

    // In the axes of the section that was read: of a mirrored one y points the other way, which
    // matters to sections that are not the same above and below.
    MemberActions actions(std::size_t combination, std::size_t member,
                          const SteelSection& steel) const {
        const document::Member& source = c_.index.model().members[member];
        MemberActions own =
            actions_of(c_.results.member_forces(combination, member), steel.is_swapped);
        if (source.member_type == document::MemberType::Tension) hang(own.n);
        const en1993::Shape shape = steel.rules.section.dimensions.shape;
        if (source.mirror.value_or(false) &&
            (shape == en1993::Shape::l || shape == en1993::Shape::t))
            for (Curve* curve : {&own.v_z, &own.m_y, &own.t})
                for (curves::Piece& piece : curve->pieces) piece.p *= -1.0;
        return own;
    }

    ChainActions chain_actions(std::size_t combination, const MemberChain& chain,
                               std::size_t member, const MemberActions& own,
                               const SteelSection& steel) const {
        if (chain.links.size() == 1)
            return {chain.length, own.n, own.m_y, own.m_z, 0.0, chain.length};
        std::vector<MemberActions> links;
        for (const ChainLink& link : chain.links) {
            links.push_back(actions(combination, link.member, steel));
        }
        // Against the chain the document's my changes its sign, mz and n do not.
        auto join = [&](Curve MemberActions::* curve, bool is_odd, bool is_across) {
            std::vector<const Curve*> of_links;
            for (const MemberActions& link : links) of_links.push_back(&(link.*curve));
            return along_chain(chain, of_links, is_odd, is_across);
        };
        const auto [first, last] = links_of_section(c_.index, chain, member);
        return {chain.length,
                join(&MemberActions::n, false, false),
                join(&MemberActions::m_y, steel.is_swapped, true),
                join(&MemberActions::m_z, !steel.is_swapped, true),
                chain.links[first].from,
                chain.links[last].from + chain.links[last].length};
    }

    void place_in_set(EntityResult& one, std::size_t member) const {
        const MemberChain& chain = c_.chains.all[c_.chains.of_member[member]];
        for (const ChainLink& link : chain.links) {
            if (link.member != member || !one.location_x_frac || chain.length <= 0.0) continue;
            const double own = *one.location_x_frac;
            const double share = link.is_reversed ? 1.0 - own : own;
            one.location_x_frac = (link.from + share * link.length) / chain.length;
        }
    }

    const CheckContext& c_;
    const document::UnityCheckDefinition& definition_;
    const document::Ec3SteelSpec& spec_;
    std::span<const std::size_t> combinations_;
    TraceLog& traces_;
    std::unordered_map<const document::Section*, SteelSection> sections_;
};

}  // namespace

MemberActions actions_of(const MemberForces& forces, bool is_swapped) {
    MemberActions a;
    a.length = forces.length;
    a.n = forces.n;
    a.t = forces.mx;
    a.b = forces.bimoment;
    a.m_y = is_swapped ? forces.my : forces.mz;
    a.m_z = is_swapped ? forces.mz : forces.my;
    a.v_z = is_swapped ? forces.vz : forces.vy;
    a.v_y = is_swapped ? forces.vy : forces.vz;
    return a;
}

void check_steel(const CheckContext& context, const document::UnityCheckDefinition& definition,
                 std::span<const Entity> entities, std::span<const std::size_t> combinations,
                 CheckResult& result, TraceLog& traces) {
    SteelCheck check(context, definition, combinations, traces);
    const bool takes_all = std::holds_alternative<document::AllMembers>(definition.applies_to);
    for (const Entity& entity : entities) {
        if (entity.type != EntityType::Member && entity.type != EntityType::MemberSet) {
            result.message = "Ec3Steel checks members, not plates";
            return;
        }
        // Rigid links carry no stress of their own; "all members" does not mean them.
        const auto& members = context.index.model().members;
        if (takes_all && members[entity.parts.front()].member_type == document::MemberType::Rigid)
            continue;
        result.per_entity.push_back(check.check(entity));
        if (result.per_entity.size() == entities_to_judge_by)
            traces.reserve(1 + entities.size() / entities_to_judge_by);
        if (result.per_entity.size() % members_between_reports == 0)
            report_progress(Stage::checking, static_cast<double>(result.per_entity.size()) /
                                                 static_cast<double>(entities.size()));
    }
}

}  // namespace loadpath::checks
