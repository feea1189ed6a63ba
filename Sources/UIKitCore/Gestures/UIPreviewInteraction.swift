import Foundation

/// The callbacks of a press with force.
@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
    /// Whether a press may become a preview.
    func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
    /// Called while the press grows toward the preview, with the progress from 0 to 1. Never called here.
    func previewInteraction(_ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
    /// Called while the press grows beyond the preview, with the progress from 0 to 1. Never called here.
    func previewInteraction(_ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
    /// Called when the press ended early. Never called here.
    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
}

extension UIPreviewInteractionDelegate {
    /// Returns `true` by default.
    public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { true }
    /// Does nothing by default.
    public func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
    ) {}
}

/// 3D Touch on a view. No emulated screen measures pressure, so it never begins, as on devices without 3D Touch.
@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject {
    /// The view for whose presses the interaction was created.
    open private(set) weak var view: UIView?
    /// The receiver of the press's progress. Not retained.
    open weak var delegate: (any UIPreviewInteractionDelegate)?
    /// Creates an interaction for presses on a view, which isn't retained.
    public init(view: UIView) { self.view = view }
    /// Returns the location of the press. Always zero.
    open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }
    /// Ends the interaction. Does nothing here.
    open func cancel() {}
}

/// Clicks of custom input views; the emulated devices are silent.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
    /// Whether taps on the input view click. No sound is played here.
    var enableInputClicksWhenVisible: Bool { get }
}
extension UIInputViewAudioFeedback { public var enableInputClicksWhenVisible: Bool { false } }
