#include "assembly/frame_element.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace loadpath::assembly {

bool carries_axial_force_only(const model::Member& member) {
    return member.source->member_type == document::MemberType::Truss || member.is_one_way() ||
           member.is_cable();
}

namespace {

constexpr int blocks[4] = {0, 3, 7, 10};  // displacements and rotations at start and end

// Turns rotations at the ends from the member's axes into those of its hinges; mostly these are the
// same, and then the turn is exactly none.
FrameMatrix hinge_turn(const model::Member& member) {
    FrameMatrix turn = FrameMatrix::Identity();
    const auto& start = member.start_release.rotation_axes;
    const auto& end = member.end_release.rotation_axes;
    if (start != member.axes) turn.block<3, 3>(3, 3) = start * member.axes.transpose();
    if (end != member.axes) turn.block<3, 3>(10, 10) = end * member.axes.transpose();
    return turn;
}

std::array<double, elements::frame_size> end_springs(const model::Member& member) {
    std::array<double, elements::frame_size> springs;
    std::copy_n(member.start_release.stiffness.begin(), 7, springs.begin());
    std::copy_n(member.end_release.stiffness.begin(), 7, springs.begin() + 7);
    if (carries_axial_force_only(member))
        for (const int rotation : {3, 4, 5, 10, 11, 12}) springs[rotation] = 0.0;
    if (!member.warps) springs[6] = springs[13] = model::rigid;  // idle
    return springs;
}

// Adds the arms: displacement at the end of the arm also follows from the joint's rotation.
void extend_by_arms(const model::Member& member, FrameMatrix& k) {
    if (member.start_arm.isZero(0.0) && member.end_arm.isZero(0.0)) return;
    FrameMatrix t = FrameMatrix::Identity();
    t.block<3, 3>(0, 3) = model::rotation_to_displacement(member.start_arm);
    t.block<3, 3>(7, 10) = model::rotation_to_displacement(member.end_arm);
    k = (t.transpose() * k * t).eval();
}

}  // namespace

namespace {

struct Inertia {
    double y, z, yz;
};

// About the local axes. Without a product of inertia, i_y and i_z are principal values and the
// angle turns them. A mirrored section has its y on the other side.
Inertia inertia_of(const model::Member& member) {
    const document::Section& section = *member.section;
    Inertia i{section.i_y, section.i_z, section.i_yz.value_or(0.0)};
    if (!section.i_yz && section.principal_axis_angle.value_or(0.0) != 0.0) {
        const double angle = *section.principal_axis_angle * std::numbers::pi / 180.0;
        const double c = std::cos(angle), s = std::sin(angle);
        i.y = section.i_y * c * c + section.i_z * s * s;
        i.z = section.i_z * c * c + section.i_y * s * s;
        i.yz = (section.i_z - section.i_y) * s * c;
    }
    if (member.source->mirror.value_or(false)) i.yz = -i.yz;
    return i;
}

}  // namespace

FrameProperties frame_properties(const model::Member& member,
                                 const document::AnalysisOptions& options) {
    const document::Section& section = *member.section;
    const double e = member.material->e_mod, g = member.material->g_mod;
    FrameProperties p;
    p.length = member.length;
    p.ea = e * section.area;
    p.gj = g * section.j;
    const Inertia inertia = inertia_of(member);
    p.eiy = e * inertia.y;
    p.eiz = e * inertia.z;
    p.eiyz = e * inertia.yz;
    if (member.warps) p.eiw = e * section.i_w.value_or(0.0);
    if (options.include_shear_deformation) {
        // a_sz goes with bending about z, that is shear along y.
        if (section.a_sz.value_or(0.0) > 0.0) p.shear_y = 1.0 / (g * *section.a_sz);
        if (section.a_sy.value_or(0.0) > 0.0) p.shear_z = 1.0 / (g * *section.a_sy);
    }
    if (options.include_shear_center_coupling) {
        p.y_s = section.y_s.value_or(0.0) * (member.source->mirror.value_or(false) ? -1.0 : 1.0);
        p.z_s = section.z_s.value_or(0.0);
    }
    return p;
}

double wagner_factor(const document::Section& section) {
    if (section.wagner_coeff) return *section.wagner_coeff;
    return section.area > 0.0 ? (section.i_y + section.i_z) / section.area : 0.0;
}

double wagner_in_second_order(const model::Member& member) {
    const document::Section& section = *member.section;
    return member.warps || section.wagner_coeff ? wagner_factor(section) : 0.0;
}

int FrameElement::negative() const {
    return (hinges ? hinges->negative : 0) + (axial ? axial->condensed.negative : 0);
}

namespace {

void release(const model::Member& member, FrameElement& element) {
    const auto springs = end_springs(member);
    if (std::all_of(springs.begin(), springs.end(), [](double s) { return s == model::rigid; }))
        return;
    elements::ReleasedEnds hinges =
        elements::release_ends(element.beam, springs, hinge_turn(member));
    for (int k = 0; k < 7; ++k) {
        hinges.at_no_slip[k] = member.start_release.curved.force[k];
        hinges.at_no_slip[k + 7] = member.end_release.curved.force[k];
    }
    hinges.at_no_slip = (hinges.turn.transpose() * hinges.at_no_slip).eval();
    element.hinges = std::make_shared<const elements::ReleasedEnds>(std::move(hinges));
}

}  // namespace

FrameElement under_axial_force(const FrameElement& first_order, const model::Member& member,
                               UnderAxialForce axial) {
    FrameElement element;
    element.properties = first_order.properties;
    if (axial.chain.pieces.empty()) {
        element.beam = elements::frame_stiffness(element.properties) + axial.chord;
    } else {
        axial.condensed = elements::condense(axial.chain);
        element.beam = axial.condensed.stiffness;
    }
    release(member, element);
    element.axial = std::make_shared<const UnderAxialForce>(std::move(axial));
    return element;
}

FrameElement make_frame_element(const model::Member& member,
                                const document::AnalysisOptions& options) {
    FrameElement element;
    element.properties = frame_properties(member, options);
    element.beam = elements::frame_stiffness(element.properties);
    release(member, element);
    return element;
}

namespace {

// From the axes of displacements and rotations at both ends to global ones.
FrameMatrix to_global(const FrameMatrix& local, const std::array<const model::Matrix3*, 4>& axes) {
    FrameMatrix k;
    for (std::size_t a = 0; a < 4; ++a)
        for (std::size_t b = 0; b < 4; ++b)
            k.block<3, 3>(blocks[a], blocks[b]).noalias() =
                axes[a]->transpose() * (local.block<3, 3>(blocks[a], blocks[b]) * *axes[b]).eval();
    for (const int w : {6, 13}) {
        for (std::size_t b = 0; b < 4; ++b) {
            k.block<1, 3>(w, blocks[b]).noalias() = local.block<1, 3>(w, blocks[b]) * *axes[b];
            k.block<3, 1>(blocks[b], w) = k.block<1, 3>(w, blocks[b]).transpose();
        }
        k(w, 6) = local(w, 6);
        k(w, 13) = local(w, 13);
    }
    return k;
}

}  // namespace

FrameMatrix global_stiffness(const FrameElement& element, const model::Member& member) {
    const FrameMatrix& local = element.hinges ? element.hinges->stiffness : element.beam;
    // With hinges the rotations are about their axes: straight from there to global ones, so that a
    // rotation which is free stays free to the last digit.
    std::array<const model::Matrix3*, 4> axes{&member.axes, &member.axes, &member.axes,
                                              &member.axes};
    if (element.hinges) {
        axes[1] = &member.start_release.rotation_axes;
        axes[3] = &member.end_release.rotation_axes;
    }
    FrameMatrix k = to_global(local, axes);
    extend_by_arms(member, k);
    return k;
}

FrameMatrix in_joint_unknowns(const FrameElement& element, const model::Member& member,
                              const FrameMatrix& at_ends) {
    FrameMatrix local = at_ends;
    if (element.hinges) {
        const FrameMatrix& from_joints = element.hinges->from_joints;
        local = from_joints.transpose() * (at_ends * from_joints).eval();
    }
    FrameMatrix k = to_global(local, {&member.axes, &member.axes, &member.axes, &member.axes});
    extend_by_arms(member, k);
    return k;
}

FrameVector to_ends(const model::Member& member, const FrameVector& u) {
    FrameVector d = u;
    d.segment<3>(0) = member.axes * (u.segment<3>(0) + u.segment<3>(3).cross(member.start_arm));
    d.segment<3>(3) = member.axes * u.segment<3>(3);
    d.segment<3>(7) = member.axes * (u.segment<3>(7) + u.segment<3>(10).cross(member.end_arm));
    d.segment<3>(10) = member.axes * u.segment<3>(10);
    return d;
}

FrameVector to_joints(const model::Member& member, const FrameVector& f) {
    FrameVector g = f;
    for (const int i : blocks) g.segment<3>(i) = member.axes.transpose() * f.segment<3>(i);
    g.segment<3>(3) += member.start_arm.cross(g.segment<3>(0));
    g.segment<3>(10) += member.end_arm.cross(g.segment<3>(7));
    return g;
}

FrameVector joint_loads(const FrameElement& element, const model::Member& member,
                        const FrameVector& end_loads) {
    if (!element.hinges) return to_joints(member, end_loads);
    return to_joints(member, element.hinges->from_joints.transpose() * end_loads);
}

FrameVector joint_loads_of_hinges(const FrameElement& element, const model::Member& member) {
    const FrameVector& at_no_slip = element.hinges->at_no_slip;
    return to_joints(member, element.hinges->from_joints.transpose() * at_no_slip - at_no_slip);
}

FrameVector end_displacements(const FrameElement& element, const model::Member& member,
                              const FrameVector& joint_displacements) {
    const FrameVector ends = to_ends(member, joint_displacements);
    return element.hinges ? FrameVector(element.hinges->from_joints * ends) : ends;
}

EndState end_state(const FrameElement& element, const model::Member& member,
                   const FrameVector& joint_displacements, const FrameVector& end_loads) {
    EndState state;
    state.displacements = end_displacements(element, member, joint_displacements);
    if (element.hinges)
        state.displacements +=
            element.hinges->from_loads * (end_loads + element.hinges->at_no_slip);
    state.forces = element.beam * state.displacements - end_loads;
    return state;
}

}  // namespace loadpath::assembly
