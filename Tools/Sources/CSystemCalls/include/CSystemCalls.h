// System calls that Swift cannot make itself: variadic ones, those that the C library does not name, and what happens between fork and exec.
#pragma once

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// Copies what is left to read of `input` to `output`; blocks are shared where the file system can. 0, or an errno.
int us_copy(int input, int output);

/// What a confined program may do below a path.
enum us_access {
    /// Read files, list folders, run programs.
    US_READ = 1,
    /// All that, and write, make, rename and remove.
    US_WRITE = 2,
};

/// Which sockets a confined program may make.
enum us_sockets {
    US_SOCKETS_ALL = 0,
    /// Not those of other programs on this machine, such as a session's message bus, which runs programs for whoever asks.
    US_SOCKETS_NETWORK = 1,
    /// Those that listen for TCP, and nothing that goes out.
    US_SOCKETS_LISTENING = 2,
    US_SOCKETS_NONE = 3,
};

struct us_rule {
    const char *path;
    enum us_access access;
};

/// The version of Landlock that the kernel has; 0 where it has none, or has it turned off.
int us_landlock_version(void);

/// Makes a ruleset of Landlock: all paths are closed but those of `rules`, of which one that does not exist is passed over. A descriptor, or a negative errno.
int us_ruleset(const struct us_rule *rules, size_t count, enum us_sockets sockets);

/// Confines the calling thread, and what it starts, for good. 0, or an errno.
int us_confine(int ruleset, enum us_sockets sockets);

/// Starts a program, confined where `ruleset` is a descriptor, not -1. 0, or an errno, also of what failed in the new process.
int us_spawn(pid_t *child, const char *path, char *const arguments[], char *const environment[], int ruleset, enum us_sockets sockets);
