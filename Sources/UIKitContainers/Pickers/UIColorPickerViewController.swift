import Foundation

/// The callbacks for each color that the user tries, and for the last one.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    /// Called whenever the user chooses a color. `continuously` is always `false` here.
    func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    /// Called whenever the user chooses a color, in the form before iOS 15.
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    /// Called after the user closed the picker, or swiped it away.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    /// Calls the method of the form before iOS 15.
    public func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) {
        colorPickerViewControllerDidSelectColor(viewController)
    }
    /// Does nothing for a delegate that doesn't implement the method.
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// A grid of colors to choose from.
// FIXME(gap): the picker has its grid; spectrum, sliders and the eyedropper are missing.
/// A controller for choosing a color from a grid. The spectrum, the sliders, and the eyedropper are missing.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
    /// The object that gets the color.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    /// Whether the user can choose an opacity. It is stored but has no effect: the grid has opaque colors.
    open var supportsAlpha = true
    /// The largest exposure of a chosen color; 1 for colors no brighter than white.
    // FIXME(gap): the picker offers no brighter colors, and has no eyedropper.
    /// The brightest exposure of a color. It is stored but has no effect.
    open var maximumLinearExposure: CGFloat = 1
    /// Whether the picker has an eyedropper. It is stored but has no effect.
    open var supportsEyedropper = true
    /// The selected color, white by default. Setting it does not call the delegate.
    open var selectedColor: UIColor = .white
    private static let columns = 12, rows = 10
    private let done = UIButton(type: .close)

    open override func viewDidLoad() {
        super.viewDidLoad()
        presenting.dismissedByUser = { [weak self] in
            if let self { delegate?.colorPickerViewControllerDidFinish(self) }
        }
        view.backgroundColor = .systemBackground
        let heading = UILabel(frame: CGRect(x: 16, y: 16, width: 200, height: 28))
        heading.text = title ?? "Colors"
        heading.font = .systemFont(ofSize: 20, weight: .semibold)
        view.addSubview(heading)
        done.addAction(UIAction { [weak self] _ in self?.finish() }, for: .touchUpInside)
        view.addSubview(done)
        for row in 0..<Self.rows { for column in 0..<Self.columns { view.addSubview(swatch(row, column)) } }
    }

    /// Creates a swatch. The first row is gray from white to black; below are the hues from dark to light.
    private func swatch(_ row: Int, _ column: Int) -> UIControl {
        let swatch = UIControl()
        let step = CGFloat(column) / CGFloat(Self.columns - 1)
        let shade = CGFloat(row) / CGFloat(Self.rows - 1)
        swatch.backgroundColor =
            row == 0
            ? UIColor(white: 1 - step, alpha: 1)
            : UIColor(
                hue: CGFloat(column) / CGFloat(Self.columns), saturation: min(1, 2 - 2 * shade), brightness: min(1, 0.3 + 1.4 * shade),
                alpha: 1)
        swatch.tag = row * Self.columns + column + 1
        swatch.addAction(
            UIAction { [weak self, weak swatch] _ in
                guard let self, let color = swatch?.backgroundColor else { return }
                selectedColor = color
                delegate?.colorPickerViewController(self, didSelect: color, continuously: false)
            }, for: .touchUpInside)
        return swatch
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        done.frame = CGRect(x: view.bounds.width - 46, y: 15, width: 30, height: 30)
        let side = (view.bounds.width - 32) / CGFloat(Self.columns)
        for row in 0..<Self.rows {
            for column in 0..<Self.columns {
                view.viewWithTag(row * Self.columns + column + 1)?.frame = CGRect(
                    x: 16 + CGFloat(column) * side, y: 64 + CGFloat(row) * side, width: side, height: side)
            }
        }
    }

    private func finish() {
        dismiss(animated: true)
        delegate?.colorPickerViewControllerDidFinish(self)
    }
}
