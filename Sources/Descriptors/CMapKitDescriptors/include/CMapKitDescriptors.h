#ifndef CMAP_KIT_DESCRIPTORS_H
#define CMAP_KIT_DESCRIPTORS_H

// The method descriptors of the members of MapKit that the tables of an app's classes contain. Each is a symbol that the compiler creates
// for the member. If the name, module, or type of a member changes, update its symbol in descriptors.c, because it no longer links.
const void *us_MKAnnotationView_init(void);

#endif
