import Foundation
import UIKitCore

/// Places the surfaces of the visible fragments.
public protocol NSTextViewportLayoutControllerDelegate: NSObjectProtocol {
    /// Returns the visible part of the text, in the container's coordinates.
    func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect
    /// Called for each visible fragment, from the top. Place its surface.
    func textViewportLayoutController(
        _ textViewportLayoutController: NSTextViewportLayoutController,
        configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment)
    /// Called before the visible fragments are determined.
    func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
    /// Called after the visible fragments were configured.
    func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
    /// Called when the layout must be determined again.
    func textViewportLayoutControllerReceivedSetNeedsLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
}

extension NSTextViewportLayoutControllerDelegate {
    /// Does nothing for a delegate that doesn't implement the method.
    public func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func textViewportLayoutControllerReceivedSetNeedsLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {}
}

/// Requests surfaces for the fragments in a part of a layout manager's container.
open class NSTextViewportLayoutController: NSObject {
    /// The object that places surfaces. It is held weakly.
    open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?
    open private(set) weak var textLayoutManager: NSTextLayoutManager?
    /// The viewport's bounds in the last layout.
    open private(set) var viewportBounds = CGRect.zero
    /// The range visible in the last layout.
    open private(set) var viewportRange: NSTextRange?

    /// Creates a controller for a layout manager, which it holds weakly.
    public init(textLayoutManager: NSTextLayoutManager) {
        self.textLayoutManager = textLayoutManager
        super.init()
    }

    /// Determines the visible fragments, and calls the delegate for each. Without a delegate, it does nothing.
    open func layoutViewport() {
        guard let textLayoutManager, let delegate else { return }
        delegate.textViewportLayoutControllerWillLayout(self)
        viewportBounds = delegate.viewportBounds(for: self)
        viewportRange = nil
        textLayoutManager.noticeElements()
        // The whole frame counts as visible if it only touches the viewport's edge with text of zero height.
        for fragment in textLayoutManager.fragments {
            let frame = fragment.layoutFragmentFrame
            guard frame.maxY >= viewportBounds.minY, frame.minY <= viewportBounds.maxY else { continue }
            viewportRange = viewportRange.map { $0.union(fragment.rangeInElement) } ?? fragment.rangeInElement
            delegate.textViewportLayoutController(self, configureRenderingSurfaceFor: fragment)
        }
        delegate.textViewportLayoutControllerDidLayout(self)
    }

    /// Returns the start of a viewport in which a location is visible.
    open func relocateViewport(to textLocation: any NSTextLocation) -> CGFloat {
        let top = textLayoutManager?.textLayoutFragment(for: textLocation)?.layoutFragmentFrame.minY ?? 0
        viewportBounds.origin.y = top
        return top
    }

    /// Moves the viewport down by a number of points, without a layout.
    open func adjustViewport(byVerticalOffset verticalOffset: CGFloat) { viewportBounds.origin.y += verticalOffset }
}
