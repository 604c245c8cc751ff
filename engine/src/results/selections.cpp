#include "results/selections.hpp"

#include <algorithm>

#include "analysis/system.hpp"
#include "checks/selection.hpp"
#include "results/fill_table.hpp"
#include "results/global_extremes.hpp"
#include "results/model_tables.hpp"
#include "results/request.hpp"

namespace loadpath::results {

namespace {

using analysis::ResultSet;
using document::ResultBlock;

// A row of a block: all its fields, seven components each.
using Row = std::vector<double>;

void append(Row& row, const elements::FrameVector& both_ends) {
    row.insert(row.end(), both_ends.data(), both_ends.data() + elements::frame_size);
}

Row member_row(const model::Structure& structure, const ResultSet& set, ResultBlock block,
               std::size_t m) {
    Row row;
    const model::Member& member = structure.members[m];
    switch (block) {
        case ResultBlock::local_envelopes:
            for (std::size_t c = 0; c < 7; ++c) row.push_back(set.extremes[m][c].most.value);
            for (std::size_t c = 0; c < 7; ++c) row.push_back(set.extremes[m][c].least.value);
            break;
        case ResultBlock::global_envelopes: {
            const answer::ForceRange range = global_extremes(set.curves[m], member.axes);
            const double* const values = &range.max.fx;
            row.insert(row.end(), values, values + sizeof range / sizeof(double));
            break;
        }
        case ResultBlock::local_end_forces:
            append(row, set.members[m].forces);
            break;
        case ResultBlock::global_end_forces:
            append(row, assembly::to_joints(member, set.members[m].forces));
            break;
        default:
            append(row, assembly::to_ends(member, analysis::gather(member, set.displacements)));
    }
    return row;
}

class Selection {
 public:
    Selection(const model::Structure& structure, const document::ResultRequest& request)
        : structure_(structure), request_(request), block_(block_of(request.block)) {
        choose_places();
        for (const document::ResultComponent component : request.components)
            components_.push_back(static_cast<std::size_t>(component) % 7);
        if (components_.empty()) components_ = {0, 1, 2, 3, 4, 5, 6};
        if (!request.end)
            fields_ = block_.fields.size() == 2 ? std::vector<std::size_t>{0, 1}
                                                : std::vector<std::size_t>{0};
        else
            fields_ = {static_cast<std::size_t>(*request.end)};
    }

    bool is_for_combinations_only() const {
        return request_.limit_state || !request_.load_combination_ids.empty();
    }

    // The table of those sets of one group that are chosen and have usable numbers.
    answer::SelectionHeader header(std::int64_t number, answer::SetGroup group,
                                   const std::vector<ResultSet>& sets, Numbers& numbers) const {
        answer::SelectionHeader header;
        header.request = number;
        header.block = request_.block;
        header.group = group;
        for (const std::size_t f : fields_) header.fields.emplace_back(block_.fields[f]);
        for (const std::size_t c : components_) header.components.push_back(component(c));
        auto values = fill(numbers, header.tables.values);
        for (std::size_t s = 0; s < sets.size(); ++s) {
            const bool is_wanted = group == answer::SetGroup::loadcases || is_chosen(s);
            if (!is_wanted || !sets[s].is_usable()) continue;
            header.result_sets.push_back(sets[s].name);
            for (const Place& place : places_) push(sets[s], place, values);
        }
        if (!header.result_sets.empty())
            for (const Place& place : places_) header.ids.push_back(place.id);
        return header;
    }

 private:
    struct Place {
        std::size_t at = 0;  // member, joint or support
        std::int64_t id = 0;
    };

    document::ResultComponent component(std::size_t place) const {
        return static_cast<document::ResultComponent>((block_.is_displacement ? 7 : 0) + place);
    }

    bool is_chosen(std::size_t combination) const {
        const document::LoadCombination& each =
            structure_.document->analysis.load_combinations[combination];
        const auto& ids = request_.load_combination_ids;
        const bool is_named =
            ids.empty() || std::find(ids.begin(), ids.end(), each.id) != ids.end();
        return is_named && (!request_.limit_state || each.limit_state == request_.limit_state);
    }

    void choose_places() {
        const checks::ModelIndex index(structure_.document->model);
        if (!block_.is_of_nodes) {
            for (const std::size_t m : checks::select_members(index, request_.members))
                places_.push_back({m, structure_.document->model.members[m].id});
            return;
        }
        const std::vector<char> wanted = wanted_nodes(index);
        if (request_.block == ResultBlock::reactions) {
            for (std::size_t s = 0; s < structure_.support_count(); ++s) {
                const int joint = structure_.supports[s].node;
                if (is_wanted(wanted, joint)) places_.push_back({s, structure_.node_id(joint)});
            }
            return;
        }
        for (const int joint : reported_joints(structure_)) {
            if (is_wanted(wanted, joint))
                places_.push_back({static_cast<std::size_t>(joint), structure_.node_id(joint)});
        }
    }

    // Nodes of meshes where none are named.
    bool is_wanted(const std::vector<char>& wanted, int joint) const {
        if (joint >= structure_.node_count()) return !request_.nodes.has_value();
        return wanted[static_cast<std::size_t>(joint)] != 0;
    }

    std::vector<char> wanted_nodes(const checks::ModelIndex& index) const {
        const document::Model& model = structure_.document->model;
        std::vector<char> wanted(model.nodes.size(), request_.nodes ? 0 : 1);
        if (!request_.nodes) return wanted;
        if (const auto* nodes = std::get_if<document::Nodes>(&*request_.nodes)) {
            for (const std::int64_t id : nodes->ids)
                if (const auto at = index.node(id)) wanted[*at] = 1;
            return wanted;
        }
        const auto& of = std::get<document::NodesOfMembers>(*request_.nodes);
        for (const std::size_t m : checks::select_members(index, of.members))
            for (const std::int64_t id :
                 {model.members[m].start_node_id, model.members[m].end_node_id})
                if (const auto at = index.node(id)) wanted[*at] = 1;
        return wanted;
    }

    void push(const ResultSet& set, const Place& place, TableFiller<answer::Value>& values) const {
        Row row;
        if (!block_.is_of_nodes)
            row = member_row(structure_, set, request_.block, place.at);
        else if (request_.block == ResultBlock::reactions)
            row.assign(set.reactions[place.at].begin(), set.reactions[place.at].end());
        else
            for (std::size_t k = 0; k < 7; ++k) row.push_back(set.displacements[place.at * 7 + k]);
        for (const std::size_t f : fields_)
            for (const std::size_t c : components_) values.push({row[7 * f + c]});
    }

    const model::Structure& structure_;
    const document::ResultRequest& request_;
    Block block_;
    std::vector<Place> places_;
    std::vector<std::size_t> components_, fields_;
};

}  // namespace

bool asks_for(const document::AnalysisOptions& options, ResultBlock block) {
    return std::find(options.result_filter.begin(), options.result_filter.end(), block) !=
           options.result_filter.end();
}

std::optional<std::vector<answer::SelectionHeader>> selections(const model::Structure& structure,
                                                               const analysis::LinearResult& result,
                                                               Numbers& numbers) {
    const auto& requests = structure.document->analysis.options.result_requests;
    if (requests.empty()) return std::nullopt;
    std::vector<answer::SelectionHeader> found;
    for (std::size_t i = 0; i < requests.size(); ++i) {
        const Selection selection(structure, requests[i]);
        const auto number = static_cast<std::int64_t>(i);
        if (!selection.is_for_combinations_only())
            found.push_back(
                selection.header(number, answer::SetGroup::loadcases, result.cases, numbers));
        found.push_back(selection.header(number, answer::SetGroup::loadcombinations,
                                         result.combinations, numbers));
    }
    return found;
}

}  // namespace loadpath::results
