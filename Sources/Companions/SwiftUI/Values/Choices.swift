import UIKit

// Choices that say all they mean by their names, each with what UIKit calls the same.

/// The alignment of lines of different length.
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

/// Whether something is fitted into its room or fills it.
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

/// Whether something shows; automatic leaves it to the system.
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

/// Light or dark.
public enum ColorScheme: CaseIterable, Sendable {
    case light, dark

    /// Nil for an unspecified style.
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
    public init(_ scheme: ColorScheme?) { self = scheme?.userInterfaceStyle ?? .unspecified }
}

/// Whether the user asked for more contrast.
public enum ColorSchemeContrast: CaseIterable, Sendable { case standard, increased }

/// The direction of reading.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    case leftToRight, rightToLeft

    public init?(_ direction: UITraitEnvironmentLayoutDirection) {
        switch direction {
        case .leftToRight: self = .leftToRight
        case .rightToLeft: self = .rightToLeft
        default: return nil
        }
    }
}

/// Whether the user asked for bold text.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

/// Whether there is little room on an axis.
public enum UserInterfaceSizeClass: Sendable {
    case compact, regular

    public init?(_ sizeClass: UIUserInterfaceSizeClass) {
        switch sizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        default: return nil
        }
    }
}

extension UIUserInterfaceSizeClass {
    public init(_ sizeClass: UserInterfaceSizeClass?) {
        switch sizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        case nil: self = .unspecified
        }
    }
}

/// What a button does, where the system has a look for it.
public struct ButtonRole: Equatable, Sendable {
    private let name: String
    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
    public static let confirm = ButtonRole(name: "confirm")
    public static let close = ButtonRole(name: "close")
}

/// What the return key says.
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

/// Which actions a text field's submission sets off.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let text = SubmitTriggers(rawValue: 1)
    public static let search = SubmitTriggers(rawValue: 2)
}

/// Which letters the keyboard begins in capitals.
public struct TextInputAutocapitalization: Sendable {
    let type: UITextAutocapitalizationType
    public init?(_ type: UITextAutocapitalizationType) { self.type = type }
    private init(type: UITextAutocapitalizationType) { self.type = type }
    public static var never: TextInputAutocapitalization { .init(type: .none) }
    public static var words: TextInputAutocapitalization { .init(type: .words) }
    public static var sentences: TextInputAutocapitalization { .init(type: .sentences) }
    public static var characters: TextInputAutocapitalization { .init(type: .allCharacters) }
}

/// Whether rounded corners follow a circle or San Francisco's smoother curve. FIXME(gap): both are drawn as quarter circles.
public enum RoundedCornerStyle: Sendable { case circular, continuous }
