import Foundation
import InterfaceBuilder
import UIKit

/// `storyboard-fuzz FOLDER SECONDS [SEED] [LOG]`: damages real interface files as a merge gone wrong would, and opens, checks, compares, splits and
/// joins what comes out, instantiates it with and without its actions, and shows it in a window. Names what takes a second of processor time; stops with a message at a hang or at memory that grows without bound; the log names the case that runs,
/// for when the process itself stops.
@MainActor
func runStoryboardFuzz(_ words: [String]) throws {
    guard words.count >= 2, let seconds = Double(words[1]) else { throw FuzzFailure("FOLDER SECONDS [SEED] [LOG]") }
    let files = FileManager.default.enumerator(atPath: words[0])?.compactMap { $0 as? String }.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted() ?? []
    var seed = words.count > 2 ? UInt64(words[2]) ?? 1 : 1
    let log = words.count > 3 ? words[3] : nil
    let end = DispatchTime.now().uptimeNanoseconds + UInt64(seconds * 1e9)
    var cases = 0
    var slowest = 0.0
    let start = ResidentMemory.megabytes
    UIApplication.shared.lifecycle.becomeActive()
    let sink = UIWindow(frame: UIScreen.main.bounds)
    sink.makeKeyAndVisible()
    while DispatchTime.now().uptimeNanoseconds < end {
        seed = seed &+ 1
        var fuzzer = StoryboardFuzzer(seed: seed)
        let path = words[0] + "/" + files[fuzzer.random(files.count)]
        guard let data = FileManager.default.contents(atPath: path), data.count < 400_000 else { continue }
        if let log { try? "\(seed) \(path)\n".write(toFile: log, atomically: false, encoding: .utf8) }
        let time = ProcessorTime.milliseconds {
            _ = Console.capturing { _ = Fault.catching { fuzzer.run(Array(data), isStoryboard: path.hasSuffix("storyboard"), in: sink) } }
        }
        cases += 1
        slowest = max(slowest, time)
        if time > 1000 { print("{\"bench\":\"fuzz\",\"slow_ms\":\(time),\"seed\":\(seed),\"file\":\"\(path)\"}") }
        if ResidentMemory.megabytes > start + 2000 { throw FuzzFailure("memory grew to \(ResidentMemory.megabytes) MB at seed \(seed), \(path)") }
    }
    print("{\"bench\":\"fuzz\",\"cases\":\(cases),\"slowest_ms\":\(slowest),\"start_mb\":\(start),\"end_mb\":\(ResidentMemory.megabytes),\"last_seed\":\(seed)}")
}

private struct FuzzFailure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

/// What a case costs, however busy the machine is with others.
private enum ProcessorTime {
    static func milliseconds(_ body: () -> Void) -> Double {
        let start = now
        body()
        return now - start
    }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
    }
}

private enum ResidentMemory {
    static var megabytes: Int {
        let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
        return fields.count > 1 ? (Int(fields[1]) ?? 0) * 4096 / 1_000_000 : 0
    }
}

/// One damaged file, made from a seed.
@MainActor
private struct StoryboardFuzzer {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493 }

    mutating func random(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return bound > 0 ? Int(state >> 33) % bound : 0
    }

    private static let strange = [
        "", "YES", "-1", "0", "1e400", "nan", "-1e30", "99999999999999999999", "../../etc/passwd", "0:0", "1/0", "✂️\u{301}", "self", String(repeating: "x", count: 4000), "infinite",
        "&#0;", "2147483648",
    ]

    mutating func run(_ bytes: [UInt8], isStoryboard: Bool, in window: UIWindow) {
        var bytes = bytes
        if random(5) == 0 {
            // Bytes, for the parser alone.
            for _ in 0...random(6) where !bytes.isEmpty { bytes[random(bytes.count)] = UInt8(random(256)) }
        } else if let markup = try? MarkupDocument(parsing: bytes, file: "fuzz") {
            damage(markup.root)
            bytes = markup.bytes
        }
        if let markup = try? MarkupDocument(parsing: bytes, file: "fuzz"), let file = try? InterfaceFile(markup) {
            let project = InterfaceProject([file])
            _ = Lint.run(project)
            _ = FlowGraph(project).svg
            _ = InterfaceDiff(from: file, to: file).text
            let controllers = file.scenes.compactMap { $0.controller?.id }
            if !controllers.isEmpty, let created = try? Extraction.extract([controllers[random(controllers.count)]], from: file, into: "New.storyboard") {
                Merging.merge(created, into: file)
            }
        }
        // As the canvas shows files, and as apps do.
        DesignTime.isOn = random(2) == 0
        defer { DesignTime.isOn = false }
        if let compiled = try? InterfaceCompiler.compile(bytes, file: "fuzz"), random(3) == 0 { instantiate(Data(compiled), isStoryboard, window) }
        instantiate(Data(bytes), isStoryboard, window)
    }

    private func instantiate(_ data: Data, _ isStoryboard: Bool, _ window: UIWindow) {
        guard let file = try? DesignedFile(data: data, in: .main) else { return }
        let controllers = isStoryboard ? file.controllerIDs.prefix(40).compactMap { file.controller(withObjectID: $0) } : []
        for controller in controllers {
            controller.loadViewIfNeeded()
            controller.view?.frame = window.bounds
            controller.view?.layoutIfNeeded()
        }
        if !isStoryboard { for (_, view) in file.views() { view.layoutIfNeeded() } }
        // One of them through appearance and drawing.
        guard let shown = controllers.first(where: { $0.parent == nil }) else { return }
        window.rootViewController = shown
        for _ in 0..<3 { EventLoop.main.advance(by: EventLoop.main.frameDuration) }
        let compositor = Compositor(rootLayer: UIScreen.main.rootLayer, size: UIScreen.main.bounds.size, scale: 1)
        _ = compositor.render()
        window.rootViewController = nil
        EventLoop.main.reset()
    }

    /// Elements lost, doubled, moved; values exchanged and made strange.
    private mutating func damage(_ root: Element) {
        var all: [(parent: Element, child: Element)] = []
        root.walk { parent in for child in parent.elements { all.append((parent, child)) } }
        guard !all.isEmpty else { return }
        for _ in 0...random(8) {
            let (parent, child) = all[random(all.count)]
            let target = all[random(all.count)].child
            switch random(6) {
            case 0: parent.remove(child)
            case 1: parent.append(child.copy())
            case 2 where target !== child && child.descendant(where: { $0 === target }) == nil:
                parent.remove(child)
                target.append(child)
            case 3 where !child.attributes.isEmpty: child.attributes[random(child.attributes.count)].value = Self.strange[random(Self.strange.count)]
            case 4 where !child.attributes.isEmpty && !target.attributes.isEmpty:
                child.attributes[random(child.attributes.count)].value = target.attributes[random(target.attributes.count)].value
            case 5 where !child.attributes.isEmpty: child.attributes.remove(at: random(child.attributes.count))
            default: break
            }
        }
    }
}
