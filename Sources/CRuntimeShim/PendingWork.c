// Work outside the event loop, tracked so that a virtual clock waits for it: blocks on background queues and tasks off the main actor
// (which reach Dispatch through the same functions), libcurl transfers, dispatch I/O reads, and subprocesses. Like the functions of
// VirtualTime.c, those below take effect if they precede the libraries that they replace: in the program, or in a preloaded library.
#define _GNU_SOURCE
#include "CRuntimeShim.h"
#include "Transfers.h"
#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>

extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);
extern void *_NSConcreteStackBlock[], *_NSConcreteGlobalBlock[];
extern char _dispatch_main_q;
extern void *dispatch_group_create(void);
extern void dispatch_group_enter(void *group);
extern void dispatch_group_leave(void *group);
extern void dispatch_group_notify_f(void *group, void *queue, void *context, void (*work)(void *));
extern void dispatch_group_async_f(void *group, void *queue, void *context, void (*work)(void *));
extern void dispatch_barrier_async_f(void *queue, void *context, void (*work)(void *));
extern void *dispatch_get_global_queue(intptr_t identifier, uintptr_t flags);
extern void *dispatch_block_create(unsigned long flags, const void *block);
extern void dispatch_retain(void *object);
extern void dispatch_release(void *object);
extern const char *dispatch_queue_get_label(void *queue);

// MARK: The list

typedef struct Work {
    struct Work *previous, *next;
    us_workKind kind;
    uint64_t started, ended;
    /// A function of the code that created the work.
    const void *place;
    /// A transfer's handle, or the process ID of a subprocess.
    const void *key;
    char name[160];
} Work;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static Work *first;
static volatile int follows;
static uint64_t changes;

static void prepare(void) {
    pthread_condattr_t attributes;
    pthread_condattr_init(&attributes);
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
    pthread_cond_init(&changed, &attributes);
}

static void drop(Work *work);
/// A transfer that ended on this thread, whose response has not been delivered yet.
static __thread const void *trailing;
static void dropTrailing(void);

static Work *begin(us_workKind kind, const char *name, const void *place, const void *key) {
    Work *work = calloc(1, sizeof *work);
    if (!work) return NULL;
    work->kind = kind;
    work->started = now();
    work->place = place;
    work->key = key;
    if (name) snprintf(work->name, sizeof work->name, "%s", name);
    pthread_mutex_lock(&lock);
    work->next = first;
    if (first) first->previous = work;
    first = work;
    if (trailing && kind != US_WORK_REQUEST) dropTrailing();
    pthread_mutex_unlock(&lock);
    return work;
}

/// Removes an entry. Called with the lock.
static void drop(Work *work) {
    if (work->previous) work->previous->next = work->next; else first = work->next;
    if (work->next) work->next->previous = work->previous;
    changes++;
    pthread_cond_broadcast(&changed);
    free(work);
}

/// Called with the lock: work that this thread passes on replaces the transfer.
static void dropTrailing(void) {
    for (Work *work = first; work; work = work->next) {
        if (work->kind != US_WORK_REQUEST || !work->ended || work->key != trailing) continue;
        drop(work);
        break;
    }
    trailing = NULL;
}

static void end(Work *work) {
    if (!work) return;
    pthread_once(&once, prepare);
    pthread_mutex_lock(&lock);
    drop(work);
    pthread_mutex_unlock(&lock);
}

/// The time, in nanoseconds, that the end of a subprocess or a transfer may take to reach its owner.
static const uint64_t afterExit = 50000000;

/// Called with the lock: ended processes, and transfers whose response was never taken, no longer count as work.
static void sweep(void) {
    for (Work *work = first, *next; work; work = next) {
        next = work->next;
        if (work->kind == US_WORK_PROCESS && !work->ended) {
            siginfo_t info = {0};
            int code = waitid(P_PID, (id_t)(uintptr_t)work->key, &info, WEXITED | WNOHANG | WNOWAIT);
            if (code != 0 || info.si_pid != 0) work->ended = now();
        }
        if (work->ended && now() - work->ended >= afterExit) drop(work);
    }
}

void us_followWork(int follow) {
    pthread_once(&once, prepare);
    follows = follow;
}

uintptr_t us_pendingWork(us_work *list, uintptr_t capacity) {
    uintptr_t count = 0;
    pthread_mutex_lock(&lock);
    sweep();
    uint64_t time = now();
    for (Work *work = first; work; work = work->next) {
        if (count < capacity) {
            list[count].kind = work->kind;
            list[count].age = time - work->started;
            list[count].place = work->place;
            memcpy(list[count].name, work->name, sizeof work->name);
        }
        count++;
    }
    pthread_mutex_unlock(&lock);
    return count;
}

uint64_t us_youngestWork(void) {
    if (!first) return UINT64_MAX;
    pthread_mutex_lock(&lock);
    sweep();
    uint64_t youngest = UINT64_MAX, time = now();
    for (Work *work = first; work; work = work->next) if (time - work->started < youngest) youngest = time - work->started;
    pthread_mutex_unlock(&lock);
    return youngest;
}

void us_awaitWork(uint64_t nanoseconds) {
    pthread_once(&once, prepare);
    uint64_t deadline = now() + nanoseconds;
    struct timespec time = {(time_t)(deadline / 1000000000ull), (long)(deadline % 1000000000ull)};
    pthread_mutex_lock(&lock);
    uint64_t before = changes;
    while (first && changes == before && pthread_cond_timedwait(&changed, &lock, &time) == 0) {}
    pthread_mutex_unlock(&lock);
}

void *us_beginSleep(void) { return follows ? begin(US_WORK_SLEEP, NULL, NULL, NULL) : NULL; }
void us_endSleep(void *work) { end(work); }

// MARK: Blocks

typedef struct Block {
    void *isa;
    int flags, reserved;
    void (*invoke)(void *);
    void *descriptor;
    /// The layout of a Swift closure: its function and its context.
    void *function, *context;
} Block;

static void nothing(void *block) {}
static struct { uintptr_t reserved, size; } emptyDescriptor = {0, 32};
static struct { void *isa; int flags, reserved; void (*invoke)(void *); void *descriptor; } empty = {_NSConcreteGlobalBlock, 1 << 28, 0, nothing, &emptyDescriptor};

/// The function that calls blocks of `dispatch_block_create`: work items, which have settings of their own.
static void (*itemInvoke)(void *);
static pthread_once_t itemOnce = PTHREAD_ONCE_INIT;
static void learnItems(void) {
    Block *item = dispatch_block_create(0, &empty);
    if (item) {
        itemInvoke = item->invoke;
        _Block_release(item);
    }
}
static int isItem(const void *block) {
    pthread_once(&itemOnce, learnItems);
    return ((const Block *)block)->invoke == itemInvoke;
}

/// Returns the function of the closure from which Swift made a block, or else the block's own function.
static const void *place(const void *block) {
    const Block *layout = block;
    // Bit 25 means that the block captures objects, as the blocks that Swift makes do.
    return layout->flags & (1 << 25) && layout->function ? layout->function : (const void *)layout->invoke;
}

typedef struct Call {
    Work *work;
    void *block, *context;
    void (*function)(void *);
} Call;

static void run(void *argument) {
    Call *call = argument;
    if (call->block) {
        ((Block *)call->block)->invoke(call->block);
        _Block_release(call->block);
    } else {
        call->function(call->context);
    }
    end(call->work);
    free(call);
}

static Call *makeCall(void *queue, us_workKind kind, const void *block, void *context, void (*function)(void *), const void *from) {
    Call *call = malloc(sizeof *call);
    if (!call) return NULL;
    *call = (Call){begin(kind, kind == US_WORK_BLOCK ? dispatch_queue_get_label(queue) : NULL, from, NULL), block ? _Block_copy(block) : NULL, context, function};
    return call;
}

static int isFollowed(void *queue) { return follows && queue != &_dispatch_main_q; }

void dispatch_async(void *queue, const void *block);
void dispatch_barrier_async(void *queue, const void *block);
void dispatch_group_async(void *group, void *queue, const void *block);
void dispatch_async_f(void *queue, void *context, void (*work)(void *));

typedef struct Group {
    Work *work;
    void *own, *callers;
} Group;

static void groupEnded(void *argument) {
    Group *group = argument;
    if (group->callers) {
        dispatch_group_leave(group->callers);
        dispatch_release(group->callers);
    }
    end(group->work);
    dispatch_release(group->own);
    free(group);
}

/// A work item is passed to its queue unchanged, in a group that reports when it is done.
static int submitItem(void *callers, void *queue, const void *block) {
    Group *group = malloc(sizeof *group);
    if (!group) return 0;
    *group = (Group){begin(US_WORK_BLOCK, dispatch_queue_get_label(queue), NULL, NULL), dispatch_group_create(), callers};
    if (callers) {
        dispatch_retain(callers);
        dispatch_group_enter(callers);
    }
    NEXT(dispatch_group_async)(group->own, queue, block);
    dispatch_group_notify_f(group->own, dispatch_get_global_queue(0, 0), group, groupEnded);
    return 1;
}

void dispatch_async(void *queue, const void *block) {
    if (!isFollowed(queue)) return NEXT(dispatch_async)(queue, block);
    if (isItem(block)) {
        if (!submitItem(NULL, queue, block)) NEXT(dispatch_async)(queue, block);
        return;
    }
    Call *call = makeCall(queue, US_WORK_BLOCK, block, NULL, NULL, place(block));
    if (call) NEXT(dispatch_async_f)(queue, call, run); else NEXT(dispatch_async)(queue, block);
}

void dispatch_barrier_async(void *queue, const void *block) {
    Call *call = isFollowed(queue) && !isItem(block) ? makeCall(queue, US_WORK_BLOCK, block, NULL, NULL, place(block)) : NULL;
    if (call) dispatch_barrier_async_f(queue, call, run); else NEXT(dispatch_barrier_async)(queue, block);
}

void dispatch_group_async(void *group, void *queue, const void *block) {
    if (!isFollowed(queue)) return NEXT(dispatch_group_async)(group, queue, block);
    if (isItem(block)) {
        if (!submitItem(group, queue, block)) NEXT(dispatch_group_async)(group, queue, block);
        return;
    }
    Call *call = makeCall(queue, US_WORK_BLOCK, block, NULL, NULL, place(block));
    if (call) dispatch_group_async_f(group, queue, call, run); else NEXT(dispatch_group_async)(group, queue, block);
}

/// The location at which a Swift task resumes: a field of its job, after the object's header, the scheduler's two words, flags, number,
/// voucher, and a reserved word.
static const int jobFunction = 56;

/// Returns whether this function of Swift's concurrency runtime runs a job; it is the only one that is passed to Dispatch.
static int runsJobs(void (*work)(void *)) {
    static void (*volatile known)(void *);
    if (work == known) return 1;
    if (!us_isIn("libswift_Concurrency", (const void *)work)) return 0;
    known = work;
    return 1;
}

void dispatch_async_f(void *queue, void *context, void (*work)(void *)) {
    if (!isFollowed(queue)) return NEXT(dispatch_async_f)(queue, context, work);
    int isJob = runsJobs(work);
    const void *from = isJob ? *(const void **)((char *)context + jobFunction) : (const void *)work;
    Call *call = makeCall(queue, isJob ? US_WORK_TASK : US_WORK_BLOCK, NULL, context, work, from);
    if (call) NEXT(dispatch_async_f)(queue, call, run); else NEXT(dispatch_async_f)(queue, context, work);
}

// MARK: Reads

/// A handler that replaces the caller's handler, and calls it.
typedef struct Handler {
    void *isa;
    int flags, reserved;
    void *invoke, *descriptor;
    void *callers;
    Work *work;
} Handler;
static struct { uintptr_t reserved, size; } handlerDescriptor = {0, sizeof(Handler)};

static void readEnded(Handler *handler, void *data, int error) {
    ((void (*)(void *, void *, int))((Block *)handler->callers)->invoke)(handler->callers, data, error);
    _Block_release(handler->callers);
    end(handler->work);
}

static void ioRead(Handler *handler, uint8_t isDone, void *data, int error) {
    ((void (*)(void *, uint8_t, void *, int))((Block *)handler->callers)->invoke)(handler->callers, isDone, data, error);
    if (!isDone) return;
    _Block_release(handler->callers);
    end(handler->work);
}

void dispatch_read(int descriptor, size_t length, void *queue, const void *handler);
void dispatch_read(int descriptor, size_t length, void *queue, const void *handler) {
    if (!follows) return NEXT(dispatch_read)(descriptor, length, queue, handler);
    Handler own = {_NSConcreteStackBlock, 0, 0, (void *)readEnded, &handlerDescriptor, _Block_copy(handler), begin(US_WORK_READ, NULL, place(handler), NULL)};
    NEXT(dispatch_read)(descriptor, length, queue, &own);
}

void dispatch_io_read(void *channel, int64_t offset, size_t length, void *queue, const void *handler);
void dispatch_io_read(void *channel, int64_t offset, size_t length, void *queue, const void *handler) {
    if (!follows) return NEXT(dispatch_io_read)(channel, offset, length, queue, handler);
    Handler own = {_NSConcreteStackBlock, 0, 0, (void *)ioRead, &handlerDescriptor, _Block_copy(handler), begin(US_WORK_READ, NULL, place(handler), NULL)};
    NEXT(dispatch_io_read)(channel, offset, length, queue, &own);
}

// MARK: Transfers

// Called by Transfers.c.
void us_requestBegan(const char *address, const void *handle) {
    if (follows) begin(US_WORK_REQUEST, address, NULL, handle);
}

void us_requestEnded(const void *handle) {
    pthread_once(&once, prepare);
    pthread_mutex_lock(&lock);
    for (Work *work = first; work; work = work->next) {
        if (work->kind != US_WORK_REQUEST || work->key != handle || work->ended) continue;
        work->ended = now();
        trailing = handle;
        break;
    }
    pthread_mutex_unlock(&lock);
}

// MARK: Places

int us_isIn(const char *library, const void *code) {
    // Finding a symbol takes long in a program of this size, and the same few places are requested again and again.
    typedef struct { const char *library; const void *code; int isIn; } Answer;
    static _Thread_local Answer answers[64];
    Answer *answer = &answers[((uintptr_t)code >> 2 ^ (uintptr_t)library) % 64];
    if (answer->library != library || answer->code != code) {
        Dl_info info;
        int isIn = dladdr(code, &info) && info.dli_fname && strstr(info.dli_fname, library);
        *answer = (Answer){library, code, isIn};
    }
    return answer->isIn;
}

const void *us_placeOfBlock(const void *block) { return block ? place(block) : NULL; }
const void *us_placeOfCall(void (*work)(void *), const void *context) {
    return runsJobs(work) ? *(const void **)((const char *)context + jobFunction) : (const void *)work;
}

// MARK: Subprocesses

int posix_spawn(
    pid_t *identifier, const char *path, const posix_spawn_file_actions_t *actions, const posix_spawnattr_t *attributes, char *const arguments[],
    char *const environment[]) {
    pid_t made = 0;
    int code = NEXT(posix_spawn)(&made, path, actions, attributes, arguments, environment);
    if (code == 0 && identifier) *identifier = made;
    if (code == 0 && follows) begin(US_WORK_PROCESS, path, NULL, (void *)(uintptr_t)made);
    return code;
}
