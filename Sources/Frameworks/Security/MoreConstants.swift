import Foundation

/// Further values for when an item can be read. Here, an item can always be read.
public let kSecAttrAccessibleAlways = "dk", kSecAttrAccessibleAlwaysThisDeviceOnly = "dku",
    kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly = "akpu"
/// The keys for references to items.
public let kSecReturnPersistentRef = "r_PersistentRef", kSecReturnRef = "r_Ref", kSecValueRef = "v_Ref",
    kSecValuePersistentRef = "v_PersistentRef"
/// The classes of certificates and of certificates with their private keys.
public let kSecClassCertificate = "cert", kSecClassIdentity = "idnt"
/// The keys for an item's description, comment, dates, and type.
public let kSecAttrDescription = "desc", kSecAttrComment = "icmt", kSecAttrCreationDate = "cdat", kSecAttrModificationDate = "mdat",
    kSecAttrType = "type"
/// The keys for an Internet password's protocol, path, port, and authentication, and for an item that isn't shown.
public let kSecAttrProtocol = "ptcl", kSecAttrPath = "path", kSecAttrPort = "port", kSecAttrAuthenticationType = "atyp",
    kSecAttrIsInvisible = "invi"
/// The value for items of one or several devices, and the keys for access that the user confirms.
public let kSecAttrSynchronizableAny = "syna", kSecUseAuthenticationUI = "u_AuthUI", kSecUseOperationPrompt = "u_OpPrompt",
    kSecAttrAccessControl = "accc"
/// The results of a failed or canceled confirmation.
public let errSecAuthFailed: OSStatus = -25293, errSecInteractionNotAllowed: OSStatus = -25308, errSecDecode: OSStatus = -26275,
    errSecUserCanceled: OSStatus = -128
/// The results of a call without a keychain, and of one without memory.
public let errSecNotAvailable: OSStatus = -25291, errSecAllocate: OSStatus = -108

/// Returns a text that contains a result's number, or nil for success.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> String? {
    status == errSecSuccess ? nil : "OSStatus \(status)"
}

/// The keys for a shared password, for hints of synchronization, and for items of all users of a device. They have no effect.
public let kSecSharedPassword = "spwd", kSecAttrSyncViewHint = "vwht", kSecUseUserIndependentKeychain = "u_UserIndependent"
/// The keys for the results of an evaluation by the European rules. No result contains them here.
public let kSecTrustQCStatements = "TrustQCStatements", kSecTrustQWACValidation = "TrustQWACValidation"
/// The keys of a certificate's properties in a result.
public let kSecPropertyTypeTitle = "title", kSecPropertyTypeError = "error"
