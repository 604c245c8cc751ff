#include "analysis/ground.hpp"

namespace loadpath::analysis {

namespace {

using curves::Polynomial;
using model::Vector3;

// The cubic with the values and slopes of another polynomial at both ends of a piece.
Polynomial cubic_like(const Polynomial& p, double h) {
    const Polynomial slope = p.derivative();
    const double rise = (p.at(h) - p.c[0]) / h, end_slope = slope.at(h);
    Polynomial q;
    q.c[0] = p.c[0];
    q.c[1] = p.c[1];
    q.c[2] = (3.0 * rise - 2.0 * p.c[1] - end_slope) / h;
    q.c[3] = (p.c[1] + end_slope - 2.0 * rise) / (h * h);
    return q;
}

Polynomial grown(double value, const Polynomial& slope) {
    Polynomial p = slope.antiderivative();
    p.c[0] = value;
    return p;
}

Polynomial times(Polynomial p, double factor) {
    p *= factor;
    return p;
}

// What spread ground has beside springs in the section forces, from the start of a member on.
class Spread {
 public:
    explicit Spread(const model::Matrix3& stiffness) : stiffness_(stiffness) {}

    // Along a piece of a segment's curves.
    void follow(curves::MemberForces& f, std::size_t piece) {
        const double h = f.n.pieces[piece].x1 - f.n.pieces[piece].x0;
        const Polynomial moved[3] = {cubic_like(f.dx.pieces[piece].p, h),
                                     cubic_like(f.dy.pieces[piece].p, h),
                                     cubic_like(f.dz.pieces[piece].p, h)};
        Polynomial force[3];
        for (int i = 0; i < 3; ++i) {
            Polynomial load;
            for (int j = 0; j < 3; ++j)
                load += times(moved[static_cast<std::size_t>(j)], -stiffness_(i, j));
            force[i] = grown(force_[i], load);
        }
        add(f, piece, h, force);
    }

    void pass(const Vector3& spring) { force_ -= spring; }

    // What spread ground and springs miss each other by, taken out along the member.
    void close(curves::MemberForces& f, std::size_t piece, double from, double length,
               const Spread& missed) {
        const double h = f.n.pieces[piece].x1 - f.n.pieces[piece].x0;
        Polynomial force[3];
        for (int i = 0; i < 3; ++i) {
            force[i].c[0] = -missed.force_[i] * from / length;
            force[i].c[1] = -missed.force_[i] / length;
        }
        add(f, piece, h, force);
        const double of_my = missed.my_ - 0.5 * length * missed.force_.z(),
                     of_mz = missed.mz_ + 0.5 * length * missed.force_.y();
        const auto fade = [&](Polynomial& p, double moment) {
            p.c[0] -= moment * from / length;
            p.c[1] -= moment / length;
        };
        fade(f.my.pieces[piece].p, of_my);
        fade(f.mz.pieces[piece].p, of_mz);
    }

 private:
    void add(curves::MemberForces& f, std::size_t piece, double h, const Polynomial* force) {
        const Polynomial my = grown(my_, force[2]), mz = grown(mz_, times(force[1], -1.0));
        f.n.pieces[piece].p += force[0];
        f.vy.pieces[piece].p += force[1];
        f.vz.pieces[piece].p += force[2];
        f.my.pieces[piece].p += my;
        f.mz.pieces[piece].p += mz;
        for (int i = 0; i < 3; ++i) force_[i] = force[i].at(h);
        my_ = my.at(h);
        mz_ = mz.at(h);
    }

    model::Matrix3 stiffness_;
    Vector3 force_ = Vector3::Zero();
    double my_ = 0.0, mz_ = 0.0;
};

}  // namespace

void spread_ground(const model::Structure& structure, ResultSet& set) {
    for (const model::Bed& bed : structure.beds) {
        const model::Member& whole = structure.members[bed.member];
        const auto first = static_cast<std::size_t>(whole.first_segment);
        const auto count = static_cast<std::size_t>(whole.segment_count);
        Spread spread(bed.stiffness);
        int next = bed.first_support;
        for (std::size_t s = first; s < first + count; ++s) {
            curves::MemberForces& curves = set.curves[s];
            for (std::size_t i = 0; i < curves.n.pieces.size(); ++i) spread.follow(curves, i);
            if (next == bed.first_support + bed.count ||
                structure.supports[next].node != structure.members[s].end)
                continue;
            const auto& r = set.reactions[static_cast<std::size_t>(next++)];
            spread.pass(whole.axes * Vector3(r[0], r[1], r[2]));
        }
        Spread closing(bed.stiffness);
        for (std::size_t s = first; s < first + count; ++s)
            for (std::size_t i = 0; i < set.curves[s].n.pieces.size(); ++i)
                closing.close(set.curves[s], i,
                              structure.members[s].offset + set.curves[s].n.pieces[i].x0,
                              whole.length, spread);
    }
}

}  // namespace loadpath::analysis
