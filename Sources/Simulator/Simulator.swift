import Automation
import EmulatedDevices
import Foundation
import LoopbackServer
import UIKit

/// The entry points through which an app gets its host. `understudy` generates a call to ``install()`` in every app it builds.
public enum Simulator {
    /// Registers the host that the environment selects (HostEnvironment.swift lists the variables). Runs before `main`: creates nothing,
    /// reads nothing.
    public nonisolated static func install() {
        TestEvents.flushLines()
        installFoundationMends()
        ApplicationHosts.register { HostChoice.make(HostSettings(environment: ProcessInfo.processInfo.environment)) }
    }

    /// Installs a headless host for test bundles, whose clock skips waits.
    public nonisolated static func installForTests() {
        TestEvents.flushLines()
        installFoundationMends()
        ApplicationHosts.register { HeadlessHost() }
        driveMainRunLoop()
        // For test cases that access the app's windows when they are created.
        if ProcessInfo.processInfo.environment["UNDERSTUDY_TEST_LAUNCHES_FIRST"] != nil { MainActor.assumeIsolated { TestLaunch.launch() } }
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                TestLaunch.begin()
            }
        }
    }
}

extension Simulator {
    /// Prepares the process of UI tests, which hosts no app.
    public nonisolated static func installForUITests() {
        installFoundationMends()
        driveMainRunLoop()
    }

    /// Changes behavior of Foundation's own classes that differs on Linux.
    private nonisolated static func installFoundationMends() {
        LocalizedBundles.install()
        LenientUnarchiving.install()
        DictionaryEquality.install()
        NilDefaults.install()
        RequestHeaders.install()
        FileRequests.install()
        LongestRanges.install()
        PredicateText.install()
        ObjectDescription.install()
        ErrorTexts.install()
    }

    /// Makes Swift Testing's main function, which is asynchronous, run the main thread's run loop as a running app does. By default it ends
    /// that thread, and nothing scheduled in `RunLoop.main` ever runs.
    private nonisolated static func driveMainRunLoop() {
        typealias Drain = @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> Void
        // Swift's runtime calls this hook when the program's main function waits.
        guard let hook = dlsym(nil, "swift_task_asyncMainDrainQueue_hook") else { return }
        hook.assumingMemoryBound(to: Drain?.self).pointee = { _, _ in
            while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
        }
    }
}

/// The settings from the environment.
struct HostSettings {
    var host: String
    var screen: HostScreen
    var port: UInt16
    /// The address of the interface on which the page is served.
    var listen: String
    /// The address at which a proxy or a container publishes the page.
    var published: PublishedAddress?
    var flow: URL?
    /// The variables for `${…}` in the flow.
    var flowVariables: [String: String]
    /// The file that receives the reason of a flow's failure.
    var flowResult: URL?
    /// The seed of the texts that a flow generates, or `nil` for its own.
    var flowSeed: UInt64?
    /// Whether a flow may continue when an interface file names a class that the app does not have.
    var allowsUnknownClasses: Bool
    /// Whether a flow reports containment mistakes.
    var checksContainment: Bool
    /// Whether the app's home contains no data of an earlier run.
    var isHomeFresh: Bool
    /// The state of a flow that relaunched the app.
    var flowResumption: URL?
    var output: URL?
    var trace: URL?
    var screenshot: URL?
    var exitAfter: String?
    var firstFrame: String?
    /// The path of the control socket.
    var control: String?
    /// The job of `understudy previews`.
    var previews: URL?

    /// Returns the category in the arguments with which Dynamic Type tests launch an app: `-UIPreferredContentSizeCategoryName
    /// UICTContentSizeCategoryXL`.
    static func contentSizeCategory(in arguments: [String]) -> UIContentSizeCategory? {
        guard let place = arguments.firstIndex(of: "-UIPreferredContentSizeCategoryName"), place + 1 < arguments.count else { return nil }
        return known(UIContentSizeCategory(rawValue: arguments[place + 1]))
    }

    /// Returns the languages with which tests launch an app: `-AppleLanguages (fr)`, `-AppleLanguages ("pt-BR", en)`.
    static func languages(in arguments: [String]) -> [String]? {
        guard let list = argument("-AppleLanguages", in: arguments) else { return nil }
        let names = list.split { "(), \n\t".contains($0) }.map { $0.filter { $0 != "\"" } }.filter { !$0.isEmpty }
        return names.isEmpty ? nil : names
    }

    /// Returns the argument after `name`, without quotation marks.
    static func argument(_ name: String, in arguments: [String]) -> String? {
        guard let place = arguments.firstIndex(of: name), place + 1 < arguments.count else { return nil }
        let value = arguments[place + 1].trimmingCharacters(in: CharacterSet(charactersIn: "\" "))
        return value.isEmpty ? nil : value
    }

    /// Whether the arguments are those of Xcode's right-to-left pseudolanguage: `-AppleTextDirection YES`,
    /// `-NSForceRightToLeftWritingDirection YES`.
    static func forcesRightToLeft(_ arguments: [String]) -> Bool {
        ["-AppleTextDirection", "-NSForceRightToLeftWritingDirection"].contains { name in
            argument(name, in: arguments).map { ["YES", "TRUE", "1"].contains($0.uppercased()) } ?? false
        }
    }

    /// Returns the category by the names of `simctl ui`, such as `extra-large`.
    static func contentSizeCategory(named name: String) -> UIContentSizeCategory? {
        let parts = name.split(separator: "-").map {
            $0 == "accessibility" ? "Accessibility" : $0 == "extra" ? "X" : $0.prefix(1).uppercased()
        }
        return known(UIContentSizeCategory(rawValue: "UICTContentSizeCategory" + parts.joined()))
    }

    private static func known(_ category: UIContentSizeCategory) -> UIContentSizeCategory? { category.tableIndex == nil ? nil : category }

    @MainActor
    init(environment: [String: String]) {
        func url(_ key: String) -> URL? { environment[key].flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0) } }
        host = environment["UNDERSTUDY_HOST"] ?? "headless"
        // UI tests pass their current day to the app.
        if let date = environment["UNDERSTUDY_DATE"].flatMap(Double.init), date.isFinite, abs(date) < 1e11 {
            HostClock.date = Date(timeIntervalSince1970: date)
        }
        ClassBundles.open()
        let languages = Self.languages(in: CommandLine.arguments) ?? environment["UNDERSTUDY_LANGUAGE"].flatMap { $0.isEmpty ? nil : [$0] }
        if let languages { AppLanguages.use(languages) }
        let language = languages?.first
        CurrentLocale.set(Self.argument("-AppleLocale", in: CommandLine.arguments) ?? AppLanguages.locale.identifier)
        if let name = environment["UNDERSTUDY_GENERATION"], let generation = Generation.allCases.first(where: { "\($0)" == name }) {
            Generation.current = generation
        }
        if let version = environment["UNDERSTUDY_SYSTEM_VERSION"], !version.isEmpty { EmulatedSystem.requested = version }
        var screen = HostScreen()
        // Without an explicit device, an app for iPads only gets one.
        let isForPadsOnly = Bundle.main.object(forInfoDictionaryKey: "UIDeviceFamily") as? [Int] == [2]
        if let name = environment["UNDERSTUDY_DEVICE"] ?? (isForPadsOnly ? "iPad Air 11" : nil), let device = DeviceDescription.named(name)
        {
            screen.device = device
        }
        if let name = environment["UNDERSTUDY_ORIENTATION"], let orientation = Orientations.interface(named: name) {
            screen.orientation = orientation
        }
        if environment["UNDERSTUDY_APPEARANCE"] == "dark" { screen.appearance = .dark }
        if let language { screen.isRightToLeft = Locale.Language(identifier: language).characterDirection == .rightToLeft }
        if Self.forcesRightToLeft(CommandLine.arguments) { screen.isRightToLeft = true }
        if environment["UNDERSTUDY_INCREASE_CONTRAST"] == "1" { screen.contrast = .high }
        if let value = environment["UNDERSTUDY_REDUCE_MOTION"] { UIAccessibility.isReduceMotionEnabled = value == "1" }
        if let value = environment["UNDERSTUDY_REDUCE_TRANSPARENCY"] { UIAccessibility.isReduceTransparencyEnabled = value == "1" }
        if let category = Self.contentSizeCategory(in: CommandLine.arguments)
            ?? environment["UNDERSTUDY_CONTENT_SIZE"].flatMap(Self.contentSizeCategory)
        {
            screen.contentSizeCategory = category
        }
        self.screen = screen
        port = environment["UNDERSTUDY_PORT"].flatMap(UInt16.init) ?? 0
        listen = environment["UNDERSTUDY_LISTEN"].flatMap { $0.isEmpty ? nil : $0 } ?? "127.0.0.1"
        published = environment["UNDERSTUDY_PUBLISHED_ADDRESS"].flatMap(PublishedAddress.init)
        (flow, output, trace) = (url("UNDERSTUDY_FLOW"), url("UNDERSTUDY_OUTPUT"), url("UNDERSTUDY_TRACE"))
        let prefix = "UNDERSTUDY_FLOW_VARIABLE_"
        flowVariables = Dictionary(
            uniqueKeysWithValues: environment.filter { $0.key.hasPrefix(prefix) }.map { (String($0.key.dropFirst(prefix.count)), $0.value) }
        )
        flowResult = url("UNDERSTUDY_FLOW_RESULT")
        flowSeed = environment["UNDERSTUDY_FLOW_SEED"].flatMap(UInt64.init)
        allowsUnknownClasses = environment["UNDERSTUDY_ALLOW_UNKNOWN_CLASSES"] == "1"
        checksContainment = environment["UNDERSTUDY_CHECK_CONTAINMENT"] == "1"
        isHomeFresh = environment["UNDERSTUDY_HOME_IS_USED"] != "1"
        flowResumption = url("UNDERSTUDY_FLOW_RESUMPTION")
        screenshot = url("UNDERSTUDY_SCREENSHOT")
        exitAfter = environment["UNDERSTUDY_EXIT_AFTER"]
        firstFrame = environment["UNDERSTUDY_FIRST_FRAME"]
        previews = url("UNDERSTUDY_PREVIEWS")
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
        case "previews": return PreviewHost(session)
        default: return StillHost(session)
        }
    }
}
