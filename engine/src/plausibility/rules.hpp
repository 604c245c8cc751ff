// The families of rules, one file each.
#pragma once

#include "plausibility/findings.hpp"
#include "plausibility/subject.hpp"

namespace loadpath::plausibility {

// Constants against those of materials that are built with, in the units that are mistaken for SI.
void check_materials(const document::Document& document, Findings& findings);

// Whether a check of EN 1993-1-1 is among those of the document.
bool asks_for_steel(const document::Analysis& analysis);

// Properties of a section against each other and, by its name, against the library.
void check_sections(const Subject& subject, Findings& findings);

// The size of the model, and of members against the depth of their sections.
void check_extent(const Subject& subject, Findings& findings);

// Loads, gravity and movements of supports against what bears them.
void check_loads(const Subject& subject, Findings& findings);

// One load in kilonewtons among others in newtons.
void check_single_loads(const Subject& subject, Findings& findings);

// Masses on nodes and prestress that stand for weight.
void check_other_weights(const Subject& subject, Findings& findings);

// A model that is drawn with Z up.
void check_gravity_axis(const Subject& subject, Findings& findings);

// Nodes on top of each other that nothing joins.
void check_nodes_nearby(const Subject& subject, Findings& findings);

// Members between the same two nodes.
void check_duplicate_members(const Subject& subject, Findings& findings);

// Members that pass through a node or each other.
void check_crossings(const Subject& subject, Findings& findings);

// Buckling lengths, offsets and heights of loads that a document states.
void check_lengths(const Subject& subject, Findings& findings);

// Factors of load cases.
void check_combinations(const document::Document& document, Findings& findings);

// How far materials expand on which temperatures act.
void check_expansion(const Subject& subject, Findings& findings);

// Shares of load cases in combinations of serviceability.
void check_serviceability(const document::Document& document, Findings& findings);

// Snow that acts sideways, imposed loads that all do, wind along the bars that it acts on.
void check_directions(const Subject& subject, Findings& findings);

// Winds that take each other away in every combination.
void check_opposed_winds(const Subject& subject, Findings& findings);

// Load cases that act on supports alone.
void check_supported_loads(const Subject& subject, Findings& findings);

// Factors of what presses down where something lifts.
void check_uplift(const Subject& subject, Findings& findings);

// Forces that stand for an earthquake.
void check_earthquake_forces(const Subject& subject, Findings& findings);

// Spectra, directions and masses of an earthquake.
void check_earthquake(const Subject& subject, Findings& findings);

// What a module does about earthquakes and masses: both rules, or nothing where it leaves documents
// with them out.
void check_what_shakes(const Subject& subject, Findings& findings);

// Capacities of hinges against the strength of their members.
void check_capacities(const Subject& subject, Findings& findings);

// Angles in radians where degrees are expected.
void check_angles(const document::Document& document, Findings& findings);

// What a file of another program held and the document does not.
void check_import(const document::Document& document, Findings& findings);

// How near two points are that are one joint: a millimetre, less in a small model.
double joint_reach(const Subject& subject);

}  // namespace loadpath::plausibility
