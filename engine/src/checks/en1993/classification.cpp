#include "checks/en1993/classification.hpp"

#include <algorithm>
#include <cmath>

#include "checks/en1993/negligible.hpp"

namespace loadpath::en1993 {

int class_of_internal_part(double c_over_t, double epsilon, double alpha, double psi) {
    if (alpha <= 0.0) return 1;
    const double limit_1 =
        alpha > 0.5 ? 396.0 * epsilon / (13.0 * alpha - 1.0) : 36.0 * epsilon / alpha;
    if (c_over_t <= limit_1) return 1;
    const double limit_2 =
        alpha > 0.5 ? 456.0 * epsilon / (13.0 * alpha - 1.0) : 41.5 * epsilon / alpha;
    if (c_over_t <= limit_2) return 2;
    const double limit_3 = psi > -1.0 ? 42.0 * epsilon / (0.67 + 0.33 * psi)
                                      : 62.0 * epsilon * (1.0 - psi) * std::sqrt(-psi);
    return c_over_t <= limit_3 ? 3 : 4;
}

int class_of_outstand(double c_over_t, double epsilon) {
    if (c_over_t <= 9.0 * epsilon) return 1;
    if (c_over_t <= 10.0 * epsilon) return 2;
    return c_over_t <= 14.0 * epsilon ? 3 : 4;
}

int class_of_tube(double d_over_t, double epsilon) {
    const double e2 = epsilon * epsilon;
    if (d_over_t <= 50.0 * e2) return 1;
    if (d_over_t <= 70.0 * e2) return 2;
    return d_over_t <= 90.0 * e2 ? 3 : 4;
}

int class_of_angle_in_compression(double h_over_t, double mean_over_2t, double epsilon) {
    return h_over_t <= 15.0 * epsilon && mean_over_2t <= 11.5 * epsilon ? 3 : 4;
}

namespace {

struct Stresses {
    double n, m_y,
        m_z;  // elastic stresses of N (compression positive), and at h/2, b/2 of the moments
};

// Part of a web of height c and thickness t in compression when N and M grow together to the
// plastic limit. The neutral axis is e from mid-height: N = 2 e t fy and M = Mpl - t e^2 fy, so
// with k = M / N e = -k + sqrt(k^2 + Mpl / (t fy)).
double plastic_share(double n, double m, double w_pl, double c, double t) {
    if (m == 0.0) return n > 0.0 ? 1.0 : 0.0;
    if (n == 0.0) return 0.5;
    const double k = std::fabs(m / n);
    const double e = w_pl / t / (k + std::sqrt(k * k + w_pl / t));
    const double shift = std::fmin(e / c, 0.5);
    return n > 0.0 ? 0.5 + shift : 0.5 - shift;
}

double edge_ratio(double n, double m) {
    const double larger = n + m;
    return larger > 0.0 ? (n - m) / larger : 1.0;
}

class Classifier {
 public:
    Classifier(const Section& section, const Steel& steel, const Actions& actions)
        : s_(section), d_(section.dimensions), f_y_(steel.f_y), epsilon_(steel.epsilon()) {
        const double n_pl = s_.area * f_y_;
        n_ = std::fabs(actions.n) > negligible * n_pl ? actions.n : 0.0;
        m_y_ = significant(actions.m_y, s_.w_pl_y);
        m_z_ = significant(actions.m_z, s_.w_pl_z);
        stress_.n = n_ / s_.area;
        stress_.m_y = s_.i_y > 0.0 ? m_y_ * 0.5 * d_.h / s_.i_y : 0.0;
        stress_.m_z = s_.i_z > 0.0 ? m_z_ * 0.5 * d_.b / s_.i_z : 0.0;
    }

    Classification run() {
        switch (d_.shape) {
            case Shape::i:
                open_web(d_.h - 2.0 * (d_.tf + d_.r));
                i_flange();
                break;
            case Shape::u:
                open_web(d_.h - 2.0 * (d_.tf + d_.r));
                u_flange();
                break;
            case Shape::rhs:
                rhs_wall("Class of the walls along z", d_.h, m_y_, s_.w_pl_y, stress_.m_y,
                         stress_.m_z);
                rhs_wall("Class of the walls along y", d_.b, m_z_, s_.w_pl_z, stress_.m_z,
                         stress_.m_y);
                break;
            case Shape::chs:
                tube();
                break;
            case Shape::l:
                angle();
                break;
            case Shape::t:
                tee();
                break;
            case Shape::rectangle:
                break;
            case Shape::unknown:
                result_.section_class = 0;
                break;
        }
        for (std::size_t k = 0; k < result_.part_count; ++k) {
            result_.section_class = std::max(result_.section_class, result_.parts[k].section_class);
        }
        if (result_.section_class == 4) result_.is_class_3_by_stress = holds_with_raised_epsilon();
        return result_;
    }

 private:
    double significant(double m, double w_pl) const {
        return std::fabs(m) > negligible * w_pl * f_y_ ? std::fabs(m) : 0.0;
    }

    void add(Part part) {
        if (part.compression <= 0.0) part.section_class = 1;
        result_.parts[result_.part_count++] = part;
    }

    void internal(checks::Word title, double c_over_t, double alpha, double psi, double stress) {
        add({PartKind::internal, title, c_over_t, alpha, psi,
             class_of_internal_part(c_over_t, epsilon_, alpha, psi), stress});
    }

    void outstand(checks::Word title, double c_over_t, double stress) {
        add({PartKind::outstand, title, c_over_t, 1.0, 1.0, class_of_outstand(c_over_t, epsilon_),
             stress});
    }

    // Under bending about z the web of a channel is compressed over its whole height; that of an I
    // lies on the neutral axis.
    void open_web(double c) {
        const double weak = d_.shape == Shape::u ? stress_.m_z : 0.0;
        const double bending = stress_.m_y * c / d_.h;
        const double n = stress_.n + weak;
        const double alpha = plastic_share(n_ + weak * s_.area, m_y_, s_.w_pl_y, c, d_.tw);
        internal("Class of the web", c / d_.tw, alpha, edge_ratio(n, bending), n + bending);
    }

    void i_flange() {
        outstand("Class of the flange", (0.5 * (d_.b - d_.tw) - d_.r) / d_.tf,
                 stress_.n + stress_.m_y + stress_.m_z);
    }

    void u_flange() {
        outstand("Class of the flange", (d_.b - d_.tw - d_.r) / d_.tf,
                 stress_.n + stress_.m_y + stress_.m_z);
    }

    // A wall along `side`: bent in its own plane by m, compressed evenly by the stress `across` of
    // the moment about the other axis, which counts like axial force.
    void rhs_wall(checks::Word title, double side, double m, double w_pl, double in_plane,
                  double across) {
        const double corner = d_.r > 0.0 ? d_.r : 1.5 * d_.t;
        const double c = side - 2.0 * corner;
        const double bending = in_plane * c / side;
        const double n = stress_.n + across;
        const double alpha = plastic_share(n_ + across * s_.area, m, w_pl, c, 2.0 * d_.t);
        internal(title, c / d_.t, alpha, edge_ratio(n, bending), n + bending);
    }

    void tube() {
        const double stress =
            stress_.n + std::sqrt(stress_.m_y * stress_.m_y + stress_.m_z * stress_.m_z);
        add({PartKind::tube, "Class of the wall", d_.h / d_.t, 1.0, 1.0,
             class_of_tube(d_.h / d_.t, epsilon_), stress});
    }

    void angle() {
        const double stress = stress_.n + stress_.m_y + stress_.m_z;
        const double longer = std::max(d_.h, d_.b);
        outstand("Class of the leg", (longer - d_.t - d_.r) / d_.t, stress);
        if (stress_.n > 0.0) {
            add({PartKind::angle, "Class of the angle in compression", longer / d_.t, 1.0, 1.0,
                 class_of_angle_in_compression(longer / d_.t, 0.5 * (d_.b + d_.h) / d_.t, epsilon_),
                 stress});
        }
    }

    void tee() {
        const double stress = stress_.n + stress_.m_y + stress_.m_z;
        outstand("Class of the flange", (0.5 * (d_.b - d_.tw) - d_.r) / d_.tf, stress);
        outstand("Class of the stem", (d_.h - d_.tf - d_.r) / d_.tw, stress_.n + stress_.m_y);
    }

    int class_with(const Part& part, double epsilon) const {
        switch (part.kind) {
            case PartKind::internal:
                return class_of_internal_part(part.c_over_t, epsilon, 1.0, part.psi);
            case PartKind::outstand:
                return class_of_outstand(part.c_over_t, epsilon);
            case PartKind::tube:
                return class_of_tube(part.c_over_t, epsilon);
            case PartKind::angle:
                return class_of_angle_in_compression(part.c_over_t, 0.5 * (d_.b + d_.h) / d_.t,
                                                     epsilon);
        }
        return 4;
    }

    bool holds_with_raised_epsilon() const {
        for (std::size_t k = 0; k < result_.part_count; ++k) {
            const Part& part = result_.parts[k];
            if (part.section_class < 4 || part.compression <= 0.0) continue;
            if (part.compression >= f_y_) return false;
            if (class_with(part, epsilon_ * std::sqrt(f_y_ / part.compression)) > 3) return false;
        }
        return true;
    }

    const Section& s_;
    const Dimensions& d_;
    double f_y_, epsilon_;
    double n_ = 0.0, m_y_ = 0.0, m_z_ = 0.0;
    Stresses stress_{};
    Classification result_;
};

}  // namespace

Classification classify(const Section& section, const Steel& steel, const Actions& actions) {
    return Classifier(section, steel, actions).run();
}

}  // namespace loadpath::en1993
