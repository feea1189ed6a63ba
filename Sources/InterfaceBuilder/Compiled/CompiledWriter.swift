import Foundation

/// Converts an interface file to the form that apps open without parsing XML.
public enum InterfaceCompiler {
    /// Returns the compiled bytes of a storyboard or xib.
    public static func compile(_ bytes: [UInt8], file: String) throws -> [UInt8] {
        let document = try MarkupDocument(parsing: bytes, file: file)
        _ = try DocumentKind(of: document.root, file: file, position: document.position(of: document.root))
        var writer = CompiledWriter()
        return writer.write(document.root)
    }

    /// Returns the extension of Apple's compiled files, which apps look for in their bundles: `storyboardc` or `nib`.
    public static func compiledExtension(for sourceExtension: String) -> String {
        sourceExtension == "storyboard" ? "storyboardc" : "nib"
    }
}

struct CompiledWriter {
    private var strings: [String] = []
    private var indexes: [String: Int] = [:]
    private var records: [UInt8] = []

    mutating func write(_ root: Element) -> [UInt8] {
        let scenes = root.first("scenes")?.elements.filter { $0.name == "scene" } ?? []
        let header = root.copy()
        header.children.removeAll { if case .element(let child) = $0 { child.name == "scenes" } else { false } }
        let headerOffset = CompiledFormat.preambleSize
        add(header)
        var table: [UInt8] = []
        Self.append(scenes.count, to: &table)
        for scene in scenes {
            let offset = CompiledFormat.preambleSize + records.count
            add(scene)
            let controller = Scene(scene).controller
            Self.append(offset, to: &table)
            Self.append(index(of: controller?.id ?? ""), to: &table)
            Self.append(index(of: controller?.name ?? ""), to: &table)
            let identifier = controller?["storyboardIdentifier"]
            Self.append(identifier.map { index(of: $0) + 1 } ?? 0, to: &table)
        }
        var spans: [UInt8] = []
        var characters: [UInt8] = []
        for string in strings {
            Self.appendFixed(UInt32(characters.count), to: &spans)
            characters += Array(string.utf8)
        }
        Self.appendFixed(UInt32(characters.count), to: &spans)
        let tableOffset = CompiledFormat.preambleSize + records.count
        let spansOffset = tableOffset + table.count
        let charactersOffset = spansOffset + spans.count
        var output = CompiledFormat.magic
        for field in [Int(CompiledFormat.version), strings.count, spansOffset, charactersOffset, headerOffset, tableOffset] {
            Self.appendFixed(UInt32(field), to: &output)
        }
        return output + records + table + spans + characters
    }

    private mutating func add(_ element: Element) {
        Self.append(index(of: element.name), to: &records)
        Self.append(element.attributes.count, to: &records)
        for attribute in element.attributes {
            Self.append(index(of: attribute.name), to: &records)
            Self.append(index(of: attribute.value), to: &records)
        }
        var children: [Element.Child] = []
        for child in element.children {
            switch child {
            case .element: children.append(child)
            case .text(let text, _) where !text.allSatisfy(\.isWhitespace) || element.name == "string" || element.name == "mutableString":
                children.append(child)
            case .data: children.append(child)
            case .text, .comment: break
            }
        }
        Self.append(children.count, to: &records)
        for child in children {
            switch child {
            case .element(let child):
                Self.append(0, to: &records)
                add(child)
            case .text(let text, _), .data(let text):
                Self.append(1, to: &records)
                Self.append(index(of: text), to: &records)
            case .comment: break
            }
        }
    }

    private mutating func index(of string: String) -> Int {
        if let index = indexes[string] { return index }
        indexes[string] = strings.count
        strings.append(string)
        return strings.count - 1
    }

    private static func append(_ value: Int, to bytes: inout [UInt8]) {
        var value = value
        while value >= 0x80 {
            bytes.append(UInt8(value & 0x7F) | 0x80)
            value >>= 7
        }
        bytes.append(UInt8(value))
    }

    private static func appendFixed(_ value: UInt32, to bytes: inout [UInt8]) {
        for shift in stride(from: 0, to: 32, by: 8) { bytes.append(UInt8(truncatingIfNeeded: value >> UInt32(shift))) }
    }
}
