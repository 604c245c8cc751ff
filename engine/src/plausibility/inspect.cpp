#include "plausibility/inspect.hpp"

#include "plausibility/rules.hpp"

namespace loadpath::plausibility {

Issues inspect(const document::Document& document) {
    Findings findings;
    check_materials(document, findings);
    return std::move(findings).take();
}

}  // namespace loadpath::plausibility
