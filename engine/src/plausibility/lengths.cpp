// Lengths that a document states beside its geometry: of what buckles or deflects, from the shear
// centre to a load, and of offsets.
#include <array>
#include <cmath>
#include <map>
#include <set>

#include "plausibility/rules.hpp"
#include "plausibility/words.hpp"

namespace loadpath::plausibility {

namespace {

// Of Euler's bars; in lattices with hinges drawn 0.75 is taken for tubes (EN 1993-1-1, BB.1.3).
struct LeastFactor {
    double factor = 0.0;
    const char* of = nullptr;
};
constexpr LeastFactor clamped{0.5, "that is clamped at both ends has 0.5"};
constexpr LeastFactor turning_at_one_end{0.699, "of which one end turns freely has 0.7"};
constexpr LeastFactor turning_in_lattice{0.75,
                                         "that turns freely at both ends has 0.75 in lattices"};
constexpr LeastFactor turning{1.0, "that turns freely at both ends has 1"};

class LengthRules {
 public:
    LengthRules(const Subject& subject, Findings& findings)
        : subject_(subject),
          findings_(findings),
          support_places_(subject.document.model.nodal_supports) {}

    void run() {
        const document::Model& model = subject_.document.model;
        find_stiff_ends();
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
        const LeastFactor least = least_factor(set);
        const auto check_factor = [&](const std::optional<double>& factor, const char* field) {
            if (!factor || *factor <= 0.0 || *factor >= least.factor / 1.001) return;
            doubt("is " + few_digits(*factor) + "; a bar " + least.of + ", the least there is",
                  at + field);
        };
        check_factor(set.effective_length_factor_y, ".effective_length_factor_y");
        check_factor(set.effective_length_factor_z, ".effective_length_factor_z");
    }

    // By the ends of a set of one member: of several, what meets them between may hold them.
    LeastFactor least_factor(const document::MemberSet& set) const {
        const bool is_planar =
            subject_.document.analysis.options.dimensionality == document::Dimensionality::two;
        if (set.member_ids.size() != 1 || is_planar || !set.buckling_restraints.empty())
            return clamped;
        const int bar = subject_.member(set.member_ids.front());
        if (bar == nowhere || !subject_.bars[bar].is_sound) return clamped;
        // Crossed braces hold each other where they meet, and are seldom drawn so.
        const Vector3 way = subject_.bars[bar].to - subject_.bars[bar].from;
        const bool is_upright = std::fabs(way.y()) > 0.99 * way.norm();
        if (!subject_.bars[bar].bends && !is_upright) return clamped;
        const int start = subject_.bars[bar].start, end = subject_.bars[bar].end;
        const int free = turns_at(bar, start) + turns_at(bar, end);
        if (free < 2) return free == 1 ? turning_at_one_end : clamped;
        const bool is_alone = subject_.parts_at[start] == 1 || subject_.parts_at[end] == 1;
        return is_alone ? turning : turning_in_lattice;
    }

    // Whether nothing keeps an end from turning: a hinge there, or a support that lets it turn and
    // nothing else that is stiffly joined. What nothing holds at all is no matter of factors.
    bool turns_at(int bar, int node) const {
        const document::Member& member = subject_.document.model.members[bar];
        if (!is_stiff_at(member, node == subject_.bars[bar].start)) return true;
        const bool meets_plates = subject_.parts_at[node] != subject_.bars_at[node];
        if (meets_plates || stiff_ends_[node] > 1) return false;
        const document::Model& model = subject_.document.model;
        const auto id = model.nodes[node].nodal_support;
        if (!id) return subject_.parts_at[node] > 1;
        const auto place = support_places_.find(*id);
        if (!place) return false;
        const document::NodalSupport* support = &model.nodal_supports[*place];
        const Vector3 along = (subject_.bars[bar].to - subject_.bars[bar].from).normalized();
        const std::optional<document::SupportCondition>* held[] = {&support->RX, &support->RY,
                                                                   &support->RZ};
        for (int k = 0; k < 3; ++k)
            if (!is_free(*held[k]) && (support->axes || std::fabs(along[k]) < 0.99)) return false;
        return true;
    }

    static bool is_free(const std::optional<document::SupportCondition>& condition) {
        return condition && condition->condition_type == document::SupportConditionType::Free;
    }

    // Whether a member's end turns with the node.
    bool is_stiff_at(const document::Member& member, bool is_start) const {
        using Type = document::MemberType;
        if (member.member_type == Type::Rigid) return true;
        if (member.member_type != Type::Normal) return false;
        const auto& hinge = is_start ? member.start_hinge : member.end_hinge;
        return !hinge || !free_hinges_.contains(*hinge);
    }

    void find_stiff_ends() {
        const document::Model& model = subject_.document.model;
        for (const document::MemberHinge& hinge : model.member_hinges)
            if (hinge.rotational_release_my == 0.0 && hinge.rotational_release_mz == 0.0)
                free_hinges_.insert(hinge.id);
        stiff_ends_.assign(model.nodes.size(), 0);
        for (std::size_t i = 0; i < subject_.bars.size(); ++i) {
            const Bar& bar = subject_.bars[i];
            if (bar.start == nowhere || bar.end == nowhere) continue;
            stiff_ends_[bar.start] += is_stiff_at(model.members[i], true);
            stiff_ends_[bar.end] += is_stiff_at(model.members[i], false);
        }
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
        if (!(bar.length < 2.0 / 3.0 * between)) return;
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
    document::IdPlaces support_places_;
    std::set<std::int64_t> free_hinges_;
    std::vector<int> stiff_ends_;  // by node, members that turn with it
};

}  // namespace

void check_lengths(const Subject& subject, Findings& findings) {
    // What they are measured by has to be sound itself.
    if (findings.is_about("model.sections")) return;
    LengthRules(subject, findings).run();
}

}  // namespace loadpath::plausibility
