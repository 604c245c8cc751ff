// Modes of vibration and of buckling in the header of an answer, and their shapes in its block.
#pragma once

#include "answer.hpp"
#include "answer/answer.gen.hpp"
#include "eigen/modes.hpp"

namespace loadpath::results {

answer::ModalHeader modal_header(const model::Structure& structure,
                                 const eigen::ModalResult& result, Numbers& numbers);

answer::BucklingHeader buckling_header(const model::Structure& structure,
                                       const eigen::BucklingRun& run, Numbers& numbers);

}  // namespace loadpath::results
