import UIKitCore

extension UIView {
    /// Lets a list place its elements by their frames, even one whose nib disables mask translation, as Xcode often writes.
    final func placeByFrame() { translatesAutoresizingMaskIntoConstraints = true }
}
