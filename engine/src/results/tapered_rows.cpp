#include "results/tapered_rows.hpp"

#include <map>

#include "checks/en1993/perimeter.hpp"
#include "checks/en1993/steel_section.hpp"

namespace loadpath::results {

std::vector<MaterialRow> tapered_rows(const model::Structure& structure,
                                      const checks::ModelIndex& index,
                                      std::vector<std::string>& remarks) {
    std::map<std::pair<std::int64_t, std::int64_t>, MaterialRow> by_sections;
    for (int k = 0; k < structure.member_count(); ++k) {
        const model::Member& member = structure.members[static_cast<std::size_t>(k)];
        if (!member.is_tapered()) continue;
        auto& [row, material] = by_sections[{member.section->id, *member.source->end_section}];
        material = member.material;
        ++row.parts;
        row.length = row.length.value_or(0.0) + member.length;
        for (int s = 0; s < member.segment_count; ++s) {
            const model::Member& segment =
                structure.members[static_cast<std::size_t>(member.first_segment + s)];
            row.mass += material->density * segment.length * 0.5 *
                        (segment.taper->start_area + segment.taper->end_area);
        }
    }
    std::vector<MaterialRow> rows;
    for (auto& [ids, found] : by_sections) {
        const document::Section &start = *index.section(ids.first),
                                &end = *index.section(ids.second);
        answer::BillRow& row = found.first;
        row.kind = answer::BilledKind::section;
        row.id = start.id;
        row.name = start.name + " to " + end.name;
        row.material = found.second->name;
        // What dimensions that vary linearly go around varies linearly too.
        const auto around = [&](const document::Section& section) {
            return en1993::perimeter_of(
                en1993::read_steel_section(index, section, {}).rules.section.dimensions);
        };
        const double first = around(start), last = around(end);
        if (first > 0.0 && last > 0.0)
            row.surface = 0.5 * (first + last) * *row.length;
        else
            remarks.push_back("no surface of '" + row.name +
                              "': dimensions are not known at both ends");
        rows.push_back(std::move(found));
    }
    return rows;
}

}  // namespace loadpath::results
