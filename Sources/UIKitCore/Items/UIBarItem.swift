import Foundation

/// An item of a bar: the base class of bar buttons and tabs.
@preconcurrency @MainActor
open class UIBarItem: MainActorKeyValueObject, @preconcurrency NSCoding, UIAppearance, UIAccessibilityIdentification {
    /// The text of the button or tab, or `nil`. A bar that shows the item follows a change immediately.
    open var title: String? { didSet { itemDidChange() } }
    /// The image of the button or tab, or `nil`. It is tinted unless it is rendered as the original.
    open var image: UIImage? { didSet { itemDidChange() } }
    // FIXME(gap): bars show the same image in landscape.
    /// The image in the lower bar of a phone in landscape, or `nil` for ``image``. Stored but has no effect: ``image`` is shown.
    open var landscapeImagePhone: UIImage? { didSet { itemDidChange() } }
    /// The image to show large at accessibility text sizes, or `nil`. Stored: the viewer is never shown.
    open var largeContentSizeImage: UIImage?
    /// The insets of the image in points; equal and opposite ones move it.
    open var imageInsets = UIEdgeInsets.zero { didSet { itemDidChange() } }
    // FIXME(gap): `imageInsets` apply in every orientation and size.
    /// The insets of the image for landscape. Stored but has no effect: ``imageInsets`` applies.
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero
    /// The insets of the large image. Stored but has no effect.
    open var largeContentSizeImageInsets = UIEdgeInsets.zero
    /// Whether the item reacts to taps; if not, it is gray.
    open var isEnabled = true { didSet { itemDidChange() } }
    /// A number for the app's own use; 0 by default.
    open var tag = 0

    package let accessibility = AccessibilityState()
    /// Changes an accessibility property; the button of a bar that shows the item follows immediately.
    private func change<Value: Equatable>(_ property: ReferenceWritableKeyPath<AccessibilityState, Value>, to value: Value) {
        let old = accessibility[keyPath: property]
        accessibility[keyPath: property] = value
        if value != old { itemDidChange() }
    }
    /// The name by which tests find the item's button, or `nil`.
    open var accessibilityIdentifier: String? {
        get { accessibility.identifier }
        set { change(\.identifier, to: newValue) }
    }
    /// The item's name for assistive technologies; `nil` for its title.
    open var accessibilityLabel: String? {
        get { accessibility.label }
        set { change(\.label, to: newValue) }
    }
    /// The styled form of the label. Setting either form sets both.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibility.styledLabel ?? accessibilityLabel.map(NSAttributedString.init(string:)) }
        set {
            (accessibility.label, accessibility.styledLabel) = (newValue?.string, newValue)
            itemDidChange()
        }
    }
    /// The result of a tap in a few words, or `nil`.
    open var accessibilityHint: String? {
        get { accessibility.hint }
        set { change(\.hint, to: newValue) }
    }
    /// The present value of the item, or `nil`.
    open var accessibilityValue: String? {
        get { accessibility.value }
        set { change(\.value, to: newValue) }
    }
    /// The kind and the state of the item, besides those of its button. None by default.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits ?? .none }
        set { change(\.traits, to: newValue) }
    }
    /// Whether assistive technologies and tests see the item. `true` by default.
    open var isAccessibilityElement: Bool {
        get { accessibility.isElement ?? true }
        set { change(\.isElement, to: newValue) }
    }

    private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    public override init() { super.init() }

    /// Creates an item from an archive.
    public required init?(coder: NSCoder) {
        super.init()
        title = coder.decodeObject(forKey: "UITitle") as? String
        image = coder.decodeObject(forKey: "UIImage") as? UIImage
        landscapeImagePhone = coder.decodeObject(forKey: "UIImageLandscape") as? UIImage
        if coder.containsValue(forKey: "UIEnabled") { isEnabled = coder.decodeBool(forKey: "UIEnabled") }
        tag = coder.decodeInteger(forKey: "UITag")
    }

    /// Writes the title, the tag, and whether the item is enabled to an archive. Images are omitted.
    open func encode(with coder: NSCoder) {
        coder.encode(title, forKey: "UITitle")
        coder.encode(isEnabled, forKey: "UIEnabled")
        coder.encode(tag, forKey: "UITag")
    }

    /// Sets the font and colors of the title in a state; `nil` for the bar's.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControlState) {
        titleAttributes[state.rawValue] = attributes
        itemDidChange()
    }

    /// Returns the attributes of the title that were set for a state, or `nil`.
    open func titleTextAttributes(for state: UIControlState) -> [NSAttributedString.Key: Any]? { titleAttributes[state.rawValue] }

    // MARK: Bars

    /// The handlers set by the bars that show the item; called when a visible property changed.
    package var changeHandlers: [ObjectIdentifier: () -> Void] = [:]

    package func itemDidChange() {
        for (_, handler) in changeHandlers { handler() }
    }

    /// The item's view in its bar, which popovers point at.
    package weak var barView: UIView?
}
