import UIKit

@objc protocol Opening { @objc optional func opened(_ x: Int); func named() -> String }
class Door: UIResponder, Opening {
    func opened(_ x: Int) { say("opened \(x)") }
    func named() -> String { "door" }
    /// Swift 3 exposed it; the selector below still names it.
    func knocked(_ sender: Any) { say("knocked") }
    func knock() { perform(#selector(Door.knocked(_:)), with: self) }
}

func runDynamicMembers() {
    let door = Door()
    let thing: AnyObject = door
    say(thing.named())
    var holder: AnyObject? = door
    holder?.opened?(3)
    say(holder?.named() ?? "nobody")
    holder = nil
    holder?.opened?(4)
    let number: AnyObject = NSNumber(value: 5)
    say("\(number.intValue + 1)")
    if let text = number.stringValue { say(text) }
    // Numbers and texts have these.
    let written: AnyObject = "12.5 m" as NSString
    say("\(number.integerValue + 1) \(number.doubleValue / 2)")
    if let whole = written.integerValue, let fraction = written.doubleValue { say("\(whole) \(fraction)") }
    say("\(thing.boolValue == nil)")
    let answer: AnyObject = ["a": ["b": 7]] as NSDictionary
    say("\((answer["a"] as! [String: Int])["b"]!)")
    if let inner = answer.value(forKeyPath: "a.b") { say("\(inner)") }
    door.knock()
    thing.performSelector(onMainThread: #selector(Door.knocked(_:)), with: door, waitUntilDone: true)
    say(door.classForCoder.description())
    let classes: [AnyClass] = [Door.self, NSNumber.self]
    say("\(classes.filter { $0.isSubclass(of: UIResponder.self) }.count)")
}
// expect: door
// expect: opened 3
// expect: door
// expect: 6
// expect: 5
// expect: 6 2.5
// expect: 12 12.5
// expect: true
// expect: 7
// expect: 7
// expect: knocked
// expect: knocked
// expect: Pairs.Door
// expect: 1
