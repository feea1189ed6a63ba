import Foundation

public let kSecAttrAccessibleAlways = "dk", kSecAttrAccessibleAlwaysThisDeviceOnly = "dku",
    kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly = "akpu"
public let kSecReturnPersistentRef = "r_PersistentRef", kSecReturnRef = "r_Ref", kSecValueRef = "v_Ref",
    kSecValuePersistentRef = "v_PersistentRef"
public let kSecClassCertificate = "cert", kSecClassIdentity = "idnt"
public let kSecAttrDescription = "desc", kSecAttrComment = "icmt", kSecAttrCreationDate = "cdat", kSecAttrModificationDate = "mdat",
    kSecAttrType = "type"
public let kSecAttrProtocol = "ptcl", kSecAttrPath = "path", kSecAttrPort = "port", kSecAttrAuthenticationType = "atyp",
    kSecAttrIsInvisible = "invi"
public let kSecAttrSynchronizableAny = "syna", kSecUseAuthenticationUI = "u_AuthUI", kSecUseOperationPrompt = "u_OpPrompt",
    kSecAttrAccessControl = "accc"
public let errSecAuthFailed: OSStatus = -25293, errSecInteractionNotAllowed: OSStatus = -25308, errSecDecode: OSStatus = -26275,
    errSecUserCanceled: OSStatus = -128
public let errSecNotAvailable: OSStatus = -25291, errSecAllocate: OSStatus = -108, noErr: OSStatus = 0

public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> String? {
    status == errSecSuccess ? nil : "OSStatus \(status)"
}
