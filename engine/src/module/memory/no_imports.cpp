// Keeps engine.wasm free of imports but that of progress.cpp: a failed library assertion traps
// instead of printing, so that no host has to provide files.
#include <__verbose_abort>

namespace std {
inline namespace __1 {

void __libcpp_verbose_abort(const char*, ...) noexcept { __builtin_trap(); }

}  // namespace __1
}  // namespace std
