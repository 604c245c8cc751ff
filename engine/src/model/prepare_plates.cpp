// Plates of the structure: the document's plate elements, and the elements of its meshed surfaces.
#include <algorithm>
#include <string>
#include <unordered_set>

#include "document/conflicts.gen.hpp"
#include "model/prepare.hpp"

namespace loadpath::model {

namespace {

using Materials = std::unordered_map<std::int64_t, const document::Material*>;

template <class Source>
shell::PlateSection section_of(const Source& source, const document::Material& material) {
    shell::PlateSection section;
    section.e_mod = material.e_mod;
    section.g_mod = material.g_mod;
    section.thickness = source.thickness;
    section.plane_strain = source.plane_state == document::PlaneState::PlaneStrain;
    if (const auto& o = material.orthotropic_plate)
        section.orthotropic =
            shell::Orthotropy{o->e_x, o->e_y, o->nu_xy, o->g_xy, o->g_xz, o->g_yz};
    if (const auto& m = source.stiffness_modifiers) {
        section.membrane_factor = m->membrane.value_or(1.0);
        section.bending_factor = m->bending.value_or(1.0);
        section.shear_factor = m->shear.value_or(1.0);
    }
    return section;
}

template <class Source>
bool fill(const Source& source, const Materials& materials, const std::string& path, Plate& plate,
          Structure& structure, Issues& errors) {
    const auto material = materials.find(source.material);
    if (material == materials.end()) {
        errors.push_back(broken_reference("model.materials", source.material, path + ".material"));
        return false;
    }
    const auto stiffness = shell::plate_stiffness(section_of(source, *material->second));
    if (const auto* defect = std::get_if<shell::SectionDefect>(&stiffness)) {
        errors.push_back({IssueCode::impossible_plate_material,
                          std::string(shell::describe(*defect)), path + ".material"});
        return false;
    }
    plate.stiffness = std::get<shell::PlateStiffness>(stiffness);
    plate.thickness = source.thickness;
    plate.material = material->second;
    plate.theory = source.theory == document::PlateTheory::Kirchhoff ? shell::Theory::kirchhoff
                                                                     : shell::Theory::mindlin;
    plate.behavior = source.behavior == document::PlateBehavior::Membrane
                         ? shell::Behavior::membrane
                         : shell::Behavior::shell;
    if (source.stiffness_modifiers && source.stiffness_modifiers->shear &&
        plate.theory == shell::Theory::kirchhoff)
        structure.warnings.push_back(
            document::conflict::shear_of_kirchhoff_plate(path + ".stiffness_modifiers.shear"));
    return true;
}

bool place(const std::optional<std::array<double, 3>>& local_x, double offset,
           const Structure& structure, const std::string& path, Plate& plate, Issues& errors) {
    std::vector<Vector3> corners;
    for (const int joint : plate.joints) corners.push_back(structure.joints[joint].at);
    std::optional<Vector3> direction;
    if (local_x) direction = Vector3((*local_x)[0], (*local_x)[1], (*local_x)[2]);
    auto frame = shell::plate_frame(corners, direction, offset);
    if (const auto* defect = std::get_if<shell::FrameDefect>(&frame)) {
        errors.push_back(
            {IssueCode::wrong_shape,
             "plate " + std::to_string(plate.id) + ": " + std::string(describe(*defect)), path});
        return false;
    }
    plate.frame = std::get<shell::PlateFrame>(std::move(frame));
    return true;
}

void add_given_plates(Structure& structure, const Materials& materials, Issues& errors) {
    const document::Model& model = structure.document->model;
    std::unordered_set<std::int64_t> surfaces;
    std::unordered_map<std::int64_t, std::size_t> places;
    for (const document::PlateSurface& surface : model.plate_surfaces) surfaces.insert(surface.id);
    for (std::size_t i = 0; i < model.plate_elements.size(); ++i) {
        const document::PlateElement& source = model.plate_elements[i];
        const std::string path = path_of("model.plate_elements", i);
        const auto [first, is_new] = places.emplace(source.id, i);
        if (!is_new)
            errors.push_back(duplicate_id("model.plate_elements", source.id, first->second, i));
        if (source.source_surface_id && !surfaces.contains(*source.source_surface_id))
            errors.push_back(broken_reference("model.plate_surfaces", *source.source_surface_id,
                                              path + ".source_surface_id"));
        Plate plate;
        plate.id = source.id;
        plate.surface = source.source_surface_id;
        for (std::size_t k = 0; k < source.node_ids.size(); ++k) {
            const auto node = structure.node_index.find(source.node_ids[k]);
            if (node != structure.node_index.end())
                plate.joints.push_back(node->second);
            else
                errors.push_back(broken_reference("model.nodes", source.node_ids[k],
                                                  path_of(path + ".node_ids", k)));
        }
        if (plate.joints.size() != source.node_ids.size() ||
            has_repeated_corner(source.node_ids, path + ".node_ids", errors))
            continue;
        if (fill(source, materials, path, plate, structure, errors) &&
            place(source.local_x_direction, source.offset, structure, path + ".node_ids", plate,
                  errors))
            structure.plates.push_back(std::move(plate));
    }
}

void add_meshed_plates(Structure& structure, const Materials& materials, Issues& errors) {
    const document::Model& model = structure.document->model;
    const MeshedSurfaces meshed = mesh_plate_surfaces(structure, errors);
    std::int64_t id = 0;
    for (const document::PlateElement& given : model.plate_elements) id = std::max(id, given.id);
    for (std::size_t s = 0; s < model.plate_surfaces.size(); ++s) {
        const document::PlateSurface& source = model.plate_surfaces[s];
        if (meshed.elements[s].empty()) continue;
        const std::string path = path_of("model.plate_surfaces", s);
        Plate pattern;
        pattern.surface = source.id;
        if (!fill(source, materials, path, pattern, structure, errors)) continue;
        for (const std::vector<int>& joints : meshed.elements[s]) {
            Plate plate = pattern;
            plate.id = ++id;
            plate.joints = joints;
            if (!place(source.local_x_direction, source.offset, structure, path, plate, errors))
                break;
            structure.plates.push_back(std::move(plate));
        }
    }
}

}  // namespace

bool has_repeated_corner(const std::vector<std::int64_t>& ids, const std::string& path,
                         Issues& errors) {
    for (std::size_t i = 0; i < ids.size(); ++i)
        if (std::find(ids.begin(), ids.begin() + static_cast<std::ptrdiff_t>(i), ids[i]) !=
            ids.begin() + static_cast<std::ptrdiff_t>(i)) {
            errors.push_back({IssueCode::repeated_corner,
                              "should list each corner once, found node " + std::to_string(ids[i]) +
                                  " more than once",
                              path});
            return true;
        }
    return false;
}

void prepare_plates(Structure& structure, Issues& errors) {
    Materials materials;
    for (const document::Material& material : structure.document->model.materials)
        materials.emplace(material.id, &material);
    add_given_plates(structure, materials, errors);
    if (errors.empty()) add_meshed_plates(structure, materials, errors);
}

}  // namespace loadpath::model
