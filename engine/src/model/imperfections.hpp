// Initial imperfections: how far nodes stand from where the document puts them, without stress, in
// the combinations that ask for it.
#pragma once

#include <memory>
#include <optional>

#include "answer/answer.gen.hpp"
#include "model/structure.hpp"

namespace loadpath::model {

// How the structure of a combination differs from the one that is drawn.
struct Deviation {
    std::vector<Vector3> shifts;                   // by node; empty where it stands as drawn
    std::optional<document::AnalysisOrder> order;  // in place of the document's
    document::LoadCase forces;                     // that stand for bows of members
    std::vector<answer::InitialBow> bows;          // as the document states them
};

// By combination, what its imperfection cases state together. Issues are appended for ids that are
// not there and for directions that are none.
std::vector<Deviation> find_deviations(const document::Document& document, Issues& errors);

// What a combination asks for: nothing, the imperfections of the standard, or that whatever its
// stability takes is found.
enum class Asked { nothing, imperfections, stability };

std::vector<Asked> asked_of_standard(const document::Analysis& analysis);

// Combinations that are solved on the same imperfect structure.
struct Imperfection {
    std::vector<std::size_t> combinations;  // places in the document
    std::vector<Vector3> shifts;            // by node
    std::optional<document::AnalysisOrder> order;
    std::vector<document::LoadCase> forces;  // by combination, in place of bows
};

std::vector<Imperfection> share_structures(std::vector<Deviation> deviations);

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
