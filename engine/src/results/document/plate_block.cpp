// What every plate of a set comes to, by id: those of the document and those that meshing made.
#include "results/document/blocks.hpp"

namespace loadpath::results {

namespace {

std::int64_t whole(double id) { return static_cast<std::int64_t>(id); }

class PlateBlock {
 public:
    PlateBlock(const AnswerView& view, const answer::SetHeader& set)
        : ids_(view.rows(view.header.tables.plate_ids)),
          surfaces_(view.rows(view.header.tables.plate_surfaces)),
          nodes_(view.rows(view.header.tables.plate_nodes)),
          centres_(view.rows(view.header.tables.plate_centres)),
          resultants_(view.rows(set.tables.plate_resultants)),
          stresses_(view.rows(set.tables.plate_stresses)),
          displacements_(view.rows(set.tables.plate_displacements)),
          forces_(view.rows(set.tables.plate_forces)) {}

    std::size_t size() const { return ids_.size(); }
    std::int64_t id(std::size_t p) const { return whole(ids_[p].id); }

    const answer::PlateResults& of(std::size_t p) {
        plate_.plate_id = id(p);
        plate_.source_surface_id.reset();
        if (surfaces_[p].id >= 0.0) plate_.source_surface_id = whole(surfaces_[p].id);
        plate_.centroid = centres_[p];
        plate_.centroid_displacement_global = displacements_[p].in_global;
        plate_.centroid_displacement_local = displacements_[p].in_local;
        plate_.resultants = resultants_[p].centre;
        plate_.stresses = stresses_[p];
        plate_.nodal_resultants.clear();
        plate_.nodal_forces_global.clear();
        for (std::size_t k = 0; k < nodes_[p].nodes.size(); ++k) {
            if (nodes_[p].nodes[k] < 0.0) continue;  // of a triangle
            const std::string node = std::to_string(whole(nodes_[p].nodes[k]));
            plate_.nodal_resultants.emplace_back(node, resultants_[p].corners[k]);
            plate_.nodal_forces_global.emplace_back(node, forces_[p].corners[k]);
        }
        return plate_;
    }

 private:
    std::span<const answer::Id> ids_, surfaces_;
    std::span<const answer::PlateNodes> nodes_;
    std::span<const answer::Point> centres_;
    std::span<const answer::PlateResultants> resultants_;
    std::span<const answer::PlateStresses> stresses_;
    std::span<const answer::PlateDisplacements> displacements_;
    std::span<const answer::PlateForces> forces_;
    answer::PlateResults plate_;
};

}  // namespace

void write_plates(text::JsonWriter& out, const AnswerView& view, const answer::SetHeader& set) {
    PlateBlock block(view, set);
    out.begin_object();
    for (std::size_t p = 0; p < block.size(); ++p) {
        out.key(block.id(p));
        answer::write(out, block.of(p));
    }
    out.end_object();
}

}  // namespace loadpath::results
