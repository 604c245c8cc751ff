// The size of the whole, and of members against their sections.
#include <algorithm>
#include <cmath>

#include "plausibility/rules.hpp"
#include "plausibility/words.hpp"

namespace loadpath::plausibility {

namespace {

constexpr double longest_member = 800;  // metres; the longest stays of bridges have 600
constexpr double smallest_model = 0.05;
constexpr double largest_plates = 3000;
constexpr double largest_model = 1e5;
constexpr double slenderest = 400;

double usual_length(const Subject& subject) {
    std::vector<double> lengths;
    for (const Bar& bar : subject.bars)
        if (bar.is_sound) lengths.push_back(bar.length);
    if (lengths.empty()) return 0;
    const auto middle = lengths.begin() + static_cast<std::ptrdiff_t>(lengths.size() / 2);
    std::nth_element(lengths.begin(), middle, lengths.end());
    return *middle;
}

bool check_size(const Subject& subject, Findings& findings) {
    const double length = usual_length(subject);
    std::string message = "the model is " + few_digits(subject.extent) + " m large";
    if (length > 0) message += " and its members mostly " + few_digits(length) + " m long";
    const bool has_plates = !subject.document.model.plate_elements.empty() ||
                            !subject.document.model.plate_surfaces.empty();
    if (length > longest_member || (has_plates && subject.extent > largest_plates)) {
        findings.add({IssueCode::implausible_extent,
                      message + "; the coordinates read like millimetres", "model.nodes",
                      few_digits(subject.extent / 1e3) + " m"});
        return true;
    }
    if (subject.extent > 0 && subject.extent < smallest_model) {
        findings.add({IssueCode::implausible_extent,
                      message + "; metres were probably given where the settings say otherwise",
                      "model.nodes"});
        return true;
    }
    return false;
}

// One node far from all others, such as a coordinate with its exponent slipped.
bool check_stray_node(const Subject& subject, Findings& findings) {
    if (!(subject.extent > largest_model)) return false;
    const auto far = [&](std::size_t i) {
        return subject.parts_at[i] > 0 ? subject.points[i].cwiseAbs().maxCoeff() : 0.0;
    };
    std::size_t farthest = 0;
    for (std::size_t i = 1; i < subject.points.size(); ++i)
        if (far(i) > far(farthest)) farthest = i;
    findings.add({IssueCode::implausible_extent,
                  "lies " + few_digits(far(farthest)) + " m from the origin, and the model is " +
                      few_digits(subject.extent) + " m large",
                  path_of("model.nodes", farthest)});
    return true;
}

// A section that is itself in doubt measures nothing.
bool is_doubted(std::size_t i, const std::vector<document::Section>& sections,
                const Findings& findings) {
    return sections[i].area <= 0 || findings.is_about(path_of("model.sections", i));
}

// Members may be cut into pieces as short as one likes, but the whole is larger than its sections.
void check_stockiness(const Subject& subject, const std::vector<std::vector<int>>& users,
                      Findings& findings) {
    const auto& sections = subject.document.model.sections;
    for (std::size_t i = 0; i < sections.size(); ++i) {
        if (users[i].empty() || is_doubted(i, sections, findings)) continue;
        const double depth = depth_of(sections[i]);
        if (depth <= subject.extent) continue;
        findings.add({IssueCode::implausible_slenderness,
                      "is about " + few_digits(depth) + " m deep, more than the whole model of " +
                          few_digits(subject.extent) + " m is large",
                      path_of("model.sections", i)});
    }
}

void check_slender(const Subject& subject, const std::vector<std::vector<int>>& users,
                   Findings& findings) {
    const auto& sections = subject.document.model.sections;
    for (std::size_t i = 0; i < sections.size(); ++i) {
        if (is_doubted(i, sections, findings)) continue;
        // No section is less deep than a square of its area, whatever its stiffness is said to be.
        const double depth = std::max(depth_of(sections[i]), std::sqrt(sections[i].area));
        int worst = nowhere, count = 0;
        for (const int each : users[i]) {
            const Bar& bar = subject.bars[each];
            if (!bar.bends || bar.is_pinned || bar.length <= slenderest * depth) continue;
            ++count;
            if (worst == nowhere || bar.length > subject.bars[worst].length) worst = each;
        }
        if (worst == nowhere) continue;
        std::string message = "is " + few_digits(subject.bars[worst].length) +
                              " m long with a section about " + few_digits(depth) +
                              " m deep (section " + std::to_string(sections[i].id) +
                              "): beams have up to 40 times their depth";
        if (count > 1)
            message += "; so have " + std::to_string(count - 1) + " more of this section";
        findings.add({IssueCode::implausible_slenderness, message,
                      path_of("model.members", static_cast<std::size_t>(worst))});
    }
}

// What is half as thick as the whole model is large is no plate.
template <class Plate>
void check_thickness(const Subject& subject, const char* list, const std::vector<Plate>& plates,
                     Findings& findings) {
    for (std::size_t i = 0; i < plates.size(); ++i)
        if (plates[i].thickness > subject.extent / 2)
            findings.add(
                {IssueCode::implausible_slenderness,
                 "is " + few_digits(plates[i].thickness) + " m, in a model that is " +
                     few_digits(subject.extent) + " m large; millimetres were probably given",
                 path_of(list, i) + ".thickness", few_digits(plates[i].thickness / 1e3) + " m"});
}

}  // namespace

void check_extent(const Subject& subject, Findings& findings) {
    if (check_size(subject, findings) || check_stray_node(subject, findings) || subject.extent <= 0)
        return;
    const auto users = bars_by_section(subject);
    check_stockiness(subject, users, findings);
    check_slender(subject, users, findings);
    const document::Model& model = subject.document.model;
    check_thickness(subject, "model.plate_surfaces", model.plate_surfaces, findings);
    if (model.plate_surfaces.empty())
        check_thickness(subject, "model.plate_elements", model.plate_elements, findings);
}

}  // namespace loadpath::plausibility
