// System calls that Swift cannot make itself: variadic ones, those without a C library wrapper, and the steps between fork and exec.
#pragma once

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// Copies the rest of `input` to `output`, sharing blocks if the file system can. Returns 0 or an errno.
int us_copy(int input, int output);

/// The access that a confined program has below a path.
enum us_access {
    /// Read files, list folders, run programs.
    US_READ = 1,
    /// All of the above, and write, create, rename, and remove.
    US_WRITE = 2,
};

/// The sockets that a confined program may create.
enum us_sockets {
    US_SOCKETS_ALL = 0,
    /// Excludes those of other programs on this machine, such as a session's message bus, which runs programs for any caller.
    US_SOCKETS_NETWORK = 1,
    /// Sockets that listen for TCP, but no outgoing connections.
    US_SOCKETS_LISTENING = 2,
    US_SOCKETS_NONE = 3,
};

struct us_rule {
    const char *path;
    enum us_access access;
};

/// The kernel's version of Landlock, or 0 if it has none or has it turned off.
int us_landlock_version(void);

/// Creates a Landlock ruleset that closes all paths except those of `rules`, skipping any that do not exist. Returns a descriptor, or a
/// negative errno.
int us_ruleset(const struct us_rule *rules, size_t count, enum us_sockets sockets);

/// Permanently confines the calling thread and everything it starts. Returns 0 or an errno.
int us_confine(int ruleset, enum us_sockets sockets);

/// Starts a program, confined if `ruleset` is a descriptor and not -1. Returns 0 or an errno, including that of a failure in the new
/// process.
int us_spawn(pid_t *child, const char *path, char *const arguments[], char *const environment[], int ruleset, enum us_sockets sockets);

/// Starts a program like `us_spawn`, in `folder`, with the descriptors 0 to `count` - 1 from `descriptors`, and no others of this process.
/// Signals that this process ignores, as in a background job, have their default actions. Returns 0 or an errno.
int us_spawn_with(pid_t *child, const char *path, char *const arguments[], char *const environment[], int ruleset, enum us_sockets sockets,
                  const char *folder, const int descriptors[], int count);
