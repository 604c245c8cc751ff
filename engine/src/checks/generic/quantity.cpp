#include "checks/generic/quantity.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "checks/generic/entity_parts.hpp"
#include "checks/generic/extreme_along.hpp"
#include "text/number.hpp"

namespace loadpath::checks {

namespace {

using curves::Curve;
using curves::MemberForces;

struct Component {
    const char* symbol;
    Dimension dimension;
    Curve MemberForces::* curve;
    bool is_odd;  // changes its sign where a member of a set runs the other way
};

Component component_of(document::MemberForceComponent component) {
    using enum document::MemberForceComponent;
    switch (component) {
        case N:
            return {"N", in_newtons, &MemberForces::n, false};
        case Vy:
            return {"Vy", in_newtons, &MemberForces::vy, true};
        case Vz:
            return {"Vz", in_newtons, &MemberForces::vz, false};
        case Mx:
            return {"Mx", in_newton_metres, &MemberForces::mx, false};
        case My:
            return {"My", in_newton_metres, &MemberForces::my, true};
        case Mz:
            return {"Mz", in_newton_metres, &MemberForces::mz, false};
        case Bimoment:
            return {"B", in_newton_square_metres, &MemberForces::bimoment, true};
    }
    return {"", any_dimension, &MemberForces::n, false};
}

class Reader {
 public:
    Reader(const CheckContext& context, const Entity& entity, std::size_t combination)
        : c_(context), entity_(entity), parts_(context.index, entity), combination_(combination) {}

    Quantity read(const document::QuantitySource& s) {
        if (s.MemberForce) return force(*s.MemberForce);
        if (s.Displacement) return displacement(s.Displacement->component);
        if (s.NodeDisplacement) return node_displacement(*s.NodeDisplacement);
        if (s.NodePosition) return node_position(*s.NodePosition);
        if (s.MemberDeflection) return deflection(*s.MemberDeflection);
        if (s.Section) return section(*s.Section);
        if (s.Material) return material(*s.Material);
        if (s.Geometry) return length(s.Geometry->of);
        if (s.PlateStress) return plate_stress(s.PlateStress->measure);
        if (s.Constant) return {Value{*s.Constant, any_dimension}, "constant", "", {}};
        if (s.DimensionedConstant) return constant(*s.DimensionedConstant);
        return failed("it names no quantity");
    }

 private:
    static Quantity failed(std::string why) { return {{}, "", std::move(why), {}}; }

    static Quantity found(double number, Dimension dimension, std::string description) {
        return {Value{number, dimension}, std::move(description), "", {}};
    }

    // The set as one line, when it is one.
    const MemberChain* chain(const std::vector<std::size_t>& of) const {
        const MemberChain& chain = c_.chains.all[c_.chains.of_member[of.front()]];
        const bool is_same =
            chain.has_one_set_of_axes && chain.links.size() == of.size() &&
            std::all_of(chain.links.begin(), chain.links.end(), [&](const ChainLink& link) {
                return std::find(of.begin(), of.end(), link.member) != of.end();
            });
        return is_same ? &chain : nullptr;
    }

    Curve joined(const MemberChain& chain, Curve MemberForces::* curve, bool is_odd) const {
        std::vector<const Curve*> of_links;
        for (const ChainLink& link : chain.links) {
            of_links.push_back(&(c_.results.member_forces(combination_, link.member).*curve));
        }
        return along_chain(chain, of_links, is_odd, false);
    }

    Quantity force(const document::MemberForce& f) {
        std::string why;
        const std::vector<std::size_t> of = parts_.members(f.of, why);
        if (of.empty()) return failed(why);
        const Component component = component_of(f.component);
        const Aggregation how = f.aggregation.value_or(document::MaxAbs{});
        const bool is_own = !f.of || *f.of == document::EntityTarget::SelfEntity;
        Quantity q = found(0.0, component.dimension, describe(how, component.symbol));
        if (!is_own) q.description += " of the reference member";
        if (const MemberChain* line = chain(of)) {
            const Curve curve = joined(*line, component.curve, component.is_odd);
            return take(q, aggregate(curve, line->length, how), line->length);
        }
        return over_members(q, of, how, [&](const MemberForces& forces) {
            return aggregate(forces.*component.curve, forces.length, how);
        });
    }

    Quantity take(Quantity q, curves::Extreme extreme, double length) const {
        q.value->number = extreme.value;
        if (length > 0.0) q.x_frac = extreme.x / length;
        return q;
    }

    // Members that form no line: only extremes over all of them have a meaning.
    template <typename Value_>
    Quantity over_members(Quantity q, const std::vector<std::size_t>& of, const Aggregation& how,
                          Value_ value) const {
        const bool is_extreme = std::holds_alternative<document::MaxAbs>(how) ||
                                std::holds_alternative<document::Max>(how) ||
                                std::holds_alternative<document::Min>(how);
        if (of.size() > 1 && !is_extreme) {
            return failed(
                "the members of the set form no straight line, so no station can be named along "
                "it");
        }
        bool started = false;
        for (const std::size_t at : of) {
            const MemberForces& forces = c_.results.member_forces(combination_, at);
            const curves::Extreme one = value(forces);
            double best = q.value->number;
            bool is_better = !started;
            if (std::holds_alternative<document::Max>(how))
                is_better = is_better || one.value > best;
            else if (std::holds_alternative<document::Min>(how))
                is_better = is_better || one.value < best;
            else
                is_better = is_better || std::fabs(one.value) > std::fabs(best);
            if (is_better) q = take(q, one, forces.length);
            started = true;
        }
        return q;
    }

    Quantity deflection(const document::MemberDeflection& d) {
        std::string why;
        const std::vector<std::size_t> of = parts_.members({}, why);
        if (of.empty()) return failed(why);
        if (of.size() < c_.chains.all[c_.chains.of_member[of.front()]].links.size())
            return failed(
                "it asks for the deflection of a piece of a bar: let it apply to a member set of "
                "the whole bar");
        const Aggregation how = d.aggregation.value_or(document::MaxAbs{});
        const bool is_magnitude = d.component == document::DeflectionComponent::Magnitude;
        const bool is_y = d.component == document::DeflectionComponent::LocalY;
        const char* symbol = is_magnitude ? "δ" : is_y ? "δy" : "δz";
        const Quantity q = found(0.0, in_metres, describe(how, symbol) + " from the chord");
        auto along = [&](const Curve& dy, const Curve& dz, double span) {
            const Curve y = relative_to_chord(dy, span);
            const Curve z = relative_to_chord(dz, span);
            if (is_magnitude) return aggregate_magnitude(y, z, span, how);
            return aggregate(is_y ? y : z, span, how);
        };
        if (const MemberChain* line = chain(of)) {
            return take(q,
                        along(joined(*line, &MemberForces::dy, false),
                              joined(*line, &MemberForces::dz, true), line->length),
                        line->length);
        }
        return over_members(q, of, how, [&](const MemberForces& forces) {
            return along(forces.dy, forces.dz, forces.length);
        });
    }

    static Dimension dimension_of(document::DispComponent component) {
        using enum document::DispComponent;
        return component == Rx || component == Ry || component == Rz ? in_radians : in_metres;
    }

    static const char* symbol_of(document::DispComponent component) {
        constexpr const char* names[] = {"dx", "dy", "dz", "rx", "ry", "rz", "|d|"};
        return names[static_cast<std::size_t>(component)];
    }

    double motion(std::size_t node, document::DispComponent component) const {
        const std::array<double, 6> d = c_.results.node_motion(combination_, node);
        if (component == document::DispComponent::Magnitude) {
            return std::sqrt(d[0] * d[0] + d[1] * d[1] + d[2] * d[2]);
        }
        return d[static_cast<std::size_t>(component)];
    }

    Quantity displacement(document::DispComponent component) {
        const std::vector<std::size_t> nodes = parts_.nodes(c_.results);
        if (nodes.empty()) return failed("the analysis has no nodes of this plate");
        double best = 0.0;
        for (const std::size_t node : nodes) {
            const double value = motion(node, component);
            if (std::fabs(value) > std::fabs(best)) best = value;
        }
        return found(best, dimension_of(component),
                     std::string("largest ") + symbol_of(component) + " of its nodes");
    }

    static std::string name_of(document::EntityNodeRef at) {
        constexpr const char* names[] = {"its start", "its end", "the reference member's start",
                                         "the reference member's end", "the reference node"};
        return names[static_cast<std::size_t>(at)];
    }

    Quantity node_displacement(const document::NodeDisplacement& d) {
        std::string why;
        const auto node = parts_.node(d.at, why);
        if (!node) return failed(why);
        return found(motion(*node, d.component), dimension_of(d.component),
                     std::string(symbol_of(d.component)) + " of " + name_of(d.at));
    }

    Quantity node_position(const document::NodePosition& p) {
        std::string why;
        const auto node = parts_.node(p.at, why);
        if (!node) return failed(why);
        const document::Node& n = c_.index.model().nodes[*node];
        const std::array<double, 3> start{n.X, n.Y, n.Z};
        const std::size_t axis = static_cast<std::size_t>(p.axis);
        const double moved = start[axis] + c_.results.node_motion(combination_, *node)[axis];
        constexpr const char* names[] = {"X", "Y", "Z"};
        return found(moved, in_metres,
                     std::string(names[axis]) + " of " + name_of(p.at) + ", displaced");
    }

    Quantity section(const document::SectionQuantity& s) {
        std::string why;
        const document::Section* x = parts_.section(s.of, why);
        if (!x) return failed(why);
        struct Property {
            const char* name;
            std::optional<double> value;
            Dimension dimension;
        };
        const std::array<Property, 13> all{{{"area", x->area, in_square_metres},
                                            {"i_y", x->i_y, in_metres_to_the_fourth},
                                            {"i_z", x->i_z, in_metres_to_the_fourth},
                                            {"j", x->j, in_metres_to_the_fourth},
                                            {"i_w", x->i_w, in_metres_to_the_sixth},
                                            {"wel_y", x->wel_y, in_cubic_metres},
                                            {"wel_z", x->wel_z, in_cubic_metres},
                                            {"wpl_y", x->wpl_y, in_cubic_metres},
                                            {"wpl_z", x->wpl_z, in_cubic_metres},
                                            {"h", x->h, in_metres},
                                            {"b", x->b, in_metres},
                                            {"a_sy", x->a_sy, in_square_metres},
                                            {"a_sz", x->a_sz, in_square_metres}}};
        const Property& p = all[static_cast<std::size_t>(s.property)];
        if (!p.value) return failed("section '" + x->name + "' has no " + p.name);
        return found(*p.value, p.dimension, std::string("section ") + p.name);
    }

    Quantity material(const document::MaterialQuantity& m) {
        std::string why;
        const document::Material* x = parts_.material(m.of, why);
        if (!x) return failed(why);
        switch (m.property) {
            case document::MaterialProperty::E:
                return found(x->e_mod, in_pascals, "material e_mod");
            case document::MaterialProperty::G:
                return found(x->g_mod, in_pascals, "material g_mod");
            case document::MaterialProperty::Fy:
                return found(x->yield_stress, in_pascals, "material yield_stress");
            case document::MaterialProperty::Density:
                return found(x->density, in_kilograms_per_cubic_metre, "material density");
        }
        return failed("unknown material property");
    }

    Quantity length(const std::optional<document::EntityTarget>& of) {
        std::string why;
        const std::vector<std::size_t> selected = parts_.members(of, why);
        if (selected.empty()) return failed(why);
        double total = 0.0;
        for (const std::size_t at : selected) total += c_.results.member_length(at);
        return found(total, in_metres, "length");
    }

    Quantity plate_stress(document::PlateStressMeasure measure) {
        if (!parts_.is_plate())
            return failed("PlateStress is a quantity of plates, not of members");
        constexpr const char* names[] = {"von Mises stress", "largest principal stress",
                                         "smallest principal stress"};
        // Four by four elements find a bent plate's stresses to a sixth or so, three by four a
        // half.
        constexpr std::size_t least_nodes = 25;
        const std::size_t part = entity_.parts.front();
        const std::size_t nodes = entity_.type == EntityType::PlateSurface
                                      ? c_.results.surface_nodes(part).size()
                                      : c_.plate_nodes[part];
        if (nodes < least_nodes)
            return failed(
                "its mesh is too coarse for stresses: four by four elements are the least");
        const std::optional<double> stress =
            entity_.type == EntityType::PlateElement
                ? c_.results.element_stress(combination_, part, measure)
                : c_.results.surface_stress(combination_, part, measure);
        if (!stress) return failed("the analysis gives no stresses of this plate");
        return found(*stress, in_pascals, names[static_cast<std::size_t>(measure)]);
    }

    static Quantity constant(const document::DimensionedConstant& c) {
        constexpr Dimension dimensions[] = {in_metres,  in_newtons,       in_newton_metres,
                                            in_pascals, in_square_metres, in_radians};
        return found(c.value, dimensions[static_cast<std::size_t>(c.dimension)], "constant");
    }

    const CheckContext& c_;
    const Entity& entity_;
    EntityParts parts_;
    std::size_t combination_;
};

}  // namespace

Quantity read_quantity(const CheckContext& context, const document::QuantitySource& source,
                       const Entity& entity, std::size_t combination) {
    return Reader(context, entity, combination).read(source);
}

}  // namespace loadpath::checks
