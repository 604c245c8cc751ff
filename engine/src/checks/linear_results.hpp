// The results of a linear analysis as the checks read them.
#pragma once

#include "analysis/linear.hpp"
#include "checks/analysis_results.hpp"
#include "checks/frame_modes.hpp"
#include "model/structure.hpp"

namespace loadpath::checks {

class LinearResults : public AnalysisResults {
 public:
    // `frames` by combination, or none; it must outlive this.
    LinearResults(const model::Structure& structure, const analysis::LinearResult& result,
                  const std::vector<std::optional<FrameModes>>& frames)
        : structure_(structure),
          combinations_(result.combinations),
          leaning_(result.leaning.get()),
          frames_(frames) {}

    bool is_planar() const override { return structure_.is_planar; }
    bool is_solved(std::size_t combination) const override;
    bool is_second_order(std::size_t combination) const override {
        return combinations_[combination].method != analysis::ResultSet::Method::linear;
    }
    double member_length(std::size_t member) const override;
    model::Matrix3 member_axes(std::size_t member) const override {
        return structure_.members[member].axes;
    }
    const curves::MemberForces& member_forces(std::size_t combination,
                                              std::size_t member) const override;
    const FrameModes* frame_modes(std::size_t combination) const override {
        return combination < frames_.size() && frames_[combination] ? &*frames_[combination]
                                                                    : nullptr;
    }
    bool has_leaning() const override { return leaning_ != nullptr; }
    bool stands_alike(std::size_t one, std::size_t other) const override {
        return one == other || !leaning_->is_of_one_way_parts();
    }
    analysis::LeaningMode leaning(std::size_t combination,
                                  std::span<const analysis::Strut> struts) const override {
        return leaning_->find(struts, combinations_[combination]);
    }
    bool moves_into_equilibrium(std::size_t combination,
                                const model::Vector3& direction) const override;
    std::array<double, 6> node_motion(std::size_t combination, std::size_t node) const override;
    std::vector<std::size_t> surface_nodes(std::size_t surface) const override;
    std::optional<double> element_stress(std::size_t combination, std::size_t element,
                                         document::PlateStressMeasure measure) const override;
    std::optional<double> surface_stress(std::size_t combination, std::size_t surface,
                                         document::PlateStressMeasure measure) const override;
    double surface_compression(std::size_t combination, std::size_t surface) const override;

 private:
    // The governing stress of the plates that `applies` names; nothing where there are none.
    template <typename Applies>
    std::optional<double> governing_stress(std::size_t combination,
                                           document::PlateStressMeasure measure,
                                           Applies applies) const;

    const model::Structure& structure_;
    const std::vector<analysis::ResultSet>& combinations_;
    const analysis::Leaning* leaning_;
    const std::vector<std::optional<FrameModes>>& frames_;
};

}  // namespace loadpath::checks
