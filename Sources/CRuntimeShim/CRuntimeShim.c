#include "CRuntimeShim.h"

#define SWIFTCC __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

SWIFTCC extern void *swift_lookUpClassMethod(const void *cls, const void *method, const void *base);

extern const char NSObject_init __asm__("$s10Foundation8NSObjectCACycfCTq");

#define DESCRIPTOR(name, symbol)                                        \
    extern const char d_##name __asm__(symbol) __attribute__((weak));   \
    const void *us_##name(void) { return &d_##name; }

DESCRIPTOR(UIView_initFrame, "$s9UIKitCore6UIViewC5frameAC10Foundation6CGRectV_tcfCTq")
DESCRIPTOR(UIView_draw, "$s9UIKitCore6UIViewC4drawyy10Foundation6CGRectVFTq")
DESCRIPTOR(UIView_drawLayer, "$s9UIKitCore6UIViewC4draw_2iny10QuartzCore7CALayerC_12CoreGraphics9CGContextCtFTq")
DESCRIPTOR(UITableViewCell_initStyle, "$s10UIKitLists15UITableViewCellC5style15reuseIdentifierA2C9CellStyleO_SSSgtcfCTq")
DESCRIPTOR(UITableViewHeaderFooterView_init, "$s10UIKitLists27UITableViewHeaderFooterViewC15reuseIdentifierACSSSg_tcfCTq")
DESCRIPTOR(UIStoryboardSegue_init, "$s9UIKitCore17UIStoryboardSegueC10identifier6source11destinationACSSSg_AA16UIViewControllerCAItcfCTq")
DESCRIPTOR(CALayer_initLayer, "$s10QuartzCore7CALayerC5layerACyp_tcfCTq")

void *us_init0(const void *cls, const void *base) {
    void *entry = swift_lookUpClassMethod(cls, &NSObject_init, base);
    return ((SWIFTCC void *(*)(SELF const void *))entry)(cls);
}

void *us_initRect(const void *cls, const void *method, const void *base, double x, double y, double width, double height) {
    void *entry = swift_lookUpClassMethod(cls, method, base);
    return ((SWIFTCC void *(*)(double, double, double, double, SELF const void *))entry)(x, y, width, height, cls);
}

void *us_initByteWords(const void *cls, const void *method, const void *base, uint8_t byte, uint64_t first, uint64_t second) {
    void *entry = swift_lookUpClassMethod(cls, method, base);
    return ((SWIFTCC void *(*)(uint8_t, uint64_t, uint64_t, SELF const void *))entry)(byte, first, second, cls);
}

void *us_initWords(const void *cls, const void *method, const void *base, uint64_t first, uint64_t second) {
    void *entry = swift_lookUpClassMethod(cls, method, base);
    return ((SWIFTCC void *(*)(uint64_t, uint64_t, SELF const void *))entry)(first, second, cls);
}

void *us_initWordsObjects(const void *cls, const void *method, const void *base, uint64_t first, uint64_t second, void *a, void *b) {
    void *entry = swift_lookUpClassMethod(cls, method, base);
    return ((SWIFTCC void *(*)(uint64_t, uint64_t, void *, void *, SELF const void *))entry)(first, second, a, b, cls);
}

void *us_initPointer(const void *cls, const void *method, const void *base, void *value) {
    void *entry = swift_lookUpClassMethod(cls, method, base);
    return ((SWIFTCC void *(*)(void *, SELF const void *))entry)(value, cls);
}

int us_overrides(const void *cls, const void *base_cls, const void *method, const void *base) {
    if (!method) return 0;
    return swift_lookUpClassMethod(cls, method, base) != swift_lookUpClassMethod(base_cls, method, base);
}
