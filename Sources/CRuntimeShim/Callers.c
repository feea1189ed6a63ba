// The callers of a function that are in the app's program: the places in the user's sources that led to a call of UIKit.
#define _GNU_SOURCE
#include "CRuntimeShim.h"
#include <dlfcn.h>
#include <link.h>
#include <pthread.h>

/// The code of the program, and of libraries that hot reload added to it.
static struct { uintptr_t start, end; } ranges[64];
static int rangeCount = 0, isProgramKnown = 0;

static void add(const struct dl_phdr_info *info) {
    for (int index = 0; index < info->dlpi_phnum && rangeCount < 64; index++) {
        const ElfW(Phdr) *part = &info->dlpi_phdr[index];
        if (part->p_type != PT_LOAD || !(part->p_flags & PF_X)) continue;
        ranges[rangeCount].start = info->dlpi_addr + part->p_vaddr;
        ranges[rangeCount++].end = info->dlpi_addr + part->p_vaddr + part->p_memsz;
    }
}

static int addFirst(struct dl_phdr_info *info, size_t size, void *context) {
    (void)size, (void)context;
    add(info);
    return 1;
}

static int addMatching(struct dl_phdr_info *info, size_t size, void *context) {
    (void)size;
    if (info->dlpi_addr != *(const ElfW(Addr) *)context) return 0;
    add(info);
    return 1;
}

/// The first entry is the program itself.
static void findProgram(void) {
    if (!isProgramKnown) dl_iterate_phdr(addFirst, NULL);
    isProgramKnown = 1;
}

void us_addProgramLibrary(void *handle) {
    struct link_map *map = NULL;
    findProgram();
    if (handle && dlinfo(handle, RTLD_DI_LINKMAP, &map) == 0 && map) dl_iterate_phdr(addMatching, &map->l_addr);
}

static int isProgram(uintptr_t address) {
    for (int index = 0; index < rangeCount; index++) {
        if (address >= ranges[index].start && address < ranges[index].end) return 1;
    }
    return 0;
}

uintptr_t us_programCallers(uintptr_t *addresses, uintptr_t capacity) {
    static _Thread_local uintptr_t low, high;
    if (!high) {
        pthread_attr_t attributes;
        void *start;
        size_t size;
        if (pthread_getattr_np(pthread_self(), &attributes) != 0) return 0;
        if (pthread_attr_getstack(&attributes, &start, &size) == 0) (low = (uintptr_t)start), (high = (uintptr_t)start + size);
        pthread_attr_destroy(&attributes);
    }
    findProgram();
    // Swift's and the library's code keeps frame pointers. Code that doesn't ends the list: a frame is always above the one that it called.
    uintptr_t count = 0, frame = (uintptr_t)__builtin_frame_address(0);
    for (int depth = 0; depth < 256 && count < capacity; depth++) {
        if (frame < low || frame + 2 * sizeof(uintptr_t) > high || frame % sizeof(uintptr_t)) break;
        const uintptr_t *words = (const uintptr_t *)frame;
        if (isProgram(words[1])) addresses[count++] = words[1];
        // The frame of an asynchronous function has a bit of its own.
        uintptr_t next = words[0] & ~((uintptr_t)1 << 60);
        if (next <= frame) break;
        frame = next;
    }
    return count;
}
