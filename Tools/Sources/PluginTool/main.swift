// `understudy translate FILES --output FOLDER --module NAME` in a package that SwiftPM fetches by its address. The plugin calls it as it
// calls the command of Tools/, which has more dependencies.

import Foundation
import SourceTranslator

var files: [String] = []
var (folder, module) = (".", "App")
var arguments = CommandLine.arguments.dropFirst(2)
while let argument = arguments.popFirst() {
    switch argument {
    case "--output": folder = arguments.popFirst() ?? folder
    case "--module": module = arguments.popFirst() ?? module
    default: files.append(argument)
    }
}

let sources = try files.map { (path: $0, parsed: Translator.parse([UInt8](try Data(contentsOf: URL(fileURLWithPath: $0))))) }
let facts = sources.map { Translator.facts(of: $0.parsed, path: $0.path) }
let index = ProjectFacts([.init(name: module, files: facts)]).index(at: 0)
let translator = Translator(settings: TranslationSettings(moduleName: module))
try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
for (source, name) in zip(sources, Translator.outputNames(files)) {
    let translation = translator.translate(source.parsed, path: source.path, index: index)
    for issue in translation.issues { FileHandle.standardError.write(Data((issue.description + "\n").utf8)) }
    let (file, data) = (URL(fileURLWithPath: folder + "/" + name), Data(translation.text))
    // A file whose translation is the same isn't compiled again.
    if (try? Data(contentsOf: file)) != data { try data.write(to: file) }
}
