import UIKitCore

extension UIView {
    /// A list places its elements by their frames, also one whose nib says that it does not translate its mask, as Xcode writes many.
    final func placeByFrame() { translatesAutoresizingMaskIntoConstraints = true }
}
