import Testing
import UIKitRuntime

// `SEL` is a pointer to one record for each name: "Objective-C Runtime", `sel_registerName`.
@Suite struct SelectorTests {
    @Test("a selector is one pointer, which is the same for the same name")
    func pointer() {
        #expect(MemoryLayout<Selector>.size == MemoryLayout<UnsafeRawPointer>.size)
        #expect(MemoryLayout<Selector?>.size == MemoryLayout<UnsafeRawPointer>.size)
        let first = unsafeBitCast(Selector("tableView:didSelectRowAtIndexPath:"), to: UnsafeRawPointer.self)
        let name = ["tableView", "didSelectRowAtIndexPath", ""].joined(separator: ":")
        #expect(first == unsafeBitCast(NSSelectorFromString(name), to: UnsafeRawPointer.self))
        #expect(first != unsafeBitCast(Selector("tableView:didDeselectRowAtIndexPath:"), to: UnsafeRawPointer.self))
        #expect(unsafeBitCast(first, to: Selector.self).name == name)
    }

    @Test("selectors with the same name are equal, and have the same hash value")
    func equality() {
        #expect(Selector("add:") == NSSelectorFromString("add" + ":"))
        #expect(Selector("add:") != "add")
        #expect(Set([Selector("add:"), "add:", "add"]).count == 2)
    }

    @Test("an object is found under the selector of a property's name")
    func associatedObject() {
        let holder = Holder()
        #expect(holder.mark == nil)
        holder.mark = "anchor"
        holder.otherMark = "view"
        #expect(holder.mark == "anchor")
        #expect(holder.otherMark == "view")
    }
}

private final class Holder {
    var mark: String? {
        get { objc_getAssociatedObject(self, unsafeBitCast(Selector(#function), to: UnsafeRawPointer.self)) as? String }
        set {
            objc_setAssociatedObject(
                self, unsafeBitCast(Selector(#function), to: UnsafeRawPointer.self), newValue, .OBJC_ASSOCIATION_RETAIN)
        }
    }
    var otherMark: String? {
        get { objc_getAssociatedObject(self, unsafeBitCast(Selector(#function), to: UnsafeRawPointer.self)) as? String }
        set {
            objc_setAssociatedObject(
                self, unsafeBitCast(Selector(#function), to: UnsafeRawPointer.self), newValue, .OBJC_ASSOCIATION_RETAIN)
        }
    }
}
