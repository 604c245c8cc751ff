// Looks the parts of a model up by id, and knows which members meet at a node.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "document/document.gen.hpp"
#include "document/id_places.hpp"

namespace loadpath::checks {

// Its section varies along it.
inline bool is_tapered(const document::Member& member) {
    return member.end_section && *member.end_section != member.section;
}

class ModelIndex {
 public:
    explicit ModelIndex(const document::Model& model);

    const document::Model& model() const { return model_; }
    std::optional<std::size_t> node(std::int64_t id) const { return nodes_.find(id); }
    std::optional<std::size_t> member(std::int64_t id) const { return members_.find(id); }
    const document::Section* section(std::int64_t id) const;
    const document::Material* material(std::int64_t id) const;
    const document::ShapePath* shape_path(std::int64_t id) const;
    const document::MemberSet* member_set(std::int64_t id) const;
    const document::MemberHinge* hinge(std::int64_t id) const;
    // The set that states the buckling of a member: the first with lengths, factors or restraints,
    // else the first that holds it.
    const document::MemberSet* set_of(std::size_t member) const { return set_of_[member]; }
    // Whether that set states lengths, factors or restraints.
    bool has_stated_buckling(std::size_t member) const;
    const document::NodalSupport* support_at(std::size_t node) const;
    // Members and plates that end at a node.
    std::size_t parts_at(std::size_t node) const { return parts_at_[node]; }
    // A member with an end to which nothing is attached, such as a bracket: it holds nothing.
    bool is_stub(std::size_t member) const;
    // Parts at a node that lead somewhere.
    std::size_t holding_parts_at(std::size_t node) const {
        return parts_at_[node] - stubs_at_[node];
    }

 private:
    void count_parts();
    void count_stubs();
    void assign_sets();

    const document::Model& model_;
    document::IdPlaces nodes_, members_, sections_, materials_, shape_paths_, sets_, supports_,
        hinges_;
    std::vector<std::size_t> parts_at_, stubs_at_;
    std::vector<const document::MemberSet*> set_of_;
};

}  // namespace loadpath::checks
