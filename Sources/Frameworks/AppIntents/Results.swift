import UIKitFoundation

public protocol IntentResult: Sendable {
    associatedtype Value
    /// The value of the intent, or nil.
    var value: Value? { get }
}
public protocol ReturnsValue<Value>: IntentResult where Value: _IntentValue {}
/// A result with a text.
public protocol ProvidesDialog: IntentResult {}
public protocol ShowsSnippetView: IntentResult {}
/// A result with an intent that is performed next.
public protocol OpensIntent: IntentResult {}

/// The view of a result. It is kept but not shown: results of intents are shown by Siri and Shortcuts.
public struct _SnippetViewContainer: @unchecked Sendable {  // Nothing changes the view.
    public let view: Any
    public init(_ view: Any) { self.view = view }
}
/// The intent that a result opens.
public struct _OpenedIntent: Sendable {
    let intent: any AppIntent
    public init(_ intent: any AppIntent) { self.intent = intent }
}
protocol _OpeningResult {
    var _openedIntent: (any AppIntent)? { get }
}
// The value and the view may not be `Sendable`; the intent that returns them doesn't keep them.
/// A result with some of a value, an intent, a view, and a text.
public struct IntentResultContainer<Value, OpensAppIntent, SnippetView, Dialog>: IntentResult, @unchecked Sendable {
    /// The value, or nil.
    public var value: Value?
    /// The intent that is performed next, or nil.
    public var opensIntent: OpensAppIntent?
    /// The view, or nil.
    public var view: SnippetView?
    /// The text, or nil.
    public var dialog: IntentDialog?
    public init(value: Value? = nil, opensIntent: OpensAppIntent? = nil, view: SnippetView? = nil, dialog: IntentDialog? = nil) {
        self.value = value
        self.opensIntent = opensIntent
        self.view = view
        self.dialog = dialog
    }
}
extension IntentResultContainer: ReturnsValue where Value: _IntentValue {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView where SnippetView == _SnippetViewContainer {}
extension IntentResultContainer: OpensIntent where OpensAppIntent == _OpenedIntent {}
extension IntentResultContainer: _OpeningResult {
    var _openedIntent: (any AppIntent)? { (opensIntent as Any? as? _OpenedIntent)?.intent }
}

extension IntentResult {
    /// The result of an intent that returns no value.
    public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never, Never> { IntentResultContainer() }
    /// A result with a text.
    public static func result(dialog: IntentDialog) -> Self where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        IntentResultContainer(dialog: dialog)
    }
    public static func result<V: _IntentValue>(value: V) -> Self where Self == IntentResultContainer<V, Never, Never, Never> {
        IntentResultContainer(value: value)
    }
    /// A result with a value and a text.
    public static func result<V: _IntentValue>(value: V, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<V, Never, Never, IntentDialog> {
        IntentResultContainer(value: value, dialog: dialog)
    }
    /// A result with an intent that is performed next.
    public static func result(opensIntent: some AppIntent) -> Self where Self == IntentResultContainer<Never, _OpenedIntent, Never, Never> {
        IntentResultContainer(opensIntent: _OpenedIntent(opensIntent))
    }
    /// A result with an intent that is performed next, and a text.
    public static func result(opensIntent: some AppIntent, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, _OpenedIntent, Never, IntentDialog> {
        IntentResultContainer(opensIntent: _OpenedIntent(opensIntent), dialog: dialog)
    }
    /// A result with a value, and an intent that is performed next.
    public static func result<V: _IntentValue>(value: V, opensIntent: some AppIntent) -> Self
    where Self == IntentResultContainer<V, _OpenedIntent, Never, Never> {
        IntentResultContainer(value: value, opensIntent: _OpenedIntent(opensIntent))
    }
    /// A result with a value, an intent that is performed next, and a text.
    public static func result<V: _IntentValue>(value: V, opensIntent: some AppIntent, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<V, _OpenedIntent, Never, IntentDialog> {
        IntentResultContainer(value: value, opensIntent: _OpenedIntent(opensIntent), dialog: dialog)
    }
}
