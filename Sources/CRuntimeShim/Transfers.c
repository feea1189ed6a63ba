// Observes the transfers of libcurl, which Foundation's networking uses. As in PendingWork.c, the functions below are called if they
// precede the library that they replace: in the program, or in a preloaded library.
#define _GNU_SOURCE
#include "Transfers.h"
#include "CRuntimeShim.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

// From curl.h, whose values never change within a major version.
enum {
    WRITEDATA = 10001, URL = 10002, READDATA = 10009, HTTPHEADER = 10023, HEADERDATA = 10029, CUSTOMREQUEST = 10036,
    WRITEFUNCTION = 20011, READFUNCTION = 20012, HEADERFUNCTION = 20079,
    MAX_SEND_SPEED_LARGE = 30145, MAX_RECV_SPEED_LARGE = 30146, RESPONSE_CODE = 0x200002, DONE = 1,
};
typedef size_t (*Callback)(char *bytes, size_t size, size_t count, void *context);
typedef struct List { char *text; struct List *next; } List;
typedef struct { int kind; void *easy; union { void *any; int result; } data; } Message;
int curl_easy_setopt(void *easy, int option, ...);
int curl_multi_add_handle(void *multi, void *easy);
int curl_multi_remove_handle(void *multi, void *easy);
Message *curl_multi_info_read(void *multi, int *left);
void curl_easy_cleanup(void *easy);

// MARK: Handles

/// A callback of a handle, its context, and the first bytes that passed through it.
typedef struct {
    Callback function;
    void *context;
    unsigned char *bytes;
    size_t count, total;
} Pipe;

typedef struct Handle {
    struct Handle *next;
    const void *easy;
    char *address, *method;
    const List *headers;
    Pipe sent, received, head;
    uint64_t number, started;
    int result;
} Handle;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static Handle *handles;
static us_transferObserver observer;
/// The number of bytes that are kept of a body.
static const size_t most = 64 << 10;

void us_observeTransfers(us_transferObserver body) { observer = body; }

/// Written on the main thread and read on those that serve transfers.
static _Atomic long receivedLimit, sentLimit, delay;
void us_limitTransfers(long received, long sent, long milliseconds) {
    receivedLimit = received;
    sentLimit = sent;
    delay = milliseconds;
}

static Handle *find(const void *easy, int makes) {
    pthread_mutex_lock(&lock);
    Handle *handle = handles;
    while (handle && handle->easy != easy) handle = handle->next;
    if (!handle && makes && (handle = calloc(1, sizeof *handle))) {
        handle->easy = easy;
        handle->next = handles;
        handles = handle;
    }
    pthread_mutex_unlock(&lock);
    return handle;
}

static void clear(Pipe *pipe) {
    free(pipe->bytes);
    pipe->bytes = NULL;
    pipe->count = pipe->total = 0;
}

static void keep(Pipe *pipe, const char *bytes, size_t count) {
    size_t kept = count < most - pipe->count ? count : most - pipe->count;
    pipe->total += count;
    if (!kept) return;
    unsigned char *grown = realloc(pipe->bytes, pipe->count + kept);
    if (!grown) return;
    memcpy(grown + pipe->count, bytes, kept);
    pipe->bytes = grown;
    pipe->count += kept;
}

/// A callback that accepts fewer bytes than it receives pauses or ends the transfer; libcurl sends those bytes again, or never.
static size_t take(Pipe *pipe, char *bytes, size_t size, size_t count) {
    size_t taken = pipe->function(bytes, size, count, pipe->context);
    if (taken == size * count) keep(pipe, bytes, taken);
    return taken;
}
static size_t receive(char *bytes, size_t size, size_t count, void *handle) { return take(&((Handle *)handle)->received, bytes, size, count); }
static size_t receiveHead(char *bytes, size_t size, size_t count, void *handle) {
    Pipe *pipe = &((Handle *)handle)->head;
    long wait = pipe->total ? 0 : delay;
    if (wait) nanosleep(&(struct timespec){wait / 1000, wait % 1000 * 1000000}, NULL);
    return take(pipe, bytes, size, count);
}
static size_t send(char *bytes, size_t size, size_t count, void *handle) {
    Pipe *pipe = &((Handle *)handle)->sent;
    size_t given = pipe->function(bytes, size, count, pipe->context);
    // A result larger than the number of bytes is a command: pause or abort.
    if (given <= size * count) keep(pipe, bytes, given);
    return given;
}

// MARK: libcurl

typedef int (*SetOption)(void *easy, int option, ...);

static int setCallback(SetOption next, void *easy, Handle *handle, Pipe *pipe, int option, int dataOption, Callback own, void *value) {
    pipe->function = (Callback)value;
    // Without a function of its own, the transfer uses libcurl's, with the context that was set for it.
    next(easy, dataOption, value ? (void *)handle : pipe->context);
    if (!value) return next(easy, option, value);
    return next(easy, option, own);
}

static void replace(char **text, const char *value) {
    free(*text);
    *text = value ? strdup(value) : NULL;
}

int curl_easy_setopt(void *easy, int option, ...) {
    va_list list;
    va_start(list, option);
    // The argument is a pointer, a long, or an offset. All of them have the same size, and none is a floating-point number.
    void *value = va_arg(list, void *);
    va_end(list);
    SetOption next = (SetOption)NEXT(curl_easy_setopt);
    if (!next) return 2;
    if (option == URL) {
        Handle *handle = find(easy, 1);
        if (handle) replace(&handle->address, value);
        return next(easy, option, value);
    }
    if (!observer) return next(easy, option, value);
    Handle *handle = find(easy, 1);
    if (!handle) return next(easy, option, value);
    switch (option) {
    case CUSTOMREQUEST: replace(&handle->method, value); break;
    case HTTPHEADER: handle->headers = value; break;
    case WRITEFUNCTION: return setCallback(next, easy, handle, &handle->received, option, WRITEDATA, receive, value);
    case HEADERFUNCTION: return setCallback(next, easy, handle, &handle->head, option, HEADERDATA, receiveHead, value);
    case READFUNCTION: return setCallback(next, easy, handle, &handle->sent, option, READDATA, send, value);
    case WRITEDATA: handle->received.context = value; if (handle->received.function) return 0; break;
    case HEADERDATA: handle->head.context = value; if (handle->head.function) return 0; break;
    case READDATA: handle->sent.context = value; if (handle->sent.function) return 0; break;
    }
    return next(easy, option, value);
}

static void report(Handle *handle, int isEnded) {
    us_transfer transfer = {
        .number = handle->number, .isEnded = isEnded, .method = handle->method ? handle->method : "GET",
        .address = handle->address ? handle->address : "", .sent = handle->sent.total, .received = handle->received.total,
        .nanoseconds = now() - handle->started,
        .sentBytes = handle->sent.bytes, .sentCount = handle->sent.count, .receivedBytes = handle->received.bytes,
        .receivedCount = handle->received.count, .headBytes = handle->head.bytes, .headCount = handle->head.count,
    };
    char *lines = NULL;
    size_t size = 0;
    FILE *file = open_memstream(&lines, &size);
    if (file) {
        for (const List *line = handle->headers; line; line = line->next) fprintf(file, "%s\n", line->text ? line->text : "");
        fclose(file);
        transfer.requestHead = lines;
    }
    if (isEnded) {
        int (*info)(const void *, int, ...) = (int (*)(const void *, int, ...))dlsym(RTLD_NEXT, "curl_easy_getinfo");
        const char *(*name)(int) = (const char *(*)(int))dlsym(RTLD_NEXT, "curl_easy_strerror");
        if (info) info(handle->easy, RESPONSE_CODE, &transfer.status);
        if (handle->result > 0 && name) transfer.failure = name(handle->result);
        // Never reported as done: the code that started it cancels it.
        if (handle->result < 0) transfer.failure = "cancelled";
    }
    observer(&transfer);
    free(lines);
}

int curl_multi_add_handle(void *multi, void *easy) {
    static uint64_t number;
    Handle *handle = find(easy, 0);
    us_requestBegan(handle && handle->address ? handle->address : "", easy);
    if (handle && observer) {
        clear(&handle->sent);
        clear(&handle->received);
        clear(&handle->head);
        handle->number = __atomic_add_fetch(&number, 1, __ATOMIC_RELAXED);
        handle->started = now();
        handle->result = -1;
        report(handle, 0);
    }
    SetOption set = (SetOption)NEXT(curl_easy_setopt);
    // The handle of a request serves only that one, so a limit needs no removal.
    if (set && receivedLimit) set(easy, MAX_RECV_SPEED_LARGE, (int64_t)receivedLimit);
    if (set && sentLimit) set(easy, MAX_SEND_SPEED_LARGE, (int64_t)sentLimit);
    int (*next)(void *, void *) = NEXT(curl_multi_add_handle);
    return next ? next(multi, easy) : 1;
}

Message *curl_multi_info_read(void *multi, int *left) {
    Message *(*next)(void *, int *) = NEXT(curl_multi_info_read);
    Message *message = next ? next(multi, left) : NULL;
    if (message && message->kind == DONE) {
        Handle *handle = find(message->easy, 0);
        if (handle) handle->result = message->data.result;
    }
    return message;
}

int curl_multi_remove_handle(void *multi, void *easy) {
    Handle *handle = find(easy, 0);
    if (handle && observer && handle->number) {
        report(handle, 1);
        handle->number = 0;
    }
    int (*next)(void *, void *) = NEXT(curl_multi_remove_handle);
    int code = next ? next(multi, easy) : 1;
    us_requestEnded(easy);
    return code;
}

void curl_easy_cleanup(void *easy) {
    void (*next)(void *) = NEXT(curl_easy_cleanup);
    if (next) next(easy);
    pthread_mutex_lock(&lock);
    for (Handle **link = &handles; *link; link = &(*link)->next) {
        if ((*link)->easy != easy) continue;
        Handle *handle = *link;
        *link = handle->next;
        clear(&handle->sent);
        clear(&handle->received);
        clear(&handle->head);
        free(handle->address);
        free(handle->method);
        free(handle);
        break;
    }
    pthread_mutex_unlock(&lock);
}
