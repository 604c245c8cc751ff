#include "lightest/group.hpp"

#include <algorithm>
#include <set>

#include "checks/model_index.hpp"
#include "text/counted.hpp"

namespace loadpath::lightest {

namespace {

using document::Model;

std::string in_quotes(const std::string& text) { return "'" + text + "'"; }

std::string listed_labels(const Model& model) {
    constexpr std::size_t named = 20;
    std::set<std::string> labels;
    for (const document::Member& member : model.members)
        if (member.classification) labels.insert(*member.classification);
    std::string text;
    std::size_t count = 0;
    for (const std::string& label : labels) {
        if (count++ == named) return text + ", ...";
        text += (text.empty() ? "" : ", ") + in_quotes(label);
    }
    return text.empty() ? "no member has one" : text;
}

class Finder {
 public:
    Finder(const model::Structure& structure, const answer::LightestRequest& request,
           Issues& errors)
        : structure_(structure),
          model_(structure.document->model),
          index_(model_),
          request_(request),
          errors_(errors),
          taken_by_(model_.members.size(), -1) {}

    std::vector<Group> find() {
        std::vector<Group> groups;
        if (request_.groups.empty())
            errors_.push_back(
                {IssueCode::wrong_length, "should name a group of members", "groups"});
        for (std::size_t k = 0; k < request_.groups.size(); ++k)
            groups.push_back(find_one(k, request_.groups[k]));
        return groups;
    }

 private:
    Group find_one(std::size_t place, const answer::AskedGroup& asked) {
        const std::string path = path_of("groups", place);
        Group group;
        group.name = asked.name;
        group.max_depth = asked.max_depth.value_or(0.0);
        select(asked, path);
        for (std::size_t k = 0; k < is_picked_.size(); ++k)
            if (is_picked_[k] && !structure_.members[k].is_rigid()) add(group, k, place, path);
        if (group.members.empty() && errors_.empty())
            errors_.push_back({IssueCode::missing_field,
                               "should name members that have a section; it names none", path});
        add_candidates(group, asked, path);
        return group;
    }

    void select(const answer::AskedGroup& asked, const std::string& path) {
        is_picked_.assign(model_.members.size(), 0);
        if (asked.classification) select_label(*asked.classification, path + ".classification");
        each_id(asked.members, "model.members", path + ".members", [&](std::int64_t id) {
            const auto at = index_.member(id);
            if (at) is_picked_[*at] = 1;
            return at.has_value();
        });
        each_id(asked.member_sets, "model.member_sets", path + ".member_sets",
                [&](std::int64_t id) {
                    const document::MemberSet* set = index_.member_set(id);
                    if (set)
                        for (const std::int64_t member : set->member_ids)
                            if (const auto at = index_.member(member)) is_picked_[*at] = 1;
                    return set != nullptr;
                });
        each_id(asked.sections, "model.sections", path + ".sections", [&](std::int64_t id) {
            for (std::size_t k = 0; k < model_.members.size(); ++k)
                if (model_.members[k].section == id) is_picked_[k] = 1;
            return index_.section(id) != nullptr;
        });
    }

    void select_label(const std::string& label, const std::string& path) {
        bool is_any = false;
        for (std::size_t k = 0; k < model_.members.size(); ++k)
            if (model_.members[k].classification == label) is_picked_[k] = is_any = true;
        if (!is_any)
            errors_.push_back({IssueCode::unknown_value,
                               "should be the classification of a member (" +
                                   listed_labels(model_) + "), found " + in_quotes(label),
                               path});
    }

    template <class Pick>
    void each_id(const std::optional<std::vector<std::int64_t>>& ids, const char* list,
                 const std::string& path, Pick pick) {
        if (!ids) return;
        for (std::size_t k = 0; k < ids->size(); ++k)
            if (!pick((*ids)[k]))
                errors_.push_back(broken_reference(list, (*ids)[k], path_of(path, k)));
    }

    void add(Group& group, std::size_t k, std::size_t place, const std::string& path) {
        const model::Member& member = structure_.members[k];
        const std::int64_t id = model_.members[k].id;
        const std::string what = "member " + std::to_string(id);
        if (taken_by_[k] >= 0)
            errors_.push_back({IssueCode::impossible_request,
                               what + " is in " + in_quotes(request_.groups[taken_by_[k]].name) +
                                   " too; a member should be in one group only",
                               path});
        taken_by_[k] = static_cast<int>(place);
        if (member.is_tapered()) {
            errors_.push_back({IssueCode::impossible_request,
                               what + " is tapered; candidates are for members of one section",
                               path});
            return;
        }
        if (!group.members.empty() && group.material_id != member.material->id) {
            errors_.push_back({IssueCode::impossible_request,
                               what + " is of " + in_quotes(member.material->name) +
                                   " and others are not; a section has one material, so members "
                                   "of different materials should be in different groups",
                               path});
            return;
        }
        group.material_id = member.material->id;
        group.density = member.material->density;
        const double length = member.source->unstretched_length.value_or(member.length);
        group.length += length;
        group.mass_before += member.material->density * member.section->area * length;
        group.members.push_back(k);
        group.member_ids.push_back(id);
    }

    void add_candidates(Group& group, const answer::AskedGroup& asked, const std::string& path) {
        for (std::size_t k = 0; k < asked.candidates.size(); ++k) {
            const std::int64_t at = asked.candidates[k];
            if (at >= 0 && at < static_cast<std::int64_t>(request_.candidates.size()))
                group.candidates.push_back(static_cast<std::size_t>(at));
            else
                errors_.push_back(
                    broken_reference("candidates", at, path_of(path + ".candidates", k)));
        }
        if (group.candidates.empty())
            errors_.push_back({IssueCode::wrong_length, "should have candidates; there are none",
                               path + ".candidates"});
        std::ranges::stable_sort(group.candidates, {},
                                 [&](std::size_t at) { return request_.candidates[at].area; });
    }

    const model::Structure& structure_;
    const Model& model_;
    const checks::ModelIndex index_;
    const answer::LightestRequest& request_;
    Issues& errors_;
    std::vector<int> taken_by_;
    std::vector<char> is_picked_;
};

}  // namespace

bool Group::holds(std::size_t member) const { return std::ranges::binary_search(members, member); }

std::vector<Group> find_groups(const model::Structure& structure,
                               const answer::LightestRequest& request, Issues& errors) {
    return Finder(structure, request, errors).find();
}

}  // namespace loadpath::lightest
