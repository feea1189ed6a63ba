import UIKit

class Gadget: UILabel {
    var name = "gadget"
}
class Clock: Gadget {
    override init() {
        super.init()
        name = "clock"
    }
}
func produce<T: UILabel>(_ type: T.Type) -> T { T() }
struct Factory<Made> where Made: UILabel {
    func make() -> Made { Made.init() }
}
// As Core Data has it.
class NSManagedObject: UIResponder {
    var context = ""
    convenience init(context: String) {
        self.init()
        self.context = context
    }
}
class Record: NSManagedObject {}
extension Instantiation {
    static func make<T: NSManagedObject>(_ type: T.Type, context: String) -> T {
        let object = make(type)
        object.context = context
        return object
    }
}
func insert<T: NSManagedObject>(_ type: T.Type) -> T { T(context: "store") }
protocol Reflected { associatedtype Object: NSManagedObject }
struct Shelf: Reflected { typealias Object = Record }
func reflect<R: Reflected>(_ type: R.Type) -> R.Object { R.Object(context: "shelf") }
struct Plain { init(frame: Int) { say("plain \(frame)") } }

class Avatar: UIImageView {
    let side: Int
    init(side: Int) {
        self.side = side
        if side > 40 { super.init(image: "large") } else { super.init(image: "small") }
    }
    override init(image: String?) {
        side = 0
        super.init(image: image)
    }
}

class Stem: UIPanelView {
    var made = "frame"
    init() {
        super.init(frame: 0)
        made = "plain"
    }
}
final class Sprout: Stem { var more = 1 }
class Framed: UIPanelView { var made = "framed" }
class Screen<Content: UIPanelView> {
    func load() -> Content { Content() }
    var initializer: Selector { #selector(Content.init(frame:)) }
}

protocol Stylable { init() }
extension Stylable {
    init(style: (Self) -> Void) {
        self.init()
        style(self)
    }
    static func plain() -> Self { Self.init() }
    static var other: Self { Self() }
}
extension UILabel: Stylable {}

func runDynamicInits() {
    _ = Clock(style: { say("styled \($0.name)") })
    say("\(Clock.plain().name) \(Gadget.other.name)")
    say(Screen<Stem>().load().made + " " + Screen<Sprout>().load().made + " " + Screen<Framed>().load().made)
    say(Screen<Stem>().initializer.description)
    say(produce(Gadget.self).name)
    say(Factory<Clock>().make().name)
    _ = Plain.init(frame: 3)
    say("\(insert(Record.self).context) \(type(of: insert(Record.self)))")
    say("\(reflect(Shelf.self).context) \(type(of: reflect(Shelf.self)))")
    _ = (Avatar(side: 50), Avatar(side: 20), Avatar(image: "own"))
}
// expect: styled clock
// expect: clock gadget
// expect: plain plain framed
// expect: initWithFrame:
// expect: gadget
// expect: clock
// expect: plain 3
// expect: store Record
// expect: shelf Record
// expect: shows large
// expect: shows small
// expect: shows own
