import Testing
@testable import UIKitRuntime

// The expected attributes are those of the examples in Apple's "Objective-C Runtime Programming Guide" (Declared Properties, Type
// Encodings), with the order in which Swift's and Clang's compilers write them.

private protocol Named: AnyObject {
    var name: String { get }
    func rename(_ name: String)
}
private protocol Titled: Named {}
private enum Mood: Int { case calm, wild }
private struct Spot { var x = 0.0, y: CGFloat = 0 }

private class Pet: KeyValueObject, Named {
    var name = "Rex"
    var isHidden = false
    var age = 3
    var weight = 1.5
    weak var friend: Pet?
    weak var owner: (any Named)?
    var place = Spot()
    let mood = Mood.wild
    var whenFed: (() -> Void)?
    lazy var tail: NSNumber = 1
    func rename(_ name: String) { self.name = name }
    func speak() {}
    static func make() -> Pet { Pet() }
}
private final class Puppy: Pet {
    var toy: Pet?
}

private final class Blank: KeyValueObject {
    var title = "", isOn = false, mark: KeyValueObject?, level = 0.5
}

@MainActor private let registered: Void = {
    // What the translator writes beside a class.
    DispatchTable.add(
        Pet.self, selectors: ["name", "setName:", "isHidden", "setIsHidden:", "age", "setAge:", "weight", "setWeight:", "speak"])
    DispatchTable.addClassMethods(Pet.self, selectors: ["make"]) { _, _, _ in .handled(Pet.make()) }
    DispatchTable.addProperties(Pet.self) { _ in
        [
            DeclaredProperty("name", "Vname") { (pet: Pet) in pet.name },
            DeclaredProperty("isHidden", "VisHidden") { (pet: Pet) in pet.isHidden },
            DeclaredProperty("age", "Vage") { (pet: Pet) in pet.age }, DeclaredProperty("weight", "Vweight") { (pet: Pet) in pet.weight },
            DeclaredProperty("friend", "W,Vfriend") { (pet: Pet) in pet.friend },
            DeclaredProperty("owner", "W,Vowner") { (pet: Pet) in pet.owner },
            DeclaredProperty("place", "Vplace") { (pet: Pet) in pet.place }, DeclaredProperty("mood", "R,Vmood") { (pet: Pet) in pet.mood },
            DeclaredProperty("whenFed", "VwhenFed") { (pet: Pet) in pet.whenFed }, DeclaredProperty("tail") { (pet: Pet) in pet.tail },
        ]
    }
    DispatchTable.addProperties(Puppy.self) { _ in [DeclaredProperty("toy", "Vtoy") { (puppy: Puppy) in puppy.toy }] }
    DispatchTable.addProtocol((any Named).self, required: ["name", "rename:"], optional: ["feed"])
    DispatchTable.addProtocol((any Titled).self, required: [], optional: [])
    // A table of one of Apple's classes.
    DispatchTable.add(
        Blank.self,
        properties: {
            [
                "title": KeyedProperty(\Blank.title), "isOn": KeyedProperty(\Blank.isOn), "mark": KeyedProperty(\Blank.mark),
                "level": KeyedProperty(reading: \Blank.level),
            ]
        })
}()

@MainActor @Suite("Objective-C's runtime functions", .serialized)
struct InspectionTests {
    init() { registered }

    private func properties(_ type: AnyClass) -> [String: String] {
        var count: UInt32 = 9
        guard let list = class_copyPropertyList(type, &count) else { return count == 0 ? [:] : ["": "\(count)"] }
        defer { free(list) }
        return Dictionary(
            uniqueKeysWithValues: (0..<Int(count)).map {
                (String(cString: property_getName(list[$0])), property_getAttributes(list[$0]).map { String(cString: $0) } ?? "")
            })
    }

    @Test("a class lists the properties that it declares itself, with their types and attributes")
    func declaredProperties() {
        let known = properties(Pet.self)
        let pet = "_TtC17UIKitRuntimeTests3Pet"
        #expect(known["name"] == "T@\"NSString\",N,C")
        #expect(known["isHidden"] == "TB,N,VisHidden" && known["age"] == "Tq,N,Vage" && known["weight"] == "Td,N,Vweight")
        #expect(known["friend"] == "T@\"\(pet)\",N,W,Vfriend")
        #expect(known["owner"] == "T@\"<_TtP17UIKitRuntimeTests5Named_>\",N,W,Vowner")
        #expect(known["place"] == "T{Spot=dd},N,Vplace" && known["mood"] == "Tq,N,R,Vmood")
        #expect(known["whenFed"] == "T@?,N,C" && known["tail"] == "T@\"NSNumber\",N,&")
        #expect(known.count == 10)
        #expect(properties(Puppy.self) == ["toy": "T@\"\(pet)\",N,&,Vtoy"])
        #expect(properties(NSObject.self).isEmpty && class_copyPropertyList(nil, nil) == nil)
    }

    @Test("a property of Apple's has Objective-C's name, and its getter if that has another one")
    func keyedProperties() {
        #expect(
            properties(Blank.self) == [
                "title": "T@\"NSString\",C,N", "on": "TB,N,GisOn", "mark": "T@\"KeyValueObject\",&,N", "level": "Td,R,N",
            ])
        let blank = Blank()
        blank.setValue(true, forKey: "on")
        #expect(blank.isOn && blank.value(forKey: "isOn") as? Bool == true)
        for name in ["isOn", "setOn:", "title", "setTitle:", "level"] { #expect(blank.responds(to: Selector(name)), "\(name)") }
        for name in ["on", "setIsOn:", "setLevel:"] { #expect(!blank.responds(to: Selector(name)), "\(name)") }
        _ = blank.perform(Selector("setTitle:"), with: "Hello")
        #expect(blank.title == "Hello")
    }

    @Test("a property is found by its name in a class or its superclasses, with its attributes one by one")
    func oneProperty() throws {
        let property = try #require(class_getProperty(Puppy.self, "isHidden"))
        #expect(class_getProperty(Pet.self, "isHidden") == property && class_getProperty(Pet.self, "toy") == nil)
        var count: UInt32 = 0
        let list = try #require(property_copyAttributeList(property, &count))
        defer { free(list) }
        #expect((0..<Int(count)).map { String(cString: list[$0].name) + String(cString: list[$0].value) } == ["TB", "N", "VisHidden"])
        let value = try #require(property_copyAttributeValue(property, "V"))
        defer { free(value) }
        #expect(String(cString: value) == "isHidden" && property_copyAttributeValue(property, "R") == nil)
    }

    // Apple, "Type Encodings".
    @Test("the codes of types are those of Objective-C")
    func encodings() {
        let expected: [(Any.Type, String)] = [
            (CGRect.self, "{CGRect={CGPoint=dd}{CGSize=dd}}"), (NSRange.self, "{_NSRange=QQ}"), (Float.self, "f"), (UInt8.self, "C"),
            (Int16?.self, "s"), (Selector.self, ":"), (AnyClass.self, "#"), (Any.self, "@"), (AnyObject?.self, "@"),
            ([String].self, "@\"NSArray\""), ([String: Int]?.self, "@\"NSDictionary\""), (Date.self, "@\"NSDate\""),
            (URL?.self, "@\"NSURL\""), (NSAttributedString?.self, "@\"NSAttributedString\""), ((() -> Void).self, "@?"),
            (NSAttributedString.Key.self, "@\"NSString\""), (UnsafeMutableRawPointer.self, "^v"),
        ]
        for (type, code) in expected { #expect(TypeEncoding.code(of: type) == code, "\(type)") }
    }

    @Test("a class lists the methods that it declares itself, and its metaclass the class methods")
    func methods() {
        func names(_ type: AnyClass?) -> [String] {
            var count: UInt32 = 0
            guard let list = class_copyMethodList(type, &count) else { return [] }
            defer { free(list) }
            return (0..<Int(count)).map { NSStringFromSelector(method_getName(list[$0])) }
        }
        #expect(Set(names(Pet.self)).isSuperset(of: ["speak", "name", "setName:"]) && names(Puppy.self).isEmpty)
        #expect(names(object_getClass(Pet.self)) == ["make"])
        #expect(names(Blank.self) == ["isOn", "level", "mark", "setMark:", "setOn:", "setTitle:", "title"])
    }

    @Test("a method tells the number of its arguments, and an accessor their types")
    func types() throws {
        let setter = try #require(class_getInstanceMethod(Puppy.self, Selector("setIsHidden:")))
        #expect(method_getNumberOfArguments(setter) == 3)
        #expect(method_getTypeEncoding(setter).map { String(cString: $0) } == "v20@0:8B16")
        let type = try #require(method_copyArgumentType(setter, 2))
        defer { free(type) }
        #expect(String(cString: type) == "B" && method_copyArgumentType(setter, 3) == nil)
        var buffer = [CChar](repeating: 1, count: 8)
        method_getArgumentType(setter, 2, &buffer, 8)
        #expect(buffer.prefix(2) == [CChar(UInt8(ascii: "B")), 0])
        let getter = try #require(class_getInstanceMethod(Pet.self, Selector("name")))
        #expect(method_getTypeEncoding(getter).map { String(cString: $0) } == "@16@0:8")
        // An inherited method is the superclass's own.
        #expect(setter == class_getInstanceMethod(Pet.self, Selector("setIsHidden:")))
    }

    @Test("instance variables are the stored properties of a class, and can be read and set")
    func variables() throws {
        var count: UInt32 = 0
        let list = try #require(class_copyIvarList(Puppy.self, &count))
        defer { free(list) }
        #expect(count == 1 && ivar_getName(list[0]).map { String(cString: $0) } == "toy")
        #expect(ivar_getTypeEncoding(list[0]).map { String(cString: $0) } == "")
        let puppy = Puppy(), age = try #require(class_getInstanceVariable(Puppy.self, "age"))
        #expect(object_getIvar(puppy, age) as? Int == 3 && ivar_getOffset(age) > 16)
        object_setIvar(puppy, age, 5)
        #expect(puppy.age == 5 && class_getInstanceVariable(Pet.self, "toy") == nil)
        // Those of Apple's classes are private.
        #expect(class_copyIvarList(KeyValueObject.self, &count) == nil && count == 0)
    }

    @Test("the class of a class is its metaclass, which inherits like the class")
    func metaclasses() {
        let meta: AnyClass? = object_getClass(Puppy.self)
        #expect(class_isMetaClass(meta) && !class_isMetaClass(Puppy.self) && object_isClass(Puppy.self) && !object_isClass(Puppy()))
        #expect(object_getClass(Puppy()) == Puppy.self && meta != Puppy.self && meta == object_getClass(Puppy.self))
        #expect(class_getSuperclass(meta) == object_getClass(Pet.self))
        #expect(class_getSuperclass(object_getClass(NSObject.self)) == NSObject.self)
        #expect(String(cString: class_getName(meta)) == "UIKitRuntimeTests.Puppy")
        #expect(class_respondsToSelector(meta, Selector("make")) && !class_respondsToSelector(Puppy.self, Selector("make")))
    }

    @Test("protocols are found by their names, with those from which they inherit")
    func protocols() throws {
        let record = try #require(ProtocolRecord.all(in: (any Named).self).first)
        #expect(DispatchTable.methods(of: record)?.required == ["name", "rename:"])
        #expect(NSStringFromProtocol((any Titled).self) == "UIKitRuntimeTests.Titled")
        #expect(protocolObject(of: (any Titled).self).description == "UIKitRuntimeTests.Titled")
        #expect(String(cString: protocol_getName((any Titled).self)) == "_TtP17UIKitRuntimeTests6Titled_")
        let coding = try #require(NSProtocolFromString("NSCoding")), secure = try #require(objc_getProtocol("NSSecureCoding"))
        #expect(NSStringFromProtocol(coding) == "NSCoding" && protocol_isEqual(coding, NSProtocolFromString("NSCoding")))
        #expect(protocol_conformsToProtocol(secure, coding) && !protocol_conformsToProtocol(coding, secure))
        let root = try #require(NSProtocolFromString("NSObject"))
        #expect(NSStringFromProtocol(NSObjectProtocol.self) == "NSObject" && NSStringFromProtocol(root) == "NSObject")
        #expect(NSProtocolFromString("NSNothing") == nil && NSProtocolFromString("Nowhere.Named") == nil)
    }

    @Test("a class conforms to the protocols that it adopts itself, and an object to those of its superclasses, too")
    func conformances() {
        #expect(class_conformsToProtocol(Pet.self, (any Named).self) && !class_conformsToProtocol(Puppy.self, (any Named).self))
        #expect(Puppy.conforms(to: (any Named).self) && Puppy().conforms(to: (any Named).self) && !Pet.conforms(to: (any Titled).self))
        #expect(isConforming(Puppy() as Any, to: (any Named).self) && isConforming(Puppy.self, to: (any Named).self))
        #expect(!isConforming(Blank() as Any, to: (any Named).self) && Pet.conforms(to: NSObjectProtocol.self))
        var count: UInt32 = 0
        let list = class_copyProtocolList(Pet.self, &count)
        defer { free(list) }
        #expect(count == 1 && list.map { NSStringFromProtocol($0[0]) } == "UIKitRuntimeTests.Named")
        #expect(class_copyProtocolList(Puppy.self, &count) == nil && count == 0)
    }

    @Test("an @objc protocol lists its methods, required and optional ones")
    func requirements() {
        func names(_ isRequired: Bool) -> [String] {
            var count: UInt32 = 0
            guard let list = protocol_copyMethodDescriptionList((any Named).self, isRequired, true, &count) else { return [] }
            defer { free(list) }
            return (0..<Int(count)).compactMap { list[$0].name.map { NSStringFromSelector($0) } }
        }
        #expect(names(true) == ["name", "rename:"] && names(false) == ["feed"])
        #expect(protocol_getMethodDescription((any Titled).self, Selector("feed"), false, true).name == Selector("feed"))
        #expect(protocol_getMethodDescription((any Titled).self, Selector("feed"), true, true).name == nil)
    }

    @Test("all classes of the program are listed, and found by their names")
    func classes() throws {
        var count: UInt32 = 0
        let list = try #require(objc_copyClassList(&count))
        defer { free(list) }
        #expect((0..<Int(count)).contains { list[$0] == Pet.self } && objc_getClassList(nil, 0) == Int32(count))
        let buffer = UnsafeMutablePointer<AnyClass>.allocate(capacity: 2)
        defer { buffer.deallocate() }
        #expect(objc_getClassList(buffer, 2) == Int32(count) && buffer[0] == list[0] && buffer[1] == list[1])
        #expect(objc_lookUpClass("NSNumberFormatter") == nil && objc_lookUpClass("NSObject") == NSObject.self)
        #expect(NSAnyClassFromString("_TtC12UIKitRuntime14KeyValueObject") == KeyValueObject.self)
        #expect(objc_getMetaClass("NSObject") as? AnyClass == object_getClass(NSObject.self))
    }

    @Test("classes cannot be created or changed")
    func refused() {
        #expect(objc_allocateClassPair(Pet.self, "Kitten", 0) == nil && !class_addIvar(Pet.self, "color", 8, 3, "@"))
        #expect(!class_addProperty(Pet.self, "color", nil, 0))
    }

    @Test("selectors with one name are equal")
    func selectors() {
        #expect(sel_isEqual(sel_registerName("speak"), sel_getUid("speak")) && !sel_isEqual(Selector("speak"), Selector("speak:")))
        #expect(String(cString: sel_getName(Selector("speak:"))) == "speak:")
    }

    @Test("a class has associated objects of its own")
    func associated() {
        var key = 0
        objc_setAssociatedObject(Pet.self, &key, "pets", .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(Pet.self, &key) as? String == "pets" && objc_getAssociatedObject(Puppy.self, &key) == nil)
        objc_setAssociatedObject(Pet.self, &key, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(Pet.self, &key) == nil)
    }
}
