import Foundation

/// The Swift names that Tuist generates for the resources of a target `Shop`: `ShopAsset.logo.swiftUIImage`, `ShopStrings.Login.title`,
/// `ShopFontFamily.Inter.bold.font(size: 17)`, `ShopResources.bundle`, and `Bundle.module`.
///
/// Rules: https://docs.tuist.dev/en/guides/features/projects/synthesized-files, and SwiftGen's templates for Swift 5. With more than one
/// catalog or table, each is a type of its own.
struct TuistAccessors {
    private let target: Project.Target
    private let name: String

    init?(_ target: Project.Target) {
        guard let name = target.accessorPrefix else { return nil }
        (self.target, self.name) = (target, name)
    }

    /// `Pitstop-APP` → `PitstopAPP`, `shop` → `Shop`
    static func prefix(of target: String) -> String {
        target.split { !$0.isLetter && !$0.isNumber }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// Returns the generated source for a target whose sources' text is `code`, or `nil` if they use none of the names. Other targets may
    /// use all names of a library.
    func source(for code: String) -> String? {
        var text = ""
        if code.contains("\(name)Asset") || isShared && !files(".xcassets").isEmpty { text += assets(code) }
        if code.contains("\(name)Strings") || isShared && !files(".strings").isEmpty { text += strings }
        if code.contains("\(name)FontFamily") || isShared && !files(".ttf", ".otf").isEmpty { text += fonts(code) }
        let usesBundle = code.contains("Bundle.module") || code.contains("bundle: .module")
        if code.contains("\(name)Resources") || usesBundle || !text.isEmpty {
            let bundle = target.isFramework ? "Bundle(for: _\(name)Bundle.self)" : "Bundle.main"
            text += "private final class _\(name)Bundle {}\nextension Foundation.Bundle { static let module = \(bundle) }\n"
            text += "public class \(name)Resources: NSObject { public class var bundle: Bundle { .module } }\n"
        }
        guard !text.isEmpty else { return nil }
        return "import UIKit\n" + (usesSwiftUI(code) ? "import SwiftUI\n" : "") + text
    }

    private var isShared: Bool { target.kind == .library }
    private func usesSwiftUI(_ code: String) -> Bool { isShared || code.contains("SwiftUI") }

    private func files(_ suffixes: String...) -> [String] {
        target.resources.map(\.path).filter { path in suffixes.contains { path.lowercased().hasSuffix($0) } }
    }

    /// Returns declarations, inside a type of the file's name if there are several files.
    private static func grouped(_ parts: [(name: String, text: String)]) -> String {
        guard parts.count > 1 else { return parts.map(\.text).joined() }
        return parts.map { "public enum \(AssetSymbols.identifier($0.name, isType: true)) {\n\($0.text)}\n" }.joined()
    }

    // MARK: Assets

    private func assets(_ code: String) -> String {
        let parts = files(".xcassets").map { catalog in
            (
                catalog.lastPathComponent.deletingPathExtension,
                AssetSymbols.tree(of: catalog, images: "\(name)Images", colors: "\(name)Colors")
            )
        }
        var text = "public enum \(name)Asset: Sendable {\n\(Self.grouped(parts))}\n"
        text += """
            public final class \(name)Colors: Sendable {
                public let name: String
                public typealias Color = UIColor
                public var color: UIColor { UIColor(named: name, in: .module, compatibleWith: nil)! }
                fileprivate init(name: String) { self.name = name }
            }
            public struct \(name)Images: Sendable {
                public let name: String
                public typealias Image = UIImage
                public var image: UIImage { UIImage(named: name, in: .module, compatibleWith: nil)! }
            }
            extension UIColor {
                public convenience init?(asset: \(name)Colors) { self.init(named: asset.name, in: .module, compatibleWith: nil) }
            }
            extension UIImage {
                public convenience init?(asset: \(name)Images) { self.init(named: asset.name, in: .module, compatibleWith: nil) }
            }

            """
        guard usesSwiftUI(code) else { return text }
        return text + """
            extension \(name)Colors { public var swiftUIColor: SwiftUI.Color { SwiftUI.Color(asset: self) } }
            extension \(name)Images { public var swiftUIImage: SwiftUI.Image { SwiftUI.Image(asset: self) } }
            extension SwiftUI.Color { public init(asset: \(name)Colors) { self.init(asset.name, bundle: .module) } }
            extension SwiftUI.Image {
                public init(asset: \(name)Images) { self.init(asset.name, bundle: .module) }
                public init(_ asset: \(name)Images) { self.init(asset.name, bundle: .module) }
                public init(asset: \(name)Images, label: Text) { self.init(asset.name, bundle: .module, label: label) }
                public init(decorative asset: \(name)Images) { self.init(decorative: asset.name, bundle: .module) }
            }

            """
    }

    // MARK: Strings

    /// The tables of the development language, or of the first language that has them.
    private var tables: [String: [String: String]] {
        var result: [String: [String: String]] = [:]
        let rank = { (path: String) in path.contains("/en.lproj/") ? 0 : path.contains("/Base.lproj/") ? 1 : 2 }
        let all = files(".strings").sorted { (rank($0), $0) < (rank($1), $1) }
        for path in all {
            let table = path.lastPathComponent.deletingPathExtension
            guard result[table] == nil, let data = ProjectFile.data(path) else { continue }
            result[table] = (try? PropertyList.read(data)) as? [String: String]
        }
        return result
    }

    private var strings: String {
        let parts = tables.sorted { $0.key < $1.key }.map { table, entries in (table, StringTree(entries).text(in: table, of: name)) }
        return """
            public enum \(name)Strings: Sendable {
            \(Self.grouped(parts))}
            extension \(name)Strings {
                fileprivate static func tr(_ table: String, _ key: String, _ arguments: CVarArg...) -> String {
                    let format = Bundle.module.localizedString(forKey: key, value: nil, table: table)
                    return String(format: format, locale: Locale.current, arguments: arguments)
                }
            }

            """
    }

    /// The keys of a table: `login.title` is `title` in the type `Login`.
    private struct StringTree {
        private var keys: [String: (key: String, value: String)] = [:]
        private var children: [String: StringTree] = [:]

        init(_ entries: [String: String]) {
            for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
                insert(key.split(separator: ".").prefix(Self.deepest).map(String.init), key, value)
            }
        }
        private init() {}
        private static let deepest = 20

        private mutating func insert(_ path: [String], _ key: String, _ value: String) {
            guard let first = path.first else { return }
            guard path.count > 1 else {
                let name = AssetSymbols.identifier(first)
                if keys[name] == nil { keys[name] = (key, value) }
                return
            }
            children[AssetSymbols.identifier(first, isType: true), default: StringTree()].insert(Array(path.dropFirst()), key, value)
        }

        func text(in table: String, of name: String) -> String {
            var text = ""
            for (symbol, (key, value)) in keys.sorted(by: { $0.key < $1.key }) {
                let call = "\(name)Strings.tr(\(table.swiftLiteral), \(key.swiftLiteral)"
                let types = Self.types(value)
                if types.isEmpty {
                    text += "public static var \(AssetSymbols.escaped(symbol)): String { \(call)) }\n"
                } else {
                    let parameters = types.enumerated().map { "_ p\($0 + 1): \($1)" }.joined(separator: ", ")
                    let arguments = types.enumerated().map { $1 == "Any" ? "String(describing: p\($0 + 1))" : "p\($0 + 1)" }
                    text += "public static func \(AssetSymbols.escaped(symbol))(\(parameters)) -> String "
                    text += "{ \(call), \(arguments.joined(separator: ", "))) }\n"
                }
            }
            for (symbol, child) in children.sorted(by: { $0.key < $1.key }) {
                text += "public enum \(AssetSymbols.escaped(symbol)) {\n\(child.text(in: table, of: name))}\n"
            }
            return text
        }

        /// The types of a format's arguments, in their order.
        private static func types(_ format: String) -> [String] {
            var next = 1
            var types: [Int: String] = [:]
            for match in format.replacingOccurrences(of: "%%", with: "").matches(
                of: /%(?:(\d+)\$)?[-+ 0#]*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j)?([@dDiuUxXoOfFeEgGaAcCsSp])/)
            {
                let position = match.1.flatMap { Int($0) } ?? next
                if match.1 == nil { next += 1 }
                guard position > 0, position < 100 else { continue }
                types[position] =
                    switch match.2 {
                    case "@": "Any"
                    case "f", "F", "e", "E", "g", "G", "a", "A": "Float"
                    case "c", "C": "CChar"
                    case "s", "S": "UnsafePointer<CChar>"
                    case "p": "UnsafeRawPointer"
                    default: "Int"
                    }
            }
            return types.sorted { $0.key < $1.key }.map(\.value)
        }
    }

    // MARK: Fonts

    private func fonts(_ code: String) -> String {
        var families: [String: [(style: String, font: FontNames, file: String)]] = [:]
        for path in files(".ttf", ".otf").sorted() {
            guard let data = ProjectFile.data(path), let font = FontNames(data) else { continue }
            families[font.family, default: []].append((AssetSymbols.identifier(font.style), font, path.lastPathComponent))
        }
        var text = "public enum \(name)FontFamily: Sendable {\n"
        var types: [String] = []
        for (family, members) in families.sorted(by: { $0.key < $1.key }) {
            let type = AssetSymbols.identifier(family, isType: true)
            var seen: Set<String> = []
            types.append(type)
            text += "public enum \(type): Sendable {\n"
            for member in members where seen.insert(member.style).inserted {
                let names = "name: \(member.font.name.swiftLiteral), family: \(family.swiftLiteral), path: \(member.file.swiftLiteral)"
                text += "public static let \(AssetSymbols.escaped(member.style)) = \(name)FontConvertible(\(names))\n"
            }
            let all = seen.sorted().map(AssetSymbols.escaped).joined(separator: ", ")
            text += "public static let all: [\(name)FontConvertible] = [\(all)]\n}\n"
        }
        let lists = types.map { "\($0).all" }.joined(separator: ", ")
        text += """
            public static let allCustomFonts: [\(name)FontConvertible] = ([\(lists)] as [[\(name)FontConvertible]]).flatMap { $0 }
            public static func registerAllCustomFonts() { for font in allCustomFonts { font.register() } }
            }
            public struct \(name)FontConvertible: Sendable {
                public let name, family, path: String
                public typealias Font = UIFont
                public func font(size: CGFloat) -> UIFont { UIFont(font: self, size: size)! }
                public func register() {
                    guard let url = Bundle.module.url(forResource: path, withExtension: nil) else { return }
                    CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
                }
            }
            extension UIFont {
                public convenience init?(font: \(name)FontConvertible, size: CGFloat) {
                    if !UIFont.fontNames(forFamilyName: font.family).contains(font.name) { font.register() }
                    self.init(name: font.name, size: size)
                }
            }

            """
        guard usesSwiftUI(code) else { return text }
        return text + """
            extension \(name)FontConvertible {
                public func swiftUIFont(size: CGFloat) -> SwiftUI.Font { register(); return .custom(name, size: size) }
                public func swiftUIFont(fixedSize: CGFloat) -> SwiftUI.Font { register(); return .custom(name, fixedSize: fixedSize) }
                public func swiftUIFont(size: CGFloat, relativeTo style: SwiftUI.Font.TextStyle) -> SwiftUI.Font {
                    register()
                    return .custom(name, size: size, relativeTo: style)
                }
            }

            """
    }

    /// The names in the `name` table of an OpenType font: family and style, the typographic ones first, and the PostScript name.
    private struct FontNames {
        var family = "", style = "", name = ""

        init?(_ data: Data) {
            let bytes = [UInt8](data)
            func number(_ offset: Int, _ count: Int) -> Int? {
                guard offset >= 0, offset + count <= bytes.count else { return nil }
                return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
            }
            guard let tables = number(4, 2) else { return nil }
            let table = (0..<tables).map { 12 + 16 * $0 }.first { number($0, 4) == 0x6E61_6D65 }
            guard let table, let start = number(table + 8, 4), let count = number(start + 2, 2), let texts = number(start + 4, 2)
            else { return nil }
            var names: [Int: String] = [:]
            for index in 0..<count {
                let record = start + 6 + 12 * index
                guard let platform = number(record, 2), let language = number(record + 4, 2), let id = number(record + 6, 2),
                    let length = number(record + 8, 2), let offset = number(record + 10, 2), number(start + texts + offset, length) != nil
                else { continue }
                let text = bytes[start + texts + offset..<start + texts + offset + length]
                // Windows' names in American English are UTF-16; those of the Mac are bytes.
                if platform == 3, language == 0x409 {
                    names[id] = String(
                        decoding: stride(from: text.startIndex, to: text.endIndex - 1, by: 2).map {
                            UInt16(text[$0]) << 8 | UInt16(text[$0 + 1])
                        }, as: UTF16.self)
                } else if platform == 1, language == 0, names[id] == nil {
                    names[id] = String(decoding: text, as: UTF8.self)
                }
            }
            guard let family = names[16] ?? names[1], let style = names[17] ?? names[2], let name = names[6] else { return nil }
            (self.family, self.style, self.name) = (family, style, name)
        }
    }
}
