import UIKit

extension UIResponder {
    @objc func arrange(_ names: [String], by key: String = "k") -> Int {
        say("UIResponder.arrange \(names.count) \(key)")
        return names.count
    }
    @objc var motto: String { "plain" }
}
extension UILabel {
    @objc override func arrange(_ names: [String], by key: String) -> Int { super.arrange(names + ["label"], by: key) }
}
#if os(macOS)
extension NSResponder {
    override var motto: String { "mac" }
}
#endif
class Worker: UIResponder {
    override func arrange(_ names: [String], by key: String) -> Int { 10 + super.arrange(names, by: key) }
    override var motto: String { "work, not " + super.motto }
}
class Foreman: Worker {
    override func arrange(_ names: [String], by key: String) -> Int { 100 + super.arrange(names, by: key) }
}
extension Foreman {
    override var motto: String { "see: " + super.motto }
}

func runForeignOverrides() {
    let all: [UIResponder] = [UIResponder(), UILabel(), Worker(), Foreman()]
    for one in all { say("\(one.arrange(["a"])) \(one.motto)") }
    say("\(Foreman().arrange([], by: "x"))")
}
// expect: UIResponder.arrange 1 k
// expect: 1 plain
// expect: UIResponder.arrange 2 k
// expect: 2 plain
// expect: UIResponder.arrange 1 k
// expect: 11 work, not plain
// expect: UIResponder.arrange 1 k
// expect: 111 see: work, not plain
// expect: UIResponder.arrange 0 x
// expect: 110
