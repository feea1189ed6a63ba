import Foundation
import QuartzCore

/// The status bar on the screen: follows the main scene's manager at the end of every turn.
@MainActor
package enum StatusBarDisplay {
    /// What the bar shows from the end of this turn on.
    package static var values = StatusBarValues()

    /// Above every window. `WindowOrder` keeps it there.
    static let layer = StatusBarLayer.make()

    static func refresh() {
        let host = UIScreen.main.host
        let time = StatusBarAppearance.animationTime
        StatusBarAppearance.animationTime = nil
        guard let manager = UIApplication.existing?.lifecycle.mainScene?.statusBarManager, !UIWindow.visible.isEmpty else {
            return layer.show(nil)
        }
        let frame = manager.statusBarFrame
        // A change inside an animation block is animated. (C-43)
        let change = time.flatMap { StatusBarLayer.Change(animation, $0) }
        guard frame.height > 0 else { return layer.show(nil, change) }
        let isLight =
            switch manager.statusBarStyle {
            case .lightContent: true
            case .darkContent: false
            default: manager.interfaceStyle == .dark
            }
        let content = StatusBarLayer.Content(
            device: host.device, width: frame.width, height: frame.height, isLight: isLight, values: values)
        layer.show(content, change)
    }

    private static var animation: UIStatusBarAnimation {
        UIApplication.existing?.lifecycle.mainScene?.keyWindow?.rootViewController.map { StatusBarAppearance.answer(of: $0).animation }
            ?? .fade
    }
}
