import Automation
import EmulatedDevices
import Foundation
import UIKit

/// The door through which an app gets its host. `understudy` generates a call to ``install()`` into every app it builds.
public enum Simulator {
    /// Registers the host that the environment names (HostEnvironment.swift lists the variables). Runs before `main`: makes nothing, reads nothing.
    public nonisolated static func install() {
        TestEvents.flushLines()
        installFoundationMends()
        ApplicationHosts.register { HostChoice.make(HostSettings(environment: ProcessInfo.processInfo.environment)) }
    }

    /// For test bundles: a headless host whose loop follows real time through the main queue, so that waiting tests see animations end.
    public nonisolated static func installForTests() {
        TestEvents.flushLines()
        installFoundationMends()
        ApplicationHosts.register { HeadlessHost() }
        driveMainRunLoop()
        // Test cases that ask for the app's windows while they are made.
        if ProcessInfo.processInfo.environment["UNDERSTUDY_TEST_LAUNCHES_FIRST"] != nil { MainActor.assumeIsolated { TestLaunch.launch() } }
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                TestLaunch.launch()
                RealTimeFeed.shared.start()
            }
        }
    }
}

extension Simulator {
    /// For the process of UI tests, which hosts no app.
    public nonisolated static func installForUITests() {
        installFoundationMends()
        driveMainRunLoop()
    }

    /// What Foundation's own classes do otherwise on Linux.
    private nonisolated static func installFoundationMends() {
        LocalizedBundles.install()
        LenientUnarchiving.install()
        DictionaryEquality.install()
        NilDefaults.install()
        LongestRanges.install()
        ObjectDescription.install()
    }

    /// Has Swift Testing's main function, which is asynchronous, serve the main thread's run loop as a running app does. Left alone it ends that thread, and
    /// what waits in `RunLoop.main` never comes.
    private nonisolated static func driveMainRunLoop() {
        typealias Drain = @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> Void
        // Swift's runtime asks this hook, as the program's main function waits.
        guard let hook = dlsym(nil, "swift_task_asyncMainDrainQueue_hook") else { return }
        hook.assumingMemoryBound(to: Drain?.self).pointee = { _, _ in
            while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
        }
    }
}

/// What the environment asks for.
struct HostSettings {
    var host: String
    var screen: HostScreen
    var port: UInt16
    var flow: URL?
    /// For `${…}` in the flow.
    var flowVariables: [String: String]
    /// Takes why a flow failed.
    var flowResult: URL?
    /// Of the texts that a flow makes up; nil for its own.
    var flowSeed: UInt64?
    /// A class that interface files name and the app does not have fails no flow.
    var allowsUnknownClasses: Bool
    /// Whether the app's home holds nothing of an earlier run.
    var isHomeFresh: Bool
    /// Where a flow left off that started the app anew.
    var flowResumption: URL?
    var output: URL?
    var trace: URL?
    var screenshot: URL?
    var exitAfter: String?
    var firstFrame: String?
    /// Where the control socket listens.
    var control: String?

    /// What tests of Dynamic Type launch an app with: `-UIPreferredContentSizeCategoryName UICTContentSizeCategoryXL`.
    static func contentSizeCategory(in arguments: [String]) -> UIContentSizeCategory? {
        guard let place = arguments.firstIndex(of: "-UIPreferredContentSizeCategoryName"), place + 1 < arguments.count else { return nil }
        return known(UIContentSizeCategory(rawValue: arguments[place + 1]))
    }

    /// By the names of `simctl ui`, such as `extra-large`.
    static func contentSizeCategory(named name: String) -> UIContentSizeCategory? {
        let parts = name.split(separator: "-").map { $0 == "accessibility" ? "Accessibility" : $0 == "extra" ? "X" : $0.prefix(1).uppercased() }
        return known(UIContentSizeCategory(rawValue: "UICTContentSizeCategory" + parts.joined()))
    }

    private static func known(_ category: UIContentSizeCategory) -> UIContentSizeCategory? { category.tableIndex == nil ? nil : category }

    @MainActor
    init(environment: [String: String]) {
        func url(_ key: String) -> URL? { environment[key].flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0) } }
        host = environment["UNDERSTUDY_HOST"] ?? "headless"
        ClassBundles.open()
        let language = environment["UNDERSTUDY_LANGUAGE"].flatMap { $0.isEmpty ? nil : $0 }
        if let language { AppLanguages.use([language]) }
        CurrentLocale.set(AppLanguages.locale.identifier)
        if let name = environment["UNDERSTUDY_GENERATION"], let generation = Generation.allCases.first(where: { "\($0)" == name }) { Generation.current = generation }
        var screen = HostScreen()
        // Nobody chose a device: an app for iPads alone gets one.
        let isForPadsOnly = Bundle.main.object(forInfoDictionaryKey: "UIDeviceFamily") as? [Int] == [2]
        if let name = environment["UNDERSTUDY_DEVICE"] ?? (isForPadsOnly ? "iPad Air 11" : nil), let device = DeviceDescription.named(name) { screen.device = device }
        if let name = environment["UNDERSTUDY_ORIENTATION"], let orientation = Orientations.interface(named: name) { screen.orientation = orientation }
        if environment["UNDERSTUDY_APPEARANCE"] == "dark" { screen.appearance = .dark }
        if let language { screen.isRightToLeft = Locale.Language(identifier: language).characterDirection == .rightToLeft }
        if environment["UNDERSTUDY_INCREASE_CONTRAST"] == "1" { screen.contrast = .high }
        if let category = Self.contentSizeCategory(in: CommandLine.arguments) ?? environment["UNDERSTUDY_CONTENT_SIZE"].flatMap(Self.contentSizeCategory) {
            screen.contentSizeCategory = category
        }
        self.screen = screen
        port = environment["UNDERSTUDY_PORT"].flatMap(UInt16.init) ?? 0
        (flow, output, trace) = (url("UNDERSTUDY_FLOW"), url("UNDERSTUDY_OUTPUT"), url("UNDERSTUDY_TRACE"))
        let prefix = "UNDERSTUDY_FLOW_VARIABLE_"
        flowVariables = Dictionary(uniqueKeysWithValues: environment.filter { $0.key.hasPrefix(prefix) }.map { (String($0.key.dropFirst(prefix.count)), $0.value) })
        flowResult = url("UNDERSTUDY_FLOW_RESULT")
        flowSeed = environment["UNDERSTUDY_FLOW_SEED"].flatMap(UInt64.init)
        allowsUnknownClasses = environment["UNDERSTUDY_ALLOW_UNKNOWN_CLASSES"] == "1"
        isHomeFresh = environment["UNDERSTUDY_HOME_IS_USED"] != "1"
        flowResumption = url("UNDERSTUDY_FLOW_RESUMPTION")
        screenshot = url("UNDERSTUDY_SCREENSHOT")
        exitAfter = environment["UNDERSTUDY_EXIT_AFTER"]
        firstFrame = environment["UNDERSTUDY_FIRST_FRAME"]
        control = environment["UNDERSTUDY_CONTROL"].flatMap { $0.isEmpty ? nil : $0 }
    }
}

@MainActor
enum HostChoice {
    static func make(_ settings: HostSettings) -> any ApplicationHost {
        let session = AppSession(settings)
        switch settings.host {
        case "browser": return BrowserHost(session)
        case "window": return WindowHost(session)
        case "flow": return FlowHost(session)
        case "control": return ControlHost(session)
        default: return StillHost(session)
        }
    }
}
