// Loads against what carries them: against its weight where they are next to nothing, against its
// strength where they are beyond all measure.
#include <cmath>

#include "plausibility/acting.hpp"
#include "plausibility/rules.hpp"
#include "plausibility/words.hpp"

namespace loadpath::plausibility {

namespace {

using Kind = Acting::Kind;

// Loads that engineers write down are larger than this, or they are the load of an example.
double least_of(Kind kind) { return kind == Kind::over_an_area ? 20 : 500; }

double total_of(const std::vector<Acting>& forces) {
    double sum = 0;
    for (const Acting& each : forces) sum += each.force.norm();
    return sum;
}

// All loads of the whole document next to nothing: kilonewtons given where newtons are expected.
// Loads of one are meant where nothing is checked: lines of influence, stiffness, flexibility. A
// check of strength under them would pass for nothing.
class SmallLoads {
 public:
    explicit SmallLoads(const Subject& subject)
        : weight_(own_weight(subject)),
          share_(share_of_weight(subject)),
          is_checked_(!subject.document.analysis.unity_checks.empty()) {}

    // What is usual may be as small as `least_usual`: beside loads that are, a small one is meant.
    void look_at(const std::vector<Acting>& forces, double least_usual = 500) {
        largest_sum_ = std::max(largest_sum_, total_of(forces));
        for (const Acting& each : forces) {
            if (each.force.norm() == 0 && each.intensity != 0) has_local_ = true;
            if (std::abs(each.intensity) >= std::min(least_usual, least_of(each.kind)))
                has_usual_ = true;
            if (each.intensity != 0 && std::abs(each.intensity) != 1) is_of_ones_ = false;
            if (!first_ || std::abs(each.intensity) > std::abs(first_->intensity)) first_ = each;
        }
    }

    // Whether there was something to tell.
    bool tell(Findings& findings) const {
        if (!first_ || first_->intensity == 0 || has_usual_ || has_local_) return false;
        if (largest_sum_ >= share_ * weight_ || (is_of_ones_ && !is_checked_)) return false;
        findings.add({IssueCode::implausible_load,
                      "is " + few_digits(first_->intensity) + unit_of(first_->kind) +
                          ", and all loads of the largest load case come to " +
                          few_digits(largest_sum_) + " N where the structure itself weighs " +
                          few_digits(weight_) + " N; kilonewtons were probably given as newtons",
                      first_->path, few_digits(1e3 * first_->intensity) + unit_of(first_->kind)});
        return true;
    }

 private:
    // Concrete carries little beside itself; steel and timber carry many times their weight.
    static double share_of_weight(const Subject& subject) {
        for (const document::Material& material : subject.document.model.materials)
            if (material.e_mod < 6e10 && material.density > 1500) return 0.005;
        return 0.05;
    }

    double weight_, share_;
    double largest_sum_ = 0;
    bool has_usual_ = false, has_local_ = false, is_checked_ = false;
    bool is_of_ones_ = true;
    std::optional<Acting> first_;
};

// One load case of the document in other units: each of its loads is next to nothing, and so are
// all of them beside the weight and the largest load case. Notional loads come to a four-hundredth
// and more.
class SmallCases {
 public:
    explicit SmallCases(double weight) : weight_(weight) {}

    void measure_by(const std::vector<Acting>& forces) {
        largest_sum_ = std::max(largest_sum_, total_of(forces));
    }

    void look_at(const document::LoadCase& load_case, const std::vector<Acting>& forces) {
        const Acting* largest = nullptr;
        for (const Acting& each : forces) {
            const double size = std::abs(each.intensity);
            if (size > least_of(each.kind) / 5 || (size > 0 && each.force.norm() == 0)) return;
            if (largest == nullptr || size > std::abs(largest->intensity)) largest = &each;
        }
        if (largest == nullptr || largest->intensity == 0) return;
        // A load of one that is no action disturbs what is to buckle.
        if (std::abs(largest->intensity) == 1 && !load_case.action) return;
        found_.emplace_back(*largest, total_of(forces));
    }

    void tell(Findings& findings) const {
        constexpr double share = 1e-3;
        const double usual = weight_ + largest_sum_;
        for (const auto& [load, total] : found_)
            if (total < share * usual)
                findings.add({IssueCode::implausible_load,
                              "is " + few_digits(load.intensity) + unit_of(load.kind) +
                                  ", and all loads of its load case come to " + few_digits(total) +
                                  " N, where weight and the largest load case come to " +
                                  few_digits(usual) +
                                  " N; kilonewtons were probably given as newtons",
                              load.path, few_digits(1e3 * load.intensity) + unit_of(load.kind)});
    }

 private:
    double weight_, largest_sum_ = 0;
    std::vector<std::pair<Acting, double>> found_;
};

// What members may be asked to bear before a number is a slip rather than a failing structure.
constexpr double beyond_measure = 30;

double strength_of(const document::Material& material) {
    return material.yield_stress > 1e5 ? material.yield_stress : material.e_mod / 500;
}

// The axial force at which a member yields throughout.
double squash_force(const Subject& subject, const Bar& bar) {
    if (bar.material == nowhere) return 0;
    return subject.document.model.sections[bar.section].area *
           strength_of(subject.document.model.materials[bar.material]);
}

std::vector<double> squash_force_at_nodes(const Subject& subject) {
    std::vector<double> sums(subject.points.size(), 0.0);
    for (const Bar& bar : subject.bars) {
        if (!bar.is_sound) continue;
        const double force = bar.bends || bar.material != nowhere ? squash_force(subject, bar) : 0;
        sums[bar.start] += force;
        sums[bar.end] += force;
    }
    return sums;
}

class LargeLoads {
 public:
    explicit LargeLoads(const Subject& subject)
        : subject_(subject), at_nodes_(squash_force_at_nodes(subject)) {}

    void look_at(const Acting& acting, Findings& findings) const {
        double bearable = 0;
        if (acting.bar != nowhere) {
            const Bar& bar = subject_.bars[acting.bar];
            bearable = bar.is_sound ? squash_force(subject_, bar) : 0;
            // Across a beam its bending resistance, about force times a third of the depth, ends
            // it; a cable bears by its sag.
            const auto type = subject_.document.model.members[acting.bar].member_type;
            if (bearable > 0 && acting.kind == Kind::along_a_line &&
                type != document::MemberType::Cable)
                bearable = bearable * std::min(1.0, 8.0 / 3.0 * depth(bar) / bar.length);
        } else if (acting.node != nowhere && touches_no_plate(acting.node)) {
            bearable = at_nodes_[acting.node];
        }
        const double force = acting.force.norm();
        if (bearable <= 0 || force <= beyond_measure * bearable) return;
        findings.add({IssueCode::implausible_load,
                      "is " + few_digits(acting.intensity) + unit_of(acting.kind) + ", " +
                          few_digits(force / bearable) +
                          " times what the members there can bear before they yield; newtons were "
                          "probably given where kilonewtons are set, or twice converted",
                      acting.path});
    }

 private:
    double depth(const Bar& bar) const {
        return depth_of(subject_.document.model.sections[bar.section]);
    }
    // A rigid member or a plate bears what is not known here.
    bool touches_no_plate(int node) const {
        return at_nodes_[node] > 0 && subject_.bars_at[node] == subject_.parts_at[node];
    }

    const Subject& subject_;
    std::vector<double> at_nodes_;
};

void check_gravity_factor(const document::AnalysisOptions& options, Findings& findings) {
    const double size = std::abs(options.gravity_factor);
    if (!options.enable_self_weight || (size > 9.5 && size < 10.5)) return;
    findings.add({IssueCode::implausible_gravity,
                  "is " + few_digits(options.gravity_factor) +
                      " m/s2, and self-weight is switched on; it is the acceleration, not a factor "
                      "on the weight",
                  "analysis.options.gravity_factor", "-9.81"});
}

// Weight that acts across what the loads press along, or against it: it is not where it belongs.
void check_gravity_direction(const Subject& subject, const Vector3& sizes, double downward,
                             Findings& findings) {
    const document::AnalysisOptions& options = subject.document.analysis.options;
    const auto& given = options.gravity_direction;
    const Vector3 direction(given[0], given[1], given[2]);
    if (!options.enable_self_weight || subject.document.analysis.unity_checks.empty()) return;
    const double size = direction.norm();
    const bool is_upward = direction[1] >= 0.5 * size, is_downward = direction[1] <= -0.5 * size;
    const bool is_along_loads = direction.cwiseAbs().dot(sizes) > 0.1 * sizes[1] * size;
    if (is_downward || (is_upward ? downward <= 0.5 * sizes[1] : is_along_loads)) return;
    findings.add({IssueCode::implausible_gravity,
                  std::string("points ") + (is_upward ? "upward" : "sideways") +
                      ", while the loads press along Y, which is up here",
                  "analysis.options.gravity_direction", "[0, -1, 0]"});
}

void check_light_weights(const Subject& subject, Findings& findings) {
    constexpr double weight_of_a_kilogram = 9.81;
    const document::Model& model = subject.document.model;
    for (std::size_t i = 0; i < model.members.size(); ++i) {
        const Bar& bar = subject.bars[i];
        const double given = model.members[i].weight;
        if (given <= 0 || bar.section == nowhere || bar.material == nowhere) continue;
        const double own = weight_of_a_kilogram * model.sections[bar.section].area *
                           model.materials[bar.material].density;
        if (given >= 0.5 * own) continue;
        findings.add({IssueCode::implausible_gravity,
                      "is " + few_digits(given) + " N/m, and a bar of this section weighs " +
                          few_digits(own) + " N/m",
                      path_of("model.members", i) + ".weight", few_digits(own)});
    }
}

// Loads that are less than the weight of what bears them do not hold that weight.
void check_weight_left_out(const Subject& subject, double downward, Findings& findings) {
    const document::Analysis& analysis = subject.document.analysis;
    if (analysis.options.enable_self_weight || analysis.unity_checks.empty() || downward <= 0)
        return;
    const double weight = own_weight(subject);
    if (weight <= downward) return;
    findings.add({IssueCode::weight_left_out,
                  "self-weight is switched off, and the structure weighs " +
                      few_digits(weight / 1e3) + " kN where all loads press down with " +
                      few_digits(downward / 1e3) + " kN",
                  "analysis.options.enable_self_weight", "true"});
}

// A weight of its own that a member is given acts down like all weight, and no bar weighs less than
// its steel: that would be kg/m, or kN/m.
void check_weights(const Subject& subject, Findings& findings) {
    const document::Document& document = subject.document;
    if (!document.analysis.options.enable_self_weight) return;
    if (!document.analysis.unity_checks.empty()) check_light_weights(subject, findings);
    for (std::size_t i = 0; i < document.model.members.size(); ++i)
        if (document.model.members[i].weight < 0)
            findings.add({IssueCode::implausible_gravity,
                          "is " + few_digits(document.model.members[i].weight) +
                              " N/m: below zero it lifts the member",
                          path_of("model.members", i) + ".weight",
                          few_digits(-document.model.members[i].weight)});
}

// Where something could pass, and weight acts down.
bool holds_weight(const document::Analysis& analysis, const document::LoadCase& load_case) {
    const document::AnalysisOptions& options = analysis.options;
    return options.enable_self_weight && options.self_weight_load_case_id == load_case.id &&
           options.gravity_direction[1] < 0 && !analysis.unity_checks.empty();
}

// A load like the others of its load case, but for its sign.
const Acting* find_turned_load(const std::vector<Acting>& forces) {
    constexpr double alike = 2.0;
    struct Sizes {
        double least = HUGE_VAL, most = 0;
    };
    Sizes pressing[3];  // by kind
    const auto of_kind = [&](const Acting& each) -> Sizes& {
        return pressing[static_cast<std::size_t>(each.kind)];
    };
    for (const Acting& each : forces) {
        if (!(each.force[1] < 0)) continue;
        Sizes& sizes = of_kind(each);
        sizes.least = std::min(sizes.least, std::abs(each.intensity));
        sizes.most = std::max(sizes.most, std::abs(each.intensity));
    }
    for (const Acting& each : forces) {
        const double size = std::abs(each.intensity);
        if (const Sizes& known = of_kind(each);
            each.force[1] > 0 && size >= known.least / alike && size <= alike * known.most)
            return &each;
    }
    return nullptr;
}

void check_lift(const std::vector<Acting>& forces, const std::string& path, Findings& findings) {
    const std::string presses =
        "weight, imposed loads and snow press; along Y, which is up here, what presses is below "
        "zero";
    double lift = 0;
    for (const Acting& each : forces) lift += each.force[1];
    if (lift > 0.5 * total_of(forces))
        findings.add({IssueCode::implausible_load,
                      "lifts with " + few_digits(lift / 1e3) + " kN, and " + presses, path});
    else if (const Acting* turned = find_turned_load(forces))
        findings.add({IssueCode::implausible_load,
                      "is " + few_digits(turned->intensity) + unit_of(turned->kind) +
                          " and lifts, where others of this load case press: " + presses,
                      turned->path});
}

// Movements of supports: millimetres given as metres, degrees as radians.
void check_movements(const Subject& subject, Findings& findings) {
    const auto& cases = subject.document.analysis.load_cases;
    for (std::size_t i = 0; i < cases.size(); ++i)
        for (std::size_t k = 0; k < cases[i].support_displacements.size(); ++k) {
            const document::SupportDisplacement& each = cases[i].support_displacements[k];
            const double size = std::abs(each.value);
            if (size == 1) continue;  // a unit movement, for lines of influence
            const bool is_shift = each.direction == document::SupportDirection::X ||
                                  each.direction == document::SupportDirection::Y ||
                                  each.direction == document::SupportDirection::Z;
            if (size <= (is_shift ? std::max(0.1, subject.extent / 20) : 0.2)) continue;
            findings.add({IssueCode::implausible_movement,
                          "is " + few_digits(each.value) +
                              (is_shift ? " m in a model of " + few_digits(subject.extent) +
                                              " m; millimetres were probably given"
                                        : std::string(" rad; degrees were probably given")),
                          path_of(path_of("analysis.load_cases", i) + ".support_displacements", k) +
                              ".value"});
        }
}

}  // namespace

void check_loads(const Subject& subject, Findings& findings) {
    check_gravity_factor(subject.document.analysis.options, findings);
    check_weights(subject, findings);
    check_movements(subject, findings);
    // What the loads are measured by has to be sound itself.
    if (findings.is_about("model.materials") || findings.is_about("model.sections") ||
        findings.is_about("model.nodes"))
        return;
    const SmallLoads none(subject);
    SmallLoads small = none;
    std::vector<SmallLoads> pressing;
    SmallCases others(own_weight(subject));
    const LargeLoads large(subject);
    Vector3 sizes = Vector3::Zero();
    double downward = 0;
    bool is_known = true;  // not along local axes
    for (std::size_t i = 0; i < subject.document.analysis.load_cases.size(); ++i) {
        const std::vector<Acting> forces = forces_of(subject, i);
        small.look_at(forces);
        others.measure_by(forces);
        const document::LoadCase& load_case = subject.document.analysis.load_cases[i];
        if (is_pressing(load_case) || holds_weight(subject.document.analysis, load_case))
            check_lift(forces, path_of("analysis.load_cases", i), findings);
        if (is_pressing(load_case))
            pressing.emplace_back(none).look_at(forces, 100);
        else
            others.look_at(load_case, forces);
        for (const Acting& each : forces) {
            large.look_at(each, findings);
            sizes += each.force.cwiseAbs();
            downward += std::max(0.0, -each.force[1]);
            is_known = is_known && (each.intensity == 0 || each.force.norm() > 0);
        }
    }
    if (!small.tell(findings)) {
        for (const SmallLoads& each : pressing) each.tell(findings);
        if (!subject.document.analysis.unity_checks.empty()) others.tell(findings);
    }
    check_gravity_direction(subject, sizes, downward, findings);
    if (is_known) check_weight_left_out(subject, downward, findings);
}

}  // namespace loadpath::plausibility
