// A device without free storage: writing to the files of the app's home fails as on a full volume. As in PendingWork.c, the functions below
// are called if they precede the library that they replace: in the program, or in a preloaded library.
#define _GNU_SOURCE
#include "CRuntimeShim.h"
#include "Transfers.h"
#include <dlfcn.h>
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

/// The folder whose files take no more bytes; empty if the storage has room. Set on the main thread while others write.
static char home[PATH_MAX];
static _Atomic int isFull;

void us_fillStorage(const char *folder) {
    isFull = 0;
    if (!folder || strlen(folder) >= sizeof home || !realpath(folder, home)) return;
    isFull = 1;
}

static int isInside(const char *path, size_t count) {
    size_t length = strlen(home);
    return count >= length && !memcmp(path, home, length) && (count == length || path[length] == '/');
}

/// Whether a descriptor is that of a file in the full folder.
static int takesNothing(int descriptor) {
    if (!isFull) return 0;
    struct stat facts;
    if (fstat(descriptor, &facts) != 0 || !S_ISREG(facts.st_mode)) return 0;
    char link[32], path[PATH_MAX];
    snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
    ssize_t count = readlink(link, path, sizeof path);
    return count > 0 && isInside(path, (size_t)count);
}

static ssize_t refuse(void) {
    errno = ENOSPC;
    return -1;
}

// The system calls themselves: a signal handler may write, and must not look for a symbol.
ssize_t write(int descriptor, const void *bytes, size_t count) {
    if (count && takesNothing(descriptor)) return refuse();
    return syscall(SYS_write, descriptor, bytes, count);
}

ssize_t writev(int descriptor, const struct iovec *parts, int count) {
    if (count && takesNothing(descriptor)) return refuse();
    return syscall(SYS_writev, descriptor, parts, count);
}

ssize_t pwrite(int descriptor, const void *bytes, size_t count, off_t offset) {
    if (count && takesNothing(descriptor)) return refuse();
    return syscall(SYS_pwrite64, descriptor, bytes, count, offset);
}

ssize_t pwrite64(int descriptor, const void *bytes, size_t count, off64_t offset) {
    if (count && takesNothing(descriptor)) return refuse();
    return syscall(SYS_pwrite64, descriptor, bytes, count, offset);
}

int statvfs(const char *path, struct statvfs *facts) {
    int (*next)(const char *, struct statvfs *) = (int (*)(const char *, struct statvfs *))NEXT(statvfs);
    int code = next ? next(path, facts) : -1;
    char whole[PATH_MAX];
    if (code == 0 && isFull && realpath(path, whole) && isInside(whole, strlen(whole))) facts->f_bfree = facts->f_bavail = 0;
    return code;
}
