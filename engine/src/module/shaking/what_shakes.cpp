// All rules of plausibility are this module's.
#include "plausibility/rules.hpp"

namespace loadpath::plausibility {

void check_what_shakes(const Subject& subject, Findings& findings) {
    check_other_weights(subject, findings);
    check_earthquake(subject, findings);
}

}  // namespace loadpath::plausibility
