#include "seismic/seismic_mass.hpp"

#include <algorithm>
#include <cmath>

namespace loadpath::seismic {

namespace {

using model::unknowns_per_joint;
using model::Vector3;

constexpr double usual_gravity = 9.81;

// Heights that differ by less of the whole are one storey.
constexpr double same_storey = 1e-3;

// Downward force at each joint.
void add_member(const model::Member& member, const loads::MemberLoads& loads, const Vector3& down,
                std::vector<double>& at_joint) {
    const Vector3 local = member.axes * down;
    double sum = 0.0, moment = 0.0;  // about the start
    for (const loads::LineLoad& line : loads.lines) {
        const double length = line.x1 - line.x0, w0 = line.q0.dot(local), w1 = line.q1.dot(local);
        const double force = 0.5 * (w0 + w1) * length;
        sum += force;
        moment += force * line.x0 + length * length * (w0 + 2.0 * w1) / 6.0;
    }
    for (const loads::PointLoad& point : loads.points) {
        sum += point.force.dot(local);
        moment += point.force.dot(local) * point.x;
    }
    const double at_end = moment / member.length;
    at_joint[member.end] += at_end;
    at_joint[member.start] += sum - at_end;
}

std::vector<double> downward_forces(const model::Structure& structure,
                                    const loads::CaseLoads& loads, const Vector3& down) {
    std::vector<double> at_joint(structure.joints.size(), 0.0);
    for (const loads::NodalAction& action : loads.nodal) {
        const int k = action.unknown % unknowns_per_joint;
        if (k < 3) at_joint[action.unknown / unknowns_per_joint] += action.value * down[k];
    }
    for (const int m : loads.loaded_members())
        add_member(structure.members[m], *loads.find(m), down, at_joint);
    return at_joint;
}

// The loads without the weight of the structure.
std::vector<loads::CaseLoads> without_self_weight(const model::Structure& structure) {
    document::Document document = *structure.document;
    document.analysis.options.enable_self_weight = false;
    model::Structure copy = structure;
    copy.document = &document;
    Issues said_already;
    return loads::prepare_loads(copy, said_already, said_already);
}

// That weight alone: the only load of an only load case.
loads::CaseLoads self_weight(const model::Structure& structure) {
    document::Document document = *structure.document;
    document.analysis.load_cases.assign(1, document::LoadCase{});
    document.analysis.options.enable_self_weight = true;
    document.analysis.options.self_weight_load_case_id = document.analysis.load_cases[0].id;
    model::Structure copy = structure;
    copy.document = &document;
    copy.case_index = {{document.analysis.load_cases[0].id, 0}};
    Issues said_already;
    return loads::prepare_loads(copy, said_already, said_already)[0];
}

// A load case that counts as mass, without the weight of a structure whose own mass counts already.
struct CountedLoads {
    std::size_t place = 0;  // among the sources
    double psi = 0.0;
    const loads::CaseLoads* loads = nullptr;
    bool is_bare = false;
};

class MassSources {
 public:
    MassSources(const model::Structure& structure, const std::vector<loads::CaseLoads>& cases) {
        const document::AnalysisOptions& options = structure.document->analysis.options;
        const document::SeismicAnalysisSettings& settings = *structure.document->analysis.seismic;
        for (std::size_t i = 0; i < settings.mass_sources.size(); ++i) {
            const document::SeismicMassSource& source = settings.mass_sources[i];
            const auto place = structure.case_index.find(source.load_case_id);
            if (place == structure.case_index.end()) continue;  // refused before
            const bool is_bare = settings.include_structural_mass && options.enable_self_weight &&
                                 options.self_weight_load_case_id == source.load_case_id;
            if (is_bare && bare_.empty()) bare_ = without_self_weight(structure);
            counted_.push_back({i, source.psi, &(is_bare ? bare_ : cases)[place->second], is_bare});
        }
    }
    MassSources(const MassSources&) = delete;
    MassSources& operator=(const MassSources&) = delete;

    const std::vector<CountedLoads>& all() const { return counted_; }

 private:
    std::vector<loads::CaseLoads> bare_;
    std::vector<CountedLoads> counted_;
};

}  // namespace

Vector3 upwards(const document::AnalysisOptions& options) {
    const Vector3 down = model::vector_of(options.gravity_direction);
    return down.norm() > 0.0 ? Vector3(-down.normalized()) : Vector3::UnitY();
}

std::vector<double> masses_of_loads(const model::Structure& structure,
                                    const std::vector<loads::CaseLoads>& cases, Issues& warnings) {
    const document::Analysis& analysis = structure.document->analysis;
    const document::AnalysisOptions& options = analysis.options;
    const document::SeismicAnalysisSettings& settings = *analysis.seismic;
    const double gravity =
        options.gravity_factor != 0.0 ? std::abs(options.gravity_factor) : usual_gravity;
    const Vector3 down = -upwards(options);
    std::vector<double> mass(structure.joints.size(), 0.0);
    const MassSources sources(structure, cases);
    for (const CountedLoads& counted : sources.all()) {
        if (counted.is_bare)
            warnings.push_back(
                {IssueCode::self_weight_is_mass_already,
                 "load case " + std::to_string(settings.mass_sources[counted.place].load_case_id) +
                     " holds the self-weight, which is in the structure's own mass: "
                     "only its other loads count here",
                 path_of("analysis.seismic.mass_sources", counted.place)});
        const std::vector<double> forces = downward_forces(structure, *counted.loads, down);
        for (std::size_t j = 0; j < forces.size(); ++j)
            mass[j] += counted.psi * std::max(0.0, forces[j]) / gravity;
    }
    return mass;
}

loads::CaseLoads resting_loads(const model::Structure& structure,
                               const std::vector<loads::CaseLoads>& cases) {
    const document::Analysis& analysis = structure.document->analysis;
    loads::CaseLoads resting(static_cast<int>(structure.members.size()));
    const MassSources sources(structure, cases);
    for (const CountedLoads& counted : sources.all()) resting.add(*counted.loads, counted.psi);
    if (analysis.seismic->include_structural_mass) resting.add(self_weight(structure), 1.0);
    const Vector3 gravity = -std::abs(analysis.options.gravity_factor) * upwards(analysis.options);
    for (const document::NodalMass& on_node : structure.document->model.nodal_masses) {
        const auto found = structure.node_index.find(on_node.node);
        if (found != structure.node_index.end())
            resting.add_at_joint(found->second, on_node.mass * gravity, Vector3::Zero());
    }
    return resting;
}

std::vector<eigen::MassPart> mass_parts(const std::vector<double>& by_joint) {
    std::vector<eigen::MassPart> parts;
    for (std::size_t j = 0; j < by_joint.size(); ++j) {
        if (by_joint[j] == 0.0) continue;
        const int first = static_cast<int>(j) * unknowns_per_joint;
        parts.push_back(
            {{first, first + 1, first + 2}, by_joint[j] * Eigen::MatrixXd::Identity(3, 3), -1});
    }
    return parts;
}

Heights::Heights(const model::Structure& structure)
    : up(upwards(structure.document->analysis.options)) {
    bool is_first = true;
    double highest = 0.0;
    for (const model::Joint& joint : structure.joints) {
        if (!joint.used) continue;
        const double height = joint.at.dot(up);
        lowest = is_first ? height : std::min(lowest, height);
        highest = is_first ? height : std::max(highest, height);
        is_first = false;
    }
    largest = highest - lowest;
}

int count_storeys(const model::Structure& structure, const std::vector<double>& by_joint) {
    const Heights heights(structure);
    const double apart = same_storey * heights.largest;
    std::vector<double> loaded;
    const auto add = [&](std::size_t joint) {
        const double height = heights.of(structure.joints[joint].at);
        if (height > apart) loaded.push_back(height);
    };
    for (std::size_t j = 0; j < by_joint.size(); ++j)
        if (by_joint[j] > 0.0) add(j);
    for (const document::NodalMass& on_node : structure.document->model.nodal_masses) {
        const auto found = structure.node_index.find(on_node.node);
        if (found != structure.node_index.end() && on_node.mass > 0.0)
            add(static_cast<std::size_t>(found->second));
    }
    std::sort(loaded.begin(), loaded.end());
    int storeys = 0;
    for (std::size_t i = 0; i < loaded.size(); ++i)
        if (i == 0 || loaded[i] - loaded[i - 1] > apart) ++storeys;
    return storeys;
}

}  // namespace loadpath::seismic
