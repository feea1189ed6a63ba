/// Compares the identifiers that code uses with those that storyboards define.
struct IdentifierLint {
    let project: InterfaceProject
    let sources: SourceCatalog

    func run() -> [LintFinding] {
        sources.mentions.requests.compactMap(missing) + storyboards.flatMap(unused)
    }

    private var storyboards: [InterfaceFile] { project.files.filter { $0.kind == .storyboard } }

    // MARK: Asked for and not there

    private func missing(_ request: SourceMentions.Request) -> LintFinding? {
        switch request.kind {
        case .segue: missingSegue(request)
        case .scene:
            known(
                request, "missing-scene-identifier", "scene",
                among: storyboards.flatMap { $0.scenes.compactMap { $0.controller?["storyboardIdentifier"] } })
        case .storyboard: known(request, "missing-storyboard", "storyboard", among: storyboards.map(\.name))
        }
    }

    private func known(_ request: SourceMentions.Request, _ rule: String, _ what: String, among names: [String]) -> LintFinding? {
        guard !storyboards.isEmpty, !names.contains(request.name) else { return nil }
        let description = what == "storyboard" ? "There is no storyboard named" : "No storyboard has a \(what) with the identifier"
        return finding(request, rule, "\(description) “\(request.name)”\(likely(request.name, among: names)).")
    }

    /// Returns a finding for a segue that no storyboard has, or none of the scenes of the class that performs it.
    private func missingSegue(_ request: SourceMentions.Request) -> LintFinding? {
        let all = storyboards.flatMap { file in
            file.scenes.flatMap { scene in scene.segues.map { (segue: $0.segue, scene: scene, file: file) } }
        }
        let names = all.compactMap(\.segue.identifier)
        guard !storyboards.isEmpty, names.contains(request.name) else {
            return known(request, "missing-segue-identifier", "segue", among: names)
        }
        guard let type = request.type else { return nil }
        let scenes = storyboards.flatMap { file in
            file.scenes.filter { scene in
                scene.controller.flatMap(CustomClass.init).map { sources.isKind($0.className, of: type) == true } ?? false
            }.map { (scene: $0, file: file) }
        }
        guard let own = scenes.first, !scenes.contains(where: { $0.scene.segues.contains { $0.segue.identifier == request.name } }) else {
            return nil
        }
        var result = finding(
            request, "missing-segue-identifier",
            "The scene of \(type) has no segue with the identifier “\(request.name)”; another scene has one.")
        let element = own.scene.controller ?? own.scene.element
        result.related = related("This is the scene.", element, own.file)
        result.object = element.id
        return result
    }

    private func finding(_ request: SourceMentions.Request, _ rule: String, _ message: String) -> LintFinding {
        let place = request.place
        return LintFinding(rule: rule, severity: .error, message: message, file: place.file, line: place.line, column: place.column)
    }

    private func related(_ message: String, _ element: Element, _ file: InterfaceFile) -> LintFinding.Related {
        let position = file.markup.position(of: element) ?? SourcePosition(line: 1, column: 1)
        return .init(message: message, file: file.file, line: position.line, column: position.column)
    }

    /// Returns `; there is “detail”` if a name differs only in case or by a letter or two.
    private func likely(_ name: String, among names: [String]) -> String {
        let near = Set(names).map { (distance: Nearness.distance(name.lowercased(), $0.lowercased()), name: $0) }.filter {
            $0.distance <= 2
        }
        return near.min { ($0.distance, $0.name) < ($1.distance, $1.name) }.map { "; there is “\($0.name)”" } ?? ""
    }

    // MARK: Unused identifiers

    /// Returns the identifiers that occur neither as a string nor as a word in the sources, and that no reference in another storyboard
    /// names.
    private func unused(_ file: InterfaceFile) -> [LintFinding] {
        let words = sources.mentions.words
        let referenced = Set(project.files.flatMap { $0.scenes.compactMap { $0.reference?.identifier } })
        var findings: [LintFinding] = []
        for scene in file.scenes {
            if let controller = scene.controller, scene.reference == nil, let name = controller["storyboardIdentifier"],
                !words.contains(name),
                !referenced.contains(name)
            {
                findings.append(LintFinding("unused-identifier", .note, "No source names the scene “\(name)”.", controller, file))
            }
            for (segue, _) in scene.segues {
                guard let name = segue.identifier, !name.isEmpty, !words.contains(name) else { continue }
                findings.append(LintFinding("unused-identifier", .note, "No source names the segue “\(name)”.", segue.element, file))
            }
        }
        return findings
    }
}
