#include "lightest/search.hpp"

#include <algorithm>
#include <span>

#include "progress.hpp"

namespace loadpath::lightest {

namespace {

using answer::TrialState;

class Searcher {
 public:
    Searcher(const answer::LightestRequest& request, const std::vector<Group>& groups,
             Trials& trials)
        : request_(request), groups_(groups), trials_(trials) {}

    Search run() {
        found_.choice.resize(groups_.size());
        found_.is_found.assign(groups_.size(), 0);
        std::vector<Choice> met;
        while (go_through()) {
            if (groups_.size() == 1) break;
            if (found_.has_cycled) continue;
            const auto first = std::ranges::find(met, found_.choice);
            if (first != met.end()) take_heaviest({first, met.end()});
            met.push_back(found_.choice);
        }
        return std::move(found_);
    }

 private:
    // Whether the choice of any group has changed.
    bool go_through() {
        ++found_.rounds;
        const Choice before = found_.choice;
        for (std::size_t g = 0; g < groups_.size(); ++g) choose(g);
        return found_.choice != before;
    }

    void choose(std::size_t g) {
        const std::vector<std::size_t>& candidates = groups_[g].candidates;
        Choice choice = found_.choice;
        for (std::size_t k = first_of(g); k < candidates.size(); ++k) {
            if (is_too_deep(groups_[g], request_.candidates[candidates[k]])) continue;
            choice[g] = candidates[k];
            report_progress(Stage::checking,
                            static_cast<double>(k) / static_cast<double>(candidates.size()));
            if (trials_.run_for(g, choice).state == TrialState::passes) {
                found_.choice = choice;
                found_.is_found[g] = 1;
                return;
            }
        }
        // None passes: the other groups are chosen beside the one that comes closest.
        found_.is_found[g] = 0;
        if (found_.has_cycled) return;
        if (const auto best = find_closest(g, request_, groups_[g], choice, trials_))
            found_.choice[g] = best;
    }

    // Where a group begins: once choices have gone in a circle it only gets heavier.
    std::size_t first_of(std::size_t g) const {
        return found_.has_cycled && found_.choice[g] ? place_of(g, *found_.choice[g]) : 0;
    }

    std::size_t place_of(std::size_t g, std::size_t candidate) const {
        const std::vector<std::size_t>& all = groups_[g].candidates;
        return static_cast<std::size_t>(std::ranges::find(all, candidate) - all.begin());
    }

    void take_heaviest(std::span<const Choice> circle) {
        found_.has_cycled = true;
        for (const Choice& each : circle)
            for (std::size_t g = 0; g < groups_.size(); ++g)
                if (each[g] &&
                    (!found_.choice[g] || place_of(g, *each[g]) > place_of(g, *found_.choice[g])))
                    found_.choice[g] = each[g];
    }

    const answer::LightestRequest& request_;
    const std::vector<Group>& groups_;
    Trials& trials_;
    Search found_;
};

}  // namespace

Search search(const answer::LightestRequest& request, const std::vector<Group>& groups,
              Trials& trials) {
    return Searcher(request, groups, trials).run();
}

namespace {

bool is_closer(const Assessment& one, const Assessment& other) {
    const bool is_harm = one.state == TrialState::harms_others;
    if (is_harm || other.state == TrialState::harms_others)
        return is_harm && other.state != TrialState::harms_others;
    return one.utilization && (!other.utilization || *one.utilization < *other.utilization);
}

}  // namespace

// What some combinations say of a candidate, all of them say or worse: the one that seems closest
// is looked at in all of them, until the closest has been.
std::optional<std::size_t> find_closest(std::size_t group, const answer::LightestRequest& request,
                                        const Group& members, Choice choice, Trials& trials) {
    for (;;) {
        std::optional<std::size_t> best;
        Assessment closest;
        for (const std::size_t candidate : members.candidates) {
            if (is_too_deep(members, request.candidates[candidate])) continue;
            choice[group] = candidate;
            const Assessment& found = trials.run_for(group, choice);
            if (!is_closer(found, closest)) continue;
            best = candidate;
            closest = found;
        }
        if (!best || !closest.is_partial) return best;
        choice[group] = best;
        trials.run_for_all(group, choice);
    }
}

bool is_too_deep(const Group& group, const answer::CandidateSection& section) {
    // A limit of 0.3 m lets a section of 300 mm pass, whatever its unit has rounded.
    return group.max_depth > 0.0 && section.h > group.max_depth * (1.0 + 1e-9);
}

}  // namespace loadpath::lightest
