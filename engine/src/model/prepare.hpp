// Turns a document (in SI) into a structure, or says why that cannot be done.
#pragma once

#include "model/structure.hpp"

namespace loadpath::model {

// Problems are appended to `errors`; the structure is usable when there are none.
Structure prepare(const document::Document& document, Issues& errors);

// The steps of it, in this order.
void prepare_supports(Structure& structure, Issues& errors);
void prepare_members(Structure& structure, Issues& errors);
void split_at_scissor_hinges(Structure& structure, Issues& errors);
void tie_rigid_members(Structure& structure);
void mark_used_joints(Structure& structure);
void decide_whether_planar(Structure& structure);

// Features that the document asks for and the engine does not have, each by name and path.
void refuse_unsupported(const document::Document& document, Issues& errors);

// Axes that a hinge names; false (with an error) where its two vectors do not span a plane.
bool release_axes(const std::variant<document::ReleaseFrame, document::UserFrame>& named,
                  const Matrix3& local, const std::string& path, Matrix3& axes, Issues& errors);

}  // namespace loadpath::model
