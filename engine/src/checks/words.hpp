// Texts by number, each kept once: what repeats from member to member (titles, clauses,
// expressions, symbols, units) is told to hosts once.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace loadpath::checks {

// A text that is given to the words. A literal stays where it is, so that its address finds it.
class Word {
 public:
    constexpr Word() = default;
    template <std::size_t N>
    consteval Word(const char (&literal)[N]) : text_(literal, N - 1), is_literal_(true) {}
    constexpr Word(std::string_view text) : text_(text) {}
    Word(const std::string& text) : text_(text) {}

    std::string_view text() const { return text_; }
    bool is_literal() const { return is_literal_; }

 private:
    std::string_view text_;
    bool is_literal_ = false;
};

// Of two words the one that holds: literals stay literals.
inline Word pick(bool is_first, Word first, Word second) { return is_first ? first : second; }

class Words {
 public:
    // Where there is no word.
    static constexpr double none = -1.0;

    // The number of a text as tables hold it; `none` of an empty one.
    double number_of(Word word);
    // The same, where an empty text is a word too.
    std::uint32_t look_up(std::string_view word);
    const std::vector<std::string>& all() const { return words_; }

 private:
    struct Literal {
        const char* data = nullptr;
        std::uint32_t number = 0;
    };

    Literal& place_of(const char* literal);
    void make_room();

    std::vector<std::string> words_;
    std::vector<std::uint64_t> hashes_;
    std::vector<std::uint32_t> slots_;  // open addressing; one more than the number of a word, or 0
    std::array<Literal, 4096> literals_;
};

}  // namespace loadpath::checks
