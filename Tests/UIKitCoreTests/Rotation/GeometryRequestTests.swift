import Foundation
import RuleTrait
import Testing
@testable import UIKitCore

@MainActor @Suite("Orientation requests", .serialized)
struct GeometryRequestTests {
    /// A controller with a mask and a preference, which counts the queries.
    final class Masked: UIViewController {
        var mask = UIInterfaceOrientationMask.allButUpsideDown
        var preferred: UIInterfaceOrientation?
        var asked = 0
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            asked += 1
            return mask
        }
        override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
            preferred ?? super.preferredInterfaceOrientationForPresentation
        }
    }

    private var isLandscape: Bool { UIScreen.main.bounds.width > UIScreen.main.bounds.height }

    @Test("only the topmost controller that covers the screen is asked for its orientations; a sheet is not", .rule("D-02", "D-11"))
    func topmost() {
        onDevice {
            let root = Masked(), sheet = Masked()
            let window = makeWindow(root: root)
            sheet.mask = .landscape
            sheet.preferred = .landscapeRight
            sheet.modalPresentationStyle = .pageSheet
            root.present(sheet, animated: false)
            EventLoop.main.turn()
            #expect(!isLandscape)
            #expect(RotationEngine.deciding(in: window) === root)
            let cover = Masked()
            cover.modalPresentationStyle = .fullScreen
            sheet.present(cover, animated: false)
            EventLoop.main.turn()
            #expect(RotationEngine.deciding(in: window) === cover)
            root.asked = 0
            HostInput().rotate(to: .landscapeLeft, animated: false)
            #expect(root.asked == 0)
            #expect(isLandscape)
        }
    }

    @Test("an orientation outside the application's mask is used from iOS 13 on", .rule("D-12"))
    func outsideApplicationMask() {
        onDevice(info: ["UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"]]) {
            let root = Masked(), modal = Masked()
            let window = makeWindow(root: root)
            (modal.mask, modal.preferred) = (.landscape, .landscapeLeft)
            modal.modalPresentationStyle = .fullScreen
            #expect(Fault.catching { root.present(modal, animated: false) } == [])
            EventLoop.main.turn()
            #expect(window.windowScene?.interfaceOrientation == .landscapeLeft)
        }
    }

    @Test(
        "a geometry request has an error with domain, code, and text, or rotates although the device does not, without calling the handler",
        .rule("D-23", "D-24", "D-25"))
    func geometryRequest() {
        onDevice {
            let root = Masked()
            root.mask = .portrait
            let window = makeWindow(root: root)
            var errors: [NSError] = []
            window.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { errors.append($0 as NSError) }
            #expect(errors.map(\.domain) == ["UISceneErrorDomain"])
            #expect(errors.map(\.code) == [101])
            #expect(
                errors.first?.localizedDescription
                    == "None of the requested orientations are supported by the view controller. Requested: landscapeLeft, landscapeRight; Supported: portrait"
            )
            root.mask = .allButUpsideDown
            window.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeLeft)) { errors.append($0 as NSError) }
            EventLoop.main.advance(by: 1)
            #expect(errors.count == 1)
            #expect(window.windowScene?.interfaceOrientation == .landscapeLeft)
            #expect(UIDevice.current.orientation == .portrait)
        }
    }

    @Test("a full-screen modal without a preference leaves a landscape interface unchanged", .rule("D-10"))
    func noWish() {
        onDevice(orientation: .landscapeRight) {
            let root = UIViewController(), modal = UIViewController()
            let window = makeWindow(root: root)
            modal.modalPresentationStyle = .fullScreen
            #expect(modal.preferredInterfaceOrientationForPresentation == .landscapeRight)
            root.present(modal, animated: false)
            EventLoop.main.turn()
            #expect(modal.view.window === window)
            #expect(window.windowScene?.interfaceOrientation == .landscapeRight)
            #expect(modal.view.bounds.size == window.bounds.size)
        }
    }

    @Test("setNeedsUpdateOfSupportedInterfaceOrientations animates the rotation, and not inside performWithoutAnimation", .rule("D-26"))
    func asksAgain() {
        onDevice {
            let root = Masked()
            let window = makeWindow(root: root)
            root.mask = .landscape
            root.setNeedsUpdateOfSupportedInterfaceOrientations()
            #expect(root.transitionCoordinator?.isAnimated == true)
            EventLoop.main.advance(by: 1)
            #expect(isLandscape)
            root.mask = .portrait
            UIView.performWithoutAnimation { root.setNeedsUpdateOfSupportedInterfaceOrientations() }
            #expect(root.transitionCoordinator == nil)
            #expect(!isLandscape)
            _ = window
        }
    }
}
