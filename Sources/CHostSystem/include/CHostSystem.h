#pragma once

#include <stdbool.h>
#include <stddef.h>

/// Receives the output of a stream: its descriptor, and bytes that are whole lines or parts of them. Called on any thread, one call at a
/// time for each stream.
typedef void (*us_console_observer)(int descriptor, const char *bytes, size_t count);

/// Passes everything that the program writes to C's `stdout` and `stderr` from now on to `observer`, and in the same call to the
/// descriptors, so nothing is lost if the program crashes. Returns false if the C library doesn't support such streams. Call this function
/// before the program writes anything.
bool us_observe_console(us_console_observer observer);

/// The path of the library or program that this code is part of; NULL if the system does not provide it.
const char *us_own_library(void);
