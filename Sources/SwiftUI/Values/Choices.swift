import UIKit

// Choices that are fully described by their names, each with its UIKit equivalent.

/// The alignment of lines of different length.
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

/// Whether content fits inside or fills the available space.
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

/// Whether something is visible; `automatic` leaves it to the system.
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

/// Light or dark.
public enum ColorScheme: CaseIterable, Sendable {
    /// Dark text on light ground, or light text on dark ground.
    case light, dark

    /// Creates a scheme; fails for an unspecified style.
    public init?(_ style: UIUserInterfaceStyle) {
        switch style {
        case .light: self = .light
        case .dark: self = .dark
        default: return nil
        }
    }
    var userInterfaceStyle: UIUserInterfaceStyle { self == .dark ? .dark : .light }
}

extension UIUserInterfaceStyle {
    /// Creates UIKit's style; nil means unspecified.
    public init(_ scheme: ColorScheme?) { self = scheme?.userInterfaceStyle ?? .unspecified }
}

/// Whether the user prefers more contrast.
public enum ColorSchemeContrast: CaseIterable, Sendable {
    case standard, increased

    /// Creates a contrast from UIKit's. Returns nil if it is unspecified.
    public init?(_ contrast: UIAccessibilityContrast) {
        switch contrast {
        case .normal: self = .standard
        case .high: self = .increased
        default: return nil
        }
    }
}

extension UIAccessibilityContrast {
    /// Creates UIKit's contrast; nil means unspecified.
    public init(_ contrast: ColorSchemeContrast?) {
        switch contrast {
        case .standard: self = .normal
        case .increased: self = .high
        case nil: self = .unspecified
        }
    }
}

/// The reading direction.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// The direction of English, or that of Arabic.
    case leftToRight, rightToLeft

    /// Creates a direction from UIKit's. Returns nil if it is unspecified.
    public init?(_ direction: UITraitEnvironmentLayoutDirection) {
        switch direction {
        case .leftToRight: self = .leftToRight
        case .rightToLeft: self = .rightToLeft
        default: return nil
        }
    }
}

extension UITraitEnvironmentLayoutDirection {
    /// Creates UIKit's direction.
    public init(_ direction: LayoutDirection) { self = direction == .rightToLeft ? .rightToLeft : .leftToRight }
}

/// Whether the user prefers bold text.
public enum LegibilityWeight: Hashable, Sendable {
    case regular, bold

    /// Creates a weight from UIKit's. Returns nil if it is unspecified.
    public init?(_ weight: UILegibilityWeight) {
        switch weight {
        case .regular: self = .regular
        case .bold: self = .bold
        default: return nil
        }
    }
}

extension UILegibilityWeight {
    /// Creates UIKit's weight; nil means unspecified.
    public init(_ weight: LegibilityWeight?) {
        switch weight {
        case .regular: self = .regular
        case .bold: self = .bold
        case nil: self = .unspecified
        }
    }
}

/// Whether the space along an axis is compact.
public enum UserInterfaceSizeClass: Sendable {
    /// Little space, as on a phone, or more.
    case compact, regular

    /// Creates a size class from UIKit's. Returns nil if it is unspecified.
    public init?(_ sizeClass: UIUserInterfaceSizeClass) {
        switch sizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        default: return nil
        }
    }
}

extension UIUserInterfaceSizeClass {
    /// Creates UIKit's size class; nil means unspecified.
    public init(_ sizeClass: UserInterfaceSizeClass?) {
        switch sizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        case nil: self = .unspecified
        }
    }
}

/// The role of a button, which the system may style.
public struct ButtonRole: Equatable, Sendable {
    private let name: String
    /// The button deletes or otherwise loses something.
    public static let destructive = ButtonRole(name: "destructive")
    /// The button cancels.
    public static let cancel = ButtonRole(name: "cancel")
    public static let confirm = ButtonRole(name: "confirm")
    /// The button closes.
    public static let close = ButtonRole(name: "close")
}

public struct SubmitLabel: Sendable {
    let returnKeyType: UIReturnKeyType
    public static let done = SubmitLabel(returnKeyType: .done)
    public static let go = SubmitLabel(returnKeyType: .go)
    public static let send = SubmitLabel(returnKeyType: .send)
    public static let join = SubmitLabel(returnKeyType: .join)
    public static let route = SubmitLabel(returnKeyType: .route)
    public static let search = SubmitLabel(returnKeyType: .search)
    public static let `return` = SubmitLabel(returnKeyType: .default)
    public static let next = SubmitLabel(returnKeyType: .next)
    public static let `continue` = SubmitLabel(returnKeyType: .continue)
}

/// The kinds of submission that trigger an action.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The return key in text fields.
    public static let text = SubmitTriggers(rawValue: 1)
    /// The return key in a search field.
    public static let search = SubmitTriggers(rawValue: 2)
}

/// The letters that the keyboard capitalizes.
public struct TextInputAutocapitalization: Sendable {
    let type: UITextAutocapitalizationType
    /// Creates the capital letters from UIKit's.
    public init?(_ type: UITextAutocapitalizationType) { self.type = type }
    private init(type: UITextAutocapitalizationType) { self.type = type }
    /// No automatic capital letters.
    public static var never: TextInputAutocapitalization { .init(type: .none) }
    /// A capital letter at the beginning of each word.
    public static var words: TextInputAutocapitalization { .init(type: .words) }
    /// A capital letter at the beginning of each sentence.
    public static var sentences: TextInputAutocapitalization { .init(type: .sentences) }
    /// Capital letters only.
    public static var characters: TextInputAutocapitalization { .init(type: .allCharacters) }
}

/// Whether rounded corners are circular arcs or continuous curves.
// FIXME(gap): continuous corners of different radii, and the ends of capsules, are drawn as circular arcs.
public enum RoundedCornerStyle: Sendable { case circular, continuous }
