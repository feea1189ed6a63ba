// No Screen Time: the authorization is denied with the API's error `unavailable`, and nothing can be chosen.
@_exported import CombineCompanion
@_exported import Foundation
@_exported import ManagedSettingsCompanion

/// An error of the authorization.
public enum FamilyControlsError: Int, Error, Sendable {
    case restricted, unavailable, invalidAccountType, invalidArgument, authorizationConflict, authorizationCanceled, networkError,
        authenticationMethodUnavailable
}
/// Whether an app may use Screen Time.
public enum AuthorizationStatus: Int, Sendable, CustomStringConvertible {
    case notDetermined, denied, approved
    public var description: String { ["notDetermined", "denied", "approved"][rawValue] }
}
/// The person whose device it is.
public enum FamilyControlsMember: Int, Sendable { case child, individual }
/// The authorization of an app, which is denied.
public class AuthorizationCenter: ObservableObject, @unchecked Sendable {
    public static let shared = AuthorizationCenter()
    @Published public private(set) var authorizationStatus = AuthorizationStatus.notDetermined
    public func requestAuthorization(for member: FamilyControlsMember) async throws { throw FamilyControlsError.unavailable }
    /// Calls the handler with an error: there is no Screen Time.
    public func requestAuthorization(completionHandler: @escaping (Result<Void, any Error>) -> Void) {
        completionHandler(.failure(FamilyControlsError.unavailable))
    }
    /// Calls the handler with an error: there is no Screen Time.
    public func revokeAuthorization(completionHandler: @escaping (Result<Void, any Error>) -> Void) {
        completionHandler(.failure(FamilyControlsError.unavailable))
    }
}
/// The chosen apps, kinds, and sites.
public struct FamilyActivitySelection: Hashable, Codable, Sendable {
    public let includeEntireCategory: Bool
    public var applicationTokens: Set<ApplicationToken> = [], categoryTokens: Set<ActivityCategoryToken> = [],
        webDomainTokens: Set<WebDomainToken> = []
    public init() { includeEntireCategory = false }
    public init(includeEntireCategory: Bool) { self.includeEntireCategory = includeEntireCategory }
    public var applications: Set<Application> { Set(applicationTokens.map { Application(token: $0) }) }
    public var categories: Set<ActivityCategory> { Set(categoryTokens.map { ActivityCategory(token: $0) }) }
    public var webDomains: Set<WebDomain> { Set(webDomainTokens.map { WebDomain(token: $0) }) }
}
