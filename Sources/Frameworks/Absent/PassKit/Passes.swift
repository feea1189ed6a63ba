import Foundation

/// The domain of errors about passes.
public let PKPassKitErrorDomain = "PKPassKitErrorDomain"

/// An error about a pass.
public struct PKPassKitError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknownError = -1, invalidDataError = 1, unsupportedVersionError, invalidSignature, notEntitledError
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { PKPassKitErrorDomain }
}

public enum PKPassType: UInt, Sendable {
    case barcode, secureElement
    case any = 0xffff_ffff_ffff_ffff
    public static let payment = secureElement
}

/// The superclass of passes.
open class PKObject: NSObject {}

/// A pass of Wallet. FIXME(gap): the files of passes are not read: `init(data:)` throws an error for all data.
open class PKPass: PKObject {
    public init(data: Data) throws { throw PKPassKitError(.invalidDataError) }
    public override init() { super.init() }
    open var passType: PKPassType { .barcode }
    open var serialNumber: String { "" }
    open var passTypeIdentifier: String { "" }
    open var webServiceURL: URL? { nil }
    open var authenticationToken: String? { nil }
    open var localizedName: String { "" }
    open var localizedDescription: String { "" }
    open var organizationName: String { "" }
    open var relevantDate: Date? { nil }
    open var userInfo: [AnyHashable: Any]? { nil }
    open var passURL: URL? { nil }
    open var isRemotePass: Bool { false }
    open var deviceName: String { "" }
    open func localizedValue(forFieldKey key: String) -> Any? { nil }
}
/// A pass with a card.
open class PKSecureElementPass: PKPass {
    open var primaryAccountIdentifier: String { "" }
    open var primaryAccountNumberSuffix: String { "" }
}
/// A pass with a card for payments.
open class PKPaymentPass: PKSecureElementPass {}

/// How a request to add passes ended.
public enum PKPassLibraryAddPassesStatus: Int, Sendable { case didAddPasses, shouldReviewPasses, didCancelAddPasses }

/// The passes of the user: none.
open class PKPassLibrary: NSObject {
    /// Returns `false`, as on a device without Wallet.
    open class func isPassLibraryAvailable() -> Bool { false }
    /// Returns `false`, as on a device without Wallet.
    open class func isPaymentPassActivationAvailable() -> Bool { false }
    open func passes() -> [PKPass] { [] }
    open func passes(of passType: PKPassType) -> [PKPass] { [] }
    open func pass(withPassTypeIdentifier identifier: String, serialNumber: String) -> PKPass? { nil }
    open func containsPass(_ pass: PKPass) -> Bool { false }
    /// Does nothing.
    open func removePass(_ pass: PKPass) {}
    /// Returns `false`: there is no pass to replace.
    open func replacePass(with pass: PKPass) -> Bool { false }
    /// Reports that the user did not add the passes.
    open func addPasses(_ passes: [PKPass], withCompletionHandler completion: ((PKPassLibraryAddPassesStatus) -> Void)? = nil) {
        completion?(.didCancelAddPasses)
    }
    open func canAddPaymentPass(withPrimaryAccountIdentifier primaryAccountIdentifier: String) -> Bool { false }
    open func canAddSecureElementPass(primaryAccountIdentifier: String) -> Bool { false }
    /// Does nothing.
    open func openPaymentSetup() {}
}

/// The callback for the end of adding passes.
@preconcurrency @MainActor
public protocol PKAddPassesViewControllerDelegate: NSObjectProtocol {
    func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
}
extension PKAddPassesViewControllerDelegate {
    /// Does nothing.
    public func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) {}
}

/// Shows passes to add. It cannot be made without Wallet: both initializers return `nil`.
open class PKAddPassesViewController: UIViewController {
    open weak var delegate: (any PKAddPassesViewControllerDelegate)?
    public init?(pass: PKPass) { return nil }
    public init?(passes: [PKPass]) { return nil }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Returns `false`, as on a device without Wallet.
    open class func canAddPasses() -> Bool { false }
}
