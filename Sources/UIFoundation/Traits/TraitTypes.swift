import Foundation

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Not known, as outside of any screen.
    case unspecified = -1
    /// An iPhone.
    case phone = 0
    /// An iPad.
    case pad = 1
    /// An Apple TV. Not emulated.
    case tv = 2
    /// A car's screen. Not emulated.
    case carPlay = 3
    /// A Mac. Not emulated.
    case mac = 5
    /// An Apple Vision. Not emulated.
    case vision = 6
}

/// Light or dark; `unspecified` uses the inherited style.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// The inherited style, light, or dark.
    case unspecified, light, dark
}

/// The amount of space along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Not known, little space, or much space.
    case unspecified, compact, regular
}

/// Whether content is at the base level or elevated above other content, as a modal is: backgrounds of the dark style are lighter there.
public enum UIUserInterfaceLevel: Int, Sendable {
    /// The inherited level.
    case unspecified = -1
    /// The level of a screen.
    case base = 0
    /// The level of a presentation above others.
    case elevated = 1
}

/// Whether a window has the active appearance.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    /// Not known.
    case unspecified = -1
    /// The window isn't active.
    case inactive = 0
    /// The window is active.
    case active = 1
}

/// Whether the user prefers a higher contrast.
public enum UIAccessibilityContrast: Int, Sendable {
    /// Not known.
    case unspecified = -1
    /// The ordinary contrast.
    case normal = 0
    /// A higher contrast.
    case high = 1
}

/// Whether the user prefers bold text.
public enum UILegibilityWeight: Int, Sendable {
    /// Not known.
    case unspecified = -1
    /// The ordinary weight.
    case regular = 0
    /// Bold text.
    case bold = 1
}

/// The range of colors that a screen shows.
public enum UIDisplayGamut: Int, Sendable {
    /// Not known.
    case unspecified = -1
    /// The colors of sRGB.
    case SRGB = 0
    /// The colors of Display P3.
    case P3 = 1
}

/// The reading direction of an interface, as a trait; a view's own is `UIUserInterfaceLayoutDirection`.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Not known.
    case unspecified = -1
    /// From left to right, as in English.
    case leftToRight = 0
    /// From right to left, as in Arabic.
    case rightToLeft = 1
}

/// Whether a screen measures the force of touches.
public enum UIForceTouchCapability: Int, Sendable {
    /// Not known, not measured, or measured.
    case unknown, unavailable, available
}

/// Whether a scene is being recorded or mirrored.
public enum UISceneCaptureState: Int, Sendable {
    /// Not known.
    case unspecified = -1
    /// The scene is neither recorded nor mirrored.
    case inactive = 0
    /// The scene is recorded or mirrored.
    case active = 1
}

/// The brightness above white that an image may have.
public enum UIImageDynamicRange: Int, Sendable {
    /// Not known.
    case unspecified = -1
    /// Nothing brighter than white.
    case standard = 0
    /// A little brighter than white.
    case constrainedHigh = 1
    /// As bright as the screen allows.
    case high = 2
}

extension UIImage {
    /// The brightness above white that an image may have.
    public typealias DynamicRange = UIImageDynamicRange
}

/// The user's preferred text size.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The size's name, with UIKit's spelling.
    public let rawValue: String
    /// Creates a size by its name. An unknown one counts as large.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// No size: that of the surroundings.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest size.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// The second of seven ordinary sizes.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// The third of seven ordinary sizes.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// The default size.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// The fifth of seven ordinary sizes.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// The sixth of seven ordinary sizes.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// The largest ordinary size.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// The smallest of five accessibility sizes.
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// The second of five accessibility sizes.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// The third of five accessibility sizes.
    public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// The fourth of five accessibility sizes.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// The largest size of all.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    package static let ordered: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
        .accessibilityLarge,
        .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]

    /// The index in tables by size, extra small first; `nil` if unspecified.
    package var tableIndex: Int? { Self.ordered.firstIndex(of: self) }
    private var rank: Int { tableIndex ?? 3 }

    /// Whether this is one of the five accessibility sizes.
    public var isAccessibilityCategory: Bool { rank >= 7 && self != .unspecified }

    /// Posted when the user chose another text size.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
    /// The key for the new size's name in ``didChangeNotification``.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    /// Returns whether one size is smaller. Unspecified counts as large.
    public static func < (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool { a.rank < b.rank }
    /// Returns whether one size is smaller or the same.
    public static func <= (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool { a.rank <= b.rank }
    /// Returns whether the first size is larger than the second.
    public static func > (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool { a.rank > b.rank }
    /// Returns whether one size is larger or the same.
    public static func >= (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool { a.rank >= b.rank }
}

/// A view whose font follows the preferred text size.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// Whether the view's preferred or scaled font follows a change of the user's text size.
    var adjustsFontForContentSizeCategory: Bool { get set }
}

/// A view whose image grows with the accessibility text sizes.
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
    /// Whether the view's image is enlarged at accessibility sizes.
    var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

/// The direction of a view's content.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// From left to right, or from right to left.
    case leftToRight, rightToLeft
}
