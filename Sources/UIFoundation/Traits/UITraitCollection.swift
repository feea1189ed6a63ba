import Foundation

/// The traits to which an interface adapts: size classes, appearance, text size, direction, an app's own traits. Immutable.
open class UITraitCollection: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    package let values: TraitValues

    package init(values: TraitValues) {
        self.values = values
        super.init()
    }

    // A designated initializer, as in Objective-C: a test's own subclass calls or inherits it.
    public override init() {
        values = TraitValues()
        super.init()
    }

    /// Creates a combined collection. The last collection that specifies a trait takes precedence.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        var values = TraitValues()
        for collection in traitCollections { values.merge(collection.values) }
        self.init(values: values)
    }

    /// Creates a collection of the traits that `mutations` sets.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        var traits: any UIMutableTraits = TraitMutation(values: TraitValues())
        mutations(&traits)
        self.init(values: (traits as? TraitMutation)?.values ?? TraitValues())
    }

    private convenience init(_ specify: (inout TraitValues) -> Void) {
        var values = TraitValues()
        specify(&values)
        self.init(values: values)
    }

    /// Creates a collection that specifies the kind of device.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init { UITraitUserInterfaceIdiom.write(idiom, &$0) } }
    /// Creates a collection that specifies light or dark.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { UITraitUserInterfaceStyle.write(userInterfaceStyle, &$0) }
    }
    /// Creates a collection that specifies whether backgrounds are elevated.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init { UITraitUserInterfaceLevel.write(userInterfaceLevel, &$0) }
    }
    /// Creates a collection that specifies the reading direction.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { UITraitLayoutDirection.write(layoutDirection, &$0) }
    }
    /// Creates a collection that specifies the pixels per point; 0 specifies nothing.
    public convenience init(displayScale scale: CGFloat) { self.init { UITraitDisplayScale.write(scale, &$0) } }
    /// Creates a collection that specifies the range of colors.
    public convenience init(displayGamut: UIDisplayGamut) { self.init { UITraitDisplayGamut.write(displayGamut, &$0) } }
    /// Creates a collection that specifies the size class of the width.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { UITraitHorizontalSizeClass.write(horizontalSizeClass, &$0) }
    }
    /// Creates a collection that specifies the size class of the height.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { UITraitVerticalSizeClass.write(verticalSizeClass, &$0) }
    }
    /// Creates a collection that specifies whether the screen measures pressure.
    public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
        self.init { UITraitForceTouchCapability.write(capability, &$0) }
    }
    /// Creates a collection that specifies the text size.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { UITraitPreferredContentSizeCategory.write(preferredContentSizeCategory, &$0) }
    }
    /// Creates a collection that specifies the contrast.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { UITraitAccessibilityContrast.write(accessibilityContrast, &$0) }
    }
    /// Creates a collection that specifies the weight of text.
    public convenience init(legibilityWeight: UILegibilityWeight) { self.init { UITraitLegibilityWeight.write(legibilityWeight, &$0) } }
    /// Creates a collection that specifies whether the window is active.
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
        self.init { UITraitActiveAppearance.write(activeAppearance, &$0) }
    }
    /// Creates a collection that specifies the brightness of images.
    public convenience init(imageDynamicRange: UIImageDynamicRange) { self.init { UITraitImageDynamicRange.write(imageDynamicRange, &$0) } }
    /// Creates a collection that specifies whether the scene is recorded.
    public convenience init(sceneCaptureState: UISceneCaptureState) { self.init { UITraitSceneCaptureState.write(sceneCaptureState, &$0) } }

    /// Creates a collection that specifies the kind of list around a view.
    public convenience init(listEnvironment: UIListEnvironment) { self.init { UITraitListEnvironment.write(listEnvironment, &$0) } }
    /// Creates a collection that specifies the place of a tab bar's accessory.
    public convenience init(tabAccessoryEnvironment: UITabAccessoryEnvironment) {
        self.init { UITraitTabAccessoryEnvironment.write(tabAccessoryEnvironment, &$0) }
    }
    /// Creates a collection that specifies which direction decides about natural alignment.
    public convenience init(resolvesNaturalAlignmentWithBaseWritingDirection: Bool) {
        self.init { UITraitResolvesNaturalAlignmentWithBaseWritingDirection.write(resolvesNaturalAlignmentWithBaseWritingDirection, &$0) }
    }
    /// Creates a collection that specifies whether content may be brighter than white.
    public convenience init(hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit) {
        self.init { UITraitHDRHeadroomUsageLimit.write(hdrHeadroomUsageLimit, &$0) }
    }
    /// Creates a collection that specifies the language of typesetting.
    public convenience init(typesettingLanguage: Locale.Language) {
        self.init { UITraitTypesettingLanguage.write(typesettingLanguage, &$0) }
    }
    /// Creates a collection that specifies one trait.
    public convenience init<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) { self.init { $0.specify(trait, value) } }

    // MARK: Reading

    /// The value of a trait; its default if the collection doesn't specify it.
    open subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values.specified(trait) ?? T.defaultValue }

    /// The kind of device.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom ?? .unspecified }
    /// Light or dark.
    open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle ?? .unspecified }
    /// Whether dark backgrounds are elevated, as in presentations.
    open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel ?? .unspecified }
    /// The reading direction of the interface.
    open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection ?? .unspecified }
    /// The number of pixels per point; 0 if unspecified.
    open var displayScale: CGFloat { values.displayScale ?? 0 }
    /// The screen's range of colors.
    open var displayGamut: UIDisplayGamut { values.displayGamut ?? .unspecified }
    /// Whether the width is that of a phone held upright.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass ?? .unspecified }
    /// Whether the height is that of a phone held sideways.
    open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass ?? .unspecified }
    /// Whether the screen measures pressure.
    open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability ?? .unknown }
    /// The user's text size.
    open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory ?? .unspecified }
    /// Whether the user prefers more contrast.
    open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast ?? .unspecified }
    /// Whether the user prefers bold text.
    open var legibilityWeight: UILegibilityWeight { values.legibilityWeight ?? .unspecified }
    /// Whether the window is active.
    open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance ?? .unspecified }
    /// The maximum brightness of images.
    open var imageDynamicRange: UIImageDynamicRange { values.imageDynamicRange ?? .unspecified }
    /// Whether the scene is being recorded.
    open var sceneCaptureState: UISceneCaptureState { values.sceneCaptureState ?? .unspecified }
    /// The language whose rules apply to typesetting; `nil` for the text's own.
    open var typesettingLanguage: Locale.Language? { values.typesettingLanguage }
    /// The kind of list that contains the view. Lists don't set it here.
    open var listEnvironment: UIListEnvironment { self[UITraitListEnvironment.self] }
    /// The position of a tab bar's accessory. Accessories don't set it here.
    open var tabAccessoryEnvironment: UITabAccessoryEnvironment { self[UITraitTabAccessoryEnvironment.self] }
    /// Whether columns are side by side. Split view controllers don't set it here.
    open var splitViewControllerLayoutEnvironment: UISplitViewControllerLayoutEnvironment {
        self[UITraitSplitViewControllerLayoutEnvironment.self]
    }
    /// Whether each paragraph's own direction decides which side `natural` is.
    open var resolvesNaturalAlignmentWithBaseWritingDirection: Bool {
        self[UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self]
    }
    /// Whether content may be brighter than white.
    open var hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit { self[UITraitHDRHeadroomUsageLimit.self] }

    package var environmentLayoutDirection: UIUserInterfaceLayoutDirection { layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight }

    // MARK: Deriving

    /// Returns a copy with the traits that `mutations` sets.
    open func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        var traits: any UIMutableTraits = TraitMutation(values: values)
        mutations(&traits)
        return UITraitCollection(values: (traits as? TraitMutation)?.values ?? values)
    }

    /// Returns a copy with another value of a trait.
    open func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
        var values = values
        values.specify(trait, value)
        return UITraitCollection(values: values)
    }

    // MARK: Comparing

    /// Whether all the traits that `trait` specifies have the same values here.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        var merged = values
        merged.merge(trait.values)
        return merged == values
    }

    /// Returns the identifiers of the traits that differ from another collection's, including an app's own; `nil` specifies nothing.
    open func changedTraits(from traitCollection: UITraitCollection?) -> Set<String> {
        let old = traitCollection?.values ?? TraitValues()
        var changed: Set<String> = []
        for trait in TraitValues.builtIn + values.customTraits(with: old) where !values.agrees(with: old, on: trait) {
            changed.insert(TraitValues.identifier(of: trait))
        }
        return changed
    }

    /// Whether dynamic colors may differ from those in another collection; `true` for `nil`.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let traitCollection else { return true }
        if Self.systemTraitsAffectingColorAppearance.contains(where: { !values.agrees(with: traitCollection.values, on: $0) }) {
            return true
        }
        let (own, others) = (values.custom, traitCollection.values.custom)
        return (own.isEmpty && others.isEmpty) == false
            && Set(own.keys).union(others.keys).contains { (own[$0] ?? others[$0])?.affectsColors == true && own[$0] != others[$0] }
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection).map { values == $0.values } ?? false }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(values.userInterfaceStyle)
        hasher.combine(values.horizontalSizeClass)
        hasher.combine(values.verticalSizeClass)
        hasher.combine(values.preferredContentSizeCategory)
        return hasher.finalize()
    }

    // MARK: The current one

    nonisolated(unsafe) private static var storedForMain: UITraitCollection?
    // Set on the main thread; other threads read the current value.
    /// The main screen's collection, which the screen sets when it changes; `nil` before there is a screen.
    nonisolated(unsafe) package static var ofScreen: UITraitCollection?

    /// The value of the current thread.
    private static var stored: UITraitCollection? {
        get { MainLoop.isCurrent ? storedForMain : Thread.current.threadDictionary["UITraitCollection.current"] as? UITraitCollection }
        set {
            if MainLoop.isCurrent {
                storedForMain = newValue
            } else {
                Thread.current.threadDictionary["UITraitCollection.current"] = newValue
            }
        }
    }

    /// The current traits while a view draws, lays out or handles a change of traits; otherwise the screen's. Each thread has its own.
    open class var current: UITraitCollection {
        get { stored ?? (MainLoop.isCurrent ? onMain { understudyScreenTraits() } : ofScreen ?? UITraitCollection()) }
        set { stored = newValue }
    }

    /// Runs a block in which this collection is the current one of the thread.
    open func performAsCurrent(_ actions: () -> Void) {
        let previous = Self.stored
        Self.stored = self
        defer { Self.stored = previous }
        actions()
    }

    /// The traits of UIKit on which dynamic colors depend.
    nonisolated(unsafe) public static let systemTraitsAffectingColorAppearance: [UITrait] = TraitValues.builtIn.filter {
        TraitValues.affectsColors($0)
    }
    /// The traits of UIKit by which the variant of an image is chosen.
    nonisolated(unsafe) public static let systemTraitsAffectingImageLookup: [UITrait] = [
        UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self, UITraitDisplayScale.self,
        UITraitDisplayGamut.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitPreferredContentSizeCategory.self,
        UITraitAccessibilityContrast.self, UITraitLegibilityWeight.self,
    ]

    /// A configuration for images that fit the collection.
    open var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traitCollection: self) }

    // MARK: Copying and archiving

    /// Returns the collection itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    /// Always `true`.
    open class var supportsSecureCoding: Bool { true }

    /// Creates a collection from the traits in an archive.
    // A designated initializer, as in Objective-C: a subclass without initializers of its own inherits it.
    public required init?(coder: NSCoder) {
        var values = TraitValues()
        func integer(_ key: String) -> Int? { coder.containsValue(forKey: key) ? coder.decodeInteger(forKey: key) : nil }
        values.userInterfaceIdiom = integer("idiom").flatMap(UIUserInterfaceIdiom.init)
        values.userInterfaceStyle = integer("style").flatMap(UIUserInterfaceStyle.init)
        values.horizontalSizeClass = integer("horizontal").flatMap(UIUserInterfaceSizeClass.init)
        values.verticalSizeClass = integer("vertical").flatMap(UIUserInterfaceSizeClass.init)
        values.layoutDirection = integer("direction").flatMap(UITraitEnvironmentLayoutDirection.init)
        if coder.containsValue(forKey: "scale") { values.displayScale = CGFloat(coder.decodeDouble(forKey: "scale")) }
        values.preferredContentSizeCategory = (coder.decodeObject(forKey: "category") as? String).map(UIContentSizeCategory.init)
        self.values = values
        super.init()
    }

    /// Writes idiom, style, size classes, direction, scale, and text size to an archive. Other traits are omitted.
    open func encode(with coder: NSCoder) {
        if let value = values.userInterfaceIdiom { coder.encode(value.rawValue, forKey: "idiom") }
        if let value = values.userInterfaceStyle { coder.encode(value.rawValue, forKey: "style") }
        if let value = values.horizontalSizeClass { coder.encode(value.rawValue, forKey: "horizontal") }
        if let value = values.verticalSizeClass { coder.encode(value.rawValue, forKey: "vertical") }
        if let value = values.layoutDirection { coder.encode(value.rawValue, forKey: "direction") }
        if let value = values.displayScale { coder.encode(Double(value), forKey: "scale") }
        if let value = values.preferredContentSizeCategory { coder.encode(value.rawValue as NSString, forKey: "category") }
    }

    open override var description: String {
        var parts: [String] = []
        if let idiom = values.userInterfaceIdiom { parts.append("UserInterfaceIdiom = \(idiom)") }
        if let scale = values.displayScale { parts.append("DisplayScale = \(scale)") }
        if let style = values.userInterfaceStyle { parts.append("UserInterfaceStyle = \(style)") }
        if let size = values.horizontalSizeClass { parts.append("HorizontalSizeClass = \(size)") }
        if let size = values.verticalSizeClass { parts.append("VerticalSizeClass = \(size)") }
        if let category = values.preferredContentSizeCategory { parts.append("PreferredContentSizeCategory = \(category.rawValue)") }
        return "<UITraitCollection; \(parts.joined(separator: ", "))>"
    }
}
