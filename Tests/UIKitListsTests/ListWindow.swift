import Foundation
import QuartzCore
import UIKitText

/// A window on the default device, with touches.
@MainActor final class ListWindow {
    let window: UIWindow
    let input = HostInput()

    init(_ view: UIView, size: CGSize = CGSize(width: 375, height: 667)) {
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.backgroundColor = .white
        view.frame = window.bounds
        window.addSubview(view)
        window.isHidden = false
        settle()
    }

    func settle(_ seconds: TimeInterval = 0) {
        EventLoop.main.advance(by: seconds)
        window.layoutIfNeeded()
    }

    func touch(_ phase: HostInput.Finger.Phase, _ point: CGPoint) {
        input.touch([HostInput.Finger(phase: phase, location: point)])
        settle()
    }

    func tap(_ point: CGPoint, in view: UIView) { tap(view.convert(point, to: window)) }

    func tap(_ point: CGPoint) {
        touch(.began, point)
        settle(0.02)
        touch(.ended, point)
        settle(0.5)
    }

    /// Writes the window's image, for inspection.
    func picture(_ name: String) {
        guard let folder = ProcessInfo.processInfo.environment["UNDERSTUDY_PICTURES"] else { return }
        let compositor = Compositor(rootLayer: window.layer, size: window.bounds.size, scale: 2)
        compositor.renderEverything()
        guard let image = compositor.snapshot(), let data = UIImage(cgImage: image).pngData() else { return }
        try? data.write(to: URL(fileURLWithPath: folder + "/" + name + ".png"))
    }
}
