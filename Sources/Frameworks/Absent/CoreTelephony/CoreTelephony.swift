// No telephone: there is no carrier and no radio.
@_exported import Foundation

/// A carrier without information, as since iOS 16.
open class CTCarrier: NSObject {
    open var carrierName: String? { "--" }
    open var mobileCountryCode: String? { "65535" }
    open var mobileNetworkCode: String? { "65535" }
    open var isoCountryCode: String? { nil }
    open var allowsVOIP: Bool { true }
}
/// Methods that the network information's delegate may implement.
public protocol CTTelephonyNetworkInfoDelegate: NSObjectProtocol {
    /// Is never called.
    func dataServiceIdentifierDidChange(_ identifier: String)
}
extension CTTelephonyNetworkInfoDelegate {
    public func dataServiceIdentifierDidChange(_ identifier: String) {}
}
/// Network information without any service. Its handlers and its delegate are never called.
open class CTTelephonyNetworkInfo: NSObject {
    public override init() { super.init() }
    open weak var delegate: (any CTTelephonyNetworkInfoDelegate)?
    open var subscriberCellularProvider: CTCarrier? { nil }
    open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
    open var subscriberCellularProviderDidUpdateNotifier: ((CTCarrier) -> Void)?
    open var serviceSubscriberCellularProvidersDidUpdateNotifier: ((String) -> Void)?
    open var currentRadioAccessTechnology: String? { nil }
    open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
    open var dataServiceIdentifier: String? { nil }
}
public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS", CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge",
    CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA", CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA",
    CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR", CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA",
    CTRadioAccessTechnologyCDMA1x = "CTRadioAccessTechnologyCDMA1x"
public let CTRadioAccessTechnologyCDMAEVDORev0 = "CTRadioAccessTechnologyCDMAEVDORev0",
    CTRadioAccessTechnologyCDMAEVDORevA = "CTRadioAccessTechnologyCDMAEVDORevA",
    CTRadioAccessTechnologyCDMAEVDORevB = "CTRadioAccessTechnologyCDMAEVDORevB",
    CTRadioAccessTechnologyeHRPD = "CTRadioAccessTechnologyeHRPD"

extension Notification.Name {
    public static let CTRadioAccessTechnologyDidChange = Notification.Name("CTRadioAccessTechnologyDidChangeNotification")
    public static let CTServiceRadioAccessTechnologyDidChange = Notification.Name("CTServiceRadioAccessTechnologyDidChangeNotification")
    public static let CTSubscriberTokenRefreshed = Notification.Name("CTSubscriberTokenRefreshed")
}

/// Whether the user lets the app use cellular data.
public enum CTCellularDataRestrictedState: UInt, Sendable { case restrictedStateUnknown, restricted, notRestricted }
public typealias CellularDataRestrictionDidUpdateNotifier = (CTCellularDataRestrictedState) -> Void
/// Cellular data that the device doesn't have: whether the app may use it stays unknown.
open class CTCellularData: NSObject {
    public override init() { super.init() }
    open var cellularDataRestrictionDidUpdateNotifier: CellularDataRestrictionDidUpdateNotifier?
    open var restrictedState: CTCellularDataRestrictedState { .restrictedStateUnknown }
}

/// The answer to a request to add a plan.
public enum CTCellularPlanProvisioningAddPlanResult: Int, Sendable { case unknown, fail, success, cancel }
/// The data of a cellular plan.
open class CTCellularPlanProvisioningRequest: NSObject, NSSecureCoding {
    open var address = ""
    open var matchingID: String?, oid: String?, confirmationCode: String?, iccid: String?, eid: String?
    public override init() { super.init() }
    public static var supportsSecureCoding: Bool { true }
    private static var keys: [(String, ReferenceWritableKeyPath<CTCellularPlanProvisioningRequest, String?>)] {
        [("matchingID", \.matchingID), ("oid", \.oid), ("confirmationCode", \.confirmationCode), ("iccid", \.iccid), ("eid", \.eid)]
    }
    public required init?(coder: NSCoder) {
        super.init()
        address = coder.decodeObject(of: NSString.self, forKey: "address") as String? ?? ""
        for (name, path) in Self.keys { self[keyPath: path] = coder.decodeObject(of: NSString.self, forKey: name) as String? }
    }
    open func encode(with coder: NSCoder) {
        coder.encode(address as NSString, forKey: "address")
        for (name, path) in Self.keys { coder.encode(self[keyPath: path].map { $0 as NSString }, forKey: name) }
    }
}
/// Cellular plans, which the device doesn't support.
open class CTCellularPlanProvisioning: NSObject {
    public override init() { super.init() }
    open var supportsEmbeddedSIM: Bool { false }
    open func supportsCellularPlan() -> Bool { false }
    /// Adds no plan.
    open func addPlan(
        with request: CTCellularPlanProvisioningRequest, completionHandler: @escaping (CTCellularPlanProvisioningAddPlanResult) -> Void
    ) {
        nonisolated(unsafe) let handler = completionHandler  // called once, on the main queue
        DispatchQueue.main.async { handler(.fail) }
    }
    /// Adds no plan.
    open func addPlan(with request: CTCellularPlanProvisioningRequest) async -> CTCellularPlanProvisioningAddPlanResult { .fail }
}
