// EN 1993-1-5, 4.4: the effective width of one plate under compression.
#pragma once

#include "checks/words.hpp"

namespace loadpath::en1993 {

// Tables 4.1 and 4.2. psi is the smaller over the larger edge stress, compression positive; an
// outstand has the larger one at its free edge.
double k_sigma_of_internal_part(double psi);
double k_sigma_of_outstand(double psi);

// (4.2) and (4.3)
double rho_of_internal_part(double lambda_p, double psi);
double rho_of_outstand(double lambda_p);

struct EffectiveWidth {
    checks::Word title;  // of its step in the trace
    bool is_outstand = false;
    double c = 0.0, t = 0.0, psi = 1.0;
    double k_sigma = 0.0, lambda_p = 0.0, rho = 1.0;
    double b_eff = 0.0;  // of the compressed part

    double compressed() const { return psi < 0.0 ? c / (1.0 - psi) : c; }
    double lost() const { return compressed() - b_eff; }
};

EffectiveWidth width_of_internal_part(checks::Word title, double c, double t, double psi,
                                      double epsilon);
EffectiveWidth width_of_outstand(checks::Word title, double c, double t, double psi,
                                 double epsilon);

}  // namespace loadpath::en1993
