import SwiftSyntax

/// Operators that an app declares for Foundation types that already have them on Linux: `NSNumber` is ordered there. Foundation's operator
/// is preferred.
enum Operators {
    static func translate(_ node: FunctionDeclSyntax, in file: FileVisitor) {
        guard case .binaryOperator = node.name.tokenKind else { return }
        let types = node.signature.parameterClause.parameters.map { $0.type.trimmedDescription }
        guard types.count == 2, types.allSatisfy({ $0 == "NSNumber" }) else { return }
        file.insert("@_disfavoredOverload ", before: node)
    }
}
