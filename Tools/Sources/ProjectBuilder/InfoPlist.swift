import Foundation

/// Builds the app's Info.plist from the target's file, the `INFOPLIST_KEY_…` settings, and the keys that every bundle has.
enum InfoPlist {
    static func make(
        _ settings: BuildSettings, file path: String? = nil, properties: [String: Any] = [:], productName: String, notes: inout [String]
    ) -> [String: AnyHashableSendable] {
        var result: [String: Any] = [:]
        if let path {
            if let data = ProjectFile.settings(path) {
                do {
                    let plist = try PropertyList.read(data)
                    result = expand(plist, settings) as? [String: Any] ?? [:]
                } catch {
                    notes.append(
                        "\(path):1:1: warning: the Info.plist cannot be read (\(error.localizedDescription)); the app runs without it")
                }
            } else {
                notes.append("\(path): warning: INFOPLIST_FILE does not exist; the app runs with what Xcode's template has")
            }
        }
        for (key, value) in properties { result[key] = expand(value, settings) }
        for (key, value) in settings.named("INFOPLIST_KEY_") { generated(key, value, into: &result) }
        let defaults: [String: String?] = [
            "CFBundleExecutable": productName, "CFBundleName": productName,
            "CFBundleIdentifier": settings["PRODUCT_BUNDLE_IDENTIFIER"] ?? "app.understudy.\(productName)",
            "CFBundleShortVersionString": settings["MARKETING_VERSION"] ?? "1.0",
            "CFBundleVersion": settings["CURRENT_PROJECT_VERSION"] ?? "1",
            "CFBundlePackageType": "APPL", "CFBundleInfoDictionaryVersion": "6.0",
            "CFBundleDevelopmentRegion": settings["DEVELOPMENT_LANGUAGE"] ?? "en",
            "MinimumOSVersion": settings["IPHONEOS_DEPLOYMENT_TARGET"] ?? "16.0",
        ]
        for (key, value) in defaults where (result[key] as? String)?.isEmpty ?? true { if let value { result[key] = value } }
        result["CFBundleExecutable"] = productName
        if let accent = settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"], !accent.isEmpty { result["NSAccentColorName"] = accent }
        if result["UIDeviceFamily"] == nil, let family = settings["TARGETED_DEVICE_FAMILY"] {
            result["UIDeviceFamily"] = family.split(separator: ",").compactMap { Int($0.trimmingCharacters(in: .whitespaces)) }
        }
        return result.mapValues { AnyHashableSendable($0) }
    }

    /// Returns what the file of Xcode's templates has besides the settings: the scene with its delegate and storyboard. Repositories that
    /// leave out property lists lack the file.
    static func template(for target: Project.Target, _ settings: BuildSettings) -> [String: AnyHashableSendable] {
        let main = settings["INFOPLIST_KEY_UIMainStoryboardFile"] ?? "Main"
        let storyboard = target.resources.contains { $0.path.lastPathComponent == main + ".storyboard" } ? main : nil
        let delegate = target.sources.lazy.compactMap { path in
            ProjectFile.text(path)?.firstMatch(of: /class\s+(\w+)\s*:[^{]*\bUIWindowSceneDelegate\b/).map { String($0.1) }
        }.first
        guard let delegate else { return storyboard.map { ["UIMainStoryboardFile": AnyHashableSendable($0)] } ?? [:] }
        var scene = ["UISceneConfigurationName": "Default Configuration", "UISceneDelegateClassName": "\(target.moduleName).\(delegate)"]
        scene["UISceneStoryboardFile"] = storyboard
        let manifest: [String: Any] = [
            "UIApplicationSupportsMultipleScenes": false, "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [scene]],
        ]
        return ["UIApplicationSceneManifest": AnyHashableSendable(manifest)]
    }

    private static func generated(_ key: String, _ value: String, into plist: inout [String: Any]) {
        switch key {
        case "UIApplicationSceneManifest_Generation":
            guard value == "YES", plist["UIApplicationSceneManifest"] == nil else { return }
            let manifest: [String: Any] = ["UIApplicationSupportsMultipleScenes": true, "UISceneConfigurations": [:] as [String: Any]]
            plist["UIApplicationSceneManifest"] = manifest
        case "UILaunchScreen_Generation":
            if value == "YES", plist["UILaunchScreen"] == nil { plist["UILaunchScreen"] = [:] as [String: Any] }
        case "UISupportedInterfaceOrientations", "UISupportedInterfaceOrientations_iPhone":
            plist["UISupportedInterfaceOrientations"] = value.split(separator: " ").map(String.init)
        case "UISupportedInterfaceOrientations_iPad":
            plist["UISupportedInterfaceOrientations~ipad"] = value.split(separator: " ").map(String.init)
        case "UIApplicationSupportsIndirectInputEvents", "UIRequiresFullScreen", "UIStatusBarHidden", "LSRequiresIPhoneOS",
            "UIViewControllerBasedStatusBarAppearance",
            "UISupportsDocumentBrowser", "UIFileSharingEnabled", "LSSupportsOpeningDocumentsInPlace", "ITSAppUsesNonExemptEncryption",
            "NSSupportsLiveActivities", "NSSupportsLiveActivitiesFrequentUpdates", "GCSupportsControllerUserInteraction",
            "GCSupportsGameMode", "MetalCaptureEnabled":
            plist[key] = value == "YES"
        case "UIRequiredDeviceCapabilities", "UIBackgroundModes": plist[key] = value.split(separator: " ").map(String.init)
        default: plist[key] = value
        }
    }

    private static func expand(_ value: Any, _ settings: BuildSettings) -> Any {
        switch value {
        case let text as String: return settings.expand(text)
        case let list as [Any]: return list.map { expand($0, settings) }
        case let dictionary as [String: Any]: return dictionary.mapValues { expand($0, settings) }
        default: return value
        }
    }

    static func data(_ plist: [String: AnyHashableSendable]) throws -> Data {
        try PropertyListSerialization.data(fromPropertyList: plist.mapValues(\.value), format: .xml, options: 0)
    }
}
