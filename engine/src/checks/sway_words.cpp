#include "checks/sway_words.hpp"

#include <cmath>

#include "text/number.hpp"

namespace loadpath::checks {

namespace {

// Enough digits to be seen below the limit.
std::string below(double alpha, double limit) {
    std::string text = format(alpha, 3);
    for (int digits = 4; digits < 12 && text == format(limit, 3); ++digits)
        text = format(alpha, digits);
    return text;
}

std::string first_and_more(const document::Model& model, const std::vector<std::size_t>& members) {
    std::string found = "member " + std::to_string(model.members[members[0]].id);
    if (members.size() > 1) found += " and " + std::to_string(members.size() - 1) + " more";
    return found;
}

bool rises(const document::Model& model, const HeldStrut& one) {
    const double rise = model.nodes[static_cast<std::size_t>(one.strut.to)].Y -
                        model.nodes[static_cast<std::size_t>(one.strut.from)].Y;
    return std::fabs(rise) >= 0.5 * one.length;
}

const char* lengths_of(const HeldStrut& one) {
    const bool is_stated = one.stated != StatedLength::none;
    if (one.has_free_end)
        return is_stated ? "stated lengths that are less than twice that to a free end"
                         : "twice the length to a free end, as if the other end were clamped";
    return is_stated ? "stated lengths that are not longer than between the ends"
                     : "lengths that take the ends for held";
}

}  // namespace

std::string words_of_bars(const document::Model& model, const GivingWay& found) {
    const bool is_one = found.members.size() == 1, is_of_earthquake = found.behaviour > 1.0;
    const bool is_stated = found.first->stated != StatedLength::none;
    const double limit = found.behaviour * (is_stated ? enough_where_stated : enough);
    std::string text = first_and_more(model, found.members);
    if (rises(model, *found.first))
        text += is_one ? " leans as in an unbraced frame" : " lean as in an unbraced frame";
    else
        text += is_one ? " gives way sideways" : " give way sideways";
    text += is_one ? " and is checked with " : " and are checked with ";
    text += lengths_of(*found.first);
    text += ": alpha_cr is about " + below(found.alpha, limit) + ", below " + format(limit, 3);
    text += is_of_earthquake ? " with q = " + format(found.behaviour, 3) + " (EN 1998-1, 4.4.2.2"
                             : std::string(" (EN 1993-1-1, ") + (is_stated ? "5.2.2(5)" : "5.2.1");
    text += "), so sway was not considered";
    if (!found.is_second_order) return text;
    if (found.is_of_chords_only)
        return text + ": P-Delta of chords alone (SIMPLIFIED) finds too little of it";
    return text + (is_of_earthquake
                       ? ": second order does not amplify what an earthquake does"
                       : ": second order finds none while no imperfection and no load leans the "
                         "structure that way (5.3.2)");
}

std::string words_of_flanges(const document::Model& model, const GivingWay& found) {
    return "beams give way sideways together with those that hold them (" +
           first_and_more(model, found.members) +
           "): their compressed flanges have alpha_cr of about " + below(found.alpha, enough) +
           ", below 10 (EN 1993-1-1, 6.3.2.2(4)), and are checked with lengths between these "
           "points";
}

}  // namespace loadpath::checks
