#include "results/answer_view.hpp"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace loadpath::results {

namespace {

// Whether every table has a row for every node, support, member and plate, so that rows of
// different tables can be read side by side.
bool is_complete(const AnswerView& view, const answer::SetHeader& set) {
    const answer::ModelTables& model = view.header.tables;
    const answer::SetTables& tables = set.tables;
    const std::size_t members = view.rows(model.member_ids).size();
    const std::size_t plates = view.rows(model.plate_ids).size();
    const auto has = [&](const auto& table, std::size_t count) {
        return view.rows(table).size() >= count;
    };
    const auto starts = view.rows(tables.piece_start);
    return has(tables.displacements, view.rows(model.node_ids).size()) &&
           has(tables.reactions, view.rows(model.support_nodes).size()) &&
           has(tables.end_forces, members) && has(tables.end_displacements, members) &&
           has(tables.node_forces, members) && has(tables.extremes, members) &&
           has(tables.displacement_peaks, members) && starts.size() == members + 1 &&
           starts.back().piece <= static_cast<double>(view.rows(tables.pieces).size()) &&
           (!tables.global_extremes || has(tables.global_extremes, members)) &&
           has(tables.plate_resultants, plates) && has(tables.plate_stresses, plates) &&
           has(tables.plate_displacements, plates) && has(tables.plate_forces, plates);
}

bool is_complete(const AnswerView& view) {
    const answer::ModelTables& model = view.header.tables;
    const std::size_t members = view.rows(model.member_ids).size();
    const std::size_t plates = view.rows(model.plate_ids).size();
    return view.rows(model.node_positions).size() == view.rows(model.node_ids).size() &&
           view.rows(model.member_lengths).size() == members &&
           view.rows(model.member_axes).size() == members &&
           view.rows(model.support_ids).size() == view.rows(model.support_nodes).size() &&
           view.rows(model.plate_surfaces).size() == plates &&
           view.rows(model.plate_nodes).size() == plates &&
           view.rows(model.plate_centres).size() == plates &&
           std::all_of(view.header.sets.begin(), view.header.sets.end(),
                       [&](const auto& set) { return !is_usable(set) || is_complete(view, set); });
}

}  // namespace

std::optional<AnswerView> read_answer(std::span<const std::byte> bytes) {
    std::uint32_t sizes[2];  // bytes of JSON, number of doubles
    if (bytes.size() < sizeof sizes) return std::nullopt;
    std::memcpy(sizes, bytes.data(), sizeof sizes);
    const std::span<const std::byte> rest = bytes.subspan(sizeof sizes);
    if (sizes[1] > rest.size() / sizeof(double)) return std::nullopt;
    const std::size_t doubles = sizes[1] * sizeof(double);
    if (sizes[0] > rest.size() - doubles) return std::nullopt;
    AnswerView view;
    view.numbers = {reinterpret_cast<const double*>(rest.data()), sizes[1]};
    document::JsonReader reader(
        std::string_view(reinterpret_cast<const char*>(rest.data()) + doubles, sizes[0]));
    answer::read(reader, view.header);
    if (reader.failed() || !is_complete(view)) return std::nullopt;
    return view;
}

}  // namespace loadpath::results
