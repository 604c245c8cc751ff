#include "analysis/diaphragm_chords.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "text/counted.hpp"
#include "text/number.hpp"

namespace loadpath::analysis {

namespace {

// Of the force at which a member yields. Floors take less off their beams: the thrust of a frame,
// wind on its way to bracing.
constexpr double much_of_a_member = 0.2;
// Of the largest force along a line: what is left over at its end goes elsewhere by the floor,
// whose purpose that is.
constexpr double left_at_the_end = 0.25;
constexpr double goes_straight_on = 0.996;  // 5 degrees

struct Floor {
    std::string path;
    int first = 0;          // joint
    std::vector<int> ties;  // from that to each other joint
    std::set<int> joints;
};

// Members one behind the other, and the joints before, between and behind them.
struct Line {
    const Floor* floor = nullptr;
    std::vector<int> members, joints;
    model::Vector3 along = model::Vector3::Zero();
};

struct Chord {
    double share = 0.0, force = 0.0;  // tension above zero
    const Line* line = nullptr;
    const ResultSet* set = nullptr;
};

std::vector<Floor> floors_of(const model::Structure& structure) {
    std::vector<Floor> floors;
    const auto& diaphragms = structure.document->model.rigid_diaphragms;
    for (std::size_t d = 0; d < diaphragms.size(); ++d) {
        Floor floor;
        floor.path = path_of("model.rigid_diaphragms", d);
        floor.first = structure.node_index.at(diaphragms[d].node_ids.front());
        for (const std::int64_t id : diaphragms[d].node_ids)
            floor.joints.insert(structure.node_index.at(id));
        for (std::size_t t = 0; t < structure.ties.size(); ++t) {
            const model::Tie& tie = structure.ties[t];
            if (tie.is_flat && tie.first == floor.first && floor.joints.contains(tie.second))
                floor.ties.push_back(static_cast<int>(t));
        }
        floors.push_back(std::move(floor));
    }
    return floors;
}

// The members of a floor by the joints at which they begin and end.
class Lines {
 public:
    Lines(const model::Structure& structure, const Floor& floor)
        : structure_(structure), floor_(floor) {
        for (std::size_t m = 0; m < structure.members.size(); ++m) {
            const model::Member& member = structure.members[m];
            if (member.parent >= 0 || member.is_rigid() || !floor.joints.contains(member.start) ||
                !floor.joints.contains(member.end))
                continue;
            at_[member.start].push_back(static_cast<int>(m));
            at_[member.end].push_back(static_cast<int>(m));
            is_open_[static_cast<int>(m)] = true;
        }
    }

    void add_to(std::vector<Line>& lines) {
        for (const auto& [member, is_open] : is_open_) {
            if (!is_open) continue;
            Line line{&floor_, {}, {}, way_of(member).normalized()};
            const int middle = structure_.members[member].start;
            line.joints.push_back(middle);
            follow(line, middle, -line.along);
            std::ranges::reverse(line.members);
            std::ranges::reverse(line.joints);
            follow(line, middle, line.along);
            lines.push_back(std::move(line));
        }
    }

 private:
    model::Vector3 way_of(int member) const {
        const model::Member& one = structure_.members[member];
        return structure_.joints[one.end].at - structure_.joints[one.start].at;
    }

    // Adds what goes on from the last joint of a line.
    void follow(Line& line, int joint, const model::Vector3& along) {
        bool goes_on = true;
        while (goes_on) {
            goes_on = false;
            for (const int member : at_[joint]) {
                const model::Member& one = structure_.members[member];
                model::Vector3 way = way_of(member).normalized();
                if (one.start != joint) way = -way;
                if (!is_open_[member] || way.dot(along) < goes_straight_on) continue;
                is_open_[member] = false;
                joint = one.start == joint ? one.end : one.start;
                line.members.push_back(member);
                line.joints.push_back(joint);
                goes_on = true;
                break;
            }
        }
    }

    const model::Structure& structure_;
    const Floor& floor_;
    std::map<int, std::vector<int>> at_;
    std::map<int, bool> is_open_;
};

// What the floor exerts on each of its joints.
std::map<int, model::Vector3> forces_of(const model::Structure& structure, const Floor& floor,
                                        const ResultSet& set) {
    std::map<int, model::Vector3> forces;
    for (const int joint : floor.joints) forces[joint] = model::Vector3::Zero();
    for (const int t : floor.ties) {
        const model::Tie& tie = structure.ties[t];
        const TieForce& given = set.ties[t];
        const model::Vector3 force =
            tie.axes.transpose() * model::Vector3(given[0], given[1], given[2]);
        forces[tie.second] += force;
        forces[tie.first] -= force;
    }
    return forces;
}

double squash_force(const model::Member& member) {
    return member.section->area * std::max(0.0, member.material->yield_stress);
}

// The largest share that the floor takes of what the members of a line could bear.
Chord look_along(const model::Structure& structure, const Line& line,
                 const std::map<int, model::Vector3>& forces) {
    std::vector<double> axial;
    double sum = 0.0, most = 0.0;
    for (const int joint : line.joints) {
        sum += forces.at(joint).dot(line.along);
        axial.push_back(sum);
        most = std::max(most, std::abs(sum));
    }
    Chord found;
    if (std::abs(sum) > left_at_the_end * most) return found;
    for (std::size_t k = 0; k < line.members.size(); ++k) {
        const double bearable = squash_force(structure.members[line.members[k]]);
        if (bearable > 0.0 && std::abs(axial[k]) > found.share * bearable)
            found = {std::abs(axial[k]) / bearable, axial[k], &line, nullptr};
    }
    return found;
}

}  // namespace

Issues find_diaphragm_chords(const model::Structure& structure, const LinearResult& result) {
    const std::vector<Floor> floors = floors_of(structure);
    if (floors.empty()) return {};
    std::vector<Line> lines;
    for (const Floor& floor : floors) Lines(structure, floor).add_to(lines);
    Chord worst;
    for (const ResultSet& set : result.combinations.empty() ? result.cases : result.combinations) {
        if (!set.is_usable() || set.ties.size() != structure.ties.size()) continue;
        std::map<const Floor*, std::map<int, model::Vector3>> forces;
        for (const Floor& floor : floors) forces[&floor] = forces_of(structure, floor, set);
        for (const Line& line : lines) {
            Chord found = look_along(structure, line, forces[line.floor]);
            found.set = &set;
            if (found.share > std::max(much_of_a_member, worst.share)) worst = found;
        }
    }
    if (worst.set == nullptr) return {};
    std::vector<std::int64_t> ids;
    for (const int member : worst.line->members)
        ids.push_back(structure.members[member].source->id);
    const std::string kind =
        worst.set->kind == ResultSet::Kind::load_case ? "load case" : "combination";
    return {{IssueCode::diaphragm_bears_chord,
             "it bears a " + std::string(worst.force > 0.0 ? "tension" : "compression") + " of " +
                 format(std::abs(worst.force) / 1e3, 3) + " kN in " + kind + " \"" +
                 worst.set->name + "\", " + format(worst.share, 2) + " of what yields " +
                 text::counted("member", ids) +
                 (ids.size() == 1 ? ", which bears none of it" : ", which bear none of it"),
             worst.line->floor->path}};
}

}  // namespace loadpath::analysis
