import Foundation

extension UIViewController {
    /// The transition with which a controller is pushed or presented. iOS 18.
    @preconcurrency @MainActor open class Transition: NSObject {
        package enum Kind { case zoom(ZoomOptions?, (ZoomSourceViewProviderContext) -> UIView?), modal(UIModalTransitionStyle) }
        package let kind: Kind
        package init(_ kind: Kind) { self.kind = kind }

        /// Zooms the screen out of the view that `sourceViewProvider` returns, and back into the one it returns at that time; `nil` selects
        /// the container's or the style's own transition.
        open class func zoom(
            options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> Transition { Transition(.zoom(options, sourceViewProvider)) }
        /// Zooms the screen out of a bar's button.
        open class func zoom(
            options: ZoomOptions? = nil, sourceBarButtonItemProvider: @escaping (ZoomSourceViewProviderContext) -> UIBarButtonItem?
        ) -> Transition {
            zoom(options: options) { context in sourceBarButtonItemProvider(context)?.barView }
        }
        /// A modal transition that moves the view up from the bottom edge.
        open class var coverVertical: Transition { Transition(.modal(.coverVertical)) }
        /// A modal transition that turns the screen around its vertical axis.
        open class var flipHorizontal: Transition { Transition(.modal(.flipHorizontal)) }
        /// A modal transition that fades the view in.
        open class var crossDissolve: Transition { Transition(.modal(.crossDissolve)) }
        /// A modal transition that curls the presenter up like a page.
        open class var partialCurl: Transition { Transition(.modal(.partialCurl)) }

        /// The adjustments of a zoom transition.
        @preconcurrency @MainActor open class ZoomOptions: NSObject {
            /// Whether the swipe that dismisses the screen may begin; always allowed if `nil`.
            open var interactiveDismissShouldBegin: ((ZoomInteractionContext) -> Bool)?
            /// The part of the zoomed view, in its own space, that covers the source while it is small; all of it if `nil`.
            open var alignmentRectProvider: ((ZoomAlignmentRectContext) -> CGRect?)?
            /// The color that darkens the screen behind; UIKit's black if `nil`.
            open var dimmingColor: UIColor?
            // FIXME(gap): stored only; the dimming is a color.
            /// The effect on the screen behind, or `nil` for a color. Stored but has no effect: the dimming is always a color.
            open var dimmingVisualEffect: UIVisualEffect?
            public override init() { super.init() }
        }
        /// The controllers for whose transition a zoom's source view is requested.
        @preconcurrency @MainActor public struct ZoomSourceViewProviderContext {
            /// The controller whose view holds the source.
            public let sourceViewController: UIViewController
            /// The controller that is zoomed out of the source.
            public let zoomedViewController: UIViewController
        }
        /// The views for which a zoom's alignment rectangle is requested.
        @preconcurrency @MainActor public struct ZoomAlignmentRectContext {
            /// The view from which the screen zooms.
            public let sourceView: UIView
            /// The controller that is zoomed out of the source. The rectangle is in its view's space.
            public let zoomedViewController: UIViewController
        }
        /// The gesture that is about to dismiss a zoomed screen.
        @preconcurrency @MainActor public struct ZoomInteractionContext {
            /// The touch's location in points, in the space of the zoomed view.
            public let location: CGPoint
            /// The touch's velocity, in points per second.
            public let velocity: CGVector
            /// Whether the dismissal would begin without the app's decision.
            public let willBegin: Bool

            package init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
                (self.location, self.velocity, self.willBegin) = (location, velocity, willBegin)
            }
        }
    }
}

private let transitions = AttachedProperty<UIViewController.Transition?>(nil)

// In an extension of the protocol, so that an app's own controllers may declare a property of the same name.
extension UIContentContainer where Self: UIViewController {
    /// The preferred transition. A modal one sets `modalTransitionStyle`.
    public var preferredTransition: UIViewController.Transition? {
        get { transitions[self] }
        set {
            transitions[self] = newValue
            if case .modal(let style) = newValue?.kind { modalTransitionStyle = style }
        }
    }
}
