import UIKitText

// Apps access it by its key; no header of UIKit declares it.

private let shadowless = AttachedProperty(false)

extension UINavigationBar {
    package var hidesShadow: Bool {
        get { shadowless[self] }
        set {
            shadowless[self] = newValue
            lookDidChange()
        }
    }
}

extension UITabBar {
    package var hidesShadow: Bool {
        get { shadowless[self] }
        set {
            shadowless[self] = newValue
            appearanceDidChange()
        }
    }
}

extension UIToolbar {
    package var hidesShadow: Bool {
        get { shadowless[self] }
        set {
            shadowless[self] = newValue
            appearanceDidChange()
        }
    }
}
