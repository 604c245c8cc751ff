#include "eigen/buckling_search.hpp"

#include <algorithm>
#include <cmath>

#include "eigen/hung_cables.hpp"
#include "eigen/mode_issues.hpp"
#include "eigen/waves.hpp"

namespace loadpath::eigen {

namespace {

constexpr int most_divisions = 8;

// Of residuals, while members are not yet divided as the modes ask for.
constexpr double tolerance_at_first = 1e-4;
// Of factors that were found so: those that are found again miss what they missed before.
constexpr double same_factor_again = 1e-6;

// Where all modes below a factor are sought. Large structures have their sways among the first, and
// after them hundreds of modes of single members.
constexpr int fewest_modes = 8, most_modes = 64;
constexpr int few_members = 2000;

// Of the factor of a member between still ends: where members are joined to others, about.
constexpr double held_at_ends = 0.6;
// The same for the last of the wanted factors, of as many members.
constexpr double last_held_at_ends = 0.75;

// Of the highest factor expected: how far beyond it a shift is at least.
constexpr double beyond_expected = 1e-3;

// Where all modes below a factor are sought: times that factor. Others say nothing of the
// structure, and members that hardly anything presses would be divided into hundreds of pieces for
// them.
constexpr double of_no_account_beyond = 40.0;

// A structure in tension has no factors however it is divided.
bool counts_are_few(const std::vector<int>& counts) {
    return std::all_of(counts.begin(), counts.end(), [](int count) { return count < 16; });
}

// Whether the analysis of first order has shown that the stiffness is definite: it found no motion
// that nothing resists.
bool has_shown_to_stand(const analysis::ResultSet& set) {
    return set.method == analysis::ResultSet::Method::linear &&
           std::ranges::none_of(set.warnings, [](const Issue& warning) {
               return warning.code == IssueCode::unstable_unloaded ||
                      warning.code == IssueCode::upright_bar_spins ||
                      warning.code == IssueCode::bracing_at_rest;
           });
}

}  // namespace

BucklingSearch::BucklingSearch(const model::Structure& structure, const analysis::ResultSet& set,
                               Drive drive, std::string path)
    : structure_(structure),
      set_(set),
      drive_(drive),
      path_(std::move(path)),
      counts_(first_division(structure)),
      may_search_below_(has_shown_to_stand(set)) {}

bool BucklingSearch::find(int number, const algebra::EigenLimits& limits, Issues& errors) {
    const FirstDivision first = division_for_buckling(structure_, set_, drive_, number);
    for (std::size_t m = 0; m < counts_.size(); ++m)
        counts_[m] = std::max(counts_[m], first.counts[m]);
    twist_at_ = held_at_ends * first.factor;
    first_guess_ = last_held_at_ends * first.factor;
    for (int turn = 0; turn < most_divisions; ++turn) {
        algebra::EigenLimits of_turn = limits;
        if (!(expected_.lowest > 0.0)) of_turn.tolerance = tolerance_at_first;
        if (!solve_divided(number, of_turn, errors)) return false;
        if (!refine_division(number)) break;
    }
    if (!below_ || !search_below(number, limits)) {
        if (!search_ && !search_from_zero(errors)) return false;
        take(search_->find_and_count(number, limits));
    }
    leave_out_doubtful();
    return true;
}

bool BucklingSearch::find_below(double factor, Issues& errors) {
    factor_ = factor;
    largest_factor_ = of_no_account_beyond * factor;
    const int most = structure_.member_count() > few_members ? fewest_modes : most_modes;
    int asked = fewest_modes;
    if (!find(asked, {}, errors)) return false;
    int all = -1;
    if (!modes_.converged) {
        // Of those that count, none may be among the others.
        all = count_below(factor);
        modes_.converged = all >= 0 && std::ranges::count_if(modes_.values, [&](double each) {
                                           return each < factor;
                                       }) == all;
    } else if (static_cast<int>(modes_.values.size()) >= asked && modes_.values.back() < factor &&
               asked < most) {
        all = count_below(factor);
        asked = all < 0 ? most : std::clamp(all, asked, most);
        expected_.highest = std::max(expected_.highest, factor);
        if (!find(asked, {}, errors)) return false;
    }
    const int found = static_cast<int>(modes_.values.size());
    has_all_below_ = (found < asked && left_out_ == 0) ||
                     (found > 0 && !(modes_.values.back() < factor)) || (all >= 0 && found >= all);
    Issues remarks;
    judge_modes(modes_, asked, left_out_, path_, errors, remarks);
    if (!errors.empty()) return false;
    if (!shapes_.empty()) correct();
    return true;
}

bool BucklingSearch::refine_division(int number) {
    if (static_cast<int>(modes_.values.size()) < number && !has_others_)
        return counts_are_few(counts_) && double_division(structure_, counts_);
    double highest = factor_;
    if (!modes_.values.empty()) {
        expected_ = expected_after(missed(), modes_.values);
        highest = std::max(highest, modes_.values.back());
    }
    return refine(structure_, missed(), modes_.values,
                  pieces_for_buckling(structure_, set_, drive_, highest), counts_);
}

bool BucklingSearch::solve_divided(int number, const algebra::EigenLimits& limits, Issues& errors) {
    below_.reset();
    search_.reset();
    system_.reset();
    missed_.reset();
    model_ = divide(structure_, set_.state, counts_);
    model_.drive = drive_;
    model_.twist_at =
        expected_.lowest > 0.0 ? 0.5 * (expected_.lowest + expected_.highest) : twist_at_;
    hang_cables(model_, &set_);
    parts_ = gather_geometric(model_, set_);
    system_ = std::make_unique<EigenSystem>(model_, errors);
    if (!errors.empty()) return false;
    system_->add_to_stiffness(sum_of_stiffening(parts_, system_->kinematics()));
    system_->set_other(sum_of(parts_, system_->kinematics(), -1.0));
    if (const double guess = guess_above(number); guess > 0.0) {
        below_ = system_->search_below(number, guess);
        if (below_ && search_below(number, limits)) return true;
        may_search_below_ = false;
    }
    if (!search_from_zero(errors)) return false;
    take(search_->find(number, limits));
    return true;
}

// A little above where the last of the factors is expected, for a search from there; 0 where there
// is to be none, or nothing is known.
double BucklingSearch::guess_above(int number) const {
    if (!may_search_below_ || !model_.elements.cables.empty()) return 0.0;
    if (!(expected_.lowest > 0.0)) return first_guess_;
    return expected_.highest + std::max(0.5 * (expected_.highest - expected_.lowest) / number,
                                        beyond_expected * expected_.highest);
}

bool BucklingSearch::search_below(int number, const algebra::EigenLimits& limits) {
    std::optional<algebra::Modes> modes = below_->find(number, limits);
    if (modes)
        take(std::move(*modes));
    else
        below_.reset();
    return modes.has_value();
}

bool BucklingSearch::search_from_zero(Issues& errors) {
    const EigenSystem::Ending ending = system_->factor_for_buckling(expected_);
    if (ending != EigenSystem::Ending::definite) {
        errors.push_back(why_not_factored(structure_, *system_, ending, path_));
        return false;
    }
    search_ = system_->search(expected_);
    return true;
}

int BucklingSearch::count_below(double factor) const {
    return below_ ? below_->count_below(factor) : search_->count_below(factor);
}

void BucklingSearch::take(algebra::Modes modes) {
    if (!std::equal(modes.values.begin(), modes.values.end(), modes_.values.begin(),
                    modes_.values.end(), [](double now, double before) {
                        return std::abs(now - before) <= same_factor_again * std::abs(before);
                    }))
        missed_.reset();
    modes_ = std::move(modes);
    has_others_ = false;
    while (!modes_.values.empty() && modes_.values.back() > largest_factor_) {
        has_others_ = has_others_ || modes_.values.back() < by_rounding;
        modes_.values.pop_back();
        modes_.vectors.pop_back();
    }
    shapes_.clear();
    for (const std::vector<double>& vector : modes_.vectors)
        shapes_.push_back(system_->expand(vector));
}

void BucklingSearch::leave_out_doubtful() {
    const std::size_t good = borne_out(missed(), modes_.values);
    left_out_ = static_cast<int>(modes_.values.size() - good);
    modes_.values.resize(good);
    modes_.vectors.resize(good);
    shapes_.resize(good);
}

const Missed& BucklingSearch::missed() {
    if (missed_) return *missed_;
    std::vector<double> works;
    for (const std::vector<double>& vector : modes_.vectors)
        works.push_back(system_->work_of_other(vector));
    missed_ = missed_in_buckling(model_, set_, modes_.values, shapes_, works);
    return *missed_;
}

void BucklingSearch::correct() { eigen::correct(modes_, shapes_, missed()); }

}  // namespace loadpath::eigen
