/// What is generated after a file's last line.
enum Tail {
    static func conditional(_ conditions: [String], _ text: String) -> String {
        guard !conditions.isEmpty, !text.isEmpty else { return text }
        return "#if " + conditions.joined(separator: " && ") + "\n" + text + "#endif\n"
    }

    static func generate(_ file: FileVisitor, name: String) -> String {
        var body = ""
        var registrations = ""
        for (number, scope) in file.finished.enumerated() {
            let exposed = ExposedMembers.tail(scope, number: number, tag: file.tag)
            body += exposed.extension
            registrations += exposed.registration
            body += Protocols.tail(scope)
            body += TestWrappers.tail(scope)
        }
        var text = Imports.tail(of: file).map { $0 + "\n" }.joined() + body
        if !registrations.isEmpty {
            text += """
                @Sendable nonisolated private func _us_register_\(file.tag)() {
                \(registrations)}
                @used @section(".init_array") nonisolated private let _us_constructor_\(file.tag): @convention(c) @Sendable () -> Void = { DispatchTable.enqueue(_us_register_\(file.tag)) }

                """
        }
        return "\n#sourceLocation(file: \(("<understudy>/" + name).swiftLiteral), line: 1)\n" + text
    }
}
