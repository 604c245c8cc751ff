#include "seismic/shaken_cables.hpp"

#include <algorithm>
#include <cmath>

#include "analysis/lifted_supports.hpp"
#include "analysis/recovery.hpp"
#include "curves/range.hpp"
#include "text/counted.hpp"
#include "text/number.hpp"

namespace loadpath::seismic {

namespace {

using model::Vector3;

// How much a tension grows in size by a small change.
double growth(const Vector3& tension, const Vector3& change) {
    const double size = tension.norm();
    return size > 0.0 ? tension.dot(change) / size : 0.0;
}

curves::Piece line_between(double x0, double x1, double start, double end) {
    curves::Piece piece{x0, x1, {}};
    piece.p.c[0] = start;
    piece.p.c[1] = (end - start) / (x1 - x0);
    return piece;
}

// The loads stay, so that the tension changes by one and the same force all along.
void recover_cable(const model::Member& member, const eigen::HangingCable& hanging,
                   const Vector3& change, assembly::EndState& ends, curves::MemberForces& out) {
    const auto& spans = hanging.cable.spans;
    if (hanging.tension.isZero(0.0)) return;
    const auto pieces = elements::pieces_of(hanging.cable, hanging.tension, out.length);
    ends.forces[0] = -growth(hanging.tension, change);
    ends.forces[7] = growth(pieces.back().to.tension - spans.back().point, change);
    const Vector3 start = ends.displacements.segment<3>(0);
    curves::Curve* const displacements[3] = {&out.dx, &out.dy, &out.dz};
    out.n = {};
    for (curves::Curve* curve : displacements) *curve = {};
    for (const auto& [x0, x1, from, to] : pieces) {
        out.n.pieces.push_back(
            line_between(x0, x1, -growth(from.tension, change), -growth(to.tension, change)));
        const Vector3 moved[2] = {start + member.axes * (from.flexibility * change),
                                  start + member.axes * (to.flexibility * change)};
        for (int k = 0; k < 3; ++k)
            displacements[k]->pieces.push_back(line_between(x0, x1, moved[0][k], moved[1][k]));
    }
}

// Where an earthquake takes most from a cable, beside what pulls it there.
struct Slack {
    std::size_t member = 0;
    double tension = 0.0, loss = 0.0;
    const analysis::ResultSet* set = nullptr;
    std::size_t sets = 0;

    double pressed_by() const { return loss - tension; }
};

// Factors of earthquakes in a combination: their sum, and that of their sizes.
struct Factors {
    double sum = 0.0, size = 0.0;
};

Factors factors_of_earthquakes(const document::Analysis& analysis,
                               const document::LoadCombination& combination) {
    Factors factors;
    for (const document::LoadCaseFactor& part : combination.load_case_factors)
        if (document::stands_for_earthquake(analysis, part.load_case_id)) {
            factors.sum += part.factor;
            factors.size += std::abs(part.factor);
        }
    return factors;
}

// `set` has the earthquake with its sign; pressed is positive along the curves of members.
void look_at(const analysis::ResultSet& set, const curves::Curve& quake, const Factors& factors,
             Slack& worst) {
    const curves::Term terms[] = {{&set.curves[worst.member].n, 1.0},
                                  {&quake, factors.size - factors.sum}};
    const curves::Extreme most = curves::range_of(curves::sum(terms)).most;
    const double loss = factors.size * std::max(quake.at_left(most.x), quake.at_right(most.x));
    if (!(most.value > analysis::least_pull)) return;
    ++worst.sets;
    if (most.value > (1.0 + 1e-9) * worst.pressed_by()) {
        worst.tension = std::max(0.0, loss - most.value);
        worst.loss = loss;
        worst.set = &set;
    }
}

std::string kilonewtons_of(double force) { return format(force / 1e3, 3) + " kN"; }

}  // namespace

void recover(const eigen::DividedModel& model, const analysis::System& system,
             analysis::ResultSet& set) {
    analysis::recover(model.structure, model.elements, system, set);
    for (std::size_t c = 0; c < model.hanging.size(); ++c) {
        const analysis::CableTangent& cable = model.elements.cables[c];
        const Vector3 change =
            -analysis::forces_of(cable, model.structure, set.displacements).segment<3>(0);
        const auto m = static_cast<std::size_t>(cable.member);
        recover_cable(model.structure.members[m], model.hanging[c], change, set.members[m],
                      set.curves[m]);
    }
    if (!model.hanging.empty()) analysis::find_extremes(set);
}

Issues find_slack_cables(const model::Structure& structure, const analysis::ResultSet& earthquake,
                         const analysis::LinearResult& result) {
    const document::Analysis& analysis = structure.document->analysis;
    std::vector<Slack> found;
    for (std::size_t m = 0; m < earthquake.curves.size(); ++m) {
        if (!structure.members[m].is_cable()) continue;
        Slack worst;
        worst.member = m;
        for (std::size_t c = 0; c < result.combinations.size(); ++c) {
            const Factors factors = factors_of_earthquakes(analysis, analysis.load_combinations[c]);
            if (factors.size > 0.0 && result.combinations[c].is_usable())
                look_at(result.combinations[c], earthquake.curves[m].n, factors, worst);
        }
        if (worst.sets > 0) found.push_back(worst);
    }
    if (found.empty()) return {};
    const auto worst = std::ranges::max_element(found, {}, &Slack::pressed_by);
    std::vector<std::int64_t> others;
    for (const Slack& each : found)
        if (&each != &*worst) others.push_back(structure.members[each.member].source->id);
    std::string message = "cable " + std::to_string(structure.members[worst->member].source->id) +
                          " would go slack in combination \"" + worst->set->name + "\"";
    if (worst->sets > 1) message += " (and in " + std::to_string(worst->sets - 1) + " more)";
    message += ": the earthquake takes " + kilonewtons_of(worst->loss) + " from a tension of " +
               kilonewtons_of(worst->tension) + ", and its forces hold only while cables stay taut";
    if (!others.empty()) message += "; so would " + text::counted("member", others);
    return {{IssueCode::cables_slacken, message, path_of("model.members", worst->member)}};
}

}  // namespace loadpath::seismic
