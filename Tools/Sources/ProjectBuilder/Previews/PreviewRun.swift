import Foundation
import SourceTranslator

/// Builds a project with its previews and draws them.
public struct PreviewRun {
    /// The options for drawing previews.
    public struct Options: Sendable {
        /// The options for building the project.
        public var build: Builder.Options
        /// The options for launching the app.
        public var app = AppRun.Options()
        /// The environment of the app: language, text size, generation.
        public var host = HostEnvironment(host: .previews)
        /// The devices for previews that don't name one.
        public var devices = PreviewRun.devices
        /// The appearances: `light`, `dark`, or both.
        public var appearances = PreviewRun.appearances
        /// The pixels per point, or `nil` for the device's scale.
        public var scale: Double?
        /// Strings, one of which a preview's name or file must contain; empty draws all.
        public var names: [String] = []
        /// The time in seconds after which a preview is abandoned.
        public var limit = 30

        /// Creates options for a project.
        public init(_ build: Builder.Options) { self.build = build }
    }

    let options: Options

    /// Creates a run. Code that doesn't compile is always left out.
    public init(_ options: Options) {
        var options = options
        options.build.showsPreviews = true
        options.build.leavesOut = true
        options.build.skipsMissing = true
        self.options = options
    }

    /// Draws the previews into the folder `output`, with a page that shows them. The list names those that can't be drawn.
    public func draw(into output: String) throws -> PreviewList {
        let drawn = try drawn(into: UserFolder(output))
        try drawn.finish()
        return drawn.list
    }

    /// Draws the previews, and records their pictures in the folder `references`.
    public func record(in references: String, output: String) throws -> PreviewList {
        let drawn = try drawn(into: UserFolder(output))
        try PreviewReferences(UserFolder(references)).record(drawn, isWhole: isWhole)
        try drawn.finish()
        return drawn.list
    }

    /// Draws the previews, and compares them with the pictures in the folder `references`.
    public func verify(against references: String, output: String) throws -> PreviewList {
        guard let folder = UserFolder(existing: references) else {
            throw Failure("there are no recorded pictures in \(references); `understudy previews --record` writes them")
        }
        var drawn = try drawn(into: UserFolder(output))
        try PreviewReferences(folder).verify(&drawn, isWhole: isWhole)
        try drawn.finish()
        return drawn.list
    }

    /// Whether the run draws the same pictures as a recording without further options.
    private var isWhole: Bool { options.names.isEmpty && options.devices == Self.devices && options.appearances == Self.appearances }

    /// The defaults of a run.
    public static let devices = ["iPhone 16"], appearances = ["light", "dark"]

    private func drawn(into output: UserFolder) throws -> DrawnPreviews {
        let program = try Builder(options.build).buildPreviews()
        for place in program.app.translation.leftOut where options.build.isVerbose { Terminal.note(place.description) }
        Terminal.progress("Drawing \(program.declared.count) previews")
        let work = try OwnedFolder.temporary("previews")
        defer { try? work.remove() }
        var process = try PreviewProcess(program.app.product, options, work, root: program.project.directory)
        try process.drawAll()
        Terminal.finishProgress()
        return try DrawnPreviews(
            PreviewList(project: program.project.name, directory: program.project.directory), process.found + missing(program, process),
            from: process.pictures, into: output)
    }

    // MARK: Previews without pictures

    /// Returns the previews that the sources declare and the program does not have, because they don't compile.
    private func missing(_ program: Builder.PreviewProgram, _ process: PreviewProcess) -> [PreviewProcess.Found] {
        program.declared.compactMap { declared in
            let place = "\(declared.file):\(declared.line)"
            guard !process.places.contains(place), isWanted(declared) else { return nil }
            let note = "\(place): note: preview “\(declared.name ?? "Preview")” is left out: "
            if let refusal = declared.refusal {
                Terminal.note(note + refusal)
                return nil
            }
            let own = program.app.translation.leftOut.filter { $0.file == declared.file }
            guard let issue = own.first(where: { declared.lines.contains($0.line) || $0.message.hasSuffix(Translator.wholeFile) }) else {
                Terminal.note(note + "it is under a condition that isn't met, or inside generic code")
                return nil
            }
            let reason = issue.message.components(separatedBy: "; the declaration is left out")[0]
            return PreviewProcess.Found(
                file: declared.file, line: declared.line, part: 0, name: declared.name,
                failure: "line \(issue.line) doesn't compile: \(reason)")
        }
    }

    private func isWanted(_ declared: PreviewDeclarations.Preview) -> Bool {
        options.names.isEmpty
            || options.names.contains { name in
                [declared.name ?? "Preview", declared.file.lastPathComponent].contains {
                    $0.range(of: name, options: .caseInsensitive) != nil
                }
            }
    }
}

/// The previews of a run, with their pictures in the user's folder.
struct DrawnPreviews {
    var list: PreviewList
    let output: UserFolder
    /// The descriptions of the views in the pictures, by picture.
    private(set) var scenes: [String: Data] = [:]

    /// Copies the pictures from the folder of the app's process. Previews that were neither drawn nor failed are not listed.
    init(_ list: PreviewList, _ found: [PreviewProcess.Found], from pictures: UserFolder, into output: UserFolder) throws {
        (self.list, self.output) = (list, output)
        var names = PreviewFileNames()
        for found in found.sorted(by: { ($0.file, $0.line, $0.part) < ($1.file, $1.line, $1.part) }) {
            let name = names.name(found.name, in: found.file), folder = names.folder(of: found.file)
            guard !found.pictures.isEmpty || found.failure != nil else { continue }
            var preview = PreviewList.Preview(name: name, file: found.file, line: found.line, folder: folder)
            (preview.layout, preview.orientation, preview.failure) = (found.layout, found.orientation, found.failure)
            let several = Set(found.pictures.map(\.device)).count > 1
            for picture in found.pictures {
                let parts = [name, several ? picture.device : nil, picture.appearance].compactMap { $0 }.map(PreviewFileNames.clean)
                let file = folder + "/" + parts.joined(separator: "-") + ".png"
                guard let data = pictures.read(picture.file) else { continue }
                try output.write(data, to: file)
                scenes[file] = pictures.read(picture.scene)
                preview.pictures.append(
                    PreviewList.Picture(
                        device: picture.device, appearance: picture.appearance, width: picture.width, height: picture.height,
                        scale: picture.scale, picture: file, messages: picture.messages))
            }
            self.list.previews.append(preview)
        }
    }

    /// Writes the list and the page.
    func finish() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try output.write(encoder.encode(list), to: "previews.json")
        try output.write(Data(PreviewPage(list).html.utf8), to: "index.html")
    }
}
