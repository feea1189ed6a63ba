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
class NSManagedObject: UIResponder { var context = "" }
class Record: NSManagedObject {}
extension Instantiation {
    static func make<T: NSManagedObject>(_ type: T.Type, context: String) -> T {
        let object = make(type)
        object.context = context
        return object
    }
}
func insert<T: NSManagedObject>(_ type: T.Type) -> T { T(context: "store") }
struct Plain { init(frame: Int) { say("plain \(frame)") } }

func runDynamicInits() {
    say(produce(Gadget.self).name)
    say(Factory<Clock>().make().name)
    _ = Plain.init(frame: 3)
    say("\(insert(Record.self).context) \(type(of: insert(Record.self)))")
}
// expect: gadget
// expect: clock
// expect: plain 3
// expect: store Record
