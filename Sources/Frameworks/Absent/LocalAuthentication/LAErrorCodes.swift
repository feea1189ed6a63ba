extension LAError {
    public static let authenticationFailed = Code.authenticationFailed, userCancel = Code.userCancel, userFallback = Code.userFallback
    public static let systemCancel = Code.systemCancel, passcodeNotSet = Code.passcodeNotSet,
        biometryNotAvailable = Code.biometryNotAvailable
    public static let biometryNotEnrolled = Code.biometryNotEnrolled, biometryLockout = Code.biometryLockout, appCancel = Code.appCancel
    public static let invalidContext = Code.invalidContext, notInteractive = Code.notInteractive
    public static let touchIDNotAvailable = Code.biometryNotAvailable, touchIDNotEnrolled = Code.biometryNotEnrolled,
        touchIDLockout = Code.biometryLockout
}

/// Lets `case LAError.userCancel:` match a code, as error enumerations do.
public func ~= (pattern: LAError.Code, error: any Error) -> Bool { (error as? LAError)?.code == pattern }
