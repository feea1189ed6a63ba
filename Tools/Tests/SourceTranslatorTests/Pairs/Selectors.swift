import UIKit

@objc protocol Tapping { @objc func tapIt(_ sender: Any); @objc optional func extra() }
class Target: UIResponder, Tapping {
    func tapIt(_ sender: Any) {}
    @objc class func make() {}
    @objc func over(_ x: Int) {}
    @objc(overText:) func over(_ x: String) {}
    @objc func pick() {}
    func pick(_ x: Int) {}
    @objc var value = 1
    @objc func bare() {}
    @objc func one(_ sender: Any) {}
    @objc func two(_ a: Any, second b: Any) {}
    @objc func show(animated: Bool) {}
    @objc func move(to place: Int) {}
    @objc private func hidden() {}
    lazy var stored: Selector = { #selector(hidden) }()
    let inInitializer = #selector(Target.one(_:))
    func all() -> [Selector] {
        let inClosure = { () -> Selector in #selector(self.two(_:second:)) }
        return [
            #selector(bare), #selector(one(_:)), #selector(one), #selector(two), #selector(self.bare), #selector(Target.show(animated:)),
            #selector(show), #selector(move(to:)), #selector(getter: value), #selector(setter: Target.value),
            #selector(Target.bare as (Target) -> () -> Void), #selector(UIResponder.resign), #selector(UIResponder.accept),
            #selector(
                Target
                    .bare
            ), inClosure(), stored, inInitializer, #selector(fromOtherFile(_:)),
            #selector(Tapping.tapIt(_:)), #selector(Target.make), #selector(over(_:) as (Target) -> (String) -> Void),
            #selector(UILabel.update), #selector(getter: UILabel.counter), #selector((pick) as (Target) -> () -> Void),
            #selector(Target.pick as (Target) -> () -> Void),
            #selector(super.resign), #selector(type(of: self).make), #selector(UIResponder.setValue(_:forKey:)),
        ]
    }
}

func runSelectors() {
    for selector in Target().all() { say(selector.description) }
    say(#line.description)
    say(#keyPath(Target.value))
}
// expect: bare
// expect: one:
// expect: one:
// expect: two:second:
// expect: bare
// expect: showWithAnimated:
// expect: showWithAnimated:
// expect: moveTo:
// expect: value
// expect: setValue:
// expect: bare
// expect: resign
// expect: accept:
// expect: bare
// expect: two:second:
// expect: hidden
// expect: one:
// expect: fromOtherFile:
// expect: tapIt:
// expect: make
// expect: overText:
// expect: update
// expect: counter
// expect: pick
// expect: pick
// expect: resign
// expect: make
// expect: setValue:forKey:
// expect: 40
// expect: value
