// Linear buckling: the factors by which the loads of a reference must grow until the structure has
// a neighbouring state of equilibrium, (K + factor Kg) shape = 0.
#pragma once

#include <map>
#include <optional>

#include "answer/answer.gen.hpp"
#include "eigen/linearized.hpp"
#include "eigen/reference.hpp"
#include "eigen/within_members.hpp"

namespace loadpath::eigen {

struct BucklingMode {
    double factor = 0.0;        // negative: of the reversed loads
    std::vector<double> shape;  // by unknown of the structure, not of the divided one
    std::vector<WithinMember> within;
    answer::ModeClassification classification;
    std::map<std::int64_t, double> share_of_set;  // by id of the member set, of |shape' Kg shape|
};

// A length that goes with a mode.
struct EffectiveLength {
    double length = 0.0;
    int mode = 0;  // from 1
    double factor = 0.0;
    double axial_force = 0.0;  // compression positive
};

struct MemberLengths {
    std::int64_t member = 0;
    std::optional<EffectiveLength> about_y, about_z;
};

struct BucklingResult {
    std::vector<BucklingMode> modes;     // of positive factors, then of negative ones
    std::vector<MemberLengths> lengths;  // empty where the document does not ask for them
    Linearized linearized;
    bool is_counted = false;
    Issues warnings;
};

struct BucklingRun {
    document::EigenLoadRef reference;
    BucklingResult result;
    Issues errors;  // why there is no result
};

std::vector<BucklingRun> solve_buckling(const model::Structure& structure,
                                        const References& references);

}  // namespace loadpath::eigen
