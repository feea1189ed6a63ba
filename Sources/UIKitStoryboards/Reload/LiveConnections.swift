import Foundation
import InterfaceBuilder

// Constraints, connections, and lists of objects that stay.
extension LiveUpdate {
    // MARK: Constraints

    func updateConstraints(_ decoding: Decoding) {
        guard live.source.document.usesAutoLayout else { return }
        for id in new.order {
            guard let view = kept[id] as? UIView else { continue }
            let before = constraints(of: old.entries[id]?.element)
            let after = constraints(of: new.entries[id]?.element)
            let ids = Set(after.compactMap(\.id))
            for element in before {
                guard let id = element.id, !ids.contains(id) else { continue }
                (live.object(id) as? NSLayoutConstraint)?.isActive = false
                live.forget(id)
            }
            let former = Dictionary(
                before.compactMap { element in element.id.map { ($0, element) } }, uniquingKeysWith: { first, _ in first })
            for element in after {
                let living = element.id.flatMap { live.object($0) as? NSLayoutConstraint }
                if let living, let earlier = element.id.flatMap({ former[$0] }), joinsSameItems(element, earlier) {
                    change(living, earlier, element)
                } else {
                    living?.isActive = false
                    decoding.addConstraints(of: view, [element])
                }
            }
        }
    }

    private func constraints(of element: Element?) -> [Element] {
        element?.first("constraints")?.elements.filter { $0.name == "constraint" } ?? []
    }

    /// Attributes of a constraint that can change while it is active.
    private static let adjustable: Set<String> = ["constant", "priority", "identifier"]

    private func joinsSameItems(_ element: Element, _ earlier: Element) -> Bool {
        func fixed(_ element: Element) -> [String: String] {
            Dictionary(
                element.attributes.filter { !Self.adjustable.contains($0.name) }.map { ($0.name, $0.value) },
                uniquingKeysWith: { first, _ in first })
        }
        guard fixed(element) == fixed(earlier), element.children.isEmpty, earlier.children.isEmpty else { return false }
        return [element["firstItem"], element["secondItem"]].allSatisfy { item in
            guard let item else { return true }
            let view = new.guides[item] ?? item
            return !displaced.contains(item) && (new.entries[view] == nil || kept[view] != nil)
        }
    }

    /// Sets the values that changed in the file. Otherwise, a constant that the app has set stays.
    private func change(_ constraint: NSLayoutConstraint, _ earlier: Element, _ element: Element) {
        let (before, after) = (ConstraintDescription(earlier), ConstraintDescription(element))
        if before.constant != after.constant, let constant = after.constant { constraint.constant = constant }
        if before.priority != after.priority {
            let isReinstalled = constraint.isActive && (before.priority == 1000) != (after.priority == 1000)
            if isReinstalled { constraint.isActive = false }
            constraint.priority = UILayoutPriority(Float(after.priority))
            if isReinstalled { constraint.isActive = true }
        }
        if before.identifier != after.identifier { constraint.identifier = after.identifier }
    }

    // MARK: Connections

    func updateConnections(_ decoding: Decoding) {
        var connector = Connector(decoding)
        for (element, object) in decoding.created { connector.add(element, object) }
        connect(connector, decoding.created.lazy.compactMap { $0.element.first("connections") }.first)
        for id in new.order {
            guard let source = kept[id], let before = old.entries[id]?.element, let after = new.entries[id]?.element else { continue }
            reconnect(source, entries(of: before), entries(of: after), decoding)
        }
    }

    private func entries(of element: Element) -> [Element] {
        let awaited: Set<String> = live.lacksView ? live.scene.map { SceneInstantiation.viewIDs($0) } ?? [] : []
        return (element.first("connections")?.elements ?? []).filter { entry in
            entry["kind"] != "relationship" && !(entry["destination"].map(awaited.contains) ?? false)
        }
    }

    private func reconnect(_ source: NSObject, _ before: [Element], _ after: [Element], _ decoding: Decoding) {
        /// Whether the connection leads to another object than before.
        func isMoved(_ entry: Element) -> Bool {
            if entry.name == "segue" { return removed[entry.id ?? ""] != nil }
            guard let id = entry["destination"], let present = decoding.objects[id] else { return false }
            return present !== live.object(id)
        }
        let gone = before.filter { entry in isMoved(entry) || !after.contains { $0.isSame(as: entry) } }
        var fresh = after.filter { entry in isMoved(entry) || !before.contains { $0.isSame(as: entry) } }
        guard !gone.isEmpty || !fresh.isEmpty else { return }
        for entry in gone { disconnect(entry, of: source, after) }
        // A collection is set as a whole.
        let collections = Set((gone + fresh).filter { $0.name == "outletCollection" }.compactMap { $0["property"] })
        fresh = after.filter { entry in
            fresh.contains { $0 === entry } || entry.name == "outletCollection" && collections.contains(entry["property"] ?? "")
        }
        guard !fresh.isEmpty else { return }
        var connector = Connector(decoding)
        connector.add(Element("object", children: [Element("connections", children: fresh)]), source)
        connect(connector, fresh.first)
    }

    /// Connects, and reports an outlet that the running class doesn't have.
    private func connect(_ connector: Connector, _ element: Element?) {
        let faults = Fault.catching { connector.connect() }
        guard let element else { return }
        for fault in faults { report(fault.reason, element) }
    }

    private func disconnect(_ entry: Element, of source: NSObject, _ after: [Element]) {
        let destination = entry["destination"].flatMap { live.object($0) }
        switch Connection(entry) {
        case .outlet(let property, _)?:
            guard property != "view", !after.contains(where: { $0.name == "outlet" && $0["property"] == property }) else { return }
            _ = Fault.catching { set(nil, property, source) }
        case .collection("gestureRecognizers", _, _)?:
            if let recognizer = destination as? UIGestureRecognizer { (source as? UIView)?.removeGestureRecognizer(recognizer) }
        case .collection(let property, _, _)?:
            guard !after.contains(where: { $0.name == "outletCollection" && $0["property"] == property }) else { return }
            _ = Fault.catching { set([NSObject](), property, source) }
        case .action(let selector, _, _, _)?: removeAction(destination, Selector(selector), of: source, entry)
        case .segue(let segue)?:
            guard let template = removed[segue.id] ?? live.scene?.template(segue.id) else { return }
            if let cell = source as? UIView {
                if cell.selectionSegue === template { cell.selectionSegue = nil }
                if cell.accessorySegue === template { cell.accessorySegue = nil }
            }
            removeAction(template, "perform:", of: source, entry)
        case nil: break
        }
    }

    private func removeAction(_ target: NSObject?, _ action: Selector, of source: NSObject, _ entry: Element) {
        switch source {
        case let control as UIControl:
            let event = entry["eventType"].flatMap { ControlEvents.rawValues[$0] } ?? Triggers.event(of: control).rawValue
            control.removeTarget(target, action: action, for: UIControl.Event(rawValue: event))
        case let item as UIBarButtonItem where item.action == action: (item.target, item.action) = (nil, nil)
        case let recognizer as UIGestureRecognizer: recognizer.removeTarget(target, action: action)
        default: break
        }
    }

    private func set(_ value: Any?, _ key: String, _ source: NSObject) {
        if let source = source as? any KeyValueMembers { source.setValue(value, forKey: key) } else { source.setValue(value, forKey: key) }
    }

    // MARK: Lists

    /// Registers changed prototypes, and gives a static table its rows.
    func updateLists(_ decoding: Decoding) {
        for id in new.order {
            guard let list = kept[id], let before = old.entries[id]?.element, let after = new.entries[id]?.element else { continue }
            func differs(_ isMeant: (Element) -> Bool) -> Bool {
                let (former, present) = (before.elements.filter(isMeant), after.elements.filter(isMeant))
                return former.count != present.count || !zip(former, present).allSatisfy { $0.isSame(as: $1) }
            }
            switch list {
            case let table as UITableView:
                let hasPrototypes = differs { $0.name == "prototypes" }, hasRows = differs { $0.name == "sections" }
                if hasPrototypes { ListElements.prototypes(after, table, decoding) }
                if let sections = after.first("sections"), hasRows || !texts.isEmpty,
                    let controller = decoding.owner as? UITableViewController, after["dataMode"] == "static"
                {
                    controller.staticContent = ListElements.staticContent(sections, decoding)
                }
                if hasPrototypes || hasRows || !texts.isEmpty { lists.append(table) }
            case let view as UICollectionView:
                guard
                    differs({ ObjectIndex.isPrototypes($0, in: after) && !["connections", "constraints", "variation"].contains($0.name) })
                else { continue }
                ListElements.prototypes(after, view, decoding)
                lists.append(view)
            default: break
            }
        }
    }
}
