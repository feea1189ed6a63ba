import CUIKitListsDescriptors
import UIKitControls

extension UITableView {
    func dequeue(_ identifier: String, for path: IndexPath?) -> UITableViewCell? {
        if let path, let shown = display.cells[path], updates.reconfiguring.contains(path) { return shown }
        if let cell = reuse.cells.take(identifier) {
            cell.prepareForReuse()
            return cell
        }
        guard let source = reuse.cells.sources[identifier] else { return nil }
        let cell: UITableViewCell?
        switch source {
        case .type(let type): cell = UITableViewCell.make(type, identifier: identifier)
        case .nib(let nib): cell = nib.instantiate(withOwner: nil, options: nil).first { $0 is UITableViewCell } as? UITableViewCell
        }
        if cell?.reuseIdentifier == nil { cell?.identifier = identifier }
        return cell
    }

    func dequeueRequired(_ identifier: String, for path: IndexPath) -> UITableViewCell {
        if let cell = dequeue(identifier, for: path) {
            if display.cells[path] == nil, let frame = rowFrameIfKnown(path) { cell.move(to: frame) }
            return cell
        }
        Fault.raise(
            .internalInconsistencyException,
            "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
        )
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// Returns the row's frame. The delegate's height takes the place of an estimate, so that the data source sees the cell's final size.
    private func rowFrameIfKnown(_ path: IndexPath) -> CGRect? {
        guard geometry.contains(path) else { return nil }
        var frame = rowFrame(path)
        // A delegate that dequeues the cell to measure it would start a recursion.
        if !geometry.isMeasured(path), !display.isSizing, let rowDelegate {
            display.isSizing = true
            defer { display.isSizing = false }
            let height = OptionalRequirement.ask { rowDelegate.tableView(self, heightForRowAt: path) }
            if let height, height >= 0 { frame.size.height = height }
        }
        return frame
    }

    func dequeueHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let view = reuse.headers.take(identifier) {
            view.prepareForReuse()
            return view
        }
        guard let source = reuse.headers.sources[identifier] else { return nil }
        let view: UITableViewHeaderFooterView?
        switch source {
        case .type(let type): view = UITableViewHeaderFooterView.make(type, identifier: identifier)
        case .nib(let nib):
            view = nib.instantiate(withOwner: nil, options: nil).first { $0 is UITableViewHeaderFooterView } as? UITableViewHeaderFooterView
        }
        if view?.reuseIdentifier == nil { view?.identifier = identifier }
        return view
    }
}

extension UITableViewCell {
    /// Creates a cell by `type.init(style: .default, reuseIdentifier:)`, through the class's own override.
    static func make(_ type: AnyClass, identifier: String) -> UITableViewCell? {
        guard let type = type as? UITableViewCell.Type else {
            Fault.raise(.internalInconsistencyException, "class \(type) is not a subclass of UITableViewCell")
            return nil
        }
        return Instantiation.make(
            type, caseIndex: 0, string: identifier, method: us_UITableViewCell_initStyle(), declaredIn: UITableViewCell.self)
    }
}

extension UITableViewHeaderFooterView {
    static func make(_ type: AnyClass, identifier: String) -> UITableViewHeaderFooterView? {
        guard let type = type as? UITableViewHeaderFooterView.Type else {
            Fault.raise(.internalInconsistencyException, "class \(type) is not a subclass of UITableViewHeaderFooterView")
            return nil
        }
        return Instantiation.make(
            type, string: identifier, method: us_UITableViewHeaderFooterView_init(), declaredIn: UITableViewHeaderFooterView.self)
    }
}
