#include "results/bill_of_quantities.hpp"

#include <cmath>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "checks/en1993/perimeter.hpp"
#include "checks/en1993/steel_section.hpp"
#include "checks/model_index.hpp"
#include "library/steel.hpp"
#include "results/tapered_rows.hpp"
#include "text/counted.hpp"
#include "text/number.hpp"

namespace loadpath::results {

namespace {

using answer::BilledKind;
using answer::BillRow;
using Ids = std::vector<std::int64_t>;

// A1 to A3, structural steel, the world's average: ICE database 3.0, 2019.
constexpr double carbon_of_steel = 1.55;

bool is_structural_steel(const document::Material& material) {
    return library::is_steel(material) && library::other_material(material.name) == nullptr;
}

class Billing {
 public:
    explicit Billing(const model::Structure& structure)
        : structure_(structure), model_(structure.document->model), index_(model_) {}

    answer::BillOfQuantities bill() {
        add_members();
        add_plates();
        add_totals();
        return std::move(bill_);
    }

 private:
    static double length_of(const model::Member& member) {
        return member.source->unstretched_length.value_or(member.length);
    }

    void add_members() {
        std::map<const document::Section*, std::vector<const model::Member*>> by_section;
        Ids rigid, weighted;
        for (int k = 0; k < structure_.member_count(); ++k) {
            const model::Member& member = structure_.members[static_cast<std::size_t>(k)];
            if (member.is_rigid() || member.section == nullptr || member.material == nullptr) {
                rigid.push_back(member.source->id);
                continue;
            }
            if (member.source->weight != 0.0) weighted.push_back(member.source->id);
            if (!member.is_tapered()) by_section[member.section].push_back(&member);
        }
        for (const document::Section& section : model_.sections)
            if (const auto found = by_section.find(&section); found != by_section.end())
                add_section(section, found->second);
        for (auto& [row, material] : rows_of_tapered(structure_, index_, bill_.remarks))
            add(std::move(row), *material);
        if (!rigid.empty())
            remark(text::counted("member", rigid) +
                   ": rigid or without a section, so without mass");
        if (!weighted.empty())
            remark(text::counted("member", weighted) +
                   ": the stated weight is for loads; mass is area times density");
    }

    void add_section(const document::Section& section,
                     const std::vector<const model::Member*>& members) {
        double length = 0.0;
        for (const model::Member* member : members) length += length_of(*member);
        const document::Material& material = *members.front()->material;
        BillRow row;
        row.kind = BilledKind::section;
        row.id = section.id;
        row.name = section.name;
        row.material = material.name;
        row.parts = static_cast<std::int64_t>(members.size());
        row.length = length;
        row.mass = material.density * section.area * length;
        const en1993::SteelSection read = en1993::read_steel_section(index_, section, {});
        const double around = en1993::perimeter_of(read.rules.section.dimensions);
        if (around > 0.0)
            row.surface = around * length;
        else
            remark("no surface of '" + section.name +
                   "': " + (read.undecided_class.empty() ? read.why_shape : read.undecided_class));
        add(std::move(row), material);
    }

    // Plates that are alike; those of one surface count as one part.
    struct Sort {
        double area = 0.0;
        std::set<std::pair<bool, std::int64_t>> parts;  // whether it is a surface, and its id
    };

    void add_plates() {
        std::map<std::pair<const document::Material*, double>, Sort> sorts;
        for (const model::Plate& plate : structure_.plates) {
            Sort& sort = sorts[{plate.material, plate.thickness}];
            sort.area += plate.frame.area;
            sort.parts.emplace(plate.surface.has_value(), plate.surface.value_or(plate.id));
        }
        for (const auto& [key, sort] : sorts) add_sort(*key.first, key.second, sort);
    }

    void add_sort(const document::Material& material, double thickness, const Sort& sort) {
        BillRow row;
        row.kind = BilledKind::plate;
        row.name = row.material = material.name;
        row.parts = static_cast<std::int64_t>(sort.parts.size());
        row.thickness = thickness;
        row.area = sort.area;
        row.mass = material.density * thickness * sort.area;
        row.surface = 2.0 * sort.area;
        add(std::move(row), material);
    }

    void add(BillRow row, const document::Material& material) {
        // Lengths that square beyond all numbers: what is no number cannot be told.
        if (!std::isfinite(bill_.mass + row.mass))
            return remark("'" + row.name + "' has no mass: it is beyond all numbers");
        bill_.mass += row.mass;
        if (material.carbon_factor || is_structural_steel(material))
            row.carbon = material.carbon_factor.value_or(carbon_of_steel) * row.mass;
        if (!material.carbon_factor)
            (row.carbon ? with_usual_factor_ : without_factor_).insert(material.name);
        bill_.rows.push_back(std::move(row));
    }

    void add_totals() {
        bill_.surface = bill_.carbon = 0.0;
        const auto sum_up = [](std::optional<double>& sum, const std::optional<double>& part) {
            sum = sum && part ? std::optional(*sum + *part) : std::nullopt;
        };
        for (const BillRow& row : bill_.rows) {
            sum_up(bill_.surface, row.surface);
            sum_up(bill_.carbon, row.carbon);
        }
        for (const std::string& name : with_usual_factor_)
            remark("embodied carbon of '" + name + "' with " + format(carbon_of_steel, 3) +
                   " kg/kg, structural steel of the world's average (ICE 3.0, A1 to A3); "
                   "carbon_factor of the material states another");
        for (const std::string& name : without_factor_)
            remark("no embodied carbon: material '" + name + "' has no carbon_factor");
    }

    void remark(std::string text) { bill_.remarks.push_back(std::move(text)); }

    const model::Structure& structure_;
    const document::Model& model_;
    checks::ModelIndex index_;
    std::set<std::string> with_usual_factor_, without_factor_;
    answer::BillOfQuantities bill_;
};

}  // namespace

answer::BillOfQuantities bill_of_quantities(const model::Structure& structure) {
    return Billing(structure).bill();
}

}  // namespace loadpath::results
