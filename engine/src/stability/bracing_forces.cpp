#include "stability/bracing_forces.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "loads/plate_loads.hpp"
#include "stability/pressed_rows.hpp"
#include "text/number.hpp"

namespace loadpath::stability {

namespace {

constexpr double bow_share = 1.0 / 500.0;  // (5.12)
// Of the average, what a member has to bear to count: as 5.3.2(3) has it of columns.
constexpr double least_share = 0.5;
// Of the span: what loads bend it less does not say which way.
constexpr double neither_side = 1e-9;
// How often one-way parts may change with the forces that are put on them.
constexpr int most_states = 20;

// A system in one combination.
struct Loaded {
    const BracingSystem* system = nullptr;
    answer::BracingForce* row = nullptr;
    std::vector<double> pressed;  // by row of the system
    double sum = 0.0;
    double side = 1.0;  // which way along its direction
    double e_0 = 0.0;
    double force = 0.0;   // q_d
    double factor = 0.0;  // 8 sum N_Ed / L^2

    Vector3 direction() const { return side * system->direction; }
};

class ForceFinder {
 public:
    ForceFinder(const model::Structure& structure, const checks::ModelIndex& index,
                const analysis::FirstOrder* with, const std::vector<BracingSystem>& systems,
                const analysis::ResultSet& set, std::string_view name, bool is_turned)
        : structure_(structure),
          index_(index),
          with_(with),
          systems_(systems),
          set_(set),
          name_(name),
          is_turned_(is_turned) {}

    BracingForces find() {
        found_.rows.resize(systems_.size());
        for (std::size_t k = 0; k < systems_.size(); ++k) press(systems_[k], found_.rows[k]);
        if (loaded_.empty()) return std::move(found_);
        if (bend()) {
            for (const Loaded& each : loaded_) {
                each.row->q_d = each.force;
                put_on(each, each.force, found_.forces);
            }
        }
        return std::move(found_);
    }

 private:
    void warn(IssueCode code, const document::BracingSystem& source, const std::string& message) {
        const auto place = &source - structure_.document->model.bracing_systems.data();
        found_.warnings.push_back(
            {code, "combination \"" + std::string(name_) + "\": " + message,
             path_of("model.bracing_systems", static_cast<std::size_t>(place))});
    }

    // Forces in the members, alpha_m and e_0; which way loads bend the system.
    void press(const BracingSystem& system, answer::BracingForce& row) {
        Loaded one;
        one.system = &system;
        one.row = &row;
        row.id = system.source->id;
        row.name = system.source->name;
        row.span = system.span;
        for (const RestrainedRow& each : system.rows) {
            const PressedRow found =
                with_ == nullptr ? PressedRow{0.0, "a structure with cables has no first order"}
                                 : pressed_row(structure_, index_, set_, each, system.direction);
            if (!found.why_not.empty() && !row.problem) row.problem = found.why_not;
            one.pressed.push_back(found.force);
            one.sum += found.force;
        }
        const double least = least_share * one.sum / static_cast<double>(one.pressed.size());
        row.members =
            std::ranges::count_if(one.pressed, [&](double each) { return each >= least; });
        row.alpha_m = std::sqrt(0.5 * (1.0 + 1.0 / static_cast<double>(row.members)));
        row.e_0 = one.e_0 = row.alpha_m * bow_share * system.span;
        write_direction(one);
        if (row.problem) {
            warn(IssueCode::bracing_not_assessed, *system.source,
                 "what presses the members of " + called(*system.source) +
                     " is not known: " + *row.problem);
            return;
        }
        row.axial_force = one.sum;
        if (!(one.sum > 0.0)) {
            row.q_d = row.delta_q = 0.0;
            return;
        }
        if (bent(one, set_) < -neither_side * system.span) one.side = -1.0;
        if (is_turned_) one.side = -one.side;
        write_direction(one);
        one.factor = 8.0 * one.sum / (system.span * system.span);
        loaded_.push_back(std::move(one));
    }

    static void write_direction(Loaded& one) {
        const Vector3 way = one.direction();
        one.row->direction = {way.x(), way.y(), way.z()};
    }

    // How far a row bends along the direction of its system, in the middle against its ends; of
    // several rows as their forces weigh them.
    double bent(const Loaded& one, const analysis::ResultSet& set) const {
        double sum = 0.0;
        for (std::size_t k = 0; k < one.pressed.size(); ++k) {
            const RestrainedRow& row = one.system->rows[k];
            const Vector3 ends = node_motion(set, row.first) + node_motion(set, row.last);
            sum += one.pressed[k] * one.direction().dot(middle_motion(set, row) - 0.5 * ends);
        }
        return sum / one.sum;
    }

    static Vector3 node_motion(const analysis::ResultSet& set, std::size_t node) {
        const double* moved = set.displacements.data() + node * model::unknowns_per_joint;
        return {moved[0], moved[1], moved[2]};
    }

    Vector3 middle_motion(const analysis::ResultSet& set, const RestrainedRow& row) const {
        const double half = 0.5 * row.span;
        const auto at =
            std::ranges::find_if(row.links, [&](const RowLink& link) { return half <= link.to; });
        const RowLink& link = at == row.links.end() ? row.links.back() : *at;
        const model::Member& member = structure_.members[link.member];
        const double share = std::clamp((half - link.from) / (link.to - link.from), 0.0, 1.0);
        const double x = member.length * (link.is_reversed ? 1.0 - share : share);
        const curves::MemberForces& curves = set.curves[link.member];
        if (member.is_rigid()) {
            const auto start = static_cast<std::size_t>(member.start);
            const auto end = static_cast<std::size_t>(member.end);
            return node_motion(set, start) +
                   x / member.length * (node_motion(set, end) - node_motion(set, start));
        }
        return member.axes.transpose() *
               Vector3(curves.dx.at_left(x), curves.dy.at_left(x), curves.dz.at_left(x));
    }

    // The forces of a system for q_d = `force`.
    void put_on(const Loaded& one, double force, document::LoadCase& forces) const {
        const Vector3 way = one.direction();
        const std::array<double, 3> direction{way.x(), way.y(), way.z()};
        for (std::size_t k = 0; k < one.pressed.size(); ++k) {
            const RestrainedRow& row = one.system->rows[k];
            const double line = force * one.pressed[k] / one.sum;
            if (line == 0.0) continue;
            for (const RowLink& link : row.links) {
                document::DistributedLoad load;
                load.member = structure_.members[link.member].source->id;
                load.magnitude = load.end_magnitude = link.share * line;
                load.direction = direction;
                forces.distributed_loads.push_back(load);
            }
            for (const std::size_t node : {row.first, row.last}) {
                document::NodalLoad load;
                load.node = structure_.document->model.nodes[node].id;
                load.magnitude = -0.5 * line * row.span;
                load.direction = direction;
                forces.nodal_loads.push_back(load);
            }
        }
    }

    // The same as they act on the structure as it is drawn.
    loads::CaseLoads prepared(const document::LoadCase& forces) const {
        loads::CaseLoads loads(static_cast<int>(structure_.members.size()));
        for (const document::DistributedLoad& each : forces.distributed_loads) {
            const int place = structure_.member_index.at(each.member);
            const model::Member& member = structure_.members[static_cast<std::size_t>(place)];
            const Vector3 line = each.magnitude * (member.axes * model::vector_of(each.direction));
            loads.on_member(place).lines.push_back({0.0, member.length, line, line});
        }
        for (const document::NodalLoad& each : forces.nodal_loads)
            loads.add_at_joint(structure_.node_index.at(each.node),
                               each.magnitude * model::vector_of(each.direction), Vector3::Zero());
        loads::divide_loads(structure_, loads);
        return loads;
    }

    // delta_q is linear in all q_d while one-way parts keep their state: with flexibilities f the
    // forces solve q_i - factor_i sum f_ij q_j = factor_i (e_0,i + delta_i), delta of the loads.
    // Where forces change the state of one-way parts it is done anew with that.
    bool bend() {
        if (with_->equations) return find_forces(set_);
        analysis::ResultSet now = set_;
        for (Loaded& each : loaded_) each.force = each.factor * each.e_0;
        for (int turn = 0; turn < most_states; ++turn) {
            const assembly::State before = now.state;
            now.loads = set_.loads;
            document::LoadCase forces;
            for (const Loaded& each : loaded_) put_on(each, each.force, forces);
            now.loads.add(prepared(forces), 1.0);
            Issues errors;
            analysis::settle(structure_, *with_, now, errors);
            for (const Issues* each : {&errors, &now.errors})
                if (!each->empty()) return refuse(each->front().message);
            if (turn > 0 && now.state == before) return true;
            if (!find_forces(now)) return false;
        }
        return refuse("one-way members of it change with every step");
    }

    bool refuse(const std::string& why) {
        for (Loaded& each : loaded_) {
            each.row->problem = why;
            warn(IssueCode::bracing_not_assessed, *each.system->source,
                 "how far " + called(*each.system->source) + " bends is not known: " + why);
        }
        return false;
    }

    // `now` holds the loads and the forces as they are.
    bool find_forces(const analysis::ResultSet& now) {
        const std::size_t count = loaded_.size();
        Eigen::MatrixXd flexibility(count, count);
        for (std::size_t j = 0; j < count; ++j) {
            document::LoadCase unit;
            put_on(loaded_[j], 1.0, unit);
            analysis::ResultSet one;
            one.loads = prepared(unit);
            analysis::ResultSet* sets[] = {&one};
            Issues errors;
            analysis::solve_in_state(structure_, *with_, now.state, sets, errors);
            if (!errors.empty()) return refuse(errors.front().message);
            if (!one.errors.empty()) return give_way(j, ": nothing does");
            for (std::size_t i = 0; i < count; ++i) flexibility(i, j) = bent(loaded_[i], one);
        }
        Eigen::VectorXd known(count), forces(count);
        for (std::size_t i = 0; i < count; ++i) {
            forces[i] = with_->equations ? 0.0 : loaded_[i].force;
            known[i] = bent(loaded_[i], now);
        }
        known -= flexibility * forces;        // what the loads do alone
        Eigen::MatrixXd left = -flexibility;  // of the equations
        for (std::size_t i = 0; i < count; ++i) {
            left.row(i) *= loaded_[i].factor;
            left(i, i) += 1.0;
            forces[i] = loaded_[i].factor * (loaded_[i].e_0 + known[i]);
        }
        std::vector<std::string> limits;
        for (std::size_t i = 0; i < count; ++i) limits.push_back(limit_of(loaded_[i], left(i, i)));
        if (!eliminate(left, forces, limits)) return false;
        for (std::size_t i = 0; i < count; ++i) {
            loaded_[i].force = forces[i];
            loaded_[i].row->delta_q = known[i] + flexibility.row(i).dot(forces);
        }
        return true;
    }

    static std::string limit_of(const Loaded& one, double left) {
        constexpr double kilo = 1e-3;
        if (left > 0.0) return " beside the other systems";
        return ": they are pressed by " + format(kilo * one.sum, 4) + " kN, and it stands up to " +
               format(kilo * one.sum / (1.0 - left), 4) + " kN";
    }

    // A pivot that is not positive is a bow that grows by itself.
    bool eliminate(Eigen::MatrixXd& left, Eigen::VectorXd& right,
                   const std::vector<std::string>& limits) {
        const Eigen::Index count = right.size();
        for (Eigen::Index i = 0; i < count; ++i) {
            if (!(left(i, i) > 0.0)) return give_way(static_cast<std::size_t>(i), limits[i]);
            for (Eigen::Index k = i + 1; k < count; ++k) {
                const double part = left(k, i) / left(i, i);
                left.row(k) -= part * left.row(i);
                right[k] -= part * right[i];
            }
        }
        for (Eigen::Index i = count - 1; i >= 0; --i) {
            for (Eigen::Index k = i + 1; k < count; ++k) right[i] -= left(i, k) * right[k];
            right[i] /= left(i, i);
        }
        return true;
    }

    bool give_way(std::size_t which, const std::string& why) {
        const document::BracingSystem& source = *loaded_[which].system->source;
        for (Loaded& each : loaded_) {
            each.row->delta_q.reset();
            each.row->problem = "bracing system " + std::to_string(source.id) + " gives way";
        }
        warn(IssueCode::bracing_gives_way, source,
             called(source) + " cannot hold its members" + why + " (EN 1993-1-1, 5.3.3)");
        return false;
    }

    const model::Structure& structure_;
    const checks::ModelIndex& index_;
    const analysis::FirstOrder* with_;
    const std::vector<BracingSystem>& systems_;
    const analysis::ResultSet& set_;
    std::string_view name_;
    bool is_turned_;
    BracingForces found_;
    std::vector<Loaded> loaded_;
};

}  // namespace

BracingForces find_bracing_forces(const model::Structure& structure,
                                  const checks::ModelIndex& index, const analysis::FirstOrder* with,
                                  const std::vector<BracingSystem>& systems,
                                  const analysis::ResultSet& set, std::string_view name,
                                  bool is_turned) {
    return ForceFinder(structure, index, with, systems, set, name, is_turned).find();
}

}  // namespace loadpath::stability
