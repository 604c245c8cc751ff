// Turns a document (in SI) into a structure, or says why that cannot be done.
#pragma once

#include "model/structure.hpp"

namespace loadpath::model {

// Problems are appended to `errors`; the structure is usable when there are none. Members of an
// imperfect structure keep the roll that they have in the `perfect` one.
Structure prepare(const document::Document& document, Issues& errors,
                  const Structure* perfect = nullptr);

// The steps of it, in this order.
void prepare_supports(Structure& structure, Issues& errors);
Support support_of(const document::NodalSupport& source, const std::string& path, Issues& errors);
void prepare_members(Structure& structure, const Structure* perfect, Issues& errors);
void split_at_scissor_hinges(Structure& structure, Issues& errors);
void tie_rigid_members(Structure& structure);
void tie_rigid_diaphragms(Structure& structure, bool is_imperfect, Issues& errors);
void prepare_plates(Structure& structure, Issues& errors);
void find_curved_springs(Structure& structure);
void mark_used_joints(Structure& structure);
void find_idle_directions(Structure& structure);
void decide_whether_planar(Structure& structure);
// The imperfection that leads out of the XY plane, in words; empty where none does.
std::string find_imperfection_across(const Structure& structure);
// What a module says of it: the above, or nothing where it leaves imperfections out.
std::string imperfection_out_of_plane(const Structure& structure);

// Elements of the surfaces that had to be meshed, by surface, as joints of their corners.
struct MeshedSurfaces {
    std::vector<std::vector<std::vector<int>>> elements;
};
MeshedSurfaces mesh_plate_surfaces(Structure& structure, Issues& errors);

// Adds a joint that is no node.
int add_joint_at(Structure& structure, const Vector3& at);

// Divides a member at joints along it, in order from its start.
void divide_member(Structure& structure, int index, const std::vector<Cut>& cuts);

// Tapered members (statics.wasm has none): what cannot be one, and their division.
void refuse_wrong_tapers(const document::Model& model, Issues& errors);
void taper_members(Structure& structure);
// What a module does about tapers and beds: the above, or nothing where it leaves them out.
void refuse_wrong_extensions(const document::Document& document, Issues& errors);
void prepare_extensions(Structure& structure, Issues& errors);

// The outline of a plate or an opening closes by itself; a corner that comes twice is an error.
bool has_repeated_corner(const std::vector<std::int64_t>& ids, const std::string& path,
                         Issues& errors);
// Moments of inertia that cannot be, and principal axes that contradict them.
void refuse_wrong_axes(const document::Model& model, Issues& errors);

// Curves of supports and hinges that no spring can follow, and curves in first order.
void refuse_wrong_curves(const document::Document& document, Issues& errors, Issues& warnings);

// The spring in a direction of a member's hinge that follows a curve, where it does.
std::optional<CurvedSpring> curved_spring(const Member& member, const Release& release,
                                          int direction);

// Gives the directions of a member's hinge that follow curves the stiffness that those begin with.
void follow_curves(const Member& member, Release& release);

// Whether supports or hinges of the document follow curves.
bool has_curves(const document::Model& model);

// Pretension and unstretched lengths of members that take none, and what is not there for cables.
void refuse_wrong_cables(const document::Document& document, Issues& errors);
bool has_cables(const document::Model& model);

// Axes that a hinge names; false (with an error) where its two vectors do not span a plane.
bool release_axes(const std::variant<document::ReleaseFrame, document::UserFrame>& named,
                  const Matrix3& local, const std::string& path, Matrix3& axes, Issues& errors);

}  // namespace loadpath::model
