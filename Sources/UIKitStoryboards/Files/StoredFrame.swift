import Foundation
import InterfaceBuilder

/// A view's frame as Interface Builder stored it in the file, and as it is laid out here.
package struct StoredFrame: Codable {
    package let id: String
    /// The element's name, `label`, and its class in the app, if it has one.
    package let element: String
    package let customClass: String?
    /// The id of the nearest view around this one that has an element, or `nil` for the outermost.
    package let parent: String?
    package let stored: CGRect
    package let laidOut: CGRect
    /// Whether the author left the view where its constraints do not put it, or without enough of them.
    package let isMisplaced: Bool
}

extension DesignedFile {
    /// Whether the objects of files that are opened from now on are recorded, for ``storedFrames()``.
    package static var recordsFrames: Bool {
        get { LiveObjects.isOn }
        set { LiveObjects.isOn = newValue }
    }

    /// The frames of all living views of this file that have a stored one.
    package func storedFrames() -> [StoredFrame] {
        var frames: [StoredFrame] = []
        func add(_ element: Element, _ parent: String?, _ live: LiveObjects) {
            var parent = parent
            if let id = element.id, let view = live.object(id) as? UIView {
                if let stored = element.rect("frame"), view.transform.isIdentity, view.superview != nil {
                    let isMisplaced = element["misplaced"] == "YES", isAmbiguous = element["ambiguous"] == "YES"
                    frames.append(
                        StoredFrame(
                            id: id, element: element.name, customClass: element["customClass"], parent: parent, stored: stored,
                            laidOut: view.frame,
                            isMisplaced: isMisplaced || isAmbiguous))
                }
                parent = id
            }
            for child in element.elements { add(child, parent, live) }
        }
        for live in LiveObjects.living where live.source === source {
            for root in live.roots { add(root, nil, live) }
        }
        return frames
    }
}
