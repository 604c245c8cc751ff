#include "results/document/trace_text.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstring>

#include "text/number.hpp"
#include "text/text_buffer.hpp"

namespace loadpath::results {

namespace {

using checks::QuantityRow;
using checks::StepRow;

constexpr std::size_t no_quantity = static_cast<std::size_t>(-1);

// Units as engineers write them.
struct ShownUnit {
    std::string_view si;
    double factor;
    std::string_view text;
};
constexpr std::array<ShownUnit, 9> shown_units{{{"N", 1e-3, " kN"},
                                                {"N·m", 1e-3, " kNm"},
                                                {"Pa", 1e-6, " N/mm²"},
                                                {"m", 1.0, " m"},
                                                {"m²", 1e6, " mm²"},
                                                {"m³", 1e6, " cm³"},
                                                {"m⁴", 1e8, " cm⁴"},
                                                {"m⁶", 1e12, " cm⁶"},
                                                {"N·m²", 1e-3, " kNm²"}}};

bool continues_symbol(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           (c & 0x80);
}

// The longest of the symbols that stands at this place as a whole; none: no_quantity.
std::size_t symbol_at(std::string_view expression, std::size_t at,
                      std::span<const std::string_view> symbols) {
    std::size_t found = no_quantity, length = 0;
    if (at > 0 && (continues_symbol(expression[at - 1]) || expression[at - 1] == ',')) return found;
    for (std::size_t k = 0; k < symbols.size(); ++k) {
        const std::string_view symbol = symbols[k];
        if (symbol.size() <= length || !expression.substr(at).starts_with(symbol)) continue;
        const std::size_t end = at + symbol.size();
        if (end < expression.size() && continues_symbol(expression[end])) continue;
        found = k;
        length = symbol.size();
    }
    return found;
}

}  // namespace

TraceText::TraceText(std::span<const std::string> words)
    : words_(words), known_(words.size()), quantities_(std::size_t{1} << known_bits) {
    for (const std::string& each : words) {
        const auto* shown = std::find_if(shown_units.begin(), shown_units.end(),
                                         [&](const ShownUnit& unit) { return unit.si == each; });
        if (shown != shown_units.end())
            units_.push_back({each, shown->factor, shown->text});
        else
            units_.push_back({each, 1.0, {}});
    }
}

std::size_t TraceText::heading_of(const StepRow& step) {
    const std::array<double, 6> words{step.title, step.clause, step.equation,
                                      step.axis,  step.symbol, step.expression};
    std::vector<HeadingWords>& of_title = known_[static_cast<std::size_t>(step.title)];
    for (const HeadingWords& known : of_title)
        if (known.words == words) return known.number;
    headings_.push_back(written(step));
    expressions_.emplace_back();
    of_title.push_back({words, headings_.size() - 1});
    return headings_.size() - 1;
}

TraceText::Heading TraceText::written(const StepRow& step) const {
    Heading heading{checks::label_of(step, words_), {}};
    std::string& formula = heading.formula;
    if (step.symbol >= 0.0 && step.symbol != step.expression) {
        formula += word(step.symbol);
        if (step.expression >= 0.0) formula += " = ";
    }
    if (step.expression >= 0.0) formula += word(step.expression);
    if (step.equation >= 0.0) formula.append(" (").append(word(step.equation)).append(")");
    return heading;
}

std::string_view TraceText::substituted(std::size_t heading, const StepRow& step,
                                        std::span<const QuantityRow> quantities) {
    const bool is_si = step.clause < 0.0 && step.symbol < 0.0;
    const Expression& expression = taken_apart(heading, step.expression, quantities);
    const std::string_view note = step.note < 0.0 ? std::string_view() : word(step.note);
    constexpr std::string_view before_note = "; ";
    const std::size_t room = expression.most_bytes + before_note.size() + note.size();
    if (substituted_.size() < room) substituted_.resize(room);
    char* const begin = substituted_.data();
    char* to = begin;
    for (const Piece& piece : expression.pieces) {
        to = text::copy_text(to, piece.text);
        if (piece.quantity == no_quantity) continue;
        if (piece.is_raised) *to++ = '(';
        to = write_quantity(to, quantities[piece.quantity], is_si);
        if (piece.is_raised) *to++ = ')';
    }
    for (std::size_t k = 0; k < quantities.size(); ++k) {
        if (expression.is_named[k]) continue;
        if (to != begin) to = text::copy_text(to, ", ");
        to = text::copy_text(to, word(quantities[k].symbol));
        to = text::copy_text(to, " = ");
        to = write_quantity(to, quantities[k], is_si);
    }
    if (!note.empty()) {
        if (to != begin) to = text::copy_text(to, before_note);
        to = text::copy_text(to, note);
    }
    return {begin, static_cast<std::size_t>(to - begin)};
}

char* TraceText::write_quantity(char* to, const QuantityRow& quantity, bool is_si) {
    const auto bits = std::bit_cast<std::uint64_t>(quantity.value);
    const int unit = 2 * static_cast<int>(quantity.unit) + (is_si ? 1 : 0);
    const std::uint64_t hash = (bits ^ static_cast<std::uint64_t>(unit)) * 0x9E3779B97F4A7C15;
    Known& known = quantities_[hash >> (64 - known_bits)];
    if (known.value != bits || known.unit != unit || known.size == 0) {
        char* const end = write_new_quantity(to, quantity, is_si);
        const auto size = static_cast<std::size_t>(end - to);
        if (size > sizeof known.text) return end;
        known.value = bits;
        known.unit = unit;
        known.size = static_cast<int>(size);
        std::memcpy(known.text, to, sizeof known.text);
        return end;
    }
    std::memcpy(to, known.text, sizeof known.text);
    return to + known.size;
}

// With what stands around it.
std::size_t TraceText::most_bytes_of(const QuantityRow& quantity) const {
    constexpr std::size_t around = 8, longest_shown_unit = 16;
    const std::size_t unit = quantity.unit < 0.0 ? 0 : word(quantity.unit).size();
    return around + longest_number + std::max(longest_shown_unit, unit);
}

// A formula of the document counts in SI, as its bare numbers do.
char* TraceText::write_new_quantity(char* to, const QuantityRow& quantity, bool is_si) const {
    const auto write = [&](double value) { return write_number(to, value, 4); };
    if (quantity.unit < 0.0) return write(quantity.value);
    const Unit& unit = units_[static_cast<std::size_t>(quantity.unit)];
    if (is_si || unit.text.empty()) {
        char* const end = write(quantity.value);
        *end = ' ';
        return text::copy_text(end + 1, unit.si);
    }
    const bool is_short =
        unit.si == "m" && std::fabs(quantity.value) < 0.1 && quantity.value != 0.0;
    return text::copy_text(write((is_short ? 1e3 : unit.factor) * quantity.value),
                           is_short ? " mm" : unit.text);
}

// Members follow each other alike, so the expression of a heading is taken apart once for many:
// another heading may have the same expression with other quantities. One that names none of the
// quantities has no pieces: it is not said twice.
const TraceText::Expression& TraceText::taken_apart(std::size_t heading, double expression,
                                                    std::span<const QuantityRow> quantities) {
    Expression& known = expressions_[heading];
    const bool is_known =
        std::equal(known.names.begin(), known.names.end(), quantities.begin(), quantities.end(),
                   [](const QuantityName& name, const QuantityRow& quantity) {
                       return name.symbol == quantity.symbol && name.unit == quantity.unit;
                   });
    if (is_known) return known;
    known = {};
    known.is_named.assign(quantities.size(), false);
    std::vector<std::string_view> symbols;
    for (const QuantityRow& quantity : quantities) {
        known.names.push_back({quantity.symbol, quantity.unit});
        symbols.push_back(word(quantity.symbol));
        known.most_bytes += symbols.back().size() + most_bytes_of(quantity);
    }
    if (expression < 0.0) return known;
    const std::string_view text = word(expression);
    known.most_bytes += text.size();
    std::size_t from = 0;
    for (std::size_t k = 0; k < text.size();) {
        const std::size_t found = symbol_at(text, k, symbols);
        if (found == no_quantity) {
            ++k;
            continue;
        }
        const std::size_t end = k + symbols[found].size();
        // "L^2" of 6 m is "(6 m)^2"
        const bool is_raised = text.substr(end).starts_with("^") && quantities[found].unit >= 0.0;
        known.pieces.push_back({text.substr(from, k - from), found, is_raised});
        known.most_bytes += most_bytes_of(quantities[found]);
        known.is_named[found] = true;
        k = from = end;
    }
    if (!known.pieces.empty()) known.pieces.push_back({text.substr(from), no_quantity, false});
    return known;
}

}  // namespace loadpath::results
