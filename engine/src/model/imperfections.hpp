// Initial imperfections: how far nodes stand from where the document puts them, without stress, in
// the combinations that ask for it.
#pragma once

#include <memory>

#include "model/structure.hpp"

namespace loadpath::model {

// Combinations that are solved on the same imperfect structure.
struct Imperfection {
    std::vector<std::size_t> combinations;  // places in the document
    std::vector<Vector3> shifts;            // by node
};

// Issues are appended for ids that are not there and for directions that are none.
std::vector<Imperfection> find_imperfections(const document::Document& document, Issues& errors);

// A structure with nodes moved, and the document it points into, which holds the imperfection's
// combinations alone and wants no load cases.
struct ImperfectStructure {
    document::Document document;
    Structure structure;
};

std::shared_ptr<const ImperfectStructure> make_imperfect(const Structure& perfect,
                                                         const Imperfection& imperfection,
                                                         Issues& errors);

}  // namespace loadpath::model
