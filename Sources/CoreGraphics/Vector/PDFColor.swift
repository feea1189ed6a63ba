import Foundation

/// The interpretation of a color operator's operands.
indirect enum PDFColorSpace {
    enum Device { case gray, rgb, cmyk }
    case device(Device)
    case indexed(PDFColorSpace, table: [UInt8])
    /// A tint that a function converts to another space's components.
    case tint(PDFColorSpace, PDFFunction?, count: Int)
    case lab
    case pattern

    init(_ object: PDFObject, _ file: PDFFile, depth: Int = 0) {
        let object = file.resolve(object)
        let items = object.array ?? []
        func item(_ index: Int) -> PDFObject { index < items.count ? file.resolve(items[index]) : .null }
        guard depth < 8 else { self = .device(.gray); return }
        switch object.name ?? item(0).name {
        case "DeviceRGB", "CalRGB", "RGB": self = .device(.rgb)
        case "DeviceCMYK", "CMYK": self = .device(.cmyk)
        case "ICCBased":
            switch file.resolve(item(1).dictionary?["N"]).number {
            case 3: self = .device(.rgb)
            case 4: self = .device(.cmyk)
            default: self = .device(.gray)
            }
        case "Indexed", "I":
            var table: [UInt8] = []
            switch item(3) {
            case .string(let bytes): table = bytes
            case let stream: table = file.data(of: stream) ?? []
            }
            self = .indexed(PDFColorSpace(item(1), file, depth: depth + 1), table: table)
        case "Separation": self = .tint(PDFColorSpace(item(2), file, depth: depth + 1), PDFFunction(item(3), file), count: 1)
        case "DeviceN":
            self = .tint(PDFColorSpace(item(2), file, depth: depth + 1), PDFFunction(item(3), file), count: item(1).array?.count ?? 1)
        case "Lab": self = .lab
        case "Pattern": self = .pattern
        default: self = .device(.gray)
        }
    }

    var count: Int {
        switch self {
        case .device(.gray), .indexed: 1
        case .device(.rgb), .lab: 3
        case .device(.cmyk): 4
        case .tint(_, _, let count): count
        case .pattern: 0
        }
    }

    func paint(_ values: [CGFloat], _ file: PDFFile) -> SolidPaint {
        func at(_ index: Int) -> CGFloat { index < values.count ? values[index] : 0 }
        switch self {
        case .device(.gray): return SolidPaint(red: at(0), green: at(0), blue: at(0), alpha: 1)
        case .device(.rgb): return SolidPaint(red: at(0), green: at(1), blue: at(2), alpha: 1)
        case .device(.cmyk):
            let (r, g, b) = CGColorSpace.standardCMYK.sRGBComponents([at(0), at(1), at(2), at(3)])
            return SolidPaint(red: r, green: g, blue: b, alpha: 1)
        case .lab: return SolidPaint(red: at(0) / 100, green: at(0) / 100, blue: at(0) / 100, alpha: 1)
        case .indexed(let base, let table):
            let start = Int(max(min(at(0), 255), 0)) * base.count
            return base.paint((0..<base.count).map { start + $0 < table.count ? CGFloat(table[start + $0]) / 255 : 0 }, file)
        case .tint(let base, let function, _):
            if let function { return base.paint(function.values(values), file) }
            // Without a readable function, ink darkens paper.
            return SolidPaint(red: 1 - at(0), green: 1 - at(0), blue: 1 - at(0), alpha: 1)
        case .pattern: return .black
        }
    }
}

/// A function from numbers to numbers: sampled, exponential, stitched, or calculated.
indirect enum PDFFunction {
    case exponential(from: [CGFloat], to: [CGFloat], exponent: CGFloat)
    case stitched([PDFFunction], bounds: [CGFloat], encode: [CGFloat], domain: (CGFloat, CGFloat))
    case sampled(PDFSamples)
    case calculated(PDFCalculator)
    case several([PDFFunction])

    init?(_ object: PDFObject, _ file: PDFFile, depth: Int = 0) {
        let object = file.resolve(object)
        guard depth < 8 else { return nil }
        if let parts = object.array {
            self = .several(parts.compactMap { PDFFunction($0, file, depth: depth + 1) })
            return
        }
        guard let entries = object.dictionary else { return nil }
        let domain = file.numbers(entries["Domain"])
        let ends = domain.count >= 2 ? (domain[0], domain[1]) : (0, 1)
        switch file.resolve(entries["FunctionType"]).number {
        case 2:
            let from = entries["C0"].map { file.numbers($0) } ?? [0]
            let to = entries["C1"].map { file.numbers($0) } ?? [1]
            guard !from.isEmpty, from.count == to.count else { return nil }
            self = .exponential(from: from, to: to, exponent: file.resolve(entries["N"]).number ?? 1)
        case 3:
            let parts = (file.resolve(entries["Functions"]).array ?? []).compactMap { PDFFunction($0, file, depth: depth + 1) }
            let (bounds, encode) = (file.numbers(entries["Bounds"]), file.numbers(entries["Encode"]))
            guard !parts.isEmpty, bounds.count == parts.count - 1, encode.count >= parts.count * 2 else { return nil }
            self = .stitched(parts, bounds: bounds, encode: encode, domain: ends)
        case 0:
            guard let samples = PDFSamples(object, entries, domain: domain, file) else { return nil }
            self = .sampled(samples)
        case 4:
            guard let program = file.data(of: object),
                let calculator = PDFCalculator(program, domain: domain, range: file.numbers(entries["Range"]))
            else { return nil }
            self = .calculated(calculator)
        default: return nil
        }
    }

    func values(_ input: [CGFloat]) -> [CGFloat] {
        let x = input.first.flatMap { $0.isFinite ? $0 : nil } ?? 0
        switch self {
        case .several(let parts): return parts.flatMap { $0.values(input) }
        case .calculated(let calculator): return calculator.values(input)
        case .exponential(let from, let to, let exponent):
            let t = min(max(x, 0), 1)
            let power = exponent == 1 ? t : CGFloat(pow(Double(t), Double(exponent)))
            return zip(from, to).map { $0 + power * ($1 - $0) }
        case .stitched(let parts, let bounds, let encode, let domain):
            let t = min(max(x, domain.0), domain.1)
            let index = bounds.firstIndex { t < $0 } ?? parts.count - 1
            let low = index == 0 ? domain.0 : bounds[index - 1]
            let high = index < bounds.count ? bounds[index] : domain.1
            let share = high > low ? (t - low) / (high - low) : 0
            return parts[index].values([encode[2 * index] + share * (encode[2 * index + 1] - encode[2 * index])])
        case .sampled(let samples): return samples.values(at: input)
        }
    }
}

/// An axial or radial shading.
struct PDFShading {
    var matrix = CGAffineTransform.identity
    private let gradient: CGGradient
    private let coordinates: [CGFloat]
    private let options: CGGradientDrawingOptions

    init?(_ object: PDFObject, _ file: PDFFile) {
        guard let entries = file.resolve(object).dictionary, let kind = file.resolve(entries["ShadingType"]).number, kind == 2 || kind == 3,
            let function = PDFFunction(entries["Function"] ?? .null, file)
        else { return nil }
        coordinates = file.numbers(entries["Coords"])
        guard coordinates.count == (kind == 2 ? 4 : 6), coordinates.allSatisfy(\.isFinite) else { return nil }
        let space = PDFColorSpace(entries["ColorSpace"] ?? .null, file)
        let domain = file.numbers(entries["Domain"])
        let (low, high) = domain.count == 2 ? (domain[0], domain[1]) : (0, 1)
        gradient = CGGradient(
            stops: (0...64).map { step in
                let share = CGFloat(step) / 64
                return CGGradient.Stop(location: share, paint: space.paint(function.values([low + share * (high - low)]), file))
            })
        let extend = file.resolve(entries["Extend"]).array ?? []
        func isOn(_ index: Int) -> Bool { if index < extend.count, case .bool(true) = file.resolve(extend[index]) { true } else { false } }
        options = [isOn(0) ? .drawsBeforeStartLocation : [], isOn(1) ? .drawsAfterEndLocation : []]
    }

    func draw(in context: CGContext) {
        context.saveGState()
        context.concatenate(matrix)
        let c = coordinates
        if c.count == 4 {
            context.drawLinearGradient(gradient, start: CGPoint(x: c[0], y: c[1]), end: CGPoint(x: c[2], y: c[3]), options: options)
        } else {
            context.drawRadialGradient(
                gradient, startCenter: CGPoint(x: c[0], y: c[1]), startRadius: c[2], endCenter: CGPoint(x: c[3], y: c[4]), endRadius: c[5],
                options: options)
        }
        context.restoreGState()
    }
}
