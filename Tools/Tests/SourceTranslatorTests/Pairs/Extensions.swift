import UIKit

extension Target {
    @objc func fromOtherFile(_ x: Any) {}
}

class Base: UIResponder {
    var log = ""
}
extension Base {
    override func accept(_ event: Any) { super.accept(event); say("Base.accept") }
    override var canAct: Bool { true }
    @objc func configure(_ n: Int = 3) { say("Base.configure \(n)") }
    @objc var mode: String { "base" }
}
extension Base {
    @discardableResult
    override public func settle() -> Bool { say("Base.settle \(super.settle())"); return true }
}
class Derived: Base {
    override func configure(_ n: Int) { super.configure(n); say("Derived.configure") }
    override var mode: String { "derived " + super.mode }
}
extension Derived {
    #if os(iOS)
    override func accept(_ event: Any) {
        super.accept(event)
        say("Derived.accept \(#line)")
    }
    #endif
}

protocol Feeding { func feed(_ x: Int) }
class Keeper: UIResponder {}
extension Keeper: Feeding {
    func feed(_ x: Int) { say("Keeper.feed \(x)") }
}
class HeadKeeper: Keeper {
    override func feed(_ x: Int) { super.feed(x); say("HeadKeeper.feed") }
}
class Cleaner: Keeper {}
extension Cleaner {
    override func feed(_ x: Int) { super.feed(x); say("Cleaner.feed") }
}
class Den {}
extension Den {
    @objc func open(_ x: Int) { say("Den.open \(x)") }
}
class FoxDen: Den {}
extension FoxDen {
    override func open(_ x: Int) { super.open(x); say("FoxDen.open") }
}
class Gauge: UILabel {}
extension Gauge {
    override var counter: Int {
        didSet { say("counter \(oldValue) to \(counter)") }
    }
}
extension UIBadge {
    override var counter: Int {
        didSet { say("badge \(oldValue) to \(counter)") }
    }
}
// An overload with the same labels, under a condition that the class does not have.
class Converter<From, To> { func convert(_ from: From) -> To { fatalError("abstract") } }
extension Converter where From: Hashable {
    func convert(_ all: Set<From>) -> Int { all.count }
}
class Doubler: Converter<Int, Int> { override func convert(_ from: Int) -> Int { from * 2 } }

func runExtensions() {
    let responder: UIResponder = Derived()
    responder.settle()
    responder.accept(1)
    say("\(responder.canAct)")
    let base: Base = Derived()
    base.configure(4)
    say(base.mode)
    base.perform(#selector(Base.configure(_:)), with: 5)
    let feeding: Feeding = HeadKeeper()
    feeding.feed(6)
    (Cleaner() as Feeding).feed(7)
    (FoxDen() as Den).open(8)
    Gauge().counter = 2
    UILoudBadge().counter += 3
    UILabel().counter = 4
    say("\(Doubler().convert(4)) \(Doubler().convert(Set([1, 2, 3])))")
}
// expect: Base.settle false
// expect: UIResponder.accept
// expect: Base.accept
// expect: Derived.accept 28
// expect: true
// expect: Base.configure 4
// expect: Derived.configure
// expect: derived base
// expect: Base.configure 5
// expect: Derived.configure
// expect: Keeper.feed 6
// expect: HeadKeeper.feed
// expect: Keeper.feed 7
// expect: Cleaner.feed
// expect: Den.open 8
// expect: FoxDen.open
// expect: counter 0 to 2
// expect: badge 0 to 3
// expect: 8 3
