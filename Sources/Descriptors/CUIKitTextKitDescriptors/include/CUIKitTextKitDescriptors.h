#ifndef CUIKIT_TEXT_KIT_DESCRIPTORS_H
#define CUIKIT_TEXT_KIT_DESCRIPTORS_H

// The method descriptors of UIKitTextKit's members that are found in the tables of classes that apps write. Each is a symbol that the compiler writes for
// the member: a member of another name, module or type does not link until its line in descriptors.c says the new symbol.
const void *us_NSTextAttachmentViewProvider_init(void);

#endif
