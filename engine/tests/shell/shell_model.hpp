// A small shell model for the element tests: nodes, elements, held freedoms, loads, one direct
// solution. It uses only the element; assembly and solver of the engine have tests of their own.
#pragma once

#include <array>
#include <cmath>
#include <functional>
#include <numbers>
#include <set>
#include <utility>
#include <vector>

#include "elements/shell/shell_element.hpp"

namespace shell_test {

using namespace loadpath::shell;
using Eigen::Vector3d;
using Eigen::VectorXd;

struct ShellModel {
    std::vector<Vector3d> nodes;
    std::vector<std::vector<int>> elements;
    PlateSection section;
    Theory theory = Theory::mindlin;
    Behavior behavior = Behavior::shell;
    std::optional<Vector3d> local_x;
    std::set<int> held;
    std::vector<std::pair<int, double>> prescribed;
    VectorXd load;

    int freedoms() const { return 6 * static_cast<int>(nodes.size()); }

    void hold(int node, const std::vector<int>& directions) {
        for (int d : directions) held.insert(6 * node + d);
    }
    void hold_where(const std::function<bool(const Vector3d&)>& where,
                    const std::vector<int>& directions) {
        for (int i = 0; i < static_cast<int>(nodes.size()); ++i)
            if (where(nodes[i])) hold(i, directions);
    }
    void hold_everywhere(const std::vector<int>& directions) {
        hold_where([](const Vector3d&) { return true; }, directions);
    }
    int node_at(const Vector3d& p) const {
        int best = 0;
        for (int i = 0; i < static_cast<int>(nodes.size()); ++i)
            if ((nodes[i] - p).norm() < (nodes[best] - p).norm()) best = i;
        return best;
    }

    PlateFrame frame(const std::vector<int>& e) const {
        std::vector<Vector3d> points;
        for (int i : e) points.push_back(nodes[i]);
        return std::get<PlateFrame>(plate_frame(points, local_x, 0.0));
    }
    ShellElement element(const std::vector<int>& e) const {
        return shell_element(frame(e), std::get<PlateStiffness>(plate_stiffness(section)), theory,
                             behavior);
    }

    void add_load(int node, int direction, double value) {
        if (load.size() == 0) load = VectorXd::Zero(freedoms());
        load(6 * node + direction) += value;
    }
    void add_uniform_load(const Vector3d& per_area) {
        if (load.size() == 0) load = VectorXd::Zero(freedoms());
        for (const auto& e : elements) {
            const ElementVector f = uniform_load(frame(e), per_area);
            for (std::size_t i = 0; i < e.size(); ++i)
                load.segment<6>(6 * e[i]) += f.segment<6>(6 * static_cast<int>(i));
        }
    }

    VectorXd solve() const;

    Eigen::VectorXd element_motion(const VectorXd& u, const std::vector<int>& e) const {
        VectorXd v(6 * static_cast<int>(e.size()));
        for (std::size_t i = 0; i < e.size(); ++i)
            v.segment<6>(6 * static_cast<int>(i)) = u.segment<6>(6 * e[i]);
        return v;
    }

    // Resultants at a node, averaged over the elements that meet there.
    Resultants at_node(const VectorXd& u, int node) const {
        Eigen::Matrix<double, 8, 1> sum = Eigen::Matrix<double, 8, 1>::Zero();
        int count = 0;
        for (const auto& e : elements)
            for (std::size_t i = 0; i < e.size(); ++i)
                if (e[i] == node) sum += element(e).resultants[i] * element_motion(u, e), ++count;
        return resultants_from(sum / count);
    }
};

inline PlateSection isotropic(double e, double nu, double t) {
    return {e, e / (2 * (1 + nu)), t, {}};
}

// A grid of nx by ny cells over a patch given by position(u, v), u and v in [0, 1]; quads, or
// triangles with alternating diagonals.
inline ShellModel grid(int nx, int ny, bool triangles,
                       const std::function<Vector3d(double, double)>& position) {
    ShellModel m;
    for (int j = 0; j <= ny; ++j)
        for (int i = 0; i <= nx; ++i) m.nodes.push_back(position(double(i) / nx, double(j) / ny));
    auto id = [nx](int i, int j) { return j * (nx + 1) + i; };
    for (int j = 0; j < ny; ++j)
        for (int i = 0; i < nx; ++i) {
            const int a = id(i, j), b = id(i + 1, j), c = id(i + 1, j + 1), d = id(i, j + 1);
            if (!triangles)
                m.elements.push_back({a, b, c, d});
            else if ((i + j) % 2 == 0)
                m.elements.push_back({a, b, c}), m.elements.push_back({a, c, d});
            else
                m.elements.push_back({a, b, d}), m.elements.push_back({b, c, d});
        }
    return m;
}

struct Kind {
    bool triangles;
    Theory theory;
};
inline const std::array<Kind, 4> kinds{{{false, Theory::mindlin},
                                        {false, Theory::kirchhoff},
                                        {true, Theory::mindlin},
                                        {true, Theory::kirchhoff}}};

}  // namespace shell_test
