// Of engine.wasm and inspect.wasm, which leave no rule of plausibility out.
#include "plausibility/rules.hpp"

namespace loadpath::plausibility {

void check_what_shakes(const Subject& subject, Findings& findings) {
    check_other_weights(subject, findings);
    check_earthquake(subject, findings);
}

}  // namespace loadpath::plausibility
