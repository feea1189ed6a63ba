/// The combined facts of all files of a module, ready for queries.
public struct ModuleIndex: Sendable {
    private(set) var tree = TypeTree()
    private(set) var inherited: [String: Set<String>] = [:]
    private(set) var classNames: Set<String> = []
    private(set) var protocolNames: Set<String> = []
    private(set) var generic: Set<String> = []
    private(set) var objcMembers: Set<String> = []
    private(set) var mainActor: Set<String> = []
    private(set) var overridesByType: [String: Set<String>] = [:]
    private(set) var methodsByBase: [String: [FileFacts.MethodFacts]] = [:]
    private(set) var optionalMethods: Set<String> = []
    private(set) var optionalProperties: Set<String> = []
    /// Optional methods of the protocols of modules that this one may import.
    private(set) var importedOptionalMethods: Set<String> = []
    /// The methods that `@objc` protocols require, by full name.
    private(set) var objcRequirements: Set<String> = []
    /// The names of variables and parameters whose type is a protocol that may have optional members.
    private(set) var optionalHolders: Set<String> = []
    /// The protocols that may have optional requirements.
    private(set) var optionalProtocols: Set<String> = []
    private var plainInits: Set<String> = []
    /// Protocols that require `init()` and to which an extension conforms a class of another module (`extension NSObject: Initializable`),
    /// whose own initializer is not `required`.
    private(set) var foreignInits: Set<String> = []
    private var designatedInits: Set<String> = []
    /// The members that move into a class's body, by class.
    private(set) var hoisted: [String: [FileFacts.ExtensionMember]] = [:]
    /// The members that extensions add to other modules' classes and that something here overrides, by full name.
    private(set) var foreignMembers: [String: ForeignMember] = [:]
    /// Classes that must inherit from `KeyValueObject` instead of `NSObject`.
    private(set) var keyValueRoots: Set<String> = []
    /// Members that a class gets on behalf of its subclasses, and the subclasses' own, which override them.
    private(set) var late = LateWitnesses.Found()
    /// Classes whose members extensions in other modules override, which requires generated subclasses: they cannot be `final`.
    private(set) var overriddenOutside: Set<String> = []
    /// The types of previews that this module's code or its users' mention.
    private(set) var mentionedPreviews: Set<String> = []
    /// Whether tests in this module end at their first failure.
    private(set) var haltsTests = false
    /// Generic types of the module that have an Objective-C protocol as an argument, here or in a module that imports this one.
    private(set) var existentialHolders: Set<String> = []
    /// The modules that this one may import and that declare a type with a name of Combine's, by the name.
    private(set) var declarersOfCombineNames: [String: Set<String>] = [:]
    /// Part of each file's cache key: the same facts produce the same translation.
    public private(set) var digest = ""

    /// The members of `NSObject` that are missing on Linux and that apps override.
    static let keyValueMembers: Set<String> = [
        "observeValue(forKeyPath:of:change:context:)", "awakeFromNib()", "prepareForInterfaceBuilder()", "value(forKey:)",
        "setValue(_:forKey:)", "value(forKeyPath:)", "setValue(_:forKeyPath:)", "value(forUndefinedKey:)",
        "setValue(_:forUndefinedKey:)", "setNilValueForKey(_:)", "responds(to:)", "willChangeValue(forKey:)",
        "didChangeValue(forKey:)", "keyPathsForValuesAffectingValue(forKey:)", "automaticallyNotifiesObservers(forKey:)",
        "dictionaryWithValues(forKeys:)", "setValuesForKeys(_:)", "forwardingTarget(for:)", "description()",
    ]

    /// Combines the facts of a module that is alone.
    public init(_ files: [FileFacts]) { self = ProjectFacts([.init(name: "Module", files: files)]).index(at: 0) }

    /// Combines the facts. `users` are the files of modules that import this one, whose classes may override members of its extensions;
    /// `imports` are those of modules that it may import.
    init(
        _ files: [FileFacts], imports: [FileFacts], users: [FileFacts], late: LateWitnesses.Found,
        declarersOfCombineNames: [String: Set<String>]
    ) {
        self.late = late
        self.declarersOfCombineNames = declarersOfCombineNames
        for file in files {
            for type in file.types { add(type) }
            for method in file.methods { methodsByBase[method.base, default: []].append(method) }
            optionalMethods.formUnion(file.optionalMethods)
            optionalProperties.formUnion(file.optionalProperties)
            if file.haltsTests { haltsTests = true }
        }
        mentionedPreviews = Set((files + users).flatMap(\.mentionedPreviews))
        for file in imports {
            importedOptionalMethods.formUnion(file.optionalMethods)
            optionalProperties.formUnion(file.optionalProperties)
        }
        importedOptionalMethods.subtract(optionalMethods)
        let objcProtocols = Self.objcProtocols(of: files)
        findRequirements(files, objcProtocols, imports, Self.objcProtocols(of: imports))
        findExistentialHolders(files + users, objcProtocols.union(Self.objcProtocols(of: users)))
        findHoistedMembers(files.flatMap(\.extensionMembers), users)
        for (type, overrides) in overridesByType where !overrides.isDisjoint(with: Self.keyValueMembers) {
            if let root = root(of: type), tree.superclass[root] == "NSObject" { keyValueRoots.insert(root) }
        }
        foreignInits = protocolNames.intersection(plainInits).filter { name in
            let holders = inherited.filter { $0.value.contains(name) }.keys
            return holders.contains { $0 == "NSObject" || $0.hasPrefix("UI") }
                && holders.allSatisfy { !tree.names.contains($0) || protocolNames.contains($0) }
        }
        digest = digest(of: files)
    }

    private mutating func add(_ type: FileFacts.TypeFacts) {
        switch type.kind {
        case .protocol: protocolNames.insert(type.name)
        case .class: classNames.insert(type.name)
        default: break
        }
        if type.kind != .extension { tree.add(type.name, superclass: type.kind == .class ? type.inherited.first : nil) }
        inherited[type.name, default: []].formUnion(type.inherited)
        if type.isGeneric { generic.insert(type.name) }
        if type.hasPlainInit { plainInits.insert(type.name) }
        if type.hasDesignatedInit { designatedInits.insert(type.name) }
        if type.isObjCMembers { objcMembers.insert(type.name) }
        if type.isMainActor { mainActor.insert(type.name) }
        overridesByType[type.name, default: []].formUnion(type.overrides)
    }

    private static func objcProtocols(of files: [FileFacts]) -> Set<String> {
        Set(files.lazy.flatMap(\.types).filter { $0.kind == .protocol && $0.isObjC }.map(\.name))
    }

    private mutating func findRequirements(
        _ files: [FileFacts], _ objcProtocols: Set<String>, _ imports: [FileFacts], _ imported: Set<String>
    ) {
        for method in imports.lazy.flatMap(\.methods) where imported.contains(method.type) { objcRequirements.insert(method.fullName) }
        optionalProtocols = objcProtocols.union(imported)
        let hasOptional = !optionalProperties.isEmpty || !optionalMethods.isEmpty || !importedOptionalMethods.isEmpty
        for file in files {
            for method in file.methods where objcProtocols.contains(method.type) { objcRequirements.insert(method.fullName) }
            guard hasOptional else { continue }
            for name in optionalProtocols { optionalHolders.formUnion(file.variables[name] ?? []) }
        }
    }

    private mutating func findExistentialHolders(_ files: [FileFacts], _ objcProtocols: Set<String>) {
        for argument in files.flatMap(\.genericArguments) {
            let parts = argument.dropLast().split(separator: "<").map(String.init)
            guard parts.count == 2, generic.contains(parts[0]),
                objcProtocols.contains(parts[1]) || ExistentialArguments.isUIKitProtocol(parts[1])
            else { continue }
            existentialHolders.insert(parts[0])
        }
    }

    private mutating func findHoistedMembers(_ candidates: [FileFacts.ExtensionMember], _ users: [FileFacts]) {
        // Nothing can override members that extensions add to a generic class, because Objective-C does not see them.
        let candidates = candidates.map { late.marked($0, resolve($0.type)) }.filter {
            $0.isOverride || resolve($0.type).map(isGeneric) != true
        }
        // An extension's overrides move into their class, and so do the members that they override.
        for member in candidates where member.isOverride {
            if let name = resolve(member.type), classNames.contains(name) { overridesByType[name, default: []].insert(member.fullName) }
        }
        let overridden = overridesByType.values.reduce(into: Set<String>()) { $0.formUnion($1) }
        for member in candidates where member.isOverride || overridden.contains(member.fullName) {
            guard let name = resolve(member.type), classNames.contains(name) else { continue }
            if member.isOverride || subclassOverrides(member.fullName, of: name) { hoisted[name, default: []].append(member) }
        }
        for member in users.lazy.flatMap(\.extensionMembers) where member.isOverride {
            if let name = resolve(member.type), classNames.contains(name) { overriddenOutside.insert(name) }
        }
        let outside = overrides(in: users)
        for member in candidates where !member.isOverride {
            guard let name = resolve(member.type), classNames.contains(name),
                hoisted[name]?.contains(where: { $0.fullName == member.fullName }) != true
            else { continue }
            if outside.contains(where: { $0.value.contains(member.fullName) && chain(of: $0.key).contains(name) }) {
                hoisted[name, default: []].append(member)
            }
        }
        findForeignMembers(candidates, overridden)
    }

    private func digest(of files: [FileFacts]) -> String {
        var hash = Fingerprint()
        hash.add(foreignInits.sorted().joined(separator: " "))
        for file in files { hash.add(file.digest) }
        hash.add(overriddenOutside.sorted().joined(separator: " "))
        hash.add(mentionedPreviews.sorted().joined(separator: " "))
        hash.add(existentialHolders.sorted().joined(separator: " "))
        for names in [optionalHolders, optionalProtocols, optionalProperties, importedOptionalMethods, objcRequirements] {
            hash.add(names.sorted().joined(separator: " "))
        }
        hash.add(late.description)
        hash.add(declarersOfCombineNames.map { "\($0.key) \($0.value.sorted())" }.sorted().joined(separator: " "))
        hash.add(hoisted.map { "\($0.key) \($0.value.map(\.fullName).sorted())" }.sorted().joined(separator: " "))
        return hash.text
    }

    /// Returns the members that other modules' classes override, by the class of this module that they inherit from.
    private func overrides(in users: [FileFacts]) -> [String: Set<String>] {
        func last(_ name: String) -> String { Self.withoutGenerics(name).split(separator: ".").last.map(String.init) ?? name }
        var above: [String: String] = [:]
        for type in users.lazy.flatMap(\.types) where type.kind == .class { above[last(type.name)] = type.inherited.first.map(last) }
        var result: [String: Set<String>] = [:]
        for type in users.lazy.flatMap(\.types) where !type.overrides.isEmpty {
            var (name, seen) = (last(type.name), Set<String>())
            while let next = above[name], seen.insert(name).inserted { name = next }
            if let own = resolve(name), classNames.contains(own) { result[own, default: []].formUnion(type.overrides) }
        }
        return result
    }

    /// A member of extensions, and the types that have their own version.
    struct ForeignMember: Sendable {
        var name: String
        var bases: [FileFacts.ExtensionMember]
        /// The overrides in extensions of other modules' classes, the most derived first.
        var extensions: [FileFacts.ExtensionMember]
        /// The topmost classes of this module that override it.
        var classes: [String]
    }

    private mutating func findForeignMembers(_ candidates: [FileFacts.ExtensionMember], _ overridden: Set<String>) {
        for member in candidates
        where !member.isOverride && !member.isWitness && overridden.contains(member.fullName) && isForeign(member.type) {
            foreignMembers[member.fullName, default: ForeignMember(name: member.name, bases: [], extensions: [], classes: [])].bases.append(
                member)
        }
        for member in candidates where member.isOverride && isForeign(member.type) {
            foreignMembers[member.fullName]?.extensions.append(member)
        }
        for fullName in foreignMembers.keys {
            // The switch cannot name generic or local classes.
            let classes = overridesByType.filter { $0.value.contains(fullName) }.keys.compactMap { resolve($0) }
                .filter { classNames.contains($0) && !isGeneric($0) && !declaresAbove(fullName, $0) }
            let topmost = Set(classes).filter { type in !chain(of: type).dropFirst().contains { classes.contains($0) } }.sorted()
            foreignMembers[fullName]?.classes = topmost
            foreignMembers[fullName]?.extensions.sort { (Self.depth($0.type), $1.type) > (Self.depth($1.type), $0.type) }
        }
    }

    /// Returns whether a superclass in this module declares the member itself, so an override refers to that one.
    private func declaresAbove(_ fullName: String, _ type: String) -> Bool {
        let base = fullName.split(separator: "(").first.map(String.init) ?? fullName
        return chain(of: type).dropFirst().contains { above in
            classNames.contains(above) && overridesByType[above]?.contains(fullName) != true
                && methodsByBase[base]?.contains { $0.type == above && $0.fullName == fullName } == true
        }
    }

    /// Returns whether this class's override refers to an extension's member.
    func overridesForeignMember(_ fullName: String, _ type: String) -> Bool {
        guard let member = foreignMembers[fullName], let name = resolve(type) else { return false }
        return chain(of: name).contains { member.classes.contains($0) }
    }

    /// Returns the depth of a UIKit class in the hierarchy, as far as order matters.
    private static func depth(_ type: String) -> Int {
        switch type {
        case "NSObject": 0
        case "UIResponder": 1
        case "UIView", "UIViewController": 2
        case "UIControl", "UIScrollView": 3
        default: 4
        }
    }

    /// Returns the qualified name of this module's type that `name` refers to in `scope`.
    func resolve(_ name: String, in scope: String = "") -> String? { tree.resolve(name, in: scope) }

    /// Returns whether a name of Combine's means Combine's type in a file with these imports: neither this module nor one of them declares
    /// another type with the name.
    func isCombines(_ name: String, imports: Set<String>) -> Bool {
        isForeign(name) && declarersOfCombineNames[name, default: []].isDisjoint(with: imports)
    }

    /// Returns `type` and its superclasses within the module, followed by the first name outside it.
    func chain(of type: String) -> [String] { tree.chain(of: type) }

    private func root(of type: String) -> String? { chain(of: type).last { classNames.contains($0) } }

    private func subclassOverrides(_ member: String, of type: String) -> Bool {
        overridesByType.contains { $0.key != type && $0.value.contains(member) && chain(of: resolve($0.key) ?? $0.key).contains(type) }
    }

    /// Returns whether `type()` calls an initializer of this module that isn't an override: UIKit's classes have a convenience `init()`,
    /// which can be overridden in Objective-C but not in Swift.
    func hasPlainInit(_ type: String) -> Bool {
        let chain = chain(of: type)
        guard let base = chain.last, !classNames.contains(base), !protocolNames.contains(base), base != "NSObject",
            !Self.protocols.contains(base),
            chain.count > 1
        else { return false }
        for name in chain.dropLast() {
            if plainInits.contains(name) { return true }
            if designatedInits.contains(name) { return false }
        }
        return false
    }
    /// Protocols that often come first in a class's inheritance clause.
    private static let protocols: Set<String> = [
        "ObservableObject", "Identifiable", "Hashable", "Equatable", "Comparable", "Codable", "Decodable", "Encodable", "Sendable", "Error",
        "LocalizedError",
        "CustomStringConvertible",
    ]
    func isTestCase(_ type: String) -> Bool { chain(of: type).last?.hasSuffix("TestCase") == true }
    func isMainActor(_ type: String) -> Bool { chain(of: type).contains { mainActor.contains($0) } }
    func isClass(_ type: String) -> Bool { classNames.contains(type) }

    /// Returns whether the type is a structure or enumeration of this module, on which nothing can be called by name.
    func isValue(_ type: String) -> Bool { tree.names.contains(type) && !classNames.contains(type) && !protocolNames.contains(type) }
    func isForeign(_ type: String) -> Bool { resolve(type) == nil }
    func isGeneric(_ type: String) -> Bool {
        var name = type
        while true {
            if generic.contains(name) { return true }
            guard let dot = name.lastIndex(of: ".") else { return false }
            name = String(name[..<dot])
        }
    }

    /// Returns the methods named `base` that `type` (or a superclass in the module) has, or all of the module's if there are none.
    func methods(_ base: String, of type: String?) -> [FileFacts.MethodFacts] {
        let all = methodsByBase[base] ?? []
        guard let type else { return all }
        for name in chain(of: type) {
            let last = name.split(separator: ".").last.map(String.init) ?? name
            let found = all.filter { $0.type == name || $0.type == last || $0.type.hasSuffix("." + last) }
            if !found.isEmpty { return found }
        }
        return all
    }

    static func withoutGenerics(_ name: String) -> String { String(name.prefix { $0 != "<" }).trimmingSpaces }
}

extension String {
    var trimmingSpaces: String {
        var text = Substring(self)
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return String(text)
    }
}
