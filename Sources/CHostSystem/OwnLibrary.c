// Returns the path from which the running code was loaded: resources are beside it.
#define _GNU_SOURCE
#include "CHostSystem.h"

#include <dlfcn.h>

const char *us_own_library(void) {
    Dl_info info;
    return dladdr((const void *)us_own_library, &info) ? info.dli_fname : NULL;
}
