#include "lightest/find_lightest.hpp"

#include <algorithm>

#include "document/to_si.hpp"
#include "lightest/candidate.hpp"
#include "lightest/search.hpp"
#include "text/counted.hpp"
#include "text/number.hpp"
#include "verdict/utilization_text.hpp"
#include "verdict/verdict.hpp"

namespace loadpath::lightest {

namespace {

using answer::GroupResult;
using answer::LightestRequest;
using answer::Trial;
using answer::TrialState;

// Puts together what is told of a search.
class Telling {
 public:
    Telling(const document::Document& document, const LightestRequest& request,
            const std::vector<Group>& groups, const Search& found, Trials& trials)
        : document_(document), request_(request), groups_(groups), found_(found), trials_(trials) {}

    answer::Lightest tell() {
        told_.found = std::ranges::all_of(found_.is_found, [](char is) { return is != 0; });
        for (std::size_t g = 0; g < groups_.size(); ++g) told_.groups.push_back(group(g));
        for (const GroupResult& each : told_.groups) add_message(each);
        const Outcome& end = trials_.run(told_.found ? found_.choice : Choice(groups_.size()));
        told_.verdict = end.verdict;
        told_.headline = verdict::headline(end.verdict);
        add_notes(end);
        told_.rounds = found_.rounds;
        told_.has_cycled = found_.has_cycled;
        told_.solves = trials_.solves();
        return std::move(told_);
    }

 private:
    GroupResult group(std::size_t g) {
        const Group& group = groups_[g];
        GroupResult told;
        told.name = group.name;
        told.member_ids = group.member_ids;
        told.material_id = group.material_id;
        add_before(group, told);
        if (found_.is_found[g]) add_chosen(g, *found_.choice[g], told);
        if (!found_.is_found[g])
            if (const auto best = find_closest(g, request_, group, found_.choice, trials_))
                told.best_rejected = request_.candidates[*best].name;
        for (const std::size_t candidate : group.candidates)
            told.candidates.push_back(trial(g, candidate));
        return told;
    }

    void add_before(const Group& group, GroupResult& told) const {
        const document::Model& model = document_.model;
        const checks::ModelIndex index(model);
        std::set<std::int64_t> named;
        for (const std::size_t member : group.members) {
            const document::Section* section = index.section(*model.members[member].section);
            if (named.insert(section->id).second) told.before.push_back(section->name);
        }
        told.mass_before = group.mass_before;
    }

    void add_chosen(std::size_t g, std::size_t candidate, GroupResult& told) const {
        const answer::CandidateSection& section = request_.candidates[candidate];
        told.chosen = section.name;
        told.mass = groups_[g].mass_of(section);
        if (!told_.found) return;
        const Trials::Swapped swapped = trials_.section_id(g, candidate);
        told.section_id = swapped.id;
        if (swapped.is_new) told.section = in_unit(section, document::metres_of_length(document_));
    }

    Trial trial(std::size_t g, std::size_t candidate) {
        const Group& group = groups_[g];
        const answer::CandidateSection& section = request_.candidates[candidate];
        Trial told;
        told.name = section.name;
        told.mass_per_metre = group.density * section.area;
        told.mass = group.mass_of(section);
        told.depth = section.h;
        if (is_too_deep(group, section)) {
            told.state = TrialState::too_deep;
            told.reason = "its depth of " + format(section.h) + " m is above the limit of " +
                          format(group.max_depth) + " m";
        } else if (is_found_before(g, candidate)) {
            told.state = TrialState::heavier;
            told.reason = "not lighter than " + request_.candidates[*found_.choice[g]].name +
                          ", which passes; not solved";
        } else {
            add_solved(g, candidate, told);
        }
        return told;
    }

    // Whether the choice of a group stands before a candidate.
    bool is_found_before(std::size_t g, std::size_t candidate) const {
        const std::vector<std::size_t>& all = groups_[g].candidates;
        return found_.is_found[g] &&
               std::ranges::find(all, candidate) > std::ranges::find(all, *found_.choice[g]);
    }

    void add_solved(std::size_t g, std::size_t candidate, Trial& told) {
        Choice choice = found_.choice;
        choice[g] = candidate;
        const Assessment& found = trials_.run_for(g, choice);
        told.state = found.state;
        told.utilization = found.utilization;
        told.governing = found.governing;
        told.deflection = found.deflection;
        if (found.is_partial) ++partial_;
        if (found.state != TrialState::passes)
            told.reason = found.reason;
        else if (found_.choice[g] != candidate)
            told.reason = "passes beside the others, but choices went in a circle";
    }

    void add_message(const GroupResult& group) {
        std::string& text = told_.message;
        text += (text.empty() ? "" : "; ") + group.name + ": ";
        const std::string& wanted = group.chosen ? *group.chosen : group.best_rejected.value_or("");
        const auto one = std::ranges::find(group.candidates, wanted, &Trial::name);
        if (group.chosen) {
            text += wanted + ", " + format(one->mass_per_metre, 3) + " kg/m, utilization " +
                    verdict::utilization_text(*one->utilization);
            return;
        }
        text += "none of " + std::to_string(group.candidates.size()) + " candidates passes";
        if (group.best_rejected)
            text += "; the best is " + wanted + " (" + one->reason.value_or("") + ")";
    }

    void add_notes(const Outcome& end) {
        if (!told_.found)
            told_.notes.push_back("no section was swapped in, because not every group has one");
        if (found_.has_cycled)
            told_.notes.push_back(
                "the choices of the groups went in a circle; from the heaviest of each on, groups "
                "only got heavier, so a lighter set may exist");
        for (const GroupResult& group : told_.groups) add_undecided(group);
        if (partial_ > 0)
            told_.notes.push_back(std::to_string(partial_) +
                                  (partial_ == 1 ? " candidate was" : " candidates were") +
                                  " rejected by some combinations alone; figures are of these, and "
                                  "in others it may be worse");
        if (!end.failing_others.empty())
            told_.notes.push_back(
                "outside of what was sought, " + text::counted("member", end.failing_others) +
                (end.failing_others.size() == 1 ? " fails" : " fail") + ", and did before");
    }

    void add_undecided(const GroupResult& group) {
        std::string names;
        std::size_t count = 0;
        for (const Trial& each : group.candidates) {
            if (each.state != TrialState::undecided || count++ >= 5) continue;
            names += (names.empty() ? "" : ", ") + each.name;
        }
        if (count == 0) return;
        told_.notes.push_back(group.name + ": " + std::to_string(count) +
                              (count == 1 ? " candidate is" : " candidates are") +
                              " undecided and cannot win (" + names + (count > 5 ? ", ..." : "") +
                              ")");
    }

    const document::Document& document_;
    const LightestRequest& request_;
    const std::vector<Group>& groups_;
    const Search& found_;
    Trials& trials_;
    answer::Lightest told_;
    std::size_t partial_ = 0;  // candidates that were not looked at in all combinations
};

std::string refusal(const Issues& errors, const Issues& warnings) {
    return results::write_errors(errors, warnings).json;
}

}  // namespace

std::string find_lightest(std::string_view text, std::string_view request_text) {
    Issues errors, warnings;
    document::Document document;
    read_document(text, document, errors, warnings);
    document::JsonReader reader(request_text);
    LightestRequest request;
    answer::read(reader, request);
    reader.expect_end();
    if (reader.failed()) errors.push_back(reader.issue());
    if (errors.empty() && document.analysis.unity_checks.empty())
        errors.push_back({IssueCode::impossible_request,
                          "are sought for by checks, and the document has none "
                          "(analysis.unity_checks): no section would pass",
                          "groups"});
    if (!errors.empty()) return refusal(errors, warnings);
    Solved as_it_is;
    as_it_is.warnings = warnings;
    document::Document solved = document;
    solve_document(solved, false, as_it_is);
    if (!as_it_is.errors.empty()) return refusal(as_it_is.errors, as_it_is.warnings);
    const std::vector<Group> groups = find_groups(as_it_is.structure, request, errors);
    if (!errors.empty()) return refusal(errors, warnings);
    Trials trials(document, request, groups, warnings, as_it_is);
    const Search found = search(request, groups, trials);
    text::JsonWriter out;
    answer::write(out, Telling(document, request, groups, found, trials).tell());
    return std::string(out.text());
}

}  // namespace loadpath::lightest
