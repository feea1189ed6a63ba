import Foundation

/// The specified traits of a collection; `nil` for an unspecified trait.
package struct TraitValues: Equatable, Sendable {
    package var userInterfaceIdiom: UIUserInterfaceIdiom?
    package var userInterfaceStyle: UIUserInterfaceStyle?
    package var userInterfaceLevel: UIUserInterfaceLevel?
    package var layoutDirection: UITraitEnvironmentLayoutDirection?
    package var displayScale: CGFloat?
    package var displayGamut: UIDisplayGamut?
    package var horizontalSizeClass: UIUserInterfaceSizeClass?
    package var verticalSizeClass: UIUserInterfaceSizeClass?
    package var forceTouchCapability: UIForceTouchCapability?
    package var preferredContentSizeCategory: UIContentSizeCategory?
    package var accessibilityContrast: UIAccessibilityContrast?
    package var legibilityWeight: UILegibilityWeight?
    package var activeAppearance: UIUserInterfaceActiveAppearance?
    package var imageDynamicRange: UIImageDynamicRange?
    package var sceneCaptureState: UISceneCaptureState?
    package var typesettingLanguage: Locale.Language?
    package var custom: [ObjectIdentifier: CustomTrait] = [:]

    package init() {}

    /// Merges the values that `other` specifies, which take precedence.
    package mutating func merge(_ other: TraitValues) {
        userInterfaceIdiom = other.userInterfaceIdiom ?? userInterfaceIdiom
        userInterfaceStyle = other.userInterfaceStyle ?? userInterfaceStyle
        userInterfaceLevel = other.userInterfaceLevel ?? userInterfaceLevel
        layoutDirection = other.layoutDirection ?? layoutDirection
        displayScale = other.displayScale ?? displayScale
        displayGamut = other.displayGamut ?? displayGamut
        horizontalSizeClass = other.horizontalSizeClass ?? horizontalSizeClass
        verticalSizeClass = other.verticalSizeClass ?? verticalSizeClass
        forceTouchCapability = other.forceTouchCapability ?? forceTouchCapability
        preferredContentSizeCategory = other.preferredContentSizeCategory ?? preferredContentSizeCategory
        accessibilityContrast = other.accessibilityContrast ?? accessibilityContrast
        legibilityWeight = other.legibilityWeight ?? legibilityWeight
        activeAppearance = other.activeAppearance ?? activeAppearance
        imageDynamicRange = other.imageDynamicRange ?? imageDynamicRange
        sceneCaptureState = other.sceneCaptureState ?? sceneCaptureState
        typesettingLanguage = other.typesettingLanguage ?? typesettingLanguage
        custom.merge(other.custom) { $1 }
    }
}

extension TraitValues? {
    /// Merges the values that `other` specifies, which take precedence; `nil` specifies none.
    package mutating func merge(_ other: TraitValues?) {
        guard let other else { return }
        guard var values = self else { return self = other }
        values.merge(other)
        self = values
    }
}

/// A value of an app's own trait. Two values that cannot be compared count as different.
package struct CustomTrait: Equatable, @unchecked Sendable {
    package let value: Any
    package let affectsColors: Bool

    package static func == (a: CustomTrait, b: CustomTrait) -> Bool {
        if let a = a.value as? AnyHashable, let b = b.value as? AnyHashable { return a == b }
        if let a = a.value as? any Equatable { return equal(a, b.value) }
        return type(of: a.value) is AnyClass && (a.value as AnyObject) === (b.value as AnyObject)
    }

    private static func equal<T: Equatable>(_ a: T, _ b: Any) -> Bool { (b as? T) == a }
}
