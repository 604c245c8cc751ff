// What is said of members that give way at points which their checks take for held.
#pragma once

#include <string>
#include <vector>

#include "checks/struts.hpp"

namespace loadpath::checks {

constexpr double enough = 10.0;  // alpha_cr, 5.2.1(3)
// Who states the length between the points may have amplified the moments, down to this (5.2.2(5)).
constexpr double enough_where_stated = 3.0;

struct GivingWay {
    double alpha = 0.0;
    double behaviour = 1.0;            // q of an earthquake
    std::vector<std::size_t> members;  // that are doubted
    const HeldStrut* first = nullptr;  // of the first of them
    bool is_second_order = false;
    bool is_of_chords_only = false;  // second order sees little of it
};

std::string words_of_bars(const document::Model& model, const GivingWay& found);
std::string words_of_flanges(const document::Model& model, const GivingWay& found);

}  // namespace loadpath::checks
