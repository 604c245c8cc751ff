// Plate surfaces into elements that meet: surfaces share the nodes of common edges, members that
// lie in a surface share its nodes along their length, and every node of the model that lies on a
// surface is a node of its mesh.
#pragma once

#include <Eigen/Dense>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace loadpath::mesh {

enum class Method { automatic, structured, unstructured };
enum class ElementShape { automatic, triangle, quad };

struct Divisions {
    int u = 1, v = 1;  // along the first and the second side
};

struct Surface {
    std::vector<int> boundary;               // node numbers
    std::vector<std::vector<int>> openings;  // node numbers each
    std::optional<double> target_size;
    std::optional<Divisions> divisions;
    Method method = Method::automatic;
    ElementShape shape = ElementShape::automatic;
    std::optional<long long> group;  // surfaces of a group take the smallest target size among them
};

struct Line {
    int start = 0, end = 0;  // node numbers of a member that may be divided
};

struct MeshRequest {
    std::vector<Eigen::Vector3d> nodes;
    std::vector<Surface> surfaces;
    std::vector<Line> members;
};

struct MeshElement {
    std::vector<int> nodes;
    int surface = 0;
};

struct SurfaceMesh {
    std::vector<Eigen::Vector3d> nodes;  // those of the request, then the new ones
    std::vector<MeshElement> elements;
    std::vector<std::vector<int>>
        along;  // per member: mesh nodes strictly between its ends, from start to end
};

struct MeshFault {
    int surface = 0;
    std::string message;  // what was found and what is expected, without naming the surface
};

std::variant<SurfaceMesh, MeshFault> mesh_surfaces(const MeshRequest& request);

}  // namespace loadpath::mesh
