import InterfaceBuilder

/// The objects among some elements, by their ids.
struct ObjectIndex {
    struct Entry {
        let element: Element
        /// The id of the object around this one.
        let parent: String?
        /// Whether the object is in its parent's list of subviews.
        let isSubview: Bool
    }

    private(set) var entries: [String: Entry] = [:]
    /// The ids, parents first.
    private(set) var order: [String] = []
    /// The ids of views, by the ids of their layout guides.
    private(set) var guides: [String: String] = [:]

    /// Reads the elements. `skipsView` leaves out what is created with a controller's view.
    @MainActor
    init(_ roots: [Element], skipsView: Bool) {
        for root in roots { add(root, parent: nil, isSubview: false, skipsView: skipsView && root["sceneMemberID"] == "viewController") }
    }

    @MainActor
    static let isObject: (String) -> Bool = {
        let names = Set(ElementDecoder.table.keys).union(["placeholder"])
        return { names.contains($0) }
    }()

    @MainActor
    private mutating func add(_ element: Element, parent: String?, isSubview: Bool, skipsView: Bool) {
        var parent = parent
        if let id = element.id {
            if Self.isObject(element.name) {
                if entries.updateValue(Entry(element: element, parent: parent, isSubview: isSubview), forKey: id) == nil {
                    order.append(id)
                }
                parent = id
            } else if element.name == "viewLayoutGuide" {
                guides[id] = parent
            }
        }
        for child in element.elements {
            if skipsView, child.key == "view" || child.key == "refreshControl" || child.name == "layoutGuides" { continue }
            if Self.isPrototypes(child, in: element) { continue }
            add(child, parent: parent, isSubview: element.name == "subviews", skipsView: false)
        }
    }

    /// Whether a list creates the objects of an element later, each many times.
    static func isPrototypes(_ element: Element, in list: Element) -> Bool {
        switch element.name {
        case "prototypes": true
        case "cells": list.name == "collectionView"
        case "collectionReusableView": list.name == "collectionView"
        case "constraints", "connections", "variation": true
        default: false
        }
    }

    /// The ids of an object and of those inside it, with their guides.
    func subtree(of id: String) -> Set<String> {
        var result: Set<String> = [id]
        for other in order where entries[other]?.parent.map(result.contains) == true { result.insert(other) }
        for (guide, view) in guides where result.contains(view) { result.insert(guide) }
        return result
    }
}
