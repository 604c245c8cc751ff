// Bracing systems of a document: the rows of members that each holds, from end to end, and across
// which direction.
#pragma once

#include "checks/model_index.hpp"
#include "issue.hpp"
#include "model/axes.hpp"

namespace loadpath::stability {

using model::Vector3;

// A member of a row, in the order of the row.
struct RowLink {
    std::size_t member = 0;
    bool is_reversed = false;  // its start lies at the far end
    double share = 1.0;        // of its length that goes along the span
    double from = 0.0;         // where it begins, along the span
    double to = 0.0;
};

struct RestrainedRow {
    std::vector<RowLink> links;
    std::size_t first = 0, last = 0;  // nodes
    double span = 0.0;                // between them
};

struct BracingSystem {
    const document::BracingSystem* source = nullptr;
    Vector3 direction = Vector3::Zero();  // of length 1, square to the first row
    double span = 0.0;                    // the shortest of its rows
    std::vector<RestrainedRow> rows;
};

// Faults of the document are appended: sets that are not there or are no row, that share a member,
// spans that differ, a direction that is none.
std::vector<BracingSystem> find_bracing_systems(const document::Model& model, Issues& errors);

void refuse_faults(const document::Document& document, Issues& errors);

// bracing system 1 "Roof"
std::string called(const document::BracingSystem& source);

}  // namespace loadpath::stability
