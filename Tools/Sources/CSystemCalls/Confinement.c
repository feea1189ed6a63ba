// Confines programs with Landlock (files, TCP, signals) and a seccomp filter, which covers what Landlock leaves open: sockets by family,
// the modes of files, the terminal's input, the kernel's keys, and the memory and limits of other programs. The numbers are the kernel's
// interface: linux/landlock.h, linux/seccomp.h. They are repeated here so that older headers compile.
#define _GNU_SOURCE
#include "CSystemCalls.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

enum { LANDLOCK_CREATE = 444, LANDLOCK_ADD = 445, LANDLOCK_RESTRICT = 446 };

// The bits of LANDLOCK_ACCESS_FS_…, in order.
enum {
    FS_EXECUTE = 1 << 0, FS_WRITE_FILE = 1 << 1, FS_READ_FILE = 1 << 2, FS_READ_DIR = 1 << 3, FS_REMOVE_DIR = 1 << 4, FS_REMOVE_FILE = 1 << 5,
    FS_MAKE_CHAR = 1 << 6, FS_MAKE_DIR = 1 << 7, FS_MAKE_REG = 1 << 8, FS_MAKE_SOCK = 1 << 9, FS_MAKE_FIFO = 1 << 10, FS_MAKE_BLOCK = 1 << 11,
    FS_MAKE_SYM = 1 << 12, FS_REFER = 1 << 13, FS_TRUNCATE = 1 << 14, FS_IOCTL_DEV = 1 << 15,
};
enum { NET_BIND = 1 << 0, NET_CONNECT = 1 << 1 };
enum { SCOPE_ABSTRACT_SOCKETS = 1 << 0, SCOPE_SIGNALS = 1 << 1 };

struct ruleset { uint64_t files, network, scope; };
struct __attribute__((packed)) path_rule { uint64_t access; int32_t parent; };

int us_landlock_version(void) {
    long version = syscall(LANDLOCK_CREATE, NULL, 0, 1);
    return version > 0 ? (int)version : 0;
}

static uint64_t known_files(int version) {
    uint64_t all = FS_REFER - 1;
    if (version >= 2) all |= FS_REFER;
    if (version >= 3) all |= FS_TRUNCATE;
    if (version >= 5) all |= FS_IOCTL_DEV;
    return all;
}

int us_ruleset(const struct us_rule *rules, size_t count, enum us_sockets sockets) {
    int version = us_landlock_version();
    if (version == 0) return -ENOSYS;
    struct ruleset set = {.files = known_files(version)};
    if (version >= 4 && sockets == US_SOCKETS_LISTENING) set.network = NET_CONNECT;
    if (version >= 4 && sockets == US_SOCKETS_NONE) set.network = NET_BIND | NET_CONNECT;
    if (version >= 6) set.scope = SCOPE_SIGNALS | (sockets == US_SOCKETS_ALL ? 0 : SCOPE_ABSTRACT_SOCKETS);
    size_t size = version >= 6 ? sizeof set : version >= 4 ? 16 : 8;
    int ruleset = (int)syscall(LANDLOCK_CREATE, &set, size, 0);
    if (ruleset < 0) return -errno;
    for (size_t index = 0; index < count; index++) {
        int parent = open(rules[index].path, O_PATH | O_CLOEXEC);
        if (parent < 0) continue;
        struct stat info;
        uint64_t access = FS_EXECUTE | FS_READ_FILE | FS_READ_DIR;
        if (rules[index].access == US_WRITE) access = known_files(version) & ~(uint64_t)(FS_MAKE_CHAR | FS_MAKE_BLOCK);
        // These apply to files; the others apply to folders.
        if (fstat(parent, &info) == 0 && !S_ISDIR(info.st_mode)) access &= FS_EXECUTE | FS_WRITE_FILE | FS_READ_FILE | FS_TRUNCATE | FS_IOCTL_DEV;
        struct path_rule rule = {.access = access & known_files(version), .parent = parent};
        long result = syscall(LANDLOCK_ADD, ruleset, 1, &rule, 0);
        int failure = errno;
        close(parent);
        // A pipe, or anything else outside a file system, needs no rule.
        if (result != 0 && failure != EBADFD) {
            close(ruleset);
            return -failure;
        }
    }
    return ruleset;
}

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define ARGUMENT(index) (offsetof(struct seccomp_data, args) + 8 * (index))
#define LOAD_ARGUMENT(index) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, ARGUMENT(index))
#define REFUSE(code) BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | (code))
#define ALLOW BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)
#define IF_EQUAL(value, then, otherwise) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (value), (then), (otherwise))
#define REFUSE_CALL(number, code) IF_EQUAL((number), 0, 1), REFUSE(code)
// Makes the call succeed without any effect.
#define IGNORE_CALL(number) REFUSE_CALL(number, 0)
#define IF_ANY_BIT(bits, then, otherwise) BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, (bits), (then), (otherwise))
// A file with these bits runs as its owner, whoever starts it.
#define AS_OWNER (S_ISUID | S_ISGID)
#define REFUSE_MODE(number, mode, code) IF_EQUAL((number), 0, 4), LOAD_ARGUMENT(mode), IF_ANY_BIT(AS_OWNER, 0, 1), REFUSE(code), ALLOW
// Without these flags, the mode is whatever the register contains. The second is that of O_TMPFILE alone.
#define REFUSE_CREATION(number, flags, mode) \
    IF_EQUAL((number), 0, 6), LOAD_ARGUMENT(flags), IF_ANY_BIT(O_CREAT | 020000000, 0, 3), LOAD_ARGUMENT(mode), IF_ANY_BIT(AS_OWNER, 0, 1), \
        REFUSE(EPERM), ALLOW

// These constants are newer than some headers.
enum { CALL_CLOSE_RANGE = 436, CALL_OPENAT2 = 437, CALL_FCHMODAT2 = 452, CALL_SETXATTRAT = 463, CALL_REMOVEXATTRAT = 466, CALL_FILE_SETATTR = 469 };

static int filter(enum us_sockets sockets) {
#ifdef ARCHITECTURE
    // A system call from another architecture's table would pass under a different number.
    struct sock_filter head[] = {
        LOAD(arch), IF_EQUAL(ARCHITECTURE, 1, 0), REFUSE(ENOSYS),
        LOAD(nr), BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1), REFUSE(ENOSYS),
        // This also creates sockets.
        REFUSE_CALL(SYS_io_uring_setup, ENOSYS),
        // The user's keys.
        REFUSE_CALL(SYS_keyctl, EPERM), REFUSE_CALL(SYS_add_key, EPERM), REFUSE_CALL(SYS_request_key, EPERM),
        // Landlock doesn't limit who changes a file's mode, owner, and attributes by its path, and the filter doesn't see the path.
        // Programs that change those of their own files seldom depend on the change, but would stop at an error, so the calls have no
        // effect. Calls with a descriptor are allowed, because the file had to be opened.
        IGNORE_CALL(SYS_fchmodat), IGNORE_CALL(CALL_FCHMODAT2), IGNORE_CALL(SYS_fchownat), IGNORE_CALL(SYS_setxattr), IGNORE_CALL(SYS_lsetxattr),
        IGNORE_CALL(SYS_removexattr), IGNORE_CALL(SYS_lremovexattr), IGNORE_CALL(CALL_SETXATTRAT), IGNORE_CALL(CALL_REMOVEXATTRAT),
        IGNORE_CALL(CALL_FILE_SETATTR),
        // Programs that run as the user, in a folder that other users can open. The filter doesn't see what `openat2` is given.
        REFUSE_MODE(SYS_fchmod, 1, 0), REFUSE_CREATION(SYS_openat, 2, 3), REFUSE_MODE(SYS_mknodat, 2, EPERM), REFUSE_CALL(CALL_OPENAT2, ENOSYS),
        // Root could open a file by its number instead of its path.
        REFUSE_CALL(SYS_open_by_handle_at, EPERM),
#if defined(__x86_64__)
        REFUSE_CREATION(SYS_open, 1, 2), REFUSE_MODE(SYS_creat, 1, EPERM), REFUSE_MODE(SYS_mknod, 1, EPERM),
        IGNORE_CALL(SYS_chmod), IGNORE_CALL(SYS_chown), IGNORE_CALL(SYS_lchown),
#endif
        // The limits of other programs: a processor time of 0 would end a program.
        IF_EQUAL(SYS_prlimit64, 0, 4), LOAD_ARGUMENT(0), IF_EQUAL(0, 1, 0), REFUSE(EPERM), ALLOW,
        // TIOCSTI and TIOCLINUX type into the user's terminal.
        IF_EQUAL(SYS_ioctl, 0, 5), LOAD_ARGUMENT(1), IF_EQUAL(0x5412, 1, 0), IF_EQUAL(0x541C, 0, 1), REFUSE(EPERM), ALLOW,
    };
    // Landlock before version 3 doesn't limit who empties a file by its path.
    struct sock_filter truncating[] = {REFUSE_CALL(SYS_truncate, EPERM)};
    struct sock_filter all[] = {ALLOW};
    // For all programs except those with a window, which share their pictures with the display.
    struct sock_filter isolated[] = {
        // The memory and queues of other programs.
        REFUSE_CALL(SYS_shmget, EPERM), REFUSE_CALL(SYS_shmat, EPERM), REFUSE_CALL(SYS_msgget, EPERM), REFUSE_CALL(SYS_semget, EPERM),
        REFUSE_CALL(SYS_mq_open, EPERM),
        // A datagram socket of a pair can send to the socket of any other program by its path.
        IF_EQUAL(SYS_socketpair, 0, 5), LOAD_ARGUMENT(1), BPF_STMT(BPF_ALU | BPF_AND | BPF_K, 0xf), IF_EQUAL(SOCK_DGRAM, 0, 1), REFUSE(EACCES), ALLOW,
        IF_EQUAL(SYS_socket, 1, 0), ALLOW,
        LOAD_ARGUMENT(0),
    };
    // AF_VSOCK and similar families reach other programs as AF_UNIX does: only the listed families are allowed.
    struct sock_filter network[] = {IF_EQUAL(AF_INET, 3, 0), IF_EQUAL(AF_INET6, 2, 0), IF_EQUAL(AF_NETLINK, 1, 0), REFUSE(EACCES), ALLOW};
    struct sock_filter listening[] = {
        IF_EQUAL(AF_NETLINK, 6, 0), IF_EQUAL(AF_INET, 1, 0), IF_EQUAL(AF_INET6, 0, 3),
        LOAD_ARGUMENT(1), BPF_STMT(BPF_ALU | BPF_AND | BPF_K, 0xf), IF_EQUAL(SOCK_STREAM, 1, 0), REFUSE(EACCES), ALLOW,
    };
    struct sock_filter none[] = {REFUSE(EACCES)};
    struct { struct sock_filter *code; size_t count; } tails[] = {
        {all, sizeof all / sizeof *all}, {network, sizeof network / sizeof *network}, {listening, sizeof listening / sizeof *listening}, {none, sizeof none / sizeof *none},
    };
    struct sock_filter program[256];
    size_t count = 0;
    for (size_t index = 0; index < sizeof head / sizeof *head; index++) program[count++] = head[index];
    for (size_t index = 0; us_landlock_version() < 3 && index < sizeof truncating / sizeof *truncating; index++) program[count++] = truncating[index];
    for (size_t index = 0; sockets != US_SOCKETS_ALL && index < sizeof isolated / sizeof *isolated; index++) program[count++] = isolated[index];
    for (size_t index = 0; index < tails[sockets].count; index++) program[count++] = tails[sockets].code[index];
    struct sock_fprog whole = {.len = (unsigned short)count, .filter = program};
    return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &whole) == 0 ? 0 : errno;
#else
    (void)sockets;
    return 0;
#endif
}

// Root keeps the capabilities for files and ports and loses the others, which inspect other processes and control the machine. With
// no_new_privs, a program that it starts cannot regain them.
static int drop_capabilities(void) {
    struct { uint32_t version; int32_t process; } header = {.version = 0x20080522, .process = 0};
    struct { uint32_t effective, permitted, inheritable; } sets[2];
    if (syscall(SYS_capget, &header, sets) != 0) return errno;
    // CAP_CHOWN, CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH, CAP_FOWNER, CAP_NET_BIND_SERVICE
    const uint32_t kept[2] = {1u << 0 | 1u << 1 | 1u << 2 | 1u << 3 | 1u << 10, 0};
    for (int index = 0; index < 2; index++) {
        sets[index].effective &= kept[index];
        sets[index].permitted &= kept[index];
        sets[index].inheritable &= kept[index];
    }
    return syscall(SYS_capset, &header, sets) == 0 ? 0 : errno;
}

int us_confine(int ruleset, enum us_sockets sockets) {
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return errno;
    int failure = drop_capabilities();
    if (failure != 0) return failure;
    if (syscall(LANDLOCK_RESTRICT, ruleset, 0) != 0) return errno;
    return filter(sockets);
}

// What a started program gets besides its arguments and its limits; a count of 0 leaves the descriptors and the folder as they are.
struct surroundings { const char *folder; const int *descriptors; int count; };

// Makes `descriptors` the descriptors from 0 on, and closes all others but `kept`. Each is above the new ones, so that none is replaced
// before it is copied. Returns 0 or an errno.
static int take_descriptors(const struct surroundings *given, int kept) {
    for (int index = 0; index < given->count; index++)
        if (dup2(given->descriptors[index], index) < 0) return errno;
    // Linux before 5.9 cannot close a range.
    if (syscall(CALL_CLOSE_RANGE, (unsigned)given->count, (unsigned)kept - 1, 0) == 0 && syscall(CALL_CLOSE_RANGE, (unsigned)kept + 1, ~0u, 0) == 0) return 0;
    for (int number = given->count; number < 1024; number++)
        if (number != kept) close(number);
    return 0;
}

static int start(pid_t *child, const char *path, char *const arguments[], char *const environment[], int ruleset, enum us_sockets sockets, const struct surroundings *given) {
    int pipes[2];
    if (pipe2(pipes, O_CLOEXEC) != 0) return errno;
    // Above the child's own descriptors.
    int end = fcntl(pipes[1], F_DUPFD_CLOEXEC, 16), problem = errno;
    close(pipes[1]);
    pid_t made = end < 0 ? -1 : fork();
    if (made < 0) {
        int failure = end < 0 ? problem : errno;
        close(pipes[0]);
        if (end >= 0) close(end);
        return failure;
    }
    if (made == 0) {
        // Only calls that are safe between fork and exec.
        sigset_t none;
        sigemptyset(&none);
        sigprocmask(SIG_SETMASK, &none, NULL);
        signal(SIGINT, SIG_DFL);
        signal(SIGTERM, SIG_DFL);
        int failure = ruleset >= 0 ? us_confine(ruleset, sockets) : 0;
        if (failure == 0 && given->count > 0) {
            signal(SIGABRT, SIG_DFL);
            signal(SIGQUIT, SIG_DFL);
            signal(SIGPIPE, SIG_DFL);
            failure = chdir(given->folder) == 0 ? take_descriptors(given, end) : errno;
        }
        if (failure == 0) {
            execve(path, arguments, environment);
            failure = errno;
        }
        ssize_t ignored = write(end, &failure, sizeof failure);
        (void)ignored;
        _exit(127);
    }
    close(end);
    int failure = 0;
    ssize_t count;
    do count = read(pipes[0], &failure, sizeof failure);
    while (count < 0 && errno == EINTR);
    close(pipes[0]);
    if (count > 0) {
        waitpid(made, NULL, 0);
        return failure;
    }
    *child = made;
    return 0;
}

int us_spawn(pid_t *child, const char *path, char *const arguments[], char *const environment[], int ruleset, enum us_sockets sockets) {
    struct surroundings same = {0};
    return start(child, path, arguments, environment, ruleset, sockets, &same);
}

int us_spawn_with(pid_t *child, const char *path, char *const arguments[], char *const environment[], int ruleset, enum us_sockets sockets,
                  const char *folder, const int descriptors[], int count) {
    struct surroundings given = {.folder = folder, .descriptors = descriptors, .count = count};
    return start(child, path, arguments, environment, ruleset, sockets, &given);
}
