import Foundation
import InterfaceBuilder

/// The reason that a running app can't take over a changed file.
package struct ReloadRefusal: Error { package let reason: String }

/// Updates the objects of one reading of an interface file to the file's later version.
///
/// An object that the file still contains stays, and gets the values that changed in the file; a value that the app has set is kept. An
/// object is created again only if it can't be changed in place, for example because its class changed.
@MainActor
final class LiveUpdate {
    let live: LiveObjects
    let roots: [Element]
    let old: ObjectIndex
    let new: ObjectIndex
    /// The objects that stay, by id.
    private(set) var kept: [String: NSObject] = [:]
    /// The changes in them.
    private var changes: [String: Element] = [:]
    /// The ids of views whose constraints end when they leave their place.
    private(set) var displaced: Set<String> = []
    /// The views that the file no longer contains.
    private var departed: [UIView] = []
    /// The tables and collections whose cells are loaded again.
    var lists: [UIView] = []
    /// The connections that couldn't be made, with their places in the file.
    fileprivate(set) var problems: [String] = []
    /// The localized values that changed, by id.
    let texts: [String: Set<String>]

    /// Compares the versions, without changing anything. `texts` are the properties whose localized texts changed, by id.
    init(_ live: LiveObjects, _ roots: [Element], texts: [String: Set<String>]) throws {
        (self.live, self.roots) = (live, roots)
        self.texts = texts.mapValues { Set($0.map(Self.value)) }
        old = ObjectIndex(live.roots, skipsView: live.lacksView)
        new = ObjectIndex(roots, skipsView: live.lacksView)
        for id in new.order { keep(id) }
        // An object that holds one that is created again gets the new one.
        if kept.count < new.order.count { for id in new.order where kept[id] != nil { keep(id) } }
        try refuse()
    }

    /// Whether anything differs.
    var isNeeded: Bool {
        roots.count != live.roots.count || !texts.isEmpty || !zip(roots, live.roots).allSatisfy { $0.isSame(as: $1) }
    }

    // MARK: Comparing

    private func keep(_ id: String) {
        guard let before = old.entries[id]?.element, let entry = new.entries[id], let object = live.object(id) else { return }
        let after = entry.element
        guard before.name == after.name, before["customClass"] == after["customClass"], before["customModule"] == after["customModule"]
        else {
            return
        }
        if after.name == "placeholder" { kept[id] = object; return }
        let isFirst = kept[id] == nil
        let change = ElementChange(
            from: before, to: after, forced: texts[id] ?? [], isObject: ObjectIndex.isObject,
            isKept: { [kept] element in isFirst || element.id.map { kept[$0] != nil } ?? true })
        guard change.lost == nil, !isFixed(change.partial, entry) else { kept[id] = nil; return }
        kept[id] = object
        changes[id] = change.partial.flatMap { relevant($0, entry) }
    }

    /// Attributes that only initializers read.
    private static let fixed: [String: Set<String>] = [
        "barButtonItem": ["systemItem", "customView"], "tabBarItem": ["systemItem"], "tableView": ["style"], "tableViewCell": ["style"],
        "button": ["buttonType"],
    ]

    private func isFixed(_ change: Element?, _ entry: ObjectIndex.Entry) -> Bool {
        guard let change else { return false }
        if Self.fixed[change.name]?.contains(where: change.determines) == true { return true }
        // A fixed frame has become constraints.
        return entry.element["fixedFrame"] == "YES" && change.child(key: "frame") != nil && !isPlacedByFrame(entry)
    }

    /// Removes the frame where the layout or a container determines it: Interface Builder writes those too.
    private func relevant(_ change: Element, _ entry: ObjectIndex.Entry) -> Element? {
        if let frame = change.child(key: "frame"), !isPlacedByFrame(entry) { change.remove(frame) }
        return change.attributes.count > 1 || !change.children.isEmpty ? change : nil
    }

    private func isPlacedByFrame(_ entry: ObjectIndex.Entry) -> Bool {
        let isMasked = entry.element.bool("translatesAutoresizingMaskIntoConstraints") ?? true
        guard isMasked || !live.source.document.usesAutoLayout else { return false }
        return entry.isSubview || ["tableHeaderView", "tableFooterView"].contains(entry.element.key)
    }

    /// Returns the attribute or value that a localized text belongs to.
    nonisolated private static func value(_ property: String) -> String {
        switch property {
        case "normalTitle": "normal"
        case "highlightedTitle": "highlighted"
        case "selectedTitle": "selected"
        case "disabledTitle": "disabled"
        case "focusedTitle": "focused"
        case "accessibilityLabel", "accessibilityHint": "accessibilityConfiguration"
        case let list where list.hasPrefix("segmentTitles"): "segments"
        case let list where list.hasPrefix("scopeButtonTitles"): "scopeButtonTitles"
        case let value where value.hasPrefix("configuration."): "configuration"
        default: property
        }
    }

    /// Whether the record's outermost object stays; a cell that doesn't is replaced by its table.
    var keepsRoots: Bool { roots.allSatisfy { root in root.id.map { new.entries[$0] == nil || kept[$0] != nil } ?? true } }

    private func refuse() throws {
        let name = live.source.name
        switch live.place {
        case .scene(let id):
            guard let before = old.entries[id]?.element, let after = new.entries[id]?.element else { return }
            let title = Scene(Element("scene", children: [Element("objects", children: [after])])).title
            guard before.name == after.name, before["customClass"] == after["customClass"] else {
                throw ReloadRefusal(reason: "the class of the scene “\(title)” in \(name) has changed")
            }
            guard kept[id] != nil else { throw ReloadRefusal(reason: "the controller of the scene “\(title)” in \(name) was replaced") }
            func relationships(_ element: Element) -> [Element] {
                (element.first("connections")?.elements ?? []).filter { $0["kind"] == "relationship" }
            }
            let (former, present) = (relationships(before), relationships(after))
            guard former.count == present.count, zip(former, present).allSatisfy({ $0.isSame(as: $1) }) else {
                throw ReloadRefusal(reason: "the child controllers of the scene “\(title)” in \(name) have changed")
            }
            guard !live.lacksView, let view = before.child(key: "view")?.id else { return }
            guard after.child(key: "view")?.id == view, kept[view] != nil else {
                throw ReloadRefusal(reason: "the root view of the scene “\(title)” in \(name) was replaced")
            }
        case .nib:
            for root in live.roots {
                guard let id = root.id, live.object(id) is UIView else { continue }
                guard kept[id] != nil else { throw ReloadRefusal(reason: "a top-level view of \(name) was replaced") }
            }
        case .prototype: break
        }
    }

    // MARK: Applying

    func apply() {
        let scene = live.scene
        if case .scene = live.place, let scene, let parent = try? newScene() {
            scene.element = parent
            updateTemplates(scene)
        }
        let controllerID = scene?.scene.controller?.id
        let decoding = Decoding(live.source, scene: scene, owner: live.fileOwner) { [live] id in
            id == controllerID ? scene?.controller : live.object(id) ?? scene?.object(withID: id)
        }
        let objects: [Element] = if case .nib = live.place { roots } else { scene?.scene.objects ?? [] }
        for placeholder in objects where placeholder["placeholderIdentifier"] == "IBFirstResponder" {
            if let id = placeholder.id { decoding.assign(FirstResponderProxy(), id: id) }
        }
        for (id, object) in kept where decoding.objects[id] == nil { decoding.assign(object, id: id) }
        for id in new.order {
            guard let change = changes[id], let object = kept[id] else { continue }
            ElementDecoder.table[change.name]?.decode(change, object, decoding)
        }
        createDock(decoding)
        for id in new.order { if let view = kept[id] as? UIView { arrangeSubviews(of: view, id, decoding) } }
        for view in departed { dismissChildren(inside: view) }
        for id in new.order { updateAttributes(id, decoding) }
        for (element, object) in decoding.created { RuntimeAttributes.apply(element, to: object, decoding) }
        updateConstraints(decoding)
        decoding.installConstraints()
        updateLists(decoding)
        updateConnections(decoding)
        decoding.installFixedFrames()
        if let scene { for (element, object) in decoding.created { if let id = element.id { scene.note(object, id: id) } } }
        decoding.variations.watch(decoding.created.compactMap { $0.object as? UIView })
        Connector.awake(decoding.created.map(\.object))
        embedChildren()
        for id in old.order where new.entries[id] == nil { live.forget(id) }
        live.roots = roots
        live.note(decoding)
        decoding.finish()
    }

    private func newScene() throws -> Element? {
        guard case .scene(let id) = live.place, let index = live.source.document.index(ofControllerWithID: id) else { return nil }
        return try live.source.document.scene(at: index)
    }

    /// Creates the objects at the top of the file that are new, and lets those go that it no longer contains.
    private func createDock(_ decoding: Decoding) {
        for root in live.roots {
            guard let id = root.id, new.entries[id] == nil || kept[id] == nil, let object = live.object(id) else { continue }
            if let recognizer = object as? UIGestureRecognizer { recognizer.view?.removeGestureRecognizer(recognizer) }
            live.scene?.dock[id] = nil
        }
        for root in roots {
            guard let id = root.id, new.entries[id] != nil, root.name != "placeholder", kept[id] == nil,
                let object = decoding.object(for: root)
            else { continue }
            live.scene?.dock[id] = object
        }
    }

    private func updateAttributes(_ id: String, _ decoding: Decoding) {
        guard let object = kept[id], let before = old.entries[id]?.element, let after = new.entries[id]?.element else { return }
        let former = before.first("userDefinedRuntimeAttributes")?.elements ?? []
        let list = after.first("userDefinedRuntimeAttributes")?.elements ?? []
        let isLocalized = texts[id]?.contains { $0.hasPrefix("ibExternalUserDefinedRuntimeAttributes") } == true
        let changed = isLocalized ? list : list.filter { entry in !former.contains { $0.isSame(as: entry) } }
        guard !changed.isEmpty else { return }
        let element = Element(
            "object", [Element.Attribute("id", id)], children: [Element("userDefinedRuntimeAttributes", children: changed)])
        RuntimeAttributes.apply(element, to: object, decoding)
    }

    // MARK: Views

    private func arrangeSubviews(of view: UIView, _ id: String, _ decoding: Decoding) {
        let before = old.entries[id]?.element.first("subviews")?.elements ?? []
        let after = new.entries[id]?.element.first("subviews")?.elements ?? []
        let stay = Set(after.compactMap(\.id)).filter { kept[$0] != nil }
        guard before.map(\.id) != after.map(\.id) || stay.count != after.count else { return }
        let stack = view as? UIStackView
        var replaced: [String: UIView] = [:]
        for child in before {
            guard let child = child.id, !stay.contains(child), let subview = live.object(child) as? UIView else { continue }
            displaced.formUnion(old.subtree(of: child))
            // Moves a view to the view that contains it now.
            guard kept[child] == nil else { continue }
            if new.entries[child] != nil { replaced[child] = subview }
            departed.append(subview)
            subview.removeFromSuperview()
        }
        let formerIDs = Set(before.compactMap(\.id))
        var previous: UIView?
        for child in after {
            guard let subview = decoding.object(for: child) as? UIView else { continue }
            let isOld = child.id.map { stay.contains($0) && formerIDs.contains($0) } ?? false
            // A variation has removed it.
            if isOld, subview.superview == nil { continue }
            if let former = child.id.flatMap({ replaced[$0] }) { carryOver(from: former, to: subview) }
            place(subview, in: view, stack, after: previous)
            previous = subview
        }
    }

    private func place(_ subview: UIView, in view: UIView, _ stack: UIStackView?, after previous: UIView?) {
        if let stack {
            let arranged = stack.arrangedSubviews
            let index = previous.flatMap { arranged.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
            if arranged.indices.contains(index), arranged[index] === subview { return }
            return stack.insertArrangedSubview(subview, at: min(index, arranged.count))
        }
        let subviews = view.subviews
        if subview.superview === view, let index = subviews.firstIndex(of: subview),
            index > (previous.flatMap { subviews.firstIndex(of: $0) } ?? -1)
        {
            return
        }
        if let previous { view.insertSubview(subview, aboveSubview: previous) } else { view.insertSubview(subview, at: 0) }
    }

    /// Gives a view that is created again the previous view's input by the user, and its embedded controllers.
    private func carryOver(from former: UIView, to view: UIView) {
        switch (former, view) {
        case (let former as UITextField, let view as UITextField): view.text = former.text
        case (let former as UITextView, let view as UITextView): view.text = former.text
        case (let former as UISwitch, let view as UISwitch): view.isOn = former.isOn
        case (let former as UISlider, let view as UISlider): view.value = former.value
        case (let former as UIStepper, let view as UIStepper): view.value = former.value
        case (let former as UISegmentedControl, let view as UISegmentedControl):
            if former.selectedSegmentIndex < view.numberOfSegments { view.selectedSegmentIndex = former.selectedSegmentIndex }
        default: break
        }
        if let former = former as? UIScrollView, let view = view as? UIScrollView { view.contentOffset = former.contentOffset }
        for child in live.controller?.children ?? [] where child.viewIfLoaded?.superview === former {
            guard let content = child.viewIfLoaded else { continue }
            content.frame = view.bounds
            view.addSubview(content)
        }
    }

    // MARK: Controllers

    /// Removes the controllers that are still embedded in a view that the file no longer contains.
    private func dismissChildren(inside view: UIView) {
        for child in live.controller?.children ?? [] {
            guard let content = child.viewIfLoaded, content.isDescendant(of: view) else { continue }
            child.willMove(toParent: nil)
            content.removeFromSuperview()
            child.removeFromParent()
        }
    }

    /// Performs the embed segues of new container views.
    private func embedChildren() {
        guard let scene = live.scene, case .scene = live.place else { return }
        guard !live.lacksView else { return }
        for (segue, owner) in scene.scene.segues where segue.kind == .embed {
            guard let template = scene.template(segue.id), let id = owner.id, template.container == nil || kept[id] == nil,
                let container = scene.object(withID: id) as? UIView
            else { continue }
            template.container = container
            // The controller of a container that was created again has moved along.
            if container.subviews.isEmpty { EmbeddedControllers.embed(template, sender: scene.controller, asksSource: true) }
        }
    }

    private func updateTemplates(_ scene: SceneState) {
        guard let controller = scene.controller else { return }
        let (former, present) = (live.roots.flatMap { Scene($0).segues }, scene.scene.segues)
        for (segue, _) in former where !present.contains(where: { $0.segue.element.isSame(as: segue.element) }) {
            guard let template = scene.removeTemplate(segue.id) else { continue }
            controller.loading.segueTemplates.removeAll { $0 === template }
            removed[segue.id] = template
        }
        for (segue, _) in present where scene.template(segue.id) == nil {
            guard let template = SegueBuilder.template(segue, scene, controller) else { continue }
            scene.add(template, id: segue.id)
            controller.loading.segueTemplates.append(template)
        }
        guard live.lacksView else { return }
        scene.embeds = present.compactMap { segue, owner in
            guard segue.kind == .embed, let template = scene.template(segue.id), let id = owner.id else { return nil }
            return (template, id)
        }
    }

    /// The templates of segues that changed or that the file no longer contains.
    private(set) var removed: [String: SegueTemplate] = [:]
}

extension LiveUpdate {
    func report(_ problem: String, _ element: Element) {
        problems.append("\(live.source.document.place(of: element)): error: \(problem)")
    }
}
