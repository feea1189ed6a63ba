#pragma once
#include <stdint.h>

// Functions that call the allocating entry of a designated initializer through a class's vtable. `cls` is the metadata of the class to
// create, `method` is the method descriptor of the initializer, and `base` is the type descriptor of the class that declares it. Each
// function consumes its reference arguments and returns one reference.

/// Calls `init()`.
void *us_init0(const void *cls, const void *base);
/// Calls `init()`. Returns null, and leaks the allocation, if a class in the chain lacks the initializer, in which case Swift would trap.
void *us_tryInit0(const void *cls, const void *base);
/// Replaces `_swift_stdlib_reportUnimplementedInitializerInFile`, which Swift calls in initializers that a class did not inherit. Ends the
/// program, except during `us_tryInit0`.
void us_initializerIsMissing(
    const unsigned char *type, int typeLength, const unsigned char *name, int nameLength, const unsigned char *file, int fileLength, uint32_t line,
    uint32_t column, uint32_t flags);
/// Creates an object of `cls` with the fields of `pattern` up to `patternSize` bytes, and zeros up to `size`. The new object takes over the
/// references in `pattern`.
void *us_makeFrom(void *pattern, const void *cls, uintptr_t patternSize, uintptr_t size, uintptr_t alignment);
// The initializers with arguments, named after the types of their arguments.
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

/// Returns whether the entry of `cls` for `method` differs from that of `base_cls`. Both are subclasses of the class that declares it.
int us_overrides(const void *cls, const void *base_cls, const void *method, const void *base);

// Functions of the libraries, by their symbols; null if they are not linked.
const void *us_bundle_localizedString(void);
const void *us_bundle_preferredLocalizations(void);
const void *us_bundle_url(void);
const void *us_unarchiver_object(void);
const void *us_unarchiver_objectOf(void);
const void *us_unarchiver_error(void);
const void *us_coder_fail(void);
const void *us_archiver_encode(void);
const void *us_archiver_error(void);
const void *us_dictionary_isEqual(void);
const void *us_object_description(void);

/// Calls `body`, and returns 1 if it trapped on this thread, as Swift's `fatalError` and failed preconditions do. The frames of `body` are
/// abandoned: what they own leaks. For tests of preconditions.
int us_catchTrap(void (*body)(void *context), void *context);

/// Writes a word of class metadata, even if its page is protected.
void us_storeWord(const void *address, uintptr_t value);

/// Called when an object is deallocated, before its own deinitializers. `destroyer` is the result of `us_watchDestruction`. Returns a
/// reference that is released after the object's members, or null.
typedef void *(*us_leaving)(const void *object, const void *cls, uintptr_t *destroyer);
/// Makes objects of exactly the class `cls` call `leaving` when they are deallocated. Call this function once for each class.
uintptr_t us_watchDestruction(const void *cls, us_leaving leaving);

/// Calls `visit` with the metadata of every class that is not generic.
void us_enumerateClasses(void (*visit)(const void *metadata, void *context), void *context);
/// Returns whether a class or one of its superclasses conforms to the protocol with a description.
int us_conforms(const void *cls, const void *protocol);
/// Calls `visit` with the description of every protocol to which the type with a description is declared to conform.
void us_enumerateConformances(const void *type, void (*visit)(const void *protocol, void *context), void *context);

/// Receives a delay in nanoseconds and the work to do after it. `place` is a function of the waiting code, or null.
typedef void (*us_schedule)(int64_t nanoseconds, void (*action)(void *context), void *context, const void *place);
/// Makes Dispatch's delays and timers, and the sleeps of tasks, call `schedule`; NULL restores the system's clocks. Works only if this
/// library precedes libdispatch in the order of symbols.
void us_takeOverTime(us_schedule schedule);

/// Calls `body` on a stack of its own, on the same thread. Returns 1 if `us_leaveOwnStack` ended it; the abandoned stack then keeps
/// everything that it refers to. Stacks aren't nested: inside `body`, this function only calls its argument.
int us_runOnOwnStack(void (*body)(void *context), void *context);
/// Ends the running `us_runOnOwnStack`.
void us_leaveOwnStack(void);

// The clocks of a test process. Intervals are in nanoseconds.
struct timespec;
struct itimerspec;
/// Sleeps on the main thread by moving the clocks. Returns 0 if it did not sleep.
typedef int (*us_sleeper)(int64_t nanoseconds);
/// From here on, the time of day advances only through `us_moveRunnerClock`. Sleeping on this thread calls `sleeper`, and takes real time
/// if that returns 0.
void us_beginRunnerClock(us_sleeper sleeper);
/// From here on, all clocks except those of processor time are ahead of the system's by the intervals that `us_moveRunnerClock` adds.
/// Sleeping works as after `us_beginRunnerClock`.
void us_beginClockAhead(us_sleeper sleeper);
/// Moves the clocks forward.
void us_moveRunnerClock(int64_t nanoseconds);
/// Returns by how much the process's clocks are ahead of the system's.
int64_t us_clockLead(void);
/// Reads a clock of the process, as `clock_gettime` does.
int us_readRunnerClock(int32_t clock, struct timespec *time);
/// Returns the time of the system's monotonic clock.
int64_t us_systemTime(void);
/// Returns the processor time of the process, without that of this thread.
int64_t us_othersTime(void);
/// Returns whether another thread runs, or waits for a processor or a disk.
int us_othersWantToRun(void);
/// Returns whether the main queue has blocks that have not begun.
int us_mainQueueWaits(void);
/// Sleeps by the system's clock.
void us_sleepInRealTime(int64_t nanoseconds);
/// Sleeps by the process's clock.
void us_runnerSleep(int64_t nanoseconds);
// Replacements for the system's functions, with their arguments and results.
int us_runnerClockSleep(int32_t clock, int flags, const struct timespec *time, struct timespec *left);
int us_runnerTimer(int descriptor, int flags, const struct itimerspec *time, struct itimerspec *old);
int us_runnerSemaphoreWait(void *semaphore, const struct timespec *time);
int us_runnerConditionWait(void *condition, void *mutex, const struct timespec *time);
int us_runnerConditionClockWait(void *condition, void *mutex, int32_t clock, const struct timespec *time);

/// The kinds of work outside the event loop that are tracked after `us_followWork(1)`.
typedef enum { US_WORK_BLOCK, US_WORK_TASK, US_WORK_REQUEST, US_WORK_READ, US_WORK_PROCESS, US_WORK_SLEEP } us_workKind;
/// Pending work.
typedef struct {
    us_workKind kind;
    /// The nanoseconds since the work began.
    uint64_t age;
    /// A function of the code that created the work, or null if unknown.
    const void *place;
    /// The queue's label, the request's address, or the program's path.
    char name[160];
} us_work;
/// Begins a sleep of a thread in real time. Pass the result to `us_endSleep`.
void *us_beginSleep(void);
/// Ends a sleep.
void us_endSleep(void *work);
/// Starts or stops tracking new work.
void us_followWork(int follow);
/// Returns the number of pending items of work, and writes the first `capacity` entries to `list`, latest first.
uintptr_t us_pendingWork(us_work *list, uintptr_t capacity);
/// Returns the age of the latest work in nanoseconds; UINT64_MAX if there is none.
uint64_t us_youngestWork(void);
/// Waits until any work ends, at most for this many nanoseconds.
void us_awaitWork(uint64_t nanoseconds);
/// Returns a function of the code that created a block.
const void *us_placeOfBlock(const void *block);
/// Returns a function of the code that created a call with a context: the closure's, or the task's.
const void *us_placeOfCall(void (*work)(void *context), const void *context);
/// Writes the mangled name of the function at an address. Returns 0 if it has none.
int us_symbolName(const void *address, char *name, uintptr_t capacity);
/// Returns the path of the program or library that contains an address, or NULL. Writes the address at which it is loaded.
const char *us_fileOfCode(const void *address, uintptr_t *base);
/// Calls `visit` for each function of the program that is written in Swift, including those that no other program sees, with its mangled
/// name. Getters, setters, and closures are left out.
void us_programFunctions(void (*visit)(const char *name, uintptr_t length, uintptr_t address, void *context), void *context);
/// Writes the return addresses of the callers that are in the program, the nearest first. Returns their number.
uintptr_t us_programCallers(uintptr_t *addresses, uintptr_t capacity);
/// Counts a library that was opened with `dlopen` among the program's code.
void us_addProgramLibrary(void *handle);

/// A transfer of Foundation's networking.
typedef struct {
    /// Identifies the transfer: the number is the same at its beginning and at its end.
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
    /// The first 64 KiB of the bodies, and the lines of the response's head.
    const unsigned char *sentBytes, *receivedBytes, *headBytes;
    uintptr_t sentCount, receivedCount, headCount;
} us_transfer;
typedef void (*us_transferObserver)(const us_transfer *transfer);
/// Observes the transfers of Foundation's networking. The observer is called when a transfer begins and when it ends, on the thread that
/// serves it; the pointers are valid during the call. Set the observer before the first session is created.
void us_observeTransfers(us_transferObserver observer);
/// Limits transfers that begin from now on to these numbers of bytes per second, and delays their answers; 0 is no limit. Answers are
/// delayed only while an observer is set.
void us_limitTransfers(long received, long sent, long milliseconds);

/// Makes writing to the files below a folder fail as on a full volume; with NULL, the storage has room again.
void us_fillStorage(const char *folder);
