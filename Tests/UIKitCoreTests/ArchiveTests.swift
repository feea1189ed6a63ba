import Foundation
import Testing
import UIKit
import UIKitRuntime

@Suite("Archives")
@MainActor
struct ArchiveTests {
    init() { LenientUnarchiving.install() }

    private func roundTrip<T>(_ object: T) throws -> T {
        let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
        return try #require(try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? T)
    }

    @Test("a colour of components comes back; an object that an archive does not hold is nil")
    func absentKeys() throws {
        let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
        let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) == color)
        let notes = try roundTrip([ArchivedNote(), ArchivedNote()] as NSArray)
        #expect(notes.count == 2)
        #expect(notes.allSatisfy { ($0 as? ArchivedNote)?.text == "kept" && ($0 as? ArchivedNote)?.title == nil })
    }

    @Test("a view made from what is no archive is a new one")
    func noArchive() {
        let coder = NSKeyedUnarchiver.made(forReadingWith: Data())
        #expect(coder.decodeObject(forKey: "any") == nil && !coder.decodeBool(forKey: "any"))
        #expect(UIView(coder: coder)?.subviews.isEmpty == true)
        #expect(UIViewController(coder: coder)?.isViewLoaded == false)
    }
}

final class ArchivedNote: NSObject, NSCoding {
    var title: String?, text: String?
    override init() { super.init() }
    init?(coder: NSCoder) {
        title = coder.decodeObject(forKey: "title") as? String
        text = coder.decodeObject(of: NSString.self, forKey: "text") as String?
    }
    func encode(with coder: NSCoder) { coder.encode("kept" as NSString, forKey: "text") }
}
