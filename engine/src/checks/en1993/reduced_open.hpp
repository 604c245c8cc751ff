// EN 1993-1-5, 4.4 for sections whose axes turn where parts of them are not effective: angles, and
// channels bent about y. Their moduli follow from stresses about axes that are not principal ones.
#pragma once

#include "checks/en1993/effective_section.hpp"

namespace loadpath::en1993 {

// An angle whose legs keep this share of their widths, from the heel, with its own centroid.
Section shortened_angle(const Section& angle, double share);

// The largest stress by which a whole angle's moments bend one that is shortened. So does n, which
// acts at the centroid of the whole; where that relieves it, it does not count.
double bending_stress_in_shortened(const Section& whole, const Section& left, double n,
                                   const Actions& moments);

void find_reduced_angle(const Section& section, const EffectiveWidth& leg,
                        EffectiveSection& effective);
void find_bent_channel(const Section& section, const EffectiveWidth& flange, double epsilon,
                       EffectiveSection& effective);

// What the modules (module/) make of these two: the smaller one leaves them out.
void reduce_angle(const Section& section, const EffectiveWidth& leg, EffectiveSection& effective);
void bend_reduced_channel(const Section& section, const EffectiveWidth& flange, double epsilon,
                          EffectiveSection& effective);

}  // namespace loadpath::en1993
