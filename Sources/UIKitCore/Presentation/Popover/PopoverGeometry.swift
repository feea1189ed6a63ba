import Foundation

/// Metrics of popovers. (SP-D089, SP-D090, SP-D096)
package enum PopoverFigures {
    package static let arrowBase: CGFloat = 26
    package static let arrowHeight: CGFloat = 13
    package static let cornerRadius: CGFloat = 13
    package static let margin: CGFloat = 10
    /// The margin at the sides of the available area in iOS 26, if the app sets no margins.
    package static let glassMargin: CGFloat = 19
    /// The distance from the safe area's top to a popover that a bar button item of iOS 26 opens.
    package static let glassBarGap: CGFloat = 30
    /// The overlap of a popover with the item that opened it: a navigation bar's button of 44 points extends below that gap.
    static let glassBarOverlap: CGFloat = 14
    package static let defaultSize = CGSize(width: 320, height: 480)
}

/// The position of a popover: a pure function of the available area, the source, and the requested size. (SP-D096)
package struct PopoverGeometry: Equatable {
    package let contentFrame: CGRect
    package let direction: UIPopoverArrowDirection
    /// The arrow's center, measured from the content's center along the free axis.
    package let arrowOffset: CGFloat

    package init(
        room: CGRect, source: CGRect, size wanted: CGSize, permitted: UIPopoverArrowDirection, canOverlap: Bool,
        arrowHeight: CGFloat = PopoverFigures.arrowHeight, arrowBase: CGFloat = PopoverFigures.arrowBase, prefersCentered: Bool = false
    ) {
        let directions: [UIPopoverArrowDirection] = [.up, .down, .left, .right].filter { permitted.contains($0) }
        let areas = directions.map { ($0, Self.area($0, room: room, source: source, arrowHeight: arrowHeight)) }
        func visible(_ area: CGRect) -> CGFloat { min(area.width, wanted.width) * min(area.height, wanted.height) }
        var most = areas.first
        for area in areas.dropFirst() where visible(area.1) > most.map({ visible($0.1) }) ?? 0 { most = area }
        // Without an arrow, and without room beside the source, as beside a whole screen, it covers the source.
        guard let best = most, canOverlap || visible(best.1) > 0 else {
            let size = CGSize(width: min(wanted.width, room.width), height: min(wanted.height, room.height))
            contentFrame = CGRect(x: source.midX - size.width / 2, y: source.midY - size.height / 2, width: size.width, height: size.height)
                .moved(inside: room)
            (direction, arrowOffset) = ([], 0)
            return
        }
        let fits = areas.filter { $0.1.width >= wanted.width && $0.1.height >= wanted.height }
        let centered = prefersCentered ? fits.first { Self.isCentered($0.0, room: room, source: source, size: wanted) } : nil
        let chosen = centered ?? fits.first ?? (canOverlap ? (best.0, room) : best)
        let area = chosen.1
        let size = CGSize(width: min(wanted.width, area.width), height: min(wanted.height, area.height))

        var origin: CGPoint
        switch chosen.0 {
        case .up: origin = CGPoint(x: source.midX - size.width / 2, y: area.minY)
        case .down: origin = CGPoint(x: source.midX - size.width / 2, y: area.maxY - size.height)
        case .left: origin = CGPoint(x: area.minX, y: source.midY - size.height / 2)
        default: origin = CGPoint(x: area.maxX - size.width, y: source.midY - size.height / 2)
        }
        let frame = CGRect(origin: origin, size: size).moved(inside: room)
        let isVertical = chosen.0 == .up || chosen.0 == .down
        let raw = isVertical ? source.midX - frame.midX : source.midY - frame.midY
        let limit = max(0, (isVertical ? frame.width : frame.height) / 2 - PopoverFigures.cornerRadius - arrowBase / 2)
        contentFrame = frame
        direction = chosen.0
        arrowOffset = min(max(raw, -limit), limit)
    }

    /// Whether the content is centered on the source without being moved to fit.
    private static func isCentered(_ direction: UIPopoverArrowDirection, room: CGRect, source: CGRect, size: CGSize) -> Bool {
        let isVertical = direction == .up || direction == .down
        let half = (isVertical ? size.width : size.height) / 2, middle = isVertical ? source.midX : source.midY
        return middle - half >= (isVertical ? room.minX : room.minY) && middle + half <= (isVertical ? room.maxX : room.maxY)
    }

    /// Places a popover that a bar button item of iOS 26 opens: below the bars without an arrow, or above a toolbar.
    package init(barItem source: CGRect, size wanted: CGSize, room: CGRect, top: CGFloat) {
        let isToolbar = source.midY > room.midY, bottom = isToolbar ? source.minY + PopoverFigures.glassBarOverlap : room.maxY
        let size = CGSize(width: min(wanted.width, room.width), height: min(wanted.height, bottom - (isToolbar ? room.minY : top)))
        contentFrame = CGRect(
            x: source.midX - size.width / 2, y: isToolbar ? bottom - size.height : top, width: size.width, height: size.height
        )
        .moved(inside: room)
        (direction, arrowOffset) = ([], 0)
    }

    /// Returns the space for content on the side of `source` where an arrow pointing in `direction` fits.
    private static func area(_ direction: UIPopoverArrowDirection, room: CGRect, source: CGRect, arrowHeight: CGFloat) -> CGRect {
        switch direction {
        case .up:
            let top = max(room.minY, source.maxY + arrowHeight)
            return CGRect(x: room.minX, y: top, width: room.width, height: max(0, room.maxY - top))
        case .down:
            let bottom = min(room.maxY, source.minY - arrowHeight)
            return CGRect(x: room.minX, y: room.minY, width: room.width, height: max(0, bottom - room.minY))
        case .left:
            let left = max(room.minX, source.maxX + arrowHeight)
            return CGRect(x: left, y: room.minY, width: max(0, room.maxX - left), height: room.height)
        default:
            let right = min(room.maxX, source.minX - arrowHeight)
            return CGRect(x: room.minX, y: room.minY, width: max(0, right - room.minX), height: room.height)
        }
    }
}

extension CGRect {
    fileprivate func moved(inside room: CGRect) -> CGRect {
        var moved = self
        moved.origin.x = Swift.max(room.minX, Swift.min(minX, room.maxX - width))
        moved.origin.y = Swift.max(room.minY, Swift.min(minY, room.maxY - height))
        return moved
    }
}
