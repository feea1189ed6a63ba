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
        open class var coverVertical: Transition { Transition(.modal(.coverVertical)) }
        open class var flipHorizontal: Transition { Transition(.modal(.flipHorizontal)) }
        open class var crossDissolve: Transition { Transition(.modal(.crossDissolve)) }
        open class var partialCurl: Transition { Transition(.modal(.partialCurl)) }

        @preconcurrency @MainActor open class ZoomOptions: NSObject {
            /// Whether the swipe that dismisses the screen may begin; always allowed if `nil`.
            open var interactiveDismissShouldBegin: ((ZoomInteractionContext) -> Bool)?
            /// The part of the zoomed view, in its own space, that covers the source while it is small; all of it if `nil`.
            open var alignmentRectProvider: ((ZoomAlignmentRectContext) -> CGRect?)?
            /// The color that darkens the screen behind; UIKit's black if `nil`.
            open var dimmingColor: UIColor?
            // FIXME(gap): stored only; the dimming is a color.
            open var dimmingVisualEffect: UIVisualEffect?
            public override init() { super.init() }
        }
        @preconcurrency @MainActor public struct ZoomSourceViewProviderContext {
            public let sourceViewController: UIViewController
            public let zoomedViewController: UIViewController
        }
        @preconcurrency @MainActor public struct ZoomAlignmentRectContext {
            public let sourceView: UIView
            public let zoomedViewController: UIViewController
        }
        @preconcurrency @MainActor public struct ZoomInteractionContext {
            public let location: CGPoint
            public let velocity: CGVector
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
