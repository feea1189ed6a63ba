import UIKitCore

/// A transformation of a color, as configurations apply it for states.
public struct UIConfigurationColorTransformer: Sendable {
    public let transform: @Sendable @MainActor (UIColor) -> UIColor

    public init(_ transform: @escaping @Sendable @MainActor (UIColor) -> UIColor) { self.transform = transform }

    @preconcurrency @MainActor public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    public static let grayscale = UIConfigurationColorTransformer { color in
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
    }
    public static let preferredTint = UIConfigurationColorTransformer { $0 }
    public static let monochromeTint = UIConfigurationColorTransformer { $0 }
}

/// A transformation of text attributes.
public struct UIConfigurationTextAttributesTransformer {
    public let transform: (AttributeContainer) -> AttributeContainer
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
