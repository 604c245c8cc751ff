// Meshes the document's plate surfaces: new joints, elements by surface, and members that run along
// a surface divided at its nodes. A surface whose elements the document carries is left as it is.
#include <algorithm>
#include <string>
#include <unordered_set>

#include "mesh/crossings.hpp"
#include "mesh/surface_mesh.hpp"
#include "model/prepare.hpp"

namespace loadpath::model {

namespace {

std::string surface_path(std::size_t surface) { return path_of("model.plate_surfaces", surface); }

bool find_nodes(const Structure& structure, const std::vector<std::int64_t>& ids,
                const std::string& path, std::vector<int>& nodes, Issues& errors) {
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const auto node = structure.node_index.find(ids[i]);
        if (node == structure.node_index.end()) {
            errors.push_back(broken_reference("model.nodes", ids[i], path_of(path, i)));
            return false;
        }
        nodes.push_back(node->second);
    }
    return !has_repeated_corner(ids, path, errors);
}

bool read_surface(const Structure& structure, std::size_t index, mesh::Surface& out,
                  Issues& errors) {
    const document::PlateSurface& source = structure.document->model.plate_surfaces[index];
    const std::string path = surface_path(index);
    if (!find_nodes(structure, source.boundary_node_ids, path + ".boundary_node_ids", out.boundary,
                    errors))
        return false;
    for (std::size_t k = 0; k < source.openings.size(); ++k)
        if (!find_nodes(structure, source.openings[k].boundary_node_ids,
                        path + ".openings[" + std::to_string(k) + "].boundary_node_ids",
                        out.openings.emplace_back(), errors))
            return false;
    if (source.mesh_group_id) out.group = *source.mesh_group_id;
    if (!source.mesh) return true;
    out.target_size = source.mesh->target_size;
    if (const auto& divisions = source.mesh->divisions)
        out.divisions =
            mesh::Divisions{static_cast<int>(divisions->u), static_cast<int>(divisions->v)};
    if (source.mesh->method == document::PlateMeshMethod::Structured)
        out.method = mesh::Method::structured;
    if (source.mesh->method == document::PlateMeshMethod::Unstructured)
        out.method = mesh::Method::unstructured;
    if (source.mesh->element_shape == document::PlateElementShape::Triangle)
        out.shape = mesh::ElementShape::triangle;
    if (source.mesh->element_shape == document::PlateElementShape::Quad)
        out.shape = mesh::ElementShape::quad;
    return true;
}

// A surface is meshed already when the document carries elements of it.
bool is_meshed(const document::Model& model, std::size_t index,
               const std::unordered_set<std::int64_t>& sources,
               const std::unordered_set<std::int64_t>& elements, Issues& errors) {
    const document::PlateSurface& surface = model.plate_surfaces[index];
    const auto& ids = surface.generated_plate_element_ids;
    for (std::size_t i = 0; i < ids.size(); ++i)
        if (!elements.contains(ids[i]))
            errors.push_back(
                broken_reference("model.plate_elements", ids[i],
                                 path_of(surface_path(index) + ".generated_plate_element_ids", i)));
    return !ids.empty() || sources.contains(surface.id);
}

// A member that is to follow a surface: bends, and ends at nodes of the document.
bool may_be_divided(const Structure& structure, const Member& member) {
    return member.source->member_type == document::MemberType::Normal &&
           member.start < structure.node_count() && member.end < structure.node_count();
}

// An edge of a given element cannot follow nodes that a neighbouring surface puts on it.
void refuse_hanging_nodes(const Structure& structure, const mesh::SurfaceMesh& made,
                          Issues& errors) {
    const std::size_t first = static_cast<std::size_t>(structure.node_count());
    for (const Plate& plate : structure.plates)
        for (std::size_t k = 0; k < plate.joints.size(); ++k) {
            const Vector3& a = structure.joints[plate.joints[k]].at;
            const Vector3& b = structure.joints[plate.joints[(k + 1) % plate.joints.size()]].at;
            const double length = (b - a).norm();
            for (std::size_t n = first; n < made.nodes.size(); ++n) {
                const Vector3 p = made.nodes[n] - a;
                const double along = p.dot(b - a) / length;
                if (along <= 1e-6 * length || along >= (1 - 1e-6) * length) continue;
                if ((p - along / length * (b - a)).norm() > 1e-6 * length) continue;
                errors.push_back(
                    {IssueCode::edges_do_not_match,
                     "plate element " + std::to_string(plate.id) +
                         " shares an edge with a surface that is divided more finely; "
                         "give the surface the same divisions, or no elements of its own",
                     "model.plate_elements"});
                return;
            }
        }
}

// Surfaces that pass through each other are joined only where the document gives them an edge.
void warn_of_crossings(const mesh::MeshRequest& request, const std::vector<std::size_t>& surface_of,
                       Structure& structure) {
    std::vector<mesh::SurfacePlane> planes;
    for (const mesh::Surface& surface : request.surfaces)
        planes.push_back(std::get<mesh::SurfacePlane>(mesh::surface_plane(request.nodes, surface)));
    const auto& surfaces = structure.document->model.plate_surfaces;
    for (const auto& [a, b] : mesh::crossings(request, planes))
        structure.warnings.push_back(
            {IssueCode::surfaces_not_joined,
             "it passes through surface " + std::to_string(surfaces[surface_of[a]].id) +
                 " without a common edge, so they are not joined there; divide them along the line "
                 "where they meet",
             surface_path(surface_of[b])});
}

int joint_of_mesh_node(Structure& structure, std::vector<int>& joint, std::size_t node,
                       const Vector3& position, std::int64_t& next_id) {
    if (joint[node] >= 0) return joint[node];
    joint[node] = static_cast<int>(structure.joints.size());
    Joint made;
    made.at = position;
    made.node = joint[node];
    structure.joints.push_back(made);
    structure.mesh_nodes.push_back({joint[node], next_id++});
    return joint[node];
}

}  // namespace

MeshedSurfaces mesh_plate_surfaces(Structure& structure, Issues& errors) {
    const document::Model& model = structure.document->model;
    MeshedSurfaces meshed;
    meshed.elements.resize(model.plate_surfaces.size());
    std::unordered_set<std::int64_t> sources, elements;
    for (const document::PlateElement& plate : model.plate_elements) {
        elements.insert(plate.id);
        if (plate.source_surface_id) sources.insert(*plate.source_surface_id);
    }
    mesh::MeshRequest request;
    std::vector<std::size_t> surface_of;
    for (std::size_t s = 0; s < model.plate_surfaces.size(); ++s) {
        if (is_meshed(model, s, sources, elements, errors)) continue;
        mesh::Surface surface;
        if (!read_surface(structure, s, surface, errors)) continue;
        request.surfaces.push_back(std::move(surface));
        surface_of.push_back(s);
    }
    if (request.surfaces.empty() || !errors.empty()) return meshed;
    for (int n = 0; n < structure.node_count(); ++n)
        request.nodes.push_back(structure.joints[n].at);
    std::vector<int> member_of;
    for (std::size_t m = 0; m < structure.members.size(); ++m)
        if (may_be_divided(structure, structure.members[m])) {
            request.members.push_back({structure.members[m].start, structure.members[m].end});
            member_of.push_back(static_cast<int>(m));
        }
    auto result = mesh::mesh_surfaces(request);
    if (const auto* fault = std::get_if<mesh::MeshFault>(&result)) {
        errors.push_back(
            {IssueCode::mesh_failed, fault->message, surface_path(surface_of[fault->surface])});
        return meshed;
    }
    const auto& made = std::get<mesh::SurfaceMesh>(result);
    refuse_hanging_nodes(structure, made, errors);
    warn_of_crossings(request, surface_of, structure);

    std::vector<int> joint(made.nodes.size(), -1);
    std::int64_t next_id = 1;
    for (int n = 0; n < structure.node_count(); ++n) {
        joint[n] = n;
        next_id = std::max(next_id, model.nodes[n].id + 1);
    }
    for (const mesh::MeshElement& element : made.elements) {
        std::vector<int> joints;
        for (const int node : element.nodes)
            joints.push_back(joint_of_mesh_node(structure, joint, node, made.nodes[node], next_id));
        meshed.elements[surface_of[element.surface]].push_back(std::move(joints));
    }
    for (std::size_t k = 0; k < member_of.size(); ++k) {
        const Member& whole = structure.members[member_of[k]];
        const Vector3 from = structure.joints[whole.start].at;
        const Vector3 line = structure.joints[whole.end].at - from;
        std::vector<Cut> along;
        for (const int node : made.along[k]) {
            const Vector3 arm = structure.joints[joint[node]].at - from;
            // The axis at the height of a joint, along the nodes' line.
            along.push_back({joint[node], arm.dot(line) / line.squaredNorm()});
        }
        if (whole.is_tapered() || whole.is_bedded())
            structure.plate_cuts.emplace(member_of[k], std::move(along));
        else
            divide_member(structure, member_of[k], along);
    }
    return meshed;
}

}  // namespace loadpath::model
