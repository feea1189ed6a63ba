/// The code that is generated after a file's last line.
enum Tail {
    static func conditional(_ conditions: [String], _ text: String) -> String {
        guard !conditions.isEmpty, !text.isEmpty else { return text }
        return "#if " + conditions.joined(separator: " && ") + "\n" + text + "#endif\n"
    }

    /// Returns the file name in compiler messages about generated code.
    static func fileName(_ path: String) -> String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return "<understudy>/" + (name.hasSuffix(".swift") ? String(name.dropLast(6)) : name) + ".generated.swift"
    }

    /// Returns the line that precedes the generated code.
    static func head(_ path: String) -> String { sourceLocation(fileName(path), line: 1) }

    /// Returns the directive that sets the next line's file and line. It supports neither escapes nor control characters.
    static func sourceLocation(_ path: String, line: Int) -> String {
        "#sourceLocation(file: \(path.withoutControlCharacters.swiftLiteral), line: \(line))\n"
    }

    static func generate(_ file: FileVisitor) -> String {
        var body = ""
        var registrations = ""
        for (number, scope) in file.finished.enumerated() {
            let exposed = ExposedMembers.tail(scope, number: number, tag: file.tag)
            body += exposed.extension
            registrations += exposed.registration
            registrations += DynamicInits.registration(scope, in: file)
            registrations += MadeTests.registration(scope, in: file)
            registrations += Protocols.registration(scope)
            let overrides = Hoisting.tail(scope, number: number, in: file)
            body += overrides.classes
            registrations += overrides.registration
            body += Protocols.tail(scope)
            body += Models.tail(scope)
            body += TestWrappers.tail(scope, isHalting: file.index.haltsTests)
        }
        registrations += file.previewRegistrations
        var text =
            Imports.tail(of: file).map { $0 + "\n" }.joined() + ExistentialArguments.tail(of: file) + LateWitnesses.tail(of: file) + body
        if !registrations.isEmpty {
            text += """
                @Sendable nonisolated private func _us_register_\(file.tag)() {
                \(registrations)}
                @used @section(".init_array") nonisolated private let _us_constructor_\(file.tag): @convention(c) @Sendable () -> Void = { DispatchTable.enqueue(_us_register_\(file.tag)) }

                """
        }
        let refused = Set(file.repairs.filter { $0.kind == .generated }.map(\.text))
        if !refused.isEmpty {
            text = text.split(separator: "\n", omittingEmptySubsequences: false).map { refused.contains(String($0)) ? "" : $0 }.joined(
                separator: "\n")
        }
        return "\n" + head(file.path) + text
    }
}
