#include "elements/corotational/chain.hpp"

#include <algorithm>
#include <cmath>

#include "elements/corotational/bar.hpp"

namespace loadpath::elements {

using Eigen::Matrix3d;
using Eigen::Vector3d;

bool ChainEnd::is_released() const {
    return std::any_of(springs.begin(), springs.end(), [](double s) { return std::isfinite(s); });
}

ChainState at_rest(const Chain& chain) {
    ChainState state;
    state.inner.resize(static_cast<std::size_t>(chain.pieces - 1));
    return state;
}

namespace {

// The end of the chain that a joint holds, and how it follows from the joint and from its slips.
struct HeldEnd {
    Placement placement;
    Vector3d arm;  // turned
    SectionMatrix from_joint = SectionMatrix::Identity();
    SectionMatrix from_slips = SectionMatrix::Zero();
};

HeldEnd hold_end(const Chain& chain, const ChainEnd& end, const Placement& joint,
                 const SectionVector& slips) {
    HeldEnd held;
    const Matrix3d turned = joint.turned.toRotationMatrix();
    held.arm = turned * (end.arm + chain.axes.transpose() * slips.head<3>());
    held.placement.moved = joint.moved + held.arm - end.arm;
    const Vector3d turn = end.rotation_axes.transpose() * slips.segment<3>(3);
    held.placement.turned = joint.turned * rotation_by(turn);
    held.placement.warping = joint.warping + slips[6];
    held.from_joint.block<3, 3>(0, 3) = -cross_matrix(held.arm);
    if (!end.is_released()) return held;
    held.from_slips.block<3, 3>(0, 0) = turned * chain.axes.transpose();
    held.from_slips.block<3, 3>(3, 3) =
        turned * spin_of_vector(turn) * end.rotation_axes.transpose();
    held.from_slips(6, 6) = 1.0;
    for (int k = 0; k < section_size; ++k)
        if (!std::isfinite(end.springs[k])) held.from_slips.col(k).setZero();
    return held;
}

// The equations section by section, before joints and hinges: tangent of each section, of each
// with the next, and right-hand sides, which are the forces out of balance and the loads per unit
// of the load factor.
struct Sections {
    std::vector<SectionMatrix> own, next;
    std::vector<Eigen::Matrix<double, section_size, 2>> rhs;

    explicit Sections(std::size_t count)
        : own(count, SectionMatrix::Zero()),
          next(count, SectionMatrix::Zero()),
          rhs(count, Eigen::Matrix<double, section_size, 2>::Zero()) {}

    // Takes a direction away from the unknowns of all sections but the ends.
    void hold_inside(int direction) {
        for (std::size_t i = 1; i + 1 < own.size(); ++i) {
            own[i].row(direction).setZero();
            own[i].col(direction).setZero();
            own[i](direction, direction) = 1.0;
            next[i - 1].col(direction).setZero();
            next[i].row(direction).setZero();
            rhs[i].row(direction).setZero();
        }
    }
};

void add_pieces(const Chain& chain, const std::vector<Placement>& placed, double factor,
                Sections& sections, ChainResponse& response) {
    for (std::size_t i = 0; i + 1 < placed.size(); ++i) {
        const PieceResponse piece =
            evaluate(chain.piece, chain.axes, placed[i], placed[i + 1], chain.own, factor);
        response.energy += piece.energy;
        response.most_turn = std::max(response.most_turn, piece.turn);
        response.most_compression = std::max(response.most_compression, -piece.axial_force);
        sections.own[i] += piece.tangent.topLeftCorner<7, 7>();
        sections.own[i + 1] += piece.tangent.bottomRightCorner<7, 7>();
        sections.next[i] = piece.tangent.topRightCorner<7, 7>();
        for (std::size_t side = 0; side < 2; ++side) {
            const int at = static_cast<int>(side) * section_size;
            sections.rhs[i + side].col(0) += piece.forces.segment<7>(at);
            sections.rhs[i + side].col(1) -= piece.own_strain.segment<7>(at);
        }
    }
}

void add_loads(const Chain& chain, const std::vector<Placement>& placed, double factor,
               Sections& sections) {
    for (std::size_t i = 0; i < chain.loads.size(); ++i) {
        const SectionLoad& load = chain.loads[i];
        const Vector3d axis = placed[i].turned * Vector3d(chain.axes.row(0));
        SectionVector given = SectionVector::Zero();
        given.head<3>() = load.force;
        given.segment<3>(3) = axis.cross(load.on_axis) + load.moment;
        sections.rhs[i].col(0) -= factor * given;
        sections.rhs[i].col(1) += given;
        sections.own[i].block<3, 3>(3, 3) -= factor * turned_arm_curvature(load.on_axis, axis);
    }
}

// The same equations with the ends expressed by joints and slips: a row of blocks (the slips of
// the start, the sections between, the slips of the end), each beside the next, and the joints.
class Equations {
 public:
    explicit Equations(const Chain& chain)
        : chain_(chain),
          count_(static_cast<std::size_t>(chain.pieces) + 1),
          blocks_(count_),
          side_(count_, Eigen::Matrix<double, section_size, frame_size>::Zero()) {
        joints_.setZero();
        joint_rhs_.setZero();
    }

    void assemble(const Sections& sections, const std::array<HeldEnd, 2>& held,
                  const ChainState& state) {
        for (std::size_t i = 0; i < count_; ++i) {
            for (const Part& a : parts(i, held)) {
                for (const Part& b : parts(i, held)) put(a, b, mapped(a, sections.own[i], b));
                add_rhs(a, sections.rhs[i]);
                if (i + 1 < count_)
                    for (const Part& b : parts(i + 1, held)) {
                        const SectionMatrix link = mapped(a, sections.next[i], b);
                        put(a, b, link);
                        put(b, a, link.transpose());
                    }
            }
        }
        for (std::size_t side = 0; side < 2; ++side)
            add_hinge(side, sections.rhs[section(side)].col(0), held[side], state.slips[side]);
    }

    void eliminate(ChainResponse& response) {
        response.stiffness = joints_.diagonal().cwiseAbs();
        response.energy += energy_;
        response.eliminated.assign(count_, Columns::Zero());
        for (std::size_t b = 0; b < count_; ++b) {
            if ((b == 0 || b + 1 == count_) && !chain_.ends[b == 0 ? 0 : 1].is_released()) continue;
            Columns& columns = response.eliminated[b];
            columns << blocks_.rhs[b], side_[b], blocks_.next[b];
            response.negative += solve_block(blocks_.own[b], whole_[b], columns);
            joint_rhs_ -= side_[b].transpose() * columns.leftCols<2>();
            joints_ -= side_[b].transpose() * columns.middleCols<frame_size>(2);
            if (b + 1 == count_) continue;
            const SectionMatrix to_next = blocks_.next[b].transpose();
            blocks_.rhs[b + 1] -= to_next * columns.leftCols<2>();
            side_[b + 1] -= to_next * columns.middleCols<frame_size>(2);
            blocks_.own[b + 1] -= to_next * columns.rightCols<section_size>();
        }
        response.forces = joint_rhs_.col(0);
        response.loads = joint_rhs_.col(1);
        response.tangent = 0.5 * (joints_ + joints_.transpose());
    }

    // Forces inside that are out of balance, moments divided by the length of a piece.
    double unbalanced() const {
        double most = 0.0;
        for (const auto& rhs : blocks_.rhs)
            for (int k = 0; k < 6; ++k)
                most = std::max(most, std::abs(rhs(k, 0)) / (k < 3 ? 1.0 : chain_.piece.length));
        return most;
    }

    // To be called once everything is added: what the pivots are held against.
    void remember_size() {
        for (const SectionMatrix& own : blocks_.own) whole_.push_back(own.diagonal().cwiseAbs());
    }

 private:
    // A section is an unknown of its own, or follows from a joint and from slips.
    struct Part {
        std::size_t block;
        int joint;  // 7 * side of its unknowns, -1: a block
        const SectionMatrix* map;
    };

    std::size_t section(std::size_t side) const { return side == 0 ? 0 : count_ - 1; }

    std::vector<Part> parts(std::size_t i, const std::array<HeldEnd, 2>& held) const {
        if (i != 0 && i + 1 != count_) return {{i, -1, nullptr}};
        const std::size_t side = i == 0 ? 0 : 1;
        std::vector<Part> both{{i, static_cast<int>(side) * section_size, &held[side].from_joint}};
        if (chain_.ends[side].is_released()) both.push_back({i, -1, &held[side].from_slips});
        return both;
    }

    static SectionMatrix mapped(const Part& a, const SectionMatrix& k, const Part& b) {
        const SectionMatrix right = b.map == nullptr ? k : SectionMatrix(k * *b.map);
        return a.map == nullptr ? right : SectionMatrix(a.map->transpose() * right);
    }

    void put(const Part& a, const Part& b, const SectionMatrix& k) {
        if (a.joint >= 0) {
            if (b.joint >= 0) joints_.block<7, 7>(a.joint, b.joint) += k;
        } else if (b.joint >= 0) {
            side_[a.block].middleCols<7>(b.joint) += k;
        } else if (a.block == b.block) {
            blocks_.own[a.block] += k;
        } else if (a.block < b.block) {
            blocks_.next[a.block] += k;
        }
    }

    void add_rhs(const Part& a, const Eigen::Matrix<double, section_size, 2>& rhs) {
        const Eigen::Matrix<double, section_size, 2> value =
            a.map == nullptr ? rhs
                             : Eigen::Matrix<double, section_size, 2>(a.map->transpose() * rhs);
        if (a.joint >= 0)
            joint_rhs_.middleRows<7>(a.joint) += value;
        else
            blocks_.rhs[a.block] += value;
    }

    // Springs of the hinge, and what forces at the end do while arm and hinge turn with the joint.
    void add_hinge(std::size_t side, const SectionVector& at_end, const HeldEnd& held,
                   const SectionVector& slips) {
        const int joint = static_cast<int>(side) * section_size;
        const std::size_t b = section(side);
        const Vector3d force = at_end.head<3>(), moment = at_end.segment<3>(3);
        joints_.block<3, 3>(joint + 3, joint + 3) += turned_arm_curvature(force, held.arm);
        const ChainEnd& end = chain_.ends[side];
        if (!end.is_released()) return;
        for (int k = 0; k < 3; ++k) {
            const Vector3d along = held.from_slips.block<3, 1>(0, k);
            const Vector3d about = held.from_slips.block<3, 1>(3, k + 3);
            side_[b].block<1, 3>(k, joint + 3) += along.cross(force).transpose();
            side_[b].block<1, 3>(k + 3, joint + 3) += 0.5 * about.cross(moment).transpose();
        }
        for (int k = 0; k < section_size; ++k) {
            const bool is_rigid = !std::isfinite(end.springs[k]);
            blocks_.own[b](k, k) += is_rigid ? 1.0 : end.springs[k];
            if (is_rigid) continue;
            blocks_.rhs[b](k, 0) += end.springs[k] * slips[k] - end.held[k];
            if (((end.curved >> k) & 1u) == 0)
                energy_ += 0.5 * end.springs[k] * slips[k] * slips[k];
        }
    }

    // Solves with one block by L D L^T and counts negative pivots. A motion inside that nothing
    // resists (a bar that spins about its axis between two ball joints) stays where it is.
    static int solve_block(SectionMatrix& k, const SectionVector& whole, Columns& columns) {
        constexpr double nothing = 1e-12;
        int negative = 0;
        for (int p = 0; p < section_size; ++p) {
            double& pivot = k(p, p);
            if (!(std::abs(pivot) > nothing * whole[p])) pivot = whole[p] > 0.0 ? whole[p] : 1.0;
            if (pivot < 0.0) ++negative;
            for (int i = p + 1; i < section_size; ++i) {
                const double factor = k(i, p) / pivot;
                for (int j = i; j < section_size; ++j) k(j, i) -= factor * k(j, p);
                columns.row(i) -= factor * columns.row(p);
            }
        }
        for (int p = section_size - 1; p >= 0; --p) {
            for (int i = p + 1; i < section_size; ++i) columns.row(p) -= k(i, p) * columns.row(i);
            columns.row(p) /= k(p, p);
        }
        return negative;
    }

    const Chain& chain_;
    std::size_t count_;
    Sections blocks_;
    std::vector<Eigen::Matrix<double, section_size, frame_size>> side_;
    std::vector<SectionVector> whole_;
    FrameMatrix joints_;
    Eigen::Matrix<double, frame_size, 2> joint_rhs_;
    double energy_ = 0.0;  // of the springs
};

std::array<HeldEnd, 2> hold_ends(const Chain& chain, const ChainState& state,
                                 const std::array<Placement, 2>& joints) {
    return {hold_end(chain, chain.ends[0], joints[0], state.slips[0]),
            hold_end(chain, chain.ends[1], joints[1], state.slips[1])};
}

std::vector<Placement> placed_between(const std::array<HeldEnd, 2>& held, const ChainState& state) {
    std::vector<Placement> placed{held[0].placement};
    placed.insert(placed.end(), state.inner.begin(), state.inner.end());
    placed.push_back(held[1].placement);
    return placed;
}

}  // namespace

std::vector<Placement> sections_of(const Chain& chain, const ChainState& state,
                                   const std::array<Placement, 2>& joints) {
    return placed_between(hold_ends(chain, state, joints), state);
}

std::array<SectionVector, 2> forces_at_hinges(const Chain& chain, const ChainState& state,
                                              const std::array<Placement, 2>& joints,
                                              double factor) {
    const std::vector<Placement> placed = sections_of(chain, state, joints);
    Sections sections(placed.size());
    ChainResponse unused;
    add_pieces(chain, placed, factor, sections, unused);
    add_loads(chain, placed, factor, sections);
    std::array<SectionVector, 2> forces;
    for (std::size_t side = 0; side < 2; ++side) {
        forces[side] = sections.rhs[side == 0 ? 0 : placed.size() - 1].col(0);
        const Matrix3d back = joints[side].turned.toRotationMatrix().transpose();
        forces[side].head<3>() = chain.axes * back * forces[side].head<3>();
        forces[side].segment<3>(3) =
            chain.ends[side].rotation_axes * back * forces[side].segment<3>(3);
    }
    return forces;
}

ChainResponse respond(const Chain& chain, const ChainState& state,
                      const std::array<Placement, 2>& joints, double factor) {
    if (chain.is_bar) return respond_as_bar(chain, joints, factor);
    const std::array<HeldEnd, 2> held = hold_ends(chain, state, joints);
    const std::vector<Placement> placed = placed_between(held, state);
    ChainResponse response;
    Sections sections(placed.size());
    add_pieces(chain, placed, factor, sections, response);
    add_loads(chain, placed, factor, sections);
    if (chain.is_in_plane)
        for (const int direction : {2, 3, 4, 6}) sections.hold_inside(direction);
    else if (chain.piece.torsion(1, 1) == 0.0)
        sections.hold_inside(6);
    Equations equations(chain);
    equations.assemble(sections, held, state);
    response.unbalanced = equations.unbalanced();
    equations.remember_size();
    equations.eliminate(response);
    return response;
}

ChainStep step_inside(const Chain& chain, const ChainResponse& response, const FrameVector& joints,
                      double factor_step) {
    ChainStep step;
    step.inner.resize(static_cast<std::size_t>(chain.pieces - 1));
    SectionVector after = SectionVector::Zero();
    for (std::size_t b = response.eliminated.size(); b-- > 0;) {
        const Columns& columns = response.eliminated[b];
        after = factor_step * columns.col(1) - columns.col(0) -
                columns.middleCols<frame_size>(2) * joints -
                columns.rightCols<section_size>() * after;
        if (b == 0)
            step.slips[0] = after;
        else if (b + 1 == response.eliminated.size())
            step.slips[1] = after;
        else
            step.inner[b - 1] = after;
    }
    return step;
}

void advance(const Eigen::Ref<const SectionVector>& step, double part, Placement& placement) {
    placement.moved += part * step.head<3>();
    placement.turned = (rotation_by(part * step.segment<3>(3)) * placement.turned).normalized();
    placement.warping += part * step[6];
}

void advance(const ChainStep& step, double part, ChainState& state) {
    for (std::size_t i = 0; i < state.inner.size(); ++i)
        advance(step.inner[i], part, state.inner[i]);
    for (std::size_t side = 0; side < 2; ++side) state.slips[side] += part * step.slips[side];
}

}  // namespace loadpath::elements
