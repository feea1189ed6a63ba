import Testing
import UIKit

@MainActor @Suite struct ManagedLayerPropertyTests {
    private final class Ring: CALayer {
        var progress: CGFloat { get { managedValue("progress") } set { setManagedValue(newValue, "progress") } }
        var caption: String? { get { managedValue("caption") } set { setManagedValue(newValue, "caption") } }
        var asked: [String] = []
        override class func needsDisplay(forKey key: String) -> Bool { key == "progress" || super.needsDisplay(forKey: key) }
        override class func defaultValue(forKey key: String) -> Any? { key == "progress" ? 0.25 : super.defaultValue(forKey: key) }
        override func action(forKey event: String) -> (any CAAction)? {
            asked.append(event)
            return nil
        }
        override func draw(in ctx: CGContext) {}
    }

    @Test("a layer's managed property begins with the class's default, asks for its action and a drawing, and copies with the layer") func property() {
        let ring = Ring()
        ring.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        ring.displayIfNeeded()
        #expect(ring.progress == 0.25 && ring.caption == nil && !ring.needsDisplay())
        ring.asked = []
        ring.caption = "Half"
        #expect(!ring.needsDisplay() && ring.asked == ["caption"])
        ring.progress = 0.5
        #expect(ring.needsDisplay() && ring.asked == ["caption", "progress"] && ring.progress == 0.5 && ring.value(forKey: "caption") as? String == "Half")
    }
}
