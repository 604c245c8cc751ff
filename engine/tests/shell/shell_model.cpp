#include "shell/shell_model.hpp"

#include <Eigen/SparseCore>
#include <Eigen/SparseLU>

namespace shell_test {

static Eigen::SparseMatrix<double> stiffness_of(const ShellModel& m) {
    std::vector<Eigen::Triplet<double>> entries;
    for (const auto& e : m.elements) {
        const ElementMatrix k = m.element(e).stiffness;
        for (int i = 0; i < k.rows(); ++i)
            for (int j = 0; j < k.cols(); ++j)
                entries.emplace_back(6 * e[i / 6] + i % 6, 6 * e[j / 6] + j % 6, k(i, j));
    }
    Eigen::SparseMatrix<double> matrix(m.freedoms(), m.freedoms());
    matrix.setFromTriplets(entries.begin(), entries.end());
    return matrix;
}

VectorXd ShellModel::solve() const {
    const Eigen::SparseMatrix<double> k = stiffness_of(*this);
    VectorXd u = VectorXd::Zero(freedoms());
    std::set<int> known = held;
    for (const auto& [freedom, value] : prescribed) u(freedom) = value, known.insert(freedom);
    std::vector<int> position(freedoms(), -1);
    int count = 0;
    for (int i = 0; i < freedoms(); ++i)
        if (!known.contains(i)) position[i] = count++;
    const VectorXd given = (load.size() ? load : VectorXd::Zero(freedoms())) - k * u;
    VectorXd right(count);
    std::vector<Eigen::Triplet<double>> entries;
    for (int i = 0; i < freedoms(); ++i) {
        if (position[i] >= 0) right(position[i]) = given(i);
        for (Eigen::SparseMatrix<double>::InnerIterator it(k, i); it; ++it)
            if (position[i] >= 0 && position[it.row()] >= 0)
                entries.emplace_back(position[it.row()], position[i], it.value());
    }
    Eigen::SparseMatrix<double> reduced(count, count);
    reduced.setFromTriplets(entries.begin(), entries.end());
    Eigen::SparseLU<Eigen::SparseMatrix<double>> solver(reduced);
    const VectorXd free = solver.solve(right);
    for (int i = 0; i < freedoms(); ++i)
        if (position[i] >= 0) u(i) = free(position[i]);
    return u;
}

}  // namespace shell_test
