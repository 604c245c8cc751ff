// A constrained Delaunay triangulation on the lattice: points and fixed edges are inserted one by
// one, unfixed edges are kept Delaunay by flipping (Lawson 1977; Sloan 1993 for the fixed edges).
// Three far points enclose everything; triangles that touch them are outside.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "mesh/lattice.hpp"

namespace loadpath::mesh {

struct Triangle {
    std::array<int, 3> vertex{};
    std::array<int, 3> neighbour{
        -1, -1, -1};              // across the edge opposite the vertex; -1 beyond the far points
    std::array<bool, 3> fixed{};  // that edge may not be flipped
};

class Triangulation {
 public:
    static constexpr int far_points = 3;

    Triangulation();

    // Index of the point, an existing one if it is already there.
    int insert_point(const LatticePoint& p);
    // Fixes the edge between two points, and every piece of it where points lie on it. False if it
    // would cross an edge that is fixed already.
    bool insert_edge(int a, int b);
    // Moves a point if all triangles around it keep turning left.
    bool move_point(int vertex, const LatticePoint& to);
    // Restores the Delaunay property after moves.
    void flip_to_delaunay();

    struct Place {
        int triangle;
        int edge;    // the point lies on the edge opposite this vertex, else -1
        int vertex;  // the point coincides with this corner, else -1
    };
    Place locate(const LatticePoint& p) const;

    // Triangles that have this vertex, in turning order.
    std::vector<int> around(int vertex) const;

    const std::vector<LatticePoint>& points() const { return points_; }
    const std::vector<Triangle>& triangles() const { return triangles_; }

 private:
    struct Edge {
        int triangle, corner;  // the edge opposite that corner
    };
    std::optional<Edge> find_edge(int a, int b) const;
    bool flippable(int triangle, int corner) const;
    void flip(int triangle, int corner);
    void legalise(std::vector<Edge> stack);
    void split_triangle(int triangle, int vertex);
    void split_edge(int triangle, int corner, int vertex);
    void link(int triangle, int corner, int other, bool fixed);
    int corner_towards(int triangle, int neighbour) const;
    int corner_of(int triangle, int vertex) const;

    std::vector<LatticePoint> points_;
    std::vector<Triangle> triangles_;
    std::vector<int> some_triangle_;  // one triangle of each vertex
    mutable int last_ = 0;            // where the last walk ended
};

}  // namespace loadpath::mesh
