// The document prepared for mechanics: references resolved, axes known, joints and the ties between
// them laid out. It points into the document (in SI), which must outlive it.
#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <memory>
#include <unordered_map>
#include <vector>

#include "document/document.gen.hpp"
#include "issue.hpp"
#include "model/axes.hpp"
#include "model/plate.hpp"
#include "model/spring_law.hpp"

namespace loadpath::model {

// Unknowns of a joint: three displacements, three rotations, one warping.
inline constexpr int unknowns_per_joint = 7;
inline constexpr int warping = 6;

// Stiffness of a release that gives no play at all.
inline constexpr double rigid = std::numeric_limits<double>::infinity();

// A point with unknowns of its own. The first joints are the nodes of the document, in its order;
// more stand for the far side of scissor hinges and for rigid members with hinges.
struct Joint {
    Vector3 at = Vector3::Zero();
    int node = 0;  // the node it belongs to
    bool used = false;
    bool warps = false;
};

// Directions whose force follows a curve, and what is there of it beside stiffness times movement
// while the curve is followed.
struct Curved {
    unsigned directions = 0;  // bit k
    std::array<double, unknowns_per_joint> force{};
    bool follows(int k) const { return ((directions >> k) & 1u) != 0; }
};

// What a member end gives way to, against its joint: rigid, 0 free, else a spring.
// Displacements are along the member's axes, rotations about `rotation_axes`.
struct Release {
    std::array<double, unknowns_per_joint> stiffness{rigid, rigid, rigid, rigid,
                                                     rigid, rigid, rigid};
    Matrix3 rotation_axes = Matrix3::Identity();  // rows in global components
    const document::MemberHinge* hinge = nullptr;
    Curved curved;
    bool any() const;
};

// A short part of a tapered member.
struct TaperedSegment {
    document::Section section;                // of a prismatic bar that is as flexible
    double mean_area = 0.0;                   // of its mass
    double start_area = 0.0, end_area = 0.0;  // of its weight, which varies linearly
};

struct Member {
    const document::Member* source = nullptr;
    const document::Section* section = nullptr;  // null for rigid members
    const document::Material* material = nullptr;
    int start = 0, end = 0;               // joints
    Vector3 start_arm = Vector3::Zero();  // from the joint to the end of the member
    Vector3 end_arm = Vector3::Zero();
    Matrix3 axes = Matrix3::Identity();
    double length = 0.0;
    Release start_release, end_release;
    bool warps = false;
    // A member along a plate is divided at the nodes of its mesh: it stands for its segments, which
    // come after the members of the document.
    int first_segment = -1, segment_count = 0;
    int parent = -1;                        // of a segment
    double offset = 0.0;                    // of a segment, from the start of its parent
    const TaperedSegment* taper = nullptr;  // of a segment of a tapered member

    bool is_divided() const { return segment_count > 0; }
    // Its section varies along it; `section` is the one at its start.
    bool is_tapered() const {
        return source->end_section && *source->end_section != source->section;
    }
    bool is_bedded() const { return source->bedding.has_value(); }
    bool is_rigid() const { return source->member_type == document::MemberType::Rigid; }
    bool is_cable() const { return source->member_type == document::MemberType::Cable; }
    bool is_one_way() const {
        return source->member_type == document::MemberType::Tension ||
               source->member_type == document::MemberType::Compression;
    }
};

enum class Hold { free, fixed, spring, positive_only, negative_only };

struct Support {
    int node = 0;
    std::int64_t id = 0;     // of the nodal support in the document
    bool is_ground = false;  // across a plate nothing but its ground holds the joint
    Matrix3 axes = Matrix3::Identity();
    std::array<Hold, unknowns_per_joint> hold{};
    std::array<double, unknowns_per_joint> stiffness{};
    Curved curved;
};

// A tie between points of two joints, rigid, sprung or free per direction. The arms run from each
// joint to the point where the two meet.
struct Tie {
    int first = 0, second = 0;  // joints
    Vector3 first_arm = Vector3::Zero(), second_arm = Vector3::Zero();
    Matrix3 axes = Matrix3::Identity();  // of displacements
    Matrix3 rotation_axes = Matrix3::Identity();
    std::array<double, 6> stiffness{rigid, rigid, rigid, rigid, rigid, rigid};
    Curved curved;
    bool is_flat = false;  // of a diaphragm: its arm does not tilt with its joint
};

// A spring of a support or of a member's hinge whose force follows a curve.
struct CurvedSpring {
    int support = -1;          // or
    int member = -1, end = 0;  // its first unknown there: 0 or 7
    int tie = -1;              // of a rigid member, between its body and the joint
    int direction = 0;
    // Component of the reaction or of the end force that sets the stiffness; -1: the slip decides.
    int driver = -1;
    SpringLaw law;
};

// How a rigid member is tied in: its body is a joint (one of its own when it has hinges).
struct RigidBody {
    int member = 0;
    int body = 0;                   // joint that moves with the member
    Vector3 arm = Vector3::Zero();  // from that joint to the start of the member
    int start_tie = -1, end_tie = -1;
};

// A joint that meshing a plate surface made, and the id it is reported under.
struct MeshNode {
    int joint = 0;
    std::int64_t id = 0;
};

// Where a member is divided.
struct Cut {
    int joint = 0;
    double share = 0.0;  // of the member's length
};

// Elastic ground along a member: its springs are supports of joints inside it, in their order.
struct Bed {
    int member = 0;
    int first_support = 0, count = 0;
    Matrix3 stiffness = Matrix3::Zero();  // per metre, in the member's axes
};

struct Structure {
    const document::Document* document = nullptr;
    std::vector<Joint> joints;
    std::vector<Member> members;  // in the document's order, then segments
    std::vector<Plate> plates;    // of the document, then of meshed surfaces
    std::vector<MeshNode> mesh_nodes;
    std::vector<IdleDirection> idle;
    std::vector<Support> supports;  // in the order of their nodes, then of beds
    std::vector<Bed> beds;
    // Where plates join members that taper or lie on ground, by member: these are divided for all
    // of it at once.
    std::unordered_map<int, std::vector<Cut>> plate_cuts;
    std::vector<Tie> ties;
    std::vector<RigidBody> rigid_bodies;
    std::vector<CurvedSpring> curved;
    std::vector<std::shared_ptr<const TaperedSegment>> tapered;  // what their segments point to
    bool is_planar = false;                                      // Z, RX, RY of every node are held
    Issues warnings;

    std::unordered_map<std::int64_t, int> node_index, member_index, case_index;

    int node_count() const { return static_cast<int>(document->model.nodes.size()); }
    int member_count() const { return static_cast<int>(document->model.members.size()); }
    // How many supports are of nodes; springs of the ground along members come after them.
    std::size_t support_count() const {
        return beds.empty() ? supports.size()
                            : static_cast<std::size_t>(beds.front().first_support);
    }
    // Id of the node of the document or of a mesh that a joint is.
    std::int64_t node_id(int joint) const;
    int unknown_count() const { return static_cast<int>(joints.size()) * unknowns_per_joint; }
};

// Gives a spring that follows a curve a stiffness.
void set_stiffness(Structure& structure, const CurvedSpring& spring, double stiffness);

}  // namespace loadpath::model
