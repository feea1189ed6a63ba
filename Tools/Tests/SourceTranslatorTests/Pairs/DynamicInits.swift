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
struct Plain { init(frame: Int) { say("plain \(frame)") } }

func runDynamicInits() {
    say(produce(Gadget.self).name)
    say(Factory<Clock>().make().name)
    _ = Plain.init(frame: 3)
}
// expect: gadget
// expect: clock
// expect: plain 3
