// The loads of a load case as forces on what carries them, in global axes.
#pragma once

#include <string>

#include "plausibility/subject.hpp"

namespace loadpath::plausibility {

struct Acting {
    Vector3 force;         // the whole of it
    double intensity = 0;  // in N, N/m or N/m2, as the document gives it
    int bar = nowhere, node = nowhere;
    enum class Kind { at_a_point, along_a_line, over_an_area } kind = Kind::at_a_point;
    std::string path;
};

std::vector<Acting> forces_of(const Subject& subject, std::size_t load_case);

// Of its intensity, with a space before it.
const char* unit_of(Acting::Kind kind);

// What people, goods and snow do: they press down, and with more than next to nothing.
bool is_pressing(const document::LoadCase& load_case);

// The weight of all members and plates, at 9.81 m/s2.
double own_weight(const Subject& subject);

}  // namespace loadpath::plausibility
