import ArgumentParser
import Foundation
import ProjectBuilder
import SourceTranslator

struct Translate: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Translate Swift files into the code that the compiler sees.",
        discussion: "Lines stay in place. Build plugins call this command. Use it to see how a construct is translated.")
    @Argument(help: "The module's Swift files, or folders that contain them.")
    var files: [String]
    @Option(help: "The folder for the translated files. Without it, the translation of a single file is printed.")
    var output: String?
    @Option(help: "The name of the files' module.")
    var module: String = "App"

    func run() throws {
        var sources: [String] = []
        for file in files.map(absolute) {
            var isDirectory: ObjCBool = false
            guard FileManager.default.fileExists(atPath: file, isDirectory: &isDirectory) else { throw Failure("\(file): no such file") }
            if !isDirectory.boolValue {
                sources.append(file)
            } else {
                for case let name as String in FileManager.default.enumerator(atPath: file) ?? .init() where name.hasSuffix(".swift") {
                    sources.append(file + "/" + name)
                }
            }
        }
        sources.sort()
        let settings = TranslationSettings(moduleName: module)
        if let output {
            let outcome = try TranslationFolder.translate(sources, settings: settings, into: absolute(output))
            for issue in outcome { Terminal.note(issue.description) }
        } else {
            guard sources.count == 1, let data = FileManager.default.contents(atPath: sources[0]) else {
                throw Failure("--output is required to translate several files", kind: .usage)
            }
            let parsed = Translator.parse([UInt8](data))
            let result = Translator(settings: settings).translate(
                parsed, path: sources[0], index: ModuleIndex([Translator.facts(of: parsed, path: sources[0])]))
            for issue in result.issues { Terminal.note(issue.description) }
            FileHandle.standardOutput.write(Data(result.text))
        }
    }
}
