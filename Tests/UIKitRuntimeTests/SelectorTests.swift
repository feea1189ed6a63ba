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
        #expect(unsafeBitCast(first, to: Selector.self).description == name)
    }

    @Test("selectors with the same name are equal, and have the same hash value")
    func equality() {
        #expect(Selector("add:") == NSSelectorFromString("add" + ":"))
        #expect(Selector("add:") != "add")
        #expect(Set([Selector("add:"), "add:", "add"]).count == 2)
    }

    // The names are those in UIKit's headers, UITableView.h and UICollectionView.h.
    @Test(
        "a delegate's method has its name in Objective-C, and is found by it",
        arguments: [
            ("tableView:heightForRowAt:", "tableView:heightForRowAtIndexPath:"),
            ("tableView:commit:forRowAt:", "tableView:commitEditingStyle:forRowAtIndexPath:"),
            ("collectionView:viewForSupplementaryElementOfKind:at:", "collectionView:viewForSupplementaryElementOfKind:atIndexPath:"),
            ("collectionView:layout:insetForSectionAt:", "collectionView:layout:insetForSectionAtIndex:"),
            ("textField:shouldChangeCharactersIn:replacementString:", "textField:shouldChangeCharactersInRange:replacementString:"),
        ])
    @MainActor func delegates(derived: String, name: String) {
        let selector = Selector(derived)
        #expect(selector == Selector(name) && "\(selector)" == name && NSStringFromSelector(selector) == name)
        #expect(Selector(name).name == derived)
        class FromSwift: KeyValueObject {}
        class FromObjectiveC: KeyValueObject {}
        DispatchTable.add(FromSwift.self, selectors: [derived], invoke: { _, name, _ in name == derived ? .handled("Swift") : .unhandled })
        DispatchTable.add(FromObjectiveC.self, selectors: [name], invoke: { _, asked, _ in asked == name ? .handled("C") : .unhandled })
        for selector in [Selector(derived), Selector(name)] {
            #expect(FromSwift().responds(to: selector) && FromObjectiveC().responds(to: selector))
            if case .handled(let result) = DispatchTable.invoke(selector, on: FromSwift(), arguments: []) {
                #expect(result as? String == "Swift")
            } else {
                Issue.record("not found by \(selector)")
            }
            if case .handled(let result) = DispatchTable.invoke(selector, on: FromObjectiveC(), arguments: []) {
                #expect(result as? String == "C")
            } else {
                Issue.record("not found by \(selector)")
            }
        }
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
