import UIKitLists

/// Connects a view that draws its own text with writing tools. The emulated device has no language model, so the tools are not
/// available: the coordinator stays inactive, and calls no method of its delegate.
@preconcurrency @MainActor
open class UIWritingToolsCoordinator: NSObject, UIInteraction {
    /// The state of the tools.
    public enum State: Int, Sendable { case inactive, noninteractive, interactiveResting, interactiveStreaming }
    /// The part of the text that the tools request.
    public enum ContextScope: Int, Sendable { case userSelection, fullDocument, visibleArea }
    /// The animation of a replaced text.
    public enum TextAnimation: Int, Sendable { case anticipate, remove, insert }
    /// The reason for a replacement.
    public enum TextReplacementReason: Int, Sendable { case interactive, noninteractive }
    /// The reason for a change by the app.
    public enum TextUpdateReason: Int, Sendable { case typing, undoRedo }

    /// Text that the tools work on.
    @preconcurrency @MainActor
    open class Context: NSObject {
        /// The identifier of the text.
        public let identifier: UUID
        /// The text.
        public let attributedString: NSAttributedString
        /// The range of the text on which the tools work, in UTF-16 units.
        public let range: NSRange
        /// The range that the tools chose; nothing until they have.
        open private(set) var resolvedRange = NSRange(location: NSNotFound, length: 0)
        private static var count: UInt8 = 0

        /// Creates a context for a range of a text.
        public init(attributedString: NSAttributedString, range: NSRange) {
            (self.attributedString, self.range) = (attributedString, range)
            // Counted, not random, so that two runs of an app print the same.
            Self.count &+= 1
            identifier = UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, Self.count))
            super.init()
        }
    }

    /// The animation of a replacement.
    @preconcurrency @MainActor
    open class AnimationParameters: NSObject {
        open private(set) var duration: CGFloat = 0
        open private(set) var delay: CGFloat = 0
        /// Called with the progress of the animation, from 0 to 1. It is never called here.
        open var progressHandler: ((Float) -> Void)?
        /// Called at the end of the animation. It is never called here.
        open var completionHandler: (() -> Void)?
    }

    /// Provides the text and applies changes.
    @preconcurrency @MainActor
    public protocol Delegate: NSObjectProtocol {
        /// Supplies the texts of a scope. It is never called here.
        func writingToolsCoordinator(
            _ writingToolsCoordinator: UIWritingToolsCoordinator, requestsContextsFor scope: ContextScope,
            completion: @escaping ([Context]) -> Void)
        /// Replaces a range of a text. It is never called here.
        func writingToolsCoordinator(
            _ writingToolsCoordinator: UIWritingToolsCoordinator, replace range: NSRange, in context: Context,
            proposedText replacementText: NSAttributedString, reason: TextReplacementReason, animationParameters: AnimationParameters?,
            completion: @escaping (NSAttributedString?) -> Void)
        /// Selects ranges of a text. It is never called here.
        func writingToolsCoordinator(
            _ writingToolsCoordinator: UIWritingToolsCoordinator, select ranges: [NSValue], in context: Context,
            completion: @escaping () -> Void)
        /// Supplies the outlines of a range. It is never called here.
        func writingToolsCoordinator(
            _ writingToolsCoordinator: UIWritingToolsCoordinator, requestsBoundingBezierPathsFor range: NSRange, in context: Context,
            completion: @escaping ([UIBezierPath]) -> Void)
        /// Supplies the lines under a range. It is never called here.
        func writingToolsCoordinator(
            _ writingToolsCoordinator: UIWritingToolsCoordinator, requestsUnderlinePathsFor range: NSRange, in context: Context,
            completion: @escaping ([UIBezierPath]) -> Void)
        /// Prepares an animation. It is never called here.
        func writingToolsCoordinator(
            _ writingToolsCoordinator: UIWritingToolsCoordinator, prepareFor textAnimation: TextAnimation, for range: NSRange,
            in context: Context, completion: @escaping () -> Void)
        /// Supplies the preview of a range for an animation. It is never called here.
        func writingToolsCoordinator(
            _ writingToolsCoordinator: UIWritingToolsCoordinator, requestsPreviewFor textAnimation: TextAnimation, of range: NSRange,
            in context: Context, completion: @escaping (UITargetedPreview?) -> Void)
        /// Ends an animation. It is never called here.
        func writingToolsCoordinator(
            _ writingToolsCoordinator: UIWritingToolsCoordinator, finish textAnimation: TextAnimation, for range: NSRange,
            in context: Context, completion: @escaping () -> Void)
        /// Supplies the parts of a range that are in one container each. It is never called here.
        func writingToolsCoordinator(
            _ writingToolsCoordinator: UIWritingToolsCoordinator, requestsSingleContainerSubrangesOf range: NSRange, in context: Context,
            completion: @escaping ([NSValue]) -> Void)
        /// Supplies the view for decorations of a range. It is never called here.
        func writingToolsCoordinator(
            _ writingToolsCoordinator: UIWritingToolsCoordinator, requestsDecorationContainerViewFor range: NSRange, in context: Context,
            completion: @escaping (UIView) -> Void)
        /// Called before the state changes. It is never called here.
        func writingToolsCoordinator(
            _ writingToolsCoordinator: UIWritingToolsCoordinator, willChangeTo newState: State, completion: @escaping () -> Void)
    }

    /// Whether writing tools are available, which is `false` here.
    open class var isWritingToolsAvailable: Bool { false }
    open private(set) weak var delegate: (any Delegate)?
    open private(set) weak var view: UIView?
    /// Always `inactive`.
    open var state: State { .inactive }
    /// The behavior that the app prefers. It is stored but has no effect.
    open var preferredBehavior = UIWritingToolsBehavior.default
    /// The kinds of results that the app accepts. They are stored but have no effect.
    open var preferredResultOptions: UIWritingToolsResultOptions = []
    /// The behavior in effect: `none`, because there are no tools.
    open var behavior: UIWritingToolsBehavior { .none }
    /// The kinds of results that are possible: none.
    open var resultOptions: UIWritingToolsResultOptions { [] }
    /// The view for decorations, or nil. It is stored but has no effect.
    open weak var decorationContainerView: UIView?
    /// The view for effects, or nil. It is stored but has no effect.
    open weak var effectContainerView: UIView?
    /// Whether the texts contain the markers of lists. It is stored but has no effect.
    open var includesTextListMarkers = false

    /// Creates a coordinator, which holds its delegate weakly.
    public init(delegate: (any Delegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Does nothing when the interaction is about to move to another view.
    open func willMove(to view: UIView?) {}
    /// Stores the view to which the interaction was added, or nil after it was removed.
    open func didMove(to view: UIView?) { self.view = view }
    /// Does nothing: no operation is under way.
    open func stopWritingTools() {}
    /// Does nothing: no context is in use.
    open func updateRange(
        _ range: NSRange, with replacementText: NSAttributedString, reason: TextUpdateReason, forContextWithIdentifier contextID: UUID
    ) {}
    /// Does nothing: no context is in use.
    open func updateForReflowedTextInContextWithIdentifier(_ contextID: UUID) {}
}

extension UIWritingToolsCoordinator.Delegate {
    /// Calls the completion with the whole range, for a delegate that doesn't implement the method.
    public func writingToolsCoordinator(
        _ writingToolsCoordinator: UIWritingToolsCoordinator, requestsSingleContainerSubrangesOf range: NSRange,
        in context: UIWritingToolsCoordinator.Context, completion: @escaping ([NSValue]) -> Void
    ) { completion([NSValue(range: range)]) }
    /// Calls the completion with the standard view, for a delegate that doesn't implement the method.
    public func writingToolsCoordinator(
        _ writingToolsCoordinator: UIWritingToolsCoordinator, requestsDecorationContainerViewFor range: NSRange,
        in context: UIWritingToolsCoordinator.Context, completion: @escaping (UIView) -> Void
    ) { completion(writingToolsCoordinator.decorationContainerView ?? writingToolsCoordinator.view ?? UIView()) }
    /// Calls the completion, for a delegate that doesn't implement the method.
    public func writingToolsCoordinator(
        _ writingToolsCoordinator: UIWritingToolsCoordinator, willChangeTo newState: UIWritingToolsCoordinator.State,
        completion: @escaping () -> Void
    ) { completion() }
}

extension UITextView {
    /// Always `false`: there are no writing tools here.
    public var isWritingToolsActive: Bool { false }
    /// The coordinator that a subclass uses; `nil`, as where writing tools are not available.
    public var writingToolsCoordinator: UIWritingToolsCoordinator? { nil }
    /// The class of the text view's own coordinator.
    public class var subclassForWritingToolsCoordinator: UIWritingToolsCoordinator.Type { UIWritingToolsCoordinator.self }
}
