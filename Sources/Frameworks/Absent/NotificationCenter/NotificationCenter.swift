// The widgets of iOS 8 to 13. The system shows none: an app's own widget is a screen that is never updated.
@_exported import UIKit

/// The outcome of an update.
public enum NCUpdateResult: UInt, Sendable { case newData, noData, failed }
/// The size of a widget.
public enum NCWidgetDisplayMode: Int, Sendable { case compact, expanded }
/// Called when the system updates a widget. It doesn't.
@preconcurrency @MainActor
public protocol NCWidgetProviding: NSObjectProtocol {
    func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
    func widgetActiveDisplayModeDidChange(_ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)
    func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets
}
extension NCWidgetProviding {
    public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) { completionHandler(.noData) }
    public func widgetActiveDisplayModeDidChange(_ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize) {}
    public func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets { defaultMarginInsets }
}
/// Hides a widget without content. There is none.
open class NCWidgetController: NSObject {
    public override init() { super.init() }
    /// Does nothing.
    open func setHasContent(_ flag: Bool, forWidgetWithBundleIdentifier bundleID: String) {}
}
extension NSExtensionContext {
    public var widgetLargestAvailableDisplayMode: NCWidgetDisplayMode {
        get { .compact }
        set {}
    }
    public var widgetActiveDisplayMode: NCWidgetDisplayMode { .compact }
    public func widgetMaximumSize(for displayMode: NCWidgetDisplayMode) -> CGSize { .zero }
}
extension UIVibrancyEffect {
    /// Returns the effect of labels in a widget.
    @preconcurrency @MainActor public class func widgetPrimary() -> UIVibrancyEffect {
        UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light))
    }
    /// Returns the effect of less important labels in a widget.
    @preconcurrency @MainActor public class func widgetSecondary() -> UIVibrancyEffect {
        UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light))
    }
}
