#pragma once
#include <stdint.h>

// Calls the allocating entry of a designated initializer through a class's vtable. `cls` is the metadata of the class to create,
// `method` the method descriptor of the initializer, `base` the type descriptor of the class that declares it.
// Each consumes its reference arguments and returns one reference.
void *us_init0(const void *cls, const void *base);
// The same, but returns null, and leaks the allocation, if a class in the chain lacks the initializer that is called, in which case Swift
// would trap.
void *us_tryInit0(const void *cls, const void *base);
// The function that Swift calls, named `_swift_stdlib_reportUnimplementedInitializerInFile`, in initializers that a class did not inherit.
// The program then ends, except during `us_tryInit0`.
void us_initializerIsMissing(
    const unsigned char *type, int typeLength, const unsigned char *name, int nameLength, const unsigned char *file, int fileLength, uint32_t line,
    uint32_t column, uint32_t flags);
// An object of `cls` whose fields are those of `pattern` up to `patternSize` bytes and zero up to `size`; it takes over what `pattern`
// holds.
void *us_makeFrom(void *pattern, const void *cls, uintptr_t patternSize, uintptr_t size, uintptr_t alignment);
void *us_initRect(const void *cls, const void *method, const void *base, double x, double y, double width, double height);
void *us_initRectByte(const void *cls, const void *method, const void *base, double x, double y, double width, double height, uint8_t byte);
void *us_initRectObject(const void *cls, const void *method, const void *base, double x, double y, double width, double height, void *object);
void *us_initByteWords(const void *cls, const void *method, const void *base, uint8_t byte, uint64_t first, uint64_t second);
void *us_initWords(const void *cls, const void *method, const void *base, uint64_t first, uint64_t second);
void *us_initFourWords(const void *cls, const void *method, const void *base, uint64_t first, uint64_t second, uint64_t third, uint64_t fourth);
void *us_initFiveWords(const void *cls, const void *method, const void *base, uint64_t first, uint64_t second, uint64_t third, uint64_t fourth, uint64_t fifth);
void *us_initWordsObjects(const void *cls, const void *method, const void *base, uint64_t first, uint64_t second, void *a, void *b);
void *us_initWordsObject(const void *cls, const void *method, const void *base, uint64_t first, uint64_t second, void *object);
void *us_initPointer(const void *cls, const void *method, const void *base, void *value);

// Whether `cls` has another entry for `method` than `base_cls`, both below the class that declares it.
int us_overrides(const void *cls, const void *base_cls, const void *method, const void *base);

// Our functions by their symbols; null if they are not linked.
const void *us_bundle_localizedString(void);
const void *us_bundle_preferredLocalizations(void);
const void *us_bundle_url(void);
const void *us_unarchiver_object(void);
const void *us_unarchiver_objectOf(void);
const void *us_dictionary_isEqual(void);
const void *us_object_description(void);

// Writes a word of class metadata, even if its page is protected.
void us_storeWord(const void *address, uintptr_t value);

// Makes objects of exactly the class `cls` call `leaving` when they are deallocated, before their own deinitializers. It returns one
// reference, or null, that is released after the object's members, and receives the destroyer that this function returned. Call it once for
// each class.
typedef void *(*us_leaving)(const void *object, const void *cls, uintptr_t *destroyer);
uintptr_t us_watchDestruction(const void *cls, us_leaving leaving);

// Hands the metadata of every class that is not generic to `visit`.
void us_enumerateClasses(void (*visit)(const void *metadata, void *context), void *context);

// Makes Dispatch's delays and timers, and task sleeps, call `schedule` with nanoseconds and the work to do then; NULL restores the system's
// clocks. Works if this library precedes libdispatch in symbol order. `place` is a function of the waiting code, or null.
typedef void (*us_schedule)(int64_t nanoseconds, void (*action)(void *context), void *context, const void *place);
void us_takeOverTime(us_schedule schedule);

// Calls `body` on a stack of its own, on the same thread. Returns 1 if `us_leaveOwnStack` ended it; the abandoned stack then keeps
// everything that it refers to. Stacks aren't nested: inside `body`, this function only calls its argument.
int us_runOnOwnStack(void (*body)(void *context), void *context);
void us_leaveOwnStack(void);

// The clocks of a test process. Intervals are in nanoseconds.
struct timespec;
struct itimerspec;
typedef int (*us_sleeper)(int64_t nanoseconds);
// From here on, the time of day advances only through `us_moveRunnerClock`. Sleeping on this thread calls `sleeper`, and really sleeps if that
// returns 0.
void us_beginRunnerClock(us_sleeper sleeper);
// From here on, all clocks but those of processor time are ahead of the system's by what `us_moveRunnerClock` adds. Sleeping as above.
void us_beginClockAhead(us_sleeper sleeper);
void us_moveRunnerClock(int64_t nanoseconds);
int64_t us_clockLead(void);
int us_readRunnerClock(int32_t clock, struct timespec *time);
// The system's monotonic clock.
int64_t us_systemTime(void);
// The processor time of the process without that of this thread.
int64_t us_othersTime(void);
// Whether another thread runs, or waits for a processor or a disk.
int us_othersWantToRun(void);
// Whether the main queue has blocks that have not begun.
int us_mainQueueWaits(void);
void us_sleepInRealTime(int64_t nanoseconds);
void us_runnerSleep(int64_t nanoseconds);
// What the program calls in place of the system's functions, with their arguments and results.
int us_runnerClockSleep(int32_t clock, int flags, const struct timespec *time, struct timespec *left);
int us_runnerTimer(int descriptor, int flags, const struct itimerspec *time, struct itimerspec *old);
int us_runnerSemaphoreWait(void *semaphore, const struct timespec *time);
int us_runnerConditionWait(void *condition, void *mutex, const struct timespec *time);
int us_runnerConditionClockWait(void *condition, void *mutex, int32_t clock, const struct timespec *time);

// Work outside the event loop that is followed while `us_followWork(1)` holds.
typedef enum { US_WORK_BLOCK, US_WORK_TASK, US_WORK_REQUEST, US_WORK_READ, US_WORK_PROCESS, US_WORK_SLEEP } us_workKind;
typedef struct {
    us_workKind kind;
    /// Nanoseconds since it began.
    uint64_t age;
    /// A function of the code that created it, or null if unknown.
    const void *place;
    /// The queue's label, the request's address, the program's path.
    char name[160];
} us_work;
// A thread that sleeps in real time. Pass the result of the first to the second.
void *us_beginSleep(void);
void us_endSleep(void *work);
// Starts or stops tracking new work.
void us_followWork(int follow);
// Returns the amount of pending work, and writes the first `capacity` entries to `list`, latest first.
uintptr_t us_pendingWork(us_work *list, uintptr_t capacity);
// The age of the latest work in nanoseconds; UINT64_MAX if there is none.
uint64_t us_youngestWork(void);
// Returns when work ends, or after this many nanoseconds.
void us_awaitWork(uint64_t nanoseconds);
// Functions of the code that created a block, or a call with a context: of the closure, or of the task.
const void *us_placeOfBlock(const void *block);
const void *us_placeOfCall(void (*work)(void *context), const void *context);
// Writes the mangled name of the function at an address; returns 0 if it has none.
int us_symbolName(const void *address, char *name, uintptr_t capacity);

// Observes the transfers of Foundation's networking. The observer is called when a transfer begins and when it ends, on the thread that
// serves it; the pointers are valid during the call. Set it before the first session is created.
typedef struct {
    /// The same at the beginning and at the end.
    uint64_t number;
    int isEnded;
    const char *method, *address;
    /// The lines as they are sent; NULL if memory was short.
    const char *requestHead;
    /// Zero if there was no response, or if the protocol has none.
    long status;
    /// The reason for the failure, or NULL.
    const char *failure;
    /// The number of bytes in the complete bodies.
    uint64_t sent, received;
    uint64_t nanoseconds;
    /// The bodies' first 64 KiB, and the lines of the answer's head.
    const unsigned char *sentBytes, *receivedBytes, *headBytes;
    uintptr_t sentCount, receivedCount, headCount;
} us_transfer;
typedef void (*us_transferObserver)(const us_transfer *transfer);
void us_observeTransfers(us_transferObserver observer);
