import Foundation

public enum SecKeyOperationType: Int, Sendable { case sign, verify, encrypt, decrypt, keyExchange }

/// How a key signs or encrypts, with the names of SecKey.h.
public struct SecKeyAlgorithm: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "algid:" + name }

    public static let rsaSignatureRaw = Self("sign:RSA:raw"),
        rsaSignatureDigestPKCS1v15Raw = Self("sign:RSA:digest-PKCS1v15"),
        rsaSignatureMessagePKCS1v15SHA1 = Self("sign:RSA:message-PKCS1v15:SHA1"),
        rsaSignatureMessagePKCS1v15SHA224 = Self("sign:RSA:message-PKCS1v15:SHA224"),
        rsaSignatureMessagePKCS1v15SHA256 = Self("sign:RSA:message-PKCS1v15:SHA256"),
        rsaSignatureMessagePKCS1v15SHA384 = Self("sign:RSA:message-PKCS1v15:SHA384"),
        rsaSignatureMessagePKCS1v15SHA512 = Self("sign:RSA:message-PKCS1v15:SHA512"),
        rsaSignatureDigestPKCS1v15SHA1 = Self("sign:RSA:digest-PKCS1v15:SHA1"),
        rsaSignatureDigestPKCS1v15SHA224 = Self("sign:RSA:digest-PKCS1v15:SHA224"),
        rsaSignatureDigestPKCS1v15SHA256 = Self("sign:RSA:digest-PKCS1v15:SHA256"),
        rsaSignatureDigestPKCS1v15SHA384 = Self("sign:RSA:digest-PKCS1v15:SHA384"),
        rsaSignatureDigestPKCS1v15SHA512 = Self("sign:RSA:digest-PKCS1v15:SHA512")

    /// Signatures with RSA and a random part.
    public static let rsaSignatureMessagePSSSHA1 = Self("sign:RSA:message-PSS:SHA1:SHA1:20"),
        rsaSignatureMessagePSSSHA224 = Self("sign:RSA:message-PSS:SHA224:SHA224:28"),
        rsaSignatureMessagePSSSHA256 = Self("sign:RSA:message-PSS:SHA256:SHA256:32"),
        rsaSignatureMessagePSSSHA384 = Self("sign:RSA:message-PSS:SHA384:SHA384:48"),
        rsaSignatureMessagePSSSHA512 = Self("sign:RSA:message-PSS:SHA512:SHA512:64"),
        rsaSignatureDigestPSSSHA1 = Self("sign:RSA:digest-PSS:SHA1:SHA1:20"),
        rsaSignatureDigestPSSSHA224 = Self("sign:RSA:digest-PSS:SHA224:SHA224:28"),
        rsaSignatureDigestPSSSHA256 = Self("sign:RSA:digest-PSS:SHA256:SHA256:32"),
        rsaSignatureDigestPSSSHA384 = Self("sign:RSA:digest-PSS:SHA384:SHA384:48"),
        rsaSignatureDigestPSSSHA512 = Self("sign:RSA:digest-PSS:SHA512:SHA512:64")

    /// Ciphers with RSA.
    public static let rsaEncryptionRaw = Self("encrypt:RSA:raw"),
        rsaEncryptionPKCS1 = Self("encrypt:RSA:PKCS1"),
        rsaEncryptionOAEPSHA1 = Self("encrypt:RSA:OAEP:SHA1"),
        rsaEncryptionOAEPSHA224 = Self("encrypt:RSA:OAEP:SHA224"),
        rsaEncryptionOAEPSHA256 = Self("encrypt:RSA:OAEP:SHA256"),
        rsaEncryptionOAEPSHA384 = Self("encrypt:RSA:OAEP:SHA384"),
        rsaEncryptionOAEPSHA512 = Self("encrypt:RSA:OAEP:SHA512"),
        rsaEncryptionOAEPSHA1AESGCM = Self("encrypt:RSA:OAEP:SHA1:AESGCM"),
        rsaEncryptionOAEPSHA224AESGCM = Self("encrypt:RSA:OAEP:SHA224:AESGCM"),
        rsaEncryptionOAEPSHA256AESGCM = Self("encrypt:RSA:OAEP:SHA256:AESGCM"),
        rsaEncryptionOAEPSHA384AESGCM = Self("encrypt:RSA:OAEP:SHA384:AESGCM"),
        rsaEncryptionOAEPSHA512AESGCM = Self("encrypt:RSA:OAEP:SHA512:AESGCM")

    /// Signatures with elliptic curves: in DER, and as two numbers.
    public static let ecdsaSignatureRFC4754 = Self("sign:ECDSA:RFC4754"),
        ecdsaSignatureDigestX962 = Self("sign:ECDSA:digest-X962"),
        ecdsaSignatureDigestRFC4754 = Self("sign:ECDSA:digest-RFC4754"),
        ecdsaSignatureMessageX962SHA1 = Self("sign:ECDSA:message-X962:SHA1"),
        ecdsaSignatureMessageX962SHA224 = Self("sign:ECDSA:message-X962:SHA224"),
        ecdsaSignatureMessageX962SHA256 = Self("sign:ECDSA:message-X962:SHA256"),
        ecdsaSignatureMessageX962SHA384 = Self("sign:ECDSA:message-X962:SHA384"),
        ecdsaSignatureMessageX962SHA512 = Self("sign:ECDSA:message-X962:SHA512"),
        ecdsaSignatureMessageRFC4754SHA1 = Self("sign:ECDSA:message-RFC4754:SHA1"),
        ecdsaSignatureMessageRFC4754SHA224 = Self("sign:ECDSA:message-RFC4754:SHA224"),
        ecdsaSignatureMessageRFC4754SHA256 = Self("sign:ECDSA:message-RFC4754:SHA256"),
        ecdsaSignatureMessageRFC4754SHA384 = Self("sign:ECDSA:message-RFC4754:SHA384"),
        ecdsaSignatureMessageRFC4754SHA512 = Self("sign:ECDSA:message-RFC4754:SHA512"),
        ecdsaSignatureDigestX962SHA1 = Self("sign:ECDSA:digest-X962:SHA1"),
        ecdsaSignatureDigestX962SHA224 = Self("sign:ECDSA:digest-X962:SHA224"),
        ecdsaSignatureDigestX962SHA256 = Self("sign:ECDSA:digest-X962:SHA256"),
        ecdsaSignatureDigestX962SHA384 = Self("sign:ECDSA:digest-X962:SHA384"),
        ecdsaSignatureDigestX962SHA512 = Self("sign:ECDSA:digest-X962:SHA512"),
        ecdsaSignatureDigestRFC4754SHA1 = Self("sign:ECDSA:digest-RFC4754:SHA1"),
        ecdsaSignatureDigestRFC4754SHA224 = Self("sign:ECDSA:digest-RFC4754:SHA224"),
        ecdsaSignatureDigestRFC4754SHA256 = Self("sign:ECDSA:digest-RFC4754:SHA256"),
        ecdsaSignatureDigestRFC4754SHA384 = Self("sign:ECDSA:digest-RFC4754:SHA384"),
        ecdsaSignatureDigestRFC4754SHA512 = Self("sign:ECDSA:digest-RFC4754:SHA512")

    /// Ciphers with elliptic curves.
    public static let eciesEncryptionStandardX963SHA1AESGCM = Self("encrypt:ECIES:ECDH:KDFX963:SHA1:AESGCM"),
        eciesEncryptionStandardX963SHA224AESGCM = Self("encrypt:ECIES:ECDH:KDFX963:SHA224:AESGCM"),
        eciesEncryptionStandardX963SHA256AESGCM = Self("encrypt:ECIES:ECDH:KDFX963:SHA256:AESGCM"),
        eciesEncryptionStandardX963SHA384AESGCM = Self("encrypt:ECIES:ECDH:KDFX963:SHA384:AESGCM"),
        eciesEncryptionStandardX963SHA512AESGCM = Self("encrypt:ECIES:ECDH:KDFX963:SHA512:AESGCM"),
        eciesEncryptionStandardVariableIVX963SHA1AESGCM = Self("encrypt:ECIES:ECDH:KDFX963:SHA1:AESGCM-KDFIV"),
        eciesEncryptionStandardVariableIVX963SHA224AESGCM = Self("encrypt:ECIES:ECDH:KDFX963:SHA224:AESGCM-KDFIV"),
        eciesEncryptionStandardVariableIVX963SHA256AESGCM = Self("encrypt:ECIES:ECDH:KDFX963:SHA256:AESGCM-KDFIV"),
        eciesEncryptionStandardVariableIVX963SHA384AESGCM = Self("encrypt:ECIES:ECDH:KDFX963:SHA384:AESGCM-KDFIV"),
        eciesEncryptionStandardVariableIVX963SHA512AESGCM = Self("encrypt:ECIES:ECDH:KDFX963:SHA512:AESGCM-KDFIV"),
        eciesEncryptionCofactorX963SHA1AESGCM = Self("encrypt:ECIES:ECDHC:KDFX963:SHA1:AESGCM"),
        eciesEncryptionCofactorX963SHA224AESGCM = Self("encrypt:ECIES:ECDHC:KDFX963:SHA224:AESGCM"),
        eciesEncryptionCofactorX963SHA256AESGCM = Self("encrypt:ECIES:ECDHC:KDFX963:SHA256:AESGCM"),
        eciesEncryptionCofactorX963SHA384AESGCM = Self("encrypt:ECIES:ECDHC:KDFX963:SHA384:AESGCM"),
        eciesEncryptionCofactorX963SHA512AESGCM = Self("encrypt:ECIES:ECDHC:KDFX963:SHA512:AESGCM"),
        eciesEncryptionCofactorVariableIVX963SHA1AESGCM = Self("encrypt:ECIES:ECDHC:KDFX963:SHA1:AESGCM-KDFIV"),
        eciesEncryptionCofactorVariableIVX963SHA224AESGCM = Self("encrypt:ECIES:ECDHC:KDFX963:SHA224:AESGCM-KDFIV"),
        eciesEncryptionCofactorVariableIVX963SHA256AESGCM = Self("encrypt:ECIES:ECDHC:KDFX963:SHA256:AESGCM-KDFIV"),
        eciesEncryptionCofactorVariableIVX963SHA384AESGCM = Self("encrypt:ECIES:ECDHC:KDFX963:SHA384:AESGCM-KDFIV"),
        eciesEncryptionCofactorVariableIVX963SHA512AESGCM = Self("encrypt:ECIES:ECDHC:KDFX963:SHA512:AESGCM-KDFIV")

    /// Exchanges with elliptic curves.
    public static let ecdhKeyExchangeStandard = Self("keyexchange:ECDH"),
        ecdhKeyExchangeCofactor = Self("keyexchange:ECDHC"),
        ecdhKeyExchangeStandardX963SHA1 = Self("keyexchange:ECDH:KDFX963:SHA1"),
        ecdhKeyExchangeStandardX963SHA224 = Self("keyexchange:ECDH:KDFX963:SHA224"),
        ecdhKeyExchangeStandardX963SHA256 = Self("keyexchange:ECDH:KDFX963:SHA256"),
        ecdhKeyExchangeStandardX963SHA384 = Self("keyexchange:ECDH:KDFX963:SHA384"),
        ecdhKeyExchangeStandardX963SHA512 = Self("keyexchange:ECDH:KDFX963:SHA512"),
        ecdhKeyExchangeCofactorX963SHA1 = Self("keyexchange:ECDHC:KDFX963:SHA1"),
        ecdhKeyExchangeCofactorX963SHA224 = Self("keyexchange:ECDHC:KDFX963:SHA224"),
        ecdhKeyExchangeCofactorX963SHA256 = Self("keyexchange:ECDHC:KDFX963:SHA256"),
        ecdhKeyExchangeCofactorX963SHA384 = Self("keyexchange:ECDHC:KDFX963:SHA384"),
        ecdhKeyExchangeCofactorX963SHA512 = Self("keyexchange:ECDHC:KDFX963:SHA512")

    /// The parts of the name: "sign", "RSA", "message-PSS", "SHA256".
    var parts: [String] { rawValue.split(separator: ":").dropFirst().map(String.init) }
    /// The function of the digest, "SHA256", or nil.
    var digest: String? { parts.first { $0.hasPrefix("SHA") } }
}

/// The parameters of an exchange: the number of bytes, and bytes that both sides know.
public struct SecKeyKeyExchangeParameter: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let requestedSize = Self(rawValue: "requestedSize"), sharedInfo = Self(rawValue: "sharedInfo")
}
