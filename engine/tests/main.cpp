#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN
#include <doctest/doctest.h>

#ifdef __wasm__
#include <fstream>
// doctest can write to a file, which the C++ library of zig leaves out for WebAssembly.
template class std::basic_filebuf<char>;
#endif
