// A small model of corotational members for the tests: nodes, chains, held freedoms and dead loads
// on the nodes, with dense algebra. It uses the members and the load path; assembly and solver of
// the engine have tests of their own.
#pragma once

#include <Eigen/Cholesky>
#include <set>
#include <vector>

#include "analysis/corotational/load_path.hpp"
#include "elements/corotational/chain.hpp"

namespace corotational_test {

using namespace loadpath;
using namespace loadpath::elements;
using Eigen::MatrixXd;
using Eigen::Vector3d;
using Eigen::VectorXd;

struct ChainModel : analysis::Equilibrium {
    struct Member {
        int start, end;
        Chain chain;
        ChainState state, kept;
        ChainResponse response;
        ChainStep step;
    };
    std::vector<Vector3d> nodes;
    std::vector<Member> members;
    std::set<int> held;  // 7 * node + direction
    VectorXd load;
    std::vector<Placement> placed, kept;
    VectorXd residual, found;
    Eigen::LDLT<MatrixXd> factored;
    std::vector<int> free;
    VectorXd predicted;  // translations of all sections in the first step after `keep`

    int add_node(const Vector3d& at);
    // `properties` without the length; axes as of the engine: z = x cross Y, or Z where vertical.
    Member& add_member(int start, int end, FrameProperties properties, int pieces);
    void hold(int node, const std::set<int>& directions);
    void hold_all(const std::set<int>& directions);
    void push(int node, const Vector3d& force, const Vector3d& moment = Vector3d::Zero());

    analysis::LoadPath solve() { return analysis::follow_load(*this); }
    Form form(double factor) override;
    Step find_step() override;
    void go(double part) override;
    void keep() override;
    void go_back() override;
    double strayed() const override;
    double strayed_behind(double kept_factor) override;

    double energy() const;
    VectorXd step_translations() const;
    VectorXd moved_since_kept() const;
    // What the members' ends and the loads leave at a node: a reaction where it is held.
    Eigen::Matrix<double, 6, 1> left_at(int node) const { return residual.segment<6>(7 * node); }
};

FrameProperties round_bar(double ea, double ei, double gj);

}  // namespace corotational_test
