// The tables of an answer that concern plates and the nodes of their meshes.
#pragma once

#include <vector>

#include "analysis/result_set.hpp"
#include "results/tables.hpp"

namespace loadpath::results {

// Joints that results are given for: the nodes of the document, then those of meshes.
std::vector<int> reported_joints(const model::Structure& structure);

// plate_ids, plate_surfaces (-1: none), plate_nodes (ids, -1: none), plate_centres,
// plate_thickness.
void push_plates(const model::Structure& structure, Tables& tables);

// plate_resultants: nx ny nxy mx my mxy qx qy at the centre, then at up to four corners;
// plate_stresses: largest von Mises, largest and smallest principal stress over both faces, at the
// centre; plate_forces: fx fy fz mx my mz of the nodes on the plate.
void push_plate_results(const model::Structure& structure, const analysis::ResultSet& set,
                        Tables& tables);

}  // namespace loadpath::results
