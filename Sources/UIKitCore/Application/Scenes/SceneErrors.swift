import Foundation

/// The domain of ``UISceneError`` as an `NSError`.
public let UISceneErrorDomain = "UISceneErrorDomain"

/// The reason why a request for a scene failed.
public struct UISceneError: CustomNSError, Hashable, Sendable {
    /// The reasons for which a request fails, with Apple's values.
    public enum Code: Int, Sendable {
        /// The app's `Info.plist` doesn't allow several scenes.
        case multipleScenesNotSupported = 0
        /// The system refused the request.
        case requestDenied = 1
        /// The scene can't change in the requested way.
        case geometryRequestUnsupported = 100
        /// The requested orientations share none with those that the controllers support.
        case geometryRequestDenied = 101
    }
    /// The reason for this error.
    public let code: Code
    /// A sentence about the reason, for developers.
    public let localizedDescription: String

    package init(_ code: Code, _ text: String) { (self.code, localizedDescription) = (code, text) }

    /// The domain of the error as an `NSError`.
    public static var errorDomain: String { UISceneErrorDomain }
    /// The code of the error as an `NSError`.
    public var errorCode: Int { code.rawValue }
    /// The description, under Foundation's key.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: localizedDescription] }
    /// The app's `Info.plist` doesn't allow several scenes.
    public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
    /// The system refused the request.
    public static var requestDenied: Code { .requestDenied }
    /// The scene can't change in the requested way.
    public static var geometryRequestUnsupported: Code { .geometryRequestUnsupported }
    /// The requested orientations share none with those that the controllers support.
    public static var geometryRequestDenied: Code { .geometryRequestDenied }
}
