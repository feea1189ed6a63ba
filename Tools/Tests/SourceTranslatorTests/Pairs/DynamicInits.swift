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

func runDynamicInits() {
    say(produce(Gadget.self).name)
    say(Factory<Clock>().make().name)
    _ = Plain.init(frame: 3)
    _ = (Avatar(side: 50), Avatar(side: 20), Avatar(image: "own"))
}
// expect: gadget
// expect: clock
// expect: plain 3
// expect: shows large
// expect: shows small
// expect: shows own
