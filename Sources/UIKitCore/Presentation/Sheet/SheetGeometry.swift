import Foundation

/// The frame of a sheet in its container: a pure function of sizes.
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

    /// Whether the sheet covers everything. (C-66, SP-D021, SP-D081)
    package var isFullScreen: Bool { isCompactHeight && !isEdgeAttachedInCompactHeight }
    /// Whether the sheet is attached to the bottom edge and has detents.
    package var isEdgeAttached: Bool { isCompactWidth || isCompactHeight }

    /// The greatest height of a detent, in the safe area. (metrics.md 10)
    @MainActor package var maximumDetentValue: CGFloat {
        isFormCard ? centered.height : container.height - largeTop - safeArea.bottom
    }

    /// The space above a large sheet.
    private var largeTop: CGFloat { max(safeArea.top + figures.topGap, figures.leastTop) }

    /// Whether the sheet is a form of iOS 26 in regular width, which has detents as sheets at the edge do.
    private var isFormCard: Bool {
        !isEdgeAttached && style == .formSheet && figures.attachedPageGap != nil && preferredContentSize == .zero
    }

    // metrics.md 10: 425 in an 852 container of iOS 26, where the maximum is 759, and the same fraction of other heights; before, half the
    // height.
    @MainActor package var mediumDetentValue: CGFloat {
        figures.floatingInset > 0 ? (maximumDetentValue * 425 / 759 * 2).rounded() / 2 : container.height / 2 - safeArea.bottom
    }

    /// The area of the container between the safe area's sides.
    private var room: CGRect { container.inset(by: UIEdgeInsets(top: 0, left: safeArea.left, bottom: 0, right: safeArea.right)) }

    /// Returns the sheet's frame at a detent of `value` points, or at the large detent if `nil`. In compact heights, a sheet fills the
    /// screen, unless it prefers the edge. (SP-D081)
    @MainActor package func frame(detent value: CGFloat?) -> CGRect {
        if isFullScreen { return container }
        // FIXME SP-D077: a page, and a form before iOS 26, has a single height in regular width, regardless of its detents; UIKit's
        // placement of a lower one is not known.
        if isFormCard, let value, value < centered.height {
            let large = centered
            return CGRect(x: large.minX, y: large.maxY - value, width: large.width, height: value)
        }
        guard isEdgeAttached else { return centered }
        let room = room, isUprightPhone = isCompactWidth && !isCompactHeight
        let width =
            widthFollowsContent && !isUprightPhone && preferredContentSize.width > 0
            ? min(preferredContentSize.width, room.width) : room.width
        let x = room.midX - width / 2
        guard let value, value < maximumDetentValue else {
            let top = largeTop
            return CGRect(x: x, y: container.minY + top, width: width, height: container.height - top)
        }
        guard figures.floatingInset > 0 else {
            let height = value + safeArea.bottom
            return CGRect(x: x, y: container.maxY - height, width: width, height: height)
        }
        return floating(value, x: x, width: width)
    }

    // iOS 26: one scale about the bottom; small detents move further in and leave the bottom safe area out.
    @MainActor private func floating(_ value: CGFloat, x: CGFloat, width: CGFloat) -> CGRect {
        let progress = min(max((value - 76) / (150 - 76), 0), 1)
        let inset = 28 + (figures.floatingInset - 28) * progress
        let height = value + safeArea.bottom * progress
        let scaledWidth = max(0, width - 2 * inset), scaledHeight = height * (scaledWidth / width)
        return CGRect(x: x + inset, y: container.maxY - inset - scaledHeight, width: scaledWidth, height: scaledHeight)
    }

    // A form sheet has its preferred size, a page sheet the system's. (SP-D022, SP-D023)
    @MainActor private var centered: CGRect {
        if style == .pageSheet, let gap = figures.attachedPageGap {
            return CGRect(
                x: container.minX, y: container.minY + safeArea.top + gap, width: container.width,
                height: container.height - safeArea.top - gap)
        }
        let room = container.insetBy(dx: SheetFigures.regularMargin, dy: 0).inset(
            by: UIEdgeInsets(top: safeArea.top + 20, left: 0, bottom: max(safeArea.bottom, 20), right: 0))
        var size: CGSize
        if style == .formSheet {
            size = preferredContentSize.width > 0 && preferredContentSize.height > 0 ? preferredContentSize : figures.formSize
        } else {
            size = CGSize(width: SheetFigures.pageWidth, height: room.height)
        }
        size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
        // Forms of iOS 26 are 5 points above the center, as measured on an iPad (A16).
        let rise: CGFloat = isFormCard ? 5 : 0
        let origin = CGPoint(x: (container.midX - size.width / 2).rounded(), y: (container.midY - size.height / 2 - rise).rounded())
        return CGRect(origin: origin, size: size)
    }
}
