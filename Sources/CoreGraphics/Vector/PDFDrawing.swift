import Foundation

/// A page of a PDF file: paths, text, colors, gradients, patterns, forms, soft masks, and images.
package final class PDFDrawing: @unchecked Sendable {
    /// The size in points, as the page is shown.
    package let size: CGSize
    package let pageCount: Int
    let box: CGRect
    let file: PDFFile
    let page: [String: PDFObject]
    /// The number of quarter turns clockwise.
    let rotation: Int

    package convenience init?(data: Data) { self.init(data: data, page: 0) }

    /// Fails if the data is not a PDF file, is encrypted, or has no such page with a usable size.
    package init?(data: Data, page index: Int) {
        guard let file = PDFFile(data), file.pages.indices.contains(index) else { return nil }
        let page = file.pages[index]
        let corners = file.numbers(page["CropBox"]).count == 4 ? file.numbers(page["CropBox"]) : file.numbers(page["MediaBox"])
        guard corners.count == 4, corners.allSatisfy({ $0.isFinite && abs($0) < 100_000 }) else { return nil }
        box = CGRect(x: corners[0], y: corners[1], width: corners[2] - corners[0], height: corners[3] - corners[1]).standardized
        guard box.width > 0, box.height > 0 else { return nil }
        let turn = file.resolve(page["Rotate"]).number ?? 0
        rotation = ((Int(turn.isFinite ? max(min(turn, 3600), -3600) : 0) / 90) % 4 + 4) % 4
        size = rotation % 2 == 0 ? box.size : CGSize(width: box.height, height: box.width)
        (self.file, self.page, pageCount) = (file, page, file.pages.count)
    }

    /// Draws into the rectangle from zero to ``size``, y downward.
    package func draw(in context: CGContext) {
        context.saveGState()
        context.translateBy(x: 0, y: size.height)
        context.scaleBy(x: 1, y: -1)
        drawUpwards(in: context)
        context.restoreGState()
    }

    /// Draws into the rectangle from zero to ``size``, y upward.
    func drawUpwards(in context: CGContext) {
        context.saveGState()
        defer { context.restoreGState() }
        context.clip(to: CGRect(origin: .zero, size: size))
        switch rotation {
        case 1: context.concatenate(CGAffineTransform(0, -1, 1, 0, 0, size.height))
        case 2: context.concatenate(CGAffineTransform(-1, 0, 0, -1, size.width, size.height))
        case 3: context.concatenate(CGAffineTransform(0, 1, -1, 0, size.width, 0))
        default: break
        }
        context.translateBy(x: -box.minX, y: -box.minY)
        let resources = file.resolve(page["Resources"]).dictionary ?? [:]
        var interpreter = PDFInterpreter(file: file, context: context, resources: resources, fonts: PDFFonts(), depth: 0)
        interpreter.run(file.content(of: page))
    }
}

// MARK: - Apple's names

/// The boxes of a PDF page, in points with the origin at the bottom left.
public enum CGPDFBox: Int32, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }

/// A PDF file and its pages. Initializers fail for files that are not PDF or are locked.
public final class CGPDFDocument: @unchecked Sendable {
    private let data: Data
    private let file: PDFFile
    public let numberOfPages: Int

    /// Reads a file. Returns nil if it isn't PDF or is locked.
    public convenience init?(_ url: CFURL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data)
    }

    /// Reads the bytes of a provider. Returns nil if they aren't PDF or are locked.
    public convenience init?(_ provider: CGDataProvider) {
        guard let data = provider.data else { return nil }
        self.init(data)
    }

    private init?(_ data: Data) {
        guard let first = PDFDrawing(data: data) else { return nil }
        (self.data, numberOfPages, file) = (data, first.pageCount, first.file)
    }

    /// Whether the file is encrypted, which is always false: locked files can't be opened.
    public var isEncrypted: Bool { false }
    /// Whether the pages can be read, which is always true.
    public var isUnlocked: Bool { true }

    /// Returns whether the pages can be read, which they always can.
    @discardableResult public func unlockWithPassword(_ password: UnsafePointer<CChar>) -> Bool { true }
    /// Whether the content may be copied, which it always may: locked files can't be opened.
    public var allowsCopying: Bool { true }
    /// Whether the pages may be printed, which they always may.
    public var allowsPrinting: Bool { true }
    /// Everything: locked files can't be opened.
    public var accessPermissions: CGPDFAccessPermissions { .all }
    /// The dictionary from which everything in the document can be reached.
    public var catalog: CGPDFDictionaryRef? { CGPDFObject(file.trailer["Root"] ?? .null, file).dictionary }
    /// The dictionary with the title, the author, and similar values, or nil.
    public var info: CGPDFDictionaryRef? { CGPDFObject(file.trailer["Info"] ?? .null, file).dictionary }
    /// The two strings that identify the file, or nil.
    public var fileIdentifier: CGPDFArrayRef? { CGPDFObject(file.trailer["ID"] ?? .null, file).array }

    /// Stores the version of PDF in the file's header.
    public func getVersion(majorVersion: UnsafeMutablePointer<Int32>, minorVersion: UnsafeMutablePointer<Int32>) {
        let start = String(decoding: data.prefix(1024), as: UTF8.self)
        let parts = start.range(of: "%PDF-").map { start[$0.upperBound...].prefix { $0.isNumber || $0 == "." }.split(separator: ".") } ?? []
        majorVersion.pointee = parts.first.flatMap { Int32($0) } ?? 1
        minorVersion.pointee = parts.dropFirst().first.flatMap { Int32($0) } ?? 0
    }

    /// The table of contents as dictionaries with the keys `kCGPDFOutlineTitle`, `kCGPDFOutlineDestination`, and `kCGPDFOutlineChildren`,
    /// or nil for a document without one.
    public var outline: CFDictionary? {
        guard let root = file.resolve(file.resolve(file.trailer["Root"]).dictionary?["Outlines"]).dictionary else { return nil }
        // A damaged file's entries may lead to each other.
        var remaining = 5000
        let children = outlineItems(root, 0, &remaining)
        return children.isEmpty ? nil : [kCGPDFOutlineChildren: children]
    }

    private func outlineItems(_ parent: [String: PDFObject], _ depth: Int, _ remaining: inout Int) -> [[AnyHashable: Any]] {
        guard depth < 32 else { return [] }
        var (items, next): ([[AnyHashable: Any]], PDFObject?) = ([], parent["First"])
        while let entries = file.resolve(next).dictionary, remaining > 0 {
            remaining -= 1
            var item: [AnyHashable: Any] = [:]
            if let title = entries["Title"].flatMap({ CGPDFObject($0, file).string }) {
                item[kCGPDFOutlineTitle] = CGPDFStringCopyTextString(title)
            }
            let action = file.resolve(entries["A"]).dictionary ?? [:]
            if let page = pageNumber(entries["Dest"] ?? action["D"]) { item[kCGPDFOutlineDestination] = page }
            if let link = action["URI"].flatMap({ CGPDFObject($0, file).string }).flatMap({ CGPDFStringCopyTextString($0) }) {
                item[kCGPDFOutlineDestination] = URL(string: link)
            }
            let children = outlineItems(entries, depth + 1, &remaining)
            if !children.isEmpty { item[kCGPDFOutlineChildren] = children }
            items.append(item)
            next = entries["Next"]
        }
        return items
    }

    /// Returns the number of the page that a destination leads to, from 1.
    private func pageNumber(_ destination: PDFObject?) -> Int? {
        var target = file.resolve(destination)
        if let name = target.name {
            target = file.resolve(file.resolve(file.resolve(file.trailer["Root"]).dictionary?["Dests"]).dictionary?[name])
            target = file.resolve(target.dictionary?["D"] ?? target)
        }
        switch target.array?.first {
        case .reference(let number)?: return file.pageNumbers.firstIndex(of: number).map { $0 + 1 }
        case .number(let index)?: return (0..<CGFloat(numberOfPages)).contains(index) ? Int(index) + 1 : nil
        default: return nil
        }
    }

    /// Returns a page. Pages are numbered from 1.
    public func page(at pageNumber: Int) -> CGPDFPage? {
        PDFDrawing(data: data, page: pageNumber - 1).map { CGPDFPage(document: self, drawing: $0, pageNumber: pageNumber) }
    }
}

/// A page of a PDF file. Boxes are in points, y upward.
public final class CGPDFPage: @unchecked Sendable {
    /// The document that contains the page.
    public let document: CGPDFDocument?
    /// The number of the page, from 1.
    public let pageNumber: Int
    let drawing: PDFDrawing

    init(document: CGPDFDocument, drawing: PDFDrawing, pageNumber: Int) {
        (self.document, self.drawing, self.pageNumber) = (document, drawing, pageNumber)
    }

    /// The page's dictionary, with what it inherits.
    public var dictionary: CGPDFDictionaryRef? { CGPDFDictionary(drawing.page, drawing.file) }
    /// The clockwise rotation in degrees with which the page is shown.
    public var rotationAngle: Int32 { Int32(drawing.rotation * 90) }

    /// Returns a box in points. A box that the file doesn't tell is the crop box, and that is the media box.
    public func getBoxRect(_ box: CGPDFBox) -> CGRect {
        func read(_ name: String) -> CGRect? {
            let corners = drawing.file.numbers(drawing.page[name])
            guard corners.count == 4, corners.allSatisfy({ $0.isFinite && abs($0) < 100_000 }) else { return nil }
            return CGRect(x: corners[0], y: corners[1], width: corners[2] - corners[0], height: corners[3] - corners[1]).standardized
        }
        switch box {
        case .mediaBox: return read("MediaBox") ?? drawing.box
        case .cropBox: return drawing.box
        case .bleedBox: return read("BleedBox") ?? drawing.box
        case .trimBox: return read("TrimBox") ?? drawing.box
        case .artBox: return read("ArtBox") ?? drawing.box
        }
    }

    /// Returns the transform that centers the page's box in a rectangle without enlarging it.
    public func getDrawingTransform(_ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool) -> CGAffineTransform {
        let (width, height) = (rect.width / drawing.size.width, rect.height / drawing.size.height)
        let scale = min(width, height, 1)
        let factors = preserveAspectRatio ? CGSize(width: scale, height: scale) : CGSize(width: min(width, 1), height: min(height, 1))
        return CGAffineTransform(
            a: factors.width, b: 0, c: 0, d: factors.height, tx: rect.midX - drawing.size.width * factors.width / 2,
            ty: rect.midY - drawing.size.height * factors.height / 2)
    }
}

extension CGContext {
    /// Draws a page in user space, one unit for each point, with the y axis upward.
    public func drawPDFPage(_ page: CGPDFPage) { page.drawing.drawUpwards(in: self) }
}
