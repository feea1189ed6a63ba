import Automation
import DeviceServices
import UIKit

private final class PermissionWindow: UIWindow, SystemWindow {}

/// The system's permission request for an app: an alert above the app, with the usage description in its Info.plist.
@MainActor
enum PermissionAlert {
    private static var window: UIWindow?
    private static var waiting: [(DeviceServices.Permission, @Sendable (DeviceServices.Answer) -> Void)] = []

    /// Shows an alert for requests that the user has not answered yet.
    static func install() {
        DeviceServices.shared.askThrough { permission, done in
            MainLoop.whenOnMain {
                waiting.append((permission, done))
                if waiting.count == 1 { ask() }
            }
        }
    }

    private static func ask() {
        guard let (permission, done) = waiting.first else { return }
        let words = words(for: permission)
        let alert = UIAlertController(title: words.title, message: words.usage, preferredStyle: .alert)
        for (title, answer) in words.buttons {
            alert.addAction(
                UIAlertAction(title: title, style: .default) { _ in
                    close()
                    done(answer)
                    ask()
                })
        }
        let window = PermissionWindow(frame: UIScreen.main.bounds)
        window.windowScene = UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
        window.windowLevel = .alert + 1
        window.backgroundColor = .clear
        let root = UIViewController()
        window.rootViewController = root
        window.isHidden = false
        self.window = window
        root.present(alert, animated: false)
    }

    private static func close() {
        window?.isHidden = true
        window = nil
        waiting.removeFirst()
    }

    /// Returns the system's own text in English. iOS 17 renamed most buttons.
    static func words(for permission: DeviceServices.Permission) -> (
        title: String, usage: String?, buttons: [(String, DeviceServices.Answer)]
    ) {
        let info = Bundle.main.infoDictionary ?? [:]
        let app = (info["CFBundleDisplayName"] ?? info["CFBundleName"]) as? String ?? "App"
        func usage(_ key: String) -> String? { info[key] as? String }
        let version = UIDevice.current.majorVersion
        func plain(_ allow: String) -> [(String, DeviceServices.Answer)] { [("Don’t Allow", .deny), (allow, .allow)] }
        // FIXME(gap): iOS 18 asks in two steps which contacts an app may read.
        func access(_ what: String, _ key: String) -> (String, String?, [(String, DeviceServices.Answer)]) {
            ("“\(app)” Would Like to Access \(what)", usage(key), plain(version >= 17 ? "Allow" : "OK"))
        }
        /// Since iOS 17, an app asks to read events or only to add some.
        func events(_ what: String, _ key: String) -> (String, String?, [(String, DeviceServices.Answer)]) {
            guard version >= 17 else { return access(what, "NS\(key)UsageDescription") }
            return ("“\(app)” Would Like Full Access to \(what)", usage("NS\(key)FullAccessUsageDescription"), plain("Allow Full Access"))
        }
        switch permission {
        case .notifications:
            return (
                "“\(app)” Would Like to Send You Notifications",
                "Notifications may include alerts, sounds, and icon badges. These can be configured in Settings.", plain("Allow")
            )
        case .location:
            let title = version >= 14 ? "Allow “\(app)” to use your location?" : "Allow “\(app)” to access your location?"
            let buttons: [(String, DeviceServices.Answer)] =
                switch version {
                case 14...: [("Allow Once", .inUse), ("Allow While Using App", .inUse), ("Don’t Allow", .deny)]
                case 13: [("Allow While Using App", .inUse), ("Allow Once", .inUse), ("Don’t Allow", .deny)]
                default: [("Don’t Allow", .deny), ("Allow", .inUse)]
                }
            let text = usage("NSLocationWhenInUseUsageDescription") ?? usage("NSLocationAlwaysAndWhenInUseUsageDescription")
            return (title, text, buttons)
        case .photos:
            guard version >= 14 else { return access("Your Photos", "NSPhotoLibraryUsageDescription") }
            return (
                version >= 17 ? "“\(app)” would like to access your Photo Library" : "“\(app)” Would Like to Access Your Photos",
                usage("NSPhotoLibraryUsageDescription"),
                version >= 17
                    ? [("Limit Access…", .limited), ("Allow Full Access", .allow), ("Don’t Allow", .deny)]
                    : [("Select Photos…", .limited), ("Allow Access to All Photos", .allow), ("Don’t Allow", .deny)]
            )
        case .usertracking:
            return (
                "Allow “\(app)” to track your activity across other companies’ apps and websites?", usage("NSUserTrackingUsageDescription"),
                [("Ask App Not to Track", .deny), ("Allow", .allow)]
            )
        case .camera: return access("the Camera", "NSCameraUsageDescription")
        case .microphone: return access("the Microphone", "NSMicrophoneUsageDescription")
        case .contacts: return access("Your Contacts", "NSContactsUsageDescription")
        case .calendar: return events("Your Calendar", "Calendars")
        case .reminders: return events("Your Reminders", "Reminders")
        case .motion: return access("Your Motion & Fitness Activity", "NSMotionUsageDescription")
        case .speech: return access("Speech Recognition", "NSSpeechRecognitionUsageDescription")
        case .medialibrary: return access("Apple Music And Your Media Library", "NSAppleMusicUsageDescription")
        }
    }
}
