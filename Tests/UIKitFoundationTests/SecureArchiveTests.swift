import Foundation
import Testing
import UIKitFoundation
import UIKitRuntime

/// A class that doesn't adopt secure coding.
final class UnsecuredNote: NSObject, NSCoding {
    override init() {}
    init?(coder: NSCoder) {}
    func encode(with coder: NSCoder) {}
}

final class SecureNote: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }
    let text: NSObject?
    init(_ text: NSObject?) { self.text = text }
    init?(coder: NSCoder) { text = coder.decodeObject(of: NSString.self, forKey: "text") }
    func encode(with coder: NSCoder) { coder.encode(text, forKey: "text") }
}

final class FailingNote: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }
    override init() {}
    init?(coder: NSCoder) {
        super.init()
        coder.failWithError(NSError(domain: "notes", code: 7))
    }
    func encode(with coder: NSCoder) {}
}

@MainActor @Suite("Secure archives", .serialized)
struct SecureArchiveTests {
    init() { LenientUnarchiving.install() }

    private func archive(_ object: Any) throws -> Data {
        try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
    }
    private func code(_ classes: [AnyClass], _ object: Any) throws -> Int? {
        let data = try archive(object)
        do {
            _ = try NSKeyedUnarchiver.unarchivedObject(ofClasses: classes, from: data)
            return nil
        } catch { return (error as NSError).domain == NSCocoaErrorDomain ? (error as NSError).code : -1 }
    }

    @Test("an object of a class that isn't allowed, or that doesn't adopt secure coding, is an error")
    func unexpectedClasses() throws {
        #expect(try code([NSString.self], NSNumber(value: 1)) == 4864)
        #expect(try code([SecureNote.self], UnsecuredNote()) == 4864)
        #expect(try code([UnsecuredNote.self], UnsecuredNote()) == 4864)
        #expect(try code([NSArray.self], [SecureNote(nil)] as NSArray) == 4864)
        #expect(try code([NSDictionary.self, NSString.self], ["a": [SecureNote(nil)] as NSArray] as NSDictionary) == 4864)
        #expect(try code([SecureNote.self], SecureNote(NSNumber(value: 2))) == 4864)
        #expect(try code([SecureNote.self], SecureNote([SecureNote(nil)] as NSArray)) == 4864)
        let number = try archive(NSNumber(value: 1))
        #expect { try NSKeyedUnarchiver.unarchivedObject(ofClass: NSString.self, from: number) } throws: { ($0 as NSError).code == 4864 }
    }

    @Test("allowed objects are decoded, and so are numbers and texts in collections")
    func allowedClasses() throws {
        #expect(try code([NSArray.self, SecureNote.self], [SecureNote("a" as NSString)] as NSArray) == nil)
        #expect(try code([NSDictionary.self], ["a": 1, "b": ["c"]] as NSDictionary) == nil)
        #expect(try code([NSObject.self], SecureNote("a" as NSString)) == nil)
        let note = try NSKeyedUnarchiver.unarchivedObject(ofClass: SecureNote.self, from: archive(SecureNote("a" as NSString)))
        #expect(note?.text == "a" as NSString)
        let notes = try archive([SecureNote(nil), SecureNote(nil)] as NSArray)
        #expect(try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: SecureNote.self, from: notes)?.count == 2)
    }

    @Test("an error that an object reports while it is decoded is thrown")
    func reportedErrors() throws {
        let data = try archive(FailingNote())
        #expect { try NSKeyedUnarchiver.unarchivedObject(ofClass: FailingNote.self, from: data) } throws: { ($0 as NSError).code == 7 }
        let coder = try NSKeyedUnarchiver(forReadingFrom: data)
        coder.requiresSecureCoding = true
        let faults = Fault.catching { _ = coder.decodeObject(of: NSString.self, forKey: "root") }
        #expect(faults.map(\.name) == [.invalidUnarchiveOperationException])
    }

    @Test("an object that can't be encoded is an error of archivedData, and an exception of an archiver")
    func archiving() throws {
        let objects: [NSObject] = [
            UnsecuredNote(), [UnsecuredNote()] as NSArray, ["a": UnsecuredNote()] as NSDictionary, SecureNote(UnsecuredNote()),
        ]
        for object in objects {
            #expect { try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true) } throws: {
                ($0 as NSError).domain == NSCocoaErrorDomain && ($0 as NSError).code == 4866
            }
        }
        #expect { try archive(NSObject()) } throws: { ($0 as NSError).code == 4866 }
        #expect(try !archive(UnsecuredNote()).isEmpty)
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        #expect(Fault.catching { archiver.encode(UnsecuredNote(), forKey: "note") }.map(\.name) == [.invalidArchiveOperationException])
    }
}
