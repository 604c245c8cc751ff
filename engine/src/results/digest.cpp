#include "results/digest.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <optional>

#include "hash/digits.hpp"
#include "hash/xxh64.hpp"
#include "identity/version.hpp"

namespace loadpath::results {

namespace {

using hash::Xxh64;

constexpr std::string_view digest_format = "lp1";
constexpr std::size_t most_set_parts = 32, part_digits = 4, total_digits = 16;

// Adds tables of a record, or chosen columns of one table.
class NumberHash {
 public:
    explicit NumberHash(std::span<const double> numbers) : numbers_(numbers) {}

    void add(double number) { hash_.add(number); }
    void add(std::span<const double> numbers) { hash_.add(numbers); }
    void add(const std::optional<double>& number) {
        hash_.add(number.value_or(std::numeric_limits<double>::quiet_NaN()));
    }

    template <class Tables>
    void add_tables(const Tables& tables) {
        visit_tables(tables, [&](const auto& table) {
            hash_.add(static_cast<double>(table.rows));
            const auto rows = answer::rows_of(table, numbers_);
            hash_.add(std::span(reinterpret_cast<const double*>(rows.data()),
                                rows.size_bytes() / sizeof(double)));
        });
    }

    template <class Row, std::size_t N>
    void add_columns(const answer::Table<Row>& table, const std::array<double Row::*, N>& columns) {
        hash_.add(static_cast<double>(table.rows));
        std::array<double, 128 * N> chosen;
        std::size_t count = 0;
        for (const Row& row : answer::rows_of(table, numbers_)) {
            for (const auto column : columns) chosen[count++] = row.*column;
            if (count < chosen.size()) continue;
            hash_.add(chosen);
            count = 0;
        }
        hash_.add(std::span<const double>(chosen).first(count));
    }

    std::uint64_t finish() const { return hash_.finish(); }

 private:
    Xxh64 hash_;
    std::span<const double> numbers_;
};

std::uint64_t hash_of_set(const answer::SetHeader& set, std::span<const double> numbers) {
    NumberHash hash(numbers);
    hash.add(set.errors.empty() ? 1.0 : 0.0);
    hash.add(static_cast<double>(set.iterations));
    visit_numbers(set.balance, [&](const auto& number) { hash.add(number); });
    hash.add_tables(set.tables);
    return hash.finish();
}

std::uint64_t hash_of_geometry(const answer::Header& header, std::span<const double> numbers) {
    NumberHash hash(numbers);
    hash.add_tables(header.tables);
    return hash.finish();
}

void add_method(const std::optional<answer::SeismicMethodHeader>& method, NumberHash& hash) {
    if (!method) return;
    for (const answer::SeismicDirectionHeader& along : method->per_direction) {
        hash.add(along.base_shear);
        hash.add(along.total_seismic_mass);
        for (const answer::SeismicMode& mode : along.modes) {
            hash.add(mode.period);
            hash.add(mode.participation_factor);
        }
        hash.add_tables(along.combined.tables);
    }
    if (method->combined) hash.add_tables(method->combined->tables);
}

// Documents that ask for no modes have none to add.
void add_modes(const answer::Header& header, NumberHash& hash) {
    const auto add_each = [&](const std::array<double, 6>& numbers) {
        for (const double number : numbers) hash.add(number);
    };
    if (header.modal) {
        for (const answer::ModalModeHead& mode : header.modal->modes) {
            hash.add(mode.eigenvalue);
            hash.add(mode.modal_mass);
            add_each(mode.participation_factors);
        }
        add_each(header.modal->total_mass);
        hash.add_tables(header.modal->tables);
    }
    if (!header.buckling) return;
    for (const answer::BucklingHeader& run : *header.buckling) {
        for (const answer::BucklingModeHeader& mode : run.modes) {
            hash.add(mode.critical_load_factor);
            for (const answer::SetShare& part : mode.participation_by_member_set)
                hash.add(part.share);
        }
        for (const answer::MemberEffectiveLengths& of :
             run.member_effective_lengths.value_or(std::vector<answer::MemberEffectiveLengths>{}))
            for (const auto& length : {of.about_y, of.about_z})
                hash.add(length ? std::optional(length->effective_length) : std::nullopt);
        hash.add_tables(run.tables);
    }
}

std::uint64_t hash_of_envelope(const answer::Header& header, std::span<const double> numbers) {
    NumberHash hash(numbers);
    for (const answer::Envelope& each : header.envelopes) hash.add_tables(each.tables);
    if (header.selections)
        for (const auto& selection : *header.selections) hash.add_tables(selection.tables);
    add_modes(header, hash);
    if (header.seismic) {
        add_method(header.seismic->modal_response_spectrum, hash);
        add_method(header.seismic->lateral_force, hash);
    }
    return hash.finish();
}

// Of entities and steps the numbers alone: which word has which number says nothing.
std::uint64_t hash_of_checks(const answer::Header& header, std::span<const double> numbers) {
    using answer::EntityRow, answer::StepRow, answer::QuantityRow;
    NumberHash hash(numbers);
    for (const answer::CheckHeader& check : header.unity_check_results) {
        hash.add(static_cast<double>(check.status));
        hash.add_columns(
            check.tables.per_entity,
            std::array{&EntityRow::kind, &EntityRow::id, &EntityRow::status,
                       &EntityRow::utilization, &EntityRow::demand, &EntityRow::capacity,
                       &EntityRow::combination, &EntityRow::x_frac, &EntityRow::steps_count});
    }
    hash.add_columns(header.traces.tables.steps,
                     std::array{&StepRow::value, &StepRow::demand, &StepRow::capacity});
    hash.add_columns(header.traces.tables.quantities, std::array{&QuantityRow::value});
    return hash.finish();
}

std::uint64_t hash_of_words(std::span<const std::uint64_t> words) {
    Xxh64 hash;
    hash.add(std::span(reinterpret_cast<const std::uint8_t*>(words.data()), words.size_bytes()));
    return hash.finish();
}

std::vector<std::uint64_t> parts_of(const answer::Header& header, std::span<const double> numbers) {
    std::vector<std::uint64_t> sets;
    for (const answer::SetHeader& set : header.sets) sets.push_back(hash_of_set(set, numbers));
    std::vector<std::uint64_t> parts;
    const std::size_t shared = sets_per_part(sets.size());
    for (std::size_t at = 0; at < sets.size(); at += shared) {
        const auto group = std::span(sets).subspan(at, std::min(shared, sets.size() - at));
        parts.push_back(group.size() == 1 ? group[0] : hash_of_words(group));
    }
    parts.push_back(hash_of_geometry(header, numbers));
    parts.push_back(hash_of_envelope(header, numbers));
    parts.push_back(hash_of_checks(header, numbers));
    return parts;
}

bool is_hexadecimal(std::string_view text) {
    return text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

std::string_view without_blanks_around(std::string_view text) {
    constexpr std::string_view blanks = " \t\r\n";
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(blanks) + 1 - first);
}

// What stands before the next dash, which goes with it.
std::string_view take_first(std::string_view& text) {
    const std::string_view first = text.substr(0, text.find('-'));
    text.remove_prefix(std::min(first.size() + 1, text.size()));
    return first;
}

}  // namespace

std::size_t sets_per_part(std::size_t sets) {
    return std::max<std::size_t>(1, (sets + most_set_parts - 1) / most_set_parts);
}

std::string digest_of(const answer::Header& header, std::span<const double> numbers) {
    const std::vector<std::uint64_t> parts = parts_of(header, numbers);
    std::string text = std::string(digest_format) + "-" + std::string(version()) + "-" +
                       std::string(build()) + "-";
    text += hash::digits_of(hash_of_words(parts), total_digits) + "-";
    for (const std::uint64_t part : parts) text += hash::digits_of(part, part_digits);
    return text;
}

std::string short_digest(const answer::Header& header) {
    return header.digest.substr(0, header.digest.rfind('-'));
}

std::optional<DigestText> read_digest(std::string_view text) {
    text = without_blanks_around(text);
    DigestText digest;
    if (take_first(text) != digest_format) return std::nullopt;
    digest.engine_version = take_first(text);
    digest.engine_build = take_first(text);
    digest.total = take_first(text);
    if (digest.engine_version.empty() || digest.engine_build.empty() ||
        digest.total.size() != total_digits || text.size() % part_digits != 0 ||
        !is_hexadecimal(digest.total) || !is_hexadecimal(text))
        return std::nullopt;
    for (; !text.empty(); text.remove_prefix(part_digits))
        digest.parts.push_back(text.substr(0, part_digits));
    return digest;
}

}  // namespace loadpath::results
