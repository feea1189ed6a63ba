import Foundation
import UIKitCore

/// Places the surfaces of the fragments that show.
public protocol NSTextViewportLayoutControllerDelegate: NSObjectProtocol {
    func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect
    func textViewportLayoutController(
        _ textViewportLayoutController: NSTextViewportLayoutController, configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment)
    func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
    func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
    func textViewportLayoutControllerReceivedSetNeedsLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
}

extension NSTextViewportLayoutControllerDelegate {
    public func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {}
    public func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {}
    public func textViewportLayoutControllerReceivedSetNeedsLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {}
}

/// Asks for surfaces for the fragments in a part of a layout manager's container.
open class NSTextViewportLayoutController: NSObject {
    open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?
    open private(set) weak var textLayoutManager: NSTextLayoutManager?
    /// As of the last layout.
    open private(set) var viewportBounds = CGRect.zero
    /// What the last layout showed.
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
        // The whole frame shows where it only touches the viewport's edge with text of no height.
        for fragment in textLayoutManager.fragments {
            let frame = fragment.layoutFragmentFrame
            guard frame.maxY >= viewportBounds.minY, frame.minY <= viewportBounds.maxY else { continue }
            viewportRange = viewportRange.map { $0.union(fragment.rangeInElement) } ?? fragment.rangeInElement
            delegate.textViewportLayoutController(self, configureRenderingSurfaceFor: fragment)
        }
        delegate.textViewportLayoutControllerDidLayout(self)
    }

    /// Where the viewport has to begin for a place to show.
    open func relocateViewport(to textLocation: any NSTextLocation) -> CGFloat {
        let top = textLayoutManager?.textLayoutFragment(for: textLocation)?.layoutFragmentFrame.minY ?? 0
        viewportBounds.origin.y = top
        return top
    }

    open func adjustViewport(byVerticalOffset verticalOffset: CGFloat) { viewportBounds.origin.y += verticalOffset }
}
