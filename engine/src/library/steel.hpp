// Which materials are steel, by their figures and by their names.
#pragma once

#include <string_view>

#include "document/document.gen.hpp"

namespace loadpath::library {

// By stiffness and density; iron and stainless steel have them too.
bool is_steel(const document::Material& material);

// What is named after another material is not steel as EN 1993-1-1 knows it: what it is, or none.
const char* other_material(std::string_view name);

}  // namespace loadpath::library
