// What solving found of a set, as bytes that another instance of the module takes it from. What a
// set begins with (its name, its loads, the structure it stands on) is not among them.
#pragma once

#include "analysis/result_set.hpp"
#include "byte_stream.hpp"

namespace loadpath::analysis {

void write_set(ByteWriter& to, ResultSet& set);
void read_set(ByteReader& from, ResultSet& set);

void write_issues(ByteWriter& to, Issues& issues);
void read_issues(ByteReader& from, Issues& issues);

}  // namespace loadpath::analysis
