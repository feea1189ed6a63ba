import Foundation
import InterfaceBuilder

/// Gesture recognizers, which are among the scene's objects (SP-A089).
@MainActor
enum GestureElements {
    static let table: [String: ElementDecoder] = [
        "gestureRecognizer": recognizer(UIGestureRecognizer.self) { _, _ in },
        "tapGestureRecognizer": recognizer(UITapGestureRecognizer.self) { element, recognizer in
            if let value = element.integer("numberOfTapsRequired") { recognizer.numberOfTapsRequired = value }
            if let value = element.integer("numberOfTouchesRequired") { recognizer.numberOfTouchesRequired = value }
        },
        "panGestureRecognizer": recognizer(UIPanGestureRecognizer.self, pan),
        "screenEdgePanGestureRecognizer": recognizer(UIScreenEdgePanGestureRecognizer.self) { element, recognizer in
            pan(element, recognizer)
            guard let edges = element.child(key: "edges") else { return }
            var value: UIRectEdge = []
            if edges["top"] == "YES" { value.insert(.top) }
            if edges["left"] == "YES" { value.insert(.left) }
            if edges["bottom"] == "YES" { value.insert(.bottom) }
            if edges["right"] == "YES" { value.insert(.right) }
            recognizer.edges = value
        },
        "swipeGestureRecognizer": recognizer(UISwipeGestureRecognizer.self) { element, recognizer in
            switch element["direction"] {
            case "left"?: recognizer.direction = .left
            case "up"?: recognizer.direction = .up
            case "down"?: recognizer.direction = .down
            default: recognizer.direction = .right
            }
            if let value = element.integer("numberOfTouchesRequired") { recognizer.numberOfTouchesRequired = value }
        },
        "pinchGestureRecognizer": recognizer(UIPinchGestureRecognizer.self) { _, _ in },
        "rotationGestureRecognizer": recognizer(UIRotationGestureRecognizer.self) { _, _ in },
        "pongPressGestureRecognizer": recognizer(UILongPressGestureRecognizer.self) { element, recognizer in
            if let value = element.double("minimumPressDuration") { recognizer.minimumPressDuration = value }
            if let value = element.double("allowableMovement") { recognizer.allowableMovement = value }
            if let value = element.integer("numberOfTapsRequired") { recognizer.numberOfTapsRequired = value }
            if let value = element.integer("numberOfTouchesRequired") { recognizer.numberOfTouchesRequired = value }
        },
    ]

    private static func recognizer<Recognizer: UIGestureRecognizer>(
        _ type: Recognizer.Type, _ decode: @escaping @MainActor (Element, Recognizer) -> Void
    ) -> ElementDecoder {
        ElementDecoder(type) { element, object, _ in
            guard let recognizer = object as? UIGestureRecognizer else { return }
            if let value = element.bool("enabled") { recognizer.isEnabled = value }
            if let value = element["name"] { recognizer.name = value }
            if let value = element.bool("cancelsTouchesInView") { recognizer.cancelsTouchesInView = value }
            if let value = element.bool("delaysTouchesBegan") { recognizer.delaysTouchesBegan = value }
            if let value = element.bool("delaysTouchesEnded") { recognizer.delaysTouchesEnded = value }
            if let recognizer = object as? Recognizer { decode(element, recognizer) }
        }
    }

    private static func pan(_ element: Element, _ recognizer: UIPanGestureRecognizer) {
        if let value = element.integer("minimumNumberOfTouches") { recognizer.minimumNumberOfTouches = value }
        if let value = element.integer("maximumNumberOfTouches") { recognizer.maximumNumberOfTouches = value }
    }
}
