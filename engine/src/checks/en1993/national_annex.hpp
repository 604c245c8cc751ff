// What countries have in the place of what EN 1993-1-1 recommends.
#pragma once

#include "checks/en1993/section.hpp"
#include "document/document.gen.hpp"

namespace loadpath::en1993 {

// 6.3.2.3(1): lambda_LT,0 and beta; zeros where no source has them.
struct RolledMethod {
    double lambda_0 = 0.4, beta = 0.75;
};

struct AnnexValues {
    double gamma_m0 = 1.0, gamma_m1 = 1.0;
    RolledMethod method;
    const char* source = "";
};

AnnexValues values_of(document::NationalAnnex annex, const Dimensions& size);

}  // namespace loadpath::en1993
