// A structure whose members may turn far, under the loads of one result set: where its joints are,
// what is out of balance there, and its tangent.
#pragma once

#include <memory>

#include "algebra/factor.hpp"
#include "analysis/corotational/body_loads.hpp"
#include "analysis/corotational/load_path.hpp"
#include "analysis/corotational/loose_joints.hpp"
#include "analysis/corotational/turned_springs.hpp"
#include "analysis/corotational/turning_plates.hpp"
#include "analysis/corotational/turning_ties.hpp"
#include "analysis/result_set.hpp"
#include "analysis/system.hpp"
#include "elements/corotational/chain.hpp"

namespace loadpath::analysis {

// Motions that nothing resists in first order.
struct MotionsAtRest {
    const std::vector<FreeMotion>& taut;  // that tension resists
    const std::vector<int>& spins;        // of upright bars about their axis, each by an unknown
    const std::vector<char>& hanging;     // by joint, that cables alone hold; empty without cables
};

class TurningStructure : public Equilibrium {
 public:
    // `system`: of the linear analysis, in the state of the set's one-way parts.
    // `springs`: of the structure, those that follow curves.
    // `plates`: their elements in the linear analysis.
    TurningStructure(TurnedSprings& springs, const System& system,
                     const std::vector<shell::ShellElement>& plates, const ResultSet& set,
                     const MotionsAtRest& at_rest);

    Form form(double factor) override;
    Step find_step() override;
    void go(double part) override;
    void keep() override;
    void go_back() override;
    double strayed() const override;
    double strayed_behind(double kept_factor) override;
    bool is_loose() const override { return loose_.any(); }

    // A spin that the loads drive in the state that was found; -1 where they drive none.
    int driven_spin() const;
    // The motion that the last tangent resists least, by unknown of the structure.
    std::vector<double> softest_motion() const;

    // Displacements by unknown of the structure; rotations as rotation vectors.
    const std::vector<double>& displacements() const { return now_.full; }
    elements::Placement joint(int index) const;
    const std::vector<loads::NodalAction>& joint_loads() const { return loads_; }
    // Members that are not there (slack, rigid or divided ones) have no chain.
    bool has_chain(std::size_t member) const { return chains_[member].pieces > 0; }
    const elements::Chain& chain(std::size_t member) const { return chains_[member]; }
    const elements::ChainState& chain_state(std::size_t member) const {
        return now_.chains[member];
    }
    const elements::ChainResponse& response(std::size_t member) const { return responses_[member]; }
    std::array<elements::Placement, 2> joints_of(std::size_t member) const;
    const TurningTies& ties() const { return ties_; }
    const TurningPlates& plates() const { return plates_; }
    const std::vector<BodyLoad>& body_loads() const { return body_loads_; }
    // Conditions and free unknowns as they are where the joints stand.
    const System& system() const { return ties_.any() ? ties_.system() : system_; }

 private:
    // Everything that a step changes.
    struct State {
        std::vector<double> full;                // displacements by unknown of the structure
        std::vector<Eigen::Quaterniond> turned;  // by joint
        std::vector<elements::ChainState> chains;
        double factor = 0.0;  // of the movements of supports
    };

    void hold_spins(assembly::StiffnessSum& sum);
    void add_members(double factor, assembly::StiffnessSum& sum, Form& form);
    void add_loads(double factor, assembly::StiffnessSum& sum);
    void add_springs(assembly::StiffnessSum& sum);
    void stretch(const std::vector<assembly::Term>& along, double stiffness, double rest,
                 double held);
    void measure(double factor, Form& form) const;
    void factorize(assembly::SparseLower&& tangent, Form& form);
    std::vector<double> in_free_unknowns(const std::vector<double>& forces) const;
    std::vector<double> moved_since_kept() const;

    TurnedSprings& springs_;
    const model::Structure& structure_;
    const System& system_;
    TurningTies ties_;
    TurningPlates plates_;
    double reach_;
    std::vector<double> movements_;  // of supports under the whole load
    std::vector<elements::Chain> chains_;
    std::vector<loads::NodalAction> loads_;  // on joints, those of slack members included
    std::vector<BodyLoad> body_loads_;       // on rigid members
    LooseJoints loose_;
    std::vector<int> spins_;
    std::vector<double> spin_forces_;  // what holds them
    State now_, kept_;
    std::vector<int> kept_stretches_;  // of curves

    // Of the last `form`:
    std::vector<elements::ChainResponse> responses_;
    std::vector<double> left_;   // forces out of balance, by unknown of the structure
    std::vector<double> whole_;  // stiffness of the unknowns before hinges are eliminated
    std::vector<assembly::StiffnessSum::Coupling> couplings_;
    double factor_ = 0.0;
    double inside_ = 0.0;   // largest force out of balance inside a member
    double largest_ = 0.0;  // force at work
    assembly::SparseLower tangent_;
    std::unique_ptr<algebra::Analysis> analysis_;
    std::unique_ptr<algebra::Factor> factored_;
    // Of the last `find_step`:
    std::vector<double> step_;
    double factor_step_ = 0.0;
    std::vector<elements::ChainStep> chain_steps_;
    std::vector<double> predicted_;
    std::vector<int> predicted_stretches_;
};

}  // namespace loadpath::analysis
