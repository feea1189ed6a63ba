import Foundation
import InterfaceBuilder
import UIKitStoryboards

/// `storyboard-fuzz FOLDER SECONDS [SEED] [LOG]`: damages real interface files like a failed merge, and opens, checks, compares, extracts,
/// and merges the results, instantiates them with and without actions, and shows them in a window.
@MainActor
func runStoryboardFuzz(_ words: [String]) throws {
    guard let folder = words.first else { throw FuzzFailure("FOLDER SECONDS [SEED] [LOG]") }
    let files =
        FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }.filter {
            $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib")
        }.sorted() ?? []
    guard !files.isEmpty else { throw FuzzFailure("no interface files in \(folder)") }
    UIApplication.shared.lifecycle.becomeActive()
    let sink = UIWindow(frame: UIScreen.main.bounds)
    sink.makeKeyAndVisible()
    var loop = try FuzzLoop("fuzz", words.dropFirst())
    loop.leaks = {
        defer { StoryboardFuzzer.shown = [] }
        return StoryboardFuzzer.shown.compactMap { $0.controller.map { "\(type(of: $0))" } }
    }
    try loop.run(
        choose: { numbers -> ((path: String, bytes: [UInt8]), what: String)? in
            let path = folder + "/" + numbers.one(of: files)
            guard let data = FileManager.default.contents(atPath: path), data.count < 400_000 else { return nil }
            return ((path, Array(data)), path)
        },
        play: { chosen, numbers in
            var fuzzer = StoryboardFuzzer(numbers: numbers)
            _ = Console.capturing {
                _ = Fault.catching { fuzzer.run(chosen.bytes, isStoryboard: chosen.path.hasSuffix("storyboard"), in: sink) }
            }
        })
}

/// A damaged file, created from a seed.
@MainActor
private struct StoryboardFuzzer {
    var numbers: FuzzNumbers

    /// Every created controller, to check that it is deallocated.
    static var shown: [Trace] = []
    struct Trace { weak var controller: UIViewController? }

    private mutating func random(_ bound: Int) -> Int { numbers.below(bound) }

    private static let strange = [
        "", "YES", "-1", "0", "1e400", "nan", "-1e30", "99999999999999999999", "../../etc/passwd", "0:0", "1/0", "✂️\u{301}", "self",
        String(repeating: "x", count: 4000), "infinite",
        "&#0;", "2147483648",
    ]

    mutating func run(_ bytes: [UInt8], isStoryboard: Bool, in window: UIWindow) {
        var bytes = bytes
        if random(5) == 0 {
            // Random bytes test only the parser.
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
            if !controllers.isEmpty,
                let created = try? Extraction.extract([controllers[random(controllers.count)]], from: file, into: "New.storyboard")
            {
                Merging.merge(created, into: file)
            }
        }
        // Files are shown as on a canvas, or as in an app.
        DesignTime.isOn = random(2) == 0
        defer { DesignTime.isOn = false }
        if let compiled = try? InterfaceCompiler.compile(bytes, file: "fuzz"), random(3) == 0 {
            instantiate(Data(compiled), isStoryboard, window)
        }
        instantiate(Data(bytes), isStoryboard, window)
    }

    private func instantiate(_ data: Data, _ isStoryboard: Bool, _ window: UIWindow) {
        guard let file = try? DesignedFile(data: data, in: .main) else { return }
        let controllers = isStoryboard ? file.controllerIDs.prefix(40).compactMap { file.controller(withObjectID: $0) } : []
        Self.shown += controllers.map(Trace.init)
        for controller in controllers {
            controller.loadViewIfNeeded()
            controller.view?.frame = window.bounds
            controller.view?.layoutIfNeeded()
        }
        if !isStoryboard { for (_, view) in file.views() { view.layoutIfNeeded() } }
        // One of the controllers appears and is drawn.
        guard let shown = controllers.first(where: { $0.parent == nil }) else { return }
        window.rootViewController = shown
        for _ in 0..<3 { EventLoop.main.advance(by: EventLoop.main.frameDuration) }
        let compositor = Compositor(rootLayer: UIScreen.main.rootLayer, size: UIScreen.main.bounds.size, scale: 1)
        _ = compositor.render()
        window.rootViewController = nil
        EventLoop.main.reset()
    }

    /// Removes, repeats, and moves elements; exchanges values and replaces them with invalid ones.
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
            case 3 where !child.attributes.isEmpty:
                child.attributes[random(child.attributes.count)].value = Self.strange[random(Self.strange.count)]
            case 4 where !child.attributes.isEmpty && !target.attributes.isEmpty:
                child.attributes[random(child.attributes.count)].value = target.attributes[random(target.attributes.count)].value
            case 5 where !child.attributes.isEmpty: child.attributes.remove(at: random(child.attributes.count))
            default: break
            }
        }
    }
}
