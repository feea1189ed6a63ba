#include "CUIKitTextKitDescriptors.h"

#define DESCRIPTOR(name, symbol)              \
    extern const char d_##name __asm__(symbol); \
    const void *us_##name(void) { return &d_##name; }

DESCRIPTOR(NSTextAttachmentViewProvider_init, "$s12UIKitTextKit28NSTextAttachmentViewProviderC04textE006parentF00H13LayoutManager8locationAcA0dE0C_0A4Core6UIViewCSgAA0djK0CSgAA0D8Location_ptcfCTq")
