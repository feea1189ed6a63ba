import Foundation

/// The status bar's appearance, as the view controllers determine it.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    private weak var scene: UIWindowScene?
    init(scene: UIWindowScene) { self.scene = scene }

    private var answer: StatusBarAppearance.Answer? {
        guard InfoDictionary.main.isStatusBarControllerBased,
            let root = (scene?.keyWindow ?? scene?.windows.first { !$0.isHidden })?.rootViewController
        else { return nil }
        // The controller may query the status bar while it is itself being queried. It then gets the last answer.
        guard !isAsking else { return lastAnswer }
        isAsking = true
        defer { isAsking = false }
        lastAnswer = StatusBarAppearance.answer(of: root)
        return lastAnswer
    }
    private var isAsking = false
    private var lastAnswer: StatusBarAppearance.Answer?

    /// The style that the controllers determine; without controllers, the application's.
    open var statusBarStyle: UIStatusBarStyle { answer?.style ?? UIApplication.shared.settings.statusBarStyle }
    /// The style, light or dark, that the default status bar style follows: that of the controller that was asked.
    var interfaceStyle: UIUserInterfaceStyle { answer?.interfaceStyle ?? UIScreen.main.traitCollection.userInterfaceStyle }
    /// Whether the controllers, the application, or `Info.plist` hide the status bar.
    open var isStatusBarHidden: Bool {
        if let answer { return answer.isHidden }
        if UIApplication.shared.settings.isStatusBarHidden || InfoDictionary.main.isStatusBarHiddenAtLaunch { return true }
        // A phone in landscape hides its status bar. (D-44, D-60)
        guard let host = scene?.screen.host else { return false }
        return host.isLandscape && host.idiom == .phone && Generation.current >= .ios8 && host.device.landscapeSafeArea.top == 0
    }
    // Zero while the bar is hidden; the Dynamic Island makes it taller. (I-20, D-62)
    /// The frame of the status bar in the screen's points; zero while it is hidden.
    open var statusBarFrame: CGRect {
        guard let host = scene?.screen.host, !isStatusBarHidden else { return .zero }
        return CGRect(x: 0, y: 0, width: host.bounds.width, height: host.device.shownStatusBarHeight)
    }
}
