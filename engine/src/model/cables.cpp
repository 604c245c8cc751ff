// Cables and pretension: what a document may ask for, and of which members.
#include <algorithm>
#include <optional>
#include <set>

#include "model/prepare.hpp"
#include "text/number.hpp"

namespace loadpath::model {

using document::MemberType;

bool has_cables(const document::Model& model) {
    return std::any_of(
        model.members.begin(), model.members.end(),
        [](const document::Member& member) { return member.member_type == MemberType::Cable; });
}

namespace {

bool takes_pretension(MemberType type) {
    return type == MemberType::Tension || type == MemberType::Compression ||
           type == MemberType::Cable;
}

void refuse_wrong_pretension(const document::Model& model, Issues& errors) {
    for (std::size_t i = 0; i < model.members.size(); ++i) {
        const document::Member& member = model.members[i];
        const std::string path = path_of("model.members", i);
        if (member.pretension.value_or(0.0) != 0.0 && !takes_pretension(member.member_type))
            errors.push_back({IssueCode::pretension_not_possible,
                              "should be given to a Tension, Compression or Cable member only",
                              path + ".pretension"});
        if (member.unstretched_length && member.member_type != MemberType::Cable)
            errors.push_back({IssueCode::unstretched_length_not_possible,
                              "should be given to a Cable only", path + ".unstretched_length"});
        else if (member.unstretched_length && !(*member.unstretched_length > 0.0))
            errors.push_back({IssueCode::unstretched_length_not_possible, "should be more than 0",
                              path + ".unstretched_length"});
    }
}

// A cable lies in line with its springs; across them nothing tells where its end would stand.
bool holds_cable(const document::MemberHinge& hinge) {
    return (hinge.stiffness_curve_vx || hinge.translational_release_vx != 0.0) &&
           !hinge.translational_release_vy && !hinge.translational_release_vz &&
           !hinge.stiffness_curve_vy && !hinge.stiffness_curve_vz;
}

void refuse_hinges_of_cable(const document::Model& model, const std::optional<std::int64_t>& id,
                            const std::string& path, Issues& errors) {
    if (!id) return;
    for (const document::MemberHinge& hinge : model.member_hinges)
        if (hinge.id == *id && !holds_cable(hinge))
            errors.push_back({IssueCode::cable_not_held,
                              "should hold the end of a Cable: rigidly, or by a spring along x",
                              path});
}

// Cables hang on their nodes, and bear no moments.
void refuse_beside_cables(const document::Document& document, Issues& errors) {
    const document::Analysis& analysis = document.analysis;
    const auto& members = document.model.members;
    std::set<std::int64_t> cables;
    for (std::size_t i = 0; i < members.size(); ++i) {
        if (members[i].member_type != MemberType::Cable) continue;
        cables.insert(members[i].id);
        const std::string path = path_of("model.members", i);
        refuse_hinges_of_cable(document.model, members[i].start_hinge, path + ".start_hinge",
                               errors);
        refuse_hinges_of_cable(document.model, members[i].end_hinge, path + ".end_hinge", errors);
    }
    for (std::size_t c = 0; c < analysis.load_cases.size(); ++c) {
        const auto& moments = analysis.load_cases[c].member_point_moments;
        const std::string path = path_of("analysis.load_cases", c) + ".member_point_moments";
        for (std::size_t i = 0; i < moments.size(); ++i)
            if (cables.contains(moments[i].member))
                errors.push_back({IssueCode::moment_on_cable,
                                  "should be a member that bears moments, found a Cable",
                                  path_of(path, i) + ".member"});
    }
}

}  // namespace

void refuse_wrong_cables(const document::Document& document, Issues& errors) {
    refuse_wrong_pretension(document.model, errors);
    if (has_cables(document.model)) refuse_beside_cables(document, errors);
}

}  // namespace loadpath::model
