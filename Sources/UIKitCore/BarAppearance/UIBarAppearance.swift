import Foundation

/// The appearance of a bar's background; an appearance object is applied as a whole. (F-42)
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
    package struct Background: Equatable {
        package var effect: UIBlurEffect?
        package var color: UIColor?
        package var image: UIImage?
        package var contentMode = UIView.ContentMode.scaleToFill
        package var shadowColor: UIColor?
        package var shadowImage: UIImage?

        package init(color: UIColor? = nil) { self.color = color }
    }

    package var background = Background()
    /// The idiom for which the appearance was created.
    public let idiom: UIUserInterfaceIdiom

    public override convenience init() { self.init(idiom: .unspecified) }

    /// Creates an appearance with the default background, for the given idiom. The idiom has no effect.
    public required init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        super.init()
        configureWithDefaultBackground()
    }

    /// Creates an appearance with another's background. Titles and buttons keep their defaults.
    public convenience init(barAppearance: UIBarAppearance) {
        self.init(idiom: barAppearance.idiom)
        background = barAppearance.background
    }

    /// Returns an independent copy of the receiver's class. Changing an appearance that was assigned to a bar requires assigning it again.
    nonisolated public func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { UncheckedBox(duplicate()) }.value }

    /// Returns a copy of the receiver's own class, for `bar.standardAppearance = appearance.copy()`; a cast still finds `NSObject`'s
    /// `copy()`.
    @_disfavoredOverload nonisolated public final func copy() -> Self { copy(with: nil) as! Self }

    package func duplicate() -> UIBarAppearance {
        let copy = type(of: self).init(idiom: idiom)
        copy.take(from: self)
        return copy
    }

    /// Copies the properties. Subclasses add their own.
    package func take(from other: UIBarAppearance) { background = other.background }

    // MARK: Presets

    /// Resets the background to a material that shows through, with the system's shadow line.
    open func configureWithDefaultBackground() {
        background = Background()
        background.effect = UIBlurEffect(style: .systemChromeMaterial)
        background.shadowColor = .barHairline
    }

    /// Resets the background to the system's color, with its shadow line.
    open func configureWithOpaqueBackground() {
        background = Background()
        background.color = .systemBackground
        background.shadowColor = .barHairline
    }

    /// Resets the background to nothing at all, without a shadow line.
    open func configureWithTransparentBackground() {
        background = Background()
    }

    // MARK: Parts

    /// The material behind the bar, or `nil` for none.
    open var backgroundEffect: UIBlurEffect? {
        get { background.effect }
        set { background.effect = newValue }
    }
    /// The color over the material, or `nil` for none.
    open var backgroundColor: UIColor? {
        get { background.color }
        set { background.color = newValue }
    }
    /// The image over material and color, or `nil` for none.
    open var backgroundImage: UIImage? {
        get { background.image }
        set { background.image = newValue }
    }
    /// The placement of the image. A bar stretches it by default.
    open var backgroundImageContentMode: UIView.ContentMode {
        get { background.contentMode }
        set { background.contentMode = newValue }
    }
    /// The color of the line at the bar's edge, or `nil` for none. It tints a template ``shadowImage``.
    open var shadowColor: UIColor? {
        get { background.shadowColor }
        set { background.shadowColor = newValue }
    }
    /// The image in place of the line, or `nil` for a line in ``shadowColor``.
    open var shadowImage: UIImage? {
        get { background.shadowImage }
        set { background.shadowImage = newValue }
    }
}

/// Carries an object out of an isolation check.
private struct UncheckedBox: @unchecked Sendable {
    let value: Any
    init(_ value: Any) { self.value = value }
}

extension UIColor {
    /// The color of the line under a navigation bar, over a tab bar and a toolbar.
    package static let barHairline = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
    }
}
