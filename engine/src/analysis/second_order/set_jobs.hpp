// From first order on the perfect structure to what the document asks for: equilibrium on the
// displaced structure, and combinations with imperfections on the structure as it really stands.
// It falls into jobs that do not know of each other, so that they can be done in any order, and by
// several instances of the module at once: the digits are the same.
#pragma once

#include <optional>

#include "analysis/second_order/second_order.hpp"
#include "model/imperfections.hpp"

namespace loadpath::analysis {

class SetJobs {
 public:
    // All that is given must outlive this; the sets of `result` are completed.
    SetJobs(const model::Structure& structure, const std::vector<loads::CaseLoads>& cases,
            const std::vector<model::Imperfection>& imperfections, LinearResult& result,
            Issues& errors);

    std::size_t count() const { return jobs_.size(); }
    // Completes the sets of a job; errors are kept with it.
    void work(std::size_t job);
    // Readies the sets of a job that was done elsewhere, so that only figures are missing.
    void expect(std::size_t job);
    std::vector<ResultSet*> sets_of(std::size_t job);
    // Why nothing can be solved.
    Issues& errors_of(std::size_t job) { return jobs_[job].errors; }

 private:
    struct Job {
        std::optional<std::size_t> imperfection;  // none: the perfect structure
        std::size_t first = 0, count = 1;         // sets: of the result, or of the imperfection
        Issues errors;
    };
    // The structure of an imperfection, solved in first order.
    struct Shifted {
        std::shared_ptr<const model::ImperfectStructure> structure;
        std::vector<loads::CaseLoads> loads;
        LinearResult result;
        std::unique_ptr<SecondOrder> second_order;
    };

    ResultSet& set_at(std::size_t place);
    std::shared_ptr<const model::ImperfectStructure> structure_of(std::size_t imperfection,
                                                                  Issues& errors);
    bool shift(std::size_t imperfection, Issues& errors);

    const model::Structure& structure_;
    const std::vector<model::Imperfection>& imperfections_;
    LinearResult& result_;
    std::vector<Job> jobs_;
    std::unique_ptr<SecondOrder> second_order_;
    std::vector<std::shared_ptr<const model::ImperfectStructure>> imperfect_;
    // Of one imperfection at a time: they take memory.
    std::optional<std::size_t> shifted_of_;
    Shifted shifted_;
};

}  // namespace loadpath::analysis
