// How near a structure is to giving way at points that are taken for held. Every compressed bar
// between two such points is a strut: when they move across it by different amounts, its force
// pushes them further. The factor on the forces at which the stiffness of the structure no longer
// resists that is alpha_cr of EN 1993-1-1, 5.2.1 (of the points alone: that a bar bends between
// them is what its own check is for).
#pragma once

#include <memory>
#include <span>

#include "analysis/first_order.hpp"

namespace loadpath::analysis {

// Where members are checked for buckling it is asked.
bool asks_for_leaning(const document::Analysis& analysis);

struct Strut {
    int from = 0, to = 0;  // joints
    model::Vector3 across = model::Vector3::Zero();
    double force_per_length = 0.0;  // of its compression
};

// How far its ends move against each other across it; motion is by unknown of the structure.
double lean_of(const Strut& strut, const std::vector<double>& motion);

struct LeaningMode {
    double alpha_cr = 0.0;      // infinite where no strut can lean
    std::vector<double> work;   // by strut, its share of what drives the mode
    std::vector<double> leans;  // by strut, how far its ends move against each other across it
};

class Leaning {
 public:
    // Without equations they are made for each state of the one-way parts that is asked about.
    Leaning(const model::Structure& structure, std::shared_ptr<const FirstOrder> with)
        : structure_(structure), with_(std::move(with)) {}

    // Parts that act one way and are strained by the loads of a set go on acting; those at rest act
    // where the structure leans on them, so that a single tie braces one way only.
    LeaningMode find(std::span<const Strut> struts, const ResultSet& set) const;

    // Whether it depends on the set.
    bool is_of_one_way_parts() const { return with_->equations == nullptr; }

 private:
    std::vector<assembly::State> leaning_states(const ResultSet& set) const;

    const model::Structure& structure_;
    std::shared_ptr<const FirstOrder> with_;
};

}  // namespace loadpath::analysis
