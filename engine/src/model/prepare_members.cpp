#include <cmath>
#include <string>

#include "model/prepare.hpp"

namespace loadpath::model {

namespace {

template <class Record>
using ById = std::unordered_map<std::int64_t, const Record*>;

template <class Record>
ById<Record> by_id(const std::vector<Record>& records) {
    ById<Record> found;
    for (const Record& record : records) found.emplace(record.id, &record);
    return found;
}

struct Library {
    const document::Model& model;
    ById<document::Section> sections;
    ById<document::Material> materials;
    ById<document::MemberHinge> hinges;
    std::unordered_map<std::int64_t, std::size_t> hinge_place;
};

Vector3 offset_of(const std::optional<document::MemberEndOffset>& offset) {
    if (!offset) return Vector3::Zero();
    return {offset->X.value_or(0.0), offset->Y.value_or(0.0), offset->Z.value_or(0.0)};
}

void apply_hinge(const std::optional<std::int64_t>& id, const Library& library,
                 const Matrix3& local, const std::string& path, Release& release, Issues& errors) {
    release.rotation_axes = local;
    if (!id) return;
    const auto found = library.hinges.find(*id);
    if (found == library.hinges.end()) {
        errors.push_back(broken_reference("model.member_hinges", *id, path));
        return;
    }
    const document::MemberHinge& hinge = *found->second;
    const std::optional<double>* given[unknowns_per_joint] = {
        &hinge.translational_release_vx, &hinge.translational_release_vy,
        &hinge.translational_release_vz, &hinge.rotational_release_mx,
        &hinge.rotational_release_my,    &hinge.rotational_release_mz,
        &hinge.rotational_release_warp};
    for (int k = 0; k < unknowns_per_joint; ++k)
        if (*given[k]) release.stiffness[k] = **given[k];
    release.hinge = &hinge;
    release_axes(
        hinge.rotation_axes, local,
        "model.member_hinges[" + std::to_string(library.hinge_place.at(*id)) + "].rotation_axes",
        release.rotation_axes, errors);
}

bool find_section(const document::Member& source, const Library& library, const std::string& path,
                  Member& member, Issues& errors) {
    if (!source.section) {
        if (member.is_rigid()) return true;
        errors.push_back({IssueCode::missing_section,
                          "is required for every member but a Rigid one", path + ".section"});
        return false;
    }
    const auto section = library.sections.find(*source.section);
    if (section == library.sections.end()) {
        errors.push_back(broken_reference("model.sections", *source.section, path + ".section"));
        return false;
    }
    member.section = section->second;
    const auto material = library.materials.find(member.section->material);
    if (material == library.materials.end()) {
        const auto place = static_cast<std::size_t>(member.section - library.model.sections.data());
        errors.push_back(broken_reference("model.materials", member.section->material,
                                          path_of("model.sections", place) + ".material"));
        return false;
    }
    member.material = material->second;
    return true;
}

}  // namespace

bool Release::any() const {
    for (const double s : stiffness)
        if (std::isfinite(s)) return true;
    return false;
}

bool release_axes(const std::variant<document::ReleaseFrame, document::UserFrame>& named,
                  const Matrix3& local, const std::string& path, Matrix3& axes, Issues& errors) {
    if (const auto* frame = std::get_if<document::ReleaseFrame>(&named)) {
        axes = *frame == document::ReleaseFrame::Local ? local : Matrix3(Matrix3::Identity());
        return true;
    }
    const document::User& user = std::get<document::UserFrame>(named).User;
    if (axes_of_two_vectors({user.x[0], user.x[1], user.x[2]}, {user.y[0], user.y[1], user.y[2]},
                            axes))
        return true;
    errors.push_back({IssueCode::parallel_axes,
                      "should hold two directions x and y, found parallel ones or none", path});
    return false;
}

void prepare_members(Structure& structure, const Structure* perfect, Issues& errors) {
    const document::Model& model = structure.document->model;
    const document::AnalysisOptions& options = structure.document->analysis.options;
    Library library{
        model, by_id(model.sections), by_id(model.materials), by_id(model.member_hinges), {}};
    for (std::size_t i = 0; i < model.member_hinges.size(); ++i)
        library.hinge_place.emplace(model.member_hinges[i].id, i);

    structure.members.reserve(model.members.size());
    for (std::size_t i = 0; i < model.members.size(); ++i) {
        const document::Member& source = model.members[i];
        const std::string path = path_of("model.members", i);
        Member member;
        member.source = &source;
        const auto start = structure.node_index.find(source.start_node_id);
        const auto end = structure.node_index.find(source.end_node_id);
        if (start == structure.node_index.end())
            errors.push_back(
                broken_reference("model.nodes", source.start_node_id, path + ".start_node_id"));
        if (end == structure.node_index.end())
            errors.push_back(
                broken_reference("model.nodes", source.end_node_id, path + ".end_node_id"));
        if (start == structure.node_index.end() || end == structure.node_index.end()) continue;
        member.start = start->second;
        member.end = end->second;
        member.start_arm = offset_of(source.start_offset);
        member.end_arm = offset_of(source.end_offset);
        const Vector3 from = structure.joints[member.start].at + member.start_arm;
        const Vector3 to = structure.joints[member.end].at + member.end_arm;
        member.length = (to - from).norm();
        if (!(member.length > 1e-9)) {
            errors.push_back({IssueCode::zero_length_member,
                              "member " + std::to_string(source.id) +
                                  " should have a length, found both ends in the same place",
                              path});
            continue;
        }
        member.axes = perfect == nullptr ? member_axes(from, to, source.rotation_angle)
                                         : axes_carried_to(to - from, perfect->members[i].axes);
        if (!find_section(source, library, path, member, errors)) continue;
        member.warps = options.include_warping && member.section != nullptr &&
                       !member.is_tapered() && member.section->i_w.value_or(0.0) > 0.0 &&
                       source.member_type == document::MemberType::Normal;
        apply_hinge(source.start_hinge, library, member.axes, path + ".start_hinge",
                    member.start_release, errors);
        apply_hinge(source.end_hinge, library, member.axes, path + ".end_hinge", member.end_release,
                    errors);
        follow_curves(member, member.start_release);
        follow_curves(member, member.end_release);
        structure.members.push_back(member);
    }
}

}  // namespace loadpath::model
