#define _GNU_SOURCE
#include "CSystemCalls.h"

#include <errno.h>
#include <unistd.h>

static int copy_by_hand(int input, int output) {
    char buffer[1 << 16];
    for (;;) {
        ssize_t count = read(input, buffer, sizeof buffer);
        if (count == 0) return 0;
        if (count < 0) {
            if (errno == EINTR) continue;
            return errno;
        }
        for (ssize_t done = 0; done < count;) {
            ssize_t written = write(output, buffer + done, (size_t)(count - done));
            if (written < 0 && errno != EINTR) return errno;
            if (written > 0) done += written;
        }
    }
}

int us_copy(int input, int output) {
    for (int isFirst = 1;; isFirst = 0) {
        ssize_t count = copy_file_range(input, NULL, output, NULL, (size_t)1 << 30, 0);
        if (count > 0) continue;
        // Some file systems return 0 if they cannot copy at all.
        if (count == 0) return isFirst ? copy_by_hand(input, output) : 0;
        if (errno == EINTR) continue;
        if (errno == EXDEV || errno == EINVAL || errno == ENOSYS || errno == EOPNOTSUPP || errno == EBADF || errno == EPERM) return copy_by_hand(input, output);
        return errno;
    }
}
