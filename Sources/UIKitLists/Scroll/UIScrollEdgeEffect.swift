import Foundation
import UIKitCore

// FIXME(gap): nothing fades.
/// The fading of content that passes under the bars at one edge of a scroll view, since iOS 26. Its values are stored but have no effect.
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
    /// The appearance of the effect.
    @preconcurrency @MainActor
    open class Style: NSObject {
        /// The system's choice.
        public static let automatic = Style()
        /// A style with a dividing line.
        public static let hard = Style()
        /// A style with a gradient.
        public static let soft = Style()
    }

    /// The appearance of the effect. It is stored but has no effect: nothing fades.
    open var style: Style = .automatic
    /// Whether the effect is hidden. It is stored but has no effect: nothing fades.
    open var isHidden = false
}

/// Marks a view that contains elements over the edge of a scroll view, which shapes the edge's effect.
@preconcurrency @MainActor
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
    /// The scroll view whose edge the container covers.
    open weak var scrollView: UIScrollView?
    /// The edge at which the container is.
    open var edge: UIRectEdge = []
    open private(set) weak var view: UIView?
    /// Does nothing.
    open func willMove(to view: UIView?) {}
    /// Stores the view to which the interaction was added.
    open func didMove(to view: UIView?) { self.view = view }
}
