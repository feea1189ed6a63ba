import Foundation
import InterfaceBuilder
import UIKit

/// An item on a canvas: a scene of a storyboard, or a view of a xib.
@MainActor
struct CanvasScene {
    let id: String
    let title: String
    /// The position that the author chose, or `nil` in a xib.
    let location: CGPoint?
    let isEntryPoint: Bool
    /// Whether it is a reference to a scene of another storyboard.
    let isReference: Bool
    /// The size that the author chose instead of the device's.
    let freeformSize: CGSize?
    /// The bars that a scene inherits from its containers, which Interface Builder calls inferred metrics.
    let isInNavigation: Bool
    let backTitle: String?
    let isInTabs: Bool

    static func all(of file: InterfaceFile) -> [CanvasScene] {
        guard file.kind == .storyboard else {
            return file.objects.compactMap { element in
                guard element.name != "placeholder", let id = element.id else { return nil }
                return CanvasScene(
                    id: id, title: element["userLabel"] ?? element["customClass"] ?? InterfaceClass.name(of: element.name), location: nil,
                    isEntryPoint: false,
                    isReference: false,
                    freeformSize: nil, isInNavigation: false, backTitle: nil, isInTabs: false)
            }
        }
        let (navigation, tabs) = inferred(file)
        return file.scenes.compactMap { scene in
            guard let controller = scene.controller, let id = controller.id else { return nil }
            let isFreeform = controller.elements.contains { $0.name == "freeformSimulatedSizeMetrics" }
            return CanvasScene(
                id: id, title: scene.title, location: scene.element.child(key: "canvasLocation")?.pointValue,
                isEntryPoint: file.initialViewController == id,
                isReference: scene.reference != nil,
                freeformSize: (controller.size("freeformSize") ?? (isFreeform ? scene.view?.rect("frame")?.size : nil)).map(limited),
                isInNavigation: navigation[id] != nil, backTitle: navigation[id] ?? nil, isInTabs: tabs.contains(id))
        }
    }

    /// Returns the size limited to what can be drawn.
    private static func limited(_ size: CGSize) -> CGSize {
        CGSize(width: min(max(size.width, 1), 3000), height: min(max(size.height, 1), 3000))
    }

    /// Returns the scenes inside the file's navigation controllers, with the title of the scene from which they are pushed, and those in
    /// tabs.
    private static func inferred(_ file: InterfaceFile) -> (navigation: [String: String?], tabs: Set<String>) {
        var navigation: [String: String?] = [:]
        var tabs: Set<String> = []
        var queue: [String] = []
        let containers = ["navigationController", "tabBarController", "splitViewController", "viewControllerPlaceholder"]
        for scene in file.scenes {
            for (segue, _) in scene.segues where segue.kind == .relationship {
                switch segue.relationship {
                case "rootViewController"?:
                    navigation[segue.destination] = .some(nil)
                    queue.append(segue.destination)
                case "viewControllers"?: tabs.insert(segue.destination)
                default: break
                }
            }
        }
        var index = 0
        while index < queue.count {
            defer { index += 1 }
            guard let scene = file.scene(ofControllerWithID: queue[index]), let controller = scene.controller else { continue }
            let title = controller.first("navigationItem")?["title"] ?? controller["title"]
            for (segue, _) in scene.segues where segue.kind == .show || segue.kind == .push {
                guard navigation[segue.destination] == nil, let next = file.scene(ofControllerWithID: segue.destination)?.controller,
                    !containers.contains(next.name)
                else { continue }
                navigation[segue.destination] = .some(title ?? "Back")
                queue.append(segue.destination)
            }
        }
        return (navigation, tabs)
    }
}
