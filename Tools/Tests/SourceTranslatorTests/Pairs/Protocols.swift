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
class Lister: UIResponder {
    weak var delegate: Feed?
    var completion: ((Int) -> Void)?
    func go() {
        say(delegate?.title?(for: 2) ?? "no title")
        delegate?.didSelect?(3)
        if delegate?.didSelect?(4) != nil { say("answered") }
        completion?(9)
        self.completion?(10)
    }
}

func runProtocols() {
    let lister = Lister()
    lister.completion = { say("completion \($0)") }
    let full = Full()
    lister.delegate = full
    lister.go()
    let bare = Bare()
    lister.delegate = bare
    lister.go()
}
// expect: row 2
// expect: select 3
// expect: select 4
// expect: answered
// expect: completion 9
// expect: completion 10
// expect: no title
// expect: completion 9
// expect: completion 10
