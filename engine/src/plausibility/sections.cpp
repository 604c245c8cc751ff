// Properties of a section against each other. Most bounds are theorems about any area of any shape:
// no radius of gyration exceeds half the depth, no area exceeds depth times width, no St Venant
// constant exceeds the polar moment, and of all shapes of an area the disc has the least polar
// moment.
#include <cmath>
#include <numbers>
#include <utility>

#include "library/section_library.hpp"
#include "plausibility/rules.hpp"
#include "plausibility/words.hpp"

namespace loadpath::plausibility {

namespace {

using document::Section;
using document::SectionShape;

constexpr double rounding = 1.03;  // of tables
constexpr double deepest = 15;     // metres; the core of a building
// What fillets of rolled sections add to the second moments of their walls is a tenth at most.
constexpr double most_of_fillets = 1.15;

double or_else(const std::optional<double>& given, const std::optional<double>& other) {
    return given && *given > 0 ? *given : other.value_or(0);
}

// Tables of other mills and other fillets differ by as much.
bool is_of_rounding(const library::Difference& each) {
    const bool is_size = each.property == "h" || each.property == "b";
    return std::abs(each.given / each.expected - 1) < (is_size ? 0.05 : 0.1);
}

class SectionRules {
 public:
    SectionRules(const Section& section, bool only_pulls, bool is_checked, const std::string& at,
                 Findings& findings)
        : section_(section),
          only_pulls_(only_pulls),
          is_checked_(is_checked),
          at_(at),
          findings_(findings) {
        const document::SectionDimensions none{};
        const document::SectionDimensions& outline = section.dimensions.value_or(none);
        depth_ = or_else(section.h, outline.h);
        width_ = or_else(section.b, outline.b);
        if (outline.shape == SectionShape::CHS && width_ == 0) width_ = depth_;
    }

    void run() {
        if (check_library()) return;
        // One slip shows in many ways; the first says it.
        if (check_scale() || check_depth() || check_area() || check_walls()) return;
        check_swapped_axes();
        check_moduli();
        check_torsion();
        check_open_section();
        check_effective();
        if (is_checked_) check_thin_walls();
    }

 private:
    void contradicts(const char* field, const std::string& message) {
        findings_.add({IssueCode::implausible_section, message, at_ + field});
    }

    bool check_library() {
        const auto named = library::find_section(section_.name);
        if (!named) return false;
        auto found = library::differences(section_, library::laid_like(*named, section_));
        std::erase_if(found, is_of_rounding);
        if (found.empty()) return false;
        std::string message = "is named like a section of the library, and differs from it: ";
        for (std::size_t i = 0; i < found.size(); ++i) {
            if (i > 0) message += ", ";
            message += std::string(found[i].property) + " is " + few_digits(found[i].given) +
                       " and not " + few_digits(found[i].expected);
            if (!found[i].unit.empty()) message += " " + std::string(found[i].unit);
        }
        findings_.add({IssueCode::not_the_library_section, message, at_ + ".name"});
        return true;
    }

    double radius(double second_moment) const { return std::sqrt(second_moment / section_.area); }

    // Sections in millimetres or centimetres, wholly or in part.
    bool check_scale() {
        const double largest = radius(std::max(section_.i_y, section_.i_z));
        if (largest > deepest / 2) {
            contradicts(section_.i_z >= section_.i_y ? ".i_z" : ".i_y",
                        "with area " + few_digits(section_.area) + " m2 makes a section about " +
                            few_digits(2.5 * largest) +
                            " m deep; millimetres or centimetres are likely among its numbers");
            return true;
        }
        if (depth_ > deepest) {
            contradicts(".h", "is " + few_digits(depth_) + " m; millimetres are likely");
            return true;
        }
        return false;
    }

    bool check_depth() {
        return check_radius(".i_z", section_.i_z, depth_, "depth") ||
               check_radius(".i_y", section_.i_y, width_, "width");
    }

    bool check_radius(const char* field, double second_moment, double size, const char* word) {
        if (size <= 0) return false;
        const double share = radius(second_moment) / size;
        // At most one half; 0.2 for a diamond, less only for sections that hardly bend.
        if (share <= 0.5 * rounding && (only_pulls_ || share >= 0.05)) return false;
        contradicts(field, "does not go with area " + few_digits(section_.area) + " m2 and a " +
                               word + " of " + few_digits(size) +
                               " m: the radius of gyration would be " + few_digits(share * size) +
                               " m, " + few_digits(share) + " of the " + word +
                               ", and sections have 0.2 to 0.5");
        return true;
    }

    bool check_area() {
        if (depth_ > 0 && width_ > 0 && section_.area > depth_ * width_ * rounding) {
            contradicts(".area", "is " + few_digits(section_.area) + " m2, more than " +
                                     few_digits(depth_) + " m by " + few_digits(width_) +
                                     " m can hold");
            return true;
        }
        // A large round area stands for a member that does not shorten.
        if (only_pulls_ || is_power_of_ten(section_.area)) return false;
        const double disc = section_.area * section_.area / (2 * std::numbers::pi);
        if (section_.i_y + section_.i_z >= disc / 100) return false;
        contradicts(".area", "is " + few_digits(section_.area) +
                                 " m2, which does not go with second moments of " +
                                 few_digits(section_.i_y) + " and " + few_digits(section_.i_z) +
                                 " m4: even a disc of that area has " + few_digits(disc / 2));
        return true;
    }

    // Walls decide about classes, properties about strength: both are of one section. Fillets and
    // corners make up to a tenth.
    bool check_walls() {
        if (!section_.dimensions) return false;
        const document::SectionDimensions& of = *section_.dimensions;
        const double h = of.h.value_or(0), b = of.b.value_or(0), t = of.t.value_or(0);
        const double tw = of.tw.value_or(t), tf = of.tf.value_or(t);
        double walls = h * b;
        if (of.shape == SectionShape::CHS)
            walls = std::numbers::pi * t * (h - t);
        else if (of.shape != SectionShape::rectangle) {
            const int webs = of.shape == SectionShape::RHS ? 2 : 1;
            const bool has_one = of.shape == SectionShape::L || of.shape == SectionShape::T;
            const int flanges = has_one ? 1 : 2;
            walls = flanges * b * tf + webs * (h - flanges * tf) * tw;
            if (tw <= 0 || tf <= 0) return false;
        }
        if (walls <= 0) return false;
        if (std::abs(section_.area / walls - 1) >= 0.2) {
            contradicts(".area", "is " + few_digits(section_.area) +
                                     " m2, and walls as in dimensions have about " +
                                     few_digits(walls) + " m2");
            return true;
        }
        if (of.shape == SectionShape::CHS)
            return exceed_walls(walls * ((h - t) * (h - t) + t * t) / 8,
                                walls * ((h - t) * (h - t) + t * t) / 8);
        const double inside = h - 2 * tf;
        if (of.shape == SectionShape::I)
            return exceed_walls((b * cube(h) - (b - tw) * cube(inside)) / 12,
                                (2 * tf * cube(b) + inside * cube(tw)) / 12);
        if (of.shape == SectionShape::RHS)
            return exceed_walls((b * cube(h) - (b - 2 * tw) * cube(inside)) / 12,
                                (h * cube(b) - inside * cube(b - 2 * tw)) / 12);
        return false;
    }

    static double cube(double side) { return side * side * side; }

    // Of a section that lies on its side the axes are interchanged.
    bool exceed_walls(double about_z, double about_y) {
        const bool lies = (about_z > about_y) != (section_.i_z > section_.i_y);
        if (lies) std::swap(about_z, about_y);
        return exceeds_walls(".i_z", section_.i_z, about_z) ||
               exceeds_walls(".i_y", section_.i_y, about_y);
    }

    bool exceeds_walls(const char* field, double given, double walls) {
        if (given <= most_of_fillets * walls) return false;
        contradicts(field, "is " + few_digits(given) +
                               " m4, and walls as in dimensions have about " + few_digits(walls) +
                               " m4");
        return true;
    }

    // The strong axis is local z, and the depth runs along local y.
    void check_swapped_axes() {
        const bool is_unequal =
            section_.dimensions && (section_.dimensions->shape == SectionShape::T ||
                                    section_.dimensions->shape == SectionShape::L);
        const double clearly = is_unequal ? 1.5 : 1.1;
        if (width_ <= 0 || depth_ < clearly * width_ || section_.i_y <= 1.05 * section_.i_z) return;
        findings_.add({IssueCode::swapped_section_axes,
                       "is " + few_digits(section_.i_y) + " m4 and larger than i_z, " +
                           few_digits(section_.i_z) + " m4, though the section is " +
                           few_digits(depth_) + " m deep and " + few_digits(width_) +
                           " m wide: the strong axis is local z",
                       at_ + ".i_y", "swap i_y and i_z"});
    }

    void check_moduli() {
        check_modulus(".wel_z", section_.wel_z, section_.wpl_z, section_.i_z, depth_);
        check_modulus(".wel_y", section_.wel_y, section_.wpl_y, section_.i_y, width_);
    }

    // i / wel is how far the outermost fibre lies: not nearer than the radius of gyration, nor
    // nearer than half the depth, nor further than the depth.
    void check_modulus(const char* field, const std::optional<double>& elastic,
                       const std::optional<double>& plastic, double second_moment, double size) {
        if (elastic && *elastic > 0) {
            const double edge = second_moment / *elastic;
            const double nearest =
                size > 0 ? std::max(size / 2, radius(second_moment)) : radius(second_moment);
            const double furthest = size > 0 ? size : 20 * radius(second_moment);
            if (edge < 0.9 * nearest || edge > 1.1 * furthest) {
                contradicts(field, "is " + few_digits(*elastic) +
                                       " m3, which puts the outermost fibre " + few_digits(edge) +
                                       " m from the axis; between " + few_digits(nearest) +
                                       " and " + few_digits(furthest) + " m is possible");
                return;
            }
        }
        if (elastic && plastic && *elastic > 0 && *plastic > 0 && *plastic < *elastic / rounding)
            contradicts(field, "is " + few_digits(*elastic) + " m3 beside a plastic modulus of " +
                                   few_digits(*plastic) + " m3, which is never smaller");
        // The mean distance from an axis is at most the root of the mean square of it.
        const double most = section_.area * radius(second_moment);
        if (plastic && *plastic > most * rounding)
            contradicts(field, "goes with a plastic modulus of " + few_digits(*plastic) +
                                   " m3, and area and second moment allow " + few_digits(most) +
                                   " m3 at most");
    }

    // Thin walls, where the sizes of an open section are known. Fillets add up to a half.
    void check_open_section() {
        const auto named = library::find_section(section_.name);
        const document::SectionDimensions none{};
        const document::SectionDimensions& outline = section_.dimensions.value_or(none);
        const bool is_outlined = section_.dimensions.has_value();
        if (!is_outlined && !named) return check_unknown_outline();
        const SectionShape shape = is_outlined ? outline.shape : named->shape;
        if (shape != SectionShape::I && shape != SectionShape::U) return;
        // EN 1993-1-1, Table 6.3; of tubes, which do not buckle so, other programs write a0.
        if (section_.ec3 && section_.ec3->buckling_curve_lt == document::BucklingCurve::A0)
            contradicts(".ec3.buckling_curve_lt",
                        "is A0, and lateral-torsional buckling has curves A to D");
        const double tw = is_outlined ? outline.tw.value_or(0) : named->tw;
        const double tf = is_outlined ? outline.tf.value_or(0) : named->tf;
        if (depth_ <= 0 || width_ <= 0 || tw <= 0 || tf <= 0) return;
        const double walls = (2 * width_ * tf * tf * tf + depth_ * tw * tw * tw) / 3;
        if (section_.j > 2 * walls && !is_power_of_ten(section_.j))
            contradicts(".j", "is " + few_digits(section_.j) +
                                  " m4, where walls of these thicknesses have about " +
                                  few_digits(walls) + " m4");
        const double warping = section_.i_y * depth_ * depth_ / 4;
        if (section_.i_w && *section_.i_w > 1.1 * warping)
            contradicts(".i_w", "is " + few_digits(*section_.i_w) +
                                    " m6, and flanges at this distance have " +
                                    few_digits(warping) + " m6 at most");
    }

    // Of a section of unknown walls: what warps has flanges at some distance, and does not warp
    // more than if all that bends about the weak axis stood there. Such a section is open, and
    // bears no more torsion than if all of its area were web, or flanges.
    void check_unknown_outline() {
        constexpr double least_of_flanges = 0.5, most_of_size = 1.3, most_of_shapes = 2.5;
        if (!section_.i_w || depth_ <= 0 || width_ <= 0) return;
        const double flanges = section_.i_y * depth_ * depth_ / 4;
        const double most = std::max(flanges, section_.i_z * width_ * width_ / 4);
        if (*section_.i_w > most_of_size * most) {
            contradicts(".i_w", "is " + few_digits(*section_.i_w) +
                                    " m6, and a section of this size and stiffness has " +
                                    few_digits(most) + " m6 at most");
            return;
        }
        const double walls =
            cube(section_.area) / 3 * std::max(1 / (4 * width_ * width_), 1 / (depth_ * depth_));
        if (*section_.i_w > least_of_flanges * flanges && section_.j > most_of_shapes * walls &&
            section_.j <= section_.i_y + section_.i_z && !is_power_of_ten(section_.j))
            contradicts(".j", "is " + few_digits(section_.j) +
                                  " m4 beside the i_w of an open section, and one of this size and "
                                  "area has about " +
                                  few_digits(walls) + " m4 at most");
    }

    // What is effective of a section is less than the section.
    void check_effective() {
        if (!section_.ec3) return;
        const auto check = [&](const std::optional<double>& part, double whole, const char* field) {
            if (part && whole > 0 && *part > whole * rounding)
                contradicts(field, "is " + few_digits(*part) + ", more than " + few_digits(whole) +
                                       " of the whole section");
        };
        check(section_.ec3->a_eff, section_.area, ".ec3.a_eff");
        check(section_.ec3->wel_z_eff, section_.area * radius(section_.i_z), ".ec3.wel_z_eff");
        check(section_.ec3->wel_y_eff, section_.area * radius(section_.i_y), ".ec3.wel_y_eff");
    }

    // EN 1993-1-1, 1.1.2(1). Tubes are its own, however thin (EN 1993-1-3, 1.1(3)).
    void check_thin_walls() {
        constexpr double least = 2.95e-3;
        if (!section_.dimensions) return;
        const document::SectionDimensions& of = *section_.dimensions;
        if (of.shape != SectionShape::I && of.shape != SectionShape::U &&
            of.shape != SectionShape::L && of.shape != SectionShape::T)
            return;
        const double t = of.t.value_or(0);
        const double thin = std::min(of.tw.value_or(t), of.tf.value_or(t));
        if (thin > 0 && thin < least)
            contradicts(".dimensions", "has walls of " + few_digits(1e3 * thin) +
                                           " mm, and EN 1993-1-1 is for 3 mm and more; what is "
                                           "formed cold of thinner sheet goes by EN 1993-1-3");
    }

    void check_torsion() {
        const double polar = section_.i_y + section_.i_z;
        // A round constant stands for torsion that does not matter.
        if (section_.j <= polar * rounding || is_power_of_ten(section_.j)) return;
        contradicts(".j", "is " + few_digits(section_.j) + " m4, more than i_y + i_z, " +
                              few_digits(polar) + " m4, which no section exceeds");
    }

    const Section& section_;
    bool only_pulls_, is_checked_;
    const std::string& at_;
    Findings& findings_;
    double depth_ = 0, width_ = 0;
};

}  // namespace

void check_sections(const Subject& subject, Findings& findings) {
    const auto& sections = subject.document.model.sections;
    const auto users = bars_by_section(subject);
    const bool is_checked = asks_for_steel(subject.document.analysis);
    for (std::size_t i = 0; i < sections.size(); ++i) {
        if (sections[i].area <= 0 || users[i].empty()) continue;
        bool only_pulls = true;
        for (const int bar : users[i])
            only_pulls = only_pulls && (!subject.bars[bar].bends || subject.bars[bar].is_pinned);
        const std::string at = path_of("model.sections", i);
        SectionRules(sections[i], only_pulls, is_checked, at, findings).run();
    }
}

}  // namespace loadpath::plausibility
