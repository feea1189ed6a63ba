import Foundation

public let UISceneErrorDomain = "UISceneErrorDomain"

/// The reason why a request for a scene failed.
public struct UISceneError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case multipleScenesNotSupported = 0
        case requestDenied = 1
        case geometryRequestUnsupported = 100
        case geometryRequestDenied = 101
    }
    public let code: Code
    public let localizedDescription: String

    package init(_ code: Code, _ text: String) { (self.code, localizedDescription) = (code, text) }

    public static var errorDomain: String { UISceneErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: localizedDescription] }
    public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
    public static var requestDenied: Code { .requestDenied }
    public static var geometryRequestUnsupported: Code { .geometryRequestUnsupported }
    public static var geometryRequestDenied: Code { .geometryRequestDenied }
}
