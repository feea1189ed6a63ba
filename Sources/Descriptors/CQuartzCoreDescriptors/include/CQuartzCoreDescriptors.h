#ifndef CQUARTZ_CORE_DESCRIPTORS_H
#define CQUARTZ_CORE_DESCRIPTORS_H

// The method descriptors of the members of QuartzCore that the tables of an app's classes contain. Each is a symbol that the compiler
// creates for the member. If the name, module, or type of a member changes, update its symbol in descriptors.c, because it no longer links.
const void *us_CALayer_draw(void);
const void *us_CALayer_initLayer(void);

#endif
