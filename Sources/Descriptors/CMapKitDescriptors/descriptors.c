#include "CMapKitDescriptors.h"

#define DESCRIPTOR(name, symbol)              \
    extern const char d_##name __asm__(symbol); \
    const void *us_##name(void) { return &d_##name; }

DESCRIPTOR(MKAnnotationView_init, "$s15MapKitCompanion16MKAnnotationViewC10annotation15reuseIdentifierAcA0D0_pSg_SSSgtcfCTq")
