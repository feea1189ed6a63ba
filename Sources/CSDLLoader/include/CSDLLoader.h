#pragma once
#include <stdbool.h>

/// Opens SDL, which only the window host needs: an app in a browser or a test starts without SDL and the thirty libraries on which it
/// depends. Returns false if SDL isn't installed. Don't call any function of SDL before this returns true.
bool us_loadSDL(void);
