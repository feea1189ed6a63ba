import Testing
@testable import UIKitRuntime

private class Animal: NSObject {
    var log: [String] = []
    override required init() {}
    func speak(_ word: String) { log.append(word) }
    func meet(_ other: Dog) { log.append("met") }
    func seek(_ other: Dog?) { log.append(other === self ? "found itself" : "found") }
}
private final class Dog: Animal {
    required init() { super.init(); log.append("made") }
}

@MainActor @Suite("Selectors without Objective-C", .serialized)
struct DispatchTests {
    init() {
        DispatchTable.add(Animal.self, selectors: ["speak:", "meet:", "seek:"]) { object, name, arguments in
            let animal = object as! Animal
            switch name {
            case "speak:": animal.speak(arguments[0])
            case "meet:": animal.meet(arguments.argument(0))
            case "seek:": animal.seek(arguments.argument(0))
            default: return .unhandled
            }
            return .handled(nil)
        }
    }

    @Test("a selector is found in a superclass's table")
    func inherited() {
        let dog = Dog()
        #expect(dog.responds(to: Selector("speak:")))
        #expect(!dog.responds(to: Selector("fly")))
        dog.perform(Selector("speak:"), with: "wuff")
        #expect(dog.log == ["made", "wuff"])
    }

    @Test("an argument of another class than the method declares is passed with a warning")
    func foreignArgument() {
        let animal = Animal()
        let lines = Console.capturing {
            animal.perform(Selector("meet:"), with: animal)
            animal.perform(Selector("seek:"), with: animal)
        }
        #expect(animal.log == ["met", "found itself"])
        #expect(lines.count == 2 && lines.allSatisfy { $0.contains("Animal") && $0.contains("Dog") })
    }

    @Test("nothing is passed for a nonoptional object with a warning, as Objective-C passes nil")
    func missingArgument() {
        let animal = Animal()
        let lines = Console.capturing {
            animal.perform(Selector("meet:"), with: nil)
            animal.perform(Selector("meet:"))
        }
        #expect(animal.log == ["met", "met"])
        #expect(lines.count == 2 && lines.allSatisfy { $0.contains("nil") && $0.contains("Dog") })
    }

    @Test("an unknown selector raises Objective-C's exception with its name")
    func unknown() {
        let faults = Fault.catching { Dog().perform(Selector("fly")) }
        #expect(faults.first?.name == .invalidArgumentException)
        #expect(faults.first?.reason.contains("fly]: unrecognized selector sent to instance") == true)
    }

    @Test("object_setClass changes an object to a subclass of the same size, and back")
    func classOfObject() {
        final class Loud: Animal {
            override func speak(_ word: String) { super.speak(word.uppercased()) }
        }
        let animal = Animal()
        #expect(object_setClass(animal, Loud.self) == Animal.self && animal is Loud)
        animal.speak("hello")
        #expect(object_setClass(animal, Animal.self) == Loud.self && !(animal is Loud))
        animal.speak("hello")
        #expect(animal.log == ["HELLO", "hello"])
        #expect(object_setClass(nil, Loud.self) == nil)
    }

    @Test("object_setClass fails for a class with more stored properties")
    func roomOfObject() {
        let plain = NSObject()
        let said = Console.capturing { #expect(object_setClass(plain, Animal.self) == NSObject.self) }
        #expect(type(of: plain) == NSObject.self && "\(said)".contains("stored properties"))
    }

    @Test("a private class has the same name in every run")
    func privateName() {
        #expect(NSStringFromClass(Dog.self) == "UIKitRuntimeTests.Dog")
        #expect(String(cString: class_getName(Dog.self)) == "UIKitRuntimeTests.Dog")
        #expect(Fault.name(of: Dog()).hasPrefix("<UIKitRuntimeTests.Dog: 0x"))
    }

    @Test("a class known only at run time is created with its own init()")
    func instantiate() {
        let type: Animal.Type = Dog.self
        #expect((Instantiation.make(type) as? Dog)?.log == ["made"])
    }

    @Test("a string passed as a number is converted like NSString's numeric values")
    func textAsNumber() {
        #expect(DynamicValue.convert("12 points", to: Int.self) == 12 && DynamicValue.convert("7.5", to: CGFloat.self) == 7.5)
        #expect(DynamicValue.convert("YES", to: Bool.self) == true && DynamicValue.convert("none", to: Double?.self) == 0)
        #expect(DynamicValue.convert("7", to: String.self) == "7" && DynamicValue.convert("7", to: [Int].self) == nil)
    }

    @Test("an object and its class tell the implementation of a method")
    func implementations() {
        let speak = Selector("speak:")
        #expect(Dog().method(for: speak).map(method_getName) == speak && Dog.instanceMethod(for: speak).map(method_getName) == speak)
    }
}
