#include "eigen/effective_lengths.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "eigen/member_bending.hpp"

namespace loadpath::eigen {

namespace {

// Share of a member's bending that has to be about an axis, so that a mode bends it there.
constexpr double least_bending = 0.05;

}  // namespace

Participation::Participation(const model::Structure& structure,
                             const std::vector<GeometricPart>& parts,
                             const std::vector<std::vector<double>>& shapes)
    : structure_(structure), set_of_(structure.members.size(), nullptr) {
    for (const std::vector<double>& shape : shapes) {
        std::vector<double> of_member(static_cast<std::size_t>(structure.member_count()), 0.0);
        double all = 0.0;
        for (const GeometricPart& part : parts) {
            double energy = 0.0;
            for (std::size_t i = 0; i < part.unknowns.size(); ++i)
                for (std::size_t j = 0; j < part.unknowns.size(); ++j)
                    energy += shape[part.unknowns[i]] * part.stiffness(int(i), int(j)) *
                              shape[part.unknowns[j]];
            all += energy;
            if (part.member >= 0) of_member[part.member] += energy;
        }
        for (double& energy : of_member) energy = all != 0.0 ? energy / all : 0.0;
        of_members_.push_back(std::move(of_member));
    }
    for (const document::MemberSet& set : structure.document->model.member_sets)
        for (const std::int64_t id : set.member_ids)
            if (const auto found = structure.member_index.find(id);
                found != structure.member_index.end())
                set_of_[found->second] = &set;
}

double Participation::of_set(const document::MemberSet& set, std::size_t mode) const {
    double share = 0.0;
    for (const std::int64_t id : set.member_ids)
        if (const auto found = structure_.member_index.find(id);
            found != structure_.member_index.end())
            share += of_members_[mode][found->second];
    return std::abs(share);
}

double Participation::of_member(int member, std::size_t mode) const {
    if (set_of_[member] != nullptr) return of_set(*set_of_[member], mode);
    return std::abs(of_members_[mode][member]);
}

std::vector<MemberLengths> effective_lengths(const model::Structure& structure,
                                             const DividedModel& model,
                                             const analysis::ResultSet& set,
                                             const Participation& participation, double threshold,
                                             const std::vector<double>& factors,
                                             const std::vector<std::vector<double>>& shapes) {
    std::vector<std::vector<AboutAxes>> bending;
    for (const std::vector<double>& shape : shapes)
        bending.push_back(bending_energies(structure, model, shape));
    const document::AnalysisOptions& options = structure.document->analysis.options;
    std::vector<MemberLengths> lengths;
    for (int m = 0; m < structure.member_count(); ++m) {
        const model::Member& member = structure.members[m];
        if (member.is_rigid() || !set.state.member[m]) continue;
        const double n = set.curves[m].n.maximum().value;
        MemberLengths of{member.source->id, {}, {}};
        const auto properties = assembly::frame_properties(member, options);
        const auto find = [&](double ei,
                              double AboutAxes::* about) -> std::optional<EffectiveLength> {
            for (std::size_t mode = 0; n > 0.0 && mode < shapes.size(); ++mode) {
                const AboutAxes& bends = bending[mode][m];
                if (participation.of_member(m, mode) < threshold ||
                    !(bends.*about > least_bending * (bends.y + bends.z)))
                    continue;
                return EffectiveLength{std::numbers::pi * std::sqrt(ei / (factors[mode] * n)),
                                       static_cast<int>(mode) + 1, factors[mode], n};
            }
            return std::nullopt;
        };
        of.about_y = find(properties.eiy, &AboutAxes::y);
        of.about_z = find(properties.eiz, &AboutAxes::z);
        if (of.about_y || of.about_z) lengths.push_back(of);
    }
    return lengths;
}

}  // namespace loadpath::eigen
