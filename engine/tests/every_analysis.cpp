// The tests have every analysis, as engine.wasm has.
#include "module/whole/left_out.cpp"
