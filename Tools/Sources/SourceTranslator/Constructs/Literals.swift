import SwiftSyntax

/// Translates `#imageLiteral`, `#fileLiteral`, `#keyPath` and TipKit's `#Rule`.
enum Literals {
    static func translate(_ node: MacroExpansionExprSyntax, in file: FileVisitor) -> Bool {
        let arguments = node.arguments
        switch node.macroName.text {
        case "imageLiteral":
            file.usesUIKit = true
            file.edit(from: node.pound, through: node.macroName, with: "UIImage")
            if let label = arguments.first?.label { file.replace(label, with: "imageLiteralResourceName") }
            return true
        case "colorLiteral":
            file.usesUIKit = true
            return false
        case "fileLiteral":
            guard let name = arguments.first?.expression.trimmedDescription else { return false }
            file.replace(node, with: "Bundle.main.url(forResource: \(name), withExtension: nil)!")
            return true
        case "keyPath":
            guard let path = arguments.first?.expression else { return false }
            file.replace(node, with: keyPath(path).swiftLiteral)
            return true
        case "Rule" where file.imports.contains("TipKit"):
            file.edit(from: node.pound, through: node.macroName, with: "Tips.Rule")
            return false
        case "Preview":
            return Previews.translate(expression: node, in: file)
        default: return false
        }
    }

    /// `Person.friend.name` → `friend.name`; a leading type is not part of the path.
    static func keyPath(_ expression: ExprSyntax) -> String {
        var parts = expression.trimmedDescription.split(separator: ".").map { part in
            String(part).trimmingSpaces.filter { $0 != "?" && $0 != "!" }
        }
        while parts.count > 1, parts[0].first?.isUppercase == true || parts[0] == "self" { parts.removeFirst() }
        return parts.joined(separator: ".")
    }
}

/// Translates `kCTFontAttributeName as NSAttributedString.Key`, an Objective-C bridge, to `NSAttributedString.Key(kCTFontAttributeName)`.
enum AttributeNames {
    static func translate(_ node: SequenceExprSyntax, in file: FileVisitor) {
        let parts = Array(node.elements)
        for index in parts.indices.dropFirst().dropLast()
        where parts[index].as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark == nil {
            guard parts[index].is(UnresolvedAsExprSyntax.self), let name = parts[index - 1].as(DeclReferenceExprSyntax.self),
                name.baseName.text.hasPrefix("kCT"),
                ["NSAttributedString.Key", "NSAttributedStringKey"].contains(parts[index + 1].trimmedDescription)
            else { continue }
            file.insert("NSAttributedString.Key(", before: name)
            file.insert(")", after: name)
        }
    }
}

/// Translates `x as! NSLayoutAnchor<AnyObject>`: the arguments of Objective-C's generics are not checked at run time, those of Swift's are.
/// Casts may follow it.
enum AnchorCasts {
    static func translate(_ node: SequenceExprSyntax, in file: FileVisitor) {
        let parts = Array(node.elements)
        // The sequence consists only of casts; the last one to a generic anchor is translated.
        guard let place = parts.indices.last(where: { $0 >= 2 && parts[$0].trimmedDescription.hasPrefix("NSLayoutAnchor<") }),
            let cast = parts[place - 1].as(UnresolvedAsExprSyntax.self), let mark = cast.questionOrExclamationMark?.text,
            parts.indices.allSatisfy({ $0.isMultiple(of: 2) || parts[$0].is(UnresolvedAsExprSyntax.self) })
        else { return }
        let target = parts[place]
        file.insert("AnchorCast.\(mark == "!" ? "cast" : "castIfAnchor")(", before: parts[0])
        file.edit(from: cast, through: cast, with: ",")
        file.insert(".self)", after: target)
    }
}

extension FileVisitor {
    /// Replaces from the start of one token to the end of another.
    func edit(from first: some SyntaxProtocol, through last: some SyntaxProtocol, with text: String) {
        edit(start: first.positionAfterSkippingLeadingTrivia.utf8Offset, end: last.endPositionBeforeTrailingTrivia.utf8Offset, with: text)
    }
}
