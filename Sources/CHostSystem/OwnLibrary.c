// Where the code that runs was loaded from: resources lie beside it.
#define _GNU_SOURCE
#include "CHostSystem.h"

#include <dlfcn.h>

const char *us_own_library(void) {
    Dl_info info;
    return dladdr((const void *)us_own_library, &info) ? info.dli_fname : NULL;
}
