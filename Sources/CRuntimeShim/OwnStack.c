#define _GNU_SOURCE
#include "CRuntimeShim.h"
#include <stddef.h>
#include <sys/mman.h>
#include <ucontext.h>

// As large as the main thread's; only touched pages use memory.
static const size_t size = 8 << 20, guard = 64 << 10;

static ucontext_t caller, callee;
static void (*running)(void *context);
static void *argument;
static int wasLeft;
// An abandoned stack, for reuse.
static char *spare;

static void enter(void) { running(argument); }

static char *freshStack(void) {
    char *stack = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (stack == MAP_FAILED) return NULL;
    mprotect(stack, guard, PROT_NONE);
    return stack;
}

int us_runOnOwnStack(void (*body)(void *context), void *context) {
    if (!spare) spare = freshStack();
    if (running || !spare || getcontext(&callee)) {
        body(context);
        return 0;
    }
    callee.uc_stack.ss_sp = spare;
    callee.uc_stack.ss_size = size;
    callee.uc_link = &caller;
    running = body;
    argument = context;
    wasLeft = 0;
    makecontext(&callee, enter, 0);
    swapcontext(&caller, &callee);
    running = NULL;
    if (wasLeft) spare = NULL;
    return wasLeft;
}

void us_leaveOwnStack(void) {
    if (!running) return;
    wasLeft = 1;
    setcontext(&caller);
}
