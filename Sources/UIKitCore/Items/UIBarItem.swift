import Foundation

/// An item of a bar: the base class of bar buttons and tabs.
@preconcurrency @MainActor
open class UIBarItem: MainActorKeyValueObject, @preconcurrency NSCoding, UIAppearance, UIAccessibilityIdentification {
    open var title: String? { didSet { itemDidChange() } }
    open var image: UIImage? { didSet { itemDidChange() } }
    open var landscapeImagePhone: UIImage? { didSet { itemDidChange() } }
    open var largeContentSizeImage: UIImage?
    open var imageInsets = UIEdgeInsets.zero { didSet { itemDidChange() } }
    // FIXME(gap): `imageInsets` apply in every orientation and size.
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero
    open var largeContentSizeImageInsets = UIEdgeInsets.zero
    open var isEnabled = true { didSet { itemDidChange() } }
    open var tag = 0

    package let accessibility = AccessibilityState()
    open var accessibilityIdentifier: String? {
        get { accessibility.identifier }
        set { accessibility.identifier = newValue }
    }
    open var accessibilityLabel: String? {
        get { accessibility.label }
        set { accessibility.label = newValue }
    }
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibility.styledLabel ?? accessibilityLabel.map(NSAttributedString.init(string:)) }
        set { (accessibility.label, accessibility.styledLabel) = (newValue?.string, newValue) }
    }
    open var accessibilityHint: String? {
        get { accessibility.hint }
        set { accessibility.hint = newValue }
    }
    open var accessibilityValue: String? {
        get { accessibility.value }
        set { accessibility.value = newValue }
    }
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits ?? .none }
        set { accessibility.traits = newValue }
    }
    open var isAccessibilityElement: Bool {
        get { accessibility.isElement ?? true }
        set { accessibility.isElement = newValue }
    }

    private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init()
        title = coder.decodeObject(forKey: "UITitle") as? String
        image = coder.decodeObject(forKey: "UIImage") as? UIImage
        landscapeImagePhone = coder.decodeObject(forKey: "UIImageLandscape") as? UIImage
        if coder.containsValue(forKey: "UIEnabled") { isEnabled = coder.decodeBool(forKey: "UIEnabled") }
        tag = coder.decodeInteger(forKey: "UITag")
    }

    open func encode(with coder: NSCoder) {
        coder.encode(title, forKey: "UITitle")
        coder.encode(isEnabled, forKey: "UIEnabled")
        coder.encode(tag, forKey: "UITag")
    }

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControlState) {
        titleAttributes[state.rawValue] = attributes
        itemDidChange()
    }

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
