import UIKitCore

/// A transformation of a color, as configurations apply it for states.
public struct UIConfigurationColorTransformer: Sendable {
    /// The function from a color to the color that is used.
    public let transform: @Sendable @MainActor (UIColor) -> UIColor

    /// Creates a transformer from a function, which must always return the same for the same color.
    public init(_ transform: @escaping @Sendable @MainActor (UIColor) -> UIColor) { self.transform = transform }

    /// Returns the changed color.
    @preconcurrency @MainActor public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// The gray of the same brightness.
    public static let grayscale = UIConfigurationColorTransformer { color in
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
    }
    /// The color as it is: the tint needs no change here.
    public static let preferredTint = UIConfigurationColorTransformer { $0 }
    /// The color as it is: there is no monochrome tint here.
    public static let monochromeTint = UIConfigurationColorTransformer { $0 }
}

/// A transformation of text attributes.
public struct UIConfigurationTextAttributesTransformer {
    /// The function from attributes to the attributes that are used.
    public let transform: (AttributeContainer) -> AttributeContainer
    /// Creates a transformer from a function.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
    /// Returns the changed attributes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
