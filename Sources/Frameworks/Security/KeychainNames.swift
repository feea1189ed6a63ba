import Foundation

// The names of the keychain's attributes, values, and options, as in Apple's published sources of Security (SecItemConstants.c).

// The attributes of items.
/// The keys for more attributes of an item.
public let kSecAttrCreator = "crtr", kSecAttrIsNegative = "nega", kSecAttrSecurityDomain = "sdmn",
    kSecAttrPersistentReference = "persistref", kSecAttrPersistantReference = "persistref", kSecAttrAccessGroupToken = "com.apple.token"

// The protocols of Internet passwords.
/// The values of the protocol of an Internet password.
public let kSecAttrProtocolFTP = "ftp ", kSecAttrProtocolFTPAccount = "ftpa", kSecAttrProtocolHTTP = "http",
    kSecAttrProtocolIRC = "irc ", kSecAttrProtocolNNTP = "nntp", kSecAttrProtocolPOP3 = "pop3", kSecAttrProtocolSMTP = "smtp",
    kSecAttrProtocolSOCKS = "sox ", kSecAttrProtocolIMAP = "imap", kSecAttrProtocolLDAP = "ldap", kSecAttrProtocolAppleTalk = "atlk",
    kSecAttrProtocolAFP = "afp ", kSecAttrProtocolTelnet = "teln", kSecAttrProtocolSSH = "ssh ", kSecAttrProtocolFTPS = "ftps",
    kSecAttrProtocolHTTPS = "htps", kSecAttrProtocolHTTPProxy = "htpx", kSecAttrProtocolHTTPSProxy = "htsx",
    kSecAttrProtocolFTPProxy = "ftpx", kSecAttrProtocolSMB = "smb ", kSecAttrProtocolRTSP = "rtsp", kSecAttrProtocolRTSPProxy = "rtsx",
    kSecAttrProtocolDAAP = "daap", kSecAttrProtocolEPPC = "eppc", kSecAttrProtocolIPP = "ipp ", kSecAttrProtocolNNTPS = "ntps",
    kSecAttrProtocolLDAPS = "ldps", kSecAttrProtocolTelnetS = "tels", kSecAttrProtocolIMAPS = "imps", kSecAttrProtocolIRCS = "ircs",
    kSecAttrProtocolPOP3S = "pops"

// The type of authentication for an Internet password.
/// The values of the authentication of an Internet password.
public let kSecAttrAuthenticationTypeNTLM = "ntlm", kSecAttrAuthenticationTypeMSN = "msna", kSecAttrAuthenticationTypeDPA = "dpaa",
    kSecAttrAuthenticationTypeRPA = "rpaa", kSecAttrAuthenticationTypeHTTPBasic = "http", kSecAttrAuthenticationTypeHTTPDigest = "httd",
    kSecAttrAuthenticationTypeHTMLForm = "form", kSecAttrAuthenticationTypeDefault = "dflt"

// The attributes of keys and certificates.
/// The keys and values of cryptographic keys.
public let kSecAttrKeyClass = "kcls", kSecAttrKeyClassPublic = "0", kSecAttrKeyClassPrivate = "1", kSecAttrKeyClassSymmetric = "2",
    kSecAttrApplicationLabel = "klbl", kSecAttrApplicationTag = "atag", kSecAttrIsPermanent = "perm", kSecAttrIsSensitive = "sens",
    kSecAttrIsExtractable = "extr", kSecAttrKeyType = "type", kSecAttrKeyTypeRSA = "42", kSecAttrKeyTypeEC = "73",
    kSecAttrKeyTypeECSECPrimeRandom = "73", kSecAttrKeySizeInBits = "bsiz", kSecAttrEffectiveKeySize = "esiz",
    kSecAttrCanEncrypt = "encr", kSecAttrCanDecrypt = "decr", kSecAttrCanDerive = "drve", kSecAttrCanSign = "sign",
    kSecAttrCanVerify = "vrfy", kSecAttrCanWrap = "wrap", kSecAttrCanUnwrap = "unwp", kSecPrivateKeyAttrs = "private",
    kSecPublicKeyAttrs = "public", kSecAttrTokenID = "tkid", kSecAttrTokenIDSecureEnclave = "com.apple.setoken",
    kSecAttrCertificateType = "ctyp", kSecAttrCertificateEncoding = "cenc", kSecAttrSubject = "subj", kSecAttrIssuer = "issr",
    kSecAttrSerialNumber = "slnr", kSecAttrSubjectKeyID = "skid", kSecAttrPublicKeyHash = "pkhh"

// Options of a query, and of the prompt for the user.
/// The keys for more conditions of a search.
public let kSecMatchPolicy = "m_Policy", kSecMatchItemList = "m_ItemList", kSecMatchSearchList = "m_SearchList",
    kSecMatchIssuers = "m_Issuers", kSecMatchEmailAddressIfPresent = "m_EmailAddressIfPresent",
    kSecMatchSubjectContains = "m_SubjectContains", kSecMatchCaseInsensitive = "m_CaseInsensitive",
    kSecMatchTrustedOnly = "m_TrustedOnly", kSecMatchValidOnDate = "m_ValidOnDate", kSecUseItemList = "u_ItemList",
    kSecUseNoAuthenticationUI = "u_NoAuthUI", kSecUseAuthenticationContext = "u_AuthCtx", kSecUseAuthenticationUIAllow = "u_AuthUIA",
    kSecUseAuthenticationUIFail = "u_AuthUIF", kSecUseAuthenticationUISkip = "u_AuthUIS", kSecUseDataProtectionKeychain = "nleg"

// The results (SecBase.h).
/// More results of calls.
public let errSecDskFull: OSStatus = -34, errSecIO: OSStatus = -36, errSecOpWr: OSStatus = -49, errSecWrPerm: OSStatus = -61,
    errSecBadReq: OSStatus = -909,
    errSecInternalComponent: OSStatus = -2070, errSecReadOnly: OSStatus = -25292, errSecNoSuchKeychain: OSStatus = -25294,
    errSecInvalidKeychain: OSStatus = -25295, errSecDuplicateKeychain: OSStatus = -25296, errSecDuplicateCallback: OSStatus = -25297,
    errSecInvalidCallback: OSStatus = -25298, errSecBufferTooSmall: OSStatus = -25301, errSecDataTooLarge: OSStatus = -25302,
    errSecNoSuchAttr: OSStatus = -25303, errSecInvalidItemRef: OSStatus = -25304, errSecInvalidSearchRef: OSStatus = -25305,
    errSecNoSuchClass: OSStatus = -25306, errSecNoDefaultKeychain: OSStatus = -25307, errSecReadOnlyAttr: OSStatus = -25309,
    errSecWrongSecVersion: OSStatus = -25310, errSecKeySizeNotAllowed: OSStatus = -25311, errSecNoStorageModule: OSStatus = -25312,
    errSecNoCertificateModule: OSStatus = -25313, errSecNoPolicyModule: OSStatus = -25314, errSecInteractionRequired: OSStatus = -25315,
    errSecDataNotAvailable: OSStatus = -25316, errSecDataNotModifiable: OSStatus = -25317, errSecCreateChainFailed: OSStatus = -25318,
    errSecInvalidPrefsDomain: OSStatus = -25319, errSecInDarkWake: OSStatus = -25320, errSecACLNotSimple: OSStatus = -25240,
    errSecPolicyNotFound: OSStatus = -25241, errSecInvalidTrustSetting: OSStatus = -25242, errSecNoAccessForItem: OSStatus = -25243,
    errSecInvalidOwnerEdit: OSStatus = -25244, errSecTrustNotAvailable: OSStatus = -25245, errSecUnsupportedFormat: OSStatus = -25256,
    errSecUnknownFormat: OSStatus = -25257, errSecKeyIsSensitive: OSStatus = -25258, errSecMultiplePrivKeys: OSStatus = -25259,
    errSecPassphraseRequired: OSStatus = -25260, errSecInvalidPasswordRef: OSStatus = -25261,
    errSecInvalidTrustSettings: OSStatus = -25262, errSecNoTrustSettings: OSStatus = -25263,
    errSecPkcs12VerifyFailure: OSStatus = -25264, errSecNotSigner: OSStatus = -26267, errSecMissingEntitlement: OSStatus = -34018,
    errSecRestrictedAPI: OSStatus = -34020, errSecServiceNotAvailable: OSStatus = -67585, errSecInsufficientClientID: OSStatus = -67586

/// The conditions for access to an item. No prompt is shown here, so a process can always read its own items.
public final class SecAccessControl: NSObject, Sendable {
    /// One of the values of `kSecAttrAccessible`.
    let protection: String
    let flags: SecAccessControlCreateFlags
    init(_ protection: String, _ flags: SecAccessControlCreateFlags) { (self.protection, self.flags) = (protection, flags) }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? SecAccessControl).map { ($0.protection, $0.flags) == (protection, flags) } ?? false
    }
    public override var hash: Int { protection.hashValue ^ flags.rawValue.hashValue }
}

/// The conditions under which a keychain item can be read.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A person must confirm by face, finger, or code.
    public static let userPresence = Self(rawValue: 1 << 0)
    /// A person must confirm by face or finger, by any or by a present one.
    public static let biometryAny = Self(rawValue: 1 << 1), biometryCurrentSet = Self(rawValue: 1 << 3)
    /// The names of both in older Swift.
    public static let touchIDAny = biometryAny, touchIDCurrentSet = biometryCurrentSet
    /// A person must confirm by code, or by another device.
    public static let devicePasscode = Self(rawValue: 1 << 4), companion = Self(rawValue: 1 << 5)
    /// One, or all of the conditions must hold.
    public static let or = Self(rawValue: 1 << 14), and = Self(rawValue: 1 << 15)
    /// A private key may be used for signing, or a password is needed.
    public static let privateKeyUsage = Self(rawValue: 1 << 30), applicationPassword = Self(rawValue: 1 << 31)
}

private let protections: Set<String> = [
    kSecAttrAccessibleWhenUnlocked, kSecAttrAccessibleAfterFirstUnlock, kSecAttrAccessibleWhenUnlockedThisDeviceOnly,
    kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly, kSecAttrAccessibleAlways, kSecAttrAccessibleAlwaysThisDeviceOnly,
    kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly,
]

/// Returns `nil` and sets the error for a protection that is not a value of `kSecAttrAccessible`.
public func SecAccessControlCreateWithFlags(
    _ allocator: Any?, _ protection: Any, _ flags: SecAccessControlCreateFlags, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> SecAccessControl? {
    let protection = "\(protection)"
    guard protections.contains(protection) else {
        error?.pointee = .passRetained(NSError(domain: NSOSStatusErrorDomain, code: Int(errSecParam)))
        return nil
    }
    return SecAccessControl(protection, flags)
}
public func SecAccessControlGetTypeID() -> UInt { UInt(bitPattern: ObjectIdentifier(SecAccessControl.self).hashValue) }
