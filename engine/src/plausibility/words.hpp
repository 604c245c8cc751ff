// Numbers and quantities as messages say them.
#pragma once

#include <string>

namespace loadpath::plausibility {

// With at most four digits: 0.2851, 7850, 2.1e11.
std::string few_digits(double value);

// A round number stands for "none" or for an example without units.
bool is_power_of_ten(double value);

// Of a stress or a modulus, in the unit that fits: "210 GPa", "355 MPa", "210 Pa".
std::string pressure_text(double pascals);

}  // namespace loadpath::plausibility
