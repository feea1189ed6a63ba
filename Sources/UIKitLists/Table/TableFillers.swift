import UIKitControls

/// The separators in the empty space below the last row of a plain table.
extension UITableView {
    private var fillerHeight: CGFloat {
        guard style == .plain, separatorStyle != .none, tableFooterView == nil else { return 0 }
        let isAutomatic = fillerRowHeight == Self.automaticDimension || (fillerRowHeight == 0 && UIDevice.current.majorVersion < 15)
        guard isAutomatic else { return fillerRowHeight }
        return rowHeight > 0 ? rowHeight : TableFigures.current.rowHeight
    }

    /// Places the lines as the separators of rows that follow the last one: in pictures of iOS 13.3 at every 44 points
    /// (pointfreeco/swift-snapshot-testing, testTableViewController).
    func layoutFillers() {
        let height = fillerHeight, start = geometry.rowsEnd
        let count = height > 0 ? min(200, max(0, Int(((bounds.maxY - start) / height).rounded(.down)))) : 0
        while display.fillers.count > count { display.fillers.removeLast().removeFromSuperview() }
        while display.fillers.count < count {
            let line = UIView()
            line.isUserInteractionEnabled = false
            insertSubview(line, at: backgroundView == nil ? 0 : 1)
            display.fillers.append(line)
        }
        let hairline = 1 / max(traitCollection.displayScale, 1), inset = separatorInset
        let safe = insetsContentViewsToSafeArea ? safeAreaInsets : .zero
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left = isRightToLeft ? inset.right : inset.left + safe.left, right = isRightToLeft ? inset.left + safe.right : inset.right
        for (index, line) in display.fillers.enumerated() {
            line.backgroundColor = separatorColor
            line.frame = CGRect(
                x: left, y: start + height * CGFloat(index + 1) - hairline, width: max(0, bounds.width - left - right), height: hairline)
        }
    }
}
