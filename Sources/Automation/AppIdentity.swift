import Foundation

/// The running app's identity from its Info.plist.
enum AppIdentity {
    static var name: String {
        let info = Bundle.main.infoDictionary
        return info?["CFBundleDisplayName"] as? String ?? info?["CFBundleName"] as? String ?? ProcessInfo.processInfo.processName
    }
    static var bundleIdentifier: String { Bundle.main.bundleIdentifier ?? "" }
}
