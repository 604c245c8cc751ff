#include "seismic/seismic_combination.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>

#include "analysis/own_figures.hpp"
#include "curves/range.hpp"
#include "seismic/shaken_cables.hpp"

namespace loadpath::seismic {

namespace {

using analysis::ResultSet;
using curves::Curve;
using curves::MemberForces;
using document::stands_for_earthquake;

double away_from_zero(double value, double by) { return value < 0.0 ? value - by : value + by; }

curves::Polynomial polynomial_from(const Curve& curve, double x0, double x1) {
    for (const curves::Piece& piece : curve.pieces)
        if (piece.x0 <= x0 && x1 <= piece.x1) return piece.p.shifted(x0 - piece.x0);
    return {};
}

// Each value of a curve moved away from zero by that of another, which has no sign.
Curve moved_away(const Curve& curve, const Curve& by, double factor, double length) {
    const Curve* both[] = {&curve, &by};
    const std::vector<double> x = curves::stations(both, length);
    Curve moved;
    for (std::size_t i = 0; i + 1 < x.size(); ++i) {
        const curves::Polynomial value = polynomial_from(curve, x[i], x[i + 1]);
        const curves::Roots roots = curves::roots_within(value, x[i + 1] - x[i]);
        std::vector<double> ends{0.0};
        for (std::size_t k = 0; k < roots.count; ++k)
            if (roots.s[k] > ends.back()) ends.push_back(roots.s[k]);
        if (ends.back() < x[i + 1] - x[i]) ends.push_back(x[i + 1] - x[i]);
        for (std::size_t k = 0; k + 1 < ends.size(); ++k) {
            const double sign = value.at(0.5 * (ends[k] + ends[k + 1])) < 0.0 ? -factor : factor;
            curves::Piece piece{x[i] + ends[k],
                                k + 2 == ends.size() ? x[i + 1] : x[i] + ends[k + 1],
                                value.shifted(ends[k])};
            curves::Polynomial added = polynomial_from(by, x[i], x[i + 1]).shifted(ends[k]);
            added *= sign;
            piece.p += added;
            moved.pieces.push_back(piece);
        }
    }
    return moved;
}

class Shaken {
 public:
    Shaken(const model::Structure& structure, const ResultSet& earthquake, double factor)
        : structure_(structure), quake_(earthquake), factor_(factor), size_(std::abs(factor)) {}

    void add_to(ResultSet& set) const {
        analysis::OwnFigures own = analysis::own_figures(structure_, set);
        for (std::size_t m = 0; m < set.members.size(); ++m) {
            own.end_displacements[m] += factor_ * quake_.own->end_displacements[m];
            own.node_forces[m] += factor_ * quake_.own->node_forces[m];
            add_to_member(m, set);
        }
        set.own = std::make_shared<const analysis::OwnFigures>(std::move(own));
        for (std::size_t i = 0; i < set.displacements.size(); ++i)
            set.displacements[i] += factor_ * quake_.displacements[i];
        for (std::size_t s = 0; s < set.reactions.size(); ++s)
            for (std::size_t k = 0; k < set.reactions[s].size(); ++k)
                set.reactions[s][k] += factor_ * quake_.reactions[s][k];
        for (std::size_t p = 0; p < set.plates.size(); ++p) add_to_plate(p, set);
    }

 private:
    void add_to_member(std::size_t m, ResultSet& set) const {
        assembly::EndState& ends = set.members[m];
        ends.displacements += factor_ * quake_.members[m].displacements;
        for (int k = 0; k < elements::frame_size; ++k) {
            double& force = ends.forces[k];
            const double by = quake_.members[m].forces[k];
            // What presses at the start presses against the axis at the end.
            if (k % model::unknowns_per_joint == 0)
                force += (k == 0 ? factor_ : -factor_) * by;
            else
                force = away_from_zero(force, size_ * by);
        }
        constexpr Curve MemberForces::* with_sign[] = {&MemberForces::n, &MemberForces::dx,
                                                       &MemberForces::dy, &MemberForces::dz};
        constexpr Curve MemberForces::* away[] = {&MemberForces::vy, &MemberForces::vz,
                                                  &MemberForces::mx, &MemberForces::my,
                                                  &MemberForces::mz, &MemberForces::bimoment};
        const MemberForces before = set.curves[m];
        MemberForces& curves = set.curves[m];
        const MemberForces& quake = quake_.curves[m];
        for (const auto each : with_sign) curves.*each = sum(before.*each, quake.*each, factor_);
        for (const auto each : away)
            if (!(quake.*each).is_empty())
                curves.*each = moved_away(before.*each, quake.*each, size_, curves.length);
        const auto of = analysis::curves_of(before), by = analysis::curves_of(quake);
        for (std::size_t c = 0; c < analysis::curve_count; ++c)
            set.extremes[m][c] = {curves::range_of(sum(*of[c], *by[c], size_)).most,
                                  curves::range_of(sum(*of[c], *by[c], -size_)).least};
    }

    static Curve sum(const Curve& one, const Curve& other, double factor) {
        const curves::Term terms[] = {{&one, 1.0}, {&other, factor}};
        return curves::sum(terms);
    }

    void add_to_plate(std::size_t p, ResultSet& set) const {
        const auto add = [&](shell::Resultants& to, const shell::Resultants& by) {
            double* value = &to.nx;
            const double* more = &by.nx;
            for (std::size_t k = 0; k < sizeof to / sizeof(double); ++k)
                value[k] = away_from_zero(value[k], size_ * more[k]);
        };
        analysis::PlateState& plate = set.plates[p];
        add(plate.centre, quake_.plates[p].centre);
        for (std::size_t c = 0; c < plate.corners.size(); ++c)
            add(plate.corners[c], quake_.plates[p].corners[c]);
        plate.forces += factor_ * quake_.plates[p].forces;
    }

    const model::Structure& structure_;
    const ResultSet& quake_;
    double factor_, size_;
};

// Why an earthquake has no figures, as an error of the sets that need them.
Issue why_none(const SeismicResult& found) {
    if (!found.errors.empty()) return found.errors[0];
    return {IssueCode::fewer_modes, "no direction of the earthquake has a result",
            "analysis.seismic"};
}

// Factors by load case, with those of earthquakes turned round.
std::map<std::int64_t, double> factors_of(const document::Analysis& analysis,
                                          const document::LoadCombination& combination,
                                          double of_earthquake) {
    std::map<std::int64_t, double> factors;
    for (const document::LoadCaseFactor& part : combination.load_case_factors)
        factors[part.load_case_id] +=
            part.factor *
            (stands_for_earthquake(analysis, part.load_case_id) ? of_earthquake : 1.0);
    return factors;
}

}  // namespace

void put_into_sets(const model::Structure& structure, const SeismicResult& found,
                   analysis::LinearResult& result) {
    const document::Analysis& analysis = structure.document->analysis;
    const ResultSet* earthquake = found.all_directions();
    for (ResultSet& set : result.cases) {
        if (!stands_for_earthquake(analysis, set.id)) continue;
        if (earthquake == nullptr) {
            set.errors.assign(1, why_none(found));
            continue;
        }
        ResultSet of_case = *earthquake;
        of_case.kind = ResultSet::Kind::load_case;
        of_case.id = set.id;
        of_case.name = set.name;
        set = std::move(of_case);
    }
    for (std::size_t c = 0; c < result.combinations.size(); ++c) {
        ResultSet& set = result.combinations[c];
        for (const document::LoadCaseFactor& part :
             analysis.load_combinations[c].load_case_factors) {
            if (part.factor == 0.0 || !stands_for_earthquake(analysis, part.load_case_id)) continue;
            if (earthquake == nullptr)
                set.errors.assign(1, why_none(found));
            else if (set.is_usable())
                Shaken(structure, *earthquake, part.factor).add_to(set);
        }
    }
    if (earthquake != nullptr)
        std::ranges::move(find_slack_cables(structure, *earthquake, result),
                          std::back_inserter(result.warnings));
}

Issues find_missing_signs(const document::Analysis& analysis) {
    Issues found;
    const auto& combinations = analysis.load_combinations;
    for (std::size_t c = 0; c < combinations.size(); ++c) {
        const auto own = factors_of(analysis, combinations[c], 1.0);
        const auto opposite = factors_of(analysis, combinations[c], -1.0);
        const bool has_twin = std::any_of(combinations.begin(), combinations.end(),
                                          [&](const document::LoadCombination& each) {
                                              return factors_of(analysis, each, 1.0) == opposite;
                                          });
        if (own == opposite || has_twin) continue;
        found.push_back(
            {IssueCode::seismic_sign_missing,
             "should have a twin in which the earthquake has the opposite factor, found "
             "none",
             path_of("analysis.load_combinations", c)});
    }
    return found;
}

}  // namespace loadpath::seismic
