// Documents of one straight line of members with section forces in closed form, for tests of
// checks.
#pragma once

#include <doctest/doctest.h>

#include <cmath>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "checks/run_checks.hpp"
#include "document/json_reader.hpp"
#include "results/document/trace_text.hpp"

namespace fixture {

using namespace loadpath;
using curves::Curve;
using curves::MemberForces;
using curves::Piece;
using curves::Polynomial;

inline document::Document read_document(const std::string& text) {
    document::JsonReader reader(text);
    document::Document document;
    read(reader, document);
    REQUIRE_MESSAGE(!reader.failed(), reader.issue().message);
    return document;
}

// Nodes at these X, all on the x-axis, ids from 1; members between neighbours, ids from 1.
struct Line {
    std::vector<double> x{0.0, 6.0};
    std::string section;  // fields after "material": 1
    std::string material = R"("name": "S235", "yield_stress": 235e6)";
    std::string sets;    // items of member_sets
    std::string checks;  // items of unity_checks
    std::string dimensionality = "3D";
    std::string limit_state = R"("ULS")";
    std::string member_fields;  // of every member
    std::string options;
    bool is_supported_at_end = true;

    document::Document document() const {
        std::string nodes, members;
        for (std::size_t k = 0; k < x.size(); ++k) {
            const bool has_support = k == 0 || (is_supported_at_end && k + 1 == x.size());
            nodes += (k ? "," : "") + std::string(R"({"id":)") + std::to_string(k + 1) +
                     R"(,"X":)" + std::to_string(x[k]) + R"(,"Y":0,"Z":0,"nodal_support":)" +
                     (has_support ? "1" : "null") + "}";
            if (k == 0) continue;
            members += (k > 1 ? "," : "") + std::string(R"({"id":)") + std::to_string(k) +
                       R"(,"start_node_id":)" + std::to_string(k) + R"(,"end_node_id":)" +
                       std::to_string(k + 1) + R"(,"section":1)" +
                       (member_fields.empty() ? "" : "," + member_fields) + "}";
        }
        return read_document(
            R"({"settings":{"general_info":{},"unit_settings":{}},"model":{"materials":[{"id":1,"e_mod":210e9,)"
            R"("g_mod":81e9,"density":7850,)" +
            material + R"(}],"sections":[{"id":1,"name":"test","material":1,)" + section +
            R"(}],"nodal_supports":[{"id":1}],"nodes":[)" + nodes + R"(],"members":[)" + members +
            R"(],"member_sets":[)" + sets + R"(]},"analysis":{"options":{"dimensionality":")" +
            dimensionality + R"(","order":"LINEAR")" + (options.empty() ? "" : "," + options) +
            R"(},"load_cases":[{"id":1,"name":"G"},{"id":2,"name":"Q"}],)"
            R"("load_combinations":[{"id":7,"name":"C","check":"ALL","limit_state":)" +
            limit_state +
            R"(,"load_case_factors":[{"load_case_id":1,"factor":1.0}]}],"unity_checks":[)" +
            checks + "]}}");
    }
};

// The same forces under every combination; nodes stay where they are unless moved.
struct Results : checks::AnalysisResults {
    bool planar = false;
    std::vector<MemberForces> members;
    std::vector<std::array<double, 6>> motions;
    bool solved = true;

    bool is_planar() const override { return planar; }
    bool is_solved(std::size_t) const override { return solved; }
    double member_length(std::size_t member) const override { return members[member].length; }
    const MemberForces& member_forces(std::size_t, std::size_t member) const override {
        return members[member];
    }
    std::array<double, 6> node_motion(std::size_t, std::size_t node) const override {
        return node < motions.size() ? motions[node] : std::array<double, 6>{};
    }
    std::vector<std::size_t> surface_nodes(std::size_t) const override { return {}; }
    std::optional<double> element_stress(std::size_t, std::size_t,
                                         document::PlateStressMeasure) const override {
        return std::nullopt;
    }
    std::optional<double> surface_stress(std::size_t, std::size_t,
                                         document::PlateStressMeasure) const override {
        return std::nullopt;
    }
};

// Simply supported under a uniform load: the document's signs.
inline MemberForces uniform_load(double length, double q) {
    MemberForces f;
    f.length = length;
    f.vy = {{Piece{0.0, length, Polynomial{{0.5 * q * length, -q}}}}};
    f.mz = {{Piece{0.0, length, Polynomial{{0.0, -0.5 * q * length, 0.5 * q}}}}};
    return f;
}

// Constant compression and a moment that runs from `start` to `end`.
inline MemberForces column(double length, double n, double start, double end) {
    MemberForces f;
    f.length = length;
    f.n = {{Piece{0.0, length, Polynomial{{n}}}}};
    f.mz = {{Piece{0.0, length, Polynomial{{start, (end - start) / length}}}}};
    f.vy = {{Piece{0.0, length, Polynomial{{(start - end) / length}}}}};
    return f;
}

// A step of a trace as it reads.
struct Step {
    std::string label, formula, substituted;
    std::optional<double> value;
};

// An entity together with its trace.
struct Checked : checks::EntityResult {
    std::vector<Step> steps;
};

inline std::vector<Step> read_steps(const checks::TraceLog& traces, checks::TraceRange range) {
    results::TraceText text(traces.words().all());
    const std::span<const checks::QuantityRow> quantities(traces.quantities());
    std::vector<Step> steps;
    for (std::size_t k = range.first; k < range.first + range.count; ++k) {
        const checks::StepRow& row = traces.steps()[k];
        const double from = k == 0 ? 0.0 : traces.steps()[k - 1].quantities_end;
        const std::size_t number = text.heading_of(row);
        const auto& heading = text.heading(number);
        const std::string_view substituted = text.substituted(
            number, row,
            quantities.subspan(static_cast<std::size_t>(from),
                               static_cast<std::size_t>(row.quantities_end - from)));
        steps.push_back({heading.label, heading.formula, std::string(substituted),
                         std::isnan(row.value) ? std::nullopt : std::optional(row.value)});
    }
    return steps;
}

inline Checked first_entity(const document::Document& document, const Results& results) {
    const checks::ChecksOutcome outcome = checks::run_checks(document, results);
    const checks::EntityResult& entity = outcome.checks.at(0).per_entity.at(0);
    return {entity, read_steps(outcome.traces, entity.trace)};
}

inline std::optional<double> row(const Checked& entity, const std::string& label) {
    for (const Step& step : entity.steps) {
        if (step.label == label) return step.value;
    }
    return std::nullopt;
}

inline std::string ec3(const std::string& spec,
                       const std::string& applies_to = R"({"type":"AllMembers"})") {
    return R"({"id":"ec3","name":"steel","applies_to":)" + applies_to + R"(,"spec":{"Ec3Steel":{)" +
           spec + R"(}},"limit_state":"ULS"})";
}

inline const std::string ipe_330 =
    R"("area":6.26e-3,"i_z":1.177e-4,"i_y":7.881e-6,"j":2.815e-7,"i_w":1.991e-7,"wel_z":7.131e-4,)"
    R"("wpl_z":8.043e-4,"wel_y":9.85e-5,"wpl_y":1.537e-4,)"
    R"("dimensions":{"shape":"I","h":0.33,"b":0.16,"tw":0.0075,"tf":0.0115,"r":0.018})";

}  // namespace fixture
