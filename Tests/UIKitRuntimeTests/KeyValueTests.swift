import Testing
import UIKitFoundation
@testable import UIKitRuntime

private final class Account: KeyValueObject {
    var owner: String? = "Ada"
    var balance = 10 { didSet { KeyValueObservation.didChange(self, "balance", from: oldValue) } }
    var quiet = 1
    weak var friend: Account?
    var next: Account?
}

private final class Watcher: KeyValueObject {
    var log: [String] = []
    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        log.append("\(keyPath!) \(change![.oldKey] ?? "-") \(change![.newKey] ?? "-")")
    }
}

@MainActor @Suite("Key-value coding and observation", .serialized)
struct KeyValueTests {
    @Test("stored properties are read and written by name, including weak ones")
    func storedProperties() {
        let (a, b) = (Account(), Account())
        a.setValue("Bob", forKey: "owner")
        a.setValue(b, forKey: "friend")
        a.setValue(b, forKey: "next")
        a.setValue("Eve", forKeyPath: "next.owner")
        #expect(a.owner == "Bob" && a.friend === b && b.owner == "Eve")
        #expect(a.value(forKey: "owner") as? String == "Bob")
        #expect(a.value(forKeyPath: "friend.owner") as? String == "Eve")
        a.setValue(nil, forKey: "owner")
        #expect(a.owner == nil)
    }

    @Test("a string stored in a numeric or Boolean property is converted")
    func numbersInTexts() {
        var (width, count, flag, name) = (CGFloat(1), 1, false, "")
        #expect(
            DispatchTable.store("7.5 points") { width = $0 } && DispatchTable.store("12") { count = $0 }
                && DispatchTable.store("YES") { flag = $0 })
        #expect(DispatchTable.store("8") { name = $0 })
        #expect(width == 7.5 && count == 12 && flag && name == "8")
        #expect(DispatchTable.store("none") { count = $0 } && count == 0)
        #expect(!DispatchTable.store("8") { (_: Account) in })
    }

    // The operators of Apple's "Using Collection Operators".
    @Test("a key path leads through arrays and sets, with operators")
    func collections() {
        let (a, b, c) = (Account(), Account(), Account())
        (a.owner, b.owner, c.owner) = ("Ada", "Bob", "Ada")
        (a.balance, b.balance, c.balance) = (1, 2, 6)
        let array = [a, b, c] as NSArray, set = NSSet(array: [a, b, c])
        #expect(array.value(forKey: "owner") as? [String] == ["Ada", "Bob", "Ada"])
        let owners = set.value(forKey: "owner") as? NSSet
        #expect(owners?.count == 2 && owners?.contains("Bob") == true)
        #expect(array.value(forKeyPath: "@sum.balance") as? Int == 9 && set.value(forKeyPath: "@avg.balance") as? Double == 3)
        #expect(array.value(forKeyPath: "@max.balance") as? Int == 6 && array.value(forKeyPath: "@min.owner") as? String == "Ada")
        #expect(array.value(forKeyPath: "@count") as? Int == 3 && set.value(forKeyPath: "@count") as? Int == 3)
        #expect(array.value(forKeyPath: "@distinctUnionOfObjects.owner") as? [String] == ["Ada", "Bob"])
        #expect(([1.5, 2] as NSArray).value(forKeyPath: "@sum.self") as? Double == 3.5)
        #expect((["four", "nine"] as NSArray).value(forKey: "length") as? [Int] == [4, 4])
    }

    @Test("an object of any class gives the values of several keys, with null for nil")
    func severalValues() {
        final class Plain: NSObject, @unchecked Sendable {  // used in this test only
            var name: String? = "Ada"
            var age: Int? = nil
        }
        let values = Plain().dictionaryWithValues(forKeys: ["name", "age"])
        #expect(values.count == 2 && values["name"] as? String == "Ada" && values["age"] is NSNull)
    }

    @Test("an unknown key raises the undefined key exception with its name")
    func unknownKey() {
        let faults = Fault.catching { Account().setValue(1, forKey: "color") }
        #expect(faults.first?.name == .undefinedKeyException)
        #expect(faults.first?.reason.contains("not key value coding-compliant for the key color") == true)
    }

    @Test("a closure observer is called for a hooked change immediately, with old and new values")
    func hooked() {
        let account = Account()
        var heard: [[Int?]] = []
        let observation = account.observe(\.balance, named: "balance", options: [.old, .new]) { _, change in
            heard.append([change.oldValue, change.newValue])
        }
        account.balance = 25
        #expect(heard == [[10, 25]])
        observation.invalidate()
        account.balance = 30
        #expect(heard.count == 1)
    }

    @Test("a property without a hook is compared when the loop turns")
    func compared() {
        let account = Account()
        var heard: [Int?] = []
        let observation = account.observe(\.quiet, options: [.new]) { _, change in heard.append(change.newValue) }
        account.quiet = 5
        #expect(heard.isEmpty)
        EventLoop.main.turn()
        EventLoop.main.turn()
        #expect(heard == [5])
        observation.invalidate()
    }

    private class Page: NSObject { weak var delegate: (any NSObjectProtocol)? }
    @Test("an optional property of a protocol's type is compared, also with nil")
    func optionalProtocol() {
        let (page, one) = (Page(), NSObject())
        var heard: [Bool] = []
        let observation = page.observe(\.delegate, options: [.new]) { page, _ in heard.append(page.delegate != nil) }
        for delegate in [one, one, nil, nil] {
            page.delegate = delegate
            EventLoop.main.turn()
        }
        #expect(heard == [true, false])
        observation.invalidate()
    }

    @Test("a classic observer is called for changes until it is removed")
    func classic() {
        let (account, watcher) = (Account(), Watcher())
        account.addObserver(watcher, forKeyPath: "balance", options: [.old, .new])
        account.balance = 11
        account.removeObserver(watcher, forKeyPath: "balance")
        account.balance = 12
        #expect(watcher.log == ["balance 10 11"])
    }

    @Test("an unknown key can be observed without an error, unless its initial value is requested")
    func unknownObservedKey() {
        let (account, watcher) = (Account(), Watcher())
        let faults = Fault.catching {
            account.addObserver(watcher, forKeyPath: "nonsense", options: [.new])
            account.balance = 11
            account.removeObserver(watcher, forKeyPath: "nonsense")
        }
        #expect(faults == [] && watcher.log == [])
        let asked = Fault.catching { account.addObserver(watcher, forKeyPath: "nonsense", options: [.initial]) }
        #expect(asked.first?.name == .undefinedKeyException)
    }

    @Test("predicate formats compare, combine, and match in strings and collections")
    func predicates() {
        let account = Account()
        func holds(_ format: String, _ args: Any?...) -> Bool {
            NSPredicate(format: format, argumentArray: args.map { $0 ?? NSNull() }).evaluate(with: account)
        }
        #expect(holds("balance >= 10 AND owner == %@", "Ada"))
        #expect(holds("owner CONTAINS[cd] 'aD' && NOT (balance == 3)"))
        #expect(holds("%K IN {1, 10, 20}", "balance"))
        #expect(!holds("balance BETWEEN {11, 20}"))
        #expect(holds("owner MATCHES 'A.a'"))
        #expect(NSPredicate(format: "SELF LIKE[c] %@", "a*").evaluate(with: "Abc"))
        #expect(holds("balance * 2 + 1 > 20") && !holds("balance / 4 == 2") && holds("%K.length == 3", "owner"))
        let list: [String: Any] = ["rows": [["n": 1, "done": true], ["n": 2, "done": false], ["n": 3, "done": true]]]
        #expect(NSPredicate(format: "SUBQUERY(rows, $row, $row.done == YES AND $row.n > %d).@count == 1", 1).evaluate(with: list))
        #expect(Fault.catching { _ = NSPredicate(format: "SUBQUERY(rows, $row") }.count == 1)
    }

    @Test("undo reverts a group and redo repeats it")
    func undo() {
        let account = Account()
        let manager = UndoManager()
        func set(_ value: Int) {
            let old = account.balance
            manager.registerUndo(withTarget: account) { _ in MainActor.assumeIsolated { set(old) } }
            account.balance = value
        }
        set(20)
        #expect(manager.canUndo && !manager.canRedo)
        manager.undo()
        #expect(account.balance == 10 && manager.canRedo)
        manager.redo()
        #expect(account.balance == 20)
    }

    @Test("changes through mutableArrayValue notify with kind, indexes, and objects")
    func mutableArrays() {
        final class List: KeyValueObject { var items = NSMutableArray() }
        final class Reader: KeyValueObject {
            var log: [String] = []
            override func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
            ) {
                let indexes = (change?[.indexesKey] as? IndexSet).map { $0.map(String.init).joined(separator: ",") } ?? "-"
                log.append(
                    "\(change![.kindKey] as? UInt ?? 0) [\(indexes)] \(change?[.oldKey] as? [String] ?? []) \(change?[.newKey] as? [String] ?? [])"
                )
            }
        }
        let (list, reader) = (List(), Reader())
        list.addObserver(reader, forKeyPath: "items", options: [.new, .old])
        let proxy = list.mutableArrayValue(forKey: "items")
        proxy.addObjects(from: ["a", "b"])
        proxy.insert("c", at: 1)
        proxy[0] = "d"
        proxy.remove("b")
        proxy[2] = "e"
        proxy.removeAllObjects()
        #expect(
            reader.log == [
                "2 [0,1] [] [\"a\", \"b\"]", "2 [1] [] [\"c\"]", "4 [0] [\"a\"] [\"d\"]", "3 [2] [\"b\"] []", "2 [2] [] [\"e\"]",
                "3 [0,1,2] [\"d\", \"c\", \"e\"] []",
            ])
        #expect(list.items.count == 0 && proxy.count == 0)
        proxy.addObjects(from: ["a", "b", "c"])
        reader.log = []
        proxy.replaceObjects(in: NSRange(location: 0, length: 2), withObjectsFrom: ["d"])
        proxy.setArray(["e", "f", "g"])
        #expect(reader.log == ["4 [0] [\"a\"] [\"d\"]", "3 [1] [\"b\"] []", "4 [0,1] [\"d\", \"c\"] [\"e\", \"f\"]", "2 [2] [] [\"g\"]"])
        list.removeObserver(reader, forKeyPath: "items")
    }

    @Test("changes through mutableSetValue and mutableOrderedSetValue change the property")
    func mutableSets() {
        final class List: KeyValueObject {
            var names = NSSet(array: ["a"]), order = NSOrderedSet(array: ["a", "b"])
            override func value(forKey key: String) -> Any? { key == "names" ? names : order }
            override func setValue(_ value: Any?, forKey key: String) {
                if let set = value as? NSSet { names = set }
                if let set = value as? NSOrderedSet { order = set }
            }
        }
        let list = List()
        let names = list.mutableSetValue(forKey: "names"), order = list.mutableOrderedSetValue(forKey: "order")
        names.add("b")
        names.union(["c", "a"])
        names.remove("a")
        #expect(list.names == NSSet(array: ["b", "c"]) && names.count == 2 && !names.contains("a"))
        order.insert("c", at: 0)
        order.add("c")
        order.removeObject(at: 1)
        order.replaceObject(at: 1, with: "d")
        #expect(list.order.array as? [String] == ["c", "d"] && order.index(of: "d") == 1)
    }

    @Test("mutableArrayValue finds and removes objects of Swift classes")
    func objectsOfSwift() {
        final class Row {}
        final class List: KeyValueObject { var items = NSMutableArray() }
        let (list, rows) = (List(), [Row(), Row(), Row()])
        let proxy = list.mutableArrayValue(forKey: "items")
        proxy.addObjects(from: rows)
        #expect(proxy.contains(rows[1]) && proxy.index(of: rows[2]) == 2 && proxy.index(of: Row()) == NSNotFound)
        proxy.remove(rows[1])
        #expect(list.items.count == 2 && proxy[1] as? Row === rows[2] && !proxy.contains(rows[1]))
        proxy.removeObjects(in: rows)
        #expect(list.items.count == 0)
    }
}

@Suite("Object descriptions") struct ObjectDescriptionTests {
    private final class Thing: NSObject {}

    @Test("an object's description has its class and address, an app's class with its module")
    func description() {
        ObjectDescription.install()
        #expect("\(Thing())".wholeMatch(of: /<UIKitRuntimeTests\..*Thing: 0x[0-9a-f]+>/) != nil)
        #expect("\(NSLock())".wholeMatch(of: /<NSLock: 0x[0-9a-f]+>/) != nil)
    }
}

/// An operation that keeps its state in a property, as many apps' do.
private final class Job: Operation, @unchecked Sendable {  // The state is behind the lock.
    enum State { case ready, executing, finished }
    private let lock = NSLock()
    private var kept = State.ready
    var state: State {
        get { lock.withLock { kept } }
        set {
            lock.withLock { kept = newValue }
            OperationStates.didChange(self, "state") { ["isReady", "isExecuting", "isFinished"].contains($0) ? ["state"] : [] }
        }
    }
    override var isReady: Bool { state == .ready && super.isReady }
    override var isExecuting: Bool { state == .executing }
    override var isFinished: Bool { state == .finished }
    override var isAsynchronous: Bool { true }
    override func start() {
        state = .executing
        DispatchQueue.global().async { self.state = .finished }
    }
}

@Suite("States of operations") struct OperationStateTests {
    @Test("a queue is notified of states that depend on another property")
    func finished() {
        let (queue, job, done) = (OperationQueue(), Job(), DispatchSemaphore(value: 0))
        let next = BlockOperation { done.signal() }
        next.addDependency(job)
        queue.addOperations([job, next], waitUntilFinished: false)
        #expect(done.wait(timeout: .now() + 20) == .success)
        #expect(job.isFinished && !job.isExecuting)
    }
}

@Suite("Associated objects") struct AssociatedObjectTests {
    private class Plain {
        let end: () -> Void
        init(_ end: @escaping () -> Void) { self.end = end }
        deinit { end() }
    }
    private final class Heir: Plain {}

    @Test("an associated object is released with its owner, after the owner's own members")
    func lifetime() {
        var log: [String] = []
        let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
        defer { key.deallocate() }
        for _ in 0..<3 {
            var object: Plain? = Heir { log.append("object") }
            objc_setAssociatedObject(object!, key, Plain { log.append("attached") }, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            #expect(objc_getAssociatedObject(object!, key) is Plain && log.isEmpty)
            object = nil
            #expect(log == ["object", "attached"])
            log = []
        }
        var other: Plain? = Heir { log.append("other") }
        #expect(objc_getAssociatedObject(other!, key) == nil)
        other = nil
        #expect(log == ["other"])
    }
}
