import CoreGraphics

/// Finds what opaque layers hide.
enum Occlusion {
    /// Reduces each item to its visible pixels: none if one opaque layer in front, or several adjacent ones, hide it completely, and fewer
    /// if they hide a whole side and the item may be drawn in part. Returns whether opaque layers cover all of `region`.
    static func apply(to items: inout [DrawItem], in region: PixelRect) -> Bool {
        var covers = Covers()
        for index in items.indices.reversed() {
            let item = items[index]
            var rect = item.rect
            if !covers.isEmpty {
                if item.mayTrim { covers.trim(&rect) } else if covers.hide(rect) { rect = .empty }
                items[index].rect = rect
                if rect.isEmpty { continue }
                if item.kind == .background, item.layer.properties.rare.map({ $0.shadowOpacity > 0 }) ?? false {
                    items[index].hidden = covers.over(rect)
                }
            }
            // A blur needs the content behind it even where the blur itself is hidden.
            if item.kind == .content, item.layer is BackdropLayer { covers = Covers() }
            let opaque = opaqueRect(item)
            if opaque.area > 1024 { covers.add(opaque) }
        }
        return covers.hide(region)
    }

    /// Opaque rectangles; those that form a larger one are merged.
    private struct Covers {
        private var rects: [PixelRect] = []
        private static let limit = 48

        var isEmpty: Bool { rects.isEmpty }
        func hide(_ rect: PixelRect) -> Bool { rects.contains { $0.contains(rect) } }
        func over(_ rect: PixelRect) -> [PixelRect] { rects.filter { $0.intersects(rect) } }

        func trim(_ rect: inout PixelRect) {
            for cover in rects where cover.intersects(rect) {
                if cover.minX <= rect.minX, cover.maxX >= rect.maxX {
                    if cover.minY <= rect.minY { rect.minY = min(cover.maxY, rect.maxY) }
                    if cover.maxY >= rect.maxY { rect.maxY = max(cover.minY, rect.minY) }
                } else if cover.minY <= rect.minY, cover.maxY >= rect.maxY {
                    if cover.minX <= rect.minX { rect.minX = cover.maxX }
                    if cover.maxX >= rect.maxX { rect.maxX = cover.minX }
                }
                if rect.isEmpty { return rect = .empty }
            }
        }

        mutating func add(_ rect: PixelRect) {
            var rect = rect
            var index = 0
            while index < rects.count {
                let other = rects[index]
                if other.contains(rect) { return }
                let isColumn = other.minX == rect.minX && other.maxX == rect.maxX && other.minY <= rect.maxY && rect.minY <= other.maxY
                let isRow = other.minY == rect.minY && other.maxY == rect.maxY && other.minX <= rect.maxX && rect.minX <= other.maxX
                if isColumn || isRow || rect.contains(other) {
                    rect = rect.union(other)
                    rects.remove(at: index)
                    index = 0
                } else {
                    index += 1
                }
            }
            if rects.count < Self.limit {
                rects.append(rect)
            } else if let smallest = rects.indices.min(by: { rects[$0].area < rects[$1].area }), rects[smallest].area < rect.area {
                rects[smallest] = rect
            }
        }
    }

    /// Returns the pixels that the item certainly covers.
    private static func opaqueRect(_ item: DrawItem) -> PixelRect {
        guard item.kind == .background || item.kind == .content, item.alpha >= 1, item.clip.shape == nil, item.placement.toDevice.isUpright
        else { return .empty }
        let p = item.layer.properties
        let box: PixelRect
        if item.kind == .background {
            guard let color = p.backgroundColor, color.alpha == 1, color.pattern == nil else { return .empty }
            let exact = p.bounds.applying(item.placement.toDevice)
            box =
                RoundedBox(p, item.placement.toDevice)?.solidPart
                ?? (item.moment.isRendering ? PixelRect(within: exact) : PixelRect(snapping: exact))
        } else {
            guard
                (item.layer as? CAGradientLayer)?.isGradientOpaque == true
                    || (p.rare?.contentsGravity == .resize && (p.rare?.contents as? CGImage)?.isOpaque == true)
            else { return .empty }
            box = PixelRect(snapping: p.bounds.applying(item.placement.toDevice))
        }
        return box.intersection(item.clip.rect)
    }
}
