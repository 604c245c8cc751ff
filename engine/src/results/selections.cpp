#include "results/selections.hpp"

#include <algorithm>

#include "analysis/system.hpp"
#include "checks/selection.hpp"
#include "results/global_extremes.hpp"
#include "results/plate_tables.hpp"
#include "results/request.hpp"
#include "results/tables.hpp"

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
            const GlobalExtremes extremes = global_extremes(set.curves[m], member.axes);
            row.insert(row.end(), extremes.most.begin(), extremes.most.end());
            row.insert(row.end(), extremes.least.begin(), extremes.least.end());
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

    void write(int number, const char* group, const std::vector<ResultSet>& sets,
               bool are_combinations, Numbers& numbers, JsonWriter& out) const {
        std::vector<const ResultSet*> chosen;
        for (std::size_t s = 0; s < sets.size(); ++s)
            if (!are_combinations || is_chosen(s)) chosen.push_back(&sets[s]);
        out.begin_object();
        out.field("request", number).field("block", block_.name).field("group", group);
        out.key("fields").begin_array();
        for (const std::size_t f : fields_) out.value(block_.fields[f]);
        out.end_array().key("components").begin_array();
        for (const std::size_t c : components_)
            out.value(component_names[(block_.is_displacement ? 7 : 0) + c]);
        out.end_array().key("result_sets").begin_array();
        for (const ResultSet* set : chosen) out.value(std::string_view(set->name));
        out.end_array().key("ids").begin_array();
        for (const Place& place : places_)
            if (!chosen.empty()) out.value(place.id);
        out.end_array().key("tables");
        Tables tables(numbers);
        tables.begin("values", 1);
        for (const ResultSet* set : chosen)
            for (const Place& place : places_) push(*set, place, tables);
        tables.write(out);
        out.end_object();
    }

 private:
    struct Place {
        std::size_t at = 0;  // member, joint or support
        std::int64_t id = 0;
    };

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
            for (std::size_t s = 0; s < structure_.supports.size(); ++s) {
                const auto node = static_cast<std::size_t>(structure_.supports[s].node);
                if (wanted[node]) places_.push_back({s, structure_.document->model.nodes[node].id});
            }
            return;
        }
        for (const int joint : reported_joints(structure_)) {
            const bool is_of_mesh = joint >= structure_.node_count();
            if (is_of_mesh ? !request_.nodes.has_value()
                           : wanted[static_cast<std::size_t>(joint)] != 0)
                places_.push_back({static_cast<std::size_t>(joint), structure_.node_id(joint)});
        }
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

    void push(const ResultSet& set, const Place& place, Tables& tables) const {
        Row row;
        if (!block_.is_of_nodes)
            row = member_row(structure_, set, request_.block, place.at);
        else if (request_.block == ResultBlock::reactions)
            row.assign(set.reactions[place.at].begin(), set.reactions[place.at].end());
        else
            for (std::size_t k = 0; k < 7; ++k) row.push_back(set.displacements[place.at * 7 + k]);
        for (const std::size_t f : fields_)
            for (const std::size_t c : components_) tables.push(row[7 * f + c]);
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

void write_selections(const model::Structure& structure, const analysis::LinearResult& result,
                      Numbers& numbers, JsonWriter& out) {
    const document::AnalysisOptions& options = structure.document->analysis.options;
    out.key("result_filter");
    if (options.result_filter.empty()) {
        out.raw("null");
    } else {
        out.begin_array();
        for (const ResultBlock block : options.result_filter) out.value(block_of(block).name);
        out.end_array();
    }
    out.key("selections");
    if (options.result_requests.empty()) {
        out.raw("null");
        return;
    }
    out.begin_array();
    for (std::size_t i = 0; i < options.result_requests.size(); ++i) {
        const Selection selection(structure, options.result_requests[i]);
        if (!selection.is_for_combinations_only())
            selection.write(static_cast<int>(i), "loadcases", result.cases, false, numbers, out);
        selection.write(static_cast<int>(i), "loadcombinations", result.combinations, true, numbers,
                        out);
    }
    out.end_array();
}

}  // namespace loadpath::results
