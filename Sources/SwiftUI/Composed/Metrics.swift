/// A length that scales with the Dynamic Type size.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    private let style: Font.TextStyle
    @Environment(\.dynamicTypeSize) private var size

    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) { (base, style) = (wrappedValue, textStyle) }

    public var wrappedValue: Value {
        Value(
            Double(
                UIFontMetrics(forTextStyle: style.uiStyle).scaledValue(
                    for: CGFloat(base), compatibleWith: UITraitCollection(preferredContentSizeCategory: size.category))))
    }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
    public static let identity = EmptyModifier()
    public init() {}
    public func body(content: Content) -> some View { content }
}
