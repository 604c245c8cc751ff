#include "algebra/factor.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <memory>

#include "algebra/kernels/front.hpp"
#include "algebra/null_space.hpp"
#include "progress.hpp"

namespace loadpath::algebra {
namespace {

// The largest power of two not above x: scaling by it rounds nothing.
double power_of_two_below(double x) { return std::ldexp(1.0, std::ilogb(x)); }

// What children leave to their parents: dense squares on two stacks that share one stretch of
// memory from both ends. Squares of even levels of the tree lie on one, of odd levels on the other,
// so that a square is made where it stays while those it is made of are taken off the other stack.
class Contributions {
 public:
    explicit Contributions(const Supernodes& supernodes)
        : supernodes_(supernodes),
          memory_(std::make_unique_for_overwrite<double[]>(supernodes.stack_doubles)),
          is_odd_(supernodes.count()),
          high_(supernodes.stack_doubles) {
        for (int s = supernodes.count() - 1; s >= 0; --s)
            is_odd_[s] = supernodes.parent[s] >= 0 && !is_odd_[supernodes.parent[s]];
    }

    // A cleared square for s.
    double* open(int s) {
        const std::size_t below = supernodes_.below(s);
        if (is_odd_[s]) high_ -= below * below;
        double* square = memory_.get() + (is_odd_[s] ? high_ : low_);
        if (!is_odd_[s]) low_ += below * below;
        for (std::size_t j = 0; j < below; ++j)
            std::memset(square + j * below + j, 0, (below - j) * sizeof(double));
        if (below > 0) waiting_[is_odd_[s]].push_back(s);
        return square;
    }

    // Adds what the children of s left to its panel and its square; takes them off their stack.
    void add_children(int s, double* panel, double* square) {
        std::vector<int>& waiting = waiting_[!is_odd_[s]];
        while (!waiting.empty() && supernodes_.parent[waiting.back()] == s) {
            const int child = waiting.back();
            waiting.pop_back();
            const std::size_t below = supernodes_.below(child);
            if (!is_odd_[child]) low_ -= below * below;
            add(s, panel, square, child, memory_.get() + (is_odd_[child] ? high_ : low_));
            if (is_odd_[child]) high_ += below * below;
        }
    }

 private:
    // Rows of the child that are neighbours in the parent, too: row i of the child is row i +
    // shift.
    struct Run {
        int begin, end, shift;
    };

    void find_runs(int s, int child) {
        const int columns = supernodes_.columns(s), end = supernodes_.first[s + 1];
        const int* rows = supernodes_.rows.data() + supernodes_.row_start[child];
        const int* own = supernodes_.rows.data() + supernodes_.row_start[s];
        runs_.clear();
        for (int i = 0, at = 0; i < supernodes_.below(child); ++i) {
            int place = rows[i] - supernodes_.first[s];
            if (rows[i] >= end) {
                while (own[at] != rows[i]) ++at;
                place = columns + at;
            }
            if (!runs_.empty() && runs_.back().shift == place - i)
                runs_.back().end = i + 1;
            else
                runs_.push_back({i, i + 1, place - i});
        }
    }

    void add(int s, double* panel, double* square, int child, const double* from) {
        find_runs(s, child);
        const int columns = supernodes_.columns(s), below = supernodes_.below(child);
        const std::size_t stride = columns + supernodes_.below(s);
        for (std::size_t r = 0; r < runs_.size(); ++r)
            for (int j = runs_[r].begin; j < runs_[r].end; ++j) {
                const int c = j + runs_[r].shift;
                const double* source = from + static_cast<std::size_t>(j) * below;
                double* to = c < columns ? panel + c * stride
                                         : square + (c - columns) * (stride - columns) - columns;
                for (std::size_t q = r; q < runs_.size(); ++q) {
                    const int begin = q == r ? j : runs_[q].begin, end = runs_[q].end;
                    double* target = to + runs_[q].shift;
                    for (int i = begin; i < end; ++i) target[i] += source[i];
                }
            }
    }

    const Supernodes& supernodes_;
    std::unique_ptr<double[]> memory_;
    std::vector<int> is_odd_;      // by supernode: its level in the tree
    std::vector<int> waiting_[2];  // supernodes whose squares lie on the even and the odd stack
    std::vector<Run> runs_;
    std::size_t low_ = 0, high_;  // ends of the even and of the odd stack
};

// About what a front costs: the difference of two cubes.
double multiplications_of(double columns, double rows) {
    const double below = rows - columns;
    return (rows * rows * rows - below * below * below) / 6.0;
}

// How much of the work is done, told to the host in steps of a fiftieth where it is a tenth of a
// second or more.
class Counted {
 public:
    explicit Counted(double all) : all_(all), step_(all > 4e8 ? 0.02 * all : 2.0 * all) {}

    void add(double multiplications) {
        done_ += multiplications;
        if (done_ < next_ + step_) return;
        next_ = done_;
        report_progress(Stage::factorizing, std::min(1.0, done_ / all_));
    }

 private:
    double all_, step_, done_ = 0.0, next_ = 0.0;
};

}  // namespace

Factor::Factor(const Analysis& analysis, const SymmetricMatrix& a, const FactorOptions& options)
    : analysis_(&analysis) {
    if (analysis.peak_bytes > options.memory_limit) {
        status_ = FactorStatus::over_memory;
        return;
    }
    find_scale(a);
    // Pivots in the given order are right for a definite matrix and usually good otherwise; when
    // they make the entries grow, the same is done again with a search in every front.
    if (!factor_numerically(a, false)) factor_numerically(a, true);
    if (!suspects_.empty()) NullSpace(*this, a, options).find();
    inertia_.positive = a.pattern.n - inertia_.negative - inertia_.zero;
}

// To a unit diagonal, so that pivots compare with what the unknown started with, whatever its
// unit; where off-diagonal entries are larger than that (indefinite rows) to unit largest entry.
void Factor::find_scale(const SymmetricMatrix& a) {
    const int n = a.pattern.n;
    std::vector<double> largest(n, 0.0);
    scale_.assign(n, 0.0);
    auto each_entry = [&](auto visit) {
        for (int j = 0; j < n; ++j)
            for (int e = a.pattern.col_ptr[j]; e < a.pattern.col_ptr[j + 1]; ++e)
                visit(a.pattern.row[e], j, std::fabs(a.val[e]));
    };
    each_entry([&](int i, int j, double v) {
        if (i == j && v > 0.0) scale_[i] = 1.0 / std::sqrt(v);
    });
    each_entry([&](int i, int j, double v) {
        largest[i] = std::max(largest[i], v * (scale_[i] > 0.0 ? scale_[i] : 1.0) * scale_[j]);
        largest[j] = std::max(largest[j], v * (scale_[j] > 0.0 ? scale_[j] : 1.0) * scale_[i]);
    });
    for (int i = 0; i < n; ++i) {
        if (scale_[i] > 0.0)
            scale_[i] /= std::sqrt(std::max(1.0, largest[i]));
        else
            scale_[i] = largest[i] > 0.0 ? 1.0 / largest[i] : 1.0;
        scale_[i] = power_of_two_below(scale_[i]);
    }
}

void Factor::scatter(const SymmetricMatrix& a) {
    const std::size_t count = analysis_->supernodes.panel_start.back();
    if (!panels_) panels_ = std::make_unique_for_overwrite<double[]>(count);
    std::fill_n(panels_.get(), count, 0.0);
    for (int j = 0; j < a.pattern.n; ++j)
        for (int e = a.pattern.col_ptr[j]; e < a.pattern.col_ptr[j + 1]; ++e)
            panels_[analysis_->entry_place[e]] += a.val[e] * scale_[a.pattern.row[e]] * scale_[j];
}

// False when the pivots grew too much.
bool Factor::factor_numerically(const SymmetricMatrix& a, bool search_always) {
    const Supernodes& supernodes = analysis_->supernodes;
    scatter(a);
    diagonal_.assign(a.pattern.n, 0.0);
    beside_.assign(a.pattern.n, 0.0);
    pivot_order_.assign(a.pattern.n, 0);
    inertia_ = {};
    replaced_ = 0;
    suspects_.clear();
    negative_suspects_ = 0;
    Contributions contributions(supernodes);
    RankUpdate update;
    Counted counted(supernodes.multiplications);
    double largest = 0.0;
    for (int s = 0; s < supernodes.count(); ++s) {
        const int first = supernodes.first[s], columns = supernodes.columns(s);
        const int below = supernodes.below(s), rows = columns + below;
        double* panel = panels_.get() + supernodes.panel_start[s];
        double* square = contributions.open(s);
        contributions.add_children(s, panel, square);
        const FrontPivots pivots = {{diagonal_.data() + first, std::size_t(columns)},
                                    {beside_.data() + first, std::size_t(columns)},
                                    {pivot_order_.data() + first, std::size_t(columns)}};
        const FrontReport report =
            Front(panel, rows, columns, pivots, update).factor(search_always);
        update.subtract(below, below, columns, panel + columns, rows,
                        {pivots.diagonal.data(), pivots.beside.data()}, square, below);
        counted.add(multiplications_of(columns, rows));
        inertia_.negative += report.negative;
        replaced_ += report.replaced;
        largest = std::max(largest, report.largest);
        for (const int j : report.suspects) {
            suspects_.push_back(supernodes.dof_order[first + pivots.order[j]]);
            if (pivots.diagonal[j] < 0.0) ++negative_suspects_;
        }
        if (!search_always && !(largest <= pivot::growth)) return false;
    }
    double smallest = largest;
    for (int i = 0; i < a.pattern.n; ++i)
        if (beside_[i] == 0.0 && (i == 0 || beside_[i - 1] == 0.0))
            smallest = std::min(smallest, std::fabs(diagonal_[i]));
    pivot_ratio_ = largest > 0.0 ? smallest / largest : 1.0;
    return true;
}

}  // namespace loadpath::algebra
