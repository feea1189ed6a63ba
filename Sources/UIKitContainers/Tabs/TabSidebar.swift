import Foundation

// The members of iOS 18 and 26 for wide screens. In a compact width, as on every phone, there is no sidebar on iOS either.
// FIXME(gap): there is no sidebar on an iPad, no accessory above the bar, and the bar does not shrink: what is set here is kept and changes nothing.

extension UITabBarController {
    /// The list of tabs and groups beside the content.
    @preconcurrency @MainActor
    public final class Sidebar: NSObject {
        public enum Layout: Int, Sendable { case automatic, overlap, tile }

        public var isHidden = true
        public var preferredLayout = Layout.automatic
        public var headerContentConfiguration: (any UIContentConfiguration)?
        public var footerContentConfiguration: (any UIContentConfiguration)?
        public var bottomBarView: UIView?
        public var navigationOverflowItems: UIDeferredMenuElement?

        public func reconfigureItem(for tab: UITab) {}
    }

    /// When the bar makes way for what is scrolled.
    public enum MinimizeBehavior: Int, Sendable { case automatic, never, onScrollDown, onScrollUp }

    /// What the members below keep.
    @MainActor final class WideSettings {
        let sidebar = Sidebar()
        var customizationIdentifier: String?
        var minimizeBehavior = MinimizeBehavior.automatic
        var bottomAccessory: UITabAccessory?
    }
}

/// A view above the tab bar, such as what is playing.
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
    open private(set) var contentView: UIView
    public init(contentView: UIView) { self.contentView = contentView }
}

extension UIContentContainer where Self: UITabBarController {
    public var sidebar: UITabBarController.Sidebar { wideSettings.sidebar }
    public var customizationIdentifier: String? {
        get { wideSettings.customizationIdentifier }
        set { wideSettings.customizationIdentifier = newValue }
    }
    public var tabBarMinimizeBehavior: UITabBarController.MinimizeBehavior {
        get { wideSettings.minimizeBehavior }
        set { wideSettings.minimizeBehavior = newValue }
    }
    public var bottomAccessory: UITabAccessory? {
        get { wideSettings.bottomAccessory }
        set { wideSettings.bottomAccessory = newValue }
    }
    public func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) { self.bottomAccessory = bottomAccessory }
}
