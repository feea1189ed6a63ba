#pragma once

#include <malloc.h>

static inline size_t malloc_size(const void *block) { return malloc_usable_size((void *)block); }
