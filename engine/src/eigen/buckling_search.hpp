// The search for the lowest load factors of one reference, with its members divided as far as the
// modes ask for.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "eigen/eigen_system.hpp"
#include "eigen/geometric.hpp"
#include "eigen/refinement.hpp"

namespace loadpath::eigen {

class BucklingSearch {
 public:
    // `path` is where issues point to. The set must outlive this.
    BucklingSearch(const model::Structure& structure, const analysis::ResultSet& set, Drive drive,
                   std::string path);

    // False with an issue where the structure does not stand. A further call begins with the
    // division of the last.
    bool find(int number, const algebra::EigenLimits& limits, Issues& errors);
    // All modes below the factor, up to a number that bounds the work, and a few of those that are
    // not far beyond it; corrected.
    bool find_below(double factor, Issues& errors);
    // Whether that bound was not met.
    bool has_all_below() const { return has_all_below_; }
    // Modes that were found and left out: the division of members does not bear them out.
    int left_out() const { return left_out_; }
    // Adds what the factors of the divided structure miss of continuous members.
    void correct();

    const algebra::Modes& modes() const { return modes_; }
    // In all unknowns of the divided structure.
    const std::vector<std::vector<double>>& shapes() const { return shapes_; }
    const DividedModel& model() const { return model_; }
    const std::vector<GeometricPart>& parts() const { return parts_; }

 private:
    bool solve_divided(int number, const algebra::EigenLimits& limits, Issues& errors);
    double guess_above(int number) const;
    bool search_below(int number, const algebra::EigenLimits& limits);
    bool search_from_zero(Issues& errors);
    int count_below(double factor) const;
    bool refine_division(int number);
    void take(algebra::Modes modes);
    void leave_out_doubtful();
    const Missed& missed();

    const model::Structure& structure_;
    const analysis::ResultSet& set_;
    Drive drive_;
    std::string path_;
    std::vector<int> counts_;  // pieces by member
    DividedModel model_;
    std::vector<GeometricPart> parts_;
    std::unique_ptr<EigenSystem> system_;
    std::unique_ptr<algebra::ModesBelow> below_;  // one of the two searches
    std::unique_ptr<algebra::ModeSearch> search_;
    bool may_search_below_;
    algebra::Modes modes_;
    int left_out_ = 0;
    // Beyond this times what the reference has, nothing buckles but by rounding.
    static constexpr double by_rounding = 1e9;
    double factor_ = 0.0;  // below which all modes are sought
    double largest_factor_ = by_rounding;
    bool has_others_ = false;  // beyond that, and not by rounding
    bool has_all_below_ = true;
    std::vector<std::vector<double>> shapes_;
    // Where nothing else is known of the factors.
    double twist_at_ = 0.0, first_guess_ = 0.0;
    algebra::Expected expected_;
    std::optional<Missed> missed_;  // of these modes, once it was asked for
};

}  // namespace loadpath::eigen
