import Foundation
import Testing
import UIKitFoundation

@Suite("Structures and NSValue")
struct ValueBridgingTests {
    @Test("a rectangle, a point, and a size cast to NSValue and back, and not to other types")
    func casts() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        let info: [AnyHashable: Any] = [
            "rect": rect, "point": rect.origin, "size": rect.size, "boxed": NSValue(rect: rect), "number": NSNumber(value: 1),
        ]
        #expect((info["rect"] as? NSValue)?.rectValue == rect)
        #expect((info["point"] as? NSValue)?.pointValue == rect.origin)
        #expect((info["size"] as? NSValue)?.sizeValue == rect.size)
        #expect(info["boxed"] as? CGRect == rect)
        #expect(info["rect"] as? CGRect == rect)
        #expect(info["boxed"] as? CGPoint == nil && info["boxed"] as? CGSize == nil && info["number"] as? CGRect == nil)
    }

    @Test("a timer's userInfo is an NSNumber, which casts to every numeric type")
    func timers() {
        let timer = Timer(timeInterval: 1, target: NSObject(), selector: Selector("go"), userInfo: Float(0.5), repeats: false)
        #expect(timer.userInfo as? CGFloat == 0.5 && timer.userInfo as? Float == 0.5 && timer.userInfo as? Double == 0.5)
        let plain = Timer(timeInterval: 1, target: NSObject(), selector: Selector("go"), userInfo: ["a"], repeats: false)
        #expect(plain.userInfo as? [String] == ["a"])
    }

    @Test("NSValue(nonretainedObject:) values are equal for the same object only, and return it")
    func objects() {
        let one = NSObject(), other = NSObject()
        var names: [NSValue: String] = [NSValue(nonretainedObject: one): "one"]
        names[NSValue(nonretainedObject: other)] = "other"
        #expect(names[NSValue(nonretainedObject: one)] == "one" && names.count == 2)
        #expect(NSValue(nonretainedObject: one).nonretainedObjectValue as? NSObject === one)
        #expect(NSValue(nonretainedObject: nil).nonretainedObjectValue == nil)
    }
}
