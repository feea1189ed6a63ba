import UIKitFoundation

/// A sentence with the parameters of an intent, for the editor of shortcuts. It isn't shown here.
public protocol ParameterSummary {}
@resultBuilder public enum ParameterSummaryBuilder<Intent: AppIntent> {
    public static func buildExpression(_ summary: IntentParameterSummary<Intent>) -> IntentParameterSummary<Intent> { summary }
    public static func buildExpression<WhenCondition: ParameterSummary, Otherwise: ParameterSummary>(
        _ condition: ParameterSummaryWhenCondition<Intent, WhenCondition, Otherwise>
    ) -> ParameterSummaryWhenCondition<Intent, WhenCondition, Otherwise> { condition }
    public static func buildExpression<Value>(
        _ condition: ParameterSummarySwitchCondition<Intent, Value>
    ) -> ParameterSummarySwitchCondition<Intent, Value> { condition }
    public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content { content }
}
/// The result builder that lists parameters.
@resultBuilder public enum ParameterKeyPathsBuilder<Intent: AppIntent> {
    public static func buildExpression<Parameter>(_ keyPath: KeyPath<Intent, Parameter>) -> [PartialKeyPath<Intent>] { [keyPath] }
    public static func buildBlock(_ keyPaths: [PartialKeyPath<Intent>]...) -> [PartialKeyPath<Intent>] { keyPaths.flatMap { $0 } }
}
/// A sentence with parameters.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
    /// Collects the parts of a sentence.
    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation<Parameter>(_ keyPath: KeyPath<Intent, Parameter>) {}
    }
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
    /// Creates a sentence without parameters.
    public init(_ text: String) {}
}
/// A sentence, and the parameters below it.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    /// Creates a summary without a sentence.
    public init() {}
    /// Creates a summary with a sentence.
    public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {}
    /// Creates a summary with a sentence and other parameters.
    public init(
        _ summary: ParameterSummaryString<Intent>, table: String? = nil,
        @ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
    ) {}
    /// Creates a summary with parameters without a sentence.
    public init(@ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]) {}
}

/// Whether a parameter has a value.
public enum HasValueComparisonOperator: Sendable { case hasAnyValue, hasNoValue }
/// Whether a parameter is a value.
public enum EquatableComparisonOperator: Sendable { case equalTo, notEqualTo }
/// Whether a parameter is below or above a value.
public enum ComparableComparisonOperator: Sendable { case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo }
/// Whether a parameter is one of several values.
public enum OneOfComparisonOperator: Sendable { case oneOf }

/// One of two summaries, depending on a parameter.
public struct ParameterSummaryWhenCondition<Intent: AppIntent, WhenCondition: ParameterSummary, Otherwise: ParameterSummary>:
    ParameterSummary
{
    /// Compares whether a parameter has a value.
    public init<Parameter>(
        _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: HasValueComparisonOperator,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {}
    /// Compares a parameter with a value.
    public init<Value: _IntentValue & Sendable>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparisonOperator: EquatableComparisonOperator, _ value: Value.UnwrappedType,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {}
    /// Compares a parameter with a value.
    public init<Value: _IntentValue & Sendable>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparisonOperator: ComparableComparisonOperator,
        _ value: Value.UnwrappedType,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {}
    /// Compares a parameter with several values.
    public init<Value: _IntentValue & Sendable>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparisonOperator: OneOfComparisonOperator,
        _ values: [Value.UnwrappedType],
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {}
    /// Compares the place of a widget.
    public init(
        widgetFamily comparisonOperator: EquatableComparisonOperator, _ family: IntentWidgetFamily,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {}
    /// Compares the place of a widget.
    public init(
        widgetFamily comparisonOperator: OneOfComparisonOperator, _ families: [IntentWidgetFamily],
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {}
}
/// One of several summaries, depending on a parameter.
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value>: ParameterSummary {
    public init(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> ParameterSummaryCases
    ) where Value: _IntentValue & Sendable {}
}
/// The summary for a value or several.
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value, Content: ParameterSummary> {
    public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ summary: () -> Content) {}
    public init(_ values: [Value], @ParameterSummaryBuilder<Intent> _ summary: () -> Content) {}
}
/// The summary for all other values.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Value, Content: ParameterSummary> {
    public init(@ParameterSummaryBuilder<Intent> _ summary: () -> Content) {}
}
public struct ParameterSummaryCases {}
/// The result builder that lists cases.
@resultBuilder public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value> {
    public static func buildExpression<Content: ParameterSummary>(
        _ condition: ParameterSummaryCaseCondition<Intent, Value, Content>
    ) -> ParameterSummaryCases { ParameterSummaryCases() }
    public static func buildExpression<Content: ParameterSummary>(
        _ condition: ParameterSummaryDefaultCaseCondition<Intent, Value, Content>
    ) -> ParameterSummaryCases { ParameterSummaryCases() }
    public static func buildBlock(_ cases: ParameterSummaryCases...) -> ParameterSummaryCases { ParameterSummaryCases() }
}
