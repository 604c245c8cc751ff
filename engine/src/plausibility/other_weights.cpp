// Weight under other names, which no combination takes as weight: masses on nodes, and prestress
// that presses down.
#include <algorithm>

#include "plausibility/acting.hpp"
#include "plausibility/rules.hpp"
#include "plausibility/words.hpp"

namespace loadpath::plausibility {

namespace {

constexpr double of_a_kilogram = 9.81;

double downward_of(const std::vector<Acting>& forces) {
    double sum = 0;
    for (const Acting& each : forces) sum += std::max(0.0, -each.force[1]);
    return sum;
}

// Nodes, bars and plates on which something acts.
class Loaded {
 public:
    explicit Loaded(const Subject& subject) : at_nodes_(subject.points.size(), false) {
        for (std::size_t i = 0; i < subject.document.analysis.load_cases.size(); ++i)
            for (const Acting& each : forces_of(subject, i)) {
                downward_ += std::max(0.0, -each.force[1]);
                // Areas may bear on any node, and local axes may point down.
                is_everywhere_ = is_everywhere_ || each.kind == Acting::Kind::over_an_area ||
                                 (each.intensity != 0 && each.force.norm() == 0);
                if (each.node != nowhere) at_nodes_[each.node] = true;
                if (each.bar != nowhere && subject.bars[each.bar].is_sound)
                    at_nodes_[subject.bars[each.bar].start] =
                        at_nodes_[subject.bars[each.bar].end] = true;
            }
    }

    double downward() const { return downward_; }
    bool is_at(int node) const { return is_everywhere_ || at_nodes_[node]; }

 private:
    std::vector<bool> at_nodes_;
    double downward_ = 0;
    bool is_everywhere_ = false;
};

// Masses shake and do not press. Their weight is there where the loads come to as much, and where
// modes are asked for they have their use.
void check_masses(const Subject& subject, Findings& findings) {
    const document::Document& document = subject.document;
    const auto& masses = document.model.nodal_masses;
    double weight = 0;
    for (const document::NodalMass& each : masses) weight += of_a_kilogram * each.mass;
    if (weight <= 0) return;
    const Loaded loaded(subject);
    const bool is_used = document.analysis.modal || document.analysis.seismic;
    std::size_t place = 0;
    const double all = loaded.downward() +
                       (document.analysis.options.enable_self_weight ? own_weight(subject) : 0);
    if (weight <= all) {
        const auto is_bare = [&](const document::NodalMass& each) {
            const int node = subject.node(each.node);
            return each.mass > 0 && node != nowhere && !loaded.is_at(node);
        };
        const auto bare = std::find_if(masses.begin(), masses.end(), is_bare);
        if (is_used || bare == masses.end()) return;
        place = static_cast<std::size_t>(bare - masses.begin());
    }
    findings.add({IssueCode::weight_left_out,
                  "masses on nodes do not press: those of the model weigh " +
                      few_digits(weight / 1e3) + " kN, and all loads press down with " +
                      few_digits(loaded.downward() / 1e3) + " kN",
                  path_of("model.nodal_masses", place)});
}

void check_prestress(const Subject& subject, Findings& findings) {
    const auto& cases = subject.document.analysis.load_cases;
    for (std::size_t i = 0; i < cases.size(); ++i) {
        if (!cases[i].action || cases[i].action->category != document::ActionCategory::prestress)
            continue;
        const std::vector<Acting> forces = forces_of(subject, i);
        double sum = 0, downward = downward_of(forces);
        for (const Acting& each : forces) sum += each.force.norm();
        if (downward <= 0.9 * sum || sum == 0) continue;
        findings.add({IssueCode::implausible_action,
                      "is prestress, which counts with 1, and the load case presses down with " +
                          few_digits(downward / 1e3) + " kN as weight does",
                      path_of("analysis.load_cases", i) + ".action.category", "permanent"});
    }
}

}  // namespace

void check_other_weights(const Subject& subject, Findings& findings) {
    if (subject.document.analysis.unity_checks.empty()) return;
    check_masses(subject, findings);
    check_prestress(subject, findings);
}

}  // namespace loadpath::plausibility
