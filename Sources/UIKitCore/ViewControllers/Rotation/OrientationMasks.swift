import Foundation

// Who decides which orientations an interface may have. D.1
extension UIViewController {
    // D-04
    var defaultOrientationMask: UIInterfaceOrientationMask {
        if let answer = orientationDelegate?.supported() { return answer }
        return traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }

    // D-10
    var currentInterfaceOrientation: UIInterfaceOrientation {
        if let answer = orientationDelegate?.preferred() { return answer }
        return RotationEngine.host(for: viewIfLoaded?.window)?.interfaceOrientation ?? .portrait
    }

    // D-08
    private var orientationDelegate: (any OrientationAnswering)? { containment.mechanism as? any OrientationAnswering }
}

/// A container whose delegate may answer for it. D-08
@MainActor
package protocol OrientationAnswering {
    func supported() -> UIInterfaceOrientationMask?
    func preferred() -> UIInterfaceOrientation?
}

extension UIInterfaceOrientation {
    // D-14
    package var mask: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue)) }

    /// As `requestGeometryUpdate` prints it. D-23
    package var printedName: String {
        switch self {
        case .portrait: "portrait"
        case .portraitUpsideDown: "portraitUpsideDown"
        case .landscapeLeft: "landscapeLeft"
        case .landscapeRight: "landscapeRight"
        default: "unknown"
        }
    }

    /// Degrees clockwise from portrait.
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
    // D-23
    package var printedNames: String {
        UIInterfaceOrientation.inPrintedOrder.filter { contains($0.mask) }.map(\.printedName).joined(separator: ", ")
    }
}
