// Takes over work that waits for a time, for a virtual clock. Dispatch's Swift layer and Swift's tasks find the functions below through the
// dynamic linker, so they call definitions that come before libdispatch's: in the program, or in a preloaded library.
#define _GNU_SOURCE
#include "CRuntimeShim.h"
#include "Transfers.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

extern uint64_t dispatch_time(uint64_t when, int64_t delta);
extern uint64_t dispatch_walltime(const void *when, int64_t delta);
extern void dispatch_async(void *queue, const void *block);
extern void dispatch_async_f(void *queue, void *context, void (*work)(void *));
extern void dispatch_retain(void *object);
extern void dispatch_release(void *object);
extern intptr_t dispatch_source_testcancel(void *source);
extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);

static us_schedule schedule;
void us_takeOverTime(us_schedule function) { schedule = function; }

#define FOREVER UINT64_MAX
#define REAL NEXT
/// The shortest delay that is taken over, in nanoseconds. Work that is due immediately keeps its place among work without a delay.
static const int64_t shortest = 1000000;

/// Returns the nanoseconds until a dispatch_time_t. It counts on the system's clock if bit 63 is clear, on the monotonic clock if bit 63 is
/// set, and, negated, on the wall clock if bits 63 and 62 are set.
static int64_t delay_until(uint64_t when) {
    if (when == 0) return 0;
    if (!(when >> 63)) return (int64_t)(when - dispatch_time(0, 0));
    if (when >> 62 & 1) return -(int64_t)when + (int64_t)dispatch_walltime(NULL, 0);
    return (int64_t)(when - dispatch_time(1ull << 63, 0));
}

// MARK: Once

typedef struct {
    void *queue, *block, *context;
    void (*work)(void *);
} Waiting;

static void submit(void *argument) {
    Waiting *waiting = argument;
    if (waiting->block) {
        dispatch_async(waiting->queue, waiting->block);
        _Block_release(waiting->block);
    } else {
        dispatch_async_f(waiting->queue, waiting->context, waiting->work);
    }
    dispatch_release(waiting->queue);
    free(waiting);
}

static int take(uint64_t when, void *queue, const void *block, void *context, void (*work)(void *)) {
    int64_t delay = schedule && when != FOREVER ? delay_until(when) : 0;
    if (delay < shortest) return 0;
    Waiting *waiting = malloc(sizeof *waiting);
    if (!waiting) return 0;
    dispatch_retain(queue);
    *waiting = (Waiting){queue, block ? _Block_copy(block) : NULL, context, work};
    schedule(delay, submit, waiting, block ? us_placeOfBlock(block) : us_placeOfCall(work, context));
    return 1;
}

void dispatch_after(uint64_t when, void *queue, const void *block) {
    if (!take(when, queue, block, NULL, NULL)) REAL(dispatch_after)(when, queue, block);
}

void dispatch_after_f(uint64_t when, void *queue, void *context, void (*work)(void *)) {
    if (!take(when, queue, NULL, context, work)) REAL(dispatch_after_f)(when, queue, context, work);
}

// MARK: Timers

/// A pending timer source; `turn` distinguishes its settings from earlier ones.
typedef struct Timer {
    void *source;
    uint64_t interval, turn;
} Timer;

/// The last settings of each source that ever waited. Entries are never removed: when a source ends, a later source may have its address.
static struct Setting { void *source; uint64_t turn; struct Setting *next; } *settings;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static uint64_t turn_of(void *source, int advances) {
    pthread_mutex_lock(&lock);
    struct Setting *found = settings;
    while (found && found->source != source) found = found->next;
    if (!found && advances && (found = calloc(1, sizeof *found))) {
        found->source = source;
        found->next = settings;
        settings = found;
    }
    uint64_t turn = found ? (found->turn += advances ? 1 : 0) : 0;
    pthread_mutex_unlock(&lock);
    return turn;
}

void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway);

static void fire(void *argument) {
    Timer *timer = argument;
    if (timer->turn != turn_of(timer->source, 0) || dispatch_source_testcancel(timer->source)) {
        dispatch_release(timer->source);
        free(timer);
        return;
    }
    REAL(dispatch_source_set_timer)(timer->source, 0, FOREVER, 0);
    if (timer->interval == FOREVER) {
        dispatch_release(timer->source);
        free(timer);
    } else {
        schedule((int64_t)timer->interval, fire, timer, NULL);
    }
}

/// The timers that take real time, independently of the app's clock: the timeouts of Foundation's run loops and connections, and the timer
/// with which Dispatch checks each second whether its threads are blocked.
static int is_in_real_time(const void *caller) { return us_isIn("/libFoundation", caller) || us_isIn("/libdispatch", caller); }

void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway) {
    int is_ours = schedule && !is_in_real_time(__builtin_return_address(0));
    uint64_t turn = is_ours ? turn_of(source, 1) : 0;
    int64_t delay = is_ours && start != FOREVER ? delay_until(start) : 0;
    int repeats = interval != FOREVER && (int64_t)interval >= shortest;
    Timer *timer = is_ours && start != FOREVER && (delay >= shortest || repeats) ? malloc(sizeof *timer) : NULL;
    if (!timer) return REAL(dispatch_source_set_timer)(source, start, interval, leeway);
    // The timer never fires before it is due on the virtual clock.
    REAL(dispatch_source_set_timer)(source, FOREVER, FOREVER, 0);
    dispatch_retain(source);
    *timer = (Timer){source, repeats ? interval : FOREVER, turn};
    schedule(delay > 0 ? delay : 0, fire, timer, __builtin_return_address(0));
}
