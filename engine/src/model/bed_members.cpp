// Elastic ground along members, as springs at joints inside them: at the middles of equal parts,
// with the weights of the midpoint rule that is corrected at its ends, so that what is missed falls
// with the fourth power of their distance. The ends themselves, whose hinges and arms stand between
// joint and member, bear no spring.
#include <algorithm>
#include <cmath>

#include "model/extensions.hpp"
#include "model/prepare.hpp"

namespace loadpath::model {

namespace {

// Distances of springs that leave less than 1e-5: of the lengths in which bending, stretching and
// shear die away.
constexpr double of_bending = 0.06, of_stretching = 0.03, of_shear = 0.04;
constexpr int fewest_parts = 6, most_parts = 2000;
constexpr int few_parts = 3;  // are enough where plates divide a member more finely than its ground

Vector3 stiffness_of(const document::MemberBedding& bedding) {
    return {bedding.x.value_or(0.0), bedding.y.value_or(0.0), bedding.z.value_or(0.0)};
}

Matrix3 frame_of(const Member& member) {
    return member.source->bedding->frame == document::BeddingFrame::Global
               ? Matrix3(Matrix3::Identity())
               : member.axes;
}

double least_inertia(const document::Section& section) {
    const double half = 0.5 * (section.i_y - section.i_z), product = section.i_yz.value_or(0.0);
    return 0.5 * (section.i_y + section.i_z) - std::sqrt(half * half + product * product);
}

// Parts of one metre of a member of this section.
double parts_per_metre(const Matrix3& ground, const Member& member,
                       const document::Section& section) {
    const double e = member.material->e_mod, g = member.material->g_mod;
    const double along = ground(0, 0), across = std::max(ground(1, 1), ground(2, 2));
    double parts = std::pow(across / (4.0 * e * least_inertia(section)), 0.25) / of_bending;
    parts = std::max(parts, std::sqrt(along / (e * section.area)) / of_stretching);
    for (const auto& area : {section.a_sy, section.a_sz})
        if (area.value_or(0.0) > 0.0)
            parts = std::max(parts, std::sqrt(across / (g * *area)) / of_shear);
    return parts;
}

// The share of a spring in the ground of its part.
double weight_of(int k, int count) {
    if (count == few_parts) return k == 1 ? 3.0 / 4.0 : 9.0 / 8.0;
    constexpr double at_end[3] = {13.0 / 12.0, 7.0 / 8.0, 25.0 / 24.0};
    const int from_end = std::min(k, count - 1 - k);
    return from_end < 3 ? at_end[from_end] : 1.0;
}

void divide_into_parts(Structure& structure, int index) {
    std::vector<std::vector<double>> middles;
    for (const Stretch& stretch : stretches_of(structure, index)) {
        const int count = parts_on_ground(structure, index, stretch);
        std::vector<double>& inside = middles.emplace_back();
        for (int k = 0; k < count; ++k) inside.push_back(stretch.at((k + 0.5) / count));
    }
    divide_stretches(structure, index, middles);
}

// Joints in the middles of the parts of each stretch. A tapered member has them already: between
// its pairs' halves.
std::vector<std::vector<int>> joints_of_parts(const Structure& structure, int index) {
    const Member& whole = structure.members[index];
    const int step = whole.is_tapered() ? 2 : 1;
    const auto plates = structure.plate_cuts.find(index);
    std::vector<std::vector<int>> joints(1);
    int here = 0;  // of the joints inside a stretch
    for (int k = 0; k + 1 < whole.segment_count; ++k) {
        const int joint = structure.members[whole.first_segment + k].end;
        const bool is_plates = plates != structure.plate_cuts.end() &&
                               joints.size() <= plates->second.size() &&
                               plates->second[joints.size() - 1].joint == joint;
        if (is_plates) {
            joints.emplace_back();
            here = 0;
        } else if (here++ % step == 0) {
            joints.back().push_back(joint);
        }
    }
    return joints;
}

void bed(Structure& structure, int index) {
    if (!structure.members[index].is_tapered()) divide_into_parts(structure, index);
    const Member& member = structure.members[index];
    const Vector3 stiffness = stiffness_of(*member.source->bedding);
    const int first_support = static_cast<int>(structure.supports.size());
    Support spring;
    spring.id = -1;
    spring.axes = frame_of(member);
    spring.hold.fill(Hold::free);
    const std::vector<Stretch> stretches = stretches_of(structure, index);
    const std::vector<std::vector<int>> joints = joints_of_parts(structure, index);
    for (std::size_t s = 0; s < stretches.size(); ++s) {
        const int parts = static_cast<int>(joints[s].size());
        const double length = stretches[s].length() * member.length;
        for (int k = 0; k < parts; ++k) {
            spring.node = joints[s][static_cast<std::size_t>(k)];
            for (int direction = 0; direction < 3; ++direction) {
                const auto d = static_cast<std::size_t>(direction);
                if (stiffness[direction] > 0.0) spring.hold[d] = Hold::spring;
                spring.stiffness[d] = weight_of(k, parts) * length / parts * stiffness[direction];
            }
            structure.supports.push_back(spring);
        }
    }
    const int count = static_cast<int>(structure.supports.size()) - first_support;
    structure.beds.push_back({index, first_support, count, ground_of(member)});
}

std::string path_of_bedding(int index) {
    return path_of("model.members", static_cast<std::size_t>(index)) + ".bedding";
}

}  // namespace

Matrix3 ground_of(const Member& member) {
    const Matrix3 turn = member.axes * frame_of(member).transpose();
    return turn * stiffness_of(*member.source->bedding).asDiagonal() * turn.transpose();
}

int parts_on_ground(const Structure& structure, int index, const Stretch& stretch) {
    const Member& member = structure.members[index];
    if (!member.is_bedded()) return 0;
    double parts = parts_per_metre(ground_of(member), member, *member.section);
    if (member.is_tapered())
        for (const document::Section& section : structure.document->model.sections)
            if (section.id == *member.source->end_section)
                parts = std::max(parts, parts_per_metre(ground_of(member), member, section));
    const double needed = std::ceil(parts * stretch.length() * member.length);
    if (stretch.length() < 1.0 && needed <= few_parts) return few_parts;
    return static_cast<int>(std::clamp(needed, double(fewest_parts), double(most_parts + 1)));
}

void refuse_wrong_beds(const document::Model& model, Issues& errors) {
    for (std::size_t i = 0; i < model.members.size(); ++i) {
        const document::Member& member = model.members[i];
        if (!member.bedding) continue;
        const std::string path = path_of_bedding(static_cast<int>(i));
        if (member.member_type != document::MemberType::Normal)
            errors.push_back(
                {IssueCode::bedding_not_possible, "should be given to a Normal member only", path});
        else if (stiffness_of(*member.bedding).isZero(0.0))
            errors.push_back({IssueCode::bedding_not_possible,
                              "should have a stiffness of more than 0 along x, y or z", path});
    }
}

void bed_members(Structure& structure, Issues& errors) {
    for (int m = 0; m < structure.member_count(); ++m) {
        const Member& member = structure.members[m];
        if (!member.is_bedded()) continue;
        if (parts_on_ground(structure, m, {}) > most_parts)
            errors.push_back({IssueCode::bedding_not_possible,
                              "should be softer, or the member shorter: beside this ground it "
                              "would have to be divided into more than " +
                                  std::to_string(most_parts) + " parts",
                              path_of_bedding(m)});
        else
            bed(structure, m);
    }
}

}  // namespace loadpath::model
