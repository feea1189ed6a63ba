import Testing
@testable import UIKitRuntime

private class Animal: NSObject {
    var log: [String] = []
    override required init() {}
    func speak(_ word: String) { log.append(word) }
}
private final class Dog: Animal {
    required init() { super.init(); log.append("made") }
}

@MainActor @Suite("Selectors without Objective-C", .serialized)
struct DispatchTests {
    init() {
        DispatchTable.add(Animal.self, selectors: ["speak:"]) { object, name, arguments in
            guard name == "speak:" else { return .unhandled }
            (object as! Animal).speak(arguments[0])
            return .handled(nil)
        }
    }

    @Test("a selector reaches the method through a superclass's table")
    func inherited() {
        let dog = Dog()
        #expect(dog.responds(to: Selector("speak:")))
        #expect(!dog.responds(to: Selector("fly")))
        dog.perform(Selector("speak:"), with: "wuff")
        #expect(dog.log == ["made", "wuff"])
    }

    @Test("an unknown selector is Objective-C's fault, by name")
    func unknown() {
        let faults = Fault.catching { Dog().perform(Selector("fly")) }
        #expect(faults.first?.name == .invalidArgumentException)
        #expect(faults.first?.reason.contains("fly]: unrecognized selector sent to instance") == true)
    }

    @Test("a private class's name is the same in every run")
    func privateName() {
        #expect(NSStringFromClass(Dog.self) == "UIKitRuntimeTests.Dog")
        #expect(String(cString: class_getName(Dog.self)) == "UIKitRuntimeTests.Dog")
        #expect(Fault.name(of: Dog()).hasPrefix("<UIKitRuntimeTests.Dog: 0x"))
    }

    @Test("a class known only at run time is created through its own init()")
    func instantiate() {
        let type: Animal.Type = Dog.self
        #expect((Instantiation.make(type) as? Dog)?.log == ["made"])
    }
}
