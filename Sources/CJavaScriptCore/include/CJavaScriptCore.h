// Scripts run by JavaScriptCore, the engine of Apple's platforms. Debian 12 ships it as libjavascriptcoregtk-4.1-0 (LGPL-2.1), opened when
// the first script runs: a process that runs none pays nothing, and nothing is needed to build.
#pragma once
#include <stdbool.h>

/// One global object, and what runs in it. Used on one thread.
typedef struct us_Script us_Script;

/// Answers a call from a script: `name` says which function, `argument` is text. Returns text that the caller frees with `free`.
typedef char *(*us_ScriptCall)(void *context, const char *name, const char *argument);

/// An engine whose scripts reach `call` by the global function `__host(name, argument)`. Null when the library is not on this machine.
us_Script *us_scriptCreate(us_ScriptCall call, void *context);

/// Runs `source`. Returns the result as text, or the exception as text with `*failed` set; freed by the caller with `free`. Null when
/// memory is short.
char *us_scriptEvaluate(us_Script *script, const char *source, bool *failed);

void us_scriptDestroy(us_Script *script);

/// Where `source` cannot be read: its line, a tab and the message, freed by the caller with `free`. Null when it can.
char *us_scriptSyntaxError(us_Script *script, const char *source);
