import Foundation

/// Shares a record of CloudKit. There is no iCloud: the controller shows a message, and reports to its delegate that the share could not be
/// saved.
@preconcurrency @MainActor
open class UICloudSharingController: UIViewController {
    /// The permissions that a user may choose for a share.
    public struct PermissionOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates the set from its bits. Bits without a name are kept.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Anyone with the link, or invited people only.
        public static let allowPublic = Self(rawValue: 1), allowPrivate = Self(rawValue: 2)
        /// Reading only, or reading and writing.
        public static let allowReadOnly = Self(rawValue: 4), allowReadWrite = Self(rawValue: 8)
    }

    /// The record that was to be shared; `nil`, because none could be saved.
    open var share: AnyObject? { nil }
    /// The object that is notified of the share, and supplies its title.
    open weak var delegate: (any UICloudSharingControllerDelegate)?
    /// The permissions that users may choose among. They are stored but have no effect.
    open var availablePermissions: PermissionOptions = []
    private var hasFailed = false

    /// Creates a controller for a share and its container.
    // FIXME(gap): there is no CloudKit; its types are any objects here.
    /// Creates a controller for an existing share.
    ///
    /// There is no CloudKit here: both arguments may be any objects, and nothing is shared.
    public init(share: AnyObject, container: AnyObject) { super.init(nibName: nil, bundle: nil) }
    /// Creates the `UICloudSharingController` that an interface file or an archive describes.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns an item for a share sheet, which here contains only the controller's title.
    open func activityItemSource() -> any UIActivityItemSource { UIActivityItemProvider(placeholderItem: title ?? "") }

    open override func viewDidLoad() {
        super.viewDidLoad()
        var message = UIContentUnavailableConfiguration.empty()
        (message.text, message.secondaryText) = (delegate?.itemTitle(for: self) ?? "Share", "iCloud is not available.")
        contentUnavailableConfiguration = message
        view.backgroundColor = .systemBackground
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !hasFailed else { return }
        hasFailed = true
        let reason = [NSLocalizedDescriptionKey: "iCloud is not available."]
        // CKError.notAuthenticated.
        delegate?.cloudSharingController(self, failedToSaveShareWithError: NSError(domain: "CKErrorDomain", code: 9, userInfo: reason))
    }
}

/// Provides the title of the shared item, and receives the result of sharing.
@preconcurrency @MainActor
public protocol UICloudSharingControllerDelegate: NSObjectProtocol {
    /// Called when a share could not be saved.
    func cloudSharingController(_ csc: UICloudSharingController, failedToSaveShareWithError error: any Error)
    /// Returns the title of the shared item, or nil.
    func itemTitle(for csc: UICloudSharingController) -> String?
    /// Returns an image of the shared item as data, or nil. It is never called here.
    func itemThumbnailData(for csc: UICloudSharingController) -> Data?
    /// Returns the uniform type identifier of the shared item, or nil. It is never called here.
    func itemType(for csc: UICloudSharingController) -> String?
    /// Called after a share was saved. It is never called here.
    func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController)
    /// Called after the user ended a share. It is never called here.
    func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController)
}

extension UICloudSharingControllerDelegate {
    /// Returns nil for a delegate that doesn't implement the method.
    public func itemThumbnailData(for csc: UICloudSharingController) -> Data? { nil }
    /// Returns nil for a delegate that doesn't implement the method.
    public func itemType(for csc: UICloudSharingController) -> String? { nil }
    /// Does nothing for a delegate that doesn't implement the method.
    public func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController) {}
}
