#include "stability/mode_shapes.hpp"

#include <algorithm>
#include <cmath>

#include "stability/columns.hpp"

namespace loadpath::stability {

namespace {

using analysis::lean_of;
using checks::HeldStrut;
using model::Vector3;

// The struts that are compressed, with their forces.
std::vector<HeldStrut> pressed(std::span<const HeldStrut> struts, const analysis::ResultSet& set) {
    std::vector<HeldStrut> found;
    for (const HeldStrut& one : struts) {
        double force = 0.0;
        for (const std::size_t member : one.members)
            force = std::max(force, set.curves[member].n.maximum().value);
        if (!(force > 0.0)) continue;
        found.push_back(one);
        found.back().strut.force_per_length = force / one.length;
    }
    return found;
}

// One mode, and what the forces of struts work while they lean in it.
class LeaningShape {
 public:
    LeaningShape(std::span<const HeldStrut> struts, const std::vector<double>& shape)
        : struts_(struts), shape_(shape) {
        double most = 0.0;
        for (const HeldStrut& one : struts) {
            const double lean = lean_of(one.strut, shape);
            const double work = one.strut.force_per_length * lean * lean;
            all_ += work;
            if (work <= most) continue;
            most = work;
            foremost_ = &one;
        }
    }

    const HeldStrut* foremost() const { return foremost_; }

    // How the foremost leans in the shape as it is.
    double steepness() const { return lean_of(foremost_->strut, shape_) / foremost_->length; }

    // How much of the shape a motion contains.
    double share_of(const std::vector<double>& motion) const {
        double along = 0.0;
        for (const HeldStrut& one : struts_)
            along += one.strut.force_per_length * lean_of(one.strut, motion) *
                     lean_of(one.strut, shape_);
        return along / all_;
    }

 private:
    std::span<const HeldStrut> struts_;
    const std::vector<double>& shape_;
    const HeldStrut* foremost_ = nullptr;
    double all_ = 0.0;
};

std::vector<double> motion_of(const Shifts& shifts, std::size_t unknowns) {
    std::vector<double> motion(unknowns, 0.0);
    for (std::size_t n = 0; n < shifts.size(); ++n)
        for (int k = 0; k < 3; ++k)
            motion[n * model::unknowns_per_joint + static_cast<std::size_t>(k)] = shifts[n][k];
    return motion;
}

// Of two opposite directions the one whose largest component is positive.
bool is_positive(const Vector3& way) {
    Eigen::Index largest = 0;
    way.cwiseAbs().maxCoeff(&largest);
    return way[largest] > 0.0;
}

}  // namespace

std::vector<answer::ModeImperfection> add_mode_shapes(const document::Model& model,
                                                      std::span<const HeldStrut> struts,
                                                      const checks::FrameModes& modes,
                                                      const analysis::ResultSet& set,
                                                      std::span<const Shifts> leans, double phi,
                                                      bool is_turned, Shifts& shifts) {
    const std::vector<HeldStrut> compressed = pressed(struts, set);
    std::vector<answer::ModeImperfection> found;
    for (const checks::SwayMode& mode : modes.sway_modes) {
        const LeaningShape leaning(compressed, mode.shape);
        if (!(mode.alpha_cr < modes.limit) || leaning.foremost() == nullptr) continue;
        const double steepness = leaning.steepness();
        const auto is_given = [&](const Shifts& by) {
            const double share = leaning.share_of(motion_of(by, mode.shape.size()));
            return std::fabs(share * steepness) >= checks::least_lean;
        };
        if (is_given(shifts) || std::ranges::any_of(leans, is_given)) continue;
        const Vector3& across = leaning.foremost()->strut.across;
        const double by_loads = leaning.share_of(set.displacements) * std::fabs(steepness);
        const bool is_forward = std::fabs(by_loads) > no_lean
                                    ? by_loads > 0.0
                                    : is_positive(across) == (steepness > 0.0);
        const double side = is_forward != is_turned ? 1.0 : -1.0;
        const double scale = side * phi / std::fabs(steepness);
        shifts.resize(model.nodes.size(), Vector3::Zero());
        for (std::size_t n = 0; n < shifts.size(); ++n)
            shifts[n] += scale * Eigen::Map<const Vector3>(mode.shape.data() +
                                                           n * model::unknowns_per_joint);
        const Vector3 way = std::copysign(1.0, side * steepness) * across.normalized();
        answer::ModeImperfection one;
        one.alpha_cr = mode.alpha_cr;
        one.phi = phi;
        one.member_id = model.members[leaning.foremost()->members.front()].id;
        one.direction = {way.x(), way.y(), way.z()};
        found.push_back(one);
    }
    return found;
}

}  // namespace loadpath::stability
