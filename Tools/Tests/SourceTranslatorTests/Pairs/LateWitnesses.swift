import UIKit

// Of three classes of a public suite the middle one alone knew the height: 43.67 points instead of 77.
@objc protocol Rows: NSObjectProtocol {
    func count() -> Int
    @objc optional func height(for row: Int) -> Int
    @objc optional func select(_ row: Int, animated: Bool)
}
class PlainRows: NSObject, Rows { func count() -> Int { 1 } }
class TallRows: PlainRows { func height(for row: Int) -> Int { 77 + row } }
class TallerRows: TallRows { override func height(for row: Int) -> Int { super.height(for: row) + 100 } }
class OwnRows: UIResponder {}
class ConformingRows: OwnRows, Rows {
    func count() -> Int { 2 }
    func height(for row: Int) -> Int { 5 }
}
extension TallRows { @objc func select(_ row: Int, animated: Bool) { say("selected \(row) \(animated)") } }

// The same in functions, where Swift's own rules for names apply.
func makeRows(_ height: Int) -> [Rows] {
    class LocalRows: PlainRows {
        let extra: Int
        init(_ extra: Int) { self.extra = extra }
        func height(for row: Int) -> Int { extra + row }
    }
    class LouderRows: LocalRows { func select(_ row: Int, animated: Bool) { say("local \(row)") } }
    class QuietRows: NSObject, Rows { func count() -> Int { 3 } }
    let more: () -> [Rows] = {
        class LocalRows: QuietRows { func height(for row: Int) -> Int { 9 } }
        return [QuietRows(), LocalRows()]
    }
    return [LocalRows(height), LouderRows(height + 1)] + more()
}
// A class that has no table inherits its superclass's, and one that has one adds to it.
func checkLocalTables() {
    class Named: NSObject {
        @objc func name() -> String { "named" }
        @objc var level = 1
    }
    class Unchanged: Named { func other() {} }
    class Renamed: Unchanged {
        override func name() -> String { "renamed" }
        @objc func second() -> String { "second" }
    }
    let object = Renamed()
    say("\(object.perform(Selector("name"))!.takeUnretainedValue()) \(object.perform(Selector("second"))!.takeUnretainedValue())")
    say("\(object.value(forKey: "level")!) \(object.responds(to: Selector("second"))) \(Named().responds(to: Selector("second")))")
}

func runLateWitnesses() {
    for rows in [PlainRows(), TallRows(), TallerRows(), ConformingRows()] as [Rows] {
        say("\(rows.count()) \(rows.height?(for: 1) ?? 43)")
        rows.select?(2, animated: true)
    }
    for rows in makeRows(20) {
        say("\(rows.count()) \(rows.height?(for: 1) ?? 43)")
        rows.select?(2, animated: true)
    }
    checkLocalTables()
}
// expect: 1 43
// expect: 1 78
// expect: selected 2 true
// expect: 1 178
// expect: selected 2 true
// expect: 2 5
// expect: 1 21
// expect: 1 22
// expect: local 2
// expect: 3 43
// expect: 3 9
// expect: renamed second
// expect: 1 true false
