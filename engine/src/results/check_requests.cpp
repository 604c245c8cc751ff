// Requests for what cannot be given are refused with their place, before anything is solved.
#include <algorithm>
#include <string>

#include "results/request.hpp"
#include "results/selections.hpp"

namespace loadpath::results {

namespace {

using document::ResultBlock;

class RequestCheck {
 public:
    RequestCheck(const document::Document& document, const document::ResultRequest& request,
                 std::string path, Issues& errors)
        : document_(document),
          request_(request),
          name_(answer::name_of(request.block)),
          path_(std::move(path)),
          errors_(errors) {}

    void run() {
        const Block block = block_of(request_.block);
        if (block.fields.empty())
            return refuse(".block", name_ +
                                        " has as many stations as a member needs and cannot be "
                                        "requested; use result_filter");
        if (block.is_of_nodes && !request_.members.empty())
            refuse(".members", "should be left out: " + name_ + " is chosen by nodes, not members");
        if (!block.is_of_nodes && request_.nodes)
            refuse(".nodes", "should be left out: " + name_ + " is chosen by members, not nodes");
        if (request_.end && block.fields.size() != 2)
            refuse(".end", "should be left out: " + name_ + " has no ends");
        if (request_.end && (request_.block == ResultBlock::local_envelopes ||
                             request_.block == ResultBlock::global_envelopes))
            refuse(".end", "should be left out: " + name_ + " has no ends");
        for (const document::ResultComponent component : request_.components)
            if (is_displacement(component) != block.is_displacement)
                refuse(".components",
                       name_ + " has no component " + std::string(answer::name_of(component)));
        check_combinations();
    }

 private:
    void refuse(const char* field, const std::string& message) {
        errors_.push_back({IssueCode::impossible_request, message, path_ + field});
    }

    void check_combinations() {
        if (!request_.limit_state) return;
        const auto& combinations = document_.analysis.load_combinations;
        const bool any =
            std::any_of(combinations.begin(), combinations.end(),
                        [&](const auto& each) { return each.limit_state == request_.limit_state; });
        if (!any) refuse(".limit_state", "no load combination has this limit_state");
    }

    const document::Document& document_;
    const document::ResultRequest& request_;
    std::string name_;
    std::string path_;
    Issues& errors_;
};

}  // namespace

void check_requests(const document::Document& document, Issues& errors) {
    const document::AnalysisOptions& options = document.analysis.options;
    if (!options.result_filter.empty() && !options.result_requests.empty())
        errors.push_back({IssueCode::impossible_request,
                          "result_filter and result_requests exclude each other: give one of them",
                          "analysis.options.result_filter"});
    for (std::size_t i = 0; i < options.result_requests.size(); ++i)
        RequestCheck(document, options.result_requests[i],
                     "analysis.options.result_requests[" + std::to_string(i) + "]", errors)
            .run();
}

}  // namespace loadpath::results
