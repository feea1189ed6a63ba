// Redirects standard output and standard error through our own streams. A pipe with a reading thread would lose the last output of a
// program that crashes.
#define _GNU_SOURCE
#include "CHostSystem.h"

#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <unistd.h>

static us_console_observer observer;

static ssize_t write_through(void *cookie, const char *bytes, size_t count) {
    int descriptor = (int)(intptr_t)cookie;
    size_t written = 0;
    while (written < count) {
        ssize_t step = write(descriptor, bytes + written, count - written);
        if (step < 0 && errno == EINTR) continue;
        if (step <= 0) break;
        written += (size_t)step;
    }
    // The output also goes to the observer if the descriptor no longer has a reader, because the page shows it.
    int code = errno;
    observer(descriptor, bytes, count);
    errno = code;
    return (ssize_t)written;
}

static FILE *stream(int descriptor, int buffering) {
    cookie_io_functions_t functions = {.write = write_through};
    FILE *file = fopencookie((void *)(intptr_t)descriptor, "w", functions);
    if (file) setvbuf(file, NULL, buffering, buffering == _IONBF ? 0 : BUFSIZ);
    return file;
}

bool us_observe_console(us_console_observer body) {
    observer = body;
    FILE *out = stream(STDOUT_FILENO, _IOLBF), *error = stream(STDERR_FILENO, _IONBF);
    if (!out || !error) return false;
    fflush(stdout);
    stdout = out;
    stderr = error;
    return true;
}
