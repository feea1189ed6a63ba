import Foundation
import UIKitCore

/// Places the surfaces of the visible fragments.
public protocol NSTextViewportLayoutControllerDelegate: NSObjectProtocol {
    func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect
    func textViewportLayoutController(
        _ textViewportLayoutController: NSTextViewportLayoutController,
        configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment)
    func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
    func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
    func textViewportLayoutControllerReceivedSetNeedsLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
}

extension NSTextViewportLayoutControllerDelegate {
    /// Does nothing for a delegate that omits the method.
    public func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {}
    /// Does nothing for a delegate that omits the method.
    public func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {}
    /// Does nothing for a delegate that omits the method.
    public func textViewportLayoutControllerReceivedSetNeedsLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {}
}

/// Requests surfaces for the fragments in a part of a layout manager's container.
open class NSTextViewportLayoutController: NSObject {
    open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?
    open private(set) weak var textLayoutManager: NSTextLayoutManager?
    /// The viewport's bounds in the last layout.
    open private(set) var viewportBounds = CGRect.zero
    /// The range visible in the last layout.
    open private(set) var viewportRange: NSTextRange?

    public init(textLayoutManager: NSTextLayoutManager) {
        self.textLayoutManager = textLayoutManager
        super.init()
    }

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

    open func adjustViewport(byVerticalOffset verticalOffset: CGFloat) { viewportBounds.origin.y += verticalOffset }
}
