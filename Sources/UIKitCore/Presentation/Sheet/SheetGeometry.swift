import Foundation

/// Where a sheet stands in its container: a pure function of sizes.
package struct SheetGeometry {
    package var container: CGRect
    package var safeArea: UIEdgeInsets
    package var style: UIModalPresentationStyle
    package var isCompactWidth: Bool
    package var isCompactHeight: Bool
    package var preferredContentSize: CGSize
    package var isEdgeAttachedInCompactHeight = false
    package var widthFollowsContent = false
    package var figures: SheetFigures

    /// Whether the sheet covers everything. C-66, SP-D021, SP-D081
    package var isFullScreen: Bool { isCompactHeight && !isEdgeAttachedInCompactHeight }
    /// Whether the sheet stands on the bottom edge and has detents.
    package var isEdgeAttached: Bool { isCompactWidth || isCompactHeight }

    /// The greatest height a detent may have, in the safe area. metrics.md 10
    @MainActor package var maximumDetentValue: CGFloat { container.height - safeArea.top - safeArea.bottom - figures.topGap }

    // metrics.md 10: 425 on an 852 container of iOS 26; half the height before.
    @MainActor package var mediumDetentValue: CGFloat {
        figures.floatingInset > 0 ? (container.height / 2 - 1).rounded() : container.height / 2 - safeArea.bottom
    }

    /// What the safe area leaves between the sides.
    private var room: CGRect { container.inset(by: UIEdgeInsets(top: 0, left: safeArea.left, bottom: 0, right: safeArea.right)) }

    /// The sheet's frame at a detent of `value` points; nil: large.
    // SP-D081
    @MainActor package func frame(detent value: CGFloat?) -> CGRect {
        if isFullScreen { return container }
        // FIXME SP-D077: a sheet in regular width stands at one height, whatever its detents; how UIKit places a lower one there is not known.
        guard isEdgeAttached else { return centred }
        let room = room, isUprightPhone = isCompactWidth && !isCompactHeight
        let width = widthFollowsContent && !isUprightPhone && preferredContentSize.width > 0 ? min(preferredContentSize.width, room.width) : room.width
        let x = room.midX - width / 2
        guard let value, value < maximumDetentValue else {
            let top = safeArea.top + figures.topGap
            return CGRect(x: x, y: container.minY + top, width: width, height: container.height - top)
        }
        guard figures.floatingInset > 0 else {
            let height = value + safeArea.bottom
            return CGRect(x: x, y: container.maxY - height, width: width, height: height)
        }
        return floating(value)
    }

    // iOS 26: one scale about the bottom; small detents move further in and leave the bottom safe area out.
    @MainActor private func floating(_ value: CGFloat) -> CGRect {
        let progress = min(max((value - 76) / (150 - 76), 0), 1)
        let inset = 28 + (figures.floatingInset - 28) * progress
        let height = value + safeArea.bottom * progress
        let room = room, scale = (room.width - 2 * inset) / room.width
        let scaled = height * scale
        return CGRect(x: room.minX + inset, y: container.maxY - inset - scaled, width: room.width - 2 * inset, height: scaled)
    }

    // SP-D022, SP-D023
    @MainActor private var centred: CGRect {
        let room = container.insetBy(dx: SheetFigures.regularMargin, dy: 0).inset(by: UIEdgeInsets(top: safeArea.top + 20, left: 0, bottom: max(safeArea.bottom, 20), right: 0))
        var size: CGSize
        if style == .formSheet {
            size = preferredContentSize.width > 0 && preferredContentSize.height > 0 ? preferredContentSize : SheetFigures.formSize
        } else {
            size = CGSize(width: SheetFigures.pageWidth, height: room.height)
        }
        size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
        let origin = CGPoint(x: (container.midX - size.width / 2).rounded(), y: (container.midY - size.height / 2).rounded())
        return CGRect(origin: origin, size: size)
    }
}
