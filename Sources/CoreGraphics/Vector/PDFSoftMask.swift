import Foundation

/// What a page's drawing is seen through: how opaque, or how bright, a form of the page is.
struct PDFSoftMask {
    /// In pixels of the context, y downwards.
    private let area: CGRect
    /// Its alpha is what is let through.
    private let image: CGImage

    /// Draws the mask's form as the page's space is now. Nil for what names no form, or is too much work.
    init?(_ entries: [String: PDFObject], of page: PDFInterpreter) {
        let (file, context) = (page.file, page.context)
        let (form, area) = (file.resolve(entries["G"]), context.deviceClipBounds.integral)
        guard form.dictionary != nil, page.depth < 24, area.isFinite, page.fonts.spend(onPixels: area.width * area.height),
            let buffer = PixelBuffer(width: Int(area.width), height: Int(area.height))
        else { return nil }
        let mask = CGContext(buffer: buffer, scale: 1)
        let isBright = file.resolve(entries["S"]).name != "Alpha"
        if isBright {
            let group = file.resolve(form.dictionary?["Group"]).dictionary ?? [:]
            let (space, backdrop) = (PDFColorSpace(group["CS"] ?? .null, file), file.numbers(entries["BC"]))
            mask.setFillColor(CGColor(backdrop.isEmpty ? .black : space.paint(backdrop, file)))
            mask.fill(CGRect(origin: .zero, size: area.size))
        }
        let toMask = context.deviceTransform.concatenating(CGAffineTransform(translationX: -area.minX, y: -area.minY))
        mask.setUserSpace(toMask.concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: area.height)))
        var interpreter = PDFInterpreter(file: file, context: mask, resources: page.resources, fonts: page.fonts, depth: page.depth + 1)
        interpreter.drawForm(form)
        let image = mask.takeImage()
        PDFSoftMask.letThrough(buffer, isBright ? PDFSoftMask.brightness : { $0 >> 24 }, PDFFunction(entries["TR"] ?? .null, file))
        (self.area, self.image) = (area, image)
    }

    /// Rec. 601's weights, as the PDF reference has them (ISO 32000-1, 11.5.3).
    private static func brightness(_ pixel: UInt32) -> UInt32 { ((pixel >> 16 & 255) * 77 + (pixel >> 8 & 255) * 151 + (pixel & 255) * 28) >> 8 }

    private static func letThrough(_ buffer: PixelBuffer, _ value: (UInt32) -> UInt32, _ transfer: PDFFunction?) {
        let table = (0...255).map { step -> UInt32 in
            let result = transfer?.values([CGFloat(step) / 255]).first ?? CGFloat(step) / 255
            return UInt32((max(min(result, 1), 0) * 255).rounded())
        }
        for y in 0..<buffer.height {
            let line = buffer.row(y)
            for x in 0..<buffer.width { line[x] = table[Int(value(line[x]))] << 24 }
        }
        buffer.markDirty()
    }

    /// Cuts what is drawn from now on in `context`, until its state is restored.
    func clip(_ context: CGContext) {
        let userSpace = context.userSpaceToDeviceSpaceTransform
        context.setUserSpace(.identity)
        context.clip(to: CGRect(x: area.minX, y: CGFloat(context.height) - area.maxY, width: area.width, height: area.height), mask: image)
        context.setUserSpace(userSpace)
    }
}
