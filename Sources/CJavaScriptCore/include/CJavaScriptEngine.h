// The C functions of JavaScriptCore (JavaScriptCore/JavaScript.h of Debian 12's webkit2gtk 2.50), found when the first context is made.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A context, group, string, class, value, object, or list of names of the engine.
typedef struct us_JSOpaque *us_JSRef;
/// A function that a script calls. An exception is written to `exception`.
typedef us_JSRef (*us_JSCall)(us_JSRef context, us_JSRef function, us_JSRef receiver, size_t count, const us_JSRef arguments[],
                              us_JSRef *exception);
typedef us_JSRef (*us_JSConstruct)(us_JSRef context, us_JSRef constructor, size_t count, const us_JSRef arguments[], us_JSRef *exception);
typedef void (*us_JSFinalize)(us_JSRef object);
typedef us_JSRef (*us_JSGetProperty)(us_JSRef context, us_JSRef object, us_JSRef name, us_JSRef *exception);
typedef bool (*us_JSSetProperty)(us_JSRef context, us_JSRef object, us_JSRef name, us_JSRef value, us_JSRef *exception);
typedef void (*us_JSBytesDeallocator)(void *bytes, void *context);

#define US_JS_FUNCTIONS(F) \
    F(us_JSRef, JSContextGroupCreate, void) \
    F(us_JSRef, JSContextGroupRetain, us_JSRef) \
    F(void, JSContextGroupRelease, us_JSRef) \
    F(us_JSRef, JSGlobalContextCreateInGroup, us_JSRef, us_JSRef) \
    F(us_JSRef, JSGlobalContextRetain, us_JSRef) \
    F(void, JSGlobalContextRelease, us_JSRef) \
    F(us_JSRef, JSContextGetGlobalObject, us_JSRef) \
    F(us_JSRef, JSContextGetGroup, us_JSRef) \
    F(us_JSRef, JSContextGetGlobalContext, us_JSRef) \
    F(us_JSRef, JSGlobalContextCopyName, us_JSRef) \
    F(void, JSGlobalContextSetName, us_JSRef, us_JSRef) \
    F(us_JSRef, JSEvaluateScript, us_JSRef, us_JSRef, us_JSRef, us_JSRef, int, us_JSRef *) \
    F(bool, JSCheckScriptSyntax, us_JSRef, us_JSRef, us_JSRef, int, us_JSRef *) \
    F(void, JSGarbageCollect, us_JSRef) \
    F(us_JSRef, JSStringCreateWithCharacters, const uint16_t *, size_t) \
    F(us_JSRef, JSStringCreateWithUTF8CString, const char *) \
    F(us_JSRef, JSStringRetain, us_JSRef) \
    F(void, JSStringRelease, us_JSRef) \
    F(size_t, JSStringGetLength, us_JSRef) \
    F(const uint16_t *, JSStringGetCharactersPtr, us_JSRef) \
    F(size_t, JSStringGetMaximumUTF8CStringSize, us_JSRef) \
    F(size_t, JSStringGetUTF8CString, us_JSRef, char *, size_t) \
    F(bool, JSStringIsEqual, us_JSRef, us_JSRef) \
    F(bool, JSStringIsEqualToUTF8CString, us_JSRef, const char *) \
    F(int, JSValueGetType, us_JSRef, us_JSRef) \
    F(bool, JSValueIsUndefined, us_JSRef, us_JSRef) \
    F(bool, JSValueIsNull, us_JSRef, us_JSRef) \
    F(bool, JSValueIsBoolean, us_JSRef, us_JSRef) \
    F(bool, JSValueIsNumber, us_JSRef, us_JSRef) \
    F(bool, JSValueIsString, us_JSRef, us_JSRef) \
    F(bool, JSValueIsSymbol, us_JSRef, us_JSRef) \
    F(bool, JSValueIsObject, us_JSRef, us_JSRef) \
    F(bool, JSValueIsObjectOfClass, us_JSRef, us_JSRef, us_JSRef) \
    F(bool, JSValueIsArray, us_JSRef, us_JSRef) \
    F(bool, JSValueIsDate, us_JSRef, us_JSRef) \
    F(bool, JSValueIsEqual, us_JSRef, us_JSRef, us_JSRef, us_JSRef *) \
    F(bool, JSValueIsStrictEqual, us_JSRef, us_JSRef, us_JSRef) \
    F(bool, JSValueIsInstanceOfConstructor, us_JSRef, us_JSRef, us_JSRef, us_JSRef *) \
    F(us_JSRef, JSValueMakeUndefined, us_JSRef) \
    F(us_JSRef, JSValueMakeNull, us_JSRef) \
    F(us_JSRef, JSValueMakeBoolean, us_JSRef, bool) \
    F(us_JSRef, JSValueMakeNumber, us_JSRef, double) \
    F(us_JSRef, JSValueMakeString, us_JSRef, us_JSRef) \
    F(us_JSRef, JSValueMakeSymbol, us_JSRef, us_JSRef) \
    F(us_JSRef, JSValueMakeFromJSONString, us_JSRef, us_JSRef) \
    F(us_JSRef, JSValueCreateJSONString, us_JSRef, us_JSRef, unsigned, us_JSRef *) \
    F(bool, JSValueToBoolean, us_JSRef, us_JSRef) \
    F(double, JSValueToNumber, us_JSRef, us_JSRef, us_JSRef *) \
    F(us_JSRef, JSValueToStringCopy, us_JSRef, us_JSRef, us_JSRef *) \
    F(us_JSRef, JSValueToObject, us_JSRef, us_JSRef, us_JSRef *) \
    F(void, JSValueProtect, us_JSRef, us_JSRef) \
    F(void, JSValueUnprotect, us_JSRef, us_JSRef) \
    F(us_JSRef, JSClassRetain, us_JSRef) \
    F(void, JSClassRelease, us_JSRef) \
    F(us_JSRef, JSObjectMake, us_JSRef, us_JSRef, void *) \
    F(us_JSRef, JSObjectMakeFunctionWithCallback, us_JSRef, us_JSRef, us_JSCall) \
    F(us_JSRef, JSObjectMakeConstructor, us_JSRef, us_JSRef, us_JSConstruct) \
    F(us_JSRef, JSObjectMakeArray, us_JSRef, size_t, const us_JSRef *, us_JSRef *) \
    F(us_JSRef, JSObjectMakeDate, us_JSRef, size_t, const us_JSRef *, us_JSRef *) \
    F(us_JSRef, JSObjectMakeError, us_JSRef, size_t, const us_JSRef *, us_JSRef *) \
    F(us_JSRef, JSObjectMakeRegExp, us_JSRef, size_t, const us_JSRef *, us_JSRef *) \
    F(us_JSRef, JSObjectMakeDeferredPromise, us_JSRef, us_JSRef *, us_JSRef *, us_JSRef *) \
    F(us_JSRef, JSObjectMakeFunction, us_JSRef, us_JSRef, unsigned, const us_JSRef *, us_JSRef, us_JSRef, int, us_JSRef *) \
    F(us_JSRef, JSObjectGetPrototype, us_JSRef, us_JSRef) \
    F(void, JSObjectSetPrototype, us_JSRef, us_JSRef, us_JSRef) \
    F(bool, JSObjectHasProperty, us_JSRef, us_JSRef, us_JSRef) \
    F(us_JSRef, JSObjectGetProperty, us_JSRef, us_JSRef, us_JSRef, us_JSRef *) \
    F(void, JSObjectSetProperty, us_JSRef, us_JSRef, us_JSRef, us_JSRef, unsigned, us_JSRef *) \
    F(bool, JSObjectDeleteProperty, us_JSRef, us_JSRef, us_JSRef, us_JSRef *) \
    F(bool, JSObjectHasPropertyForKey, us_JSRef, us_JSRef, us_JSRef, us_JSRef *) \
    F(us_JSRef, JSObjectGetPropertyForKey, us_JSRef, us_JSRef, us_JSRef, us_JSRef *) \
    F(void, JSObjectSetPropertyForKey, us_JSRef, us_JSRef, us_JSRef, us_JSRef, unsigned, us_JSRef *) \
    F(bool, JSObjectDeletePropertyForKey, us_JSRef, us_JSRef, us_JSRef, us_JSRef *) \
    F(us_JSRef, JSObjectGetPropertyAtIndex, us_JSRef, us_JSRef, unsigned, us_JSRef *) \
    F(void, JSObjectSetPropertyAtIndex, us_JSRef, us_JSRef, unsigned, us_JSRef, us_JSRef *) \
    F(void *, JSObjectGetPrivate, us_JSRef) \
    F(bool, JSObjectSetPrivate, us_JSRef, void *) \
    F(bool, JSObjectIsFunction, us_JSRef, us_JSRef) \
    F(bool, JSObjectIsConstructor, us_JSRef, us_JSRef) \
    F(us_JSRef, JSObjectCallAsFunction, us_JSRef, us_JSRef, us_JSRef, size_t, const us_JSRef *, us_JSRef *) \
    F(us_JSRef, JSObjectCallAsConstructor, us_JSRef, us_JSRef, size_t, const us_JSRef *, us_JSRef *) \
    F(us_JSRef, JSObjectCopyPropertyNames, us_JSRef, us_JSRef) \
    F(us_JSRef, JSPropertyNameArrayRetain, us_JSRef) \
    F(void, JSPropertyNameArrayRelease, us_JSRef) \
    F(size_t, JSPropertyNameArrayGetCount, us_JSRef) \
    F(us_JSRef, JSPropertyNameArrayGetNameAtIndex, us_JSRef, size_t) \
    F(int, JSValueGetTypedArrayType, us_JSRef, us_JSRef, us_JSRef *) \
    F(us_JSRef, JSObjectMakeTypedArray, us_JSRef, int, size_t, us_JSRef *) \
    F(us_JSRef, JSObjectMakeTypedArrayWithArrayBuffer, us_JSRef, int, us_JSRef, us_JSRef *) \
    F(void *, JSObjectGetTypedArrayBytesPtr, us_JSRef, us_JSRef, us_JSRef *) \
    F(size_t, JSObjectGetTypedArrayLength, us_JSRef, us_JSRef, us_JSRef *) \
    F(size_t, JSObjectGetTypedArrayByteLength, us_JSRef, us_JSRef, us_JSRef *) \
    F(size_t, JSObjectGetTypedArrayByteOffset, us_JSRef, us_JSRef, us_JSRef *) \
    F(us_JSRef, JSObjectGetTypedArrayBuffer, us_JSRef, us_JSRef, us_JSRef *) \
    F(void *, JSObjectGetArrayBufferBytesPtr, us_JSRef, us_JSRef, us_JSRef *) \
    F(size_t, JSObjectGetArrayBufferByteLength, us_JSRef, us_JSRef, us_JSRef *)

/// The functions of the engine.
typedef struct us_JavaScriptCore {
#define US_JS_FIELD(result, name, ...) result (*name)(__VA_ARGS__);
    US_JS_FUNCTIONS(US_JS_FIELD)
#undef US_JS_FIELD
} us_JavaScriptCore;

/// Returns the functions of the engine, or NULL if the library is not installed or lacks one. It may be called on any thread.
const us_JavaScriptCore *us_javaScriptCore(void);

/// Makes a class whose objects call functions. Each may be NULL.
us_JSRef us_javaScriptClass(const char *name, us_JSCall call, us_JSFinalize finalize, us_JSGetProperty get, us_JSSetProperty set);
