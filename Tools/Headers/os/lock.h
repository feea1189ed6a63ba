// A lock that waits by yielding to other threads. Its size is that of Apple's.
#pragma once

#include <sched.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

typedef struct os_unfair_lock_s {
    uint32_t _os_unfair_lock_opaque;
} os_unfair_lock, *os_unfair_lock_t;

#ifdef __cplusplus
#define OS_UNFAIR_LOCK_INIT (os_unfair_lock())
#else
#define OS_UNFAIR_LOCK_INIT ((os_unfair_lock){0})
#endif

static inline bool os_unfair_lock_trylock(os_unfair_lock_t lock) {
    return __atomic_exchange_n(&lock->_os_unfair_lock_opaque, 1, __ATOMIC_ACQUIRE) == 0;
}
static inline void os_unfair_lock_lock(os_unfair_lock_t lock) {
    while (!os_unfair_lock_trylock(lock)) sched_yield();
}
static inline void os_unfair_lock_unlock(os_unfair_lock_t lock) {
    __atomic_store_n(&lock->_os_unfair_lock_opaque, 0, __ATOMIC_RELEASE);
}
// FIXME(gap): the lock does not know its owner, so that another thread's lock passes as the caller's.
static inline void os_unfair_lock_assert_owner(const os_unfair_lock *lock) {
    if (__atomic_load_n(&lock->_os_unfair_lock_opaque, __ATOMIC_RELAXED) == 0) abort();
}
static inline void os_unfair_lock_assert_not_owner(const os_unfair_lock *lock) { (void)lock; }
