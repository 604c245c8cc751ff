// What an earthquake does, in the header of an answer, and its result sets in the block.
#pragma once

#include "answer.hpp"
#include "answer/answer.gen.hpp"
#include "seismic/seismic.hpp"

namespace loadpath::results {

answer::SeismicHeader seismic_header(const model::Structure& structure,
                                     const seismic::SeismicResult& result, Numbers& numbers);

}  // namespace loadpath::results
