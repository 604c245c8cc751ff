#include <algorithm>
#include <string>

#include "eigen/modes.hpp"
#include "seismic/seismic.hpp"
#include "seismic/spectrum.hpp"

namespace loadpath::seismic {

namespace {

// Looks for what load cases of kind seismic are not.
class SeismicCases {
 public:
    SeismicCases(const document::Analysis& analysis, Issues& errors)
        : analysis_(analysis), errors_(errors) {}

    void refuse() {
        for (std::size_t c = 0; c < analysis_.load_cases.size(); ++c)
            if (document::is_seismic(analysis_.load_cases[c]))
                refuse_case(analysis_.load_cases[c], path_of("analysis.load_cases", c));
        if (const auto& own = analysis_.options.self_weight_load_case_id)
            refuse_use(*own, "analysis.options.self_weight_load_case_id");
        if (const auto& seismic = analysis_.seismic) {
            const std::string list = "analysis.seismic.mass_sources";
            for (std::size_t i = 0; i < seismic->mass_sources.size(); ++i)
                refuse_use(seismic->mass_sources[i].load_case_id,
                           path_of(list, i) + ".load_case_id");
            refuse_reference(seismic->stiffness_reference, "analysis.seismic.stiffness_reference");
        }
        if (const auto& modal = analysis_.modal)
            refuse_reference(modal->stiffness_reference, "analysis.modal.stiffness_reference");
        if (const auto& buckling = analysis_.buckling) {
            refuse_reference(buckling->reference, "analysis.buckling.reference");
            for (std::size_t r = 0; r < buckling->references.size(); ++r)
                refuse_reference(buckling->references[r],
                                 path_of("analysis.buckling.references", r));
        }
    }

 private:
    void say(std::string message, std::string path) {
        errors_.push_back({IssueCode::seismic_case_misused, std::move(message), std::move(path)});
    }

    void refuse_case(const document::LoadCase& load_case, const std::string& path) {
        if (!analysis_.seismic)
            say("should stand beside analysis.seismic, found none", path + ".kind");
        const auto refuse_list = [&](const auto& loads, const char* name) {
            if (!loads.empty())
                say("should be left out: the case stands for an earthquake", path + name);
        };
        refuse_list(load_case.nodal_loads, ".nodal_loads");
        refuse_list(load_case.nodal_moments, ".nodal_moments");
        refuse_list(load_case.distributed_loads, ".distributed_loads");
        refuse_list(load_case.surface_loads, ".surface_loads");
        refuse_list(load_case.member_point_loads, ".member_point_loads");
        refuse_list(load_case.member_point_moments, ".member_point_moments");
        refuse_list(load_case.plate_pressures, ".plate_pressures");
        refuse_list(load_case.support_displacements, ".support_displacements");
        refuse_list(load_case.temperature_loads, ".temperature_loads");
    }

    void refuse_use(std::int64_t id, std::string path) {
        for (const document::LoadCase& load_case : analysis_.load_cases)
            if (load_case.id == id && document::is_seismic(load_case))
                say("should be a load case with loads, found " + std::to_string(id) +
                        ", which is seismic",
                    std::move(path));
    }

    void refuse_reference(const std::optional<document::EigenLoadRef>& reference,
                          const std::string& path) {
        if (reference && reference->LoadCase) refuse_use(*reference->LoadCase, path + ".LoadCase");
    }

    const document::Analysis& analysis_;
    Issues& errors_;
};

}  // namespace

void refuse_faults(const document::Document& document, Issues& errors) {
    const document::Analysis& analysis = document.analysis;
    SeismicCases(analysis, errors).refuse();
    if (!analysis.seismic) return;
    refuse_bad_spectra(*analysis.seismic, errors);
    const auto& sources = analysis.seismic->mass_sources;
    for (std::size_t i = 0; i < sources.size(); ++i)
        if (std::none_of(
                analysis.load_cases.begin(), analysis.load_cases.end(),
                [&](const document::LoadCase& each) { return each.id == sources[i].load_case_id; }))
            errors.push_back(
                broken_reference("analysis.load_cases", sources[i].load_case_id,
                                 path_of("analysis.seismic.mass_sources", i) + ".load_case_id"));
}

}  // namespace loadpath::seismic
