import Foundation
import InterfaceBuilder
import UIKit

/// All scenes of a storyboard at their author's positions, with the arrows between them. A reference to another storyboard is a small box
/// with its name.
@MainActor
struct CanvasSheet {
    private let file: InterfaceFile
    private let scenes: [(scene: CanvasScene, pixels: PixelBuffer?)]
    private let isDark: Bool
    private let frames: [CGRect]
    private let size: CGSize
    private let scale: CGFloat
    /// The factor by which text and arrows are enlarged on a large sheet, so that they are readable when it is viewed as a whole.
    private let magnification: CGFloat

    private static let margin: CGFloat = 80
    private static let referenceSize = CGSize(width: 240, height: 44)
    /// The maximum number of pixels of a sheet without an explicit scale, which image viewers can still open quickly.
    private static let pixelLimit: CGFloat = 36_000_000
    /// The maximum side of such a sheet, which is Cairo's limit.
    private static let sideLimit: CGFloat = 32_000

    /// Creates a sheet; references have no `pixels`.
    init(file: InterfaceFile, scenes: [(CanvasScene, PixelBuffer?)], setting: CanvasSetting, scale: Double?) {
        self.file = file
        self.scenes = scenes.map { (scene: $0.0, pixels: $0.1) }
        isDark = setting.appearance == .dark
        let pointScale = setting.scale ?? setting.device.scale
        let sizes = scenes.map {
            $0.1.map { CGSize(width: CGFloat($0.width) / pointScale, height: CGFloat($0.height) / pointScale) } ?? Self.referenceSize
        }
        let area = sizes.reduce(0) { $0 + ($1.width + 90) * ($1.height + 120) }
        let magnification = min(2.5, max(1, area.squareRoot() / 1500))
        let labels = file.scenes.flatMap { scene in scene.segues.map { Self.label(of: $0.segue) } }
        let widest =
            labels.map { ($0 as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 14 * magnification)]).width }.max() ?? 0
        let spacing = Spacing(between: min(320 * magnification, max(90, widest + 70)), title: 34 * magnification)
        let places = CanvasPlaces(scenes.map(\.0), sizes, spacing)
        let origins = places.authored ?? places.laidOut(file)
        let box = zip(origins, sizes).reduce(CGRect.null) { $0.union(CGRect(origin: $1.0, size: $1.1)) }
        frames = zip(origins, sizes).map {
            CGRect(x: $0.x - box.minX + Self.margin, y: $0.y - box.minY + Self.margin + spacing.title, width: $1.width, height: $1.height)
        }
        size = CGSize(width: box.width + Self.margin * 2, height: box.height + Self.margin * 2 + spacing.title)
        self.magnification = magnification
        self.scale =
            scale.map { CGFloat($0) }
            ?? min(1, (Self.pixelLimit / max(1, size.width * size.height)).squareRoot(), Self.sideLimit / max(size.width, size.height))
    }

    // MARK: Drawing

    func draw() throws -> PixelBuffer {
        let (wide, high) = (max(1, (size.width * scale).rounded(.up)), max(1, (size.height * scale).rounded(.up)))
        guard wide < 1e6, high < 1e6, let buffer = PixelBuffer(width: Int(wide), height: Int(high), isOpaque: true) else {
            throw CanvasFailure(
                "\(file.file): a canvas of \(size.width) × \(size.height) points is too large to draw at scale \(scale). Use a smaller --scale, or draw single scenes with --scene."
            )
        }
        let (width, height) = (buffer.width, buffer.height)
        let context = CGContext(buffer: buffer, scale: scale)
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        (isDark ? UIColor(white: 0.13, alpha: 1) : UIColor(white: 0.93, alpha: 1)).setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: CGFloat(width) / scale, height: CGFloat(height) / scale))
        for (index, entry) in scenes.enumerated() {
            if let pixels = entry.pixels {
                draw(entry.scene, pixels, in: frames[index])
            } else {
                draw(reference: entry.scene.title, in: frames[index])
            }
        }
        let arrows = arrows
        for arrow in arrows { draw(arrow) }
        for arrow in arrows { drawLabel(of: arrow) }
        return buffer
    }

    private var ink: UIColor { isDark ? UIColor(white: 0.92, alpha: 1) : UIColor(white: 0.15, alpha: 1) }
    private var paper: UIColor { isDark ? UIColor(white: 0.2, alpha: 1) : .white }
    private var lineColor: UIColor { isDark ? UIColor(white: 0.68, alpha: 1) : UIColor(white: 0.45, alpha: 1) }
    private var titleHeight: CGFloat { 34 * magnification }

    private func draw(_ scene: CanvasScene, _ pixels: PixelBuffer, in frame: CGRect) {
        UIImage(cgImage: CGImage(pixels)).draw(in: frame)
        lineColor.setStroke()
        let border = UIBezierPath(rect: frame)
        border.lineWidth = 1
        border.stroke()
        write(
            scene.title, .boldSystemFont(ofSize: 18 * magnification),
            in: CGRect(x: frame.minX, y: frame.minY - titleHeight, width: frame.width, height: titleHeight))
        guard scene.isEntryPoint else { return }
        draw(
            Arrow(
                curve: Curve(from: CGPoint(x: frame.minX - 60, y: frame.midY), to: CGPoint(x: frame.minX, y: frame.midY)), label: "",
                width: 5))
    }

    private func draw(reference title: String, in frame: CGRect) {
        let box = UIBezierPath(roundedRect: frame, cornerRadius: 8)
        paper.setFill()
        box.fill()
        lineColor.setStroke()
        box.setLineDash([5, 4], count: 2, phase: 0)
        box.stroke()
        write(title, .boldSystemFont(ofSize: 14), in: frame.insetBy(dx: 8, dy: 0))
    }

    /// Draws one line, centered in the rectangle.
    private func write(_ text: String, _ font: UIFont, in frame: CGRect) {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineBreakMode = .byTruncatingTail
        (text as NSString).draw(
            in: CGRect(x: frame.minX, y: frame.midY - font.lineHeight / 2, width: frame.width, height: font.lineHeight),
            withAttributes: [.font: font, .foregroundColor: ink, .paragraphStyle: style])
    }

    // MARK: Arrows

    private struct Arrow {
        var curve: Curve
        var label: String
        var width: CGFloat
    }

    private var arrows: [Arrow] {
        var indexes: [String: Int] = [:]
        for (index, entry) in scenes.enumerated() { indexes[entry.scene.id] = index }
        var seen: [String: Int] = [:]
        return file.scenes.flatMap { scene -> [Arrow] in
            guard let source = scene.controller?.id.flatMap({ indexes[$0] }) else { return [] }
            return scene.segues.compactMap { segue, _ in
                guard segue.kind != nil, segue.kind != .unwind, let goal = indexes[segue.destination], goal != source else { return nil }
                let pair = "\(source)>\(goal)"
                defer { seen[pair, default: 0] += 1 }
                let curve = route(from: source, to: goal, offset: CGFloat(seen[pair] ?? 0) * 26 * magnification)
                return Arrow(curve: curve, label: Self.label(of: segue), width: segue.kind == .relationship ? 4 : 2.5)
            }
        }
    }

    private static func label(of segue: Segue) -> String {
        let kind = segue.element["kind"] ?? ""
        return segue.relationship ?? segue.identifier.map { "\($0) (\(kind))" } ?? kind
    }

    /// Returns a straight arrow if the two frames face each other, or a curve around the scenes between them if it crosses fewer.
    private func route(from source: Int, to goal: Int, offset: CGFloat) -> Curve {
        let (from, to) = (frames[source], frames[goal])
        // Titles are above their scenes.
        let top = to.minY - (scenes[goal].pixels == nil ? 0 : titleHeight)
        let bow = 60 + (abs(to.midY - from.midY) + abs(to.midX - from.midX)) * 0.06 + offset
        var candidates: [Curve] = []
        if to.minX >= from.maxX {
            candidates.append(Curve(from: CGPoint(x: from.maxX, y: from.midY + offset), to: CGPoint(x: to.minX, y: to.midY + offset)))
        } else if to.maxX <= from.minX {
            candidates.append(Curve(from: CGPoint(x: from.minX, y: from.midY + offset), to: CGPoint(x: to.maxX, y: to.midY + offset)))
        } else if to.minY >= from.maxY {
            candidates.append(Curve(from: CGPoint(x: from.midX + offset, y: from.maxY), to: CGPoint(x: to.midX + offset, y: top)))
        } else {
            candidates.append(
                Curve(from: CGPoint(x: from.midX + offset, y: from.minY - titleHeight), to: CGPoint(x: to.midX + offset, y: to.maxY)))
        }
        for side in [-1, 1] as [CGFloat] {
            let x = side < 0 ? min(from.minX, to.minX) - bow : max(from.maxX, to.maxX) + bow
            let (start, end) = (
                CGPoint(x: side < 0 ? from.minX : from.maxX, y: from.midY), CGPoint(x: side < 0 ? to.minX : to.maxX, y: to.midY + offset)
            )
            candidates.append(Curve(from: start, CGPoint(x: x, y: start.y), CGPoint(x: x, y: end.y), to: end))
        }
        let (below, above) = (max(from.maxY, to.maxY) + bow, min(from.minY, to.minY) - titleHeight - bow)
        candidates.append(
            Curve(
                from: CGPoint(x: from.midX, y: from.maxY), CGPoint(x: from.midX, y: below), CGPoint(x: to.midX + offset, y: below),
                to: CGPoint(x: to.midX + offset, y: to.maxY)))
        candidates.append(
            Curve(
                from: CGPoint(x: from.midX, y: from.minY - titleHeight), CGPoint(x: from.midX, y: above),
                CGPoint(x: to.midX + offset, y: above),
                to: CGPoint(x: to.midX + offset, y: top)))
        func crossed(_ curve: Curve) -> Int {
            let points = stride(from: 0.04, through: 0.96, by: 0.04).map { curve.point(at: $0) }
            return frames.indices.filter { index in
                let obstacle = frames[index].insetBy(dx: 2, dy: 2)
                return points.contains(where: obstacle.contains)
            }.count
        }
        let counts = candidates.map(crossed)
        return candidates[counts.indices.min { (counts[$0], $0) < (counts[$1], $1) } ?? 0]
    }

    private func draw(_ arrow: Arrow) {
        let curve = arrow.curve, width = arrow.width * magnification.squareRoot()
        let angle = atan2(curve.end.y - curve.second.y, curve.end.x - curve.second.x)
        let head = 8 + width * 2
        let path = UIBezierPath()
        path.move(to: curve.start)
        path.addCurve(
            to: CGPoint(x: curve.end.x - cos(angle) * head * 0.8, y: curve.end.y - sin(angle) * head * 0.8), controlPoint1: curve.first,
            controlPoint2: curve.second)
        path.lineWidth = width
        lineColor.setStroke()
        path.stroke()
        let tip = UIBezierPath()
        tip.move(to: curve.end)
        for side in [-0.45, 0.45] as [CGFloat] {
            tip.addLine(to: CGPoint(x: curve.end.x - cos(angle + side) * head, y: curve.end.y - sin(angle + side) * head))
        }
        tip.close()
        lineColor.setFill()
        tip.fill()
    }

    private func drawLabel(of arrow: Arrow) {
        let font = UIFont.systemFont(ofSize: 14 * magnification)
        let extent = (arrow.label as NSString).size(withAttributes: [.font: font])
        let middle = arrow.curve.point(at: 0.5)
        let box = CGRect(
            x: middle.x - extent.width / 2 - 6, y: middle.y - extent.height / 2 - 3, width: extent.width + 12, height: extent.height + 6)
        paper.setFill()
        lineColor.setStroke()
        let plate = UIBezierPath(roundedRect: box, cornerRadius: 6)
        plate.fill()
        plate.stroke()
        (arrow.label as NSString).draw(at: CGPoint(x: box.minX + 6, y: box.minY + 3), withAttributes: [.font: font, .foregroundColor: ink])
    }
}

/// A cubic curve.
private struct Curve {
    let start: CGPoint
    let first: CGPoint
    let second: CGPoint
    let end: CGPoint

    init(from start: CGPoint, _ first: CGPoint, _ second: CGPoint, to end: CGPoint) {
        (self.start, self.first, self.second, self.end) = (start, first, second, end)
    }

    /// Creates a straight line.
    init(from start: CGPoint, to end: CGPoint) {
        func between(_ t: CGFloat) -> CGPoint { CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t) }
        self.init(from: start, between(1 / 3), between(2 / 3), to: end)
    }

    func point(at t: CGFloat) -> CGPoint {
        let u = 1 - t
        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return CGPoint(x: a * start.x + b * first.x + c * second.x + d * end.x, y: a * start.y + b * first.y + c * second.y + d * end.y)
    }
}
