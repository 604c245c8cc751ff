#include "corotational/chain_model.hpp"

#include <cmath>
#include <limits>

namespace corotational_test {

int ChainModel::add_node(const Vector3d& at) {
    nodes.push_back(at);
    placed.emplace_back();
    load.conservativeResize(7 * static_cast<int>(nodes.size()));
    load.tail<7>().setZero();
    held.insert(7 * static_cast<int>(nodes.size()) - 1);
    return static_cast<int>(nodes.size()) - 1;
}

ChainModel::Member& ChainModel::add_member(int start, int end, FrameProperties properties,
                                           int pieces) {
    Member member;
    member.start = start;
    member.end = end;
    const Vector3d along = nodes[end] - nodes[start];
    const Vector3d x = along.normalized();
    const Vector3d z =
        x.cross(std::abs(x.y()) > 0.9999 ? Vector3d::UnitZ() : Vector3d::UnitY()).normalized();
    member.chain.axes << x.transpose(), z.cross(x).transpose(), z.transpose();
    properties.length = along.norm() / pieces;
    member.chain.piece = make_piece(properties, 0.0);
    member.chain.pieces = pieces;
    for (ChainEnd& each : member.chain.ends)
        each.springs.fill(std::numeric_limits<double>::infinity());
    member.state = at_rest(member.chain);
    members.push_back(member);
    return members.back();
}

void ChainModel::hold(int node, const std::set<int>& directions) {
    for (const int d : directions) held.insert(7 * node + d);
}

void ChainModel::hold_all(const std::set<int>& directions) {
    for (int i = 0; i < static_cast<int>(nodes.size()); ++i) hold(i, directions);
}

void ChainModel::push(int node, const Vector3d& force, const Vector3d& moment) {
    load.segment<3>(7 * node) += force;
    load.segment<3>(7 * node + 3) += moment;
}

analysis::Equilibrium::Form ChainModel::form(double factor) {
    const int n = static_cast<int>(load.size());
    MatrixXd k = MatrixXd::Zero(n, n);
    residual = -factor * load;
    double size = 1e-300, length = 0.0;
    Form result;
    for (Member& m : members) {
        m.response = respond(m.chain, m.state, {placed[m.start], placed[m.end]}, factor);
        result.negative += m.response.negative;
        const int at[2] = {7 * m.start, 7 * m.end};
        for (int a = 0; a < 2; ++a) {
            residual.segment<7>(at[a]) += m.response.forces.segment<7>(7 * a);
            for (int b = 0; b < 2; ++b)
                k.block<7, 7>(at[a], at[b]) += m.response.tangent.block<7, 7>(7 * a, 7 * b);
        }
        length = std::max(length, m.chain.piece.length * m.chain.pieces);
        for (int i = 0; i < 14; ++i)
            size = std::max(size, std::abs(m.response.forces[i]) / (i % 7 < 3 ? 1.0 : length));
    }
    free.clear();
    for (int i = 0; i < n; ++i)
        if (!held.contains(i)) free.push_back(i);
    for (const int i : free)
        result.residual =
            std::max(result.residual, std::abs(residual[i]) / (i % 7 < 3 ? 1.0 : length) / size);
    for (const Member& m : members)
        result.residual = std::max(result.residual, m.response.unbalanced / size);
    factored.compute(MatrixXd(k(free, free)));
    const VectorXd pivots = factored.vectorD();
    result.negative += static_cast<int>((pivots.array() < 0.0).count());
    return result;
}

analysis::Equilibrium::Step ChainModel::find_step() {
    found = VectorXd::Zero(load.size());
    const VectorXd out_of_balance = residual(free);
    found(free) = VectorXd(factored.solve(-out_of_balance));
    Step step;
    const auto widen = [&](const SectionVector& s) {
        step.turn = std::max(step.turn, s.segment<3>(3).norm());
        step.change = std::max(step.change, s.head<6>().norm());
    };
    for (Member& m : members) {
        FrameVector joints;
        joints << found.segment<7>(7 * m.start), found.segment<7>(7 * m.end);
        m.step = step_inside(m.chain, m.response, joints, 0.0);
        for (const SectionVector& inner : m.step.inner) widen(inner);
    }
    for (std::size_t i = 0; i < nodes.size(); ++i) widen(found.segment<7>(7 * static_cast<int>(i)));
    if (predicted.size() == 0) predicted = step_translations();
    return step;
}

VectorXd ChainModel::step_translations() const {
    std::vector<double> all;
    for (std::size_t i = 0; i < nodes.size(); ++i)
        for (int k = 0; k < 3; ++k) all.push_back(found[7 * static_cast<int>(i) + k]);
    for (const Member& m : members)
        for (const SectionVector& inner : m.step.inner)
            for (int k = 0; k < 3; ++k) all.push_back(inner[k]);
    return Eigen::Map<VectorXd>(all.data(), static_cast<int>(all.size()));
}

double ChainModel::strayed() const {
    if (predicted.size() == 0 || predicted.isZero(0.0)) return 0.0;
    return (moved_since_kept() - predicted).norm() / predicted.norm();
}

double ChainModel::strayed_behind(double kept_factor) {
    form(kept_factor);
    find_step();
    const VectorXd back = -step_translations();
    return back.isZero(0.0) ? 0.0 : (moved_since_kept() - back).norm() / back.norm();
}

VectorXd ChainModel::moved_since_kept() const {
    std::vector<double> all;
    const auto add = [&](const Vector3d& now, const Vector3d& before) {
        for (int k = 0; k < 3; ++k) all.push_back(now[k] - before[k]);
    };
    for (std::size_t i = 0; i < nodes.size(); ++i) add(placed[i].moved, kept[i].moved);
    for (const Member& m : members)
        for (std::size_t i = 0; i < m.state.inner.size(); ++i)
            add(m.state.inner[i].moved, m.kept.inner[i].moved);
    return Eigen::Map<VectorXd>(all.data(), static_cast<int>(all.size()));
}

void ChainModel::go(double part) {
    for (Member& m : members) advance(m.step, part, m.state);
    for (std::size_t i = 0; i < nodes.size(); ++i)
        advance(found.segment<7>(7 * static_cast<int>(i)), part, placed[i]);
}

void ChainModel::keep() {
    kept = placed;
    predicted.resize(0);
    for (Member& m : members) m.kept = m.state;
}

void ChainModel::go_back() {
    placed = kept;
    predicted.resize(0);
    for (Member& m : members) m.state = m.kept;
}

double ChainModel::energy() const {
    double sum = 0.0;
    for (const Member& m : members) sum += m.response.energy;
    return sum;
}

FrameProperties round_bar(double ea, double ei, double gj) {
    FrameProperties p;
    p.ea = ea;
    p.eiy = p.eiz = ei;
    p.gj = gj;
    return p;
}

}  // namespace corotational_test
