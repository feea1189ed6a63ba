// Screen Time has no effect: tokens can't be made, and a store keeps its settings in memory.
@_exported import Foundation

/// A secret name of an app, a kind of apps, or a site.
public struct Token<T>: Hashable, Codable, Sendable {
    private let data: Data
}
/// An app. The user cannot choose one here.
public struct Application: Hashable, Codable, Sendable {
    public let bundleIdentifier: String?
    public let token: Token<Application>?
    public let localizedDisplayName: String?
    public init(bundleIdentifier: String) { (self.bundleIdentifier, token, localizedDisplayName) = (bundleIdentifier, nil, nil) }
    public init(token: Token<Application>) { (bundleIdentifier, self.token, localizedDisplayName) = (nil, token, nil) }
}
/// A kind of apps.
public struct ActivityCategory: Hashable, Codable, Sendable {
    public let token: Token<ActivityCategory>?
    public let localizedDisplayName: String?
    public init(token: Token<ActivityCategory>) { (self.token, localizedDisplayName) = (token, nil) }
}
/// A site.
public struct WebDomain: Hashable, Codable, Sendable {
    public let domain: String?
    public let token: Token<WebDomain>?
    public init(domain: String) { (self.domain, token) = (domain, nil) }
    public init(token: Token<WebDomain>) { (domain, self.token) = (nil, token) }
}
public typealias ApplicationToken = Token<Application>
public typealias ActivityCategoryToken = Token<ActivityCategory>
public typealias WebDomainToken = Token<WebDomain>

/// The limits that an app sets. They are kept in memory, without an effect.
public class ManagedSettingsStore: @unchecked Sendable {
    public struct Name: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(stringLiteral value: String) { rawValue = value }
        public static let `default` = Name("default")
    }
    public convenience init() { self.init(named: .default) }
    public init(named name: Name) {}
    public var application = ApplicationSettings(), shield = ShieldSettings(), webContent = WebContentSettings()
    public var account = AccountSettings(), appStore = AppStoreSettings(), media = MediaSettings(), passcode = PasscodeSettings()
    public var dateAndTime = DateAndTimeSettings(), gameCenter = GameCenterSettings(), siri = SiriSettings(), cellular = CellularSettings()
    /// Forgets all limits.
    public func clearAllSettings() {
        (application, shield, webContent, account, appStore) = (.init(), .init(), .init(), .init(), .init())
        (media, passcode, dateAndTime, gameCenter, siri, cellular) = (.init(), .init(), .init(), .init(), .init(), .init())
    }
}
/// The limits of apps.
public struct ApplicationSettings: Sendable {
    public var blockedApplications: Set<Application>?, denyAppInstallation: Bool?, denyAppRemoval: Bool?
}
/// The apps and sites that are covered.
public struct ShieldSettings: Sendable {
    /// The kinds that are covered.
    public enum ActivityCategoryPolicy<Activity: Hashable & Sendable>: Hashable, Sendable {
        case all(except: Set<Token<Activity>> = [])
        case specific(Set<ActivityCategoryToken>, except: Set<Token<Activity>> = [])
        case none
    }
    public var applications: Set<ApplicationToken>?, webDomains: Set<WebDomainToken>?
    public var applicationCategories: ActivityCategoryPolicy<Application>?, webDomainCategories: ActivityCategoryPolicy<WebDomain>?
}
/// The limits of sites.
public struct WebContentSettings: Sendable {
    /// The sites that are blocked.
    public enum FilterPolicy: Hashable, Sendable {
        case none
        case auto(Set<WebDomain> = [], except: Set<WebDomain> = [])
        case specific(Set<WebDomain>)
        case all(except: Set<WebDomain> = [])
    }
    public var blockedByFilter: FilterPolicy?
}
/// The limits of accounts.
public struct AccountSettings: Sendable { public var lockAccounts: Bool? }
/// The limits of the App Store.
public struct AppStoreSettings: Sendable { public var denyInAppPurchases: Bool?, maximumRating: Int?, requirePasswordForPurchases: Bool? }
/// The limits of media.
public struct MediaSettings: Sendable { public var denyExplicitContent: Bool?, maximumMovieRating: Int?, maximumTVShowRating: Int? }
/// The limits of the passcode.
public struct PasscodeSettings: Sendable { public var lockPasscode: Bool? }
/// The limits of the time.
public struct DateAndTimeSettings: Sendable { public var requireAutomaticDateAndTime: Bool? }
/// The limits of games.
public struct GameCenterSettings: Sendable { public var denyAddingFriends: Bool?, denyMultiplayerGaming: Bool? }
/// The limits of Siri.
public struct SiriSettings: Sendable { public var denySiri: Bool? }
/// The limits of the cellular network.
public struct CellularSettings: Sendable { public var lockAppCellularData: Bool?, lockCellularPlan: Bool? }
/// The answer to a tap on a cover.
public enum ShieldActionResponse: Int, Sendable { case none, close, `defer` }
/// The button of a cover.
public enum ShieldAction: Int, Sendable { case primaryButtonPressed, secondaryButtonPressed }
/// Answers taps on covers. There are none.
open class ShieldActionDelegate: NSObject {
    open func handle(action: ShieldAction, for application: ApplicationToken, completionHandler: @escaping (ShieldActionResponse) -> Void) {
        completionHandler(.none)
    }
    open func handle(action: ShieldAction, for webDomain: WebDomainToken, completionHandler: @escaping (ShieldActionResponse) -> Void) {
        completionHandler(.none)
    }
    open func handle(action: ShieldAction, for category: ActivityCategoryToken, completionHandler: @escaping (ShieldActionResponse) -> Void)
    { completionHandler(.none) }
}
