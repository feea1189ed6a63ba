import Foundation
import UIKit

/// Runs a flow against the app, under the virtual clock.
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
        // From before the launch, so that the trace holds the launch.
        if case .success(let document) = document { record = try? FlowRecord(name: document.name, output: output, continuing: resumption?.record) }
    }

    func run() -> Int32 {
        guard let flow = session.settings.flow, let document else { return complain("UNDERSTUDY_FLOW and UNDERSTUDY_OUTPUT name the flow and where its pictures go", 2) }
        switch document {
        case .failure(let error): return complain("\(error)", 1)
        case .success(let document):
            guard let record else { return complain("the output folder \(session.settings.output?.path ?? "") cannot be written", 1) }
            return run(document, flow, record)
        }
    }

    private func run(_ document: FlowDocument, _ flow: URL, _ record: FlowRecord) -> Int32 {
        let stage = SessionStage(session)
        stage.settle(limit: 2)
        if resumption?.record == nil { session.noteFirstFrame() }
        let runner = FlowRunner(document: document, file: flow.path, stage: stage, record: record, variables: session.settings.flowVariables)
        if let resumption { runner.resume(at: resumption.position, clipboard: resumption.clipboard) }
        var code: Int32 = 0
        do {
            try runner.run()
        } catch let relaunch as FlowRelaunch {
            return start(anew: relaunch, record, at: stage.now)
        } catch {
            try? record.add(screenshot: FlowRecord.failure, png: stage.screenshot(), size: stage.size)
            code = complain("\(error)", 1)
        }
        do { try record.finish() } catch { return complain("the record of the run cannot be written: \(error)", 1) }
        session.finish()
        return code
    }

    /// The app ends and this process becomes a new one of it, which takes the flow up again.
    private func start(anew relaunch: FlowRelaunch, _ record: FlowRecord, at time: TimeInterval) -> Int32 {
        session.end()
        if relaunch.clearsState { AppHome.clear() }
        guard let output = session.settings.output else { return 1 }
        let state = FlowResumption(position: relaunch.position, clipboard: relaunch.clipboard, record: relaunch.isFirst ? nil : record.state(at: time))
        do { setenv("UNDERSTUDY_FLOW_RESUMPTION", try state.save(in: output).path, 1) } catch { return complain("the flow's state cannot be written: \(error)", 1) }
        var arguments: [UnsafeMutablePointer<CChar>?] = (CommandLine.arguments.prefix(1) + relaunch.arguments).map { strdup($0) } + [nil]
        execv("/proc/self/exe", &arguments)
        return complain("the app cannot be started again: \(String(cString: strerror(errno)))", 70)
    }

    private func complain(_ message: String, _ code: Int32) -> Int32 {
        FileHandle.standardError.write(Data((message + "\n").utf8))
        return code
    }
}

/// What a flow carries over a relaunch of the app.
struct FlowResumption: Codable {
    var position: [Int]
    var clipboard: String
    /// Nil where the flow begins with the relaunch.
    var record: FlowRecord.State?

    func save(in folder: URL) throws -> URL {
        let file = folder.appendingPathComponent(".resumption.json")
        try JSONEncoder().encode(self).write(to: file)
        return file
    }

    /// Reads it, once.
    static func take(_ file: URL) -> FlowResumption? {
        defer { try? FileManager.default.removeItem(at: file) }
        return (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(FlowResumption.self, from: $0) }
    }
}

/// The home folder that `understudy` gives an app.
enum AppHome {
    /// Empties it. A home that the tools did not make is left alone.
    static func clear() {
        guard let home = ProcessInfo.processInfo.environment["UNDERSTUDY_HOME"], !home.isEmpty else { return }
        let manager = FileManager.default
        for case let name as String in manager.enumerator(atPath: home) ?? .init() {
            var isDirectory: ObjCBool = false
            let path = home + "/" + name
            if manager.fileExists(atPath: path, isDirectory: &isDirectory), !isDirectory.boolValue { try? manager.removeItem(atPath: path) }
        }
    }
}
