#include "document/json_number.hpp"

namespace loadpath::document {

const char* end_of_number(const char* p, const char* end) {
    const char* q = p;
    if (q < end && *q == '-') ++q;
    if (q == end || !is_digit(*q)) return p;
    if (*q == '0')
        ++q;
    else
        while (q < end && is_digit(*q)) ++q;
    if (q < end && *q == '.') {
        const char* fraction = ++q;
        while (q < end && is_digit(*q)) ++q;
        if (q == fraction) return p;
    }
    if (q < end && (*q == 'e' || *q == 'E')) {
        ++q;
        if (q < end && (*q == '+' || *q == '-')) ++q;
        const char* exponent = q;
        while (q < end && is_digit(*q)) ++q;
        if (q == exponent) return p;
    }
    return q;
}

}  // namespace loadpath::document
