import AutomationClient
import Foundation

/// Runs the app until all of its previews are drawn: if one ends the process, the next process continues after it.
struct PreviewProcess {
    struct Picture {
        var device: String, appearance: String, width: Double, height: Double, scale: Double, file: String, scene: String
        var messages: [String]
    }
    /// A preview that the program has.
    struct Found {
        var file: String, line: Int, part: Int
        var name: String?
        var layout = "device"
        var orientation: String?
        var pictures: [Picture] = []
        var failure: String?
    }

    private let product: Builder.Product
    private let options: PreviewRun.Options
    private let work: OwnedFolder
    /// The project's folder.
    private let root: String
    /// The folder of the pictures, which the app's process names.
    let pictures: UserFolder
    private var previews: [String: Found] = [:]
    private var done: [String] = []
    /// `file:line` of everything that the program registers.
    private(set) var places: Set<String> = []

    var found: [Found] { Array(previews.values) }

    init(_ product: Builder.Product, _ options: PreviewRun.Options, _ work: OwnedFolder, root: String) throws {
        (self.product, self.options, self.work, self.root) = (product, options, work, root)
        pictures = try UserFolder(work.path.appending("pictures"))
    }

    mutating func drawAll() throws {
        var launchesApp = true
        for number in 1... {
            let (events, log, code) = try run(number, launchesApp)
            for event in events { take(event) }
            if events.contains(where: { $0.kind == .ended }) { return }
            let reason = reason(code, log)
            if launchesApp, !events.contains(where: { $0.kind == .launched }) {
                Terminal.warning("the app can't be launched, and its previews are drawn without it: \(reason)")
                launchesApp = false
                continue
            }
            guard let last = events.last(where: { $0.kind == .place || $0.kind == .preview }), let key = last.key, !done.contains(key)
            else { throw Failure("the app ended before it drew a preview: \(reason)") }
            if last.kind == .place {
                previews[key] = Found(file: last.file ?? "", line: last.line ?? 0, part: 0, name: nil, failure: reason)
                done.append(key)
            } else {
                previews[key]?.failure = reason
            }
            done += previews.keys.filter { $0.contains(".") && !done.contains($0) }
        }
    }

    private func run(_ number: Int, _ launchesApp: Bool) throws -> (events: [PreviewEvent], log: String, code: Int32) {
        let names = (events: "events-\(number)", log: "log-\(number)"), file = try work.appending("job.json")
        var job = PreviewJob(
            output: pictures.path, events: work.path.appending(names.events), log: work.path.appending(names.log), devices: options.devices,
            appearances: options.appearances, limit: options.limit)
        (job.scale, job.done, job.launchesApp, job.names) = (options.scale, done, launchesApp, options.names)
        try file.write(JSONEncoder().encode(job))
        var environment = options.host
        (environment.host, environment.previews) = (.previews, file.path)
        let code = try AppRun.run(product, environment, options.app)
        // The app's process can put anything into the folder, including links.
        let folder = UserFolder(existing: work.path)
        let lines = folder?.read(names.events)?.split(separator: 10) ?? []
        let text = String(decoding: folder?.read(names.log) ?? Data(), as: UTF8.self)
        if options.build.isVerbose { for line in text.split(separator: "\n") { Terminal.note(String(line)) } }
        return (lines.compactMap { try? JSONDecoder().decode(PreviewEvent.self, from: Data($0)) }, text, code)
    }

    private mutating func take(_ event: PreviewEvent) {
        if let file = event.file, let line = event.line { places.insert("\(file):\(line)") }
        guard let key = event.key else { return }
        switch event.kind {
        case .preview:
            previews[key] = Found(
                file: event.file ?? "", line: event.line ?? 0, part: Int(key.split(separator: ".").last ?? "") ?? 0, name: event.name,
                layout: event.layout ?? "device", orientation: event.orientation)
        case .picture:
            guard let file = event.picture, let scene = event.scene else { return }
            previews[key]?.pictures.append(
                Picture(
                    device: event.device ?? "", appearance: event.appearance ?? "", width: event.width ?? 0, height: event.height ?? 0,
                    scale: event.scale ?? 1, file: file, scene: scene, messages: event.messages ?? []))
        case .failed: previews[key]?.failure = (event.messages ?? []).joined(separator: "\n")
        case .launched, .place, .ended: break
        }
    }

    /// Returns the reason that the process ended, with the runtime's message and the innermost place in the project's own files.
    private func reason(_ code: Int32, _ log: String) -> String {
        if code == 128 + SIGALRM { return "it isn't complete after \(options.limit) s" }
        let lines = log.split(separator: "\n").map(String.init)
        let message = lines.last { $0.contains("Fatal error: ") } ?? lines.last { $0.contains("Program crashed: ") }
        let frame = lines.last { $0.contains("Thread ") && $0.contains(" crashed") }.flatMap { lines.firstIndex(of: $0) }.flatMap { start in
            lines[start...].lazy.compactMap { $0.firstMatch(of: /^\s*\d+ .* at (\S.*?:\d+)(?::\d+)?$/)?.output.1 }.first {
                $0.hasPrefix(root + "/")
            }
        }
        let how = code > 128 ? "the program crashed: \(String(cString: strsignal(code - 128)))" : "the program ended with exit code \(code)"
        return (message.map(Self.plain) ?? how) + (frame.map { ", at \($0)" } ?? "")
    }

    /// Returns the message of a crash without its beginning: `Swift/ContiguousArrayBuffer.swift:691: Fatal error: Index out of range`.
    private static func plain(_ line: String) -> String {
        line.range(of: "Fatal error: ").map { "fatal error: " + line[$0.upperBound...] }
            ?? line.replacing("*** ", with: "").replacing(" ***", with: "")
    }
}
