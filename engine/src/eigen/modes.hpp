// Everything a document asks for that is found as modes.
#pragma once

#include <optional>

#include "eigen/buckling.hpp"
#include "eigen/modal.hpp"

namespace loadpath::eigen {

struct Modes {
    std::optional<ModalResult> modal;
    std::vector<BucklingRun> buckling;  // by reference
};

// What fails leaves the rest alone: it has its reason in place of a result.
Modes find_modes(const model::Structure& structure, const References& references);

// All that was found to remark on, reasons included.
Issues remarks_of(const Modes& modes);

// References to loads that are missing, or that do not exist, are faults of the document.
void refuse_missing_references(const document::Document& document, Issues& errors);

}  // namespace loadpath::eigen
