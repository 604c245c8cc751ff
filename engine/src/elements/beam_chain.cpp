#include "elements/beam_chain.hpp"

#include <cmath>
#include <optional>

namespace loadpath::elements {

namespace {

constexpr int end_size = frame_size / 2;
using EndMatrix = Eigen::Matrix<double, end_size, end_size>;
// What one inner point equals: by the start of the chain, by the next point, by loads.
using Follows = Eigen::Matrix<double, end_size, 2 * end_size + 1>;

// A pivot below this share of its diagonal resists nothing: its unknown rests.
constexpr double no_resistance = 1e-14;

// Of pieces of a chain. Neighbours mostly have one length: what follows from it is kept.
class PieceStiffness {
 public:
    explicit PieceStiffness(const BeamChain& chain) : properties_(chain.properties) {}

    FrameMatrix of(const BeamChain::Piece& piece) {
        if (!slopes_ || properties_.length != piece.length) {
            properties_.length = piece.length;
            at_rest_ = frame_stiffness(properties_);
            slopes_.emplace(properties_);
        }
        return at_rest_ + slopes_->geometric_stiffness(piece.force);
    }

 private:
    FrameProperties properties_;
    FrameMatrix at_rest_;
    std::optional<BeamSlopes> slopes_;
};

// Replaces `right` by m^-1 right (Gauss and Jordan without exchanges: m is definite where the chain
// is stable); returns how many pivots are negative.
int eliminate(EndMatrix& m, Follows& right) {
    int negative = 0;
    const Eigen::Matrix<double, end_size, 1> diagonal = m.diagonal();
    for (int i = 0; i < end_size; ++i) {
        const double pivot = m(i, i);
        if (!(std::abs(pivot) > no_resistance * std::abs(diagonal[i]))) {
            m.row(i).setZero();
            m.col(i).setZero();
            right.row(i).setZero();
            continue;
        }
        if (pivot < 0.0) ++negative;
        m.row(i) /= pivot;
        right.row(i) /= pivot;
        for (int r = 0; r < end_size; ++r) {
            if (r == i) continue;
            const double factor = m(r, i);
            m.row(r) -= factor * m.row(i);
            right.row(r) -= factor * right.row(i);
        }
    }
    return negative;
}

// Appends the pieces one after the other, eliminating the point where they meet.
CondensedChain eliminated(const BeamChain& chain, PieceStiffness& stiffness,
                          std::vector<Follows>* follows) {
    CondensedChain whole;
    whole.stiffness = stiffness.of(chain.pieces[0]);
    whole.loads = chain.pieces[0].loads + chain.pieces[0].points;
    for (std::size_t i = 1; i < chain.pieces.size(); ++i) {
        const BeamChain::Piece& piece = chain.pieces[i];
        const FrameMatrix k = stiffness.of(piece);
        const FrameVector loads = piece.loads + piece.points;
        const EndMatrix before = whole.stiffness.topRightCorner<end_size, end_size>();
        const EndMatrix after = k.topRightCorner<end_size, end_size>();
        EndMatrix middle = whole.stiffness.bottomRightCorner<end_size, end_size>();
        middle += k.topLeftCorner<end_size, end_size>();
        Follows x;
        x << -before.transpose(), -after, whole.loads.tail<end_size>() + loads.head<end_size>();
        whole.negative += eliminate(middle, x);
        const EndMatrix by_start = x.leftCols<end_size>(),
                        by_next = x.middleCols<end_size>(end_size);
        const auto by_loads = x.col(2 * end_size);
        // Lazy: products as small as these cost less than what packs their factors.
        const EndMatrix across = before.lazyProduct(by_next);
        whole.stiffness.topLeftCorner<end_size, end_size>() += before.lazyProduct(by_start);
        whole.stiffness.topRightCorner<end_size, end_size>() = across;
        whole.stiffness.bottomLeftCorner<end_size, end_size>() = across.transpose();
        whole.stiffness.bottomRightCorner<end_size, end_size>() =
            k.bottomRightCorner<end_size, end_size>() + after.transpose().lazyProduct(by_next);
        whole.loads.head<end_size>() -= before * by_loads;
        whole.loads.tail<end_size>() = loads.tail<end_size>() - after.transpose() * by_loads;
        if (follows != nullptr) follows->push_back(x);
    }
    return whole;
}

}  // namespace

CondensedChain condense(const BeamChain& chain) {
    PieceStiffness stiffness(chain);
    CondensedChain whole = eliminated(chain, stiffness, nullptr);
    whole.stiffness = (0.5 * (whole.stiffness + whole.stiffness.transpose())).eval();
    return whole;
}

std::vector<PieceState> piece_states(const BeamChain& chain, const FrameVector& ends) {
    std::vector<Follows> follows;
    PieceStiffness stiffness(chain);
    eliminated(chain, stiffness, &follows);
    std::vector<PieceState> states(chain.pieces.size());
    Eigen::Matrix<double, end_size, 1> next = ends.tail<end_size>();
    for (std::size_t i = chain.pieces.size(); i-- > 0;) {
        FrameVector& d = states[i].displacements;
        d.tail<end_size>() = next;
        if (i == 0) {
            d.head<end_size>() = ends.head<end_size>();
        } else {
            const Follows& x = follows[i - 1];
            d.head<end_size>() = x.leftCols<end_size>() * ends.head<end_size>() +
                                 x.middleCols<end_size>(end_size) * next + x.col(2 * end_size);
        }
        next = d.head<end_size>();
        states[i].forces = stiffness.of(chain.pieces[i]) * d - chain.pieces[i].loads;
    }
    return states;
}

}  // namespace loadpath::elements
