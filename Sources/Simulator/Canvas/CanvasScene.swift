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
    /// Whether there is a toolbar at the bottom.
    var hasToolbar = false
    /// Whether the bar at the top shows large titles.
    var hasLargeTitles = false
    /// Whether the bar at the top isn't translucent, so that the scene begins below it, and whether the tab bar isn't.
    var isBarOpaque = false, isTabBarOpaque = false

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
            let own = navigation[id]
            // A bar that the author chose, or none, replaces the inherited one.
            let inheritsTop = top == nil, inheritsBottom = bottom == nil
            let isFreeform = controller.elements.contains { $0.name == "freeformSimulatedSizeMetrics" }
            return CanvasScene(
                id: id, title: scene.title, location: scene.element.child(key: "canvasLocation")?.pointValue,
                isEntryPoint: file.initialViewController == id,
                isReference: scene.reference != nil,
                freeformSize: (controller.size("freeformSize") ?? (isFreeform ? scene.view?.rect("frame")?.size : nil)).map(limited),
                isInNavigation: inheritsTop ? own?.isBarHidden == false : top?.name == "simulatedNavigationBarMetrics",
                backTitle: own?.backTitle,
                isInTabs: inheritsBottom ? tabs[id] != nil : bottom?.name == "simulatedTabBarMetrics",
                hasToolbar: inheritsBottom ? own?.hasToolbar == true : bottom?.name == "simulatedToolbarMetrics",
                hasLargeTitles: own?.hasLargeTitles == true,
                isBarOpaque: inheritsTop ? own?.isBarOpaque == true : top?["translucent"] == "NO",
                isTabBarOpaque: inheritsBottom ? tabs[id]?.isOpaque == true : bottom?["translucent"] == "NO")
        }
    }

    /// Returns the size limited to what can be drawn.
    private static func limited(_ size: CGSize) -> CGSize {
        CGSize(width: min(max(size.width, 1), 3000), height: min(max(size.height, 1), 3000))
    }

    /// What a scene inherits from its navigation controller.
    private struct NavigationMetrics {
        var backTitle: String?
        let isBarHidden: Bool, isBarOpaque: Bool, hasLargeTitles: Bool, hasToolbar: Bool

        init(_ controller: Element?) {
            let bar = controller?.first("navigationBar")
            isBarHidden = controller?["navigationBarHidden"] == "YES"
            isBarOpaque = bar?["translucent"] == "NO"
            hasLargeTitles = bar?["largeTitles"] == "YES"
            hasToolbar = controller?["toolbarHidden"] == "NO"
        }
    }
    /// What a scene inherits from its tab bar controller.
    private struct TabMetrics {
        let isOpaque: Bool
    }

    /// Returns the scenes inside the file's navigation controllers, with the title of the scene from which they are pushed, and those in
    /// tabs, where a navigation controller's scenes are too.
    private static func inferred(_ file: InterfaceFile) -> (navigation: [String: NavigationMetrics], tabs: [String: TabMetrics]) {
        var navigation: [String: NavigationMetrics] = [:]
        var tabs: [String: TabMetrics] = [:]
        var queue: [String] = []
        let containers = ["navigationController", "tabBarController", "splitViewController", "viewControllerPlaceholder"]
        for scene in file.scenes {
            for (segue, _) in scene.segues where segue.kind == .relationship {
                switch segue.relationship {
                case "rootViewController"?:
                    navigation[segue.destination] = NavigationMetrics(scene.controller)
                    queue.append(segue.destination)
                case "viewControllers"?:
                    tabs[segue.destination] = TabMetrics(isOpaque: scene.controller?.first("tabBar")?["translucent"] == "NO")
                default: break
                }
            }
        }
        for scene in file.scenes {
            guard let controller = scene.controller, let id = controller.id else { continue }
            // A tab bar that the author chose for a navigation controller is the tab bar of its scenes, too.
            if controller.name == "navigationController", let bar = controller.child(key: "simulatedBottomBarMetrics") {
                tabs[id] = bar.name == "simulatedTabBarMetrics" ? TabMetrics(isOpaque: bar["translucent"] == "NO") : nil
            }
            guard let metrics = tabs[id] else { continue }
            for (segue, _) in scene.segues where segue.relationship == "rootViewController" { tabs[segue.destination] = metrics }
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
                navigation[segue.destination] = navigation[queue[index]]
                navigation[segue.destination]?.backTitle = title ?? "Back"
                if let metrics = tabs[queue[index]], next["hidesBottomBarWhenPushed"] != "YES" { tabs[segue.destination] = metrics }
                queue.append(segue.destination)
            }
        }
        return (navigation, tabs)
    }
}
