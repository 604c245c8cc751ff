#include "checks/frame_modes.hpp"

#include <algorithm>

#include "checks/held_points.hpp"
#include "checks/selection.hpp"
#include "seismic/seismic.hpp"

namespace loadpath::checks {

namespace {

using eigen::AboutAxes;

// Beyond this what displacements do to forces is left out (5.2.1(3)).
constexpr double negligible_beyond = 10.0;
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
                   const eigen::BendingModes& found)
        : index_(index), chains_(chains), found_(found) {}

    FrameModes assign() const {
        FrameModes frame;
        if (!found_.errors.empty()) frame.why_not = found_.errors.front().message;
        frame.compression = found_.compression;
        frame.chains.resize(chains_.all.size());
        for (const eigen::BendingMode& mode : found_.modes) {
            frame.alpha_cr.push_back(mode.factor);
            assign(mode, static_cast<int>(frame.alpha_cr.size()), frame.chains);
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
    const eigen::BendingModes& found_;
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

bool has_earthquake(const document::Analysis& analysis, const document::LoadCombination& of) {
    return std::any_of(of.load_case_factors.begin(), of.load_case_factors.end(),
                       [&](const document::LoadCaseFactor& named) {
                           return named.factor != 0.0 &&
                                  std::any_of(analysis.load_cases.begin(),
                                              analysis.load_cases.end(),
                                              [&](const document::LoadCase& each) {
                                                  return each.id == named.load_case_id &&
                                                         seismic::is_seismic(each);
                                              });
                       });
}

bool is_positive(const std::optional<double>& value) { return value.value_or(0.0) > 0.0; }

// Whether the set of a chain states what holds it against bending about one of the document's axes.
bool is_stated(const document::MemberSet* set, bool about_y) {
    if (set == nullptr) return false;
    const auto& restraints = set->buckling_restraints;
    return is_positive(about_y ? set->buckling_length_y : set->buckling_length_z) ||
           is_positive(about_y ? set->effective_length_factor_y : set->effective_length_factor_z) ||
           std::any_of(
               restraints.begin(), restraints.end(),
               [&](const document::BucklingRestraint& restraint) {
                   return (about_y ? restraint.restrains_local_z : restraint.restrains_local_y)
                       .value_or(false);
               });
}

}  // namespace

std::vector<std::optional<FrameModes>> find_frame_modes(const model::Structure& structure,
                                                        const eigen::References& references) {
    const document::Analysis& analysis = structure.document->analysis;
    const auto& combinations = analysis.load_combinations;
    std::vector<std::optional<FrameModes>> frames(combinations.size());
    if (std::none_of(analysis.unity_checks.begin(), analysis.unity_checks.end(), takes_modes))
        return frames;
    const ModelIndex index(structure.document->model);
    std::vector<double> lengths;
    for (const model::Member& member : structure.members) lengths.push_back(member.length);
    const MemberChains chains = find_chains(index, lengths);
    const std::string_view why_not_lateral = why_no_lateral_modes(structure);
    for (const document::UnityCheckDefinition& check : analysis.unity_checks) {
        if (!takes_modes(check)) continue;
        for (const std::size_t k : select_combinations(analysis, check)) {
            if (frames[k]) continue;
            if (has_earthquake(analysis, combinations[k])) {
                frames[k].emplace().why_not = "the forces of an earthquake have no signs";
                continue;
            }
            const eigen::BendingModes found = eigen::find_bending_modes(
                structure, references, combinations[k].id, negligible_beyond);
            frames[k] = ModeAssignment(index, chains, found).assign();
            frames[k]->why_not_lateral = why_not_lateral;
            if (why_not_lateral.empty())
                assign_lateral(eigen::find_lateral_modes(structure, references, combinations[k].id,
                                                         negligible_beyond),
                               chains, *frames[k]);
        }
    }
    return frames;
}

namespace {

en1993::LateralCriticalMode lateral_mode_of(const FrameModes& frame, std::size_t chain_number,
                                            const document::MemberSet* set) {
    if (!frame.why_not_lateral.empty()) return {0, 0.0, frame.why_not_lateral};
    const bool is_stated =
        set != nullptr &&
        (is_positive(set->ltb_length) ||
         std::any_of(set->buckling_restraints.begin(), set->buckling_restraints.end(),
                     [](const document::BucklingRestraint& restraint) {
                         return restraint.restrains_torsion.value_or(false);
                     }));
    if (is_stated) return {0, 0.0, "what a member set states stands before the modes of the frame"};
    const int number = frame.lateral_of_chain[chain_number];
    if (number == 0)
        return {0, 0.0, "its own moments move the member sideways in no mode of the frame"};
    return {number, frame.lateral_alpha[static_cast<std::size_t>(number) - 1], {}};
}

}  // namespace

en1993::CriticalModes critical_modes_of(const FrameModes& frame, std::size_t chain_number,
                                        const ModelIndex& index, const MemberChain& chain,
                                        std::size_t member, bool is_swapped) {
    if (!frame.why_not.empty()) return {{}, {}, {}, frame.why_not};
    double compression = 0.0;
    const auto [first, last] = links_of_section(index, chain, member);
    for (std::size_t k = first; k <= last; ++k)
        compression = std::max(compression, frame.compression[chain.links[k].member]);
    const auto about = [&](bool about_y) -> en1993::ModeAbout {
        if (is_stated(chain.set, about_y))
            return {{}, "; what a member set states stands before the modes of the frame"};
        const ModesOfChain& modes = frame.chains[chain_number];
        const ModeOfChain& own = about_y ? modes.about_y : modes.about_z;
        if (own.number == 0 || !(compression > 0.0))
            return {{}, "; its own compression bends the member in no mode of the frame"};
        const double alpha_cr = frame.alpha_cr[static_cast<std::size_t>(own.number) - 1];
        return {en1993::CriticalMode{own.number, alpha_cr, own.leans, compression}, {}};
    };
    // Bending about the document's z is about the strong axis, unless the section lies on its side.
    return {
        about(is_swapped), about(!is_swapped), lateral_mode_of(frame, chain_number, chain.set), {}};
}

}  // namespace loadpath::checks
