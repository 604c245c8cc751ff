#include <algorithm>

#include "checks/frame_modes.hpp"
#include "checks/held_points.hpp"
#include "checks/selection.hpp"
#include "checks/struts.hpp"
#include "document/earthquake.hpp"
#include "model/imperfections.hpp"

namespace loadpath::checks {

namespace {

using eigen::AboutAxes;

// Beyond this a mode takes nothing from a member: N_Ed is at most 0.04 of what is critical
// (6.3.1.2(4)).
constexpr double negligible_beyond = 25.0;
// And hardly anything from what moments may be: less than beyond the plateau of 0.4 (6.3.2.3(1)).
constexpr double hardly_lateral_beyond = 10.0;
// Beyond this what displacements do to forces is left out (5.2.1(3)): where parts yield by curves
// of moments and rotations the analysis is plastic.
double limit_of_first_order(const model::Structure& structure) {
    return structure.curved.empty() ? 10.0 : 15.0;
}
// A member drives a mode by this share of what the foremost does.
constexpr double least_drive = 0.05;
// A member that leans without bending keeps its length: it is held by those that bend.
constexpr double least_bending = 0.01;
// A member leans where its straight line takes this share of the work of its force.
constexpr double lean_share = 0.1;

AboutAxes sum_over(const MemberChain& chain, const std::vector<AboutAxes>& of_members) {
    AboutAxes sum;
    for (const ChainLink& link : chain.links) {
        sum.y += of_members[link.member].y;
        sum.z += of_members[link.member].z;
    }
    return sum;
}

class ModeAssignment {
 public:
    ModeAssignment(const ModelIndex& index, const MemberChains& chains,
                   const std::vector<HeldStrut>& struts, const eigen::BendingModes& found,
                   double limit)
        : index_(index), chains_(chains), struts_(struts), found_(found), limit_(limit) {}

    FrameModes assign() const {
        FrameModes frame;
        frame.limit = limit_;
        if (!found_.errors.empty()) {
            frame.why_not = found_.errors.front().message;
            frame.moves_freely = found_.errors.front().code == IssueCode::unstable_reference;
        }
        frame.compression = found_.compression;
        frame.chains.resize(chains_.all.size());
        for (const eigen::BendingMode& mode : found_.modes) {
            frame.alpha_cr.push_back(mode.factor);
            assign(mode, static_cast<int>(frame.alpha_cr.size()), frame.chains);
            const bool is_known = !frame.sway_modes.empty();
            if ((!is_known || mode.factor < limit_) && sways(mode))
                frame.sway_modes.push_back({mode.factor, mode.shape});
        }
        return frame;
    }

 private:
    // Gives a mode to those that have none yet.
    void assign(const eigen::BendingMode& mode, int number,
                std::vector<ModesOfChain>& modes) const {
        std::vector<AboutAxes> work;
        double foremost = 0.0;
        for (const MemberChain& chain : chains_.all) {
            work.push_back(sum_over(chain, mode.work));
            foremost = std::max({foremost, work.back().y, work.back().z});
        }
        for (std::size_t k = 0; k < chains_.all.size(); ++k) {
            const MemberChain& chain = chains_.all[k];
            const AboutAxes bending = sum_over(chain, mode.bending);
            const auto give = [&](ModeOfChain& own, double AboutAxes::* axis, int across) {
                if (own.number != 0 || !(work[k].*axis >= least_drive * foremost) ||
                    !(bending.*axis >= least_bending * mode.factor * work[k].*axis))
                    return;
                own = {number, work_on_chord(mode, chain, across) >= lean_share * work[k].*axis};
            };
            give(modes[k].about_y, &AboutAxes::y, 2);
            give(modes[k].about_z, &AboutAxes::z, 1);
        }
    }

    // Between the ends of a physical member, or between points where others hold it.
    bool sways(const eigen::BendingMode& mode) const {
        double foremost = 0.0;
        std::vector<AboutAxes> work;
        for (const MemberChain& chain : chains_.all) {
            work.push_back(sum_over(chain, mode.work));
            foremost = std::max({foremost, work.back().y, work.back().z});
        }
        const double least = least_drive * foremost;
        for (std::size_t k = 0; k < chains_.all.size(); ++k) {
            const auto leans = [&](double own, int across) {
                return own >= least &&
                       work_on_chord(mode, chains_.all[k], across) >= lean_share * own;
            };
            if (leans(work[k].y, 2) || leans(work[k].z, 1)) return true;
        }
        return std::ranges::any_of(struts_, [&](const HeldStrut& one) {
            double own = 0.0, force = 0.0;
            for (const std::size_t member : one.members) {
                own += one.bends_about_z ? mode.work[member].z : mode.work[member].y;
                force = std::max(force, found_.compression[member]);
            }
            const double lean = analysis::lean_of(one.strut, mode.shape);
            return own >= least && force * lean * lean / one.length >= lean_share * own;
        });
    }

    // What the largest force of a chain does while its ends move along one of its axes, were it
    // straight.
    double work_on_chord(const eigen::BendingMode& mode, const MemberChain& chain,
                         int across) const {
        const model::Matrix3 axes = axes_of_chain(index_, chain);
        double moved = 0.0, force = 0.0;
        for (int k = 0; k < 3; ++k) {
            const auto at = [&](std::size_t node) {
                return mode.shape[node * model::unknowns_per_joint + static_cast<std::size_t>(k)];
            };
            moved += axes(across, k) * (at(chain.nodes.back()) - at(chain.nodes.front()));
        }
        for (const ChainLink& link : chain.links)
            force = std::max(force, found_.compression[link.member]);
        return force * moved * moved / chain.length;
    }

    const ModelIndex& index_;
    const MemberChains& chains_;
    const std::vector<HeldStrut>& struts_;
    const eigen::BendingModes& found_;
    double limit_;
};

// Gives each chain the lowest mode of moments that its own drive and that strains it.
void assign_lateral(const eigen::LateralModes& found, const MemberChains& chains,
                    FrameModes& frame) {
    frame.lateral_of_chain.assign(chains.all.size(), 0);
    for (const eigen::LateralMode& mode : found.modes) {
        frame.lateral_alpha.push_back(mode.factor);
        std::vector<double> work;
        for (const MemberChain& chain : chains.all) {
            work.push_back(0.0);
            for (const ChainLink& link : chain.links) work.back() += mode.work[link.member];
        }
        const double foremost = *std::max_element(work.begin(), work.end());
        for (std::size_t k = 0; k < chains.all.size(); ++k) {
            double strain = 0.0;
            for (const ChainLink& link : chains.all[k].links) strain += mode.strain[link.member];
            int& own = frame.lateral_of_chain[k];
            if (own == 0 && foremost > 0.0 && work[k] >= least_drive * foremost &&
                strain >= least_bending * mode.factor * work[k])
                own = static_cast<int>(frame.lateral_alpha.size());
        }
    }
}

// Why moments have no modes of their own, or nothing.
std::string_view why_no_lateral_modes(const model::Structure& structure) {
    const document::AnalysisOptions& options = structure.document->analysis.options;
    if (structure.is_planar) return "a 2D frame has no modes across its plane";
    if (!options.include_warping)
        return "include_warping is off: modes of the frame would know nothing of warping";
    if (options.order == document::AnalysisOrder::NONLINEAR)
        return "moments of second order are not those under which the frame has its modes";
    return {};
}

bool takes_modes(const document::UnityCheckDefinition& check) {
    const auto& spec = check.spec.Ec3Steel;
    return spec && spec->include_buckling && spec->lengths_from == document::LengthsFrom::Buckling;
}

enum class Wanted { none, bending, bending_and_lateral };

std::vector<Wanted> wanted_modes(const document::Analysis& analysis) {
    std::vector<Wanted> wanted;
    for (const model::Asked asked : model::asked_of_standard(analysis))
        wanted.push_back(asked == model::Asked::nothing ? Wanted::none : Wanted::bending);
    for (const document::UnityCheckDefinition& check : analysis.unity_checks)
        if (takes_modes(check))
            for (const std::size_t k : select_combinations(analysis, check))
                wanted[k] = Wanted::bending_and_lateral;
    return wanted;
}

}  // namespace

std::vector<std::optional<FrameModes>> find_frame_modes(const model::Structure& structure,
                                                        const eigen::References& references) {
    const document::Analysis& analysis = structure.document->analysis;
    const auto& combinations = analysis.load_combinations;
    std::vector<std::optional<FrameModes>> frames(combinations.size());
    const std::vector<Wanted> wanted = wanted_modes(analysis);
    if (std::ranges::count(wanted, Wanted::none) == std::ssize(wanted)) return frames;
    const ModelIndex index(structure.document->model);
    const MemberChains chains = find_chains(index, structure);
    const std::vector<HeldStrut> struts = find_struts(index, chains, structure.is_planar);
    const std::string_view why_not_lateral = why_no_lateral_modes(structure);
    const double limit = limit_of_first_order(structure);
    for (std::size_t k = 0; k < frames.size(); ++k) {
        if (wanted[k] == Wanted::none) continue;
        if (document::has_earthquake(analysis, combinations[k])) {
            frames[k].emplace().why_not =
                "the forces of an earthquake have no signs, so that no mode follows: leave "
                "lengths_from out of a check that reads its combinations";
            frames[k]->limit = limit;
            continue;
        }
        const eigen::BendingModes found =
            eigen::find_bending_modes(structure, references, combinations[k].id, negligible_beyond);
        frames[k] = ModeAssignment(index, chains, struts, found, limit).assign();
        frames[k]->is_complete =
            found.is_complete || (!found.modes.empty() && found.modes.back().factor >= limit);
        frames[k]->why_not_lateral = why_not_lateral;
        if (!why_not_lateral.empty() || wanted[k] == Wanted::bending) continue;
        const eigen::LateralModes lateral = eigen::find_lateral_modes(
            structure, references, combinations[k].id, hardly_lateral_beyond);
        if (!lateral.errors.empty()) frames[k]->why_not = lateral.errors.front().message;
        assign_lateral(lateral, chains, *frames[k]);
    }
    return frames;
}

}  // namespace loadpath::checks
