#pragma once
#include <dlfcn.h>
#include <stdint.h>
#include <time.h>

// The functions that notify the list of pending work of transfers.
void us_requestBegan(const char *address, const void *handle);
void us_requestEnded(const void *handle);

// Declarations that several files share.

/// The next function of this name in the order of symbols, looked up once. Needs _GNU_SOURCE.
#define NEXT(name) ({ static void *found; if (!found) found = dlsym(RTLD_NEXT, #name); (__typeof__(&name))found; })

/// Returns whether code is in a library whose path contains a text. The text is a literal, and the same in each call from one place.
int us_isIn(const char *library, const void *code);

/// Returns the time of the monotonic clock in nanoseconds.
static inline uint64_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (uint64_t)time.tv_sec * 1000000000ull + (uint64_t)time.tv_nsec;
}
