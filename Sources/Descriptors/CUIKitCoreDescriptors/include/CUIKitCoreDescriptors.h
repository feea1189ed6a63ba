#ifndef CUIKIT_CORE_DESCRIPTORS_H
#define CUIKIT_CORE_DESCRIPTORS_H

// The method descriptors of UIKitCore's members that are found in the tables of classes that apps write. Each is a symbol that the compiler writes for
// the member: a member of another name, module or type does not link until its line in descriptors.c says the new symbol.
const void *us_UIView_initFrame(void);
const void *us_UIView_draw(void);
const void *us_UIView_drawLayer(void);
const void *us_UIViewController_viewWillTransition(void);
const void *us_UIViewController_willAnimateFirstHalf(void);
const void *us_UIViewController_systemLayoutFittingSizeDidChange(void);
const void *us_UIPresentationController_systemLayoutFittingSizeDidChange(void);
const void *us_UIViewController_initNibName(void);
const void *us_UIStoryboardSegue_init(void);
const void *us_UIViewController_forUnwindSegueAction(void);
const void *us_UIViewController_allowedChildrenForUnwinding(void);

#endif
