import Foundation

/// The environment variables by which the command configures a built app's host. `HostSettings` in the module `Simulator` reads them.
public struct HostEnvironment: Sendable {
    /// The ways to show and control an app.
    public enum Host: String, CaseIterable, Sendable { case headless, browser, window, flow, control, previews }

    /// The way to show the app.
    public var host: Host = .headless
    /// The name of the device.
    public var device: String?
    /// The orientation of the interface.
    public var orientation: String?
    /// The appearance: `light` or `dark`.
    public var appearance: String?
    /// The text size that the user prefers, by a name of the option `--content-size`.
    public var contentSize: String?
    /// Whether the contrast is increased, as in the accessibility settings.
    public var isContrastIncreased = false
    /// The generation of iOS to emulate, such as `ios26`.
    public var generation: String?
    /// The language of the app, such as `de`.
    public var language: String?
    /// The port of the page, or `nil` for any free one.
    public var port: Int?
    /// The address of the interface on which the page is served, or `nil` for the loopback interface.
    public var listen: String?
    /// The address at which a proxy or a container publishes the page.
    public var publishedAddress: String?
    /// The secret part of the page's address, or `nil` to use that of `UNDERSTUDY_PAGE_TOKEN` or a random one.
    public var token: String?
    /// The path of the flow to run.
    public var flow: String?
    /// The folder for a flow's output.
    public var output: String?
    /// The file for the trace of callbacks.
    public var trace: String?
    /// The file for a picture of the screen.
    public var screenshot: String?
    /// The end of a headless app: `firstFrame`, or a number of seconds of the app's clock.
    public var exitAfter: String?
    /// `NAME=value` pairs for a flow's `${NAME}`.
    public var flowVariables: [String] = []

    /// The seed of the random text that a flow generates.
    public var flowSeed: UInt64?
    /// The file to which a flow writes its result.
    public var flowResult: String?
    /// The file that describes the job of `understudy previews`.
    public var previews: String?
    /// Whether a flow or a unit test may continue when an interface file names a class that the program does not have.
    public var allowsUnknownClasses = false
    /// Whether a flow reports containment mistakes.
    public var checksContainment = false

    /// Creates the environment of a host on the default device.
    public init(host: Host = .headless) { self.host = host }

    /// Returns the name of the generation that a version of iOS belongs to, such as `ios16` for `17.4`, or `nil` if the text is no version.
    public static func generation(ofSystem version: String) -> String? {
        guard let major = version.split(separator: ".").first.flatMap({ Int($0) }), major >= 2 else { return nil }
        let first = [(26, "ios26"), (16, "ios16"), (13, "ios13"), (8, "ios8"), (6, "ios6"), (2, "legacy5")]
        return first.first { $0.0 <= major }?.1
    }

    /// The variables to set for the app's process.
    public var variables: [String: String] {
        var result = ["UNDERSTUDY_HOST": host.rawValue]
        result["UNDERSTUDY_DEVICE"] = device
        result["UNDERSTUDY_ORIENTATION"] = orientation
        result["UNDERSTUDY_APPEARANCE"] = appearance
        result["UNDERSTUDY_CONTENT_SIZE"] = contentSize
        if isContrastIncreased { result["UNDERSTUDY_INCREASE_CONTRAST"] = "1" }
        result["UNDERSTUDY_GENERATION"] = generation
        result["UNDERSTUDY_LANGUAGE"] = language
        result["UNDERSTUDY_PORT"] = port.map(String.init)
        // The secret in the page's address, which stays the same as in the last run if the environment contains it.
        if host == .browser { result[PageToken.variable] = token ?? ProcessInfo.processInfo.environment[PageToken.variable] }
        result["UNDERSTUDY_LISTEN"] = listen
        result["UNDERSTUDY_PUBLISHED_ADDRESS"] = publishedAddress
        result["UNDERSTUDY_FLOW"] = flow
        result["UNDERSTUDY_OUTPUT"] = output
        result["UNDERSTUDY_TRACE"] = trace
        result["UNDERSTUDY_SCREENSHOT"] = screenshot
        result["UNDERSTUDY_EXIT_AFTER"] = exitAfter
        result["UNDERSTUDY_FLOW_SEED"] = flowSeed.map(String.init)
        result["UNDERSTUDY_FLOW_RESULT"] = flowResult
        result["UNDERSTUDY_PREVIEWS"] = previews
        if allowsUnknownClasses { result["UNDERSTUDY_ALLOW_UNKNOWN_CLASSES"] = "1" }
        if checksContainment { result["UNDERSTUDY_CHECK_CONTAINMENT"] = "1" }
        for pair in flowVariables {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            result["UNDERSTUDY_FLOW_VARIABLE_" + parts[0]] = parts.count > 1 ? String(parts[1]) : ""
        }
        return result
    }
}
