/// Compares outlets with the properties that they are connected to, in both directions.
struct OutletLint {
    let project: InterfaceProject
    let sources: SourceCatalog

    /// An outlet of an object whose class the project declares.
    private struct Connected {
        var owner: String
        var property: String
        var element: Element
        var file: InterfaceFile
        var destination: Element?
    }

    func run() -> [LintFinding] {
        var connected: [Connected] = []
        var users: [(name: String, element: Element, file: InterfaceFile)] = []
        for file in project.files {
            file.root.walk { element in
                guard let name = CustomClass(element)?.className else { return }
                users.append((name, element, file))
                for connection in element.first("connections")?.elements ?? [] {
                    switch Connection(connection) {
                    case .outlet(let property, let destination)?, .collection(let property, let destination, _)?:
                        let target = file.elementsByID[destination]
                        connected.append(Connected(owner: name, property: property, element: connection, file: file, destination: target))
                    default: break
                    }
                }
            }
        }
        return connected.compactMap(mismatch) + sources.mentions.outlets.compactMap { unconnected($0, connected, users) }
    }

    /// Returns a finding for an outlet whose object is not of the property's class. Objects of unknown classes are not checked.
    private func mismatch(_ connected: Connected) -> LintFinding? {
        guard let target = connected.destination, target.name != "placeholder",
            let outlet = sources.mentions.outlets.first(where: {
                $0.name == connected.property && sources.isKind(connected.owner, of: $0.owner) == true
            }),
            let type = outlet.type, sources.isClass(type)
        else { return nil }
        let found = CustomClass(target)?.className ?? InterfaceClass.name(of: target.name)
        guard sources.isKind(found, of: type) == false else { return nil }
        var finding = LintFinding(
            "mismatched-outlet", .error,
            "The outlet “\(connected.property)” of \(connected.owner) is a \(type), and is connected to a \(found).", connected.element,
            connected.file)
        finding.related = LintFinding.Related("“\(connected.property)” is declared here.", outlet.place)
        return finding
    }

    /// Returns a finding for an outlet that no object of the class connects, if there are such objects.
    private func unconnected(
        _ outlet: SourceMentions.Outlet, _ connected: [Connected], _ users: [(name: String, element: Element, file: InterfaceFile)]
    ) -> LintFinding? {
        guard let user = users.first(where: { sources.isKind($0.name, of: outlet.owner) == true }),
            !connected.contains(where: { $0.property == outlet.name && sources.isKind($0.owner, of: outlet.owner) != false })
        else { return nil }
        let position = user.file.markup.position(of: user.element) ?? SourcePosition(line: 1, column: 1)
        return LintFinding(
            rule: "unconnected-outlet", severity: .warning,
            message: "No interface file connects the outlet “\(outlet.name)” of \(outlet.owner): it stays nil.", file: outlet.place.file,
            line: outlet.place.line, column: outlet.place.column, object: user.element.id,
            related: .init(
                message: "This \(Scene.words(user.element.name).lowercased()) is a \(user.name).", file: user.file.file,
                line: position.line,
                column: position.column))
    }
}

extension LintFinding.Related {
    init(_ message: String, _ place: SourceMentions.Place) {
        self.init(message: message, file: place.file, line: place.line, column: place.column)
    }
}
