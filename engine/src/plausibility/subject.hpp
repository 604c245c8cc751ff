// A document as the rules look at it: by place instead of by id, with members as lines in space.
#pragma once

#include <Eigen/Core>
#include <algorithm>
#include <optional>
#include <unordered_set>

#include "document/document.gen.hpp"
#include "document/id_places.hpp"

namespace loadpath::plausibility {

using Vector3 = Eigen::Vector3d;

inline constexpr int nowhere = -1;

struct Bar {
    int start = nowhere, end = nowhere;  // places of the nodes
    int section = nowhere, material = nowhere;
    Vector3 from = Vector3::Zero(), to = Vector3::Zero();  // of the member itself, offsets included
    double length = 0;
    bool bends = false;      // neither a truss member, one-way, a cable nor rigid
    bool is_pinned = false;  // hinges at both ends that let it turn
    bool is_sound = false;   // has two nodes and a length
};

struct Subject {
    explicit Subject(const document::Document& source);

    const document::Document& document;
    std::vector<Vector3> points;
    std::vector<Bar> bars;
    std::vector<int> parts_at;       // members and plates at each node
    std::vector<int> bars_at;        // members
    std::vector<int> stiff_bars_at;  // members that bend and are not pinned
    std::vector<bool> is_held;       // whether a node has a support
    std::vector<bool> is_loaded;     // whether a load acts on it alone
    Vector3 least = Vector3::Zero(), most = Vector3::Zero();  // of all nodes that parts use
    double extent = 0;                                        // the largest of the three

    int node(std::int64_t id) const { return place(node_places_, id); }
    int member(std::int64_t id) const { return place(member_places_, id); }
    int material(std::int64_t id) const { return place(material_places_, id); }
    int surface(std::int64_t id) const { return place(surface_places_, id); }
    int element(std::int64_t id) const { return place(element_places_, id); }

 private:
    static int place(const document::IdPlaces& places, std::int64_t id);
    void place_nodes();
    void place_bars();
    void place_plates();
    void measure();

    document::IdPlaces node_places_, member_places_, section_places_, material_places_,
        surface_places_, element_places_;
};

// Places of a section's bars that have a length.
std::vector<std::vector<int>> bars_by_section(const Subject& subject);

// Two nodes as one number, whichever comes first.
inline std::int64_t pair_key(int one, int other) {
    return (static_cast<std::int64_t>(std::min(one, other)) << 32) | std::max(one, other);
}

// The pairs of nodes that members join. Sound models hardly ever ask: gathered when first asked
// for.
class JoinedPairs {
 public:
    explicit JoinedPairs(const Subject& subject) : subject_(subject) {}

    bool contains(int one, int other);

 private:
    const Subject& subject_;
    std::optional<std::unordered_set<std::int64_t>> pairs_;
};

// The depth of a section along local y: as given, else as its stiffness and area let expect.
double depth_of(const document::Section& section);

}  // namespace loadpath::plausibility
