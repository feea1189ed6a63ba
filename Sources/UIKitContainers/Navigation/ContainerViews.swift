import Foundation

// UIKit's containers insert private views between their own view and their children's; tree dumps show these names. (metrics.md 6)

/// The view of a navigation or tab bar controller.
@MainActor
package final class UILayoutContainerView: UIView {
    package var layout: (() -> Void)?

    /// Fills the screen with `transitionView`, and that with `wrapper`.
    convenience init(_ transitionView: UIView, around wrapper: UIView) {
        self.init(frame: UIScreen.main.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        transitionView.frame = bounds
        transitionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        wrapper.frame = transitionView.bounds
        wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        transitionView.addSubview(wrapper)
        addSubview(transitionView)
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        layout?()
    }
}

/// Fills a navigation controller's view; transitions happen inside.
@MainActor
package final class UINavigationTransitionView: UIView {}

/// Holds the shown child's view.
@MainActor
package final class UIViewControllerWrapperView: UIView {}
