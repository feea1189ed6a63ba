/// The facts of all modules that are built together.
public struct ProjectFacts: Sendable {
    /// A module, with the facts about its files.
    public struct Module: Sendable {
        /// The module's name.
        public var name: String
        /// The facts about each file.
        public var files: [FileFacts]

        /// Creates a module.
        public init(name: String, files: [FileFacts]) { (self.name, self.files) = (name, files) }
    }

    private let modules: [Module]
    private let late: [LateWitnesses.Found]

    /// Combines the facts of modules. Imported modules come before those that import them.
    public init(_ modules: [Module]) {
        self.modules = modules
        late = LateWitnessSearch.find(modules)
    }

    /// Returns the index for translating the files of the module at `place`.
    public func index(at place: Int) -> ModuleIndex {
        var declarers: [String: Set<String>] = [:]
        for module in modules[..<place] {
            for type in module.files.lazy.flatMap(\.types) where type.kind != .extension && Imports.combineNames.contains(type.name) {
                declarers[type.name, default: []].insert(module.name)
            }
        }
        return ModuleIndex(
            modules[place].files, imports: modules[..<place].flatMap(\.files), users: modules[(place + 1)...].flatMap(\.files),
            late: late[place], declarersOfCombineNames: declarers)
    }
}
