import Foundation
import UIKitCore

/// The fading of content that passes under the bars at one edge of a scroll view, since iOS 26.
///
/// FIXME(gap): nothing fades; values are stored only.
@MainActor
open class UIScrollEdgeEffect: NSObject {
    @MainActor
    open class Style: NSObject {
        public static let automatic = Style()
        /// A style with a dividing line.
        public static let hard = Style()
        /// A style with a gradient.
        public static let soft = Style()
    }

    open var style: Style = .automatic
    open var isHidden = false
}

/// Marks a view that contains elements over the edge of a scroll view, which shapes the edge's effect.
@MainActor
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
    open weak var scrollView: UIScrollView?
    open var edge: UIRectEdge = []
    open private(set) weak var view: UIView?
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}
