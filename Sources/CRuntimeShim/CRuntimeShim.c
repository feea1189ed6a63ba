#define _GNU_SOURCE
#include "CRuntimeShim.h"
#include <dlfcn.h>
#include <setjmp.h>
#include <stddef.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#define SWIFTCC __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

SWIFTCC extern void *swift_lookUpClassMethod(const void *cls, const void *method, const void *base);

extern const char NSObject_init __asm__("$s10Foundation8NSObjectCACycfCTq");

// Swift functions that replace methods of Foundation's classes; NULL if they are not linked.
#define FUNCTION(name, symbol)                                        \
    extern const char d_##name __asm__(symbol) __attribute__((weak)); \
    const void *us_##name(void) { return &d_##name; }

FUNCTION(bundle_localizedString, "understudy_bundle_localizedString")
FUNCTION(bundle_preferredLocalizations, "understudy_bundle_preferredLocalizations")
FUNCTION(bundle_url, "understudy_bundle_url")
FUNCTION(unarchiver_object, "understudy_unarchiver_object")
FUNCTION(unarchiver_objectOf, "understudy_unarchiver_objectOf")
FUNCTION(unarchiver_error, "understudy_unarchiver_error")
FUNCTION(coder_fail, "understudy_coder_fail")
FUNCTION(archiver_encode, "understudy_archiver_encode")
FUNCTION(archiver_error, "understudy_archiver_error")
FUNCTION(dictionary_isEqual, "understudy_dictionary_isEqual")
FUNCTION(object_description, "understudy_object_description")

void *us_init0(const void *cls, const void *base) {
    void *entry = swift_lookUpClassMethod(cls, &NSObject_init, base);
    return ((SWIFTCC void *(*)(SELF const void *))entry)(cls);
}

static _Thread_local jmp_buf *attempt;

void us_initializerIsMissing(
    const unsigned char *type, int typeLength, const unsigned char *name, int nameLength, const unsigned char *file, int fileLength, uint32_t line,
    uint32_t column, uint32_t flags
) {
    if (attempt) longjmp(*attempt, 1);
    void *library = dlopen("libswiftCore.so", RTLD_NOLOAD | RTLD_NOW);
    __typeof__(&us_initializerIsMissing) report = library ? (__typeof__(report))dlsym(library, "_swift_stdlib_reportUnimplementedInitializerInFile") : NULL;
    if (report) report(type, typeLength, name, nameLength, file, fileLength, line, column, flags);
}

// If this library is not part of the program, the program's own function takes precedence.
void _swift_stdlib_reportUnimplementedInitializerInFile(
    const unsigned char *type, int typeLength, const unsigned char *name, int nameLength, const unsigned char *file, int fileLength, uint32_t line,
    uint32_t column, uint32_t flags
) {
    us_initializerIsMissing(type, typeLength, name, nameLength, file, fileLength, line, column, flags);
}

void *us_tryInit0(const void *cls, const void *base) {
    jmp_buf here, *outer = attempt;
    void *object = NULL;
    if (!setjmp(here)) {
        attempt = &here;
        object = us_init0(cls, base);
    }
    attempt = outer;
    return object;
}

extern void *swift_allocObject(const void *metadata, size_t size, size_t alignmentMask);

void *us_makeFrom(void *pattern, const void *cls, uintptr_t patternSize, uintptr_t size, uintptr_t alignment) {
    const size_t header = 2 * sizeof(void *);
    char *object = swift_allocObject(cls, size, alignment - 1);
    memset(object + header, 0, size - header);
    memcpy(object + header, (char *)pattern + header, patternSize - header);
    return object;
}

void *us_initRect(const void *cls, const void *method, const void *base, double x, double y, double width, double height) {
    void *entry = swift_lookUpClassMethod(cls, method, base);
    return ((SWIFTCC void *(*)(double, double, double, double, SELF const void *))entry)(x, y, width, height, cls);
}

void *us_initRectByte(const void *cls, const void *method, const void *base, double x, double y, double width, double height, uint8_t byte) {
    void *entry = swift_lookUpClassMethod(cls, method, base);
    return ((SWIFTCC void *(*)(double, double, double, double, uint8_t, SELF const void *))entry)(x, y, width, height, byte, cls);
}

void *us_initRectObject(const void *cls, const void *method, const void *base, double x, double y, double width, double height, void *object) {
    void *entry = swift_lookUpClassMethod(cls, method, base);
    return ((SWIFTCC void *(*)(double, double, double, double, void *, SELF const void *))entry)(x, y, width, height, object, cls);
}

void *us_initByteWords(const void *cls, const void *method, const void *base, uint8_t byte, uint64_t first, uint64_t second) {
    void *entry = swift_lookUpClassMethod(cls, method, base);
    return ((SWIFTCC void *(*)(uint8_t, uint64_t, uint64_t, SELF const void *))entry)(byte, first, second, cls);
}

void *us_initWords(const void *cls, const void *method, const void *base, uint64_t first, uint64_t second) {
    void *entry = swift_lookUpClassMethod(cls, method, base);
    return ((SWIFTCC void *(*)(uint64_t, uint64_t, SELF const void *))entry)(first, second, cls);
}

void *us_initFourWords(const void *cls, const void *method, const void *base, uint64_t first, uint64_t second, uint64_t third, uint64_t fourth) {
    void *entry = swift_lookUpClassMethod(cls, method, base);
    return ((SWIFTCC void *(*)(uint64_t, uint64_t, uint64_t, uint64_t, SELF const void *))entry)(first, second, third, fourth, cls);
}

void *us_initFiveWords(const void *cls, const void *method, const void *base, uint64_t first, uint64_t second, uint64_t third, uint64_t fourth, uint64_t fifth) {
    void *entry = swift_lookUpClassMethod(cls, method, base);
    return ((SWIFTCC void *(*)(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, SELF const void *))entry)(first, second, third, fourth, fifth, cls);
}

void *us_initWordsObjects(const void *cls, const void *method, const void *base, uint64_t first, uint64_t second, void *a, void *b) {
    void *entry = swift_lookUpClassMethod(cls, method, base);
    return ((SWIFTCC void *(*)(uint64_t, uint64_t, void *, void *, SELF const void *))entry)(first, second, a, b, cls);
}

void *us_initWordsObject(const void *cls, const void *method, const void *base, uint64_t first, uint64_t second, void *object) {
    void *entry = swift_lookUpClassMethod(cls, method, base);
    return ((SWIFTCC void *(*)(uint64_t, uint64_t, void *, SELF const void *))entry)(first, second, object, cls);
}

void *us_initPointer(const void *cls, const void *method, const void *base, void *value) {
    void *entry = swift_lookUpClassMethod(cls, method, base);
    return ((SWIFTCC void *(*)(void *, SELF const void *))entry)(value, cls);
}

int us_overrides(const void *cls, const void *base_cls, const void *method, const void *base) {
    if (!method) return 0;
    return swift_lookUpClassMethod(cls, method, base) != swift_lookUpClassMethod(base_cls, method, base);
}

void us_storeWord(const void *address, uintptr_t value) {
    uintptr_t size = (uintptr_t)sysconf(_SC_PAGESIZE);
    if (mprotect((void *)((uintptr_t)address & ~(size - 1)), size, PROT_READ | PROT_WRITE) == 0) *(uintptr_t *)address = value;
}

static us_leaving leave;
extern void swift_release(void *object);

SWIFTCC static void destroyWatched(SELF void *object) {
    uintptr_t destroyer = 0;
    void *kept = leave(object, *(const void **)object, &destroyer);
    ((SWIFTCC void (*)(SELF void *))destroyer)(object);
    if (kept) swift_release(kept);
}

// The pointer to the function that destroys a class's objects is two words before its metadata.
uintptr_t us_watchDestruction(const void *cls, us_leaving leaving) {
    const uintptr_t *place = (const uintptr_t *)cls - 2;
    leave = leaving;
    uintptr_t destroyer = *place;
    us_storeWord(place, (uintptr_t)destroyWatched);
    return destroyer;
}

// The beginning of the runtime's description of a loaded image, with the location of its type records.
struct sections {
    uintptr_t version;
    const void *base;
    void *unused[2];
    struct { uintptr_t start, length; } protocols, conformances, types;
};
SWIFTCC extern void swift_enumerateAllMetadataSections(int (*body)(const struct sections *, void *), void *context);

// The result of a type's metadata accessor: the metadata, and whether it is complete.
struct response { const void *metadata; uintptr_t state; };
struct visitor { void (*visit)(const void *, void *); void *context; };

static int visit_image(const struct sections *image, void *context) {
    const struct visitor *visitor = context;
    const int32_t *records = (const int32_t *)image->types.start;
    for (uintptr_t i = 0; i < image->types.length / sizeof(int32_t); i++) {
        // The low bits are the kind of reference; only direct references are in the image itself.
        if (records[i] == 0 || (records[i] & 3) != 0) continue;
        const char *descriptor = (const char *)&records[i] + records[i];
        uint32_t flags = *(const uint32_t *)descriptor;
        if ((flags & 0x1f) != 16 || (flags & 0x80)) continue;  // a class, not generic
        int32_t offset = *(const int32_t *)(descriptor + 12);
        if (offset == 0) continue;
        struct response (*accessor)(uintptr_t) SWIFTCC = (void *)(descriptor + 12 + offset);
        visitor->visit(accessor(0).metadata, visitor->context);
    }
    return 1;
}

void us_enumerateClasses(void (*visit)(const void *, void *), void *context) {
    struct visitor visitor = {visit, context};
    swift_enumerateAllMetadataSections(visit_image, &visitor);
}

// A record of a conformance: the protocol, the type, and how the type is given, in bits 3 to 5 of the flags.
struct conformance { int32_t protocol, type, witnesses; uint32_t flags; };
struct conformanceVisitor { const void *type; void (*visit)(const void *, void *); void *context; };

// The address at a distance from its place, or the one stored there if the lowest bit is set.
static const void *indirectable(const int32_t *place) {
    const char *target = (const char *)place + (*place & ~1);
    return *place & 1 ? *(const void *const *)target : target;
}

static int visit_conformances(const struct sections *image, void *context) {
    const struct conformanceVisitor *visitor = context;
    const int32_t *records = (const int32_t *)image->conformances.start;
    for (uintptr_t i = 0; i < image->conformances.length / sizeof(int32_t); i++) {
        if (records[i] == 0) continue;
        const struct conformance *record = (const void *)((const char *)&records[i] + records[i]);
        uint32_t kind = record->flags >> 3 & 7;
        if (kind > 1) continue;  // a class of Objective-C
        const char *type = (const char *)&record->type + record->type;
        if ((kind == 0 ? (const void *)type : *(const void *const *)type) != visitor->type) continue;
        visitor->visit(indirectable(&record->protocol), visitor->context);
    }
    return 1;
}

void us_enumerateConformances(const void *type, void (*visit)(const void *, void *), void *context) {
    struct conformanceVisitor visitor = {type, visit, context};
    swift_enumerateAllMetadataSections(visit_conformances, &visitor);
}

extern const void *swift_conformsToProtocol(const void *metadata, const void *protocol);
int us_conforms(const void *cls, const void *protocol) { return swift_conformsToProtocol(cls, protocol) != 0; }
