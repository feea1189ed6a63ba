import UIKit

/// The user's text size, smallest first.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    /// The sizes that all users can choose. `large` is the default.
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    /// The sizes for people with low vision.
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// Whether it is one of the sizes for people with low vision.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    private static let categories: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// Creates a size; fails for an unspecified category.
    public init?(_ category: UIContentSizeCategory) {
        guard let index = Self.categories.firstIndex(of: category) else { return nil }
        self = Self.allCases[index]
    }

    var category: UIContentSizeCategory { UIContentSizeCategory(self) }
    fileprivate var uiCategory: UIContentSizeCategory { Self.categories[Self.allCases.firstIndex(of: self) ?? 3] }
}

/// The older name of ``DynamicTypeSize``.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    /// The sizes that all users can choose.
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    /// The sizes for people with low vision.
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

    /// Creates a size from UIKit's. Returns nil if it is unspecified.
    public init?(_ category: UIContentSizeCategory) {
        guard let size = DynamicTypeSize(category) else { return nil }
        self.init(size)
    }
    init(_ size: DynamicTypeSize) { self = Self.allCases[DynamicTypeSize.allCases.firstIndex(of: size) ?? 3] }

    var size: DynamicTypeSize { DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self) ?? 3] }
    /// Whether it is one of the sizes for people with low vision.
    public var isAccessibilityCategory: Bool { size.isAccessibilitySize }
    public static func < (left: Self, right: Self) -> Bool { left.size < right.size }
    public static func > (left: Self, right: Self) -> Bool { left.size > right.size }
    public static func <= (left: Self, right: Self) -> Bool { left.size <= right.size }
    public static func >= (left: Self, right: Self) -> Bool { left.size >= right.size }
}

extension UIContentSizeCategory {
    /// Creates UIKit's size; nil means unspecified.
    public init(_ size: DynamicTypeSize?) { self = size?.uiCategory ?? .unspecified }
    /// Creates UIKit's size; nil means unspecified.
    public init(_ category: ContentSizeCategory?) { self = category?.size.uiCategory ?? .unspecified }
}
