#include "CQuartzCoreDescriptors.h"

#define DESCRIPTOR(name, symbol)              \
    extern const char d_##name __asm__(symbol); \
    const void *us_##name(void) { return &d_##name; }

DESCRIPTOR(CALayer_draw, "$s10QuartzCore7CALayerC4draw2iny0B8Graphics9CGContextC_tFTq")
DESCRIPTOR(CALayer_initLayer, "$s10QuartzCore7CALayerC5layerACyp_tcfCTq")
