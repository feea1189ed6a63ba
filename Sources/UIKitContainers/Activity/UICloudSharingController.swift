import Foundation

/// Shares a record of CloudKit. There is no iCloud: the controller shows a message, and reports to its delegate that the share could not be
/// saved.
@preconcurrency @MainActor
open class UICloudSharingController: UIViewController {
    public struct PermissionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let allowPublic = Self(rawValue: 1), allowPrivate = Self(rawValue: 2)
        public static let allowReadOnly = Self(rawValue: 4), allowReadWrite = Self(rawValue: 8)
    }

    /// The record that was to be shared; `nil`, because none could be saved.
    open var share: AnyObject? { nil }
    open weak var delegate: (any UICloudSharingControllerDelegate)?
    open var availablePermissions: PermissionOptions = []
    private var hasFailed = false

    /// Creates a controller for a share and its container.
    // FIXME(gap): there is no CloudKit; its types are any objects here.
    public init(share: AnyObject, container: AnyObject) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

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
    func cloudSharingController(_ csc: UICloudSharingController, failedToSaveShareWithError error: any Error)
    func itemTitle(for csc: UICloudSharingController) -> String?
    func itemThumbnailData(for csc: UICloudSharingController) -> Data?
    func itemType(for csc: UICloudSharingController) -> String?
    func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController)
    func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController)
}

extension UICloudSharingControllerDelegate {
    public func itemThumbnailData(for csc: UICloudSharingController) -> Data? { nil }
    public func itemType(for csc: UICloudSharingController) -> String? { nil }
    public func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController) {}
    public func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController) {}
}
