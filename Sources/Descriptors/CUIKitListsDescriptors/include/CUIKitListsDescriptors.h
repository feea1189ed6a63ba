#ifndef CUIKIT_LISTS_DESCRIPTORS_H
#define CUIKIT_LISTS_DESCRIPTORS_H

// The method descriptors of the members of UIKitLists that the tables of an app's classes contain. Each is a symbol that the compiler
// creates for the member. If the name, module, or type of a member changes, update its symbol in descriptors.c, because it no longer links.
const void *us_UITableView_initStyle(void);
const void *us_UICollectionView_initLayout(void);
const void *us_UITableViewCell_initStyle(void);
const void *us_UITableViewHeaderFooterView_init(void);
const void *us_UICollectionViewController_init(void);

#endif
