#include "CUIKitListsDescriptors.h"

#define DESCRIPTOR(name, symbol)              \
    extern const char d_##name __asm__(symbol); \
    const void *us_##name(void) { return &d_##name; }

DESCRIPTOR(UITableView_initStyle, "$s10UIKitLists11UITableViewC5frame5styleAC10Foundation6CGRectV_AC5StyleOtcfCTq")
DESCRIPTOR(UICollectionView_initLayout, "$s10UIKitLists16UICollectionViewC5frame010collectionD6LayoutAC10Foundation6CGRectV_AA0cdG0CtcfCTq")
DESCRIPTOR(UITableViewCell_initStyle, "$s10UIKitLists15UITableViewCellC5style15reuseIdentifierA2C0E5StyleO_SSSgtcfCTq")
DESCRIPTOR(UITableViewHeaderFooterView_init, "$s10UIKitLists023UITableViewHeaderFooterD0C15reuseIdentifierACSSSg_tcfCTq")
DESCRIPTOR(UICollectionViewController_init, "$s10UIKitLists26UICollectionViewControllerC010collectionD6LayoutAcA0cdG0C_tcfCTq")
