import Foundation
import LinkPresentationCompanion

/// An action on shared items. A subclass overrides its members, which have defaults. (SP-G024)
@preconcurrency @MainActor
open class UIActivity: NSObject {
    /// The group of an activity in the share sheet.
    public enum Category: Int, Sendable { case action, share }

    /// The name of an activity, for the system's or for an app's own.
    public struct ActivityType: Hashable, RawRepresentable, Sendable {
        /// The text of the activity type, the same as in Apple's UIKit.
        public let rawValue: String
        /// Creates the activity type with the given text, which may be the app's own.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates the activity type with the given text, like `init(rawValue:)`.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Posting on Facebook. The sheet here never offers it.
        public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
        /// Posting on Twitter. The sheet here never offers it.
        public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
        /// Posting on Weibo. The sheet here never offers it.
        public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
        /// Sending a text message. The sheet here never offers it.
        public static let message = Self("com.apple.UIKit.activity.Message")
        /// Sending mail. The sheet here never offers it.
        public static let mail = Self("com.apple.UIKit.activity.Mail")
        /// Printing. The sheet here never offers it.
        public static let print = Self("com.apple.UIKit.activity.Print")
        /// Copying to the pasteboard, which the sheet here offers.
        public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
        /// Assigning an image to a contact. The sheet here never offers it.
        public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
        /// Saving an image or a video among the photos, which the sheet here offers.
        public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
        /// Adding a URL to Safari's reading list. The sheet here never offers it.
        public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
        /// Posting on Flickr. The sheet here never offers it.
        public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
        /// Posting on Vimeo. The sheet here never offers it.
        public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
        /// Posting on Tencent Weibo. The sheet here never offers it.
        public static let postToTencentWeibo = Self("com.apple.UIKit.activity.TencentWeibo")
        /// Sending by AirDrop. The sheet here never offers it.
        public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
        /// Opening in Books. The sheet here never offers it.
        public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
        /// Marking up as a PDF document. The sheet here never offers it.
        public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
        /// Sharing by SharePlay. The sheet here never offers it.
        public static let sharePlay = Self("com.apple.UIKit.activity.SharePlay")
        /// Inviting collaborators by a link. The sheet here never offers it.
        public static let collaborationInviteWithLink = Self("com.apple.UIKit.activity.CollaborationInviteWithLink")
        /// Copying a link for collaborators. The sheet here never offers it.
        public static let collaborationCopyLink = Self("com.apple.UIKit.activity.CollaborationCopyLink")
        /// Adding a web page to the home screen. The sheet here never offers it.
        public static let addToHomeScreen = Self("com.apple.UIKit.activity.AddToHomeScreen")
    }

    public override init() { super.init() }

    /// The group of the sheet in which the activity is listed. Override it for `share`; the default is `action`.
    open class var activityCategory: Category { .action }
    /// The activity's name, which the completion handler receives. Override it; the default is nil.
    open var activityType: ActivityType? { nil }
    /// The text in the sheet. Override it; the default is nil.
    open var activityTitle: String? { nil }
    /// The image in the sheet. Override it; the default is nil.
    open var activityImage: UIImage? { nil }
    /// Returns whether the sheet lists the activity for the given items. Override it; the default is `false`.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Receives the items before the activity is performed. Override it to store them.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// The controller that the sheet presents instead of calling `perform()`, or nil. It must call `activityDidFinish(_:)`.
    open var activityViewController: UIViewController? { nil }
    /// Performs the activity, if it has no controller. Override it, and call `activityDidFinish(_:)` at the end; the default reports a
    /// failure.
    open func perform() { activityDidFinish(false) }

    /// Called once, when the activity finishes, for the activity controller that runs it.
    package var whenFinished: ((Bool) -> Void)?

    // The system dismisses the controller that the activity supplied. (SP-G025)
    /// Ends the activity: dismisses its controller, and calls the sheet's completion handler with `completed`.
    open func activityDidFinish(_ completed: Bool) {
        let finish = whenFinished
        whenFinished = nil
        finish?(completed)
    }
}

/// Provides the shared item once the activity is known. The placeholder only indicates its kind. (SP-G022, SP-G023)
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
    /// Returns a value of the same type as the item, which the sheet uses until an activity is chosen.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// Returns the item for the chosen activity, or nil to share nothing in its place.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    /// Returns the subject line for activities that have one. An empty text means none.
    func activityViewController(
        _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
    /// Returns the uniform type identifier of an item that is data.
    func activityViewController(
        _ activityViewController: UIActivityViewController, dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String
    /// Returns a preview of the item, at most of the given size in points, or nil.
    func activityViewController(
        _ activityViewController: UIActivityViewController, thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
        suggestedSize size: CGSize
    ) -> UIImage?
    /// Returns the title, image and link for the sheet's header, or nil to derive them from the item.
    func activityViewControllerLinkMetadata(_ activityViewController: UIActivityViewController) -> LPLinkMetadata?
}

extension UIActivityItemSource {
    /// Returns `""` for a conforming type that doesn't implement the method.
    public func activityViewController(
        _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
    /// Returns `""` for a conforming type that doesn't implement the method.
    public func activityViewController(
        _ activityViewController: UIActivityViewController, dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
    /// Returns nil for a conforming type that doesn't implement the method.
    public func activityViewController(
        _ activityViewController: UIActivityViewController, thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
        suggestedSize size: CGSize
    ) -> UIImage? { nil }
    /// Returns nil for a conforming type that doesn't implement the method.
    public func activityViewControllerLinkMetadata(_ activityViewController: UIActivityViewController) -> LPLinkMetadata? { nil }
}

/// An item that is created when it is needed. (SP-G026)
@preconcurrency @MainActor
open class UIActivityItemProvider: NSObject, UIActivityItemSource {
    open private(set) var placeholderItem: Any?
    /// The activity for which the item is being read; `nil` at any other time.
    open private(set) var activityType: UIActivity.ActivityType?

    /// Creates a provider with a value that represents the item until it is requested.
    public init(placeholderItem: Any) {
        self.placeholderItem = placeholderItem
        super.init()
    }

    // FIXME SP-G026: not an operation, and read on the main actor, as the class is declared: with a second thread, the order would not be
    // reproducible in tests, and an app's override would access its views from that thread.
    /// The item. Override it to create the item when it is requested.
    ///
    /// Unlike on iOS, it is read on the main actor, not on another thread: the class is no operation here.
    open var item: Any { placeholderItem ?? NSNull() }

    /// Returns the placeholder that the initializer received.
    public func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
        placeholderItem ?? NSNull()
    }
    /// Returns `item`, after `activityType` was set.
    public func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
        self.activityType = activityType
        defer { self.activityType = nil }
        return item
    }
}
