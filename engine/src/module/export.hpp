// A function by the name that hosts call it by.
#pragma once

#define LOADPATH_EXPORT(name) extern "C" __attribute__((export_name(name)))
