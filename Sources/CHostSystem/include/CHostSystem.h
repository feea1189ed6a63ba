#pragma once

#include <stdbool.h>
#include <stddef.h>

/// Sees what goes through a stream: the descriptor, and bytes that are whole lines or parts of them. Called on any thread, one at a time
/// for each stream.
typedef void (*us_console_observer)(int descriptor, const char *bytes, size_t count);

/// Makes `observer` see what the program writes to C's `stdout` and `stderr` from now on. Everything is passed to the descriptors in the
/// same call, so that nothing is lost if the program crashes. Returns false if the C library does not support such streams. Call it before
/// the program writes.
bool us_observe_console(us_console_observer observer);

/// The path of the library or program that this code is part of; NULL where the system does not say.
const char *us_own_library(void);
