#include "library/section_key.hpp"

#include <array>
#include <cstddef>

#include "document/json_number.hpp"

namespace loadpath::library {

namespace {

using document::is_digit;

constexpr std::size_t longest_name = 64;

struct Replacement {
    std::string_view found, written;
};

// Beyond ASCII, in UTF-8: the multiplication sign and the blanks of typesetters.
constexpr std::array replacements{
    Replacement{"\xC3\x97", "x"},    Replacement{"\xC2\xA0", ""},
    Replacement{"\xE2\x80\x89", ""}, Replacement{"\xE2\x80\xAF", ""},
    Replacement{"\xE2\x80\x8A", ""},
};

bool is_blank(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

bool is_letter(char c) { return c >= 'a' && c <= 'z'; }

char plain(char c) {
    if (c >= 'A' && c <= 'Z') return static_cast<char>(c - 'A' + 'a');
    if (c == '*') return 'x';
    if (c == ',') return '.';
    return c;
}

std::string without_blanks(std::string_view name) {
    std::string key;
    while (!name.empty()) {
        std::size_t taken = 1;
        for (const Replacement& each : replacements) {
            if (!name.starts_with(each.found)) continue;
            key += each.written;
            taken = each.found.size();
        }
        if (taken == 1 && !is_blank(name[0])) key += plain(name[0]);
        name.remove_prefix(taken);
    }
    return key;
}

// ".5" is "0.5", "5.0" is "5", "6.50" is "6.5".
std::string with_plain_numbers(std::string_view text) {
    std::string key;
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] != '.') {
            key += text[at++];
            continue;
        }
        std::size_t end = at + 1;
        while (end < text.size() && is_digit(text[end])) ++end;
        const bool has_digits = end > at + 1;
        if (has_digits && (at == 0 || !is_digit(text[at - 1]))) key += '0';
        std::size_t last = end;
        while (last > at + 1 && text[last - 1] == '0') --last;
        if (last > at + 1) key += text.substr(at, last - at);
        at = end;
    }
    return key;
}

// The British order, "457x191x67ub" and "457x191ub67", with the letters first.
std::string with_letters_first(const std::string& text) {
    std::size_t letters = 0;
    while (letters < text.size() && !is_letter(text[letters])) ++letters;
    while (letters < text.size() && text[letters] == 'x') {
        ++letters;
        while (letters < text.size() && !is_letter(text[letters])) ++letters;
    }
    std::size_t mass = letters;
    while (mass < text.size() && is_letter(text[mass])) ++mass;
    const auto is_number = [&](std::size_t from, std::size_t to, bool may_cross) {
        for (std::size_t k = from; k < to; ++k) {
            if (!is_digit(text[k]) && text[k] != '.' && !(may_cross && text[k] == 'x'))
                return false;
        }
        return true;
    };
    const bool is_british = letters > 0 && mass > letters && is_number(0, letters, true) &&
                            is_number(mass, text.size(), false);
    if (!is_british) return text;
    std::string key = text.substr(letters, mass - letters) + text.substr(0, letters);
    if (mass < text.size()) key += "x" + text.substr(mass);
    return key;
}

}  // namespace

std::string section_key(std::string_view name) {
    if (name.size() > longest_name) return {};
    return with_letters_first(with_plain_numbers(without_blanks(name)));
}

}  // namespace loadpath::library
