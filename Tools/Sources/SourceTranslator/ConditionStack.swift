import SwiftSyntax

/// The `#if` conditions around a declaration, as text for an `#if` around the code that is generated from it.
final class ConditionStack {
    private var earlier: [[String]] = []
    private var active: [String] = []
    private let isPortable: Bool

    init(isPortable: Bool = false) { self.isPortable = isPortable }

    var current: [String] { active }

    func enter(_ clause: IfConfigClauseSyntax) {
        if clause.poundKeyword.tokenKind == .poundIf { earlier.append([]) }
        let condition = clause.condition.map { Conditions.translated($0, isPortable: isPortable) }
        let negated = (earlier.last ?? []).map { "!(\($0))" }
        active.append((negated + (condition.map { ["(\($0))"] } ?? [])).joined(separator: " && "))
        if let condition, !earlier.isEmpty { earlier[earlier.count - 1].append(condition) }
    }
    func leave() { active.removeLast() }
    func finish() { if !earlier.isEmpty { earlier.removeLast() } }
}
