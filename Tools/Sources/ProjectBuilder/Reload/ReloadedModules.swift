import Foundation
import SourceTranslator

/// The modules of a built app for hot reload: each source with its translation as built and as last loaded.
struct ReloadedModules {
    struct Source {
        let path: String
        /// The module's name for the file.
        let file: String
        let repairs: [Repair]
        /// The translation with which the module was built.
        let built: String
        var loaded: String
        var content: Data
        var facts: FileFacts
        /// Members that patches have replaced, which each further patch replaces again.
        var replaced: Set<String> = []
        /// Members that exist only in the file's patches.
        var added: [String] = []
    }

    struct Module {
        let name: String
        let settings: TranslationSettings
        var sources: [String: Source]
        let order: [String]
        /// The position of its facts.
        let place: Int

        /// The module's facts, with those of a changed file.
        func facts(_ changed: String, _ facts: FileFacts) -> ProjectFacts.Module {
            .init(name: name, files: order.compactMap { $0 == changed ? facts : sources[$0]?.facts })
        }
    }

    private(set) var modules: [Module]
    private let moduleOf: [String: Int]
    /// The facts of all modules, including dependencies, as they were built.
    private var facts: [ProjectFacts.Module] = []

    init(_ shadow: ShadowPackage, _ targets: [Project.Target]) throws {
        var modules: [Module] = []
        for target in targets where target.native == nil {
            let store = try shadow.store(of: target)
            let records = try store.records(of: target.sources)
            facts.append(.init(name: target.moduleName, files: records.map { $0.facts.refusing($0.repairs ?? []) }))
            guard !target.isForeign else { continue }
            var sources: [String: Source] = [:]
            for record in records {
                guard let content = FileManager.default.contents(atPath: record.path),
                    let built = FileManager.default.contents(atPath: record.output)
                else { continue }
                let text = String(decoding: built, as: UTF8.self)
                sources[record.path] = Source(
                    path: record.path, file: record.output.lastPathComponent, repairs: record.repairs ?? [], built: text, loaded: text,
                    content: content,
                    facts: record.facts.refusing(record.repairs ?? []))
            }
            modules.append(
                Module(
                    name: target.moduleName, settings: store.settings, sources: sources,
                    order: target.sources.filter { sources[$0] != nil }, place: facts.count - 1))
        }
        self.modules = modules
        var places: [String: Int] = [:]
        for (index, module) in modules.enumerated() { for path in module.sources.keys { places[path] = index } }
        moduleOf = places
    }

    func isSource(_ path: String) -> Bool { moduleOf[path] != nil }
    var folders: Set<String> { Set(moduleOf.keys.map(\.deletingLastPathComponent)) }

    /// Whether patches of other files have members that the built module lacks, which may cause errors in this one.
    func hasAdditions(besides path: String) -> Bool {
        modules.contains { $0.sources.values.contains { $0.path != path && !$0.added.isEmpty } }
    }

    /// Returns the effect of a file's change.
    struct Change {
        let path: String
        let module: String
        let text: String
        let content: Data
        let facts: FileFacts
        let outcome: Patch.Outcome
        let columns: ColumnMap
    }

    /// Returns nil if the file is unchanged or not part of the app.
    func change(_ path: String) -> Change? {
        guard let place = moduleOf[path], let source = modules[place].sources[path], let content = ProjectFile.data(path),
            content != source.content
        else { return nil }
        let module = modules[place]
        let parsed = Translator.parse([UInt8](content))
        let facts = Translator.facts(of: parsed, path: path).refusing(source.repairs)
        var all = self.facts
        for module in modules { all[module.place] = module.facts(path, facts) }
        let index = ProjectFacts(all).index(at: module.place)
        let output = Translator(settings: module.settings).translate(parsed, path: path, index: index, repairs: source.repairs)
        let text = String(decoding: output.text, as: UTF8.self)
        let outcome = Patch.make(
            module: module.name, file: source.file, path: path, old: source.built, last: source.loaded, new: text, replaced: source.replaced
        )
        return Change(
            path: path, module: module.name, text: text, content: content, facts: facts, outcome: outcome, columns: output.columns)
    }

    /// Called when the app has accepted the change.
    mutating func took(_ change: Change) {
        guard let place = moduleOf[change.path], var source = modules[place].sources[change.path] else { return }
        (source.loaded, source.content, source.facts) = (change.text, change.content, change.facts)
        if case .patch(let patch) = change.outcome { (source.replaced, source.added) = (patch.replaced, patch.added) }
        modules[place].sources[change.path] = source
    }
}
