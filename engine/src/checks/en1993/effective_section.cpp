#include "checks/en1993/effective_section.hpp"

#include <algorithm>
#include <cmath>

#include "checks/en1993/reduced_open.hpp"

namespace loadpath::en1993 {

namespace {

constexpr checks::Word of_web = "Effective width of the web";
constexpr checks::Word of_flange = "Effective width of the flange";

// What is left of a section while rectangles are taken off it, about one axis.
struct Rest {
    double area, inertia, half_depth;
    double moment = 0.0;  // of what was taken off, about the gross centroid

    void take(double width, double height, double at) {
        const double lost = width * height;
        area -= lost;
        moment += lost * at;
        inertia -= lost * (at * at + height * height / 12.0);
    }
    double centroid() const { return -moment / area; }
    // From the modulus of the gross section, so that nothing taken off leaves it as it is.
    // `farthest` is the edge's distance from the new centroid.
    double modulus(double gross_modulus, double gross_inertia, double farthest) const {
        const double own = inertia - area * centroid() * centroid();
        return gross_modulus * own / gross_inertia * half_depth / farthest;
    }
};

class Builder {
 public:
    Builder(const Section& section, const Steel& steel)
        : s_(section), d_(section.dimensions), epsilon_(steel.epsilon()) {}

    EffectiveSection run() {
        switch (d_.shape) {
            case Shape::i:
                i_section();
                break;
            case Shape::rhs:
                tube();
                break;
            case Shape::u:
                channel();
                break;
            case Shape::l:
                angle();
                break;
            case Shape::t:
                tee();
                break;
            default:
                break;
        }
        return result_;
    }

 private:
    EffectiveWidth internal(checks::Word title, double c, double t, double psi) const {
        return width_of_internal_part(title, c, t, psi, epsilon_);
    }

    EffectiveWidth web(double psi) const {
        return internal(of_web, d_.h - 2.0 * (d_.tf + d_.r), d_.tw, psi);
    }

    EffectiveWidth outstand(double c, double psi) const {
        return width_of_outstand(of_flange, c, d_.tf, psi, epsilon_);
    }

    // 4.4(3): the stress ratio of a web follows from the effective compression flange and the gross
    // web. Compression at +z.
    EffectiveWidth take_web(Rest& rest, double c, double t, double thickness_of_all) const {
        const double edge = 0.5 * c - rest.centroid();
        const EffectiveWidth width = internal(of_web, c, t, 1.0 - c / edge);
        // Table 4.1: the share of what is effective that lies at the compressed edge.
        const double share = width.psi > 0.0 ? 2.0 / (5.0 - width.psi) : 0.4;
        const double at = 0.5 * c - share * width.b_eff - 0.5 * width.lost();
        rest.take(thickness_of_all, width.lost(), at);
        return width;
    }

    void i_section() {
        const double c = 0.5 * (d_.b - d_.tw) - d_.r;
        const EffectiveWidth flange = outstand(c, 1.0);
        const EffectiveWidth pressed = web(1.0);
        result_.compression = {s_.area - 4.0 * flange.lost() * d_.tf - pressed.lost() * d_.tw,
                               {flange, pressed}};
        Rest y{s_.area, s_.i_y, 0.5 * d_.h};
        y.take(2.0 * flange.lost(), d_.tf, 0.5 * (d_.h - d_.tf));
        const EffectiveWidth bent = take_web(y, pressed.c, d_.tw, d_.tw);
        result_.bending_y = {y.modulus(s_.w_el_y, s_.i_y, 0.5 * d_.h - y.centroid()),
                             {flange, bent},
                             1.0 - 2.0 * flange.lost() / d_.b};
        // Bent about z each flange is compressed on one side of the web, most at its tip.
        const EffectiveWidth tip = outstand(c, 1.0 - 2.0 * c / d_.b);
        Rest z{s_.area, s_.i_z, 0.5 * d_.b};
        z.take(2.0 * d_.tf, tip.lost(), 0.5 * (d_.b - tip.lost()));
        const double farthest =
            std::max(0.5 * d_.b - tip.lost() - z.centroid(), 0.5 * d_.b + z.centroid());
        result_.bending_z = {z.modulus(s_.w_el_z, s_.i_z, farthest), {tip, {}}};
    }

    EffectiveWidth wall(checks::Word title, double side) const {
        const double corner = d_.r > 0.0 ? d_.r : 1.5 * d_.t;
        return internal(title, side - 2.0 * corner, d_.t, 1.0);
    }

    // `across` is the wall that bending compresses evenly, `along` stands in its plane.
    EffectiveState bent_tube(EffectiveWidth across, const EffectiveWidth& along, double depth,
                             double width, double inertia, double modulus) const {
        across.title = of_flange;
        Rest rest{s_.area, inertia, 0.5 * depth};
        rest.take(across.lost(), d_.t, 0.5 * (depth - d_.t));
        const EffectiveWidth bent = take_web(rest, along.c, d_.t, 2.0 * d_.t);
        return {rest.modulus(modulus, inertia, 0.5 * depth - rest.centroid()),
                {across, bent},
                1.0 - across.lost() / width};
    }

    void tube() {
        const EffectiveWidth y = wall("Effective width of the walls along y", d_.b);
        const EffectiveWidth z = wall("Effective width of the walls along z", d_.h);
        result_.compression = {s_.area - 2.0 * d_.t * (y.lost() + z.lost()), {y, z}};
        result_.bending_y = bent_tube(y, z, d_.h, d_.b, s_.i_y, s_.w_el_y);
        result_.bending_z = bent_tube(z, y, d_.b, d_.h, s_.i_z, s_.w_el_z);
    }

    void channel() {
        const double c = d_.b - d_.tw - d_.r;
        const EffectiveWidth flange = outstand(c, 1.0);
        const EffectiveWidth bent = web(-1.0);
        const EffectiveWidth pressed = web(1.0);
        // From the tips to the axis z; the moduli are those of the tips.
        const double tips = s_.i_z / s_.w_el_z;
        if (!(tips > 0.5 * d_.b && tips < d_.b)) return;
        Rest z{s_.area, s_.i_z, tips};
        z.take(pressed.lost(), d_.tw, d_.b - tips - 0.5 * d_.tw);
        const double by_web =
            z.modulus(s_.w_el_z, s_.i_z, std::max(tips + z.centroid(), d_.b - tips - z.centroid()));
        z.take(2.0 * d_.tf, flange.lost(), 0.5 * flange.lost() - tips);
        result_.compression = {z.area, {flange, pressed}};
        result_.e_n_z = std::fabs(z.centroid());
        result_.bending_y = {s_.w_el_y, {flange, bent}};
        // One flange alone is reduced, and the axes turn.
        if (flange.rho < 1.0 || bent.rho < 1.0) bend_reduced_channel(s_, flange, epsilon_, result_);
        // Which side a moment compresses is not asked.
        const EffectiveWidth tip = outstand(c, (tips - c) / tips);
        Rest bent_in{s_.area, s_.i_z, tips};
        bent_in.take(2.0 * d_.tf, tip.lost(), 0.5 * tip.lost() - tips);
        const double by_tips = bent_in.modulus(
            s_.w_el_z, s_.i_z,
            std::max(tips - tip.lost() + bent_in.centroid(), d_.b - tips - bent_in.centroid()));
        result_.bending_z = {std::min({by_web, by_tips, s_.w_el_z}), {tip, pressed}};
    }

    EffectiveWidth stem(double psi) const {
        return width_of_outstand("Effective width of the stem", d_.h - d_.tf - d_.r, d_.tw, psi,
                                 epsilon_);
    }

    // Along the stem; the tip is at +z, from where the moduli are.
    void tee() {
        const double c = 0.5 * (d_.b - d_.tw) - d_.r, tip = s_.i_y / s_.w_el_y;
        const double top = tip - d_.h;
        const EffectiveWidth flange = outstand(c, 1.0), pressed = stem(1.0);
        // Bent so that its tip is pulled it buckles, if at all, beside the flange: k_sigma = 23.8.
        if (!(tip < d_.h) || pressed.c > 100.0 * epsilon_ * d_.tw) return;
        const auto without = [&](double lost_flange, double lost_stem) {
            Rest rest{s_.area, s_.i_y, tip};
            rest.take(2.0 * lost_flange, d_.tf, top + 0.5 * d_.tf);
            rest.take(d_.tw, lost_stem, tip - 0.5 * lost_stem);
            return rest;
        };
        const auto modulus = [&](double lost_flange, double lost_stem) {
            const Rest rest = without(lost_flange, lost_stem);
            const double farthest =
                std::max(tip - lost_stem - rest.centroid(), rest.centroid() - top);
            return rest.modulus(s_.w_el_y, s_.i_y, farthest);
        };
        const Rest squashed = without(flange.lost(), pressed.lost());
        result_.compression = {squashed.area, {flange, pressed}};
        result_.e_n_y = std::fabs(squashed.centroid());
        // Which side a moment compresses is not asked.
        const EffectiveWidth bent = stem((tip - pressed.c) / tip);
        result_.bending_y = {
            std::min({modulus(flange.lost(), 0.0), modulus(0.0, bent.lost()), s_.w_el_y}),
            {flange, bent}};
        const EffectiveWidth side = outstand(c, 1.0 - 2.0 * c / d_.b);
        Rest z{s_.area, s_.i_z, 0.5 * d_.b};
        z.take(d_.tf, side.lost(), 0.5 * (d_.b - side.lost()));
        const double farthest =
            std::max(0.5 * d_.b - side.lost() - z.centroid(), 0.5 * d_.b + z.centroid());
        result_.bending_z = {z.modulus(s_.w_el_z, s_.i_z, farthest), {side, {}}};
    }

    void angle() {
        const EffectiveWidth leg = width_of_outstand("Effective width of the legs",
                                                     std::max(d_.h, d_.b), d_.t, 1.0, epsilon_);
        if (leg.rho < 1.0) return reduce_angle(s_, leg, result_);
        result_.compression = {s_.area, {leg, {}}};
        result_.bending_y = {s_.w_el_y, {leg, {}}};
        result_.bending_z = {s_.w_el_z, {leg, {}}};
    }

    const Section& s_;
    const Dimensions& d_;
    double epsilon_;
    EffectiveSection result_;
};

}  // namespace

EffectiveSection effective_section(const Section& section, const Steel& steel) {
    return Builder(section, steel).run();
}

}  // namespace loadpath::en1993
