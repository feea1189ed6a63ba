import Foundation

/// A trait: the type of its values, its name, and its default value. An app may define its own.
public protocol UITraitDefinition {
    /// The type of the trait's values.
    associatedtype Value
    /// The value in collections that don't specify the trait.
    static var defaultValue: Value { get }
    /// The trait's unique name: by default that of the type with its module.
    static var identifier: String { get }
    /// The trait's name in descriptions: by default that of the type.
    static var name: String { get }
    /// Whether dynamic colors are resolved again when the trait changes. `false` by default.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    /// The name of the type with its module.
    public static var identifier: String { String(reflecting: self) }
    /// The name of the type.
    public static var name: String { String(describing: self) }
    /// `false` by default.
    public static var affectsColorAppearance: Bool { false }
}

/// A trait as a value, to name it in `registerForTraitChanges`.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that UIKit itself defines, and the storage of its value.
package protocol BuiltInTrait: UITraitDefinition {
    static func read(_ values: TraitValues) -> Value?
    static func write(_ value: Value?, _ values: inout TraitValues)
}

/// The key for ``UITraitCollection/userInterfaceIdiom``: the kind of device.
public enum UITraitUserInterfaceIdiom: BuiltInTrait {
    /// The value `unspecified`.
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    package static func read(_ values: TraitValues) -> UIUserInterfaceIdiom? { values.userInterfaceIdiom }
    package static func write(_ value: UIUserInterfaceIdiom?, _ values: inout TraitValues) {
        values.userInterfaceIdiom = value == .unspecified ? nil : value
    }
}

/// The key for ``UITraitCollection/userInterfaceStyle``: light or dark.
public enum UITraitUserInterfaceStyle: BuiltInTrait {
    /// The value `unspecified`.
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    /// `true`: dynamic colors differ in light and dark.
    public static var affectsColorAppearance: Bool { true }
    package static func read(_ values: TraitValues) -> UIUserInterfaceStyle? { values.userInterfaceStyle }
    package static func write(_ value: UIUserInterfaceStyle?, _ values: inout TraitValues) {
        values.userInterfaceStyle = value == .unspecified ? nil : value
    }
}

/// The key for ``UITraitCollection/userInterfaceLevel``: whether dark backgrounds are elevated.
public enum UITraitUserInterfaceLevel: BuiltInTrait {
    /// The value `unspecified`.
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    /// `true`: dark backgrounds are lighter in presentations.
    public static var affectsColorAppearance: Bool { true }
    package static func read(_ values: TraitValues) -> UIUserInterfaceLevel? { values.userInterfaceLevel }
    package static func write(_ value: UIUserInterfaceLevel?, _ values: inout TraitValues) {
        values.userInterfaceLevel = value == .unspecified ? nil : value
    }
}

/// The key for ``UITraitCollection/layoutDirection``: the reading direction of the interface.
public enum UITraitLayoutDirection: BuiltInTrait {
    /// The value `unspecified`.
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    package static func read(_ values: TraitValues) -> UITraitEnvironmentLayoutDirection? { values.layoutDirection }
    package static func write(_ value: UITraitEnvironmentLayoutDirection?, _ values: inout TraitValues) {
        values.layoutDirection = value == .unspecified ? nil : value
    }
}

/// The key for ``UITraitCollection/displayScale``: pixels per point, 0 if unspecified.
public enum UITraitDisplayScale: BuiltInTrait {
    /// 0, for unspecified.
    public static var defaultValue: CGFloat { 0 }
    package static func read(_ values: TraitValues) -> CGFloat? { values.displayScale }
    package static func write(_ value: CGFloat?, _ values: inout TraitValues) { values.displayScale = value == 0 ? nil : value }
}

/// The key for ``UITraitCollection/displayGamut``: the screen's range of colors.
public enum UITraitDisplayGamut: BuiltInTrait {
    /// The value `unspecified`.
    public static var defaultValue: UIDisplayGamut { .unspecified }
    /// `true`: catalogs may have a color for each gamut.
    public static var affectsColorAppearance: Bool { true }
    package static func read(_ values: TraitValues) -> UIDisplayGamut? { values.displayGamut }
    package static func write(_ value: UIDisplayGamut?, _ values: inout TraitValues) {
        values.displayGamut = value == .unspecified ? nil : value
    }
}

/// The key for ``UITraitCollection/horizontalSizeClass``: whether the width is that of a phone held upright.
public enum UITraitHorizontalSizeClass: BuiltInTrait {
    /// The value `unspecified`.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    package static func read(_ values: TraitValues) -> UIUserInterfaceSizeClass? { values.horizontalSizeClass }
    package static func write(_ value: UIUserInterfaceSizeClass?, _ values: inout TraitValues) {
        values.horizontalSizeClass = value == .unspecified ? nil : value
    }
}

/// The key for ``UITraitCollection/verticalSizeClass``: whether the height is that of a phone held sideways.
public enum UITraitVerticalSizeClass: BuiltInTrait {
    /// The value `unspecified`.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    package static func read(_ values: TraitValues) -> UIUserInterfaceSizeClass? { values.verticalSizeClass }
    package static func write(_ value: UIUserInterfaceSizeClass?, _ values: inout TraitValues) {
        values.verticalSizeClass = value == .unspecified ? nil : value
    }
}

/// The key for ``UITraitCollection/forceTouchCapability``: whether the screen measures pressure.
public enum UITraitForceTouchCapability: BuiltInTrait {
    /// The value `unknown`.
    public static var defaultValue: UIForceTouchCapability { .unknown }
    package static func read(_ values: TraitValues) -> UIForceTouchCapability? { values.forceTouchCapability }
    package static func write(_ value: UIForceTouchCapability?, _ values: inout TraitValues) {
        values.forceTouchCapability = value == .unknown ? nil : value
    }
}

/// The key for ``UITraitCollection/preferredContentSizeCategory``: the user's preferred text size.
public enum UITraitPreferredContentSizeCategory: BuiltInTrait {
    /// The value `unspecified`, which counts as large.
    public static var defaultValue: UIContentSizeCategory { .unspecified }
    package static func read(_ values: TraitValues) -> UIContentSizeCategory? { values.preferredContentSizeCategory }
    package static func write(_ value: UIContentSizeCategory?, _ values: inout TraitValues) {
        values.preferredContentSizeCategory = value == .unspecified ? nil : value
    }
}

/// The key for ``UITraitCollection/accessibilityContrast``: whether the user prefers more contrast.
public enum UITraitAccessibilityContrast: BuiltInTrait {
    /// The value `unspecified`.
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    /// `true`: dynamic colors differ with the contrast.
    public static var affectsColorAppearance: Bool { true }
    package static func read(_ values: TraitValues) -> UIAccessibilityContrast? { values.accessibilityContrast }
    package static func write(_ value: UIAccessibilityContrast?, _ values: inout TraitValues) {
        values.accessibilityContrast = value == .unspecified ? nil : value
    }
}

/// The key for ``UITraitCollection/legibilityWeight``: whether the user prefers bold text.
public enum UITraitLegibilityWeight: BuiltInTrait {
    /// The value `unspecified`.
    public static var defaultValue: UILegibilityWeight { .unspecified }
    package static func read(_ values: TraitValues) -> UILegibilityWeight? { values.legibilityWeight }
    package static func write(_ value: UILegibilityWeight?, _ values: inout TraitValues) {
        values.legibilityWeight = value == .unspecified ? nil : value
    }
}

/// The key for ``UITraitCollection/activeAppearance``: whether the window is active.
public enum UITraitActiveAppearance: BuiltInTrait {
    /// The value `unspecified`.
    public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
    /// `true`: colors may fade in an inactive window.
    public static var affectsColorAppearance: Bool { true }
    package static func read(_ values: TraitValues) -> UIUserInterfaceActiveAppearance? { values.activeAppearance }
    package static func write(_ value: UIUserInterfaceActiveAppearance?, _ values: inout TraitValues) {
        values.activeAppearance = value == .unspecified ? nil : value
    }
}

/// The key for ``UITraitCollection/imageDynamicRange``: the maximum brightness of images.
public enum UITraitImageDynamicRange: BuiltInTrait {
    /// The value `unspecified`.
    public static var defaultValue: UIImageDynamicRange { .unspecified }
    package static func read(_ values: TraitValues) -> UIImageDynamicRange? { values.imageDynamicRange }
    package static func write(_ value: UIImageDynamicRange?, _ values: inout TraitValues) {
        values.imageDynamicRange = value == .unspecified ? nil : value
    }
}

/// The key for ``UITraitCollection/sceneCaptureState``: whether the scene is being recorded.
public enum UITraitSceneCaptureState: BuiltInTrait {
    /// The value `unspecified`.
    public static var defaultValue: UISceneCaptureState { .unspecified }
    package static func read(_ values: TraitValues) -> UISceneCaptureState? { values.sceneCaptureState }
    package static func write(_ value: UISceneCaptureState?, _ values: inout TraitValues) {
        values.sceneCaptureState = value == .unspecified ? nil : value
    }
}

/// The key for ``UITraitCollection/typesettingLanguage``: the language whose rules apply to typesetting; `nil` for the text's own.
public enum UITraitTypesettingLanguage: BuiltInTrait {
    /// `nil`: the text's own language.
    public static var defaultValue: Locale.Language? { nil }
    package static func read(_ values: TraitValues) -> Locale.Language?? { values.typesettingLanguage.map { .some($0) } }
    package static func write(_ value: Locale.Language??, _ values: inout TraitValues) { values.typesettingLanguage = value ?? nil }
}

extension TraitValues {
    nonisolated(unsafe) package static let builtIn: [UITrait] =
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitLayoutDirection.self,
            UITraitDisplayScale.self, UITraitDisplayGamut.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
            UITraitForceTouchCapability.self, UITraitPreferredContentSizeCategory.self, UITraitAccessibilityContrast.self,
            UITraitLegibilityWeight.self, UITraitActiveAppearance.self, UITraitImageDynamicRange.self, UITraitSceneCaptureState.self,
            UITraitTypesettingLanguage.self,
        ] + later

    static func identifier<T: UITraitDefinition>(of trait: T.Type) -> String { trait.identifier }
    static func affectsColors<T: UITraitDefinition>(_ trait: T.Type) -> Bool { trait.affectsColorAppearance }

    package func specified<T: UITraitDefinition>(_ trait: T.Type) -> T.Value? {
        if let builtIn = trait as? any BuiltInTrait.Type { return builtIn.readAny(self) as? T.Value }
        return custom[ObjectIdentifier(trait)]?.value as? T.Value
    }

    package mutating func specify<T: UITraitDefinition>(_ trait: T.Type, _ value: T.Value?) {
        if let builtIn = trait as? any BuiltInTrait.Type { return builtIn.writeAny(value, &self) }
        custom[ObjectIdentifier(trait)] = value.map { CustomTrait(value: $0, affectsColors: trait.affectsColorAppearance) }
    }

    /// Returns the traits that one of two collections keeps by their types. An identifier of a type is its address.
    func customTraits(with other: TraitValues) -> [UITrait] {
        Set(custom.keys).union(other.custom.keys).compactMap { unsafeBitCast($0, to: Any.Type.self) as? UITrait }
    }

    /// Whether two collections give `trait` the same value.
    package func agrees(with other: TraitValues, on trait: UITrait) -> Bool {
        if let builtIn = trait as? any BuiltInTrait.Type { return builtIn.agree(self, other) }
        return custom[ObjectIdentifier(trait)] == other.custom[ObjectIdentifier(trait)]
    }
}

extension BuiltInTrait {
    fileprivate static func readAny(_ values: TraitValues) -> Any? { read(values) }
    fileprivate static func writeAny(_ value: Any?, _ values: inout TraitValues) { write(value as? Value, &values) }
    fileprivate static func agree(_ a: TraitValues, _ b: TraitValues) -> Bool {
        guard let a = read(a), let b = read(b) else { return read(a) == nil && read(b) == nil }
        return CustomTrait(value: a, affectsColors: false) == CustomTrait(value: b, affectsColors: false)
    }
}
