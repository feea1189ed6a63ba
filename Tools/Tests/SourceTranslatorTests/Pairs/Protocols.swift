import UIKit

@objc protocol Feed {
    func required() -> Int
    @objc optional func title(for row: Int) -> String
    @objc optional func didSelect(_ row: Int)
    @objc optional var footer: String { get }
}
class Full: NSObject, Feed {
    func required() -> Int { 1 }
    func title(for row: Int) -> String { "row \(row)" }
    func didSelect(_ row: Int) { say("select \(row)") }
    var footer: String { "foot" }
}
class Bare: Feed { func required() -> Int { 2 } }
@objc protocol Listed: NSObjectProtocol {
    weak var list: Lister? { get set }
    @available(*, unavailable, message: "ask the list")
    func count() -> Int
}
class ListedRow: NSObject, Listed { weak var list: Lister? }
@objc protocol Receiver { func received(_ text: String) }
class Mailbox: NSObject, Receiver { func received(_ text: String) { say("received \(text)") } }
extension Mailbox: Feed2 { func loaded(_ count: Int, completion: @escaping (String) -> Void) { completion("loaded \(count)") } }
@objc protocol Feed2: NSObjectProtocol {
    @objc optional func loaded(_ count: Int, completion: @escaping (String) -> Void)
    @objc optional func missing(_ count: Int, completion: @escaping (String) -> Void)
}
class Lister: UIResponder {
    var second: Feed2 = Mailbox()
    func more() {
        second.loaded?(5) { say($0) }
        second.missing?(5) { say($0) }
        say(delegate?.footer ?? "no footer")
        if let feed = delegate { say("\(feed.title?(for: 1) ?? "none")") }
        say(delegate!.title?(for: 9) ?? "nil")
        say("\(delegate?.didSelect != nil) \(delegate?.didSelect == nil)")
        if let select = delegate?.didSelect { select(8) }
        Mailbox().perform(#selector(Receiver.received(_:)), with: "mail")
    }
    weak var delegate: Feed?
    var completion: ((Int) -> Void)?
    func go() {
        let row: Listed = ListedRow()
        row.list = self
        say("\(row.list === self)")
        say(delegate?.title?(for: 2) ?? "no title")
        delegate?.didSelect?(3)
        if delegate?.didSelect?(4) != nil { say("answered") }
        completion?(9)
        self.completion?(10)
    }
}

/// Casts to a protocol, and reads its optional properties.
func footer(of object: AnyObject) -> String {
    if let feed = object as? Feed, let footer = feed.footer { return footer }
    guard let feed = object as? any Feed else { return "no feed" }
    return (object as? Feed)?.footer ?? feed.footer ?? "no footer of \(feed.required())"
}

func runProtocols() {
    say(footer(of: Full()))
    say(footer(of: Bare()))
    say(footer(of: NSObject()))
    let lister = Lister()
    lister.completion = { say("completion \($0)") }
    let full = Full()
    lister.delegate = full
    lister.go()
    let bare = Bare()
    lister.delegate = bare
    lister.go()
    lister.more()
    lister.delegate = full
    lister.more()
    class Local: Feed {
        func required() -> Int { 3 }
        func title(for row: Int) -> String { "local \(row)" }
    }
    final class Heir: Local { func didSelect(_ row: Int) {} }
    let local = Local(), heir = Heir()
    for object in [local, heir] {
        lister.delegate = object
        say(lister.delegate?.title?(for: 5) ?? "no local title")
    }
    say("\(lister.delegate?.footer ?? "no local footer")")
}
// expect: foot
// expect: no footer of 2
// expect: no feed
// expect: true
// expect: row 2
// expect: select 3
// expect: select 4
// expect: answered
// expect: completion 9
// expect: completion 10
// expect: true
// expect: no title
// expect: completion 9
// expect: completion 10
// expect: loaded 5
// expect: no footer
// expect: none
// expect: nil
// expect: false true
// expect: received mail
// expect: loaded 5
// expect: foot
// expect: row 1
// expect: row 9
// expect: true false
// expect: select 8
// expect: received mail
// expect: local 5
// expect: local 5
// expect: no local footer
