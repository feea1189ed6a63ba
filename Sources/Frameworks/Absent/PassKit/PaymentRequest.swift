// No Apple Pay and no Wallet: `canMakePayments()`, `isPassLibraryAvailable()`, and `canAddPasses()` are false, a sheet is not presented,
// and a pass cannot be read. Requests, contacts, and summary items work as values.
@_exported import ContactsCompanion
@_exported import FrameworkPlaceholder

/// The name of a network of cards.
public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let amex = Self("AmEx"), bancomat = Self("Bancomat"), bancontact = Self("Bancontact")
    public static let cartesBancaires = Self("CartesBancaires"), carteBancaire = Self("CarteBancaire")
    public static let carteBancaires = Self("CarteBancaires"), chinaUnionPay = Self("ChinaUnionPay"), dankort = Self("Dankort")
    public static let discover = Self("Discover"), eftpos = Self("Eftpos"), electron = Self("Electron"), elo = Self("Elo")
    public static let girocard = Self("Girocard"), himyan = Self("Himyan"), idCredit = Self("iD"), interac = Self("Interac")
    public static let jaywan = Self("Jaywan"), JCB = Self("JCB"), mada = Self("Mada"), maestro = Self("Maestro"), mir = Self("Mir")
    public static let masterCard = Self("MasterCard"), meeza = Self("Meeza"), myDebit = Self("MyDebit"), nanaco = Self("Nanaco")
    public static let NAPAS = Self("NAPAS"), pagoBancomat = Self("PagoBancomat"), postFinance = Self("PostFinance")
    public static let privateLabel = Self("PrivateLabel"), quicPay = Self("QUICPay"), suica = Self("Suica"), tmoney = Self("Tmoney")
    public static let visa = Self("Visa"), vPay = Self("VPay"), waon = Self("Waon"), barcode = Self("Barcode")
}

/// The ways in which a merchant can process a payment.
public struct PKMerchantCapability: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let threeDSecure = Self(rawValue: 1 << 0), emv = Self(rawValue: 1 << 1)
    public static let credit = Self(rawValue: 1 << 2), debit = Self(rawValue: 1 << 3), instantFundsOut = Self(rawValue: 1 << 7)
    public static let capability3DS = threeDSecure, capabilityEMV = emv, capabilityCredit = credit, capabilityDebit = debit
}

/// A field of a contact that a request asks for.
public struct PKContactField: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let postalAddress = Self(rawValue: "postalAddress"), emailAddress = Self(rawValue: "emailAddress")
    public static let phoneNumber = Self(rawValue: "phoneNumber"), name = Self(rawValue: "name")
    public static let phoneticName = Self(rawValue: "phoneticName")
}

/// The fields of an address, in the notation before iOS 11.
public struct PKAddressField: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let postalAddress = Self(rawValue: 1 << 0), phone = Self(rawValue: 1 << 1), email = Self(rawValue: 1 << 2)
    public static let name = Self(rawValue: 1 << 3), all: Self = [.postalAddress, .phone, .email, .name]
}

/// How goods reach the customer.
public enum PKShippingType: UInt, Sendable { case shipping, delivery, storePickup, servicePickup }
/// Whether the customer may change the contact to which goods are sent.
public enum PKShippingContactEditingMode: UInt, Sendable {
    case available = 1, storePickup
    public static let enabled = available
}
/// Whether the amount of a summary item is known.
public enum PKPaymentSummaryItemType: UInt, Sendable { case final, pending }
/// The kind of a card.
public enum PKPaymentMethodType: UInt, Sendable { case unknown, debit, credit, prepaid, store, eMoney }

/// A line of the list that sums up a payment.
open class PKPaymentSummaryItem: NSObject {
    open var label: String
    open var amount: NSDecimalNumber
    open var type: PKPaymentSummaryItemType
    public required init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType) {
        (self.label, self.amount, self.type) = (label, amount, type)
        super.init()
    }
    public convenience init(label: String, amount: NSDecimalNumber) { self.init(label: label, amount: amount, type: .final) }
    public convenience override init() { self.init(label: "", amount: .zero, type: .final) }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? PKPaymentSummaryItem else { return false }
        return label == other.label && amount == other.amount && type == other.type
    }
    open override var hash: Int { label.hashValue }
}

/// A payment that repeats.
open class PKRecurringPaymentSummaryItem: PKPaymentSummaryItem {
    open var startDate: Date?, endDate: Date?
    open var intervalUnit = NSCalendar.Unit.month
    open var intervalCount = 1
}

/// A payment at a later date.
open class PKDeferredPaymentSummaryItem: PKPaymentSummaryItem { open var deferredDate = Date(timeIntervalSinceReferenceDate: 0) }

/// A payment that tops up a balance.
open class PKAutomaticReloadPaymentSummaryItem: PKPaymentSummaryItem { open var thresholdAmount = NSDecimalNumber.zero }

/// The first and the last day on which goods arrive.
open class PKDateComponentsRange: NSObject {
    public let startDateComponents: DateComponents, endDateComponents: DateComponents
    /// Returns `nil` if the range ends before it starts.
    public init?(start: DateComponents, end: DateComponents) {
        let calendar = Calendar(identifier: .gregorian)
        if let first = calendar.date(from: start), let last = calendar.date(from: end), last < first { return nil }
        (startDateComponents, endDateComponents) = (start, end)
    }
}

/// A way in which goods are sent.
open class PKShippingMethod: PKPaymentSummaryItem {
    open var identifier: String?, detail: String?
    open var dateComponentsRange: PKDateComponentsRange?
}

/// The person who pays, or to whom goods are sent.
open class PKContact: NSObject {
    open var name: PersonNameComponents?
    open var postalAddress: CNPostalAddress?
    open var phoneNumber: CNPhoneNumber?
    open var emailAddress: String?
    open var supplementarySubLocality: String?
}

/// What a merchant asks a customer to pay.
open class PKPaymentRequest: NSObject {
    open var merchantIdentifier = ""
    open var countryCode = "", currencyCode = ""
    open var supportedNetworks: [PKPaymentNetwork] = []
    open var merchantCapabilities: PKMerchantCapability = []
    open var paymentSummaryItems: [PKPaymentSummaryItem] = []
    open var requiredBillingContactFields: Set<PKContactField> = [], requiredShippingContactFields: Set<PKContactField> = []
    open var requiredBillingAddressFields: PKAddressField = [], requiredShippingAddressFields: PKAddressField = []
    open var billingContact: PKContact?, shippingContact: PKContact?
    open var shippingContactEditingMode = PKShippingContactEditingMode.available
    open var shippingMethods: [PKShippingMethod]?
    open var shippingType = PKShippingType.shipping
    open var applicationData: Data?
    open var attributionIdentifier: String?
    open var supportedCountries: Set<String>?
    open var supportsCouponCode = false
    open var couponCode: String?

    /// Returns no networks.
    open class func availableNetworks() -> [PKPaymentNetwork] { [] }
    /// Returns an error about a field of the contact.
    open class func paymentContactInvalidError(withContactField field: PKContactField, localizedDescription: String?) -> any Error {
        error(.shippingContactInvalidError, localizedDescription, ["PKPaymentErrorContactField": field.rawValue])
    }
    /// Returns an error about a field of the address to which goods are sent.
    open class func paymentShippingAddressInvalidError(withKey postalAddressKey: String, localizedDescription: String?) -> any Error {
        error(
            .shippingContactInvalidError, localizedDescription,
            ["PKPaymentErrorContactField": PKContactField.postalAddress.rawValue, "PKPaymentErrorPostalAddress": postalAddressKey])
    }
    /// Returns an error about a field of the address of the customer.
    open class func paymentBillingAddressInvalidError(withKey postalAddressKey: String, localizedDescription: String?) -> any Error {
        error(
            .billingContactInvalidError, localizedDescription,
            ["PKPaymentErrorContactField": PKContactField.postalAddress.rawValue, "PKPaymentErrorPostalAddress": postalAddressKey])
    }
    /// Returns an error about an address to which nothing is sent.
    open class func paymentShippingAddressUnserviceableError(withLocalizedDescription localizedDescription: String?) -> any Error {
        error(.shippingAddressUnserviceableError, localizedDescription, [:])
    }
    /// Returns an error about a coupon.
    open class func paymentCouponCodeInvalidError(localizedDescription: String?) -> any Error {
        error(.couponCodeInvalidError, localizedDescription, [:])
    }
    /// Returns an error about a coupon that is too old.
    open class func paymentCouponCodeExpiredError(localizedDescription: String?) -> any Error {
        error(.couponCodeExpiredError, localizedDescription, [:])
    }
    private static func error(_ code: PKPaymentError.Code, _ description: String?, _ info: [String: Any]) -> NSError {
        let text = description.map { [NSLocalizedDescriptionKey: $0 as Any] } ?? [:]
        return NSError(domain: PKPaymentErrorDomain, code: code.rawValue, userInfo: info.merging(text) { $1 })
    }
}

/// The domain of errors about payments.
public let PKPaymentErrorDomain = "PKPaymentErrorDomain"

/// An error about a payment.
public struct PKPaymentError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknownError = -1
        case shippingContactInvalidError = 1, billingContactInvalidError, shippingAddressUnserviceableError, couponCodeInvalidError
        case couponCodeExpiredError
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { PKPaymentErrorDomain }
}

/// The card with which a payment is made.
open class PKPaymentMethod: NSObject {
    open var displayName: String? { nil }
    open var network: PKPaymentNetwork? { nil }
    open var type: PKPaymentMethodType { .unknown }
    open var billingAddress: CNContact? { nil }
}

/// What a merchant sends to its bank.
open class PKPaymentToken: NSObject {
    open var paymentMethod: PKPaymentMethod { PKPaymentMethod() }
    open var transactionIdentifier: String { "" }
    open var paymentData: Data { Data() }
}

/// What a customer has authorized. None is made here, but tests derive from it.
open class PKPayment: NSObject {
    open var token: PKPaymentToken { PKPaymentToken() }
    open var billingContact: PKContact? { nil }
    open var shippingContact: PKContact? { nil }
    open var shippingMethod: PKShippingMethod? { nil }
}
