/// Reads the compiled form. Every offset is checked: a damaged file is an error, never a trap.
final class CompiledReader {
    private let bytes: [UInt8]
    private let file: String
    private let stringCount: Int
    private let spans: Int
    private let characters: Int
    private let headerOffset: Int
    private let tableOffset: Int
    private var strings: [String?]
    private var sceneOffsets: [Int] = []

    static func recognizes(_ bytes: [UInt8]) -> Bool { bytes.starts(with: CompiledFormat.magic) }

    init(_ bytes: [UInt8], file: String) throws {
        self.bytes = bytes
        self.file = file
        guard bytes.count >= CompiledFormat.preambleSize else { throw Self.damaged(file) }
        func fixed(_ field: Int) -> Int { Self.fixed(bytes, at: 4 + field * 4) }
        guard fixed(0) == Int(CompiledFormat.version) else {
            throw InterfaceError(file: file, message: "The compiled file is of another version. Compile the source again.")
        }
        stringCount = fixed(1)
        spans = fixed(2)
        characters = fixed(3)
        headerOffset = fixed(4)
        tableOffset = fixed(5)
        guard spans + (stringCount + 1) * 4 <= bytes.count, characters <= bytes.count, headerOffset < bytes.count, tableOffset < bytes.count
        else { throw Self.damaged(file) }
        strings = Array(repeating: nil, count: stringCount)
    }

    func header() throws -> Element {
        var offset = headerOffset
        return try element(at: &offset, depth: 0)
    }

    func entries() throws -> [InterfaceDocument.SceneEntry] {
        var offset = tableOffset
        let count = try number(at: &offset)
        guard count <= bytes.count else { throw Self.damaged(file) }
        var entries: [InterfaceDocument.SceneEntry] = []
        for _ in 0..<count {
            sceneOffsets.append(try number(at: &offset))
            let id = try string(try number(at: &offset))
            let element = try string(try number(at: &offset))
            let identifier = try number(at: &offset)
            entries.append(
                .init(controllerID: id, storyboardIdentifier: identifier == 0 ? nil : try string(identifier - 1), element: element))
        }
        return entries
    }

    func scene(at index: Int) throws -> Element {
        guard index < sceneOffsets.count else { throw Self.damaged(file) }
        var offset = sceneOffsets[index]
        return try element(at: &offset, depth: 0)
    }

    private func element(at offset: inout Int, depth: Int) throws -> Element {
        guard depth < MarkupReader.maximumDepth else { throw Self.damaged(file) }
        let name = try string(try number(at: &offset))
        let attributeCount = try number(at: &offset)
        guard attributeCount <= MarkupReader.maximumAttributes else { throw Self.damaged(file) }
        var attributes: [Element.Attribute] = []
        attributes.reserveCapacity(attributeCount)
        for _ in 0..<attributeCount {
            let name = try string(try number(at: &offset))
            attributes.append(.init(name, try string(try number(at: &offset))))
        }
        let element = Element(name, attributes)
        let childCount = try number(at: &offset)
        guard childCount <= bytes.count - offset else { throw Self.damaged(file) }
        element.children.reserveCapacity(childCount)
        for _ in 0..<childCount {
            if try number(at: &offset) == 0 {
                element.children.append(.element(try self.element(at: &offset, depth: depth + 1)))
            } else {
                element.children.append(.text(try string(try number(at: &offset)), source: nil))
            }
        }
        return element
    }

    private func number(at offset: inout Int) throws -> Int {
        var value = 0
        var shift = 0
        while offset < bytes.count, shift < 56 {
            let byte = bytes[offset]
            offset += 1
            value |= Int(byte & 0x7F) << shift
            if byte < 0x80 { return value }
            shift += 7
        }
        throw Self.damaged(file)
    }

    private func string(_ index: Int) throws -> String {
        guard index < stringCount else { throw Self.damaged(file) }
        if let string = strings[index] { return string }
        let start = characters + Self.fixed(bytes, at: spans + index * 4)
        let end = characters + Self.fixed(bytes, at: spans + index * 4 + 4)
        guard start <= end, end <= bytes.count else { throw Self.damaged(file) }
        let string = String(decoding: bytes[start..<end], as: UTF8.self)
        strings[index] = string
        return string
    }

    private static func fixed(_ bytes: [UInt8], at offset: Int) -> Int {
        Int(bytes[offset]) | Int(bytes[offset + 1]) << 8 | Int(bytes[offset + 2]) << 16 | Int(bytes[offset + 3]) << 24
    }

    private static func damaged(_ file: String) -> InterfaceError {
        InterfaceError(file: file, message: "The compiled file is damaged. Compile the source again.")
    }
}
