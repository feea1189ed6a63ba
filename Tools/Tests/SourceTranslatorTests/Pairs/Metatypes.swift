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

func runMetatypes() {
    let items = [Item(type: Maker.self), Item(type: SubMaker.self)]
    say(items.map { String(describing: type(of: $0.type.init())) }.joined(separator: " "))
    say("\(type(of: SubMaker.build())) \(type(of: SubMaker.again())) \(type(of: make(SubMaker.self))) \(type(of: makeByName(SubMaker.self)))")
    let (asker, asked) = (Asker(), Asked())
    asker.delegate = asked
    say("\(asker.delegate?.answer?(4) ?? -1)")
    let kinds: [NSObject.Type] = [Maker.self]
    say("\(Named.description()), \(NamedCell.description().hasPrefix("cell of ")), \(kinds[0].description().hasSuffix("Maker"))")
}
// expect: Maker SubMaker
// expect: SubMaker SubMaker SubMaker SubMaker
// expect: 5
// expect: named, true, true
