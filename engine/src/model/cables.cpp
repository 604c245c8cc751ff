// Cables and pretension: what a document may ask for, and of which members.
#include <algorithm>
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

void refuse_hinges_that_slide(const document::Model& model, Issues& errors) {
    for (std::size_t i = 0; i < model.members.size(); ++i) {
        const document::Member& member = model.members[i];
        if (member.member_type != MemberType::Cable) continue;
        for (const auto& id : {member.start_hinge, member.end_hinge})
            for (const document::MemberHinge& hinge : model.member_hinges)
                if (id && hinge.id == *id &&
                    (hinge.translational_release_vx || hinge.translational_release_vy ||
                     hinge.translational_release_vz))
                    errors.push_back({IssueCode::not_honoured,
                                      "the engine does not yet compute cables that slide or spring "
                                      "at a hinge",
                                      path_of("model.members", i)});
    }
}

// Cables are not shaken, hang on their nodes, and bear no moments.
void refuse_beside_cables(const document::Document& document, Issues& errors) {
    const document::Analysis& analysis = document.analysis;
    if (analysis.seismic)
        errors.push_back({IssueCode::not_honoured,
                          "the engine does not yet shake structures with cables",
                          "analysis.seismic"});
    refuse_hinges_that_slide(document.model, errors);
    const auto& members = document.model.members;
    std::set<std::int64_t> cables;
    for (const document::Member& member : members)
        if (member.member_type == MemberType::Cable) cables.insert(member.id);
    for (std::size_t c = 0; c < analysis.load_cases.size(); ++c) {
        const auto& moments = analysis.load_cases[c].member_point_moments;
        const std::string path = path_of("analysis.load_cases", c) + ".member_point_moments";
        for (std::size_t i = 0; i < moments.size(); ++i)
            if (cables.contains(moments[i].member))
                errors.push_back({IssueCode::not_honoured,
                                  "the engine does not yet put moments on cables",
                                  path_of(path, i) + ".member"});
    }
}

}  // namespace

void refuse_wrong_cables(const document::Document& document, Issues& errors) {
    refuse_wrong_pretension(document.model, errors);
    if (has_cables(document.model)) refuse_beside_cables(document, errors);
}

}  // namespace loadpath::model
