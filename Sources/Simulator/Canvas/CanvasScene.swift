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
    /// Whether the author chose a toolbar at the bottom, and a bar at the top that is not translucent.
    var hasToolbar = false
    /// Whether the bar that it inherits shows large titles.
    var hasLargeTitles = false
    var isBarOpaque = false

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
            let (top, bottom) = (controller.child(key: "simulatedTopBarMetrics"), controller.child(key: "simulatedBottomBarMetrics"))
            let isFreeform = controller.elements.contains { $0.name == "freeformSimulatedSizeMetrics" }
            return CanvasScene(
                id: id, title: scene.title, location: scene.element.child(key: "canvasLocation")?.pointValue,
                isEntryPoint: file.initialViewController == id,
                isReference: scene.reference != nil,
                freeformSize: (controller.size("freeformSize") ?? (isFreeform ? scene.view?.rect("frame")?.size : nil)).map(limited),
                isInNavigation: navigation[id] != nil || top?.name == "simulatedNavigationBarMetrics",
                backTitle: navigation[id]?.backTitle,
                isInTabs: tabs.contains(id) || bottom?.name == "simulatedTabBarMetrics",
                hasToolbar: bottom?.name == "simulatedToolbarMetrics", hasLargeTitles: navigation[id]?.hasLargeTitles == true,
                isBarOpaque: top?["translucent"] == "NO")
        }
    }

    /// Returns the size limited to what can be drawn.
    private static func limited(_ size: CGSize) -> CGSize {
        CGSize(width: min(max(size.width, 1), 3000), height: min(max(size.height, 1), 3000))
    }

    /// Returns the scenes inside the file's navigation controllers, with the title of the scene from which they are pushed, and those in
    /// tabs, where a navigation controller's scenes are too.
    private static func inferred(
        _ file: InterfaceFile
    ) -> (navigation: [String: (backTitle: String?, hasLargeTitles: Bool)], tabs: Set<String>) {
        var navigation: [String: (backTitle: String?, hasLargeTitles: Bool)] = [:]
        var tabs: Set<String> = []
        var queue: [String] = []
        let containers = ["navigationController", "tabBarController", "splitViewController", "viewControllerPlaceholder"]
        for scene in file.scenes {
            for (segue, _) in scene.segues where segue.kind == .relationship {
                switch segue.relationship {
                case "rootViewController"?:
                    navigation[segue.destination] = (nil, scene.controller?.first("navigationBar")?["largeTitles"] == "YES")
                    queue.append(segue.destination)
                case "viewControllers"?: tabs.insert(segue.destination)
                default: break
                }
            }
        }
        for scene in file.scenes {
            guard let id = scene.controller?.id, tabs.contains(id) else { continue }
            for (segue, _) in scene.segues where segue.relationship == "rootViewController" { tabs.insert(segue.destination) }
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
                navigation[segue.destination] = (title ?? "Back", navigation[queue[index]]?.hasLargeTitles == true)
                if tabs.contains(queue[index]), next["hidesBottomBarWhenPushed"] != "YES" { tabs.insert(segue.destination) }
                queue.append(segue.destination)
            }
        }
        return (navigation, tabs)
    }
}
