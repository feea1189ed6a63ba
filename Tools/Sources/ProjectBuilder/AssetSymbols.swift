import Foundation
import SourceTranslator

/// The Swift names that Xcode 15 and later generate for asset catalogs: `ImageResource.logo`, `ColorResource.brand`, and `UIImage.logo`,
/// `UIColor.brand` and `Color.brand` where the project enables those extensions.
struct AssetSymbols {
    private struct Asset {
        var name: String
        /// The folders that provide a namespace, outermost first.
        var namespace: [String]
    }

    private var images: [Asset] = []
    private var colors: [Asset] = []
    private let hasExtensions: Bool
    /// The expression for the bundle that contains the assets.
    private let bundle: String
    /// The class by which a framework's bundle is found, as in the file that Xcode generates.
    private static let marker = "_USAssetBundle"
    private var isInFramework: Bool { bundle.contains(Self.marker) }
    /// The text of the target's sources. Only names that it mentions are declared, so that unused assets cannot collide with other
    /// declarations.
    private let code: String

    private init() { (hasExtensions, bundle, code) = (false, "", "") }
    init(_ target: Project.Target) { self.init(target, code: target.code) }
    /// Reads the catalogs for a target whose sources' text is `code`.
    init(_ target: Project.Target, code: String) {
        hasExtensions = target.hasAssetExtensions
        bundle = target.usesBundleModule ? ".module" : target.isFramework ? "Bundle(for: \(Self.marker).self)" : ".main"
        self.code = code
        for resource in target.resources where resource.path.hasSuffix(".xcassets") { read(resource.path) }
    }

    private mutating func read(_ catalog: String) {
        var namespaces = ["": [String]()]
        SourceFolder.walk(catalog) { path, relative, isDirectory in
            guard isDirectory, !relative.isEmpty else { return relative.isEmpty }
            let name = path.lastPathComponent, namespace = namespaces[relative.deletingLastPathComponent] ?? []
            if name.hasPrefix(".") { return false }
            switch name.pathExtension {
            case "imageset", "symbolset": images.append(Asset(name: name.deletingPathExtension, namespace: namespace))
            case "colorset": colors.append(Asset(name: name.deletingPathExtension, namespace: namespace))
            case "":
                namespaces[relative] = Self.providesNamespace(path) ? namespace + [name] : namespace
                return true
            default: break
            }
            return false
        }
    }

    private static func providesNamespace(_ folder: String) -> Bool {
        guard let data = ProjectFile.data(folder.appending("Contents.json")),
            let json = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
            let properties = json["properties"] as? [String: Any]
        else { return false }
        return properties["provides-namespace"] as? Bool ?? false
    }

    // MARK: Source

    /// The generated source, or `nil` if the sources mention no asset.
    var source: String? {
        var text = ""
        if ["ImageResource", "ColorResource", "resource:", "import SwiftUI"].contains(where: code.contains) {
            text += declarations("ImageResource", images, excluding: []) {
                "static let \($0) = ImageResource(name: \($1), bundle: \(bundle))"
            }
            text += declarations("ColorResource", colors, excluding: []) {
                "static let \($0) = ColorResource(name: \($1), bundle: \(bundle))"
            }
        }
        if hasExtensions {
            let place = isInFramework ? ", in: \(bundle), compatibleWith: nil" : ""
            text += declarations("UIImage", images, excluding: Self.membersOfUIImage) {
                "static var \($0): UIImage { UIImage(named: \($1)\(place)) ?? UIImage() }"
            }
            text += declarations("UIColor", colors, excluding: Self.membersOfUIColor) {
                "static var \($0): UIColor { UIColor(named: \($1)\(place)) ?? .clear }"
            }
        }
        let usesSwiftUI = code.contains("import SwiftUI")
        if hasExtensions, usesSwiftUI {
            let place = isInFramework ? ", bundle: \(bundle)" : ""
            text += declarations("Color", colors, excluding: Self.membersOfColor) { "static var \($0): Color { Color(\($1)\(place)) }" }
            text += declarations("ShapeStyle", colors, excluding: Self.membersOfColor, where: "Self == Color") {
                "static var \($0): Color { Color(\($1)\(place)) }"
            }
        }
        guard !text.isEmpty else { return nil }
        return (usesSwiftUI ? "import SwiftUI\n" : "") + "import UIKit\n" + text
            + (isInFramework ? "private final class \(Self.marker) {}\n" : "")
    }

    private func declarations(
        _ type: String, _ assets: [Asset], excluding: Set<String>, where condition: String? = nil,
        _ declaration: (_ name: String, _ asset: String) -> String
    ) -> String {
        var text = "", seen: Set<String> = []
        for asset in assets {
            let scope = asset.namespace.map { Self.symbol($0, isType: true) }
            let name = Self.symbol(asset.name)
            // Two assets of one name: Xcode warns and keeps the first.
            guard !excluding.contains(name), code.contains("." + name), seen.insert((scope + [name]).joined(separator: ".")).inserted else {
                continue
            }
            let full = (asset.namespace + [asset.name]).joined(separator: "/")
            for index in scope.indices where seen.insert("type " + scope[...index].joined(separator: ".")).inserted {
                text += "extension \(([type] + scope[..<index]).joined(separator: ".")) { enum \(scope[index]) {} }\n"
            }
            text +=
                "extension \(([type] + scope).joined(separator: "."))\(condition.map { " where " + $0 } ?? "") { \(declaration(Self.escaped(name), full.swiftLiteral)) }\n"
        }
        return text
    }

    /// `ic_home filled` → `icHomeFilled`, `BrandColor` → `brand`, `2fast` → `_2Fast`, `URLIcon` → `urlIcon`; a name without small letters
    /// keeps its capitals: `BG` → `BG`, `AL-0` and `AL0` → `AL_0`. Source: files that Xcode generated, in public repositories.
    static func symbol(_ asset: String, isType: Bool = false) -> String {
        if !isType, asset.contains(where: \.isUppercase), !asset.contains(where: \.isLowercase) {
            return parts(of: asset).joined(separator: "_")
        }
        var name = identifier(asset, isType: isType)
        // A letter after a digit begins a word.
        name = zip("_" + name, name).reduce(into: "") { $0 += $1.0.isNumber ? $1.1.uppercased() : String($1.1) }
        guard !isType else { return name }
        let isPrefixed = name.hasPrefix("_")
        if isPrefixed { name.removeFirst() }
        for suffix in ["Color", "Image"] where name.hasSuffix(suffix) && name.count > suffix.count {
            name = String(name.dropLast(suffix.count)); break
        }
        return isPrefixed ? "_" + name : name
    }

    /// The runs of letters and of digits.
    private static func parts(of asset: String) -> [String] {
        var result: [String] = []
        var last: Character?
        for character in asset {
            defer { last = character }
            guard character.isLetter || character.isNumber else { continue }
            if let last, last.isLetter && character.isLetter || last.isNumber && character.isNumber {
                result[result.count - 1].append(character)
            } else {
                result.append(String(character))
            }
        }
        return result
    }

    /// The name that SwiftGen makes of an asset's: `BrandColor` → `brandColor`, `BG` → `bg`.
    static func identifier(_ asset: String, isType: Bool = false) -> String {
        var words = asset.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        guard var first = words.first else { return "_" }
        if isType { first = first.prefix(1).uppercased() + first.dropFirst() } else { first = lowercasedStart(first) }
        words[0] = first
        var name = words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        if name.first?.isNumber == true { name = "_" + name }
        return name
    }

    /// Returns the declarations that Tuist generates for a catalog: its assets as constants of these types, those of a namespace inside a
    /// type.
    static func tree(of catalog: String, images: String, colors: String) -> String {
        var symbols = AssetSymbols()
        symbols.read(catalog)
        var root = Scope()
        for (assets, type) in [(symbols.colors, colors), (symbols.images, images)] {
            for asset in assets {
                let full = (asset.namespace + [asset.name]).joined(separator: "/")
                root.add(
                    identifier(asset.name), "\(type)(name: \(full.swiftLiteral))", in: asset.namespace.map { identifier($0, isType: true) })
            }
        }
        return root.text
    }

    /// The constants of a type, and the types inside it.
    private struct Scope {
        private var values: [String: String] = [:]
        private var scopes: [String: Scope] = [:]

        /// Of two assets with one name, the first counts.
        mutating func add(_ name: String, _ value: String, in path: [String]) {
            if let first = path.first {
                scopes[first, default: Scope()].add(name, value, in: Array(path.dropFirst()))
            } else if values[name] == nil {
                values[name] = value
            }
        }
        var text: String {
            values.sorted { $0.key < $1.key }.map { "public static let \(escaped($0.key)) = \($0.value)\n" }.joined()
                + scopes.sorted { $0.key < $1.key }.map { "public enum \(escaped($0.key)) {\n\($0.value.text)}\n" }.joined()
        }
    }

    /// `Logo` → `logo`, `URLIcon` → `urlIcon`, `IMG` → `img`.
    private static func lowercasedStart(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }
        guard !capitals.isEmpty else { return word }
        if capitals.count == word.count { return word.lowercased() }
        let isAcronym = capitals.count > 1 && word.dropFirst(capitals.count).first?.isLetter == true
        let count = isAcronym ? capitals.count - 1 : capitals.count
        return word.prefix(count).lowercased() + word.dropFirst(count)
    }

    static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum",
        "extension", "fallthrough",
        "false",
        "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private",
        "protocol",
        "public", "repeat",
        "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias",
        "var", "where",
        "while",
    ]
    static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    /// Names that UIKit already declares; Xcode warns about such assets and generates no symbol.
    private static let membersOfUIImage: Set<String> = ["add", "remove", "actions", "checkmark", "strokedCheckmark"]
    private static let membersOfColor: Set<String> = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "white", "gray", "black",
        "clear", "primary",
        "secondary", "tertiary", "quaternary", "quinary", "background", "foreground", "tint", "selection", "separator", "fill",
        "placeholder", "link",
        "bar",
    ]
    private static let membersOfUIColor: Set<String> = [
        "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "label", "lightGray", "lightText", "link",
        "magenta",
        "opaqueSeparator", "orange",
        "placeholderText", "purple", "quaternaryLabel", "quaternarySystemFill", "red", "secondaryLabel", "secondarySystemBackground",
        "secondarySystemFill",
        "secondarySystemGroupedBackground", "separator", "systemBackground", "systemBlue", "systemBrown", "systemCyan", "systemFill",
        "systemGray",
        "systemGray2", "systemGray3",
        "systemGray4", "systemGray5", "systemGray6", "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange",
        "systemPink",
        "systemPurple",
        "systemRed", "systemTeal", "systemYellow", "tertiaryLabel", "tertiarySystemBackground", "tertiarySystemFill",
        "tertiarySystemGroupedBackground",
        "tintColor", "tint", "white",
        "yellow",
    ]
}

extension Project.Target {
    /// The text of the sources.
    var code: String { sources.compactMap { ProjectFile.text($0) }.joined(separator: "\n") }
}
