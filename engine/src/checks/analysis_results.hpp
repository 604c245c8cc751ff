// What the checks read from an analysis. Combinations, members, nodes and plates are counted as in
// the document; everything is SI and in the document's signs.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "analysis/leaning.hpp"
#include "curves/member_forces.hpp"
#include "document/document.gen.hpp"
#include "model/axes.hpp"

namespace loadpath::checks {

struct FrameModes;

class AnalysisResults {
 public:
    virtual ~AnalysisResults() = default;

    // Every node is held across the plane of the model (a 2D document solved as such).
    virtual bool is_planar() const = 0;
    virtual bool is_solved(std::size_t combination) const = 0;
    // Whether its forces are those of the displaced structure.
    virtual bool is_second_order(std::size_t) const { return false; }
    virtual double member_length(std::size_t member) const = 0;
    // Its local axes as rows, in global components.
    virtual model::Matrix3 member_axes(std::size_t) const { return model::Matrix3::Identity(); }
    virtual const curves::MemberForces& member_forces(std::size_t combination,
                                                      std::size_t member) const = 0;
    // Of a combination whose buckling lengths come from the modes of the frame; else null.
    virtual const FrameModes* frame_modes(std::size_t) const { return nullptr; }
    // Whether points that hold give way to struts (analysis/leaning.hpp), for what stands in two
    // combinations alike: no part acts one way.
    virtual bool has_leaning() const { return false; }
    virtual bool stands_alike(std::size_t, std::size_t) const { return true; }
    virtual analysis::LeaningMode leaning(std::size_t, std::span<const analysis::Strut>) const {
        return {};
    }
    // Whether equilibrium is found on the structure as it has moved in this direction.
    virtual bool moves_into_equilibrium(std::size_t, const model::Vector3&) const { return false; }
    // dx dy dz rx ry rz in global axes
    virtual std::array<double, 6> node_motion(std::size_t combination, std::size_t node) const = 0;
    // Every node of a surface; those that meshing made are counted after the document's.
    virtual std::vector<std::size_t> surface_nodes(std::size_t surface) const = 0;
    // The stress of largest magnitude in a plate, over both faces; nothing where there is none.
    virtual std::optional<double> element_stress(std::size_t combination, std::size_t element,
                                                 document::PlateStressMeasure measure) const = 0;
    virtual std::optional<double> surface_stress(std::size_t combination, std::size_t surface,
                                                 document::PlateStressMeasure measure) const = 0;
    // The largest compression in the plane of a surface, the mean of its plates; 0 in tension.
    virtual double surface_compression(std::size_t, std::size_t) const { return 0.0; }
};

}  // namespace loadpath::checks
