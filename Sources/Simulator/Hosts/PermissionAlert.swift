import DeviceServices
import UIKit

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
                UIAlertAction(title: title, style: answer == .deny && words.buttons.count == 2 ? .cancel : .default) { _ in
                    close()
                    done(answer)
                    ask()
                })
        }
        let window = UIWindow(frame: UIScreen.main.bounds)
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

    /// Returns the system's own text (iOS 17, in English).
    private static func words(for permission: DeviceServices.Permission) -> (
        title: String, usage: String?, buttons: [(String, DeviceServices.Answer)]
    ) {
        let info = Bundle.main.infoDictionary ?? [:]
        let app = (info["CFBundleDisplayName"] ?? info["CFBundleName"]) as? String ?? "App"
        func usage(_ key: String) -> String? { info[key] as? String }
        let plain: [(String, DeviceServices.Answer)] = [("Don’t Allow", .deny), ("Allow", .allow)]
        func access(_ what: String, _ key: String) -> (String, String?, [(String, DeviceServices.Answer)]) {
            ("“\(app)” Would Like to Access \(what)", usage(key), plain)
        }
        switch permission {
        case .notifications:
            return (
                "“\(app)” Would Like to Send You Notifications",
                "Notifications may include alerts, sounds, and icon badges. These can be configured in Settings.", plain
            )
        case .location:
            return (
                "Allow “\(app)” to use your location?",
                usage("NSLocationWhenInUseUsageDescription") ?? usage("NSLocationAlwaysAndWhenInUseUsageDescription"),
                [("Allow Once", .inUse), ("Allow While Using App", .inUse), ("Don’t Allow", .deny)]
            )
        case .photos:
            return (
                "“\(app)” would like to access your Photo Library", usage("NSPhotoLibraryUsageDescription"),
                [("Limit Access…", .limited), ("Allow Full Access", .allow), ("Don’t Allow", .deny)]
            )
        case .usertracking:
            return (
                "Allow “\(app)” to track your activity across other companies’ apps and websites?", usage("NSUserTrackingUsageDescription"),
                [("Ask App Not to Track", .deny), ("Allow", .allow)]
            )
        case .camera: return access("the Camera", "NSCameraUsageDescription")
        case .microphone: return access("the Microphone", "NSMicrophoneUsageDescription")
        case .contacts: return access("Your Contacts", "NSContactsUsageDescription")
        case .calendar: return access("Your Calendar", "NSCalendarsFullAccessUsageDescription")
        case .reminders: return access("Your Reminders", "NSRemindersFullAccessUsageDescription")
        case .motion: return access("Your Motion & Fitness Activity", "NSMotionUsageDescription")
        case .speech: return access("Speech Recognition", "NSSpeechRecognitionUsageDescription")
        case .medialibrary: return access("Apple Music And Your Media Library", "NSAppleMusicUsageDescription")
        }
    }
}
