// Which members a buckling mode is about, and the length of the pin-ended bar that buckles under
// the same force as a member of the structure does.
#pragma once

#include "eigen/buckling.hpp"
#include "eigen/geometric.hpp"

namespace loadpath::eigen {

// Shares of |shape' Kg shape| of members and member sets in each mode.
class Participation {
 public:
    Participation(const model::Structure& structure, const std::vector<GeometricPart>& parts,
                  const std::vector<std::vector<double>>& shapes);

    double of_set(const document::MemberSet& set, std::size_t mode) const;
    // Of the set that a member belongs to; of the member alone where it is in none.
    double of_member(int member, std::size_t mode) const;

 private:
    const model::Structure& structure_;
    std::vector<std::vector<double>> of_members_;  // by mode, then by member
    std::vector<const document::MemberSet*> set_of_;
};

// pi sqrt(E I / (factor N)) of the lowest mode that bends the member about the axis and in which
// its set has at least the threshold's share; N is the largest compression along the member.
std::vector<MemberLengths> effective_lengths(const model::Structure& structure,
                                             const DividedModel& model,
                                             const analysis::ResultSet& set,
                                             const Participation& participation, double threshold,
                                             const std::vector<double>& factors,
                                             const std::vector<std::vector<double>>& shapes);

}  // namespace loadpath::eigen
