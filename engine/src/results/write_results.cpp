#include "results/write_results.hpp"

#include <algorithm>
#include <array>

#include "analysis/system.hpp"
#include "curves/furthest.hpp"
#include "results/envelope.hpp"
#include "results/global_extremes.hpp"
#include "results/plate_tables.hpp"
#include "results/selections.hpp"
#include "results/tables.hpp"
#include "version.hpp"

namespace loadpath::results {

namespace {

using model::unknowns_per_joint;

void put_issues(JsonWriter& out, const char* severity, const Issues& issues) {
    out.key(std::string(severity) + "s").begin_array();
    for (const Issue& issue : issues) {
        out.begin_object();
        out.field("code", name_of(issue.code)).field("severity", severity);
        out.field("message", issue.message).field("path", issue.path);
        if (!issue.suggestion.empty()) out.field("suggestion", issue.suggestion);
        out.end_object();
    }
    out.end_array();
}

// The pieces that all curves of a member share, or nothing where they differ.
const curves::Curve* shared_pieces(
    const std::array<const curves::Curve*, analysis::curve_count>& all, double length) {
    const curves::Curve* first = nullptr;
    for (const curves::Curve* curve : all) {
        if (curve->is_empty()) continue;
        if (first == nullptr) {
            first = curve;
            if (curve->pieces.front().x0 != 0.0 || curve->pieces.back().x1 != length)
                return nullptr;
            continue;
        }
        const auto same = [](const curves::Piece& a, const curves::Piece& b) {
            return a.x0 == b.x0 && a.x1 == b.x1;
        };
        if (!std::equal(curve->pieces.begin(), curve->pieces.end(), first->pieces.begin(),
                        first->pieces.end(), same))
            return nullptr;
    }
    return first;
}

// Every curve of a member over the same pieces: x0, x1, then ten polynomials of six coefficients.
void push_pieces(Tables& tables, const curves::MemberForces& forces, std::vector<double>& starts,
                 double& count) {
    const auto all = analysis::curves_of(forces);
    const curves::Polynomial nothing;
    if (const curves::Curve* shared = shared_pieces(all, forces.length)) {
        for (std::size_t i = 0; i < shared->pieces.size(); ++i, ++count) {
            tables.push(shared->pieces[i].x0);
            tables.push(shared->pieces[i].x1);
            for (const curves::Curve* curve : all)
                tables.push_all((curve->is_empty() ? nothing : curve->pieces[i].p).c,
                                nothing.c.size());
        }
        starts.push_back(count);
        return;
    }
    const std::vector<double> x = curves::stations(all, forces.length);
    for (std::size_t i = 0; i + 1 < x.size(); ++i, ++count) {
        tables.push(x[i]);
        tables.push(x[i + 1]);
        for (const curves::Curve* curve : all) {
            curves::Polynomial p;
            for (const curves::Piece& piece : curve->pieces)
                if (piece.x0 <= x[i] && x[i + 1] <= piece.x1) {
                    p = piece.x0 == x[i] ? piece.p : piece.p.shifted(x[i] - piece.x0);
                    break;
                }
            tables.push_all(p.c, p.c.size());
        }
    }
    starts.push_back(count);
}

// How many numbers the answer comes to (requests aside), so that the block need not move as it
// grows.
std::size_t expected_numbers(const model::Structure& structure,
                             const analysis::LinearResult& result) {
    const std::size_t members = static_cast<std::size_t>(structure.member_count());
    const std::size_t joints = reported_joints(structure).size();
    const std::size_t plates = structure.plates.size();
    const std::size_t of_ids =
        4 * joints + 11 * members + 2 * structure.supports.size() + 10 * plates;
    const std::size_t of_envelope = 28 * (joints + structure.supports.size()) + 40 * members;
    std::size_t count = of_ids + (result.combinations.empty() ? 0 : of_envelope);
    for (const auto* sets : {&result.cases, &result.combinations})
        for (const analysis::ResultSet& set : *sets) {
            count += unknowns_per_joint * (joints + set.reactions.size()) + 1 + 79 * plates;
            for (const curves::MemberForces& forces : set.curves)
                count += 3 * elements::frame_size + 45 +
                         62 * std::max<std::size_t>(1, forces.n.pieces.size());
        }
    return count;
}

// Where each member moves furthest: x, then its displacement in global axes.
void push_furthest(const model::Structure& structure, const analysis::ResultSet& set,
                   Tables& tables) {
    tables.begin("displacement_peaks", 4);
    for (std::size_t m = 0; m < set.curves.size(); ++m) {
        const curves::Furthest peak = curves::furthest_displacement(set.curves[m]);
        const model::Vector3 local(peak.displacement[0], peak.displacement[1],
                                   peak.displacement[2]);
        tables.push(peak.x);
        tables.push_all(model::Vector3(structure.members[m].axes.transpose() * local), 3);
    }
}

void push_joint(Tables& tables, const analysis::ResultSet& set, std::size_t joint) {
    tables.push_all(set.displacements.data() + joint * unknowns_per_joint, unknowns_per_joint);
}

void write_tables(const model::Structure& structure, const analysis::ResultSet& set,
                  Numbers& numbers, JsonWriter& out) {
    Tables tables(numbers);
    tables.begin("displacements", unknowns_per_joint);
    for (const int joint : reported_joints(structure))
        push_joint(tables, set, static_cast<std::size_t>(joint));
    tables.begin("reactions", unknowns_per_joint);
    for (const auto& reaction : set.reactions) tables.push_all(reaction, reaction.size());
    tables.begin("end_forces", elements::frame_size);
    for (const auto& ends : set.members) tables.push_all(ends.forces, elements::frame_size);
    tables.begin("end_displacements", elements::frame_size);
    for (std::size_t m = 0; m < set.members.size(); ++m) {
        const model::Member& member = structure.members[m];
        tables.push_all(assembly::to_ends(member, analysis::gather(member, set.displacements)),
                        elements::frame_size);
    }
    tables.begin("node_forces", elements::frame_size);
    for (std::size_t m = 0; m < set.members.size(); ++m)
        tables.push_all(assembly::to_joints(structure.members[m], set.members[m].forces),
                        elements::frame_size);
    // Largest and smallest value of each curve and where: max, x, min, x.
    tables.begin("extremes", 40);
    for (const auto& of_member : set.extremes)
        for (const auto& [most, least] : of_member)
            for (const double value : {most.value, most.x, least.value, least.x})
                tables.push(value);
    push_furthest(structure, set, tables);
    if (asks_for(structure.document->analysis.options, document::ResultBlock::global_envelopes)) {
        tables.begin("global_extremes", 14);
        for (std::size_t m = 0; m < set.curves.size(); ++m) {
            const GlobalExtremes extremes =
                global_extremes(set.curves[m], structure.members[m].axes);
            tables.push_all(extremes.most, extremes.most.size());
            tables.push_all(extremes.least, extremes.least.size());
        }
    }
    std::vector<double> starts{0.0};
    double count = 0.0;
    tables.begin("pieces", 62);
    for (const auto& forces : set.curves) push_pieces(tables, forces, starts, count);
    tables.begin("piece_start", 1);
    tables.push_all(starts, starts.size());
    if (!set.motions.empty()) {
        const std::vector<int> joints = reported_joints(structure);
        tables.begin("motions", joints.size() * unknowns_per_joint);
        for (const analysis::FreeMotion& motion : set.motions)
            for (const int joint : joints)
                tables.push_all(motion.displacements.data() + joint * unknowns_per_joint,
                                unknowns_per_joint);
    }
    push_plate_results(structure, set, tables);
    out.key("tables");
    tables.write(out);
}

void write_vector(JsonWriter& out, const char* name, const analysis::Vector6& v) {
    out.key(name).begin_array();
    for (int k = 0; k < 6; ++k) out.value(v[k]);
    out.end_array();
}

void write_set(const model::Structure& structure, const analysis::ResultSet& set, Numbers& numbers,
               JsonWriter& out) {
    out.begin_object();
    out.field("kind",
              set.kind == analysis::ResultSet::Kind::load_case ? "loadcase" : "loadcombination");
    out.field("id", set.id).field("name", set.name);
    out.field("converged", set.converged && set.errors.empty()).field("iterations", set.iterations);
    out.field("residual", set.residual).field("unbalanced", set.unbalanced);
    out.field("balance_error", set.balance.error);
    write_vector(out, "sum_of_loads", set.balance.loads);
    write_vector(out, "sum_of_reactions", set.balance.reactions);
    put_issues(out, "error", set.errors);
    put_issues(out, "warning", set.warnings);
    write_tables(structure, set, numbers, out);
    out.end_object();
}

void write_ids(const model::Structure& structure, Numbers& numbers, JsonWriter& out) {
    Tables tables(numbers);
    const document::Model& model = structure.document->model;
    tables.begin("node_ids", 1);
    for (const int joint : reported_joints(structure))
        tables.push(static_cast<double>(structure.node_id(joint)));
    tables.begin("node_positions", 3);
    for (const int joint : reported_joints(structure))
        tables.push_all(structure.joints[joint].at, 3);
    tables.begin("member_ids", 1);
    for (const auto& member : model.members) tables.push(static_cast<double>(member.id));
    tables.begin("member_lengths", 1);
    for (int m = 0; m < structure.member_count(); ++m) tables.push(structure.members[m].length);
    tables.begin("member_axes", 9);  // x, y, z in global components
    for (int m = 0; m < structure.member_count(); ++m)
        for (int k = 0; k < 9; ++k) tables.push(structure.members[m].axes(k / 3, k % 3));
    tables.begin("support_nodes", 1);
    for (const auto& support : structure.supports)
        tables.push(static_cast<double>(model.nodes[support.node].id));
    tables.begin("support_ids", 1);
    for (const auto& support : structure.supports) tables.push(static_cast<double>(support.id));
    push_plates(structure, tables);
    out.key("tables");
    tables.write(out);
}

}  // namespace

Answer write_results(const model::Structure& structure, const analysis::LinearResult& result,
                     const Issues& warnings, const More& more) {
    Answer answer;
    constexpr std::size_t room_for_header = 16'384;
    answer.numbers.reserve(expected_numbers(structure, result) + more.numbers + room_for_header);
    JsonWriter out;
    out.begin_object();
    out.field("engine_version", version());
    write_ids(structure, answer.numbers, out);
    out.key("sets").begin_array();
    for (const auto* sets : {&result.cases, &result.combinations})
        for (const analysis::ResultSet& set : *sets) write_set(structure, set, answer.numbers, out);
    out.end_array();
    if (!result.combinations.empty()) {
        out.key("envelope").begin_object().key("tables");
        Tables tables(answer.numbers);
        push_envelope(structure, result.combinations, tables);
        tables.write(out);
        out.end_object();
    }
    write_selections(structure, result, answer.numbers, out);
    put_issues(out, "warning", warnings);
    out.key("facts").begin_object();
    out.field("unknowns", result.facts.unknowns);
    out.field("entries", static_cast<std::int64_t>(result.facts.entries));
    out.field("factor_bytes", static_cast<std::int64_t>(result.facts.factor_bytes));
    out.field("pivot_ratio", result.facts.pivot_ratio).field("condition", result.facts.condition);
    out.end_object();
    more.write(answer.numbers, out);
    out.end_object();
    answer.json = out.text();
    return answer;
}

Answer write_errors(const Issues& errors, const Issues& warnings) {
    JsonWriter out;
    out.begin_object();
    out.field("engine_version", version());
    out.field("error", errors.front().message).field("code", name_of(errors.front().code));
    out.field("path", errors.front().path);
    put_issues(out, "error", errors);
    put_issues(out, "warning", warnings);
    out.end_object();
    return {std::string(out.text()), {}};
}

Answer write_issues(const Issues& errors, const Issues& warnings) {
    JsonWriter out;
    out.begin_object();
    out.field("engine_version", version()).field("valid", errors.empty());
    put_issues(out, "error", errors);
    put_issues(out, "warning", warnings);
    out.end_object();
    return {std::string(out.text()), {}};
}

}  // namespace loadpath::results
