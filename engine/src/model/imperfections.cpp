#include "model/imperfections.hpp"

#include <algorithm>

#include "document/id_places.hpp"
#include "model/prepare.hpp"

namespace loadpath::model {

namespace {

using document::ImperfectionCase;
using document::SwayImperfection;
using document::TranslationImperfection;

// Sine of the angle below which two directions are one.
constexpr double one_direction = 1e-6;

struct Shifting {
    const document::Document& document;
    Issues& errors;
    document::IdPlaces nodes{document.model.nodes};
    document::IdPlaces members{document.model.members};
    document::IdPlaces sets{document.model.member_sets};

    Vector3 at(std::size_t node) const {
        const document::Node& each = document.model.nodes[node];
        return {each.X, each.Y, each.Z};
    }

    // Nodes lean in proportion to their height above the reference point.
    void lean(const SwayImperfection& sway, const std::string& path, std::vector<Vector3>& shifts) {
        const Vector3 up =
            vector_of(sway.height_direction.value_or(std::array{0.0, 1.0, 0.0})).normalized();
        const Vector3 axis = vector_of(sway.axis);
        const Vector3 across = axis.cross(up);
        if (!(across.norm() > one_direction * axis.norm())) {
            errors.push_back({IssueCode::imperfection_axis,
                              "should lie across height_direction and have a length: the structure "
                              "leans about it",
                              path + ".axis"});
            return;
        }
        const Vector3 base = vector_of(sway.reference_point.value_or(std::array{0.0, 0.0, 0.0}));
        for (std::size_t n = 0; n < shifts.size(); ++n)
            shifts[n] += sway.magnitude * (at(n) - base).dot(up) * across.normalized();
    }

    // The places of the nodes of a set, the start of its first member first.
    std::vector<std::size_t> nodes_of(const document::MemberSet& set) const {
        std::vector<std::size_t> found;
        for (const std::int64_t id : set.member_ids) {
            const auto place = members.find(id);
            if (!place) continue;  // validation and the checks name it
            const document::Member& member = document.model.members[*place];
            for (const std::int64_t end : {member.start_node_id, member.end_node_id}) {
                const auto node = nodes.find(end);
                if (node && std::find(found.begin(), found.end(), *node) == found.end())
                    found.push_back(*node);
            }
        }
        return found;
    }

    // Nodes of a set move in proportion to their distance from the start of its first member.
    void shift(const TranslationImperfection& translation, const std::string& path,
               std::vector<Vector3>& shifts) {
        const Vector3 axis = vector_of(translation.axis);
        if (axis.isZero(0.0)) {
            errors.push_back({IssueCode::imperfection_axis,
                              "should have a length: the shift is along it", path + ".axis"});
            return;
        }
        for (std::size_t i = 0; i < translation.memberset_ids.size(); ++i) {
            const auto set = sets.find(translation.memberset_ids[i]);
            if (!set) {
                errors.push_back(broken_reference("model.member_sets", translation.memberset_ids[i],
                                                  path_of(path + ".memberset_ids", i)));
                continue;
            }
            const auto moved = nodes_of(document.model.member_sets[*set]);
            double furthest = 0.0;
            for (const std::size_t n : moved)
                furthest = std::max(furthest, (at(n) - at(moved[0])).norm());
            if (!(furthest > 0.0)) continue;
            for (const std::size_t n : moved)
                shifts[n] += translation.magnitude * (at(n) - at(moved[0])).norm() / furthest *
                             axis.normalized();
        }
    }

    std::vector<Vector3> shifts_of(const ImperfectionCase& each, const std::string& path) {
        std::vector<Vector3> shifts(document.model.nodes.size(), Vector3::Zero());
        for (std::size_t i = 0; i < each.sway_imperfections.size(); ++i)
            lean(each.sway_imperfections[i], path_of(path + ".sway_imperfections", i), shifts);
        for (std::size_t i = 0; i < each.translation_imperfections.size(); ++i)
            shift(each.translation_imperfections[i],
                  path_of(path + ".translation_imperfections", i), shifts);
        return shifts;
    }
};

}  // namespace

std::vector<Deviation> find_deviations(const document::Document& document, Issues& errors) {
    const auto& cases = document.analysis.imperfection_cases;
    const document::IdPlaces places(document.analysis.load_combinations);
    Shifting shifting{document, errors};
    std::vector<Deviation> total(document.analysis.load_combinations.size());
    for (std::size_t c = 0; c < cases.size(); ++c) {
        const std::string path = path_of("analysis.imperfection_cases", c);
        const std::vector<Vector3> shifts = shifting.shifts_of(cases[c], path);
        for (std::size_t i = 0; i < cases[c].load_combinations.size(); ++i) {
            const std::int64_t id = cases[c].load_combinations[i];
            const auto place = places.find(id);
            if (!place) {
                errors.push_back(broken_reference("analysis.load_combinations", id,
                                                  path_of(path + ".load_combinations", i)));
                continue;
            }
            auto& sum = total[*place].shifts;
            if (sum.empty()) sum.assign(shifts.size(), Vector3::Zero());
            for (std::size_t n = 0; n < shifts.size(); ++n) sum[n] += shifts[n];
        }
    }
    return total;
}

namespace {

bool is_read(const document::Analysis& analysis, const document::LoadCombination& combination) {
    return std::ranges::any_of(analysis.unity_checks, [&](const auto& check) {
        const auto& ids = check.load_combination_ids;
        if (!ids.empty()) return std::ranges::find(ids, combination.id) != ids.end();
        return check.limit_state ? check.limit_state == combination.limit_state
                                 : !check.spec.Deflection;
    });
}

// Serviceability asks for no stability, and neither does equilibrium, that of a rigid body (EN
// 1990, 6.4.1), unless a check looks at its members.
bool asks_for_stability(const document::Analysis& analysis,
                        const document::LoadCombination& combination) {
    using enum document::LimitState;
    if (combination.limit_state == EQU) return is_read(analysis, combination);
    return combination.limit_state != SLS;
}

}  // namespace

std::vector<Asked> asked_of_standard(const document::Analysis& analysis) {
    std::vector<Asked> asks(analysis.load_combinations.size(), Asked::nothing);
    for (const ImperfectionCase& each : analysis.imperfection_cases)
        for (std::size_t k = 0; each.standard && k < asks.size(); ++k)
            if (std::ranges::find(each.load_combinations, analysis.load_combinations[k].id) !=
                each.load_combinations.end())
                asks[k] = Asked::imperfections;
    if (analysis.options.stability)
        for (std::size_t k = 0; k < asks.size(); ++k)
            if (asks_for_stability(analysis, analysis.load_combinations[k]))
                asks[k] = Asked::stability;
    return asks;
}

std::vector<Imperfection> share_structures(std::vector<Deviation> deviations) {
    std::vector<Imperfection> found;
    for (std::size_t k = 0; k < deviations.size(); ++k) {
        Deviation& one = deviations[k];
        if (one.shifts.empty()) continue;
        auto alike = std::find_if(found.begin(), found.end(), [&](const Imperfection& each) {
            return each.order == one.order && each.shifts == one.shifts;
        });
        if (alike == found.end())
            alike = found.insert(found.end(), {{}, std::move(one.shifts), one.order, {}});
        alike->combinations.push_back(k);
        alike->forces.push_back(std::move(one.forces));
    }
    return found;
}

namespace {

// As a load case of its own beside those of the last combination.
void add_forces(document::LoadCase forces, document::Analysis& analysis) {
    forces.id = 1;
    for (const document::LoadCase& each : analysis.load_cases)
        forces.id = std::max(forces.id, each.id + 1);
    analysis.load_combinations.back().load_case_factors.push_back({forces.id, 1.0});
    analysis.load_cases.push_back(std::move(forces));
}

}  // namespace

std::shared_ptr<const ImperfectStructure> make_imperfect(const Structure& perfect,
                                                         const Imperfection& imperfection,
                                                         Issues& errors) {
    auto made = std::make_shared<ImperfectStructure>();
    made->document = *perfect.document;
    for (std::size_t n = 0; n < imperfection.shifts.size(); ++n) {
        document::Node& node = made->document.model.nodes[n];
        node.X += imperfection.shifts[n].x();
        node.Y += imperfection.shifts[n].y();
        node.Z += imperfection.shifts[n].z();
    }
    document::Analysis& analysis = made->document.analysis;
    analysis.options.solve_loadcases = false;
    if (imperfection.order) {
        analysis.options.order = *imperfection.order;
        if (!analysis.options.nonlinear_method)
            analysis.options.nonlinear_method = document::NonlinearMethod::P_DELTA;
    }
    analysis.imperfection_cases.clear();
    analysis.load_combinations.clear();
    for (std::size_t i = 0; i < imperfection.combinations.size(); ++i) {
        analysis.load_combinations.push_back(
            perfect.document->analysis.load_combinations[imperfection.combinations[i]]);
        if (!imperfection.forces[i].distributed_loads.empty())
            add_forces(imperfection.forces[i], analysis);
    }
    made->structure = prepare(made->document, errors, &perfect);
    return made;
}

}  // namespace loadpath::model
