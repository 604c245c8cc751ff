#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>
#include <utility>

#include "analysis/ground.hpp"
#include "analysis/lifted_supports.hpp"
#include "text/number.hpp"

namespace loadpath::analysis {

namespace {

// Of all that bears a set.
constexpr double noticeable_pull = 0.01;
// Of what presses: a long beam under one load is pulled by 0.07 of it beyond where it rises. What
// is pulled by more lifts off, and bends in another way than is computed.
constexpr double lifting_pull = 0.2;

// The springs of one bed, by their place among the supports.
struct Ground {
    std::string pulls;  // "along member 1 pulls it"
    std::string path;
    std::vector<int> supports;
};

struct Pull {
    double force = 0.0;
    bool lifts = false;
    const Ground* ground = nullptr;
    const ResultSet* set = nullptr;

    bool operator<(const Pull& other) const {
        return std::pair(lifts, force) < std::pair(other.lifts, other.force);
    }
};

// Under a surface, or under all elements of the document: one element at an edge may rise alone.
// What a support of the document holds as well is that support's.
void add_bed_of_plates(const model::Structure& structure, const std::string& pulls,
                       const std::string& path, std::optional<std::int64_t> surface,
                       std::vector<Ground>& grounds) {
    std::set<int> joints;
    for (const model::Plate& plate : structure.plates)
        if (plate.surface == surface) joints.insert(plate.joints.begin(), plate.joints.end());
    Ground one{pulls, path, {}};
    for (std::size_t s = 0; s < structure.supports.size(); ++s)
        if (structure.supports[s].is_ground && joints.contains(structure.supports[s].node))
            one.supports.push_back(static_cast<int>(s));
    grounds.push_back(std::move(one));
}

void add_beds_of_plates(const model::Structure& structure, std::vector<Ground>& grounds) {
    const auto is_bedded = [](const auto& plate) { return plate.bedding.value_or(0.0) > 0.0; };
    const document::Model& model = structure.document->model;
    for (std::size_t k = 0; k < model.plate_surfaces.size(); ++k)
        if (const document::PlateSurface& surface = model.plate_surfaces[k]; is_bedded(surface))
            add_bed_of_plates(structure,
                              "under plate surface " + std::to_string(surface.id) + " pulls it",
                              path_of("model.plate_surfaces", k) + ".bedding", surface.id, grounds);
    const auto& elements = model.plate_elements;
    if (const auto first = std::ranges::find_if(elements, is_bedded); first != elements.end())
        add_bed_of_plates(
            structure, "under the plate elements pulls them",
            path_of("model.plate_elements", static_cast<std::size_t>(first - elements.begin())) +
                ".bedding",
            std::nullopt, grounds);
}

std::vector<Ground> grounds_of(const model::Structure& structure) {
    std::vector<Ground> grounds;
    for (const model::Bed& bed : structure.beds) {
        Ground one{"along member " + std::to_string(structure.members[bed.member].source->id) +
                       " pulls it",
                   path_of("model.members", static_cast<std::size_t>(bed.member)) + ".bedding",
                   std::vector<int>(static_cast<std::size_t>(bed.count))};
        std::iota(one.supports.begin(), one.supports.end(), bed.first_support);
        grounds.push_back(std::move(one));
    }
    add_beds_of_plates(structure, grounds);
    return grounds;
}

double lifted_by(const ResultSet& set, int support, const model::Vector3& up) {
    const auto& r = set.reactions[static_cast<std::size_t>(support)];
    return -model::Vector3(r[0], r[1], r[2]).dot(up);
}

}  // namespace

Issues find_pulling_ground(const model::Structure& structure, const LinearResult& result) {
    const std::vector<Ground> grounds = grounds_of(structure);
    if (grounds.empty()) return {};
    const bool has_combinations = !result.combinations.empty();
    const model::Vector3 up = upward(structure.document->analysis.options);
    Pull worst;
    for (const ResultSet& set : has_combinations ? result.combinations : result.cases) {
        if (!set.is_usable()) continue;
        double borne = 0.0, sum = 0.0;
        for (const auto& r : set.reactions) {
            borne += model::Vector3(r[0], r[1], r[2]).norm();
            sum += model::Vector3(r[0], r[1], r[2]).dot(up);
        }
        // A load case that lifts as a whole is no design situation.
        if (!has_combinations && !(sum > noticeable_pull * borne)) continue;
        for (const Ground& ground : grounds) {
            double pull = 0.0, press = 0.0;
            for (const int support : ground.supports) {
                const double lifted = lifted_by(set, support, up);
                (lifted > 0.0 ? pull : press) += std::abs(lifted);
            }
            const Pull found{pull, pull > lifting_pull * press, &ground, &set};
            if (pull > std::max(noticeable_pull * borne, least_pull) && worst < found)
                worst = found;
        }
    }
    if (worst.set == nullptr) return {};
    const std::string kind =
        worst.set->kind == ResultSet::Kind::load_case ? "load case" : "combination";
    return {{worst.lifts ? IssueCode::ground_pulls : IssueCode::support_lifted,
             "the ground " + worst.ground->pulls + " down by " + format(worst.force / 1e3, 3) +
                 " kN in " + kind + " \"" + worst.set->name +
                 "\": elastic ground is computed to pull as it presses",
             worst.ground->path}};
}

}  // namespace loadpath::analysis
