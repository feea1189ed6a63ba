#include "CRuntimeShim.h"
#include <setjmp.h>
#include <signal.h>
#include <stddef.h>

// The place to continue at when this thread traps.
static _Thread_local sigjmp_buf *landing;

static void land(int number) {
  if (landing)
    siglongjmp(*landing, number);
  // Another thread trapped: the program ends, as it would without this handler.
  signal(number, SIG_DFL);
  raise(number);
}

int us_catchTrap(void (*body)(void *context), void *context) {
  sigjmp_buf here, *outer = landing;
  struct sigaction action = {.sa_handler = land, .sa_flags = SA_NODEFER}, illegal, trap;
  sigaction(SIGILL, &action, &illegal);
  sigaction(SIGTRAP, &action, &trap);
  int number = sigsetjmp(here, 1);
  if (number == 0) {
    landing = &here;
    body(context);
  }
  landing = outer;
  sigaction(SIGILL, &illegal, NULL);
  sigaction(SIGTRAP, &trap, NULL);
  return number != 0;
}
