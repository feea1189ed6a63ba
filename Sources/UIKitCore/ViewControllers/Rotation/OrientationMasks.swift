import Foundation

// The objects that determine the supported orientations of an interface. (D.1)
extension UIViewController {
    // All orientations on an iPad, all but upside down on a phone. (D-04)
    var defaultOrientationMask: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }

    /// The status bar's orientation, even before the controller is in a window: a full-screen modal without a preference changes nothing.
    /// (D-10)
    package var currentInterfaceOrientation: UIInterfaceOrientation {
        (RotationEngine.host(for: viewIfLoaded?.window) ?? UIApplication.shared.lifecycle.mainScene)?.interfaceOrientation ?? .portrait
    }
}

extension UIInterfaceOrientation {
    // A mask's bit is 1 shifted by the raw value. (D-14)
    package var mask: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue)) }

    /// The name that `requestGeometryUpdate` prints. (D-23)
    package var printedName: String {
        switch self {
        case .portrait: "portrait"
        case .portraitUpsideDown: "portraitUpsideDown"
        case .landscapeLeft: "landscapeLeft"
        case .landscapeRight: "landscapeRight"
        default: "unknown"
        }
    }

    /// The angle in degrees clockwise from portrait.
    package var degrees: Int {
        switch self {
        case .landscapeRight: 90
        case .portraitUpsideDown: 180
        case .landscapeLeft: 270
        default: 0
        }
    }

    package static let inPrintedOrder: [UIInterfaceOrientation] = [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
}

extension UIInterfaceOrientationMask {
    // The order in which UIKit prints orientations. (D-23)
    package var printedNames: String {
        UIInterfaceOrientation.inPrintedOrder.filter { contains($0.mask) }.map(\.printedName).joined(separator: ", ")
    }
}
