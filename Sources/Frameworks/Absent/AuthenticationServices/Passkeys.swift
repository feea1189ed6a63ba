@_exported import Foundation

// Passkeys and security keys: requests are values; each fails as every request does, and no object describes a key of the user.

/// Whether the user is verified.
public struct ASAuthorizationPublicKeyCredentialUserVerificationPreference: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let preferred = Self(rawValue: "preferred"), required = Self(rawValue: "required"),
        discouraged = Self(rawValue: "discouraged")
}
/// What a new key says about its device.
public struct ASAuthorizationPublicKeyCredentialAttestationKind: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let none = Self(rawValue: "none"), direct = Self(rawValue: "direct"), indirect = Self(rawValue: "indirect"),
        enterprise = Self(rawValue: "enterprise")
}
/// Whether a key stays on its device.
public struct ASAuthorizationPublicKeyCredentialResidentKeyPreference: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let discouraged = Self(rawValue: "discouraged"), preferred = Self(rawValue: "preferred"),
        required = Self(rawValue: "required")
}
/// An algorithm of signatures.
public struct ASCOSEAlgorithmIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    public static let ES256 = Self(rawValue: -7)
}
public struct ASCOSEEllipticCurveIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    public static let P256 = Self(rawValue: 1)
}
/// Whether a key belongs to the device.
public enum ASAuthorizationPublicKeyCredentialAttachment: Int, Sendable { case platform, crossPlatform }
/// Whether data in a key are needed.
public enum ASAuthorizationPublicKeyCredentialLargeBlobSupportRequirement: Int, Sendable { case required, preferred }
/// What is done with the data in a key.
public enum ASAuthorizationPublicKeyCredentialLargeBlobAssertionOperation: Sendable {
    case read
    case write(Data)
}
/// The data that a new key shall keep.
public enum ASAuthorizationPublicKeyCredentialLargeBlobRegistrationInput: Sendable {
    case supportRequired, supportPreferred
    public init(supportRequirement: ASAuthorizationPublicKeyCredentialLargeBlobSupportRequirement) {
        self = supportRequirement == .required ? .supportRequired : .supportPreferred
    }
    public var supportRequirement: ASAuthorizationPublicKeyCredentialLargeBlobSupportRequirement {
        self == .supportRequired ? .required : .preferred
    }
}
/// Whether a new key keeps data.
public struct ASAuthorizationPublicKeyCredentialLargeBlobRegistrationOutput: Hashable, Sendable {
    public let isSupported: Bool
    public init(isSupported: Bool) { self.isSupported = isSupported }
}
/// What is done with the data in a key.
public enum ASAuthorizationPublicKeyCredentialLargeBlobAssertionInput: Sendable {
    case read
    case write(Data)
    public init(operation: ASAuthorizationPublicKeyCredentialLargeBlobAssertionOperation) {
        switch operation {
        case .read: self = .read
        case .write(let data): self = .write(data)
        }
    }
    public var operation: ASAuthorizationPublicKeyCredentialLargeBlobAssertionOperation {
        switch self {
        case .read: .read
        case .write(let data): .write(data)
        }
    }
    public var dataToWrite: Data? { if case .write(let data) = self { data } else { nil } }
}
/// The data that were read, or whether they were written.
public struct ASAuthorizationPublicKeyCredentialLargeBlobAssertionOutput: Sendable {
    /// The outcome.
    public enum OperationResult: Sendable {
        case read(data: Data?)
        case write(success: Bool)
    }
    public let result: OperationResult
    public init(result: OperationResult) { self.result = result }
    public var readData: Data? { if case .read(let data) = result { data } else { nil } }
    public var didWrite: Bool { if case .write(let success) = result { success } else { false } }
}
/// The values from which a key derives secrets.
public struct ASAuthorizationPublicKeyCredentialPRFAssertionInputValues: Hashable, Sendable {
    public let saltInput1: Data, saltInput2: Data?
    public init(saltInput1: Data, saltInput2: Data? = nil) { (self.saltInput1, self.saltInput2) = (saltInput1, saltInput2) }
    public static func saltInput1(_ saltInput1: Data, saltInput2: Data? = nil) -> Self {
        Self(saltInput1: saltInput1, saltInput2: saltInput2)
    }
}
/// The secrets that a new key shall derive.
public enum ASAuthorizationPublicKeyCredentialPRFRegistrationInput: Hashable, Sendable {
    public typealias InputValues = ASAuthorizationPublicKeyCredentialPRFAssertionInputValues
    case checkForSupport
    case inputValues(InputValues)
    public var shouldCheckForSupport: Bool { self == .checkForSupport }
    public var inputValues: InputValues? { if case .inputValues(let values) = self { values } else { nil } }
}
/// The secrets that a key shall derive.
public struct ASAuthorizationPublicKeyCredentialPRFAssertionInput: Hashable, Sendable {
    public typealias InputValues = ASAuthorizationPublicKeyCredentialPRFAssertionInputValues
    public let inputValues: InputValues?, perCredentialInputValues: [Data: InputValues]?
    public static func inputValues(_ values: InputValues) -> Self { Self(inputValues: values, perCredentialInputValues: nil) }
    public static func perCredentialInputValues(_ values: [Data: InputValues]) -> Self {
        Self(inputValues: nil, perCredentialInputValues: values)
    }
}
/// The secrets of a new key.
public struct ASAuthorizationPublicKeyCredentialPRFRegistrationOutput: Hashable, Sendable {
    public let isSupported: Bool, first: Data?, second: Data?
}
/// The secrets of a key.
public struct ASAuthorizationPublicKeyCredentialPRFAssertionOutput: Hashable, Sendable {
    public let first: Data, second: Data?
}
/// A key of the user, for a site.
public protocol ASPublicKeyCredential: ASAuthorizationCredential {
    var rawClientDataJSON: Data { get }
    var credentialID: Data { get }
}
public protocol ASAuthorizationPublicKeyCredentialRegistration: ASPublicKeyCredential {
    var rawAttestationObject: Data? { get }
}
/// A signature of a key.
public protocol ASAuthorizationPublicKeyCredentialAssertion: ASPublicKeyCredential {
    var rawAuthenticatorData: Data! { get }
    var userID: Data! { get }
    var signature: Data! { get }
}
/// The identifier of a key.
public protocol ASAuthorizationPublicKeyCredentialDescriptor: NSObjectProtocol {
    var credentialID: Data { get set }
}
public protocol ASAuthorizationPublicKeyCredentialRegistrationRequest: NSObjectProtocol {
    var relyingPartyIdentifier: String { get }
    var userID: Data { get set }
    var name: String { get set }
    var displayName: String? { get set }
    var challenge: Data { get set }
    var userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference { get set }
    var attestationPreference: ASAuthorizationPublicKeyCredentialAttestationKind { get set }
}
/// A request for a signature.
public protocol ASAuthorizationPublicKeyCredentialAssertionRequest: NSObjectProtocol {
    var challenge: Data { get set }
    var relyingPartyIdentifier: String { get }
    var userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference { get set }
    var allowedCredentials: [any ASAuthorizationPublicKeyCredentialDescriptor] { get set }
}
/// A request of a browser that the app authenticates.
public protocol ASAuthorizationWebBrowserExternallyAuthenticatableRequest: NSObjectProtocol {
}
