/// Checks the interface files of a project against each other and, if given, against its sources.
public struct Lint {
    /// The project: references and identifiers are checked across all files.
    public let project: InterfaceProject
    /// The declarations in the project's Swift files, or `nil` to skip the rules that need them.
    public let sources: SourceCatalog?
    private var findings: [LintFinding] = []

    /// Returns the findings sorted by file, line, column, and rule.
    public static func run(_ project: InterfaceProject, sources: SourceCatalog? = nil) -> [LintFinding] {
        var lint = Lint(project: project, sources: sources)
        for file in project.files {
            lint.checkIDs(file)
            lint.checkSchema(file)
            lint.checkConnections(file)
            lint.checkLists(file)
            lint.checkAccessibility(file)
            lint.findings += ConstraintLint.run(file)
            if file.kind == .storyboard { lint.checkScenes(file) }
            if sources != nil { lint.checkClasses(file) }
        }
        if let sources {
            lint.findings += OutletLint(project: project, sources: sources).run()
            if project.isWhole { lint.findings += IdentifierLint(project: project, sources: sources).run() }
        }
        return lint.findings.sorted { ($0.file, $0.line, $0.column, $0.rule) < ($1.file, $1.line, $1.column, $1.rule) }
    }

    /// Returns only the references to objects that don't exist, which no app could use, and duplicate ids.
    public static func references(in project: InterfaceProject) -> [LintFinding] {
        var lint = Lint(project: project, sources: nil)
        for file in project.files { lint.checkIDs(file) }
        return lint.findings.sorted { ($0.file, $0.line, $0.column, $0.rule) < ($1.file, $1.line, $1.column, $1.rule) }
    }

    private init(project: InterfaceProject, sources: SourceCatalog?) {
        self.project = project
        self.sources = sources
    }

    private mutating func report(
        _ rule: String, _ severity: LintFinding.Severity, _ message: String, _ element: Element, _ file: InterfaceFile
    ) {
        findings.append(LintFinding(rule, severity, message, element, file))
    }

    // MARK: Ids

    private static let references: [String: [String]] = [
        "outlet": ["destination"], "outletCollection": ["destination"], "action": ["destination"],
        "segue": ["destination", "popoverAnchorView", "popoverAnchorBarButtonItem"], "constraint": ["firstItem", "secondItem"],
        "exclude": ["reference"], "include": ["reference"], "tableViewCell": ["textLabel", "detailTextLabel", "imageView"],
        "document": ["initialViewController"],
    ]

    private mutating func checkIDs(_ file: InterfaceFile) {
        for id in file.duplicateIDs {
            if let element = file.elementsByID[id] {
                report("duplicate-id", .error, "The id \(id) belongs to more than one object.", element, file)
            }
        }
        file.root.walk { element in
            for attribute in Self.references[element.name] ?? [] {
                guard let id = element[attribute], !id.isEmpty, file.elementsByID[id] == nil else { continue }
                report(
                    "dangling-id", .error, "The \(attribute) \(id) of this \(element.name) does not exist. Connect it again or remove it.",
                    element, file)
            }
        }
    }

    private mutating func checkSchema(_ file: InterfaceFile) {
        for finding in Schema.standard.findings(in: file.root) {
            let kind = finding.attribute == nil ? "element" : "attribute"
            report(
                finding.disposition == .unknown ? "unknown-\(kind)" : "unsupported-\(kind)", .note, finding.message, finding.element, file)
        }
    }

    // MARK: Scenes

    private mutating func checkScenes(_ file: InterfaceFile) {
        let scenes = file.scenes
        var reached = Set([file.initialViewController].compactMap { $0 })
        for scene in scenes { for (segue, _) in scene.segues { reached.insert(segue.destination) } }
        if file.initialViewController == nil, !scenes.isEmpty, !isReferencedAsWhole(file),
            scenes.allSatisfy({ $0.controller?["storyboardIdentifier"] == nil })
        {
            report(
                "missing-entry-point", .warning, "The storyboard has no initial view controller and no identified scene.", file.root, file)
        }
        var identifiers: Set<String> = []
        for scene in scenes {
            if let exit = scene.misplacedExit {
                report("misplaced-exit", .error, "The exit is outside of <objects>: unwind segues to it are ignored.", exit, file)
            }
            guard let controller = scene.controller, let id = controller.id else { continue }
            if let identifier = controller["storyboardIdentifier"], scene.reference == nil, !identifiers.insert(identifier).inserted {
                report(
                    "duplicate-identifier", .error, "The storyboard identifier “\(identifier)” is taken by another scene.", controller, file
                )
            }
            // An unreachable scene is dropped at build time. (SP-A107)
            if !reached.contains(id), controller["storyboardIdentifier"] == nil {
                report(
                    "unreachable-scene", .warning,
                    "“\(scene.title)” is neither the entry point, nor a segue's destination, nor identified.", controller, file)
            }
            if let reference = scene.reference { checkReference(reference, file) }
            var segueIdentifiers: Set<String> = []
            for (segue, _) in scene.segues {
                if let identifier = segue.identifier, !identifier.isEmpty, !segueIdentifiers.insert(identifier).inserted {
                    report(
                        "duplicate-segue-identifier", .warning,
                        "The segue identifier “\(identifier)” is taken: performSegue takes the first.", segue.element, file)
                }
                if segue.kind == nil {
                    report(
                        "unknown-segue-kind", .warning, "The segue kind “\(segue.element["kind"] ?? "")” is unknown.", segue.element, file)
                }
            }
        }
    }

    private func isReferencedAsWhole(_ file: InterfaceFile) -> Bool {
        project.files.contains { other in
            other.scenes.contains { $0.reference?.storyboardName == file.name && $0.reference?.identifier == nil }
        }
    }

    private mutating func checkReference(_ reference: StoryboardReference, _ file: InterfaceFile) {
        guard reference.bundleIdentifier == nil else { return }
        guard project.target(of: reference, in: file) == nil else { return }
        let name = reference.storyboardName ?? file.name
        // With a single file, other storyboards are unknown.
        guard project.storyboard(named: name, near: file) != nil || project.isWhole else { return }
        let message =
            project.storyboard(named: name, near: file) == nil
            ? "There is no storyboard named “\(name)”."
            : reference.identifier.map { "“\(name)” has no scene with the identifier “\($0)”." }
                ?? "“\(name)” has no initial view controller."
        report("unresolved-reference", .error, message, reference.element, file)
    }

    // MARK: Connections

    private mutating func checkConnections(_ file: InterfaceFile) {
        file.root.walk { element in
            guard element.name == "action", let event = element["eventType"], ControlEvents.rawValues[event] == nil else { return }
            report("unknown-event", .warning, "The event “\(event)” is unknown: the action is never sent.", element, file)
        }
    }

    // MARK: Tables and collections

    private mutating func checkLists(_ file: InterfaceFile) {
        file.root.walk { list in
            guard list.name == "tableView" || list.name == "collectionView" else { return }
            let prototypes =
                list.name == "tableView"
                ? list.first("prototypes")?.elements ?? [] : list.first("cells")?.elements ?? []
            var identifiers: Set<String> = []
            for cell in prototypes {
                guard let identifier = cell["reuseIdentifier"], !identifier.isEmpty else {
                    report(
                        "missing-reuse-identifier", .warning, "The prototype has no reuse identifier, so no code can dequeue it.", cell,
                        file)
                    continue
                }
                if !identifiers.insert(identifier).inserted {
                    report(
                        "duplicate-reuse-identifier", .error, "The reuse identifier “\(identifier)” is taken by another prototype.", cell,
                        file)
                }
            }
            // Static content is valid only in a table view controller. (SP-A095)
            if list.first("sections") != nil, list["dataMode"] == "static", file.parent(of: list)?.name != "tableViewController" {
                report("static-cells", .error, "Static cells are only valid in a table view controller.", list, file)
            }
        }
    }

    // MARK: Accessibility

    private mutating func checkAccessibility(_ file: InterfaceFile) {
        file.root.walk { element in
            guard showsOnlyAnImage(element) else { return }
            let configuration = element.child(key: "accessibilityConfiguration") ?? element.first("accessibility")
            let attributes = element.first("userDefinedRuntimeAttributes")?.elements ?? []
            if configuration?.string("label") == nil, !attributes.contains(where: { $0["keyPath"] == "accessibilityLabel" }) {
                report(
                    "missing-accessibility-label", .warning,
                    "This \(Scene.words(element.name).lowercased()) shows only an image: give it an accessibility label.", element, file)
            }
        }
    }

    /// Returns whether an element shows only an image. A symbol has its own label; an app's image has none.
    private func showsOnlyAnImage(_ element: Element) -> Bool {
        func hasImage(_ owner: Element) -> Bool {
            let names = [owner, owner.child(key: "image")].compactMap { $0 }
            return names.contains { ($0["image"] != nil || $0["backgroundImage"] != nil) && $0["catalog"] != "system" }
        }
        switch element.name {
        case "button":
            let states = element.elements.filter { $0.name == "state" } + [element.child(key: "configuration")].compactMap { $0 }
            let hasTitle = states.contains { !($0.string("title") ?? "").isEmpty || $0.child(key: "attributedTitle") != nil }
            return !hasTitle && states.contains(where: hasImage)
        case "barButtonItem":
            return hasImage(element) && (element["title"] ?? "").isEmpty && element["systemItem"] == nil
        default: return false
        }
    }

    // MARK: Sources

    private mutating func checkClasses(_ file: InterfaceFile) {
        guard let sources else { return }
        file.root.walk { element in
            if let segue = Segue(custom: element), CustomClass(element) == nil {
                report("missing-class", .error, "The custom segue \(segue.title)has no class.", element, file)
            }
            if let custom = CustomClass(element), element.name != "placeholder", !sources.declares(custom.className),
                sources.isOwn(custom, element),
                custom.module != nil || !SourceCatalog.isSystem(custom.className)
            {
                // Without a module it may be the Objective-C class of a library.
                report(
                    "missing-class", custom.module == nil ? .warning : .error, "No source file declares the class \(custom.className).",
                    element, file)
            }
            for connection in element.first("connections")?.elements ?? [] { checkMember(connection, of: element, file, sources) }
        }
    }

    private mutating func checkMember(_ connection: Element, of owner: Element, _ file: InterfaceFile, _ sources: SourceCatalog) {
        switch Connection(connection) {
        case .outlet(let property, _)?, .collection(let property, _, false)?:
            guard let name = CustomClass(owner)?.className, sources.isComplete(name), !SourceCatalog.systemOutlets.contains(property),
                !sources.hasProperty(property, in: name)
            else { return }
            report("missing-outlet", .error, "\(name) has no property “\(property)”: setting it would crash the app.", connection, file)
        case .action(let selector, let destination, _, _)?:
            guard let target = file.elementsByID[destination], let name = CustomClass(target)?.className, sources.isComplete(name),
                target["placeholderIdentifier"] != "IBFirstResponder", !sources.hasMethod(selector, in: name)
            else { return }
            let similar = sources.similarMethod(to: selector, in: name).map { "; it has “\($0)”" } ?? ""
            report("missing-action", .error, "\(name) has no action “\(selector)”\(similar).", connection, file)
        case .segue(let segue)?:
            guard segue.kind == .unwind, let action = segue.unwindAction, !sources.declaresMethod(action) else { return }
            let similar = sources.similarMethod(to: action).map { "; there is “\($0)”" } ?? ""
            report("missing-unwind-action", .error, "No class declares the unwind action “\(action)”\(similar).", connection, file)
        default: break
        }
    }
}

extension LintFinding {
    init(_ rule: String, _ severity: Severity, _ message: String, _ element: Element, _ file: InterfaceFile) {
        let position = file.markup.position(of: element) ?? SourcePosition(line: 1, column: 1)
        self.init(
            rule: rule, severity: severity, message: message, file: file.file, line: position.line, column: position.column,
            object: element.id)
    }
}
