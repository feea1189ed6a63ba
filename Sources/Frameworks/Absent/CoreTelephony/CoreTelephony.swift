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
/// Network information without any service.
open class CTTelephonyNetworkInfo: NSObject {
    public override init() { super.init() }
    open var subscriberCellularProvider: CTCarrier? { nil }
    open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
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
