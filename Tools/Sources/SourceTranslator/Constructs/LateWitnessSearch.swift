/// Finds ``LateWitnesses`` in all modules together: the class, the protocol, and the subclass may be in three of them.
///
/// Types have names such as `Module.Type`, so that a name refers first to a type of its own module.
struct LateWitnessSearch {
    private var found: [String: LateWitnesses.Found] = [:]
    private var tree = TypeTree()
    private var facts: [String: FileFacts.TypeFacts] = [:]
    /// The types that declarations and extensions inherit from, and the scope in which their names are written.
    private var inherited: [String: [(names: [String], scope: String)]] = [:]
    /// `Type method(_:)` of the methods that matter, and of those that are marked `override`.
    private var declared: Set<String> = []
    private var overriding: Set<String> = []
    /// The optional requirements of the project's own protocols, by full name.
    private var requirements: [String: [(protocol: String, header: FileFacts.ExtensionMember)]] = [:]
    private let order: [String: Int]

    /// Returns the changes in each module. Imported modules come before those that import them.
    static func find(_ modules: [ProjectFacts.Module]) -> [LateWitnesses.Found] {
        var search = Self(modules)
        for module in modules { search.addAll(module) }
        return modules.map { search.found[$0.name] ?? LateWitnesses.Found() }
    }

    private init(_ modules: [ProjectFacts.Module]) {
        order = Dictionary(zip(modules.map(\.name), modules.indices)) { first, _ in first }
        for module in modules {
            for header in module.files.lazy.flatMap(\.optionalHeaders) {
                requirements[header.fullName, default: []].append((module.name + "." + header.type, header))
            }
        }
        let wanted = Set(requirements.keys).union(modules.lazy.flatMap(\.files).flatMap(\.lateCandidates).map(\.fullName))
        guard !wanted.isEmpty else { return }
        for module in modules {
            for type in module.files.lazy.flatMap(\.types) where type.kind != .extension {
                let name = module.name + "." + type.name
                tree.add(name, superclass: type.kind == .class ? type.inherited.first : nil)
                facts[name] = type
            }
            for type in module.files.lazy.flatMap(\.localTypes) {
                let name = module.name + "." + type.name
                tree.add(name, superclass: type.inherited.first, isLocal: true)
                facts[name] = type
            }
        }
        for module in modules { addMembers(of: module, wanted) }
    }

    private mutating func addMembers(of module: ProjectFacts.Module, _ wanted: Set<String>) {
        for type in module.files.lazy.flatMap({ $0.types + $0.localTypes }) {
            let name = resolve(type.name, in: module.name)
            inherited[name, default: []].append((type.inherited, module.name + "." + type.name))
            for member in type.overrides where wanted.contains(member) { overriding.insert(name + " " + member) }
        }
        for method in module.files.lazy.flatMap({ $0.methods + $0.localMethods }) where wanted.contains(method.fullName) {
            declared.insert(resolve(method.type, in: module.name) + " " + method.fullName)
        }
    }

    private mutating func addAll(_ module: ProjectFacts.Module) {
        for header in module.files.lazy.flatMap(\.lateCandidates) {
            add(resolve(header.type, in: module.name), in: module, .init(header: header)) { Self.requires(TypeTree.last($0), header.name) }
        }
        guard !requirements.isEmpty else { return }
        for method in module.files.lazy.flatMap({ $0.methods + $0.localMethods }) where !method.isPrivate {
            for (name, header) in requirements[method.fullName] ?? [] {
                let type = resolve(method.type, in: module.name)
                guard type != name else { continue }
                let isInternal = facts[name]?.isPublic != true
                add(type, in: module, .init(header: header, isInternal: isInternal), of: name) { $0 == name }
            }
        }
    }

    /// Adds a method of `type`, which may implement a requirement of the protocols that `isMeant` names.
    private mutating func add(
        _ type: String, in module: ProjectFacts.Module, _ member: LateWitnesses.Found.Member, of protocol: String? = nil,
        isMeant: (String) -> Bool
    ) {
        let (own, fullName) = (" " + member.header.fullName, member.header.fullName)
        // FIXME(gap): a method in an extension of another module's class.
        guard isClass(type), parts(type).module == module.name, !isGeneric(type), !overriding.contains(type + own) else { return }
        let ancestors = tree.chain(of: type).dropFirst().filter(isClass)
        guard !ancestors.isEmpty, conformance(of: type, isMeant) == nil,
            let base = ancestors.last(where: { conformance(of: $0, isMeant) != nil }), !isGeneric(base),
            !ancestors.contains(where: { declared.contains($0 + own) })
        else { return }
        let (home, name) = parts(base)
        // The class must be able to name the requirement's types.
        if let place = `protocol`.flatMap({ order[parts($0).module] }), let own = order[home], place > own { return }
        let isPublic = facts[type]?.isPublic == true && !member.isInternal
        found[module.name, default: .init()].overrides[parts(type).name + own] = isPublic ? "public " : ""
        guard found[home]?.members[name]?.contains(where: { $0.header.fullName == fullName }) != true else { return }
        var member = member
        if `protocol` == nil { member.systemProtocol = conformance(of: base, isMeant) }
        member.header.before = ["open ", "public ", "internal "].reduce(member.header.before) { $0.replacing($1, with: "") }
        found[home, default: .init()].members[name, default: []].append(member)
    }

    private func parts(_ type: String) -> (module: String, name: String) {
        let module = type.prefix { $0 != "." }
        return (String(module), String(type.dropFirst(module.count + 1)))
    }

    private func resolve(_ name: String, in scope: String) -> String {
        let name = ModuleIndex.withoutGenerics(name)
        return tree.resolve(name, in: scope) ?? name
    }

    private func isClass(_ name: String) -> Bool { facts[name]?.kind == .class }

    private func isGeneric(_ name: String) -> Bool {
        sequence(first: name) { name in name.lastIndex(of: ".").map { String(name[..<$0]) } }.contains { facts[$0]?.isGeneric == true }
    }

    /// Returns the protocol among those that `isMeant` accepts which a type's declaration or an extension names, or which one of the
    /// project's protocols there inherits from.
    private func conformance(of type: String, _ isMeant: (String) -> Bool) -> String? {
        var (waiting, seen) = ([type], Set<String>())
        while let current = waiting.popLast() {
            for (names, scope) in inherited[current] ?? [] {
                for written in names.flatMap({ $0.split(separator: "&") }) {
                    let name = resolve(String(written), in: scope)
                    guard seen.insert(name).inserted else { continue }
                    if isMeant(name) { return name }
                    if facts[name]?.kind == .protocol { waiting.append(name) }
                }
            }
        }
        return nil
    }

    // MARK: UIKit's protocols

    private static let suffixes = [
        "DelegateFlowLayout", "DragDelegate", "DropDelegate", "DataSourcePrefetching", "AccessibilityDelegate", "Delegate", "DataSource",
    ]
    /// The method prefixes of protocols whose methods don't all begin with the protocol's stem.
    private static let further: [String: [String]] = [
        "UITableViewDelegate": ["scrollView", "viewForZooming", "indexPathForPreferredFocusedView"],
        "UICollectionViewDelegate": ["scrollView", "viewForZooming"],
        "UICollectionViewDelegateFlowLayout": ["scrollView", "viewForZooming"], "UITextViewDelegate": ["scrollView"],
        "UIScrollViewDelegate": ["viewForZooming"],
        "UITableViewDataSource": ["numberOfSections", "sectionIndexTitles"],
        "UICollectionViewDataSource": ["numberOfSections", "indexTitles", "indexPathForIndexTitle"],
        "UIPageViewControllerDataSource": ["presentationCount", "presentationIndex"],
        "UIViewControllerTransitioningDelegate": ["animationController", "interactionController", "presentationController"],
        "UIAdaptivePresentationControllerDelegate": ["presentationController", "adaptivePresentationStyle"],
        "UIPopoverPresentationControllerDelegate": [
            "presentationController", "adaptivePresentationStyle", "prepareForPopoverPresentation",
        ],
        "NSFetchedResultsControllerDelegate": ["controller"], "WKNavigationDelegate": ["webView"], "WKUIDelegate": ["webView"],
        "CAAnimationDelegate": ["animation"],
        "UIWindowSceneDelegate": ["scene", "preferredWindowingControlStyle"],
    ]

    /// Returns whether a UIKit protocol may require a method, judging by their names: `UITableViewDelegate` for
    /// `tableView(_:heightForRowAt:)`.
    static func requires(_ name: String, _ method: String) -> Bool {
        guard let suffix = suffixes.first(where: { name.hasSuffix($0) }), name.count > suffix.count + 2 else { return false }
        let stem = name.dropFirst(2).dropLast(suffix.count)
        return ([stem.prefix(1).lowercased() + stem.dropFirst()] + (further[name] ?? [])).contains { method.hasPrefix($0) }
    }
}
