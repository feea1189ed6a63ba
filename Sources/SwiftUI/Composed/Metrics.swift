/// A length that scales with the Dynamic Type size.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    private let style: Font.TextStyle
    @Environment(\.dynamicTypeSize) private var size

    /// Creates a number for the default text size, which is scaled as text in the style is.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) { (base, style) = (wrappedValue, textStyle) }

    /// The number scaled for the user's text size.
    public var wrappedValue: Value {
        Value(
            Double(
                UIFontMetrics(forTextStyle: style.uiStyle).scaledValue(
                    for: CGFloat(base), compatibleWith: UITraitCollection(preferredContentSizeCategory: size.category))))
    }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
    /// The modifier that changes nothing.
    public static let identity = EmptyModifier()
    public init() {}
    /// Returns the content unchanged.
    public func body(content: Content) -> some View { content }
}
