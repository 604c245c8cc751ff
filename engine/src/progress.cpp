#include "progress.hpp"

#ifdef __wasm__
extern "C" __attribute__((import_module("loadpath"), import_name("progress"))) void
loadpath_progress(int stage, double fraction);
#endif

namespace loadpath {

void report_progress([[maybe_unused]] Stage stage, [[maybe_unused]] double fraction) {
#ifdef __wasm__
    loadpath_progress(static_cast<int>(stage), fraction);
#endif
}

}  // namespace loadpath
