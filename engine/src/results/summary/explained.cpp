#include "results/summary/explained.hpp"

#include <algorithm>
#include <cmath>

#include "results/summary/check_rows.hpp"
#include "results/summary/checked.hpp"
#include "results/summary/rounded.hpp"
#include "results/summary/solved.hpp"
#include "text/number.hpp"

namespace loadpath::results {

namespace {

using answer::CheckRow;
using answer::Status;

constexpr std::size_t most_clauses = 8;

class Explanation {
 public:
    Explanation(const AnswerView& view, const answer::WriteOptions& asked)
        : view_(view), asked_(asked), member_(asked.members->front()) {
        const auto ids = view.rows(view.header.tables.member_ids);
        while (static_cast<std::int64_t>(ids[place_].id) != member_) ++place_;
        length_ = view.rows(view.header.tables.member_lengths)[place_].length;
    }

    answer::Explained tell() {
        answer::Explained told;
        told.member = member_;
        told.model = view_.header.headline;
        for (const answer::Reason& reason : view_.header.verdict.reasons)
            if (reason.member_ids &&
                std::ranges::find(*reason.member_ids, member_) != reason.member_ids->end())
                told.reasons.push_back(reason.message);
        told.checks = checks();
        for (const answer::SetHeader& set : view_.header.sets) {
            if (!is_usable(set)) {
                told.unusable_sets.push_back(set.name);
                continue;
            }
            const answer::Extremes& extremes = view_.rows(set.tables.extremes)[place_];
            if (governs(set, told.checks)) told.forces.emplace_back(set.name, range_of(extremes));
            widen(told.extremes, extremes, set.name);
        }
        told.says = sentence(told.checks, told.unusable_sets);
        for (const auto force : forces)
            if (auto& found = told.extremes.*force.told) found->value = rounded(found->value);
        return told;
    }

 private:
    struct Force {
        answer::Extreme answer::Extremes::* curve;
        std::optional<answer::ForceExtreme> answer::MemberExtremes::* told;
    };
    static constexpr Force forces[] = {
        {&answer::Extremes::fx, &answer::MemberExtremes::fx},
        {&answer::Extremes::fy, &answer::MemberExtremes::fy},
        {&answer::Extremes::fz, &answer::MemberExtremes::fz},
        {&answer::Extremes::mx, &answer::MemberExtremes::mx},
        {&answer::Extremes::my, &answer::MemberExtremes::my},
        {&answer::Extremes::mz, &answer::MemberExtremes::mz},
    };

    // The most urgent first, then the most utilized.
    std::vector<CheckRow> checks() {
        CheckRows rows(view_);
        std::vector<CheckRow> found;
        for (const answer::CheckHeader& check : view_.header.unity_check_results)
            for (const answer::EntityRow& entity : view_.rows(check.tables.per_entity)) {
                if (!is_of_members(entity, asked_)) continue;
                CheckRow row = rows.of(entity, false);
                row.check = check.name;
                row.clauses = rows.clauses(entity, "");
                if (row.clauses->size() > most_clauses) row.clauses->resize(most_clauses);
                row.formula = rows.formula(entity);
                found.push_back(std::move(row));
            }
        std::ranges::stable_sort(found, std::greater(), [](const CheckRow& row) {
            return std::pair(urgency(row.status), row.utilization.value_or(0.0));
        });
        return found;
    }

    std::string sentence(const std::vector<CheckRow>& checks,
                         const std::vector<std::string>& unsolved) const {
        const std::string who = "Member " + std::to_string(member_) + " (" +
                                (asked_.made_of ? *asked_.made_of + ", " : "") +
                                format(length_, 6) + " m)";
        if (checks.empty() && !unsolved.empty())
            return who + ": undecided, " + unsolved.front() +
                   (unsolved.size() == 1
                        ? ""
                        : " and " + std::to_string(unsolved.size() - 1) + " more sets") +
                   " could not be solved.";
        if (checks.empty()) return who + ": no check looks at it.";
        const CheckRow& worst = checks.front();
        if (!worst.utilization)
            return who + ": undecided, " + worst.why.value_or("without a reason") + ".";
        std::string says = who;
        says += worst.status == Status::Red ? " fails" : " is within its limits";
        says += ", utilization " + format(*worst.utilization, 6);
        if (worst.governed_by) says += "; " + *worst.governed_by + " governs";
        if (worst.combination) says += " under " + *worst.combination;
        if (worst.x_frac) says += " at x = " + format(*worst.x_frac * length_, 6) + " m";
        return says + ".";
    }

    static bool governs(const answer::SetHeader& set, const std::vector<CheckRow>& checks) {
        return std::ranges::any_of(
            checks, [&](const CheckRow& row) { return row.combination == set.name; });
    }

    // Values are not rounded yet.
    static void widen(answer::MemberExtremes& most, const answer::Extremes& of_set,
                      const std::string& set) {
        for (const auto force : forces) {
            const answer::Extreme& range = of_set.*force.curve;
            std::optional<answer::ForceExtreme>& found = most.*force.told;
            const auto consider = [&](double value, double x) {
                if (std::abs(value) > (found ? std::abs(found->value) : 0.0))
                    found = answer::ForceExtreme{.value = value, .set = set, .x = rounded(x)};
            };
            consider(range.min, range.min_x);
            consider(range.max, range.max_x);
        }
    }

    const AnswerView& view_;
    const answer::WriteOptions& asked_;
    std::int64_t member_;
    std::size_t place_ = 0;
    double length_ = 0.0;
};

}  // namespace

answer::Explained explain(const AnswerView& view, const answer::WriteOptions& asked) {
    return Explanation(view, asked).tell();
}

}  // namespace loadpath::results
