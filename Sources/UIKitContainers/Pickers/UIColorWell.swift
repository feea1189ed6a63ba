import Foundation

/// A round swatch that opens a color picker.
@preconcurrency @MainActor
open class UIColorWell: UIControl, UIColorPickerViewControllerDelegate {
    /// The title of the picker that a tap opens, or nil.
    open var title: String?
    /// Whether the user can choose an opacity. It is stored but has no effect: the picker's grid has opaque colors.
    open var supportsAlpha = true
    /// The largest exposure of a chosen color; 1 for colors no brighter than white.
    // FIXME(gap): the picker offers no brighter colors, and has no eyedropper.
    /// The brightest exposure of a color. It is stored but has no effect.
    open var maximumLinearExposure: CGFloat = 1
    /// Whether the picker has an eyedropper. It is stored but has no effect.
    open var supportsEyedropper = true
    /// The color that the well shows, or nil for none. A choice by the user sends `valueChanged`; setting it does not.
    open var selectedColor: UIColor? {
        didSet {
            backgroundColor = selectedColor ?? .secondarySystemFill
            KeyValueObservation.noticeChanges(of: self)
        }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }
    /// Creates the `UIColorWell` that an interface file or an archive describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }
    open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 28, height: 28) }
    open override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = min(bounds.width, bounds.height) / 2
    }

    private func begin() {
        backgroundColor = .secondarySystemFill
        layer.borderWidth = 3
        layer.borderColor = UIColor.systemGray3.cgColor
        addAction(UIAction { [weak self] _ in self?.openPicker() }, for: .touchUpInside)
    }

    private func openPicker() {
        guard let owner = sequence(first: self as UIResponder, next: \.next).first(where: { $0 is UIViewController }) as? UIViewController
        else { return }
        let picker = UIColorPickerViewController()
        (picker.title, picker.supportsAlpha, picker.delegate) = (title, supportsAlpha, self)
        if let selectedColor { picker.selectedColor = selectedColor }
        owner.present(picker, animated: true)
    }

    /// Takes the color from the picker, and sends `valueChanged`.
    public func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) {
        selectedColor = color
        sendActions(for: .valueChanged)
    }
}
