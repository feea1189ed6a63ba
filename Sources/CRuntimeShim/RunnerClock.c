// The clock of a process that controls apps on a virtual clock: it advances only with the apps' time. The program's own definitions of
// system functions call it; see UITestGlue in the tools.
#define _GNU_SOURCE
#include "CRuntimeShim.h"
#include <pthread.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static atomic_int isMoved;
static _Atomic int64_t reading;
static pthread_t mainThread;
static us_sleeper sleeper;

static int64_t nanoseconds(const struct timespec *time) { return (int64_t)time->tv_sec * 1000000000 + time->tv_nsec; }

void us_beginRunnerClock(us_sleeper function) {
    struct timespec now;
    syscall(SYS_clock_gettime, CLOCK_REALTIME, &now);
    atomic_store(&reading, nanoseconds(&now));
    mainThread = pthread_self();
    sleeper = function;
    atomic_store(&isMoved, 1);
}

void us_moveRunnerClock(int64_t interval) { atomic_fetch_add(&reading, interval); }

int us_readRunnerClock(int32_t clock, struct timespec *time) {
    int isWall = clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE;
    if (!isWall || !atomic_load(&isMoved)) return (int)syscall(SYS_clock_gettime, clock, time);
    int64_t now = atomic_load(&reading);
    if (time) *time = (struct timespec){now / 1000000000, now % 1000000000};
    return 0;
}

void us_runnerSleep(int64_t interval) {
    if (atomic_load(&isMoved) && sleeper && pthread_equal(pthread_self(), mainThread)) {
        if (sleeper(interval)) return;
    }
    struct timespec left = {interval / 1000000000, interval % 1000000000};
    while (syscall(SYS_clock_nanosleep, CLOCK_MONOTONIC, 0, &left, &left) != 0) {}
}
