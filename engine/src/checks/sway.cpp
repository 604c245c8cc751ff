#include "checks/sway.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "analysis/axial_effects.hpp"
#include "checks/frame_modes.hpp"
#include "checks/model_index.hpp"
#include "checks/selection.hpp"
#include "checks/slack_travel.hpp"
#include "checks/straightness.hpp"
#include "checks/struts.hpp"
#include "checks/sway_words.hpp"
#include "document/earthquake.hpp"

namespace loadpath::checks {

namespace {

using analysis::LeaningMode;
using analysis::Strut;

// Struts take part in a mode that drive it by this share of what the foremost does.
constexpr double part_of_mode = 0.05;
// The estimate here takes the largest force of a bar for all of it and leaves out what is in
// tension; modes do not. Where it is less than this share of theirs, they missed something.
constexpr double share_of_modes = 0.5;
// A combination that is leaned stands for one that is not where it drives the mode nearly as much.
constexpr double nearly_as_much = 0.9;
// Modes that somebody has considered are set aside, this often, to see what is behind them.
constexpr std::size_t most_modes = 4;

// What gives way: bars between points that hold them, flanges of beams, bars to a free end.
enum class Kind : char { bars, flanges, cantilevers };
constexpr Kind kinds[] = {Kind::bars, Kind::flanges, Kind::cantilevers};

// How a member is checked for buckling: by a check that takes its own length, or by such alone that
// take the modes of the frame.
enum class Checked : char { no, by_modes, by_length };

// Of an earthquake movements are q times those that are found (EN 1998-1, 4.3.4), so that sway
// counts as if alpha_cr were smaller by as much: theta of 4.4.2.2(2) is q / alpha_cr. A spectrum by
// points does not tell its q.
double behaviour_factor(const document::Analysis& analysis, std::size_t combination) {
    if (!analysis.seismic) return 1.0;
    if (!document::has_earthquake(analysis, analysis.load_combinations[combination])) return 1.0;
    double most = 1.0;
    const auto widen = [&](const document::ResponseSpectrum& spectrum) {
        if (spectrum.EurocodeParametric) most = std::max(most, spectrum.EurocodeParametric->q);
        if (spectrum.DirectParameters) most = std::max(most, spectrum.DirectParameters->q);
    };
    widen(analysis.seismic->spectrum_x);
    if (analysis.seismic->spectrum_z) widen(*analysis.seismic->spectrum_z);
    return most;
}

class SwayFinder {
 public:
    SwayFinder(const document::Document& document, const AnalysisResults& results)
        : document_(document), results_(results), index_(document.model), slack_travel_(index_) {
        chains_ = find_chains(index_, results);
        struts_ = find_struts(index_, chains_, results.is_planar());
        first_flange_ = struts_.size();
        if (!results.is_planar())
            for (HeldStrut& flange : find_flanges(index_, chains_))
                struts_.push_back(std::move(flange));
        first_cantilever_ = struts_.size();
        for (HeldStrut& one : find_cantilevers(index_, chains_, results.is_planar()))
            struts_.push_back(std::move(one));
    }

    // By combination and member.
    std::vector<std::vector<Checked>> checked_for_buckling(Kind kind) const {
        const std::size_t members = document_.model.members.size();
        std::vector<std::vector<Checked>> checked(document_.analysis.load_combinations.size());
        for (const document::UnityCheckDefinition& check : document_.analysis.unity_checks) {
            if (!check.spec.Ec3Steel || !check.spec.Ec3Steel->include_buckling ||
                (kind == Kind::flanges && !check.spec.Ec3Steel->include_ltb))
                continue;
            const std::vector<Entity> entities = select_entities(index_, check);
            for (const std::size_t combination : select_combinations(document_.analysis, check)) {
                if (!results_.is_solved(combination)) continue;
                checked[combination].resize(members);
                const Checked by =
                    check.spec.Ec3Steel->lengths_from == document::LengthsFrom::Buckling
                        ? Checked::by_modes
                        : Checked::by_length;
                for (const Entity& entity : entities)
                    if (entity.type == EntityType::Member || entity.type == EntityType::MemberSet)
                        for (const std::size_t member : entity.parts)
                            checked[combination][member] =
                                std::max(checked[combination][member], by);
            }
        }
        return checked;
    }

    // The largest forces of several combinations at once: what stands under them stands under each.
    bool stands(const std::vector<std::size_t>& combinations, Kind kind) const {
        double behaviour = 1.0;
        for (const std::size_t each : combinations)
            if (kind != Kind::flanges)
                behaviour = std::max(behaviour, behaviour_factor(document_.analysis, each));
        std::vector<std::size_t> every = all_struts(kind);
        const std::vector<Strut> pressed = pressed_struts(combinations, every);
        return pressed.empty() ||
               results_.leaning(combinations.front(), pressed).alpha_cr >= behaviour * enough;
    }

    // In second order along X and along Z by turns: whoever leans a square table along X has not
    // leaned it along Z, and a mode of both would hide that.
    std::optional<Issue> find(std::size_t combination, const std::vector<Checked>& checked,
                              Kind kind) const {
        if (kind == Kind::flanges ||
            !results_.moves_into_equilibrium(combination, model::Vector3::Ones()))
            return find(combination, checked, kind, all_struts(kind));
        std::vector<std::size_t> along_x = all_struts(kind), others = along_x;
        const auto is_along_x = [&](std::size_t k) {
            const model::Vector3& across = struts_[k].strut.across;
            return std::fabs(across[0]) > std::fabs(across[2]);
        };
        std::erase_if(along_x, [&](std::size_t k) { return !is_along_x(k); });
        std::erase_if(others, is_along_x);
        const auto issue = find(combination, checked, kind, std::move(along_x));
        return issue ? issue : find(combination, checked, kind, std::move(others));
    }

 private:
    std::optional<Issue> find(std::size_t combination, const std::vector<Checked>& checked,
                              Kind kind, std::vector<std::size_t> left) const {
        const bool of_flanges = kind == Kind::flanges;
        const double behaviour =
            of_flanges ? 1.0 : behaviour_factor(document_.analysis, combination);
        // Cantilevers have a mode each, and most are considered.
        const std::size_t most = kind == Kind::cantilevers ? left.size() : most_modes;
        for (std::size_t turn = 0; turn < most; ++turn) {
            const std::vector<Strut> pressed = pressed_struts({combination}, left);
            if (pressed.empty()) return std::nullopt;
            const LeaningMode mode = results_.leaning(combination, pressed);
            const bool sees = sees_sway(mode.alpha_cr);
            if (!(mode.alpha_cr < behaviour * enough) ||
                (!of_flanges && sees && is_accounted_for(combination, mode.alpha_cr)))
                return std::nullopt;
            const std::vector<std::size_t> taking_part = parts_of(mode, left);
            if (const auto issue =
                    judge(combination, mode.alpha_cr, behaviour, taking_part, checked);
                issue &&
                (of_flanges || behaviour > 1.0 || !sees ||
                 !is_leaned(combination, mode, left, pressed, struts_[taking_part.front()])))
                return issue;
            std::erase_if(left, [&](std::size_t k) {
                return std::find(taking_part.begin(), taking_part.end(), k) != taking_part.end();
            });
        }
        return std::nullopt;
    }

    // Chords alone put the critical load of a cantilever at 1.22 of what it is: a sway of 1.5 times
    // the first order comes to 1.38, and nearer to the critical load to much less.
    bool sees_sway(double alpha) const {
        constexpr double least_of_chords = 3.0;
        return alpha >= least_of_chords || !analysis::is_of_chords_only(document_.analysis.options);
    }

    // Whether the order of the analysis was chosen by the modes of the frame, with imperfections in
    // each that matters.
    bool is_accounted_for(std::size_t combination, double alpha) const {
        const FrameModes* frame = results_.frame_modes(combination);
        if (frame == nullptr || !frame->account_for_sway) return false;
        const double found = frame->sway_modes.empty() ? frame->limit : frame->sway_alpha();
        return alpha >= share_of_modes * std::min(found, frame->limit);
    }

    std::vector<std::size_t> all_struts(Kind kind) const {
        const std::size_t bounds[] = {0, first_flange_, first_cantilever_, struts_.size()};
        const auto at = static_cast<std::size_t>(kind);
        std::vector<std::size_t> all;
        for (std::size_t k = bounds[at]; k < bounds[at + 1]; ++k) all.push_back(k);
        return all;
    }

    // Of those named, the compressed ones with their forces; the others are left out of the names.
    std::vector<Strut> pressed_struts(const std::vector<std::size_t>& combinations,
                                      std::vector<std::size_t>& named) const {
        std::vector<Strut> pressed;
        std::erase_if(named, [&](std::size_t k) {
            double force = 0.0;
            for (const std::size_t combination : combinations)
                force = std::max(force, force_per_length(combination, struts_[k]));
            if (!(force > 0.0)) return true;
            pressed.push_back(struts_[k].strut);
            pressed.back().force_per_length = force;
            return false;
        });
        return pressed;
    }

    double force_per_length(std::size_t combination, const HeldStrut& one) const {
        double force = 0.0;
        for (const std::size_t member : one.members) {
            const curves::MemberForces& forces = results_.member_forces(combination, member);
            force = std::max(force, one.flanges > 0.0
                                        ? std::fabs(forces.mz.abs_maximum().value) / one.flanges
                                        : forces.n.maximum().value);
        }
        return force / one.length;
    }

    // In second order: whether loads or imperfections lean the structure in this mode, of this
    // combination or, as directions come one at a time, of another that presses as much. Without
    // them a frame stands upright to its critical load, and nothing is found. What leans it by phi
    // moves it by phi / (alpha_cr - 1).
    bool is_leaned(std::size_t combination, const LeaningMode& mode,
                   const std::vector<std::size_t>& names, const std::vector<Strut>& pressed,
                   const HeldStrut& foremost) const {
        const model::Vector3& across = foremost.strut.across;
        if (!results_.moves_into_equilibrium(combination, across)) return false;
        const auto work = std::max_element(mode.work.begin(), mode.work.end());
        const double largest = mode.leans[static_cast<std::size_t>(work - mode.work.begin())];
        const double grown = std::max(mode.alpha_cr - 1.0, 0.05) * largest / foremost.length;
        double all = 0.0;
        for (std::size_t k = 0; k < pressed.size(); ++k)
            all += pressed[k].force_per_length * mode.leans[k] * mode.leans[k];
        for (std::size_t c = 0; c < document_.analysis.load_combinations.size(); ++c) {
            if (!results_.is_solved(c) || !results_.moves_into_equilibrium(c, across)) continue;
            double along = 0.0, driven = 0.0;
            for (std::size_t k = 0; k < pressed.size(); ++k) {
                along += pressed[k].force_per_length * mode.leans[k] * lean_in(c, pressed[k]);
                driven += force_per_length(c, struts_[names[k]]) * mode.leans[k] * mode.leans[k];
            }
            if (driven >= nearly_as_much * all && std::fabs(along / all * grown) >= least_lean)
                return true;
        }
        return false;
    }

    // Beyond the way that slack ties leave it.
    double lean_in(std::size_t combination, const Strut& strut) const {
        const auto first = static_cast<std::size_t>(strut.from);
        const auto last = static_cast<std::size_t>(strut.to);
        const auto from = results_.node_motion(combination, first);
        const auto to = results_.node_motion(combination, last);
        const model::Vector3 moved(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
        const auto& nodes = document_.model.nodes;
        const model::Vector3 axis = unit_between(nodes[first], nodes[last]);
        const double lean = strut.across.dot(moved);
        const double slack =
            slack_travel_.per_shortening(axis, strut.across) * std::max(-axis.dot(moved), 0.0);
        return std::copysign(std::max(std::fabs(lean) - slack, 0.0), lean);
    }

    // The foremost comes first.
    static std::vector<std::size_t> parts_of(const LeaningMode& mode,
                                             const std::vector<std::size_t>& names) {
        const auto foremost = std::max_element(mode.work.begin(), mode.work.end());
        std::vector<std::size_t> found{
            names[static_cast<std::size_t>(foremost - mode.work.begin())]};
        for (std::size_t k = 0; k < names.size(); ++k)
            if (names[k] != found.front() && mode.work[k] >= part_of_mode * *foremost)
                found.push_back(names[k]);
        return found;
    }

    // Whether the mode of the frame that a strut's check takes is one in which it leans. What is
    // stated stands before modes.
    bool leans_by_check(std::size_t combination, const HeldStrut& one) const {
        if (one.stated != StatedLength::none) return false;
        const FrameModes* frame = results_.frame_modes(combination);
        if (frame == nullptr || frame->chains.empty()) return false;
        if (one.flanges > 0.0) return frame->why_not_lateral.empty();
        const ModesOfChain& modes = frame->chains[chains_.of_member[one.members.front()]];
        return (one.bends_about_z ? modes.about_z : modes.about_y).leans;
    }

    // Whether twice its length stands for the mode of a bar to a free end: clamped, it leans at
    // 3 EI / L^2, above the load of that length, (pi / 2)^2 EI / L^2. An end that turns brings it
    // below.
    bool is_doubled_enough(std::size_t combination, double alpha, const HeldStrut& one) const {
        if (!one.has_free_end || one.stated != StatedLength::none) return false;
        const double force = force_per_length(combination, one) * one.length;
        const double twice = 2.0 * one.length / std::numbers::pi;
        return alpha * force * twice * twice >= one.bending;
    }

    // A mode is considered where those that take part have lengths stated for it: longer ones, or
    // their own while moments could have been amplified instead. Checks by modes of the frame have
    // considered it where one of those that take part bends while it leans.
    std::optional<Issue> judge(std::size_t combination, double alpha, double behaviour,
                               const std::vector<std::size_t>& taking_part,
                               const std::vector<Checked>& checked) const {
        const bool is_in_modes =
            std::any_of(taking_part.begin(), taking_part.end(),
                        [&](std::size_t k) { return leans_by_check(combination, struts_[k]); });
        const bool is_considered =
            alpha >= behaviour * enough_where_stated ||
            std::any_of(taking_part.begin(), taking_part.end(),
                        [&](std::size_t k) { return struts_[k].stated == StatedLength::longer; });
        GivingWay found;
        found.alpha = alpha;
        found.behaviour = behaviour;
        for (const std::size_t k : taking_part) {
            const HeldStrut& one = struts_[k];
            if (one.stated == StatedLength::longer ||
                (one.stated == StatedLength::not_longer && is_considered) ||
                is_doubled_enough(combination, alpha, one))
                continue;
            for (const std::size_t member : one.members) {
                if (checked[member] == Checked::no ||
                    (checked[member] == Checked::by_modes && is_in_modes) ||
                    std::ranges::find(found.members, member) != found.members.end())
                    continue;
                if (found.first == nullptr) found.first = &one;
                found.members.push_back(member);
            }
        }
        if (found.members.empty()) return std::nullopt;
        const HeldStrut& foremost = struts_[taking_part.front()];
        found.is_second_order = results_.moves_into_equilibrium(combination, foremost.strut.across);
        found.is_of_chords_only = !sees_sway(alpha);
        return Issue{IssueCode::sway_not_considered,
                     foremost.flanges > 0.0 ? words_of_flanges(document_.model, found)
                                            : words_of_bars(document_.model, found),
                     path_of("model.members", found.members.front()),
                     {},
                     1.0 / found.alpha};
    }

    const document::Document& document_;
    const AnalysisResults& results_;
    ModelIndex index_;
    SlackTravel slack_travel_;
    MemberChains chains_;
    std::vector<HeldStrut> struts_;
    std::size_t first_flange_ = 0, first_cantilever_ = 0;
};

}  // namespace

std::vector<Issues> find_sway(const document::Document& document, const AnalysisResults& results) {
    std::vector<Issues> found(document.analysis.load_combinations.size());
    if (!results.has_leaning()) return found;
    const SwayFinder finder(document, results);
    for (const Kind kind : kinds) {
        const std::vector<std::vector<Checked>> checked = finder.checked_for_buckling(kind);
        std::vector<std::size_t> left;
        for (std::size_t k = 0; k < found.size(); ++k)
            if (!checked[k].empty() && found[k].empty()) left.push_back(k);
        while (!left.empty()) {
            const std::size_t first = left.front();
            std::vector<std::size_t> alike;
            for (const std::size_t k : left)
                if (results.stands_alike(first, k)) alike.push_back(k);
            std::erase_if(left, [&](std::size_t k) { return results.stands_alike(first, k); });
            if (alike.size() > 1 && finder.stands(alike, kind)) continue;
            for (const std::size_t k : alike)
                if (const auto issue = finder.find(k, checked[k], kind)) found[k].push_back(*issue);
        }
    }
    return found;
}

}  // namespace loadpath::checks
