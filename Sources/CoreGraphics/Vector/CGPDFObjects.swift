import Foundation

// The values of a PDF file, as objects. Apple's are pointers, which code declares as optional variables and passes with `&`; these are
// used in the same way.

/// A whole number in a PDF file.
public typealias CGPDFInteger = Int
/// A number in a PDF file.
public typealias CGPDFReal = CGFloat
/// A Boolean in a PDF file: 0 or 1.
public typealias CGPDFBoolean = UInt8
/// The objects by Apple's names of their pointers.
public typealias CGPDFObjectRef = CGPDFObject
public typealias CGPDFDictionaryRef = CGPDFDictionary
public typealias CGPDFArrayRef = CGPDFArray
public typealias CGPDFStringRef = CGPDFString
public typealias CGPDFStreamRef = CGPDFStream

/// The type of a value in a PDF file.
public enum CGPDFObjectType: Int32, Sendable {
    /// Nothing.
    case null = 1
    /// A simple value.
    case boolean, integer, real, name
    /// A string of bytes.
    case string
    /// A value that contains others.
    case array, dictionary, stream
}

/// The encoding of a stream's bytes.
public enum CGPDFDataFormat: Int32, Sendable {
    /// The bytes are decoded, or they are a picture file.
    case raw, jpegEncoded, JPEG2000
}

/// The actions that a document permits.
public struct CGPDFAccessPermissions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let allowsLowQualityPrinting = CGPDFAccessPermissions(rawValue: 1 << 0)
    public static let allowsHighQualityPrinting = CGPDFAccessPermissions(rawValue: 1 << 1)
    /// Changing the content.
    public static let allowsDocumentChanges = CGPDFAccessPermissions(rawValue: 1 << 2)
    /// Inserting and removing pages.
    public static let allowsDocumentAssembly = CGPDFAccessPermissions(rawValue: 1 << 3)
    public static let allowsContentCopying = CGPDFAccessPermissions(rawValue: 1 << 4)
    /// Reading the content aloud.
    public static let allowsContentAccessibility = CGPDFAccessPermissions(rawValue: 1 << 5)
    /// Adding comments.
    public static let allowsCommenting = CGPDFAccessPermissions(rawValue: 1 << 6)
    /// Filling in forms.
    public static let allowsFormFieldEntry = CGPDFAccessPermissions(rawValue: 1 << 7)
    static let all = CGPDFAccessPermissions(rawValue: 0xFF)
}

/// Names as C strings that stay valid until the process ends, one for each text.
enum CGPDFNames {
    nonisolated(unsafe) private static var known: [String: UnsafePointer<CChar>] = [:]
    private static let lock = NSLock()

    static func pointer(_ text: String) -> UnsafePointer<CChar> {
        lock.withLock {
            if let pointer = known[text] { return pointer }
            let bytes = text.utf8CString
            let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
            for (index, byte) in bytes.enumerated() { copy[index] = byte }
            known[text] = UnsafePointer(copy)
            return UnsafePointer(copy)
        }
    }
}

/// A value in a PDF file.
public final class CGPDFObject: @unchecked Sendable {
    let value: PDFObject
    let file: PDFFile

    init(_ value: PDFObject, _ file: PDFFile) { (self.value, self.file) = (file.resolve(value), file) }

    var type: CGPDFObjectType {
        switch value {
        case .null, .reference, .word: .null
        case .bool: .boolean
        case .number(let number): number == number.rounded() && abs(number) < 1e15 ? .integer : .real
        case .string: .string
        case .name: .name
        case .array: .array
        case .dictionary: .dictionary
        case .stream: .stream
        }
    }

    var integer: CGPDFInteger? { value.number.flatMap { abs($0) < 1e15 ? Int($0) : nil } }
    var boolean: CGPDFBoolean? { if case .bool(let value) = value { value ? 1 : 0 } else { nil } }
    var string: CGPDFString? { if case .string(let bytes) = value { CGPDFString(bytes) } else { nil } }
    var array: CGPDFArray? { value.array.map { CGPDFArray($0, file) } }
    var dictionary: CGPDFDictionary? { if case .dictionary(let entries) = value { CGPDFDictionary(entries, file) } else { nil } }
    var stream: CGPDFStream? { if case .stream = value { CGPDFStream(value, file) } else { nil } }
    var name: UnsafePointer<CChar>? { value.name.map { CGPDFNames.pointer($0) } }
}

/// A dictionary in a PDF file.
public final class CGPDFDictionary: @unchecked Sendable {
    let entries: [String: PDFObject]
    let file: PDFFile

    init(_ entries: [String: PDFObject], _ file: PDFFile) { (self.entries, self.file) = (entries, file) }

    func object(_ key: UnsafePointer<CChar>) -> CGPDFObject? { entries[String(cString: key)].map { CGPDFObject($0, file) } }
}

/// An array in a PDF file.
public final class CGPDFArray: @unchecked Sendable {
    let items: [PDFObject]
    let file: PDFFile

    init(_ items: [PDFObject], _ file: PDFFile) { (self.items, self.file) = (items, file) }

    func object(_ index: Int) -> CGPDFObject? { items.indices.contains(index) ? CGPDFObject(items[index], file) : nil }
}

/// A string of bytes in a PDF file.
public final class CGPDFString: @unchecked Sendable {
    fileprivate let bytes: UnsafeMutableBufferPointer<UInt8>

    init(_ bytes: [UInt8]) {
        self.bytes = .allocate(capacity: bytes.count + 1)
        _ = self.bytes.initialize(from: bytes + [0])
    }

    deinit { bytes.deallocate() }

    var content: [UInt8] { Array(bytes.dropLast()) }
}

/// A stream of bytes in a PDF file.
public final class CGPDFStream: @unchecked Sendable {
    let value: PDFObject
    let file: PDFFile

    init(_ value: PDFObject, _ file: PDFFile) { (self.value, self.file) = (value, file) }
}

// MARK: - Values

/// Stores a value in a variable, and returns whether there is one.
func put<Value>(_ value: Value?, _ place: UnsafeMutablePointer<Value>?) -> Bool {
    guard let value else { return false }
    place?.pointee = value
    return true
}

func put<Value>(_ value: Value?, _ place: UnsafeMutablePointer<Value?>?) -> Bool {
    guard let value else { return false }
    place?.pointee = value
    return true
}

public func CGPDFObjectGetType(_ object: CGPDFObjectRef?) -> CGPDFObjectType { object?.type ?? .null }

/// Stores a value in a variable of its type, and returns whether the value has the type. A whole number is also a number.
public func CGPDFObjectGetValue(_ object: CGPDFObjectRef?, _ type: CGPDFObjectType, _ value: UnsafeMutableRawPointer?) -> Bool {
    guard let object else { return false }
    func store<Value>(_ found: Value?, _ kind: Value.Type) -> Bool {
        guard let found else { return false }
        value?.assumingMemoryBound(to: Value.self).pointee = found
        return true
    }
    func storeObject<Value>(_ found: Value?) -> Bool {
        guard let found else { return false }
        value?.assumingMemoryBound(to: Value?.self).pointee = found
        return true
    }
    switch type {
    case .null: return object.type == .null
    case .boolean: return store(object.boolean, CGPDFBoolean.self)
    case .integer: return object.type == .integer && store(object.integer, CGPDFInteger.self)
    case .real: return store(object.value.number, CGPDFReal.self)
    case .name: return storeObject(object.name)
    case .string: return storeObject(object.string)
    case .array: return storeObject(object.array)
    case .dictionary: return storeObject(object.dictionary)
    case .stream: return storeObject(object.stream)
    }
}

public typealias CGPDFDictionaryApplierFunction = (UnsafePointer<CChar>, CGPDFObjectRef, UnsafeMutableRawPointer?) -> Void
/// A block that receives the entries of a dictionary, and returns whether it wants more.
public typealias CGPDFDictionaryApplierBlock = (UnsafePointer<CChar>, CGPDFObjectRef, UnsafeMutableRawPointer?) -> Bool
/// A block that receives the elements of an array, and returns whether it wants more.
public typealias CGPDFArrayApplierBlock = (Int, CGPDFObjectRef, UnsafeMutableRawPointer?) -> Bool

/// Calls a function with each entry of a dictionary, in the order of the keys.
public func CGPDFDictionaryApplyFunction(
    _ dict: CGPDFDictionaryRef?, _ function: CGPDFDictionaryApplierFunction, _ info: UnsafeMutableRawPointer?
) {
    guard let dict else { return }
    for key in dict.entries.keys.sorted() { function(CGPDFNames.pointer(key), CGPDFObject(dict.entries[key] ?? .null, dict.file), info) }
}
/// Calls a block with each entry of a dictionary, in the order of the keys, until it returns false.
public func CGPDFDictionaryApplyBlock(_ dict: CGPDFDictionaryRef?, _ block: CGPDFDictionaryApplierBlock, _ info: UnsafeMutableRawPointer?) {
    guard let dict else { return }
    for key in dict.entries.keys.sorted() where !block(CGPDFNames.pointer(key), CGPDFObject(dict.entries[key] ?? .null, dict.file), info) {
        return
    }
}
/// Calls a block with each element of an array, until it returns false.
public func CGPDFArrayApplyBlock(_ array: CGPDFArrayRef?, _ block: CGPDFArrayApplierBlock, _ info: UnsafeMutableRawPointer?) {
    guard let array else { return }
    for index in array.items.indices where !block(index, CGPDFObject(array.items[index], array.file), info) { return }
}

public func CGPDFDictionaryGetCount(_ dict: CGPDFDictionaryRef?) -> Int { dict?.entries.count ?? 0 }
/// Returns the number of elements.
public func CGPDFArrayGetCount(_ array: CGPDFArrayRef?) -> Int { array?.items.count ?? 0 }
public func CGPDFArrayGetNull(_ array: CGPDFArrayRef?, _ index: Int) -> Bool { array?.object(index)?.type == .null }

// MARK: - Entries and elements

/// Stores the value of a key, and returns whether there is one.
@discardableResult
public func CGPDFDictionaryGetObject(
    _ dict: CGPDFDictionaryRef, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFObjectRef?>?
) -> Bool {
    put(dict.object(key), value)
}
/// Stores the value at an index, and returns whether there is one.
@discardableResult
public func CGPDFArrayGetObject(_ array: CGPDFArrayRef, _ index: Int, _ value: UnsafeMutablePointer<CGPDFObjectRef?>?) -> Bool {
    put(array.object(index), value)
}
/// Stores the Boolean of a key, and returns whether there is one.
@discardableResult
public func CGPDFDictionaryGetBoolean(_ dict: CGPDFDictionaryRef, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFBoolean>?)
    -> Bool
{
    put(dict.object(key)?.boolean, value)
}
/// Stores the Boolean at an index, and returns whether there is one.
@discardableResult
public func CGPDFArrayGetBoolean(_ array: CGPDFArrayRef, _ index: Int, _ value: UnsafeMutablePointer<CGPDFBoolean>?) -> Bool {
    put(array.object(index)?.boolean, value)
}
/// Stores the whole number of a key, and returns whether there is one.
@discardableResult
public func CGPDFDictionaryGetInteger(_ dict: CGPDFDictionaryRef, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFInteger>?)
    -> Bool
{
    put(dict.object(key)?.integer, value)
}
/// Stores the whole number at an index, and returns whether there is one.
@discardableResult
public func CGPDFArrayGetInteger(_ array: CGPDFArrayRef, _ index: Int, _ value: UnsafeMutablePointer<CGPDFInteger>?) -> Bool {
    put(array.object(index)?.integer, value)
}
/// Stores the number of a key, and returns whether there is one.
@discardableResult
public func CGPDFDictionaryGetNumber(_ dict: CGPDFDictionaryRef, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFReal>?)
    -> Bool
{
    put(dict.object(key)?.value.number, value)
}
/// Stores the number at an index, and returns whether there is one.
@discardableResult
public func CGPDFArrayGetNumber(_ array: CGPDFArrayRef, _ index: Int, _ value: UnsafeMutablePointer<CGPDFReal>?) -> Bool {
    put(array.object(index)?.value.number, value)
}
/// Stores the name of a key, which stays valid, and returns whether there is one.
@discardableResult
public func CGPDFDictionaryGetName(
    _ dict: CGPDFDictionaryRef, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) -> Bool {
    put(dict.object(key)?.name, value)
}
/// Stores the name at an index, which stays valid, and returns whether there is one.
@discardableResult
public func CGPDFArrayGetName(_ array: CGPDFArrayRef, _ index: Int, _ value: UnsafeMutablePointer<UnsafePointer<CChar>?>?) -> Bool {
    put(array.object(index)?.name, value)
}
/// Stores the string of a key, and returns whether there is one.
@discardableResult
public func CGPDFDictionaryGetString(
    _ dict: CGPDFDictionaryRef, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFStringRef?>?
) -> Bool {
    put(dict.object(key)?.string, value)
}
/// Stores the string at an index, and returns whether there is one.
@discardableResult
public func CGPDFArrayGetString(_ array: CGPDFArrayRef, _ index: Int, _ value: UnsafeMutablePointer<CGPDFStringRef?>?) -> Bool {
    put(array.object(index)?.string, value)
}
/// Stores the array of a key, and returns whether there is one.
@discardableResult
public func CGPDFDictionaryGetArray(_ dict: CGPDFDictionaryRef, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFArrayRef?>?)
    -> Bool
{
    put(dict.object(key)?.array, value)
}
/// Stores the array at an index, and returns whether there is one.
@discardableResult
public func CGPDFArrayGetArray(_ array: CGPDFArrayRef, _ index: Int, _ value: UnsafeMutablePointer<CGPDFArrayRef?>?) -> Bool {
    put(array.object(index)?.array, value)
}
/// Stores the dictionary of a key, and returns whether there is one.
@discardableResult
public func CGPDFDictionaryGetDictionary(
    _ dict: CGPDFDictionaryRef, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFDictionaryRef?>?
) -> Bool {
    put(dict.object(key)?.dictionary, value)
}
/// Stores the dictionary at an index, and returns whether there is one.
@discardableResult
public func CGPDFArrayGetDictionary(_ array: CGPDFArrayRef, _ index: Int, _ value: UnsafeMutablePointer<CGPDFDictionaryRef?>?) -> Bool {
    put(array.object(index)?.dictionary, value)
}
/// Stores the stream of a key, and returns whether there is one.
@discardableResult
public func CGPDFDictionaryGetStream(
    _ dict: CGPDFDictionaryRef, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFStreamRef?>?
) -> Bool {
    put(dict.object(key)?.stream, value)
}
/// Stores the stream at an index, and returns whether there is one.
@discardableResult
public func CGPDFArrayGetStream(_ array: CGPDFArrayRef, _ index: Int, _ value: UnsafeMutablePointer<CGPDFStreamRef?>?) -> Bool {
    put(array.object(index)?.stream, value)
}

// MARK: - Strings and streams

/// Returns the number of bytes.
public func CGPDFStringGetLength(_ string: CGPDFStringRef?) -> Int { string.map { $0.bytes.count - 1 } ?? 0 }
/// Returns the bytes, which stay valid while the string exists, and end with a zero.
public func CGPDFStringGetBytePtr(_ string: CGPDFStringRef?) -> UnsafePointer<UInt8>? {
    string?.bytes.baseAddress.map { UnsafePointer($0) }
}

/// Returns the bytes as text: UTF-16 or UTF-8 after their marks, otherwise PDF's own encoding.
public func CGPDFStringCopyTextString(_ string: CGPDFStringRef) -> CFString? {
    let bytes = string.content
    if bytes.starts(with: [0xFE, 0xFF]) { return String(data: Data(bytes.dropFirst(2)), encoding: .utf16BigEndian) }
    if bytes.starts(with: [0xFF, 0xFE]) { return String(data: Data(bytes.dropFirst(2)), encoding: .utf16LittleEndian) }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return String(data: Data(bytes.dropFirst(3)), encoding: .utf8) }
    // PDF's encoding differs from Latin-1 in these places.
    let low = Array("\u{2D8}\u{2C7}\u{2C6}\u{2D9}\u{2DD}\u{2DB}\u{2DA}\u{2DC}".unicodeScalars)
    let high = Array("•†‡…—–ƒ⁄‹›−‰„“”‘’‚™ﬁﬂŁŒŠŸŽıłœšž".unicodeScalars)
    var text = String.UnicodeScalarView()
    for byte in bytes {
        switch byte {
        case 0x18...0x1F: text.append(low[Int(byte) - 0x18])
        case 0x80...0x9E: text.append(high[Int(byte) - 0x80])
        case 0xA0: text.append("€")
        default: text.append(UnicodeScalar(byte))
        }
    }
    return String(text)
}

/// Returns the date of a string such as `D:20240131120000+01'00'`, or nil for other strings.
public func CGPDFStringCopyDate(_ string: CGPDFStringRef) -> Date? {
    guard var text = CGPDFStringCopyTextString(string).map({ Substring($0) }) else { return nil }
    if text.hasPrefix("D:") { text = text.dropFirst(2) }
    func number(_ count: Int) -> Int? {
        guard text.count >= count, let value = Int(text.prefix(count)) else { return nil }
        text = text.dropFirst(count)
        return value
    }
    guard let year = number(4) else { return nil }
    var parts = DateComponents(calendar: Calendar(identifier: .gregorian), timeZone: TimeZone(secondsFromGMT: 0), year: year)
    (parts.month, parts.day) = (number(2) ?? 1, number(2) ?? 1)
    (parts.hour, parts.minute, parts.second) = (number(2) ?? 0, number(2) ?? 0, number(2) ?? 0)
    if let sign = text.first, sign == "+" || sign == "-" {
        text = text.dropFirst()
        let hours = number(2) ?? 0
        if text.hasPrefix("'") { text = text.dropFirst() }
        parts.timeZone = TimeZone(secondsFromGMT: (sign == "+" ? 1 : -1) * (hours * 3600 + (number(2) ?? 0) * 60))
    }
    return parts.date
}

public func CGPDFStreamGetDictionary(_ stream: CGPDFStreamRef?) -> CGPDFDictionaryRef? {
    stream.map { CGPDFDictionary($0.value.dictionary ?? [:], $0.file) }
}

/// Returns the bytes of a stream, decoded unless they are a JPEG picture; `format` receives the encoding. Returns nil for other encodings.
public func CGPDFStreamCopyData(_ stream: CGPDFStreamRef, _ format: UnsafeMutablePointer<CGPDFDataFormat>?) -> CFData? {
    var filter: String?
    guard let bytes = stream.file.data(of: stream.value, imageFilter: &filter) else { return nil }
    format?.pointee = filter == nil ? .raw : .jpegEncoded
    return Data(bytes)
}
