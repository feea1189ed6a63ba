import Foundation
import InterfaceBuilder

/// Scroll views, and the attributes that tables, collections, and text views share with them (SP-A062).
@MainActor
enum ScrollElements {
    static let table: [String: ElementDecoder] = ["scrollView": .view(UIScrollView.self, scroll)]

    static func scroll(_ element: Element, _ view: UIScrollView, _ decoding: Decoding) {
        if element.determines("clipsSubviews") { view.clipsToBounds = element.bool("clipsSubviews") ?? false }
        if let value = element.bool("pagingEnabled") { view.isPagingEnabled = value }
        if let value = element.bool("bounces") { view.bounces = value }
        if let value = element.bool("alwaysBounceVertical") { view.alwaysBounceVertical = value }
        if let value = element.bool("alwaysBounceHorizontal") { view.alwaysBounceHorizontal = value }
        if let value = element.bool("bouncesZoom") { view.bouncesZoom = value }
        if let value = element.bool("scrollEnabled") { view.isScrollEnabled = value }
        if let value = element.bool("showsVerticalScrollIndicator") { view.showsVerticalScrollIndicator = value }
        if let value = element.bool("showsHorizontalScrollIndicator") { view.showsHorizontalScrollIndicator = value }
        if let value = element.bool("directionalLockEnabled") { view.isDirectionalLockEnabled = value }
        if let value = element.bool("delaysContentTouches") { view.delaysContentTouches = value }
        if let value = element.bool("canCancelContentTouches") { view.canCancelContentTouches = value }
        if let value = element.bool("automaticallyAdjustsScrollIndicatorInsets") { view.automaticallyAdjustsScrollIndicatorInsets = value }
        if let value = element.double("minimumZoomScale") { view.minimumZoomScale = value }
        if let value = element.double("maximumZoomScale") { view.maximumZoomScale = value }
        switch element["indicatorStyle"] {
        case "black"?: view.indicatorStyle = .black
        case "white"?: view.indicatorStyle = .white
        default: break
        }
        switch element["keyboardDismissMode"] {
        case "onDrag"?: view.keyboardDismissMode = .onDrag
        case "interactive"?: view.keyboardDismissMode = .interactive
        case "onDragWithAccessory"?: view.keyboardDismissMode = .onDragWithAccessory
        case "interactiveWithAccessory"?: view.keyboardDismissMode = .interactiveWithAccessory
        default: break
        }
        switch element["contentInsetAdjustmentBehavior"] {
        case "never"?: view.contentInsetAdjustmentBehavior = .never
        case "always"?: view.contentInsetAdjustmentBehavior = .always
        case "scrollableAxes"?: view.contentInsetAdjustmentBehavior = .scrollableAxes
        default: break
        }
        if let insets = decoding.insets(element, "contentInset") { view.contentInset = insets }
        if let insets = decoding.insets(element, "scrollIndicatorInsets") { view.scrollIndicatorInsets = insets }
        if let size = element.size("contentSize") { view.contentSize = size }
    }
}
