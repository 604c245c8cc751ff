#include "seismic/spectrum.hpp"

#include <algorithm>

#include "text/number.hpp"

namespace loadpath::seismic {

namespace {

struct Corners {
    double s, tb, tc, td;
};

// EN 1998-1 Tables 3.2 and 3.3, ground types A to E.
constexpr Corners type_1[] = {{1.0, 0.15, 0.4, 2.0},
                              {1.2, 0.15, 0.5, 2.0},
                              {1.15, 0.2, 0.6, 2.0},
                              {1.35, 0.2, 0.8, 2.0},
                              {1.4, 0.15, 0.5, 2.0}};
constexpr Corners type_2[] = {{1.0, 0.05, 0.25, 1.2},
                              {1.35, 0.05, 0.25, 1.2},
                              {1.5, 0.1, 0.25, 1.2},
                              {1.8, 0.1, 0.3, 1.2},
                              {1.6, 0.05, 0.25, 1.2}};

const Corners& corners_of(const document::EurocodeParametric& by_ground) {
    const auto& table = by_ground.spectrum_type == document::SpectrumType::TYPE1 ? type_1 : type_2;
    return table[static_cast<std::size_t>(by_ground.ground_type)];
}

// (3.13) to (3.16).
double design_spectrum(double ag, const Corners& c, double q, double beta, double t) {
    constexpr double at_rest = 2.0 / 3.0;
    const double plateau = 2.5 / q;
    if (t < c.tb) return ag * c.s * (at_rest + t / c.tb * (plateau - at_rest));
    if (t <= c.tc) return ag * c.s * plateau;
    const double fall = t <= c.td ? c.tc / t : c.tc * c.td / (t * t);
    return std::max(ag * c.s * plateau * fall, beta * ag);
}

double interpolate(const std::vector<std::array<double, 2>>& points, double t) {
    if (t <= points.front()[0]) return points.front()[1];
    for (std::size_t i = 1; i < points.size(); ++i) {
        const auto& [t0, a0] = points[i - 1];
        const auto& [t1, a1] = points[i];
        if (t <= t1) return a0 + (a1 - a0) * (t - t0) / (t1 - t0);
    }
    return points.back()[1];
}

// EN 1998-1 3.2.2.5(4): recommended lower bound.
constexpr double usual_beta = 0.2;

void refuse_periods(const document::DirectParameters& direct, const std::string& path,
                    Issues& errors) {
    const auto expect = [&](double earlier, const char* before, double period, const char* key) {
        if (period < earlier)
            errors.push_back({IssueCode::unusable_spectrum,
                              std::string("should be at least ") + before + ", " + format(earlier) +
                                  ", found " + format(period),
                              path + ".DirectParameters." + key});
    };
    expect(direct.tb, "tb", direct.tc, "tc");
    expect(direct.tc, "tc", direct.td, "td");
}

void refuse_points(const document::CustomPoints& custom, const std::string& path, Issues& errors) {
    const std::string list = path + ".CustomPoints.points";
    const auto& points = custom.points;
    for (std::size_t i = 0; i < points.size(); ++i)
        for (std::size_t k = 0; k < 2; ++k)
            if (points[i][k] < 0.0)
                errors.push_back({IssueCode::unusable_spectrum,
                                  "should be 0 or greater, found " + format(points[i][k]),
                                  path_of(path_of(list, i), k)});
    for (std::size_t i = 1; i < points.size(); ++i)
        if (points[i][0] <= points[i - 1][0]) {
            errors.push_back({IssueCode::curve_not_ascending,
                              "should be greater than " + format(points[i - 1][0]) +
                                  " before it, found " + format(points[i][0]),
                              path_of(path_of(list, i), 0)});
            return;
        }
}

}  // namespace

double acceleration_at(const document::ResponseSpectrum& spectrum, double period) {
    if (const auto& by_ground = spectrum.EurocodeParametric)
        return design_spectrum(by_ground->ag, corners_of(*by_ground), by_ground->q,
                               by_ground->beta.value_or(usual_beta), period);
    if (const auto& direct = spectrum.DirectParameters)
        return design_spectrum(direct->ag, {direct->s, direct->tb, direct->tc, direct->td},
                               direct->q, direct->beta.value_or(usual_beta), period);
    return spectrum.CustomPoints ? interpolate(spectrum.CustomPoints->points, period) : 0.0;
}

std::optional<double> corner_period(const document::ResponseSpectrum& spectrum) {
    if (spectrum.EurocodeParametric) return corners_of(*spectrum.EurocodeParametric).tc;
    if (spectrum.DirectParameters) return spectrum.DirectParameters->tc;
    return std::nullopt;
}

const document::ResponseSpectrum& spectrum_along(const document::SeismicAnalysisSettings& settings,
                                                 int direction) {
    const auto& given = direction == 1 ? settings.spectrum_y : settings.spectrum_z;
    return direction != 0 && given ? *given : settings.spectrum_x;
}

void refuse_bad_spectra(const document::SeismicAnalysisSettings& settings, Issues& errors) {
    const auto refuse = [&](const document::ResponseSpectrum& spectrum, const char* name) {
        const std::string path = std::string("analysis.seismic.") + name;
        if (spectrum.DirectParameters) refuse_periods(*spectrum.DirectParameters, path, errors);
        if (spectrum.CustomPoints) refuse_points(*spectrum.CustomPoints, path, errors);
    };
    refuse(settings.spectrum_x, "spectrum_x");
    if (settings.spectrum_y) refuse(*settings.spectrum_y, "spectrum_y");
    if (settings.spectrum_z) refuse(*settings.spectrum_z, "spectrum_z");
}

}  // namespace loadpath::seismic
