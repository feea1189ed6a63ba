#ifndef CUIKIT_CORE_DESCRIPTORS_H
#define CUIKIT_CORE_DESCRIPTORS_H

// The method descriptors of the members of UIKitCore that the tables of an app's classes contain. Each is a symbol that the compiler
// creates for the member. If the name, module, or type of a member changes, update its symbol in descriptors.c, because it no longer links.
const void *us_UIResponder_updateUserActivityState(void);
const void *us_UIView_initFrame(void);
const void *us_UIView_draw(void);
const void *us_UIView_drawLayer(void);
const void *us_UIViewController_viewWillTransition(void);
const void *us_UIViewController_willAnimateFirstHalf(void);
const void *us_UIViewController_didAnimateFirstHalf(void);
const void *us_UIViewController_willAnimateSecondHalf(void);
const void *us_UIViewController_systemLayoutFittingSizeDidChange(void);
const void *us_UIPresentationController_systemLayoutFittingSizeDidChange(void);
const void *us_UIViewController_initNibName(void);
const void *us_UIStoryboardSegue_init(void);
const void *us_UIViewController_forUnwindSegueAction(void);
const void *us_UIViewController_allowedChildrenForUnwinding(void);

#endif
