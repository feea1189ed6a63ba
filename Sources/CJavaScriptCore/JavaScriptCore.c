#define _GNU_SOURCE
#include "CJavaScriptCore.h"
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The parts of JavaScriptCore/JavaScript.h (Debian 12: webkit2gtk 2.50) that are called here.
typedef const void *Context, *Value, *Class;
typedef void *GlobalContext, *String, *Object;
typedef Value (*Callback)(Context, Object function, Object receiver, size_t count, const Value arguments[], Value *exception);
typedef struct {
    int version;
    unsigned attributes;
    const char *className;
    Class parentClass;
    const void *staticValues, *staticFunctions;
    void (*initialize)(Context, Object);
    void (*finalize)(Object);
    void *hasProperty, *getProperty, *setProperty, *deleteProperty, *getPropertyNames;
    Callback callAsFunction;
    void *callAsConstructor, *hasInstance, *convertToType;
} ClassDefinition;

#define FUNCTIONS(F) \
    F(GlobalContext, JSGlobalContextCreate, Class) \
    F(void, JSGlobalContextRelease, GlobalContext) \
    F(Object, JSContextGetGlobalObject, Context) \
    F(String, JSStringCreateWithUTF8CString, const char *) \
    F(void, JSStringRelease, String) \
    F(size_t, JSStringGetMaximumUTF8CStringSize, String) \
    F(size_t, JSStringGetUTF8CString, String, char *, size_t) \
    F(Value, JSEvaluateScript, Context, String, Object, String, int, Value *) \
    F(bool, JSCheckScriptSyntax, Context, String, String, int, Value *) \
    F(Object, JSValueToObject, Context, Value, Value *) \
    F(double, JSValueToNumber, Context, Value, Value *) \
    F(Value, JSObjectGetProperty, Context, Object, String, Value *) \
    F(String, JSValueToStringCopy, Context, Value, Value *) \
    F(Value, JSValueMakeString, Context, String) \
    F(Class, JSClassCreate, const ClassDefinition *) \
    F(void, JSClassRelease, Class) \
    F(Object, JSObjectMake, Context, Class, void *) \
    F(void *, JSObjectGetPrivate, Object) \
    F(void, JSObjectSetProperty, Context, Object, String, Value, unsigned, Value *)

#define DECLARE(result, name, ...) static result (*name)(__VA_ARGS__);
FUNCTIONS(DECLARE)

struct us_Script {
    GlobalContext context;
    us_ScriptCall call;
    void *callContext;
};

static int load(void) {
    static int isLoaded;
    if (isLoaded) return 1;
    // The library reads these variables once. Without compiled code and helper threads, a script runs the same way each time, and starts
    // sooner.
    static const char *const options[] = { "JSC_useJIT", "JSC_useConcurrentGC" };
    for (int i = 0; i < 2; i++) setenv(options[i], "false", 1);
    void *library = dlopen("libjavascriptcoregtk-4.1.so.0", RTLD_NOW | RTLD_LOCAL);
    if (!library) return 0;
#define FIND(result, name, ...) \
    if (!(name = (result (*)(__VA_ARGS__))dlsym(library, #name))) return 0;
    FUNCTIONS(FIND)
    return isLoaded = 1;
}

static char *text(Context context, Value value) {
    String string = value ? JSValueToStringCopy(context, value, NULL) : NULL;
    if (!string) return strdup("undefined");
    size_t size = JSStringGetMaximumUTF8CStringSize(string);
    char *result = malloc(size);
    if (result) JSStringGetUTF8CString(string, result, size);
    JSStringRelease(string);
    return result;
}

static Value answer(Context context, Object function, Object receiver, size_t count, const Value arguments[], Value *exception) {
    us_Script *script = JSObjectGetPrivate(function);
    char *name = text(context, count > 0 ? arguments[0] : NULL), *argument = text(context, count > 1 ? arguments[1] : NULL);
    char *reply = name && argument ? script->call(script->callContext, name, argument) : NULL;
    String string = JSStringCreateWithUTF8CString(reply ? reply : "");
    Value value = JSValueMakeString(context, string);
    JSStringRelease(string);
    free(name);
    free(argument);
    free(reply);
    return value;
}

us_Script *us_scriptCreate(us_ScriptCall call, void *callContext) {
    if (!load()) return NULL;
    us_Script *script = calloc(1, sizeof *script);
    if (!script) return NULL;
    script->call = call;
    script->callContext = callContext;
    script->context = JSGlobalContextCreate(NULL);
    unsetenv("JSC_useJIT");
    unsetenv("JSC_useConcurrentGC");
    ClassDefinition definition = { .className = "Host", .callAsFunction = answer };
    Class hostClass = JSClassCreate(&definition);
    Object host = JSObjectMake(script->context, hostClass, script);
    JSClassRelease(hostClass);
    String name = JSStringCreateWithUTF8CString("__host");
    JSObjectSetProperty(script->context, JSContextGetGlobalObject(script->context), name, host, 0, NULL);
    JSStringRelease(name);
    return script;
}

char *us_scriptEvaluate(us_Script *script, const char *source, bool *failed) {
    String string = JSStringCreateWithUTF8CString(source);
    Value exception = NULL, value = JSEvaluateScript(script->context, string, NULL, NULL, 1, &exception);
    JSStringRelease(string);
    *failed = exception != NULL;
    return text(script->context, exception ? exception : value);
}

char *us_scriptSyntaxError(us_Script *script, const char *source) {
    String string = JSStringCreateWithUTF8CString(source), name = JSStringCreateWithUTF8CString("line");
    Value exception = NULL;
    char *result = NULL;
    if (!JSCheckScriptSyntax(script->context, string, NULL, 1, &exception) && exception) {
        Object error = JSValueToObject(script->context, exception, NULL);
        Value line = error ? JSObjectGetProperty(script->context, error, name, NULL) : NULL;
        double number = line ? JSValueToNumber(script->context, line, NULL) : 0;
        char *message = text(script->context, exception);
        if (message && asprintf(&result, "%d\t%s", number > 0 && number < 1e9 ? (int)number : 1, message) < 0) result = NULL;
        free(message);
    }
    JSStringRelease(string);
    JSStringRelease(name);
    return result;
}

void us_scriptDestroy(us_Script *script) {
    if (!script) return;
    JSGlobalContextRelease(script->context);
    free(script);
}
