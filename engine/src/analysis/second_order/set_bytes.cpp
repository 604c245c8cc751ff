#include "analysis/second_order/set_bytes.hpp"

namespace loadpath {

template <class Stream>
void stream(Stream& s, Issue& issue) {
    s(issue.code, issue.message, issue.path, issue.suggestion, issue.badness);
}

namespace assembly {

template <class Stream>
void stream(Stream& s, State& state) {
    s(state.member, state.support, state.secants);
}

template <class Stream>
void stream(Stream& s, EndState& ends) {
    s.bytes(ends.displacements.data(), sizeof(double) * ends.displacements.size());
    s.bytes(ends.forces.data(), sizeof(double) * ends.forces.size());
}

}  // namespace assembly

namespace shell {

template <class Stream>
void stream(Stream& s, Resultants& r) {
    s(r.nx, r.ny, r.nxy, r.mx, r.my, r.mxy, r.qx, r.qy);
}

}  // namespace shell

namespace curves {

template <class Stream>
void stream(Stream& s, Extreme& extreme) {
    s(extreme.x, extreme.value);
}

template <class Stream>
void stream(Stream& s, Curve& curve) {
    const std::size_t count = s.count(curve.pieces.size());
    if (count != curve.pieces.size()) {
        curve.pieces = {};
        for (std::size_t k = 0; k < count; ++k) curve.pieces.push_back({});
    }
    for (Piece& piece : curve.pieces) {
        s(piece.x0, piece.x1);
        s.bytes(piece.p.c.data(), sizeof piece.p.c);
    }
}

template <class Stream>
void stream(Stream& s, MemberForces& m) {
    s(m.length, m.n, m.vy, m.vz, m.mx, m.my, m.mz, m.bimoment, m.dx, m.dy, m.dz);
}

}  // namespace curves

namespace analysis {

template <class Stream>
void stream(Stream& s, Range& range) {
    s(range.most, range.least);
}

template <class Stream>
void stream(Stream& s, PlateState& plate) {
    s(plate.centre, plate.corners);
    plate.forces.resize(
        static_cast<Eigen::Index>(s.count(static_cast<std::size_t>(plate.forces.size()))));
    s.bytes(plate.forces.data(), sizeof(double) * static_cast<std::size_t>(plate.forces.size()));
}

template <class Stream>
void stream(Stream& s, FreeMotion& motion) {
    s(motion.displacements);
}

template <class Stream>
void stream(Stream& s, Balance& balance) {
    s.bytes(balance.loads.data(), sizeof(Vector6));
    s.bytes(balance.reactions.data(), sizeof(Vector6));
    s(balance.error);
}

// Every part of a set is named here, so that a new one does not compile before somebody has said
// whether it is handed over. Who takes a set has the first five of them.
template <class Stream>
void stream(Stream& s, ResultSet& set) {
    auto& [kind, id, name, loads, imperfect, state, displacements, members, curves, extremes, ties,
           plates, reactions, balance, residual, unbalanced, strain_energy, method, iterations,
           converged, history, load_factor, amplification, errors, warnings, motions, own] = set;
    s(state, displacements, members, curves, extremes, ties, plates, reactions, balance, residual,
      unbalanced, strain_energy, method, iterations, converged, history, load_factor, amplification,
      errors, warnings, motions);
}

void write_set(ByteWriter& to, ResultSet& set) { to(set); }
void read_set(ByteReader& from, ResultSet& set) { from(set); }

void write_issues(ByteWriter& to, Issues& issues) { to(issues); }
void read_issues(ByteReader& from, Issues& issues) { from(issues); }

}  // namespace analysis

}  // namespace loadpath
