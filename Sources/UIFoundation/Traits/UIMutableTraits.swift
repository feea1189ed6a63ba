import Foundation

/// A set of traits that can be changed: inside `modifyingTraits`, and as a view's overrides.
public protocol UIMutableTraits {
    /// The value of a trait. Setting it specifies the trait.
    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}

extension UIMutableTraits {
    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { self[UITraitUserInterfaceIdiom.self] }
        set { self[UITraitUserInterfaceIdiom.self] = newValue }
    }
    /// Light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { self[UITraitUserInterfaceStyle.self] }
        set { self[UITraitUserInterfaceStyle.self] = newValue }
    }
    /// Whether dark backgrounds are elevated.
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { self[UITraitUserInterfaceLevel.self] }
        set { self[UITraitUserInterfaceLevel.self] = newValue }
    }
    /// The reading direction of the interface.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { self[UITraitLayoutDirection.self] }
        set { self[UITraitLayoutDirection.self] = newValue }
    }
    /// The number of pixels per point; 0 for unspecified.
    public var displayScale: CGFloat {
        get { self[UITraitDisplayScale.self] }
        set { self[UITraitDisplayScale.self] = newValue }
    }
    /// The screen's range of colors.
    public var displayGamut: UIDisplayGamut {
        get { self[UITraitDisplayGamut.self] }
        set { self[UITraitDisplayGamut.self] = newValue }
    }
    /// Whether the width is that of a phone held upright.
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitHorizontalSizeClass.self] }
        set { self[UITraitHorizontalSizeClass.self] = newValue }
    }
    /// Whether the height is that of a phone held sideways.
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitVerticalSizeClass.self] }
        set { self[UITraitVerticalSizeClass.self] = newValue }
    }
    /// Whether the screen measures pressure.
    public var forceTouchCapability: UIForceTouchCapability {
        get { self[UITraitForceTouchCapability.self] }
        set { self[UITraitForceTouchCapability.self] = newValue }
    }
    /// The user's text size.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { self[UITraitPreferredContentSizeCategory.self] }
        set { self[UITraitPreferredContentSizeCategory.self] = newValue }
    }
    /// Whether the user prefers more contrast.
    public var accessibilityContrast: UIAccessibilityContrast {
        get { self[UITraitAccessibilityContrast.self] }
        set { self[UITraitAccessibilityContrast.self] = newValue }
    }
    /// Whether the user prefers bold text.
    public var legibilityWeight: UILegibilityWeight {
        get { self[UITraitLegibilityWeight.self] }
        set { self[UITraitLegibilityWeight.self] = newValue }
    }
    /// Whether the window is active.
    public var activeAppearance: UIUserInterfaceActiveAppearance {
        get { self[UITraitActiveAppearance.self] }
        set { self[UITraitActiveAppearance.self] = newValue }
    }
    /// The maximum brightness of images.
    public var imageDynamicRange: UIImageDynamicRange {
        get { self[UITraitImageDynamicRange.self] }
        set { self[UITraitImageDynamicRange.self] = newValue }
    }
    /// Whether the scene is being recorded.
    public var sceneCaptureState: UISceneCaptureState {
        get { self[UITraitSceneCaptureState.self] }
        set { self[UITraitSceneCaptureState.self] = newValue }
    }
    /// The language whose rules apply to typesetting; `nil` for the text's own.
    public var typesettingLanguage: Locale.Language? {
        get { self[UITraitTypesettingLanguage.self] }
        set { self[UITraitTypesettingLanguage.self] = newValue }
    }
}

struct TraitMutation: UIMutableTraits {
    var values: TraitValues

    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { values.specified(trait) ?? T.defaultValue }
        set { values.specify(trait, newValue) }
    }
}

/// The traits that a view, a controller, a window, or a scene sets over the inherited ones.
public struct UITraitOverrides: UIMutableTraits {
    package var values: TraitValues
    /// The traits that the owner inherits and shows: read for traits that are not overridden.
    package let inherited: TraitValues

    package init(values: TraitValues, inherited: TraitValues) { (self.values, self.inherited) = (values, inherited) }

    /// The override of a trait, or the inherited value if there is none. Setting it adds an override.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { values.specified(trait) ?? inherited.specified(trait) ?? T.defaultValue }
        set { values.specify(trait, newValue) }
    }

    /// Whether a trait is overridden.
    public func contains(_ trait: UITrait) -> Bool { Self.specified(trait, values) }
    /// Removes the override of a trait, which is inherited again.
    public mutating func remove(_ trait: UITrait) { Self.clear(trait, &values) }

    private static func specified<T: UITraitDefinition>(_ trait: T.Type, _ values: TraitValues) -> Bool { values.specified(trait) != nil }
    private static func clear<T: UITraitDefinition>(_ trait: T.Type, _ values: inout TraitValues) { values.specify(trait, nil) }
}
