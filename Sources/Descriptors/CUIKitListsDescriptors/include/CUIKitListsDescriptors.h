#ifndef CUIKIT_LISTS_DESCRIPTORS_H
#define CUIKIT_LISTS_DESCRIPTORS_H

// The method descriptors of UIKitLists's members that are found in the tables of classes that apps write. Each is a symbol that the compiler writes for
// the member: a member of another name, module or type does not link until its line in descriptors.c says the new symbol.
const void *us_UITableView_initStyle(void);
const void *us_UICollectionView_initLayout(void);
const void *us_UITableViewCell_initStyle(void);
const void *us_UITableViewHeaderFooterView_init(void);
const void *us_UICollectionViewController_init(void);

#endif
