import UIKit

class Model: NSObject {
    @objc dynamic var level = 1
    @objc dynamic var name: String = "a" { didSet { say("name \(oldValue)->\(name)") } }
    @objc dynamic var text: String? = nil
    @objc dynamic var both: Int = 0 { willSet { say("will \(newValue)") } }
}
class Observer: NSObject {
    private var token: NSKeyValueObservation?
    let model = Model()
    func start() {
        token = model.observe(\.level, options: [.old, .new]) { _, change in
            say("level \(change.oldValue!) \(change.newValue!)")
        }
        model.addObserver(self, forKeyPath: #keyPath(Model.name), options: [.new], context: nil)
    }
    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        if keyPath == #keyPath(Model.name) {
            say("kvo \(change![.newKey]!)")
        } else {
            super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
    }
    deinit { model.removeObserver(self, forKeyPath: "name") }
}
class Listener: NSObject {
    override init() {
        super.init()
        NotificationCenter.default.addObserver(self, selector: #selector(heard(_:)), name: Notification.Name("hello"), object: nil)
        NotificationCenter.default.addObserver(self, selector: #selector(quiet), name: .init("hello"), object: nil)
    }
    @objc private func heard(_ note: Notification) { say("heard \(note.name.rawValue)") }
    @objc private func quiet() { say("quiet") }
    deinit { NotificationCenter.default.removeObserver(self) }
}

func runObserving() {
    let observer = Observer()
    observer.start()
    observer.model.level = 2
    observer.model.name = "b"
    observer.model.both = 3
    let listener = Listener()
    NotificationCenter.default.post(name: .init("hello"), object: nil)
    _ = listener
    autoreleasepool { say("pool") }
}
// expect: level 1 2
// expect: name a->b
// expect: kvo b
// expect: will 3
// expect: heard hello
// expect: quiet
// expect: pool
