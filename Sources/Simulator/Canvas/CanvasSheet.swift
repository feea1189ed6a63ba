import Foundation
import InterfaceBuilder
import UIKit

/// All scenes of a storyboard where their author put them, with the arrows between them.
@MainActor
struct CanvasSheet {
    private let file: InterfaceFile
    private let scenes: [(scene: CanvasScene, pixels: PixelBuffer)]
    private let isDark: Bool
    private let frames: [CGRect]
    private let size: CGSize
    private let scale: CGFloat

    private static let margin: CGFloat = 80
    private static let gap: CGFloat = 90
    private static let titleHeight: CGFloat = 34
    /// The most pixels of a sheet without a scale of its own: what image viewers still open at once.
    private static let pixelLimit: CGFloat = 36_000_000

    init(file: InterfaceFile, scenes: [(CanvasScene, PixelBuffer)], setting: CanvasSetting, scale: Double?) {
        self.file = file
        self.scenes = scenes.map { (scene: $0.0, pixels: $0.1) }
        isDark = setting.appearance == .dark
        let pointScale = setting.scale ?? setting.device.scale
        let sizes = scenes.map { CGSize(width: CGFloat($0.1.width) / pointScale, height: CGFloat($0.1.height) / pointScale) }
        let origins = Self.authored(scenes.map(\.0), sizes) ?? Self.laidOut(file, scenes.map(\.0), sizes)
        let box = zip(origins, sizes).reduce(CGRect.null) { $0.union(CGRect(origin: $1.0, size: $1.1)) }
        frames = zip(origins, sizes).map {
            CGRect(x: $0.x - box.minX + Self.margin, y: $0.y - box.minY + Self.margin + Self.titleHeight, width: $1.width, height: $1.height)
        }
        size = CGSize(width: box.width + Self.margin * 2, height: box.height + Self.margin * 2 + Self.titleHeight)
        self.scale = scale.map { CGFloat($0) } ?? min(1, (Self.pixelLimit / max(1, size.width * size.height)).squareRoot())
    }

    // MARK: Places

    /// The author's places, spread until no two scenes touch; nil where there are none, or where they say nothing.
    private static func authored(_ scenes: [CanvasScene], _ sizes: [CGSize]) -> [CGPoint]? {
        let points = scenes.compactMap(\.location)
        guard points.count == scenes.count else { return nil }
        var factor: CGFloat = 0.5
        for first in points.indices {
            for second in points.indices.dropFirst(first + 1) {
                let (dx, dy) = (abs(points[first].x - points[second].x), abs(points[first].y - points[second].y))
                let wide = dx > 0 ? ((sizes[first].width + sizes[second].width) / 2 + gap) / dx : .infinity
                let high = dy > 0 ? ((sizes[first].height + sizes[second].height) / 2 + gap + titleHeight) / dy : .infinity
                factor = max(factor, min(wide, high))
            }
        }
        guard factor <= 4 else { return nil }
        return zip(points, sizes).map { CGPoint(x: $0.x * factor - $1.width / 2, y: $0.y * factor - $1.height / 2) }
    }

    /// Columns by the distance from the entry point.
    private static func laidOut(_ file: InterfaceFile, _ scenes: [CanvasScene], _ sizes: [CGSize]) -> [CGPoint] {
        let cell = CGSize(width: (sizes.map(\.width).max() ?? 0) + gap * 1.5, height: (sizes.map(\.height).max() ?? 0) + gap + titleHeight)
        let layout = FlowLayout(FlowGraph(InterfaceProject([file])))
        guard file.kind == .storyboard else {
            var y: CGFloat = 0
            return sizes.map { size in
                defer { y += size.height + gap + titleHeight }
                return CGPoint(x: 0, y: y)
            }
        }
        var spare = 0
        return scenes.map { scene in
            if let place = layout.places["\(file.name)/\(scene.id)"] { return CGPoint(x: CGFloat(place.column) * cell.width, y: CGFloat(place.row) * cell.height) }
            spare += 1
            return CGPoint(x: CGFloat(spare - 1) * cell.width, y: CGFloat(layout.rows) * cell.height)
        }
    }

    // MARK: Drawing

    func draw() -> PixelBuffer {
        let (width, height) = (Int((size.width * scale).rounded(.up)), Int((size.height * scale).rounded(.up)))
        guard let buffer = PixelBuffer(width: max(1, width), height: max(1, height), isOpaque: true) else { fatalError("no memory for a canvas of \(width) × \(height) pixels") }
        let context = CGContext(buffer: buffer, scale: scale)
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        (isDark ? UIColor(white: 0.13, alpha: 1) : UIColor(white: 0.93, alpha: 1)).setFill()
        UIRectFill(CGRect(origin: .zero, size: size))
        for (index, entry) in scenes.enumerated() { draw(entry.scene, entry.pixels, in: frames[index]) }
        for arrow in arrows { draw(arrow) }
        return buffer
    }

    private var ink: UIColor { isDark ? UIColor(white: 0.92, alpha: 1) : UIColor(white: 0.15, alpha: 1) }
    private var lineColor: UIColor { isDark ? UIColor(white: 0.68, alpha: 1) : UIColor(white: 0.45, alpha: 1) }

    private func draw(_ scene: CanvasScene, _ pixels: PixelBuffer, in frame: CGRect) {
        UIImage(cgImage: CGImage(pixels)).draw(in: frame)
        lineColor.setStroke()
        let border = UIBezierPath(rect: frame)
        border.lineWidth = 1
        border.stroke()
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineBreakMode = .byTruncatingTail
        (scene.title as NSString).draw(
            in: CGRect(x: frame.minX, y: frame.minY - Self.titleHeight + 4, width: frame.width, height: Self.titleHeight - 8),
            withAttributes: [.font: UIFont.boldSystemFont(ofSize: 18), .foregroundColor: ink, .paragraphStyle: style])
        guard scene.isEntryPoint else { return }
        arrow(from: CGPoint(x: frame.minX - 60, y: frame.midY), to: CGPoint(x: frame.minX, y: frame.midY), width: 5)
    }

    private struct Arrow {
        var from: CGRect
        var to: CGRect
        var kind: String
        var label: String
        var offset: CGFloat
    }

    private var arrows: [Arrow] {
        var places: [String: CGRect] = [:]
        for (index, entry) in scenes.enumerated() { places[entry.scene.id] = frames[index] }
        var seen: [String: Int] = [:]
        return file.scenes.flatMap { scene -> [Arrow] in
            guard let id = scene.controller?.id, let from = places[id] else { return [] }
            return scene.segues.compactMap { segue, _ in
                guard segue.kind != nil, segue.kind != .unwind, let to = places[segue.destination] else { return nil }
                let pair = "\(id)>\(segue.destination)"
                defer { seen[pair, default: 0] += 1 }
                return Arrow(from: from, to: to, kind: segue.element["kind"] ?? "", label: segue.identifier ?? "", offset: CGFloat(seen[pair] ?? 0) * 26)
            }
        }
    }

    private func draw(_ arrow: Arrow) {
        let (start, end) = Self.ends(arrow.from, arrow.to, arrow.offset)
        self.arrow(from: start, to: end, width: arrow.kind == "relationship" ? 4 : 2.5)
        let text = arrow.label.isEmpty || arrow.kind == "relationship" ? arrow.kind : "\(arrow.label) (\(arrow.kind))"
        let font = UIFont.systemFont(ofSize: 14)
        let extent = (text as NSString).size(withAttributes: [.font: font])
        let box = CGRect(x: (start.x + end.x) / 2 - extent.width / 2 - 6, y: (start.y + end.y) / 2 - extent.height / 2 - 3, width: extent.width + 12, height: extent.height + 6)
        (isDark ? UIColor(white: 0.2, alpha: 1) : .white).setFill()
        lineColor.setStroke()
        let plate = UIBezierPath(roundedRect: box, cornerRadius: 6)
        plate.fill()
        plate.stroke()
        (text as NSString).draw(at: CGPoint(x: box.minX + 6, y: box.minY + 3), withAttributes: [.font: font, .foregroundColor: ink])
    }

    /// From edge to edge, where the two frames face each other.
    private static func ends(_ from: CGRect, _ to: CGRect, _ offset: CGFloat) -> (CGPoint, CGPoint) {
        if to.minX >= from.maxX { return (CGPoint(x: from.maxX, y: from.midY + offset), CGPoint(x: to.minX, y: to.midY + offset)) }
        if to.maxX <= from.minX { return (CGPoint(x: from.minX, y: from.midY + offset), CGPoint(x: to.maxX, y: to.midY + offset)) }
        if to.minY >= from.maxY { return (CGPoint(x: from.midX + offset, y: from.maxY), CGPoint(x: to.midX + offset, y: to.minY)) }
        return (CGPoint(x: from.midX + offset, y: from.minY), CGPoint(x: to.midX + offset, y: to.maxY))
    }

    private func arrow(from start: CGPoint, to end: CGPoint, width: CGFloat) {
        let angle = atan2(end.y - start.y, end.x - start.x)
        let head = 8 + width * 2
        let path = UIBezierPath()
        path.move(to: start)
        path.addLine(to: CGPoint(x: end.x - cos(angle) * head * 0.8, y: end.y - sin(angle) * head * 0.8))
        path.lineWidth = width
        lineColor.setStroke()
        path.stroke()
        let tip = UIBezierPath()
        tip.move(to: end)
        for side in [-0.45, 0.45] as [CGFloat] { tip.addLine(to: CGPoint(x: end.x - cos(angle + side) * head, y: end.y - sin(angle + side) * head)) }
        tip.close()
        lineColor.setFill()
        tip.fill()
    }
}
