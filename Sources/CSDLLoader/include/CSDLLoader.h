#pragma once
#include <stdbool.h>

/// Opens SDL, which only the window host needs: an app in a browser or a test starts without it and the thirty libraries behind it.
/// False where it is not installed. Before it is true, no function of SDL may be called.
bool us_loadSDL(void);
