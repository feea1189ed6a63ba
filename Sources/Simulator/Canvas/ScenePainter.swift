import Foundation
import UIKit
import UIKitStoryboards

/// Draws the scenes of a file with a setting.
@MainActor
struct ScenePainter {
    let file: DesignedFile
    let setting: CanvasSetting

    struct Result {
        var pixels: PixelBuffer
        var messages: [String]
        var frames: [StoredFrame]?
    }

    /// Draws a scene. Returns `nil` if there is nothing to draw: a reference to a storyboard that doesn't exist.
    func paint(_ scene: CanvasScene) -> Result? {
        var pixels: PixelBuffer?
        var frames: [StoredFrame]?
        var faults: [Fault] = []
        let lines = Console.capturing {
            faults = Fault.catching {
                guard let controller = file.controller(withObjectID: scene.id) else { return }
                // A screen of another size keeps the device's status bar and home indicator.
                let safeArea = scene.freeformSize.map { _ in setting.screen().insets }
                pixels = setting.draw(dressed(controller, scene), size: scene.freeformSize, safeArea: safeArea) {
                    if DesignedFile.recordsFrames { frames = file.storedFrames() }
                }
            }
        }
        return pixels.map { Result(pixels: $0, messages: lines + faults.map { "\($0.name.rawValue): \($0.reason)" }, frames: frames) }
    }

    /// Draws each top-level view of a xib at its own size, or filling the screen if it is as large as one.
    func paintViews() -> [(id: String, result: Result)] {
        var painted: [(String, Result)] = []
        var faults: [Fault] = []
        let lines = Console.capturing {
            faults = Fault.catching {
                for (id, view) in file.views() {
                    guard !view.bounds.isEmpty, view.bounds.width <= 3000, view.bounds.height <= 3000, !(view is UIWindow) else { continue }
                    let isWholeScreen = view.bounds.height >= 480 && view.bounds.width >= 320
                    let host = UIViewController()
                    let size = isWholeScreen ? nil : view.bounds.size
                    // The host's size is set before it gets the view, whose autoresizing mask is relative to it.
                    host.view.frame = CGRect(origin: .zero, size: size ?? setting.screen().bounds.size)
                    view.frame = isWholeScreen ? host.view.bounds : CGRect(origin: .zero, size: view.bounds.size)
                    if isWholeScreen { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
                    view.translatesAutoresizingMaskIntoConstraints = true
                    host.view.addSubview(view)
                    if view.backgroundColor == nil { host.view.backgroundColor = .systemBackground }
                    var frames: [StoredFrame]?
                    let pixels = setting.draw(host, size: size) {
                        if DesignedFile.recordsFrames { frames = file.storedFrames() }
                    }
                    painted.append((id, Result(pixels: pixels, messages: [], frames: frames)))
                }
            }
        }
        let messages = lines + faults.map { "\($0.name.rawValue): \($0.reason)" }
        return painted.enumerated().map { index, entry in
            (entry.0, Result(pixels: entry.1.pixels, messages: index == 0 ? messages : [], frames: entry.1.frames))
        }
    }

    /// Returns the scene with the bars that its containers would add.
    private func dressed(_ controller: UIViewController, _ scene: CanvasScene) -> UIViewController {
        var result = controller
        if scene.isInNavigation || scene.hasToolbar, !(controller is UINavigationController), !(controller is UITabBarController),
            !(controller is UISplitViewController)
        {
            let below = scene.backTitle.map { title in
                let controller = UIViewController()
                controller.navigationItem.title = title
                return controller
            }
            let navigation = UINavigationController()
            navigation.setViewControllers([below, controller].compactMap { $0 }, animated: false)
            navigation.isNavigationBarHidden = !scene.isInNavigation
            navigation.isToolbarHidden = !scene.hasToolbar
            navigation.navigationBar.isTranslucent = !scene.isBarOpaque
            navigation.navigationBar.prefersLargeTitles = scene.hasLargeTitles
            result = navigation
        }
        if scene.isInTabs, !(result is UITabBarController) {
            let tabs = UITabBarController()
            tabs.tabBar.isTranslucent = !scene.isTabBarOpaque
            tabs.setViewControllers([result], animated: false)
            result = tabs
        }
        return result
    }
}
