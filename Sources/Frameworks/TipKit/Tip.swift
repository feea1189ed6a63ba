// Tips appear when their rules allow it, in line and as popovers. A user's actions are remembered as long as the app runs.
@_exported import SwiftUICompanion

/// A hint about a feature of the app.
public protocol Tip: Identifiable, Sendable {
    @preconcurrency @MainActor var title: Text { get }
    /// The text below the title; nil for none.
    @preconcurrency @MainActor var message: Text? { get }
    /// The picture beside the text; nil for none.
    @preconcurrency @MainActor var image: Image? { get }
    @Tips.ActionBuilder @preconcurrency @MainActor var actions: [Action] { get }
    @Tips.RuleBuilder var rules: [Rule] { get }
    @Tips.OptionsBuilder var options: [any Option] { get }

    typealias Action = Tips.Action
    typealias Rule = Tips.Rule
    typealias Option = TipOption
    typealias Event = Tips.Event
    typealias Status = Tips.Status
}
extension Tip {
    public var id: String { String(describing: Self.self) }
    var key: String { "\(id)" }
    /// Nil, for no text.
    @preconcurrency @MainActor public var message: Text? { nil }
    /// Nil, for no picture.
    @preconcurrency @MainActor public var image: Image? { nil }
    /// No actions.
    @preconcurrency @MainActor public var actions: [Action] { [] }
    /// No rules: the tip is available immediately.
    public var rules: [Rule] { [] }
    /// No options.
    public var options: [any Option] { [] }

    /// Whether the tip can be shown, or was invalidated and why.
    public var status: Tips.Status {
        if let reason = TipStore.shared.invalidation(of: self) { return .invalidated(reason) }
        return TipStore.shared.allows(self) ? .available : .pending
    }
    /// Whether the tip can be shown now.
    public var shouldDisplay: Bool { status == .available }
    /// The status now and after each change.
    public var statusUpdates: AsyncStream<Tips.Status> { TipStore.shared.updates { self.status } }
    /// Whether the tip should be on the screen, now and after each change.
    public var shouldDisplayUpdates: AsyncStream<Bool> { TipStore.shared.updates { self.shouldDisplay } }

    /// Makes the tip disappear for good.
    public func invalidate(reason: Tips.InvalidationReason) { TipStore.shared.invalidate(self, reason) }
    /// Makes an invalidated tip appear again.
    public func resetEligibility() async { TipStore.shared.reset(self) }
}

public struct AnyTip: Tip {
    let base: any Tip
    /// Creates a tip whose type is erased.
    public init(_ tip: any Tip) { base = tip }
    public var id: String { base.key }
    public var title: Text { base.title }
    public var message: Text? { base.message }
    public var image: Image? { base.image }
    public var actions: [Action] { base.actions }
    public var rules: [Rule] { base.rules }
    public var options: [any Option] { base.options }
}

/// A choice about how often a tip appears.
public protocol TipOption: Sendable {}

extension Tips {
    /// Shows the tip even if another one appeared a short time ago.
    public struct IgnoresDisplayFrequency: TipOption {
        let ignores: Bool
        /// Creates an option of whether the frequency of tips doesn't matter. Every frequency is immediate.
        public init(_ ignoresDisplayFrequency: Bool) { ignores = ignoresDisplayFrequency }
    }
    /// Makes the tip disappear after it appeared this many times.
    public struct MaxDisplayCount: TipOption {
        let count: Int
        /// Creates an option of the largest number of times that the tip is shown.
        public init(_ maxDisplayCount: Int) { count = maxDisplayCount }
    }
    // FIXME(gap): a tip does not disappear after its maximum duration.
    /// Makes the tip disappear after it was on the screen for so long.
    public struct MaxDisplayDuration: TipOption {
        let duration: TimeInterval
        /// Creates an option of the longest time for which the tip is shown. It has no effect.
        public init(_ maxDisplayDuration: TimeInterval) { duration = maxDisplayDuration }
    }

    /// A button in a tip.
    public struct Action: Identifiable, Sendable {
        /// The identifier of the action.
        public internal(set) var id: String
        public internal(set) var index: Int?
        /// The label of the action's button.
        public let label: @MainActor @Sendable () -> Text
        /// The closure that the button calls.
        public internal(set) var handler: @MainActor @Sendable () -> Void

        /// Creates an action with a label. A nil identifier is its number.
        public init(
            id: String? = nil, perform handler: @escaping @MainActor @Sendable () -> Void = {},
            _ label: @escaping @MainActor @Sendable () -> Text
        ) { (self.id, self.label, self.handler) = (id ?? "", label, handler) }
        public init(id: String? = nil, title: String, perform handler: @escaping @MainActor @Sendable () -> Void = {}) {
            self.init(id: id, perform: handler) { Text(title) }
        }
    }

    /// The result builder that joins the actions of a tip.
    @resultBuilder public enum ActionBuilder {
        /// Takes an element of the block.
        public static func buildExpression(_ action: Action) -> [Action] { [action] }
        /// Takes an element of the block.
        public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
        /// Joins the elements of the block in order.
        public static func buildBlock(_ parts: [Action]...) -> [Action] { parts.flatMap(\.self) }
        /// Takes the content of an `if` without `else`, which is empty if the condition is false.
        public static func buildOptional(_ part: [Action]?) -> [Action] { part ?? [] }
        /// Takes the content of a condition that is true.
        public static func buildEither(first part: [Action]) -> [Action] { part }
        /// Takes the content of a condition that is false.
        public static func buildEither(second part: [Action]) -> [Action] { part }
        /// Joins the content of all passes of a loop.
        public static func buildArray(_ parts: [[Action]]) -> [Action] { parts.flatMap(\.self) }
        /// Takes content that needs a version of the system, and erases its type.
        public static func buildLimitedAvailability(_ part: [Action]) -> [Action] { part }
    }
    /// The result builder that joins the rules of a tip. All must hold before the tip is shown.
    @resultBuilder public enum RuleBuilder {
        /// Takes an element of the block.
        public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
        /// Takes an element of the block.
        public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
        /// Joins the elements of the block in order.
        public static func buildBlock(_ parts: [Rule]...) -> [Rule] { parts.flatMap(\.self) }
        /// Takes the content of an `if` without `else`, which is empty if the condition is false.
        public static func buildOptional(_ part: [Rule]?) -> [Rule] { part ?? [] }
        /// Takes the content of a condition that is true.
        public static func buildEither(first part: [Rule]) -> [Rule] { part }
        /// Takes the content of a condition that is false.
        public static func buildEither(second part: [Rule]) -> [Rule] { part }
        /// Joins the content of all passes of a loop.
        public static func buildArray(_ parts: [[Rule]]) -> [Rule] { parts.flatMap(\.self) }
    }
    /// The result builder that joins the options of a tip.
    @resultBuilder public enum OptionsBuilder {
        /// Takes an element of the block.
        public static func buildExpression(_ option: any TipOption) -> [any TipOption] { [option] }
        /// Takes an element of the block.
        public static func buildExpression(_ options: [any TipOption]) -> [any TipOption] { options }
        /// Joins the elements of the block in order.
        public static func buildBlock(_ parts: [any TipOption]...) -> [any TipOption] { parts.flatMap(\.self) }
        /// Takes the content of an `if` without `else`, which is empty if the condition is false.
        public static func buildOptional(_ part: [any TipOption]?) -> [any TipOption] { part ?? [] }
        /// Takes the content of a condition that is true.
        public static func buildEither(first part: [any TipOption]) -> [any TipOption] { part }
        /// Takes the content of a condition that is false.
        public static func buildEither(second part: [any TipOption]) -> [any TipOption] { part }
    }
}
