#include "checks/en1993/lateral_stability.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <limits>
#include <numbers>

namespace loadpath::en1993 {

namespace {

constexpr std::size_t terms = 8;
using Vector = std::array<double, terms>;
using Matrix = std::array<Vector, terms>;  // lower triangles

struct Basis {
    Vector phi{}, slope{}, bend{};  // values, first and second derivatives by x
};

// sin(i pi x / L): no twist at either end, no bimoment.
Basis sines(double x, double length) {
    Basis basis;
    const double wave = std::numbers::pi / length;
    const double c = std::cos(wave * x);
    const double s = std::sin(wave * x);
    double sine = s, cosine = c;
    for (std::size_t i = 0; i < terms; ++i) {
        const double k = wave * static_cast<double>(i + 1);
        basis.phi[i] = sine;
        basis.slope[i] = k * cosine;
        basis.bend[i] = -k * k * sine;
        const double next = sine * c + cosine * s;
        cosine = cosine * c - sine * s;
        sine = next;
    }
    return basis;
}

// x^p times Legendre polynomials of 2 x / L - 1: no twist at x = 0 (p = 1), nor warping (p = 2).
Basis legendre(double x, double length, int p) {
    Vector value{1.0}, first{}, second{};
    const double t = 2.0 * x / length - 1.0;
    value[1] = t;
    first[1] = 1.0;
    for (std::size_t i = 2; i < terms; ++i) {
        const double n = static_cast<double>(i);
        const double a = (2.0 * n - 1.0) / n, b = (n - 1.0) / n;
        value[i] = a * t * value[i - 1] - b * value[i - 2];
        first[i] = a * (value[i - 1] + t * first[i - 1]) - b * first[i - 2];
        second[i] = a * (2.0 * first[i - 1] + t * second[i - 1]) - b * second[i - 2];
    }
    const double u = x / length;
    const double h = p == 1 ? u : u * u;
    const double h1 = (p == 1 ? 1.0 : 2.0 * u) / length;
    const double h2 = (p == 1 ? 0.0 : 2.0) / (length * length);
    Basis basis;
    for (std::size_t i = 0; i < terms; ++i) {
        const double d1 = first[i] * 2.0 / length;
        const double d2 = second[i] * 4.0 / (length * length);
        basis.phi[i] = h * value[i];
        basis.slope[i] = h1 * value[i] + h * d1;
        basis.bend[i] = h2 * value[i] + 2.0 * h1 * d1 + h * d2;
    }
    return basis;
}

Basis basis_at(const LateralSegment& s, double x) {
    if (s.ends == SegmentEnds::forks) return sines(x, s.length);
    return legendre(x, s.length, s.is_warping_held ? 2 : 1);
}

void add_product(Matrix& matrix, const Vector& v, double weight) {
    for (std::size_t i = 0; i < terms; ++i) {
        const double row = weight * v[i];
        for (std::size_t j = 0; j <= i; ++j) matrix[i][j] += row * v[j];
    }
}

// Energy = stiffness - factor * linear - factor^2 * square
struct Energy {
    Matrix stiffness{}, linear{}, square{};
};

constexpr std::array<double, 4> gauss_point{0.1834346424956498, 0.5255324099163290,
                                            0.7966664774136267, 0.9602898564975363};
constexpr std::array<double, 4> gauss_weight{0.3626837833783620, 0.3137066458778873,
                                             0.2223810344533745, 0.1012285362903763};

void add_point(Energy& energy, const LateralSegment& s, const curves::Polynomial& m,
               const curves::Polynomial& load, double x, double local, double weight) {
    const Basis basis = basis_at(s, x);
    const double moment = m.at(local);
    add_product(energy.stiffness, basis.slope, weight * s.g_i_t);
    if (s.e_i_w > 0.0) add_product(energy.stiffness, basis.bend, weight * s.e_i_w);
    add_product(energy.square, basis.phi, weight * moment * moment / s.e_i_z);
    if (s.z_g != 0.0)
        add_product(energy.linear, basis.phi, weight * s.z_g * std::fabs(load.at(local)));
    if (s.z_j != 0.0) add_product(energy.linear, basis.slope, -weight * 2.0 * s.z_j * moment);
}

// A kink of the moments is a point load; at a free end the shear itself is one.
void add_point_loads(Energy& energy, const LateralSegment& s) {
    const auto& pieces = s.moment->pieces;
    for (std::size_t k = 0; k < pieces.size(); ++k) {
        const double before = pieces[k].p.derivative().at(pieces[k].x1 - pieces[k].x0);
        const bool is_last = k + 1 == pieces.size();
        if (is_last && s.ends == SegmentEnds::forks) return;
        const double after = is_last ? 0.0 : pieces[k + 1].p.c[1];
        add_product(energy.linear, basis_at(s, pieces[k].x1).phi,
                    s.z_g * std::fabs(after - before));
    }
}

bool is_positive_definite(const Energy& energy, double factor) {
    Matrix l;
    for (std::size_t i = 0; i < terms; ++i) {
        for (std::size_t j = 0; j <= i; ++j) {
            double value = energy.stiffness[i][j] - factor * energy.linear[i][j] -
                           factor * factor * energy.square[i][j];
            for (std::size_t k = 0; k < j; ++k) value -= l[i][k] * l[j][k];
            if (i != j) {
                l[i][j] = value / l[j][j];
            } else if (value > 0.0) {
                l[i][i] = std::sqrt(value);
            } else {
                return false;
            }
        }
    }
    return true;
}

// Calls `visit(position, position in the piece, weight)` at the Gauss points of a piece. Eight
// points on stretches of a sixth of the segment integrate the highest pair of waves.
template <typename Visit>
void over_gauss_points(const curves::Piece& piece, double segment_length, Visit visit) {
    const double length = piece.x1 - piece.x0;
    const int stretches =
        std::max(1, static_cast<int>(std::ceil(6.0 * length / segment_length - 1e-9)));
    const double half = 0.5 * length / stretches;
    for (int k = 0; k < stretches; ++k) {
        const double middle = (2.0 * k + 1.0) * half;
        for (std::size_t g = 0; g < gauss_point.size(); ++g) {
            for (const double sign : {-1.0, 1.0}) {
                const double local = middle + sign * half * gauss_point[g];
                visit(piece.x0 + local, local, half * gauss_weight[g]);
            }
        }
    }
}

void add_piece(Energy& energy, const LateralSegment& s, const curves::Piece& piece) {
    const curves::Polynomial load = piece.p.derivative().derivative();
    over_gauss_points(piece, s.length, [&](double x, double local, double weight) {
        add_point(energy, s, piece.p, load, x, local, weight);
    });
}

void fill_upper(Matrix& m) {
    for (std::size_t i = 0; i < terms; ++i) {
        for (std::size_t j = 0; j < i; ++j) m[j][i] = m[i][j];
    }
}

// The square of a symmetric matrix, scaled to unit trace. Whole rows are added up at once, which
// the compiler does not find by itself.
Matrix squared(const Matrix& m) {
    typedef double Row __attribute__((vector_size(sizeof(Vector))));
    std::array<Row, terms> rows, result;
    std::memcpy(rows.data(), m.data(), sizeof m);
    double trace = 0.0;
    for (std::size_t i = 0; i < terms; ++i) {
        Row sum{};
        for (std::size_t k = 0; k < terms; ++k) sum += m[i][k] * rows[k];
        trace += sum[i];
        result[i] = sum;
    }
    const double scale = 1.0 / trace;
    for (Row& row : result) row *= scale;
    Matrix scaled;
    std::memcpy(scaled.data(), result.data(), sizeof scaled);
    return scaled;
}

Vector product(const Matrix& m, const Vector& v) {
    Vector result{};
    for (std::size_t i = 0; i < terms; ++i) {
        for (std::size_t j = 0; j < terms; ++j) result[i] += m[i][j] * v[j];
    }
    return result;
}

double dot(const Vector& a, const Vector& b) {
    double sum = 0.0;
    for (std::size_t i = 0; i < terms; ++i) sum += a[i] * b[i];
    return sum;
}

// The largest eigenvalue of a symmetric matrix without negative ones. Squaring it five times makes
// every step of the power method worth 32.
double largest_eigenvalue(const Matrix& m) {
    Matrix high = m;
    for (int k = 0; k < 5; ++k) high = squared(high);
    Vector v{1.0, 0.7, 0.5, 0.35, 0.25, 0.18, 0.12, 0.09};
    for (int k = 0; k < 6; ++k) {
        v = product(high, v);
        const double size = std::sqrt(dot(v, v));
        for (double& value : v) value /= size;
    }
    return dot(v, product(m, v));
}

constexpr std::size_t powers = 2 * curves::coefficient_count - 1;  // of the square of a moment

// The integral of x^p sin(i pi x) sin(j pi x) from 0 to 1 for every p.
const std::array<Matrix, powers>& wave_integrals() {
    static const std::array<Matrix, powers> integrals = [] {
        std::array<Matrix, powers> all{};
        over_gauss_points({0.0, 1.0, {}}, 1.0, [&](double x, double, double weight) {
            const Vector phi = sines(x, 1.0).phi;
            for (Matrix& matrix : all) {
                add_product(matrix, phi, weight);
                weight *= x;
            }
        });
        return all;
    }();
    return integrals;
}

// The integral of the squared moments with every pair of waves over the segment.
Matrix squared_moments(const curves::Curve& moment, double length) {
    Matrix m{};
    if (moment.pieces.size() > 1) {
        for (const curves::Piece& piece : moment.pieces) {
            over_gauss_points(piece, length, [&](double x, double local, double weight) {
                const double value = piece.p.at(local);
                add_product(m, sines(x, length).phi, weight * value * value);
            });
        }
        return m;
    }
    // One polynomial over the whole segment: its square's powers are integrated once and for all.
    std::array<double, curves::coefficient_count> c = moment.pieces.front().p.c;
    std::array<double, powers> square{};
    double power = 1.0;
    for (double& coefficient : c) {
        coefficient *= power;
        power *= length;
    }
    for (std::size_t i = 0; i < c.size(); ++i) {
        for (std::size_t j = 0; j < c.size(); ++j) square[i + j] += length * c[i] * c[j];
    }
    for (std::size_t p = 0; p < powers; ++p) {
        if (square[p] == 0.0) continue;
        const Matrix& integral = wave_integrals()[p];
        for (std::size_t i = 0; i < terms; ++i) {
            for (std::size_t j = 0; j <= i; ++j) m[i][j] += square[p] * integral[i][j];
        }
    }
    return m;
}

// Between forks and with neither z_g nor z_j the stiffness of the sines is diagonal, and the factor
// follows from the largest eigenvalue of what the moments do.
double factor_between_forks(const LateralSegment& s) {
    Vector scale;
    for (std::size_t i = 0; i < terms; ++i) {
        const double k = std::numbers::pi * static_cast<double>(i + 1) / s.length;
        scale[i] = 1.0 / std::sqrt(0.5 * s.length * k * k * (s.g_i_t + s.e_i_w * k * k) * s.e_i_z);
    }
    Matrix m = squared_moments(*s.moment, s.length);
    for (std::size_t i = 0; i < terms; ++i) {
        for (std::size_t j = 0; j <= i; ++j) m[i][j] *= scale[i] * scale[j];
    }
    fill_upper(m);
    return 1.0 / std::sqrt(largest_eigenvalue(m));
}

}  // namespace

double critical_factor(const LateralSegment& segment) {
    const double largest = std::fabs(segment.moment->abs_maximum().value);
    if (largest == 0.0) return std::numeric_limits<double>::infinity();
    if (segment.ends == SegmentEnds::forks && segment.z_g == 0.0 && segment.z_j == 0.0) {
        return factor_between_forks(segment);
    }
    Energy energy;
    for (const curves::Piece& piece : segment.moment->pieces) add_piece(energy, segment, piece);
    if (segment.z_g != 0.0) add_point_loads(energy, segment);
    // For every twist the energy is a concave function of the factor that starts positive, so the
    // factors of positive definite energy form one interval from zero.
    const double wave = std::numbers::pi / segment.length;
    const double uniform =
        wave * std::sqrt(segment.e_i_z * (segment.g_i_t + segment.e_i_w * wave * wave)) / largest;
    double high = uniform;
    while (is_positive_definite(energy, high) && high < 1e6 * uniform) high *= 2.0;
    double low = 0.0;
    for (int step = 0; step < 40; ++step) {
        const double middle = 0.5 * (low + high);
        (is_positive_definite(energy, middle) ? low : high) = middle;
    }
    return 0.5 * (low + high);
}

double moment_factor_c1(const curves::Curve& moment, double length) {
    const double largest = std::fabs(moment.abs_maximum().value);
    if (largest == 0.0) return 1.0;
    // Unit stiffnesses: the uniform moment pi / length is critical.
    const LateralSegment segment{&moment, length, 1.0, 1.0, 0.0};
    return critical_factor(segment) * largest * length / std::numbers::pi;
}

}  // namespace loadpath::en1993
