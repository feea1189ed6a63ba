#define _GNU_SOURCE
#include "CSDLLoader.h"
#include <SDL2/SDL.h>
#include <dlfcn.h>

// The functions of SDL that WindowLink calls, forwarded to the library that us_loadSDL opened. That library is bound to itself first, so
// SDL keeps calling its own functions.
#define FORWARD(result, name, parameters, arguments)                        \
    static result(*real_##name) parameters;                                 \
    result name parameters { return real_##name arguments; }

FORWARD(SDL_bool, SDL_SetHint, (const char *name, const char *value), (name, value))
FORWARD(int, SDL_Init, (Uint32 flags), (flags))
FORWARD(const char *, SDL_GetError, (void), ())
FORWARD(void, SDL_StartTextInput, (void), ())
FORWARD(SDL_Surface *, SDL_GetWindowSurface, (SDL_Window *window), (window))
FORWARD(int, SDL_UpdateWindowSurface, (SDL_Window *window), (window))
FORWARD(int, SDL_GetDisplayUsableBounds, (int display, SDL_Rect *bounds), (display, bounds))
FORWARD(void, SDL_SetWindowSize, (SDL_Window *window, int width, int height), (window, width, height))
FORWARD(SDL_Window *, SDL_CreateWindow, (const char *title, int x, int y, int width, int height, Uint32 flags), (title, x, y, width, height, flags))
FORWARD(int, SDL_PollEvent, (SDL_Event *event), (event))
FORWARD(Uint32, SDL_GetMouseState, (int *x, int *y), (x, y))

bool us_loadSDL(void) {
    static void *library;
    if (library) return true;
    void *opened = dlopen("libSDL2-2.0.so.0", RTLD_NOW | RTLD_LOCAL | RTLD_DEEPBIND);
    if (!opened) return false;
#define FIND(name) if (!(real_##name = (__typeof__(real_##name))dlsym(opened, #name))) return false;
    FIND(SDL_SetHint) FIND(SDL_Init) FIND(SDL_GetError) FIND(SDL_StartTextInput) FIND(SDL_GetWindowSurface) FIND(SDL_UpdateWindowSurface)
    FIND(SDL_GetDisplayUsableBounds) FIND(SDL_SetWindowSize) FIND(SDL_CreateWindow) FIND(SDL_PollEvent) FIND(SDL_GetMouseState)
    library = opened;
    return true;
}
