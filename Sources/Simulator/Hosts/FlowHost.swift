import Automation
import DeviceServices
import Foundation
import UIKit
import UIKitCore

/// Runs a flow on the app, with the virtual clock.
@MainActor
final class FlowHost: ApplicationHost {
    private let session: AppSession
    init(_ session: AppSession) { self.session = session }

    var screen: HostScreen { session.settings.screen }

    private var document: Result<FlowDocument, any Error>?
    private var record: FlowRecord?
    private var resumption: FlowResumption?

    func prepare(_ input: HostInput) {
        VirtualTime.begin()
        session.prepare(input)
        guard let flow = session.settings.flow, let output = session.settings.output else { return }
        resumption = session.settings.flowResumption.flatMap(FlowResumption.take)
        document = Result { try FlowDocument(contentsOf: flow) }
        PermissionAlert.install()
        guard case .success(let document) = document else { return }
        // Before the launch, so that the trace includes it, and the app finds its permissions.
        record = try? FlowRecord(name: document.name, output: output, continuing: resumption?.record)
        if session.settings.checksContainment { reportContainment() }
        if let resumption {
            DeviceServices.shared.state = resumption.device
            for path in resumption.media { _ = SessionStage(session).addPicture(URL(fileURLWithPath: path)) }
        } else {
            DeviceServices.shared.change { $0.answers = Self.launchAnswers(document) }
        }
    }

    /// Logs the containment mistakes as they are made, from the launch on.
    private func reportContainment() {
        ContainmentChecker.isEnabled = true
        ContainmentChecker.report = { [weak record] in
            record?.log("containment: \($0)")
            print("  containment: \($0)")
        }
    }

    /// Returns the app's permissions at its first launch. Maestro allows everything by default.
    private static func launchAnswers(_ document: FlowDocument) -> [DeviceServices.Permission: DeviceServices.Answer] {
        let words = document.firstLaunch?.permissions ?? LaunchRequest().permissions
        return (try? PermissionNames.answers(words, over: [:], nil)) ?? [:]
    }

    func run() -> Int32 {
        guard let flow = session.settings.flow, let document else {
            return report("set UNDERSTUDY_FLOW to the flow, and UNDERSTUDY_OUTPUT to the folder for its pictures", 2)
        }
        switch document {
        case .failure(let error): return report("\(error)", 1)
        case .success(let document):
            guard let record else { return report("the output folder \(session.settings.output?.path ?? "") cannot be written", 1) }
            return run(document, flow, record)
        }
    }

    private func run(_ document: FlowDocument, _ flow: URL, _ record: FlowRecord) -> Int32 {
        if resumption == nil { for warning in document.warnings { _ = report(warning.warning, 0) } }
        let stage = SessionStage(session)
        stage.settle(limit: 2)
        if resumption?.record == nil { session.noteFirstFrame() }
        let runner = FlowRunner(
            document: document, file: flow.path, stage: stage, record: record, variables: session.settings.flowVariables,
            seed: session.settings.flowSeed)
        runner.variables.host.send = Self.sendInRealTime
        runner.printLine = { print("  \($0)") }
        runner.launchAnswers = Self.launchAnswers(document)
        runner.isStateFresh = session.settings.isHomeFresh
        if !session.settings.allowsUnknownClasses { runner.unknownClasses = { MissingClasses.names } }
        nameApplications(document, runner, flow)
        if let resumption { runner.resume(resumption) }
        var code: Int32 = 0
        do {
            try runner.run()
        } catch let relaunch as FlowRelaunch {
            try? relaunch.recording.map(runner.writeRecording)
            return start(anew: relaunch, record, at: stage.now)
        } catch {
            try? record.add(screenshot: FlowRecord.failure, png: stage.screenshot(), size: stage.size)
            code = report("\(error)", 1)
        }
        if session.settings.checksContainment { ContainmentChecker.finish() }
        do { try record.finish() } catch { return report("the record of the run cannot be written: \(error)", 1) }
        session.finish()
        return code
    }

    /// Sets the app's identifiers. A flow may have been written for the same app under another identifier; commands for a third one are
    /// errors.
    private func nameApplications(_ document: FlowDocument, _ runner: FlowRunner, _ flow: URL) {
        let own = Bundle.main.bundleIdentifier
        let header = document.appId.flatMap { try? runner.variables.expand($0) }
        runner.applications = Set([own, header].compactMap(\.self).filter { $0 != "undefined" })
        guard resumption == nil, let own, let header, own != header, header != "undefined" else { return }
        _ = report("\(flow.path):1:1: warning: the flow is for \(header); the app under test is \(own)", 0)
    }

    /// Sends a request in real time, during which none of the app's code runs.
    private static func sendInRealTime(_ request: URLRequest) throws -> (HTTPURLResponse, Data) {
        VirtualTime.end()
        defer { VirtualTime.begin() }
        return try ScriptHTTP.send(request)
    }

    /// Ends the app, without a callback, and replaces this process with a new one, which resumes the flow.
    private func start(anew relaunch: FlowRelaunch, _ record: FlowRecord, at time: TimeInterval) -> Int32 {
        session.finish()
        if relaunch.clearsState { AppHome.clear() }
        if relaunch.clearsKeychain { KeychainFile.clear() }
        guard let output = session.settings.output else { return 1 }
        let state = FlowResumption(relaunch, record: relaunch.isFirst ? nil : record.state(at: time))
        do { setenv("UNDERSTUDY_FLOW_RESUMPTION", try state.save(in: output).path, 1) } catch {
            return report("the flow's state cannot be written: \(error)", 1)
        }
        // The device's orientation and the user's settings outlive the app.
        setenv("UNDERSTUDY_APPEARANCE", UIScreen.main.host.appearance == .dark ? "dark" : "light", 1)
        if let interface = UIDevice.current.orientation.interface { setenv("UNDERSTUDY_ORIENTATION", Orientations.name(of: interface), 1) }
        fflush(nil)
        var arguments: [UnsafeMutablePointer<CChar>?] = (CommandLine.arguments.prefix(1) + relaunch.arguments).map { strdup($0) } + [nil]
        execv("/proc/self/exe", &arguments)
        return report("the app cannot be started again: \(String(cString: strerror(errno)))", 70)
    }

    private func report(_ message: String, _ code: Int32) -> Int32 {
        fflush(nil)
        FileHandle.standardError.write(Data((message + "\n").utf8))
        if code != 0 { try? session.settings.flowResult.map { try Data(message.utf8).write(to: $0) } }
        return code
    }
}

/// The state of a flow that is kept across a relaunch of the app.
struct FlowResumption: Codable {
    var position: [Int]
    var repeatsStep = false
    var variables: FlowVariables.State
    var device: DeviceServices.State
    var media: [String]
    var recording: FlowRecording?
    var failure: FlowFailure?
    /// The record, or `nil` if the flow begins with the relaunch.
    var record: FlowRecord.State?

    init(_ relaunch: FlowRelaunch, record: FlowRecord.State?) {
        (position, repeatsStep, variables, device) = (relaunch.position, relaunch.repeatsStep, relaunch.variables, relaunch.device)
        (media, recording, failure, self.record) = (relaunch.media, relaunch.recording, relaunch.failure, record)
    }

    func save(in folder: URL) throws -> URL {
        let file = folder.appendingPathComponent(".resumption.json")
        // It may contain passwords.
        guard
            FileManager.default.createFile(
                atPath: file.path, contents: try JSONEncoder().encode(self), attributes: [.posixPermissions: 0o600])
        else {
            throw CocoaError(.fileWriteUnknown)
        }
        return file
    }

    /// Reads and removes the file.
    static func take(_ file: URL) -> FlowResumption? {
        defer { try? FileManager.default.removeItem(at: file) }
        return (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(FlowResumption.self, from: $0) }
    }
}

/// The home folder that `understudy` gives an app.
enum AppHome {
    /// Empties the folder, except for the keychain, which outlives an app on a device too. A home that the tools did not create is not
    /// changed.
    static func clear() {
        guard let home = ProcessInfo.processInfo.environment["UNDERSTUDY_HOME"], !home.isEmpty else { return }
        let manager = FileManager.default
        for case let name as String in manager.enumerator(atPath: home) ?? .init() where !name.hasPrefix("Library/Keychains/") {
            var isDirectory: ObjCBool = false
            let path = home + "/" + name
            if manager.fileExists(atPath: path, isDirectory: &isDirectory), !isDirectory.boolValue { try? manager.removeItem(atPath: path) }
        }
    }
}
