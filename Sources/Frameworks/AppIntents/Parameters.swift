import UIKitFoundation
import UniformTypeIdentifiersCompanion

/// Where a parameter gets its value from in a list of actions.
public enum InputConnectionBehavior: Hashable, Sendable { case `default`, connectToPreviousIntentResult, never }
/// How a number is chosen.
public enum _NumberControlStyle: Hashable, Sendable { case field, stepper, slider }
/// The parts of a date that are chosen.
public enum _DateKind: Hashable, Sendable { case date, time, dateTime }
/// The place of a widget.
public enum IntentWidgetFamily: Hashable, Sendable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline
}
/// The number of values of a parameter, everywhere or by the size of a widget.
public struct IntentCollectionSize: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByDictionaryLiteral {
    private let counts: [IntentWidgetFamily: Int], count: Int?
    public init(integerLiteral value: Int) { (counts, count) = ([:], value) }
    public init(dictionaryLiteral elements: (IntentWidgetFamily, Int)...) {
        (counts, count) = (Dictionary(elements, uniquingKeysWith: { $1 }), nil)
    }
}

// FIXME(gap): parameters have no resolvers, and measurements no default value with a unit.
/// A value with which an intent is performed. The app and its tests set it: the user isn't asked.
@propertyWrapper public final class IntentParameter<Value: _IntentValue & Sendable>: Sendable {
    private let stored: StoredValue<Value>
    /// The name of the parameter, or nil.
    public let title: LocalizedStringResource?

    /// Creates a parameter without a name.
    public init() { (title, stored) = (nil, StoredValue(Value._unset)) }
    /// Creates a parameter with a name and an initial value. The other arguments concern questions to the user.
    public init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.title = title
        stored = StoredValue(defaultValue.flatMap { $0 as Any as? Value } ?? Value._unset)
    }
    /// Creates a parameter with options to choose from.
    public convenience init<Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
    ) {
        self.init(title: title, default: defaultValue)
    }
    /// Creates a parameter whose entities a query finds.
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
    ) {
        self.init(title: title, default: defaultValue)
    }
    /// Creates a parameter with a number of values.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        size: IntentCollectionSize, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title, default: defaultValue)
    }

    /// The value. Reading a value that must be set and isn't stops the app.
    public var wrappedValue: Value {
        get { stored.value(of: "parameter", title, in: "an intent") }
        set { stored.set(newValue) }
    }
    /// The parameter itself.
    public var projectedValue: IntentParameter<Value> { self }

    /// Throws an error: there is no user to ask.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { throw AppIntentError.noOneToAsk }
    /// Returns the error with which the app asks for a value.
    public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError { .noOneToAsk }
    /// Throws an error: there is no user to ask.
    public func requestConfirmation(for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil) async throws -> Bool {
        throw AppIntentError.noOneToAsk
    }
    /// Throws an error: there is no user to ask.
    public func requestDisambiguation(among options: [Value.ValueType], dialog: IntentDialog? = nil) async throws -> Value.ValueType {
        throw AppIntentError.noOneToAsk
    }
    /// Returns the error with which the app asks for one of several values.
    public func needsDisambiguationError(among options: [Value.ValueType], dialog: IntentDialog? = nil) -> AppIntentError { .noOneToAsk }
}

extension IntentParameter where Value.ValueType == Int {
    /// Creates a parameter that is chosen with a control. The control and the range have no effect.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        controlStyle: _NumberControlStyle, inclusiveRange: (lowerBound: Int, upperBound: Int)? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title, default: defaultValue)
    }
    /// Creates a parameter with a range, which has no effect: the system applies it when it asks the user.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        inclusiveRange: (lowerBound: Int, upperBound: Int), requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title, default: defaultValue)
    }
}
extension IntentParameter where Value.ValueType == Double {
    /// Creates a parameter that is chosen with a control. The control and the range have no effect.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        controlStyle: _NumberControlStyle, inclusiveRange: (lowerBound: Double, upperBound: Double)? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title, default: defaultValue)
    }
    /// Creates a parameter with a range, which has no effect: the system applies it when it asks the user.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        inclusiveRange: (lowerBound: Double, upperBound: Double), requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title, default: defaultValue)
    }
}
extension IntentParameter where Value.ValueType == String {
    /// Creates a parameter with the settings of its keyboard, which have no effect.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        inputOptions: String.IntentInputOptions, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title, default: defaultValue)
    }
}
extension IntentParameter where Value.ValueType == Bool {
    /// Creates a parameter with words for its values, which aren't shown.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        displayName: Bool.IntentDisplayName, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title, default: defaultValue)
    }
}
extension IntentParameter where Value.ValueType == Date {
    /// Creates a parameter of which a part is chosen.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        kind: _DateKind, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title, default: defaultValue)
    }
}
extension IntentParameter where Value.ValueType == DateComponents {
    /// Creates a parameter of which a part is chosen.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        kind: _DateKind, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title, default: defaultValue)
    }
}
extension IntentParameter where Value.ValueType == IntentFile {
    /// Creates a parameter for files of some types.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, supportedTypeIdentifiers: [String],
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title)
    }
    /// Creates a parameter for files of some types.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, supportedContentTypes: [UTType],
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title)
    }
}
