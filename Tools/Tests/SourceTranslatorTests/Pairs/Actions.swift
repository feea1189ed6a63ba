import UIKit

class HomeScreen: UIResponder {
    private var count = 0
    @IBAction func tapped(_ sender: Any) { count += 1; say("tapped \(sender)") }
    @IBAction private func noSender() { say("noSender") }
    @IBAction func withEvent(_ sender: NSObject, forEvent event: NSString) { say("withEvent \(event)") }
    @objc
    func labeled(with text: String, count: NSNumber) { say("labeled \(text) \(count)") }
    @objc func optional(_ text: String?) -> String { text ?? "none" }
    @objc(renamed:) func original(_ value: Int) { say("renamed \(value)") }
    @objc func throwing() throws -> String { "threw not" }
    @objc dynamic func dynamicOne() { say("dynamic") }
    func overloaded(_ value: Int) { say("int") }
    @objc func overloaded(_ value: String) { say("string \(value)") }
    func plain() {}
    #if DEBUG_NEVER
    @objc func never() {}
    #else
    @objc func always() { say("always") }
    #endif
    #if os(iOS)
    @objc func onPhone() { say("phone") }
    #endif
}

class Tools: NSObject {
    @objc class func shared(_ x: Int) { say("class \(x)") }
    @objc static func fixed() { say("static") }
    @objc func `default`() { say("default") }
    @objc func perform(_ work: @escaping (Int) -> Void, now: Bool) { work(now ? 1 : 0) }
    @IBSegueAction private func makeDetail(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> UIResponder? {
        say("segue \(segueIdentifier ?? "none")"); return UIResponder()
    }
}
class SubScreen: HomeScreen {
    override func tapped(_ sender: Any) { say("sub"); super.tapped(sender) }
}

enum Space {
    class Inner: NSObject {
        private class Deep: NSObject { @objc func deep() { say("deep") } }
        static func makeDeep() -> NSObject { Deep() }
        @objc func inner() { say("inner") }
    }
}

extension Space {
    private enum Entry { case ready(Mark) }
    private typealias Mark = Int
    private class Wrapper {
        let entry: Entry
        init(entry: Entry) { self.entry = entry }
    }
    static func wrapped() -> String { "\(Wrapper(entry: .ready(3)).entry)" }
}

class Box<T>: NSObject {
    @objc func open() { say("open \(T.self)") }
}
class StringBox: Box<String> {
    @objc func close() { say("close") }
}

@objcMembers class Everything: NSObject {
    var name = "all"
    func exposed() { say("exposed") }
    @nonobjc func hidden() {}
}

extension UIResponder {
    @objc func fromExtension() { say("extension \(type(of: self))") }
}

func runActions() {
    let home = HomeScreen()
    home.perform(Selector("tapped:"), with: "button")
    home.perform(Selector("noSender"))
    home.perform(Selector("withEvent:forEvent:"), with: home, with: "event" as NSString)
    home.perform(Selector("labeledWith:count:"), with: "x", with: 3)
    say(home.perform(Selector("optional:"), with: nil)?.takeUnretainedValue() as? String ?? "nothing")
    home.perform(#selector(HomeScreen.original(_:)), with: 5)
    say(home.perform(Selector("throwing"))?.takeUnretainedValue() as? String ?? "nothing")
    home.perform(Selector("dynamicOne"))
    home.perform(Selector("overloaded:"), with: "s")
    home.perform(Selector("always"))
    home.perform(Selector("onPhone"))
    say("\(home.responds(to: Selector("plain"))) \(home.responds(to: Selector("never"))) \(home.responds(to: Selector("renamed:")))")
    SubScreen().perform(Selector("tapped:"), with: 1)
    Space.Inner().perform(Selector("inner"))
    Space.Inner.makeDeep().perform(Selector("deep"))
    say(Space.wrapped())
    Box<Int>().perform(Selector("open"))
    StringBox().perform(Selector("open"))
    StringBox().perform(Selector("close"))
    say("\(Box<Int>().responds(to: Selector("close")))")
    let everything = Everything()
    everything.perform(Selector("exposed"))
    everything.setValue("new", forKey: "name")
    say("\(everything.name) \(everything.responds(to: Selector("hidden")))")
    home.perform(Selector("fromExtension"))
    Tools.perform(#selector(Tools.shared(_:)), with: 4)
    say("\(Tools.responds(to: #selector(Tools.fixed))) \(Tools().responds(to: #selector(Tools.fixed)))")
    Tools().perform(#selector(Tools.default))
    if case .handled(let made) = DispatchTable.invoke(
        Selector("makeDetail:sender:segueIdentifier:"), on: Tools(), arguments: [NSCoder(), nil, "id"])
    {
        say("\(made is UIResponder)")
    }

    class Local: NSObject {
        @objc func local(_ x: Int) { say("local \(x)") }
        @objc var word = "w"
    }
    let local = Local()
    local.perform(Selector("local:"), with: 7)
    local.setValue("changed", forKey: "word")
    say(local.word)
}
// expect: tapped button
// expect: noSender
// expect: withEvent event
// expect: labeled x 3
// expect: none
// expect: renamed 5
// expect: threw not
// expect: dynamic
// expect: string s
// expect: always
// expect: phone
// expect: false false true
// expect: sub
// expect: tapped 1
// expect: inner
// expect: deep
// expect: ready(3)
// expect: open Int
// expect: open String
// expect: close
// expect: false
// expect: exposed
// expect: new false
// expect: extension HomeScreen
// expect: class 4
// expect: true false
// expect: default
// expect: segue id
// expect: true
// expect: local 7
// expect: changed
