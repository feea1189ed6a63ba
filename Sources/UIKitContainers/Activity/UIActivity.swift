import Foundation
import LinkPresentationCompanion

/// An action on shared items. A subclass overrides its members, which have defaults. (SP-G024)
@preconcurrency @MainActor
open class UIActivity: NSObject {
    public enum Category: Int, Sendable { case action, share }

    public struct ActivityType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
        public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
        public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
        public static let message = Self("com.apple.UIKit.activity.Message")
        public static let mail = Self("com.apple.UIKit.activity.Mail")
        public static let print = Self("com.apple.UIKit.activity.Print")
        public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
        public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
        public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
        public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
        public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
        public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
        public static let postToTencentWeibo = Self("com.apple.UIKit.activity.TencentWeibo")
        public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
        public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
        public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
        public static let sharePlay = Self("com.apple.UIKit.activity.SharePlay")
        public static let collaborationInviteWithLink = Self("com.apple.UIKit.activity.CollaborationInviteWithLink")
        public static let collaborationCopyLink = Self("com.apple.UIKit.activity.CollaborationCopyLink")
        public static let addToHomeScreen = Self("com.apple.UIKit.activity.AddToHomeScreen")
    }

    public override init() { super.init() }

    open class var activityCategory: Category { .action }
    open var activityType: ActivityType? { nil }
    open var activityTitle: String? { nil }
    open var activityImage: UIImage? { nil }
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    open func prepare(withActivityItems activityItems: [Any]) {}
    open var activityViewController: UIViewController? { nil }
    open func perform() { activityDidFinish(false) }

    /// Called once, when the activity finishes, for the activity controller that runs it.
    package var whenFinished: ((Bool) -> Void)?

    // The system dismisses the controller that the activity supplied. (SP-G025)
    open func activityDidFinish(_ completed: Bool) {
        let finish = whenFinished
        whenFinished = nil
        finish?(completed)
    }
}

/// Provides the shared item once the activity is known. The placeholder only indicates its kind. (SP-G022, SP-G023)
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    func activityViewController(
        _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
    func activityViewController(
        _ activityViewController: UIActivityViewController, dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String
    func activityViewController(
        _ activityViewController: UIActivityViewController, thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
        suggestedSize size: CGSize
    ) -> UIImage?
    func activityViewControllerLinkMetadata(_ activityViewController: UIActivityViewController) -> LPLinkMetadata?
}

extension UIActivityItemSource {
    public func activityViewController(
        _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
    public func activityViewController(
        _ activityViewController: UIActivityViewController, dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
    public func activityViewController(
        _ activityViewController: UIActivityViewController, thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
        suggestedSize size: CGSize
    ) -> UIImage? { nil }
    public func activityViewControllerLinkMetadata(_ activityViewController: UIActivityViewController) -> LPLinkMetadata? { nil }
}

/// An item that is created when it is needed. (SP-G026)
@preconcurrency @MainActor
open class UIActivityItemProvider: NSObject, UIActivityItemSource {
    open private(set) var placeholderItem: Any?
    /// The activity for which the item is being read; `nil` at any other time.
    open private(set) var activityType: UIActivity.ActivityType?

    public init(placeholderItem: Any) {
        self.placeholderItem = placeholderItem
        super.init()
    }

    // FIXME SP-G026: not an operation, and read on the main actor, as the class is declared: with a second thread, the order would not be
    // reproducible in tests, and an app's override would access its views from that thread.
    open var item: Any { placeholderItem ?? NSNull() }

    public func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
        placeholderItem ?? NSNull()
    }
    public func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
        self.activityType = activityType
        defer { self.activityType = nil }
        return item
    }
}
