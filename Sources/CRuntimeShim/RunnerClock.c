// The clocks of a test process. A process that controls apps on a virtual clock follows that clock. A process that runs unit tests is ahead
// of the system by the time that it saved by skipping waits. The program's own definitions of system functions call the functions below;
// see TestTimeGlue in the tools.
#define _GNU_SOURCE
#include "CRuntimeShim.h"
#include "Transfers.h"
#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

enum { SYSTEM, FOLLOWING, AHEAD };
static atomic_int mode;
/// The time of day of a process that follows, or the lead of a process that is ahead, in nanoseconds.
static _Atomic int64_t reading;
static pthread_t mainThread;
static us_sleeper sleeper;

static const int64_t second = 1000000000;
static int64_t nanoseconds(const struct timespec *time) { return (int64_t)time->tv_sec * second + time->tv_nsec; }
static struct timespec timespec(int64_t nanoseconds) { return (struct timespec){nanoseconds / second, nanoseconds % second}; }

static int read_system(int32_t clock, struct timespec *time) { return NEXT(clock_gettime)(clock, time); }

void us_beginRunnerClock(us_sleeper function) {
    struct timespec now;
    read_system(CLOCK_REALTIME, &now);
    atomic_store(&reading, nanoseconds(&now));
    mainThread = pthread_self();
    sleeper = function;
    atomic_store(&mode, FOLLOWING);
}

void us_beginClockAhead(us_sleeper function) {
    mainThread = pthread_self();
    sleeper = function;
    atomic_store(&mode, AHEAD);
}

void us_moveRunnerClock(int64_t interval) { atomic_fetch_add(&reading, interval); }

int64_t us_clockLead(void) { return atomic_load(&mode) == AHEAD ? atomic_load(&reading) : 0; }

int us_readRunnerClock(int32_t clock, struct timespec *time) {
    int isWall = clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE;
    if (atomic_load(&mode) == FOLLOWING && isWall) {
        if (time) *time = timespec(atomic_load(&reading));
        return 0;
    }
    int result = read_system(clock, time);
    int64_t lead = us_clockLead();
    // The clocks of processor time do not advance while a process waits, so they have no lead.
    if (result == 0 && lead && clock != CLOCK_PROCESS_CPUTIME_ID && clock != CLOCK_THREAD_CPUTIME_ID) *time = timespec(nanoseconds(time) + lead);
    return result;
}

int64_t us_systemTime(void) {
    struct timespec now;
    read_system(CLOCK_MONOTONIC, &now);
    return nanoseconds(&now);
}

int64_t us_othersTime(void) {
    struct timespec process, thread;
    read_system(CLOCK_PROCESS_CPUTIME_ID, &process);
    read_system(CLOCK_THREAD_CPUTIME_ID, &thread);
    return nanoseconds(&process) - nanoseconds(&thread);
}

int us_othersWantToRun(void) {
    DIR *threads = opendir("/proc/self/task");
    if (!threads) return 0;
    int wanted = 0;
    for (struct dirent *entry; !wanted && (entry = readdir(threads));) {
        if (entry->d_name[0] == '.' || atol(entry->d_name) == gettid()) continue;
        char path[300], status[128];
        snprintf(path, sizeof path, "%s/stat", entry->d_name);
        int file = openat(dirfd(threads), path, O_RDONLY | O_CLOEXEC);
        if (file < 0) continue;  // It has ended.
        ssize_t size = read(file, status, sizeof status - 1);
        close(file);
        status[size > 0 ? size : 0] = 0;
        // "17 (name) R …": a name may contain parentheses. State R: runs or waits for a processor. State D: waits for a disk.
        const char *end = strrchr(status, ')');
        wanted = end && end[1] == ' ' && (end[2] == 'R' || end[2] == 'D');
    }
    closedir(threads);
    return wanted;
}

int us_mainQueueWaits(void) {
    // A run loop polls this descriptor; Foundation's run loop calls the same function.
    int _dispatch_get_main_queue_handle_4CF(void);
    struct pollfd handle = {_dispatch_get_main_queue_handle_4CF(), POLLIN, 0};
    return poll(&handle, 1, 0) > 0;
}

// MARK: Sleeping

void us_sleepInRealTime(int64_t interval) {
    struct timespec left = timespec(interval > 0 ? interval : 0);
    while (syscall(SYS_clock_nanosleep, CLOCK_MONOTONIC, 0, &left, &left) != 0) {}
}

void us_runnerSleep(int64_t interval) {
    if (atomic_load(&mode) != SYSTEM && sleeper && pthread_equal(pthread_self(), mainThread) && sleeper(interval)) return;
    void *work = us_beginSleep();
    us_sleepInRealTime(interval);
    us_endSleep(work);
}

int us_runnerClockSleep(int32_t clock, int flags, const struct timespec *time, struct timespec *left) {
    int64_t interval = nanoseconds(time);
    if (flags & TIMER_ABSTIME) {
        struct timespec now;
        us_readRunnerClock(clock, &now);
        interval -= nanoseconds(&now);
    }
    if (interval > 0) us_runnerSleep(interval);
    return 0;
}

// MARK: Waiting until a time

// The system waits on its own clock. A time that has passed there becomes one nanosecond, because zero would disarm a timer.
static struct timespec on_system(const struct timespec *time) {
    int64_t moment = nanoseconds(time) - us_clockLead();
    return timespec(moment > 0 ? moment : 1);
}

#define VERSIONED(name, version) ({ static void *found; \
    if (!found) { found = dlvsym(RTLD_NEXT, #name, version); if (!found) found = dlsym(RTLD_NEXT, #name); } (__typeof__(&name))found; })

int us_runnerTimer(int descriptor, int flags, const struct itimerspec *time, struct itimerspec *old) {
    if (!time || !(flags & TFD_TIMER_ABSTIME) || (time->it_value.tv_sec == 0 && time->it_value.tv_nsec == 0)) {
        return NEXT(timerfd_settime)(descriptor, flags, time, old);
    }
    struct itimerspec moved = {time->it_interval, on_system(&time->it_value)};
    return NEXT(timerfd_settime)(descriptor, flags, &moved, old);
}

int us_runnerSemaphoreWait(void *semaphore, const struct timespec *time) {
    struct timespec moved = on_system(time);
    return NEXT(sem_timedwait)(semaphore, &moved);
}

int us_runnerConditionWait(void *condition, void *mutex, const struct timespec *time) {
    struct timespec moved = on_system(time);
    // The older version of this function expects conditions with a different layout.
    return VERSIONED(pthread_cond_timedwait, "GLIBC_2.3.2")(condition, mutex, &moved);
}

int us_runnerConditionClockWait(void *condition, void *mutex, int32_t clock, const struct timespec *time) {
    struct timespec moved = on_system(time);
    return NEXT(pthread_cond_clockwait)(condition, mutex, clock, &moved);
}
