#include "results/document/trace_text.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "checks/number.hpp"

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

void add_number(std::string& text, double value) {
    std::array<char, longest_number> buffer;
    text.append(buffer.data(), write_number(buffer.data(), value, 4));
}

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
    : words_(words), expressions_(words.size() + 1), known_(words.size()) {
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

std::string_view TraceText::substituted(const StepRow& step,
                                        std::span<const QuantityRow> quantities) {
    substituted_.clear();
    const bool is_si = step.clause < 0.0 && step.symbol < 0.0;
    const Expression& expression = taken_apart(step.expression, quantities);
    for (const Piece& piece : expression.pieces) {
        substituted_ += piece.text;
        if (piece.quantity == no_quantity) continue;
        if (piece.is_raised) substituted_ += "(";
        add_quantity(quantities[piece.quantity], is_si);
        if (piece.is_raised) substituted_ += ")";
    }
    for (std::size_t k = 0; k < quantities.size(); ++k) {
        if (expression.is_named[k]) continue;
        if (!substituted_.empty()) substituted_ += ", ";
        substituted_.append(word(quantities[k].symbol)).append(" = ");
        add_quantity(quantities[k], is_si);
    }
    if (step.note >= 0.0) {
        if (!substituted_.empty()) substituted_ += "; ";
        substituted_ += word(step.note);
    }
    return substituted_;
}

// A formula of the document counts in SI, as its bare numbers do.
void TraceText::add_quantity(const QuantityRow& quantity, bool is_si) {
    if (quantity.unit < 0.0) {
        add_number(substituted_, quantity.value);
        return;
    }
    const Unit& unit = units_[static_cast<std::size_t>(quantity.unit)];
    if (is_si || unit.text.empty()) {
        add_number(substituted_, quantity.value);
        substituted_.append(" ").append(unit.si);
        return;
    }
    const bool is_short =
        unit.si == "m" && std::fabs(quantity.value) < 0.1 && quantity.value != 0.0;
    add_number(substituted_, (is_short ? 1e3 : unit.factor) * quantity.value);
    substituted_.append(is_short ? " mm" : unit.text);
}

// Members follow each other alike, so an expression is taken apart once for many. One that names
// none of the quantities has no pieces: it is not said twice.
const TraceText::Expression& TraceText::taken_apart(double expression,
                                                    std::span<const QuantityRow> quantities) {
    Expression& known = expressions_[static_cast<std::size_t>(expression + 1.0)];
    const bool is_known = known.symbols.size() == quantities.size() &&
                          std::equal(known.symbols.begin(), known.symbols.end(), quantities.begin(),
                                     [](double symbol, const QuantityRow& quantity) {
                                         return symbol == quantity.symbol;
                                     });
    if (is_known) return known;
    known = {};
    known.is_named.assign(quantities.size(), false);
    std::vector<std::string_view> symbols;
    for (const QuantityRow& quantity : quantities) {
        known.symbols.push_back(quantity.symbol);
        symbols.push_back(word(quantity.symbol));
    }
    if (expression < 0.0) return known;
    const std::string_view text = word(expression);
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
        known.is_named[found] = true;
        k = from = end;
    }
    if (!known.pieces.empty()) known.pieces.push_back({text.substr(from), no_quantity, false});
    return known;
}

}  // namespace loadpath::results
