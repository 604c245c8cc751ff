// How a host brings text into a module's memory and gives answers back.
#include <cstdint>
#include <new>

#include "module/export.hpp"

LOADPATH_EXPORT("alloc") void* loadpath_alloc(std::uint32_t bytes) {
    return ::operator new(bytes, std::nothrow);
}

LOADPATH_EXPORT("free") void loadpath_free(void* block) { ::operator delete(block); }
