import Foundation

/// The objects by Apple's names of their pointers.
public typealias CGPDFContentStreamRef = CGPDFContentStream
public typealias CGPDFOperatorTableRef = CGPDFOperatorTable
public typealias CGPDFScannerRef = CGPDFScanner
/// A function that is called for an operator.
public typealias CGPDFOperatorCallback = (CGPDFScannerRef, UnsafeMutableRawPointer?) -> Void

/// The content of a page, with the resources that it names.
public final class CGPDFContentStream: @unchecked Sendable {
    let content: [UInt8]
    let file: PDFFile
    let resources: [String: PDFObject]
    let parent: CGPDFContentStream?
    let streams: [CGPDFStream]

    init(_ content: [UInt8], _ file: PDFFile, _ resources: [String: PDFObject], _ parent: CGPDFContentStream?, _ streams: [CGPDFStream]) {
        (self.content, self.file, self.resources) = (content, file, resources)
        (self.parent, self.streams) = (parent, streams)
    }

    func resource(_ category: String, _ name: String) -> PDFObject? {
        file.resolve(resources[category]).dictionary?[name] ?? parent?.resource(category, name)
    }
}

/// The functions that a scanner calls for operators.
public final class CGPDFOperatorTable: @unchecked Sendable {
    fileprivate var callbacks: [String: CGPDFOperatorCallback] = [:]
    fileprivate init() {}
}

/// Reads the operators of a content, and calls the functions of a table with the operands at hand.
public final class CGPDFScanner: @unchecked Sendable {
    fileprivate let stream: CGPDFContentStream
    fileprivate let table: CGPDFOperatorTable?
    fileprivate let info: UnsafeMutableRawPointer?
    fileprivate var operands: [PDFObject] = []
    fileprivate var isStopped = false

    fileprivate init(_ stream: CGPDFContentStream, _ table: CGPDFOperatorTable?, _ info: UnsafeMutableRawPointer?) {
        (self.stream, self.table, self.info) = (stream, table, info)
    }

    fileprivate func scan() -> Bool {
        var reader = PDFReader(stream.content)
        isStopped = false
        while !isStopped, let object = reader.object(resolvesReferences: false) {
            guard case .word(let name) = object else {
                if operands.count < 1024 { operands.append(object) }
                continue
            }
            if name == "BI" { skipImage(&reader) }
            table?.callbacks[name]?(self, info)
            operands.removeAll()
        }
        return !isStopped
    }

    /// The picture in the content becomes an operand of `EI`'s function: its entries.
    private func skipImage(_ reader: inout PDFReader) {
        var entries: [String: PDFObject] = [:]
        while case .name(let key)? = reader.object(resolvesReferences: false), let value = reader.object(resolvesReferences: false) {
            entries[key] = value
        }
        // The last word read was ID; the data ends with EI between spaces.
        let bytes = reader.bytes
        while reader.cursor + 2 < bytes.count {
            if PDFReader.isSpace(bytes[reader.cursor]), bytes[reader.cursor + 1] == UInt8(ascii: "E"),
                bytes[reader.cursor + 2] == UInt8(ascii: "I"),
                reader.cursor + 3 == bytes.count || PDFReader.isSpace(bytes[reader.cursor + 3])
            {
                break
            }
            reader.cursor += 1
        }
        operands = [.dictionary(entries)]
    }

    fileprivate func pop<Value>(_ read: (CGPDFObject) -> Value?) -> Value? {
        guard let last = operands.last, let value = read(CGPDFObject(last, stream.file)) else { return nil }
        operands.removeLast()
        return value
    }
}

public func CGPDFContentStreamCreateWithPage(_ page: CGPDFPage) -> CGPDFContentStreamRef {
    let (file, entries) = (page.drawing.file, page.drawing.page)
    let object = file.resolve(entries["Contents"])
    let streams = (object.array ?? [object]).compactMap { CGPDFObject($0, file).stream }
    return CGPDFContentStream(file.content(of: entries), file, file.resolve(entries["Resources"]).dictionary ?? [:], nil, streams)
}

/// Returns the content of a stream, such as a form, with resources and the content that uses it.
public func CGPDFContentStreamCreateWithStream(
    _ stream: CGPDFStreamRef, _ streamResources: CGPDFDictionaryRef, _ parent: CGPDFContentStreamRef?
) -> CGPDFContentStreamRef {
    CGPDFContentStream(stream.file.data(of: stream.value) ?? [], stream.file, streamResources.entries, parent, [stream])
}

/// Returns the content itself.
@discardableResult public func CGPDFContentStreamRetain(_ cs: CGPDFContentStreamRef) -> CGPDFContentStreamRef { cs }
/// Has no effect: Swift counts the references.
public func CGPDFContentStreamRelease(_ cs: CGPDFContentStreamRef) {}
/// Returns the streams of which the content consists.
public func CGPDFContentStreamGetStreams(_ cs: CGPDFContentStreamRef) -> CFArray? { cs.streams }
/// Returns a resource of a category, such as `Font` or `XObject`, or nil.
public func CGPDFContentStreamGetResource(_ cs: CGPDFContentStreamRef, _ category: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>)
    -> CGPDFObjectRef?
{
    cs.resource(String(cString: category), String(cString: name)).map { CGPDFObject($0, cs.file) }
}

/// Returns a table without functions.
public func CGPDFOperatorTableCreate() -> CGPDFOperatorTableRef? { CGPDFOperatorTable() }
/// Returns the table itself.
@discardableResult public func CGPDFOperatorTableRetain(_ table: CGPDFOperatorTableRef) -> CGPDFOperatorTableRef? { table }
/// Has no effect: Swift counts the references.
public func CGPDFOperatorTableRelease(_ table: CGPDFOperatorTableRef) {}
/// Sets the function for an operator, such as `Tj`.
public func CGPDFOperatorTableSetCallback(
    _ table: CGPDFOperatorTableRef, _ name: UnsafePointer<CChar>, _ callback: @escaping CGPDFOperatorCallback
) {
    table.callbacks[String(cString: name)] = callback
}

/// Returns a scanner of a content. The functions receive `info`.
public func CGPDFScannerCreate(_ cs: CGPDFContentStreamRef, _ table: CGPDFOperatorTableRef?, _ info: UnsafeMutableRawPointer?)
    -> CGPDFScannerRef
{
    CGPDFScanner(cs, table, info)
}
/// Returns the scanner itself.
@discardableResult public func CGPDFScannerRetain(_ scanner: CGPDFScannerRef) -> CGPDFScannerRef { scanner }
/// Has no effect: Swift counts the references.
public func CGPDFScannerRelease(_ scanner: CGPDFScannerRef) {}
/// Reads the whole content, and returns whether it was read to the end.
@discardableResult public func CGPDFScannerScan(_ scanner: CGPDFScannerRef) -> Bool { scanner.scan() }
/// Ends the scanner's reading after the current function.
public func CGPDFScannerStop(_ scanner: CGPDFScannerRef) { scanner.isStopped = true }
/// Returns the content that the scanner reads.
public func CGPDFScannerGetContentStream(_ scanner: CGPDFScannerRef) -> CGPDFContentStreamRef { scanner.stream }

/// Takes the last operand if it is of any type, and returns whether it is.
@discardableResult
public func CGPDFScannerPopObject(_ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<CGPDFObjectRef?>?) -> Bool {
    put(scanner.pop { $0 }, value)
}
/// Takes the last operand if it is a Boolean, and returns whether it is.
@discardableResult
public func CGPDFScannerPopBoolean(_ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<CGPDFBoolean>?) -> Bool {
    put(scanner.pop { $0.boolean }, value)
}
/// Takes the last operand if it is a whole number, and returns whether it is.
@discardableResult
public func CGPDFScannerPopInteger(_ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<CGPDFInteger>?) -> Bool {
    put(scanner.pop { $0.integer }, value)
}
/// Takes the last operand if it is a number, and returns whether it is.
@discardableResult
public func CGPDFScannerPopNumber(_ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<CGPDFReal>?) -> Bool {
    put(scanner.pop { $0.value.number }, value)
}
/// Takes the last operand if it is a name, and returns whether it is.
@discardableResult
public func CGPDFScannerPopName(_ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<UnsafePointer<CChar>?>?) -> Bool {
    put(scanner.pop { $0.name }, value)
}
/// Takes the last operand if it is a string, and returns whether it is.
@discardableResult
public func CGPDFScannerPopString(_ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<CGPDFStringRef?>?) -> Bool {
    put(scanner.pop { $0.string }, value)
}
/// Takes the last operand if it is an array, and returns whether it is.
@discardableResult
public func CGPDFScannerPopArray(_ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<CGPDFArrayRef?>?) -> Bool {
    put(scanner.pop { $0.array }, value)
}
/// Takes the last operand if it is a dictionary, and returns whether it is.
@discardableResult
public func CGPDFScannerPopDictionary(_ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<CGPDFDictionaryRef?>?) -> Bool {
    put(scanner.pop { $0.dictionary }, value)
}
/// Takes the last operand if it is a stream, and returns whether it is.
@discardableResult
public func CGPDFScannerPopStream(_ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<CGPDFStreamRef?>?) -> Bool {
    put(scanner.pop { $0.stream }, value)
}
