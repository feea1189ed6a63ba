#ifndef CQUARTZ_CORE_DESCRIPTORS_H
#define CQUARTZ_CORE_DESCRIPTORS_H

// The method descriptors of QuartzCore's members that are found in the tables of classes that apps write. Each is a symbol that the compiler writes for
// the member: a member of another name, module or type does not link until its line in descriptors.c says the new symbol.
const void *us_CALayer_draw(void);
const void *us_CALayer_initLayer(void);

#endif
