#include "library/steel.hpp"

#include "text/begins.hpp"

namespace loadpath::library {

namespace {

struct OtherMaterial {
    std::string_view name;
    const char* what;
};
constexpr OtherMaterial other_materials[] = {{"B450", "reinforcement"},
                                             {"B500", "reinforcement"},
                                             {"B550", "reinforcement"},
                                             {"rebar", "reinforcement"},
                                             {"cast iron", "cast iron"},
                                             {"GJL", "cast iron"},
                                             {"GJS", "cast iron"},
                                             {"1.4", "stainless steel"},
                                             {"stainless", "stainless steel"},
                                             {"inox", "stainless steel"},
                                             {"duplex", "stainless steel"},
                                             {"AISI 304", "stainless steel"},
                                             {"AISI 316", "stainless steel"},
                                             {"Y1860", "prestressing steel"}};

}  // namespace

bool is_steel(const document::Material& material) {
    return material.e_mod > 1.8e11 && material.e_mod < 2.3e11 && material.density >= 7000.0 &&
           material.density <= 8800.0;
}

const char* other_material(std::string_view name) {
    for (std::size_t at = 0; at < name.size(); ++at) {
        if (at > 0 && name[at - 1] != ' ') continue;
        for (const OtherMaterial& other : other_materials)
            if (text::begins(name.substr(at), other.name)) return other.what;
    }
    return nullptr;
}

}  // namespace loadpath::library
