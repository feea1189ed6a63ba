// Runs scripts in JavaScriptCore, the engine of Apple's platforms. Debian 12 ships it as libjavascriptcoregtk-4.1-0 (LGPL-2.1), which is
// opened when the first script runs. A process without scripts doesn't load it, and a build doesn't need it.
#pragma once
#include "CJavaScriptEngine.h"
#include <stdbool.h>

/// A global object and its scripts. Use it on one thread.
typedef struct us_Script us_Script;

/// Responds to a script's call of the function `name` with a text argument. The caller frees the returned text with `free`.
typedef char *(*us_ScriptCall)(void *context, const char *name, const char *argument);

/// Creates an engine whose scripts reach `call` by the global function `__host(name, argument)`. Returns NULL if the library is not
/// installed.
us_Script *us_scriptCreate(us_ScriptCall call, void *context);

/// Runs `source`. Returns the result as text, or the exception as text with `*failed` set; freed by the caller with `free`. Null when
/// memory is short.
char *us_scriptEvaluate(us_Script *script, const char *source, bool *failed);

void us_scriptDestroy(us_Script *script);

/// Returns the line of a syntax error in `source`, a tab, and the message, or NULL if there is none. The caller frees the text with `free`.
char *us_scriptSyntaxError(us_Script *script, const char *source);
