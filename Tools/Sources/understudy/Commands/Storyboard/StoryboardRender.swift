import ArgumentParser
import Foundation
import InterfaceBuilder
import ProjectBuilder

struct StoryboardRender: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Draw every scene, or the whole canvas with its arrows, as PNG.",
        discussion: """
            Scenes are drawn as on Interface Builder's canvas: without the app's
            classes, but with its images, colors, and texts.
              understudy storyboard render MyApp.xcodeproj --output out/scenes
              understudy storyboard render Main.storyboard --canvas --language de
              understudy storyboard render . --device "iPhone 15" --device "iPad Air 11"
            index.json lists the pictures and the messages from loading the files.
            """)
    @Argument(help: "Storyboards, xibs, folders, or projects.")
    var paths: [String]
    @Option(help: "The folder to write to.")
    var output: String = "out/storyboards"
    @Flag(help: "Draw one picture of the whole canvas with all scenes and segues.")
    var canvas = false
    @Option(help: "Draw only this scene: an object ID or storyboard identifier. Repeatable.")
    var scene: [String] = []
    @Option(help: "A device, as `understudy devices` names it. Repeatable.")
    var device: [String] = []
    @Option(help: "light or dark. Repeatable.")
    var appearance: [String] = []
    @Option(help: "A language, such as de. Repeatable.")
    var language: [String] = []
    @Option(help: "portrait, landscapeLeft, landscapeRight, or portraitUpsideDown.")
    var orientation: String?
    @Flag(help: .hidden)
    var frames = false
    @Option(help: "Pixels per point. (default: the device's scale, or one that suits the size of the canvas)")
    var scale: Double?

    private struct Job: Encodable {
        var files: [String], bundle: String, output: String, devices: [String], appearances: [String], languages: [String]
        var orientation: String?, isWholeCanvas: Bool, scale: Double?, scenes: [String]
        var frames: Bool?
    }

    private struct Index: Codable {
        struct Picture: Codable {
            var file: String, object: String?, title: String, device: String, appearance: String, language: String, picture: String,
                messages: [String]
            var frames: [Frame]?
        }
        /// A frame that a file stores, and the one here. Scripts/frames reads them.
        struct Frame: Codable {
            var id: String, element: String, customClass: String?, parent: String?, stored: CGRect, laidOut: CGRect, isMisplaced: Bool
        }
        var pictures: [Picture] = [], failures: [String] = []
    }

    func validate() throws {
        for name in appearance where name != "light" && name != "dark" {
            throw ValidationError("--appearance must be light or dark, not '\(name)'.")
        }
        if let scale, !(scale > 0 && scale <= 4) { throw ValidationError("--scale must be more than 0 and at most 4.") }
    }

    func run() throws {
        let files = try ProjectFiles.open(paths).project.files.map(\.file)
        guard !files.isEmpty else { throw Failure("no storyboards or xibs found in \(paths.joined(separator: ", "))", kind: .usage) }
        let output = try outputPath(output, "index.json", of: paths)
        let host = try CanvasHost.ready()
        var all = Index()
        // Files of one project share its resources; several projects get a folder each.
        let groups = Dictionary(grouping: files, by: CanvasBundle.folder).sorted { $0.key < $1.key }
        for (folder, group) in groups {
            let bundle = try CanvasBundle(resourcesOf: folder)
            defer { bundle.remove() }
            let name = groups.count == 1 ? "" : CanvasBundle.name(of: folder, among: groups.map(\.key)) + "/"
            Terminal.progress("Drawing \(group.count) files of \(folder)")
            let job: (String) throws -> Data = { place in
                try JSONEncoder().encode(
                    Job(
                        files: group, bundle: bundle.path, output: place + "/", devices: device.isEmpty ? ["iPhone 16"] : device,
                        appearances: appearance.isEmpty ? ["light"] : appearance, languages: language.isEmpty ? [""] : language,
                        orientation: orientation, isWholeCanvas: canvas, scale: scale, scenes: scene, frames: frames))
            }
            let data: Data
            do {
                data = try host.draw(folder, with: bundle, into: outputPath(output + "/" + name, of: paths), job: job) { index in
                    try JSONDecoder().decode(Index.self, from: index).pictures.map(\.picture)
                }
            } catch let failure as Failure where groups.count > 1 {
                // A failure in one project does not affect the others' pictures.
                Terminal.note("\(folder): \(failure)")
                continue
            }
            let drawn = try JSONDecoder().decode(Index.self, from: data)
            for failure in drawn.failures { Terminal.note(failure) }
            for message in Set(drawn.pictures.flatMap(\.messages)).sorted() { Terminal.note(message) }
            all.failures += drawn.failures
            all.pictures += drawn.pictures.map { picture in
                var picture = picture
                picture.picture = name + picture.picture
                return picture
            }
        }
        Terminal.finishProgress()
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
        try encoder.encode(all).write(to: URL(fileURLWithPath: output + "/index.json"))
        print("\(all.pictures.count) pictures in \(self.output)")
    }
}
