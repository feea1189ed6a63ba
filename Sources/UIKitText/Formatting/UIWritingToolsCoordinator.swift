import UIKitLists

/// Connects a view that draws its own text with writing tools. The emulated device has no language model, so the tools are not
/// available: the coordinator stays inactive, and asks its delegate for nothing.
@preconcurrency @MainActor
open class UIWritingToolsCoordinator: NSObject, UIInteraction {
    public enum State: Int, Sendable { case inactive, noninteractive, interactiveResting, interactiveStreaming }
    public enum ContextScope: Int, Sendable { case userSelection, fullDocument, visibleArea }
    public enum TextAnimation: Int, Sendable { case anticipate, remove, insert }
    public enum TextReplacementReason: Int, Sendable { case interactive, noninteractive }
    public enum TextUpdateReason: Int, Sendable { case typing, undoRedo }

    /// Text that the tools work on.
    @preconcurrency @MainActor
    open class Context: NSObject {
        public let identifier: UUID
        public let attributedString: NSAttributedString
        public let range: NSRange
        /// The range that the tools chose; nothing until they have.
        open private(set) var resolvedRange = NSRange(location: NSNotFound, length: 0)
        private static var count: UInt8 = 0

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
        open var progressHandler: ((Float) -> Void)?
        open var completionHandler: (() -> Void)?
    }

    /// Provides the text and applies changes.
    @preconcurrency @MainActor
    public protocol Delegate: NSObjectProtocol {
        func writingToolsCoordinator(
            _ writingToolsCoordinator: UIWritingToolsCoordinator, requestsContextsFor scope: ContextScope,
            completion: @escaping ([Context]) -> Void)
        func writingToolsCoordinator(
            _ writingToolsCoordinator: UIWritingToolsCoordinator, replace range: NSRange, in context: Context,
            proposedText replacementText: NSAttributedString, reason: TextReplacementReason, animationParameters: AnimationParameters?,
            completion: @escaping (NSAttributedString?) -> Void)
        func writingToolsCoordinator(
            _ writingToolsCoordinator: UIWritingToolsCoordinator, select ranges: [NSValue], in context: Context,
            completion: @escaping () -> Void)
        func writingToolsCoordinator(
            _ writingToolsCoordinator: UIWritingToolsCoordinator, requestsBoundingBezierPathsFor range: NSRange, in context: Context,
            completion: @escaping ([UIBezierPath]) -> Void)
        func writingToolsCoordinator(
            _ writingToolsCoordinator: UIWritingToolsCoordinator, requestsUnderlinePathsFor range: NSRange, in context: Context,
            completion: @escaping ([UIBezierPath]) -> Void)
        func writingToolsCoordinator(
            _ writingToolsCoordinator: UIWritingToolsCoordinator, prepareFor textAnimation: TextAnimation, for range: NSRange,
            in context: Context, completion: @escaping () -> Void)
        func writingToolsCoordinator(
            _ writingToolsCoordinator: UIWritingToolsCoordinator, requestsPreviewFor textAnimation: TextAnimation, of range: NSRange,
            in context: Context, completion: @escaping (UITargetedPreview?) -> Void)
        func writingToolsCoordinator(
            _ writingToolsCoordinator: UIWritingToolsCoordinator, finish textAnimation: TextAnimation, for range: NSRange,
            in context: Context, completion: @escaping () -> Void)
        func writingToolsCoordinator(
            _ writingToolsCoordinator: UIWritingToolsCoordinator, requestsSingleContainerSubrangesOf range: NSRange, in context: Context,
            completion: @escaping ([NSValue]) -> Void)
        func writingToolsCoordinator(
            _ writingToolsCoordinator: UIWritingToolsCoordinator, requestsDecorationContainerViewFor range: NSRange, in context: Context,
            completion: @escaping (UIView) -> Void)
        func writingToolsCoordinator(
            _ writingToolsCoordinator: UIWritingToolsCoordinator, willChangeTo newState: State, completion: @escaping () -> Void)
    }

    open class var isWritingToolsAvailable: Bool { false }
    open private(set) weak var delegate: (any Delegate)?
    open private(set) weak var view: UIView?
    /// Always `inactive`.
    open var state: State { .inactive }
    open var preferredBehavior = UIWritingToolsBehavior.default
    open var preferredResultOptions: UIWritingToolsResultOptions = []
    /// The behavior in effect: `none`, because there are no tools.
    open var behavior: UIWritingToolsBehavior { .none }
    open var resultOptions: UIWritingToolsResultOptions { [] }
    open weak var decorationContainerView: UIView?
    open weak var effectContainerView: UIView?
    open var includesTextListMarkers = false

    public init(delegate: (any Delegate)?) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
    /// Does nothing: no operation is under way.
    open func stopWritingTools() {}
    /// Does nothing: no context is in use.
    open func updateRange(
        _ range: NSRange, with replacementText: NSAttributedString, reason: TextUpdateReason, forContextWithIdentifier contextID: UUID
    ) {}
    open func updateForReflowedTextInContextWithIdentifier(_ contextID: UUID) {}
}

extension UIWritingToolsCoordinator.Delegate {
    public func writingToolsCoordinator(
        _ writingToolsCoordinator: UIWritingToolsCoordinator, requestsSingleContainerSubrangesOf range: NSRange,
        in context: UIWritingToolsCoordinator.Context, completion: @escaping ([NSValue]) -> Void
    ) { completion([NSValue(range: range)]) }
    public func writingToolsCoordinator(
        _ writingToolsCoordinator: UIWritingToolsCoordinator, requestsDecorationContainerViewFor range: NSRange,
        in context: UIWritingToolsCoordinator.Context, completion: @escaping (UIView) -> Void
    ) { completion(writingToolsCoordinator.decorationContainerView ?? writingToolsCoordinator.view ?? UIView()) }
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
