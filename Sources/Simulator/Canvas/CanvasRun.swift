import Foundation
import InterfaceBuilder
import UIKit

/// Draws interface files without an app, in the process of `understudy storyboard render`.
@MainActor
enum CanvasRun {
    static func run(jobAt path: String) -> Int32 {
        do {
            let job = try JSONDecoder().decode(CanvasJob.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
            try run(job)
            return 0
        } catch {
            FileHandle.standardError.write(Data("error: \(error)\n".utf8))
            return 1
        }
    }

    static func run(_ job: CanvasJob) throws {
        DesignTime.isOn = true
        DesignedFile.recordsFrames = job.frames == true
        let (generation, version) = (Generation.current, EmulatedSystem.requested)
        defer {
            DesignTime.isOn = false
            DesignedFile.recordsFrames = false
            (Generation.current, EmulatedSystem.requested) = (generation, version)
        }
        guard let bundle = Bundle(path: job.bundle) else { throw CanvasFailure("\(job.bundle) isn't a folder") }
        var index = CanvasIndex()
        let output = URL(fileURLWithPath: job.output)
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        let settings = try CanvasSetting.all(job)
        var names = CanvasNames()
        for path in job.files {
            do {
                let file = try InterfaceFile(contentsOf: URL(fileURLWithPath: path))
                for setting in job.frames == true ? [CanvasSetting(ofCanvas: file)] : settings {
                    if job.frames == true {
                        Generation.current = CanvasSetting.generation(ofCanvas: file)
                        EmulatedSystem.requested = CanvasSetting.systemVersion(ofCanvas: file)
                    }
                    setting.enter()
                    let painter = ScenePainter(file: try DesignedFile(contentsOf: URL(fileURLWithPath: path), in: bundle), setting: setting)
                    try draw(file, painter, job, output, names.folder(of: file), settings.count > 1, &index)
                }
            } catch { index.failures.append("\(error)") }
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try OutputFolder(url: output).write(encoder.encode(index), to: "index.json")
    }

    private static func draw(
        _ file: InterfaceFile, _ painter: ScenePainter, _ job: CanvasJob, _ output: URL, _ folder: String, _ isOneOfSeveral: Bool,
        _ index: inout CanvasIndex
    ) throws {
        let setting = painter.setting
        let suffix =
            isOneOfSeveral
            ? "-"
                + [setting.device.name, setting.appearanceName, setting.language].filter { !$0.isEmpty }.map(CanvasNames.clean).joined(
                    separator: "-") : ""
        let scenes = CanvasScene.all(of: file).filter { job.scenes.isEmpty || job.scenes.contains($0.id) || job.scenes.contains($0.title) }
        var painted: [(scene: CanvasScene, result: ScenePainter.Result)] = []
        if file.kind == .storyboard {
            // A canvas shows references as such; their scenes are on another one.
            for scene in scenes where !(job.isWholeCanvas && scene.isReference) {
                if let result = painter.paint(scene) { painted.append((scene, result)) }
            }
        } else {
            let views = painter.paintViews()
            for scene in scenes { if let found = views.first(where: { $0.id == scene.id }) { painted.append((scene, found.result)) } }
        }
        func note(_ object: String?, _ title: String, _ name: String, _ messages: [String], _ frames: [StoredFrame]? = nil) {
            index.pictures.append(
                .init(
                    file: file.file, object: object, title: title, device: setting.device.name, appearance: setting.appearanceName,
                    language: setting.language,
                    picture: name, messages: messages, frames: frames))
        }
        if job.isWholeCanvas {
            guard !painted.isEmpty else { return }
            let references = scenes.filter(\.isReference).map { ($0, PixelBuffer?.none) }
            let sheet = CanvasSheet(
                file: file, scenes: painted.map { ($0.scene, $0.result.pixels) } + references, setting: setting, scale: job.scale)
            let name = folder + suffix + ".png"
            try OutputFolder(url: output).write(PNGEncoder.encode(sheet.draw()), to: name)
            note(nil, file.name, name, painted.flatMap(\.result.messages))
            return
        }
        var used: Set<String> = []
        for (scene, result) in painted {
            var stem = CanvasNames.clean(scene.title)
            if !used.insert(stem).inserted { stem += "-" + CanvasNames.clean(scene.id) }
            let name = "\(folder)/\(stem)\(suffix).png"
            if job.frames != true { try OutputFolder(url: output).write(PNGEncoder.encode(result.pixels), to: name) }
            note(scene.id, scene.title, name, result.messages, result.frames)
        }
    }
}

/// Creates file names for the pictures.
struct CanvasNames {
    private var folders: [String: String] = [:]

    /// Returns the file's name, with a number if several files share it.
    mutating func folder(of file: InterfaceFile) -> String {
        if let known = folders[file.file] { return known }
        let name = Self.clean(file.name)
        var candidate = name
        var number = 1
        while folders.values.contains(candidate) {
            number += 1
            candidate = "\(name)-\(number)"
        }
        folders[file.file] = candidate
        return candidate
    }

    static func clean(_ text: String) -> String {
        let allowed = text.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" }
        let name = String(String(allowed).prefix(80)).trimmingCharacters(in: CharacterSet(charactersIn: ".-"))
        return name.isEmpty ? "scene" : name
    }
}
