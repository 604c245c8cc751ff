// Lengths that a document states beside its geometry: of what buckles or deflects, from the shear
// centre to a load, and of offsets.
#include <array>
#include <cmath>
#include <map>

#include "plausibility/rules.hpp"
#include "plausibility/words.hpp"

namespace loadpath::plausibility {

namespace {

// Both ends clamped give 0.5, and no more can be clamped.
constexpr double least_effective_factor = 0.5 / 1.001;

class LengthRules {
 public:
    LengthRules(const Subject& subject, Findings& findings)
        : subject_(subject), findings_(findings) {}

    void run() {
        const document::Model& model = subject_.document.model;
        for (std::size_t i = 0; i < model.member_sets.size(); ++i)
            check_set(model.member_sets[i], path_of("model.member_sets", i));
        check_sets_of_one_member();
        for (std::size_t i = 0; i < subject_.bars.size(); ++i) check_offsets(i);
        check_load_heights();
        check_limited_lengths();
        for (std::size_t i = 0; i < model.sections.size(); ++i)
            check_asymmetry(model.sections[i], path_of("model.sections", i));
    }

 private:
    void doubt(std::string message, const std::string& path) {
        findings_.add({IssueCode::implausible_length, std::move(message), path});
    }

    double depth_at(int bar) const {
        const int section = subject_.bars[bar].section;
        return section == nowhere ? 0.0 : depth_of(subject_.document.model.sections[section]);
    }

    // Nothing is held at points that are nearer to each other than the bar is deep.
    void check_set(const document::MemberSet& set, const std::string& at) {
        double depth = 0.0;
        for (const std::int64_t id : set.member_ids)
            if (const int bar = subject_.member(id); bar != nowhere)
                depth = std::max(depth, depth_at(bar));
        const auto check_length = [&](const std::optional<double>& length, const char* field) {
            if (!length || *length <= 0.0 || *length >= depth) return;
            doubt("is " + few_digits(*length) + " m, less than the section is deep, " +
                      few_digits(depth) + " m",
                  at + field);
        };
        check_length(set.buckling_length_y, ".buckling_length_y");
        check_length(set.buckling_length_z, ".buckling_length_z");
        check_length(set.buckling_length_t, ".buckling_length_t");
        check_length(set.ltb_length, ".ltb_length");
        const auto check_factor = [&](const std::optional<double>& factor, const char* field) {
            if (!factor || *factor <= 0.0 || *factor >= least_effective_factor) return;
            doubt("is " + few_digits(*factor) +
                      "; a bar that is clamped at both ends has 0.5, the least there is",
                  at + field);
        };
        check_factor(set.effective_length_factor_y, ".effective_length_factor_y");
        check_factor(set.effective_length_factor_z, ".effective_length_factor_z");
    }

    using Stated = std::array<std::optional<double>, 6>;

    static Stated stated_by(const document::MemberSet& set) {
        Stated stated{set.buckling_length_y,         set.buckling_length_z,
                      set.buckling_length_t,         set.effective_length_factor_y,
                      set.effective_length_factor_z, set.ltb_length};
        for (std::optional<double>& each : stated)
            if (each && *each <= 0.0) each.reset();
        return stated;
    }

    // Of several sets that state how a member buckles the first counts.
    void check_sets_of_one_member() {
        const auto& sets = subject_.document.model.member_sets;
        std::map<std::int64_t, std::size_t> first;
        for (std::size_t i = 0; i < sets.size(); ++i) {
            const Stated stated = stated_by(sets[i]);
            const bool states = !sets[i].buckling_restraints.empty() || stated != Stated{};
            if (!states) continue;
            for (const std::int64_t id : sets[i].member_ids) {
                const auto [before, is_first] = first.try_emplace(id, i);
                if (is_first || before->second == i) continue;
                const Stated counted = stated_by(sets[before->second]);
                bool differs = false;
                for (std::size_t k = 0; k < stated.size(); ++k)
                    differs = differs || (stated[k] && stated[k] != counted[k]);
                if (!differs) continue;
                doubt("states other lengths of member " + std::to_string(id) + " than member set " +
                          std::to_string(sets[before->second].id) +
                          ", and checks take those of the first alone",
                      path_of("model.member_sets", i));
                break;
            }
        }
    }

    // Offsets reach from the axis of one part to the face of another.
    void check_offsets(std::size_t member) {
        const Bar& bar = subject_.bars[member];
        if (!bar.is_sound || bar.section == nowhere) return;
        const double between = (subject_.points[bar.end] - subject_.points[bar.start]).norm();
        if (!(bar.length < 0.5 * between)) return;
        doubt("leave " + few_digits(bar.length) + " m of the " + few_digits(between) +
                  " m between the nodes; the rest of the span is taken for rigid",
              path_of("model.members", member));
    }

    // A load does not act further from the shear centre than the deepest section reaches.
    void check_load_heights() {
        double deepest = 0.0;
        for (const document::Section& section : subject_.document.model.sections)
            deepest = std::max(deepest, depth_of(section));
        const auto& checks = subject_.document.analysis.unity_checks;
        for (std::size_t i = 0; i < checks.size(); ++i) {
            const auto& spec = checks[i].spec.Ec3Steel;
            if (!spec || deepest <= 0.0 || std::fabs(spec->z_g) <= deepest) continue;
            doubt("is " + few_digits(spec->z_g) + " m, and the deepest section is " +
                      few_digits(deepest) + " m deep",
                  path_of("analysis.unity_checks", i) + ".spec.Ec3Steel.z_g");
        }
    }

    // Of a cantilever twice its length is meant; nothing is much longer than the model.
    void check_limited_lengths() {
        const auto& checks = subject_.document.analysis.unity_checks;
        for (std::size_t i = 0; i < checks.size(); ++i) {
            const auto& spec = checks[i].spec.Deflection;
            if (!spec || !spec->length || *spec->length <= 4 * subject_.extent) continue;
            doubt("is " + few_digits(*spec->length) + " m, and the model measures " +
                      few_digits(subject_.extent) + " m",
                  path_of("analysis.unity_checks", i) + ".spec.Deflection.length");
        }
    }

    // z_j of EN 1993-1-1 is 0 with two axes of symmetry, and less than half the depth with one.
    void check_asymmetry(const document::Section& section, const std::string& at) {
        using Shape = document::SectionShape;
        if (!section.ec3 || !section.ec3->z_j) return;
        const auto& outline = section.dimensions;
        const bool is_even = outline && section.y_s.value_or(0) == 0 &&
                             outline->shape != Shape::U && outline->shape != Shape::L &&
                             outline->shape != Shape::T;
        const double most = is_even ? 0 : depth_of(section) / 2;
        if (std::fabs(*section.ec3->z_j) > most)
            doubt("is " + few_digits(*section.ec3->z_j) + " m, where this section has " +
                      few_digits(most) + " m at most",
                  at + ".ec3.z_j");
    }

    const Subject& subject_;
    Findings& findings_;
};

}  // namespace

void check_lengths(const Subject& subject, Findings& findings) {
    // What they are measured by has to be sound itself.
    if (findings.is_about("model.sections")) return;
    LengthRules(subject, findings).run();
}

}  // namespace loadpath::plausibility
