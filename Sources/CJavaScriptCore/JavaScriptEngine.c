#include "CJavaScriptEngine.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>

// The definition of a class (JavaScriptCore/JSObjectRef.h).
typedef struct {
    int version;
    unsigned attributes;
    const char *className;
    us_JSRef parentClass;
    const void *staticValues, *staticFunctions;
    void (*initialize)(us_JSRef, us_JSRef);
    us_JSFinalize finalize;
    void *hasProperty;
    us_JSGetProperty getProperty;
    us_JSSetProperty setProperty;
    void *deleteProperty, *getPropertyNames;
    us_JSCall callAsFunction;
    void *callAsConstructor, *hasInstance, *convertToType;
} ClassDefinition;

static us_JavaScriptCore functions;
static us_JSRef (*classCreate)(const ClassDefinition *);
static int isLoaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
    void *library = dlopen("libjavascriptcoregtk-4.1.so.0", RTLD_NOW | RTLD_LOCAL);
    if (!library) return;
#define FIND(result, name, ...) \
    if (!(functions.name = (result (*)(__VA_ARGS__))dlsym(library, #name))) return;
    US_JS_FUNCTIONS(FIND)
#undef FIND
    classCreate = (us_JSRef (*)(const ClassDefinition *))dlsym(library, "JSClassCreate");
    if (!classCreate) return;
    // The library reads these variables once, when the first group is made. Without compiled code and helper threads, a script runs the same
    // way each time, and starts sooner.
    static const char *const options[] = { "JSC_useJIT", "JSC_useConcurrentGC" };
    for (int i = 0; i < 2; i++) setenv(options[i], "false", 1);
    us_JSRef group = functions.JSContextGroupCreate();
    for (int i = 0; i < 2; i++) unsetenv(options[i]);
    if (!group) return;
    functions.JSContextGroupRelease(group);
    isLoaded = 1;
}

const us_JavaScriptCore *us_javaScriptCore(void) {
    pthread_once(&once, load);
    return isLoaded ? &functions : NULL;
}

us_JSRef us_javaScriptClass(const char *name, us_JSCall call, us_JSFinalize finalize, us_JSGetProperty get, us_JSSetProperty set) {
    if (!us_javaScriptCore()) return NULL;
    ClassDefinition definition = {
        .className = name, .callAsFunction = call, .finalize = finalize, .getProperty = get, .setProperty = set
    };
    return classCreate(&definition);
}
