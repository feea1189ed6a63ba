import UIKit

class Maker: NSObject {
    let number: Int
    override init() { number = 1 }
    class func build() -> Self { let made = Self(); return made }
    static func again() -> Self { return self.init() }
}
class SubMaker: Maker { override init() { super.init() } }
struct Item { let type: Maker.Type }
func make<T: Maker>(_ type: T.Type) -> T { T() }
func makeByName<T: Maker>(_ type: T.Type) -> T { T.init() }
@objc protocol Asking: NSObjectProtocol { func answer(_ x: Int) -> Int }
class Asked: NSObject, Asking { func answer(_ x: Int) -> Int { x + 1 } }
class Asker { weak var delegate: Asking? }
class Named: NSObject { override class func description() -> String { "named" } }
class NamedCell: UILabel { override class func description() -> String { "cell of " + super.description() } }

protocol Blank { init() }
extension NSObject: Blank {}
struct Blanks<T: Blank> where T: NSObjectProtocol {
    var types: [T.Type] = []
    func made() -> [T] { types.map { $0.init() } + [T()] }
}
@objc protocol Hearing: AnyObject { func hear() -> Int }
class Ear: NSObject, Hearing { func hear() -> Int { 3 } }
class WeakBox<T: AnyObject> {
    weak var value: T?
    init(_ value: T) { self.value = value }
    func holds(_ other: T) -> Bool { value === other }
}
struct WeakReference<T> where T: AnyObject { weak var value: T? }
final class WeakConstant<T: AnyObject> {
    weak let value: T?
    init(_ value: T) { self.value = value }
}
protocol Casting {
    associatedtype Listener: AnyObject
    var boxes: [WeakBox<Listener>] { get }
}
class Radio: Casting {
    var boxes: [WeakBox<Hearing>] = []
    var last = WeakReference<Hearing>()
}

func runMetatypes() {
    let items = [Item(type: Maker.self), Item(type: SubMaker.self)]
    say(items.map { String(describing: type(of: $0.type.init())) }.joined(separator: " "))
    say(
        "\(type(of: SubMaker.build())) \(type(of: SubMaker.again())) \(type(of: make(SubMaker.self))) \(type(of: makeByName(SubMaker.self)))"
    )
    let (asker, asked) = (Asker(), Asked())
    asker.delegate = asked
    say("\(asker.delegate?.answer?(4) ?? -1)")
    let kinds: [NSObject.Type] = [Maker.self]
    say("\(Named.description()), \(NamedCell.description().hasPrefix("cell of ")), \(kinds[0].description().hasSuffix("Maker"))")
    say(Blanks<Maker>(types: [SubMaker.self, Maker.self]).made().map { "\(type(of: $0)) \($0.number)" }.joined(separator: ", "))
    let radio = Radio()
    do {
        let (ear, other) = (Ear(), Ear())
        radio.boxes = [WeakBox(ear)]
        radio.last = WeakReference(value: other)
        say("\(WeakConstant<Hearing>(ear).value?.hear() ?? -1)")
        say(
            "\(radio.boxes[0].value?.hear() ?? -1) \(radio.boxes[0].holds(ear)) \(radio.boxes[0].holds(other)) \(radio.last.value === other)"
        )
        withExtendedLifetime((ear, other)) {}
    }
    say("\(radio.boxes[0].value == nil) \(radio.last.value == nil)")
}
// expect: Maker SubMaker
// expect: SubMaker SubMaker SubMaker SubMaker
// expect: 5
// expect: named, true, true
// expect: SubMaker 1, Maker 1, Maker 1
// expect: 3
// expect: 3 true false true
// expect: true true
