// The time since the system started, in nanoseconds.
#pragma once

#include <stdint.h>
#include <time.h>

typedef int kern_return_t;
#define KERN_SUCCESS 0

struct mach_timebase_info {
    uint32_t numer, denom;
};
typedef struct mach_timebase_info *mach_timebase_info_t;
typedef struct mach_timebase_info mach_timebase_info_data_t;

static inline kern_return_t mach_timebase_info(mach_timebase_info_t info) {
    info->numer = info->denom = 1;
    return KERN_SUCCESS;
}
static inline uint64_t _us_nanoseconds(clockid_t clock) {
    struct timespec now;
    clock_gettime(clock, &now);
    return (uint64_t)now.tv_sec * 1000000000 + (uint64_t)now.tv_nsec;
}
static inline uint64_t mach_absolute_time(void) { return _us_nanoseconds(CLOCK_MONOTONIC); }
static inline uint64_t mach_approximate_time(void) { return mach_absolute_time(); }
static inline uint64_t mach_continuous_time(void) { return _us_nanoseconds(CLOCK_BOOTTIME); }
