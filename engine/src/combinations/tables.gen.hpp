// Written by `make generate` from src/loadpath/catalogue/data/en1990; do not edit.

// Tables A1.1, A1.2(A) and A1.2(B) of EN 1990, as it recommends them and as countries have them.
#pragma once

#include <array>
#include <string_view>

#include "document/document.gen.hpp"

namespace loadpath::combinations::tables {

struct Partial {
    double gamma_g_sup, gamma_g_inf, gamma_q, gamma_p, xi;
};

struct Psi {
    document::ActionCategory category;
    double psi_0, psi_1, psi_2;
};

struct Annex {
    std::string_view name;
    std::string_view rules;  // that hold there, with blanks between
    Partial str, equ;
    std::array<Psi, 12> psi;  // after its last row zeros of a category that is not variable
};

inline constexpr std::array<Annex, 6> annexes{{
    {"recommended",
     "6.10 6.10ab",
     {1.35, 1.0, 1.5, 1.0, 0.85},
     {1.1, 0.9, 1.5, 1.0, 1.0},
     {{
            {document::ActionCategory::imposed_A, 0.7, 0.5, 0.3},
            {document::ActionCategory::imposed_B, 0.7, 0.5, 0.3},
            {document::ActionCategory::imposed_C, 0.7, 0.7, 0.6},
            {document::ActionCategory::imposed_D, 0.7, 0.7, 0.6},
            {document::ActionCategory::imposed_E, 1.0, 0.9, 0.8},
            {document::ActionCategory::imposed_F, 0.7, 0.7, 0.6},
            {document::ActionCategory::imposed_G, 0.7, 0.5, 0.3},
            {document::ActionCategory::imposed_H, 0.0, 0.0, 0.0},
            {document::ActionCategory::snow_low, 0.5, 0.2, 0.0},
            {document::ActionCategory::snow_high, 0.7, 0.5, 0.2},
            {document::ActionCategory::wind, 0.6, 0.2, 0.0},
            {document::ActionCategory::temperature, 0.6, 0.5, 0.0},
     }}},
    {"UK",
     "6.10 6.10ab",
     {1.35, 1.0, 1.5, 1.0, 0.925},
     {1.1, 0.9, 1.5, 1.0, 1.0},
     {{
            {document::ActionCategory::imposed_A, 0.7, 0.5, 0.3},
            {document::ActionCategory::imposed_B, 0.7, 0.5, 0.3},
            {document::ActionCategory::imposed_C, 0.7, 0.7, 0.6},
            {document::ActionCategory::imposed_D, 0.7, 0.7, 0.6},
            {document::ActionCategory::imposed_E, 1.0, 0.9, 0.8},
            {document::ActionCategory::imposed_F, 0.7, 0.7, 0.6},
            {document::ActionCategory::imposed_G, 0.7, 0.5, 0.3},
            {document::ActionCategory::imposed_H, 0.7, 0.0, 0.0},
            {document::ActionCategory::snow_low, 0.5, 0.2, 0.0},
            {document::ActionCategory::snow_high, 0.7, 0.5, 0.2},
            {document::ActionCategory::wind, 0.5, 0.2, 0.0},
            {document::ActionCategory::temperature, 0.6, 0.5, 0.0},
     }}},
    {"BE",
     "6.10 6.10ab",
     {1.35, 1.0, 1.5, 1.0, 0.85},
     {1.1, 0.9, 1.5, 1.0, 1.0},
     {{
            {document::ActionCategory::imposed_A, 0.7, 0.5, 0.3},
            {document::ActionCategory::imposed_B, 0.7, 0.5, 0.3},
            {document::ActionCategory::imposed_C, 0.7, 0.7, 0.6},
            {document::ActionCategory::imposed_D, 0.7, 0.7, 0.6},
            {document::ActionCategory::imposed_E, 1.0, 0.9, 0.8},
            {document::ActionCategory::imposed_F, 0.7, 0.7, 0.6},
            {document::ActionCategory::imposed_G, 0.7, 0.5, 0.3},
            {document::ActionCategory::imposed_H, 0.0, 0.0, 0.0},
            {document::ActionCategory::snow_low, 0.5, 0.0, 0.0},
            {document::ActionCategory::wind, 0.6, 0.2, 0.0},
            {document::ActionCategory::temperature, 0.6, 0.5, 0.0},
     }}},
    {"DE",
     "6.10",
     {1.35, 1.0, 1.5, 1.0, 1.0},
     {1.1, 0.9, 1.5, 1.0, 1.0},
     {{
            {document::ActionCategory::imposed_A, 0.7, 0.5, 0.3},
            {document::ActionCategory::imposed_B, 0.7, 0.5, 0.3},
            {document::ActionCategory::imposed_C, 0.7, 0.7, 0.6},
            {document::ActionCategory::imposed_D, 0.7, 0.7, 0.6},
            {document::ActionCategory::imposed_E, 1.0, 0.9, 0.8},
            {document::ActionCategory::imposed_F, 0.7, 0.7, 0.6},
            {document::ActionCategory::imposed_G, 0.7, 0.5, 0.3},
            {document::ActionCategory::imposed_H, 0.0, 0.0, 0.0},
            {document::ActionCategory::snow_low, 0.5, 0.2, 0.0},
            {document::ActionCategory::snow_high, 0.7, 0.5, 0.2},
            {document::ActionCategory::wind, 0.6, 0.2, 0.0},
            {document::ActionCategory::temperature, 0.6, 0.5, 0.0},
     }}},
    {"FR",
     "6.10",
     {1.35, 1.0, 1.5, 1.0, 1.0},
     {1.1, 0.9, 1.5, 1.0, 1.0},
     {{
            {document::ActionCategory::imposed_A, 0.7, 0.5, 0.3},
            {document::ActionCategory::imposed_B, 0.7, 0.5, 0.3},
            {document::ActionCategory::imposed_C, 0.7, 0.7, 0.6},
            {document::ActionCategory::imposed_D, 0.7, 0.7, 0.6},
            {document::ActionCategory::imposed_E, 1.0, 0.9, 0.8},
            {document::ActionCategory::imposed_F, 0.7, 0.7, 0.6},
            {document::ActionCategory::imposed_G, 0.7, 0.5, 0.3},
            {document::ActionCategory::imposed_H, 0.0, 0.0, 0.0},
            {document::ActionCategory::snow_low, 0.5, 0.2, 0.0},
            {document::ActionCategory::snow_high, 0.7, 0.5, 0.2},
            {document::ActionCategory::wind, 0.6, 0.2, 0.0},
            {document::ActionCategory::temperature, 0.6, 0.5, 0.0},
     }}},
    {"NL",
     "6.10ab",
     {1.35, 0.9, 1.5, 1.0, 0.89},
     {1.1, 0.9, 1.5, 1.0, 1.0},
     {{
            {document::ActionCategory::imposed_A, 0.4, 0.5, 0.3},
            {document::ActionCategory::imposed_B, 0.5, 0.5, 0.3},
            {document::ActionCategory::imposed_C, 0.6, 0.7, 0.6},
            {document::ActionCategory::imposed_D, 0.6, 0.7, 0.6},
            {document::ActionCategory::imposed_E, 1.0, 0.9, 0.8},
            {document::ActionCategory::imposed_F, 0.7, 0.7, 0.6},
            {document::ActionCategory::imposed_G, 0.7, 0.5, 0.3},
            {document::ActionCategory::imposed_H, 0.0, 0.0, 0.0},
            {document::ActionCategory::snow_low, 0.0, 0.2, 0.0},
            {document::ActionCategory::wind, 0.0, 0.2, 0.0},
     }}},
}};

}  // namespace loadpath::combinations::tables
