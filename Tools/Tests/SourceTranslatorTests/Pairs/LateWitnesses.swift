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

func runLateWitnesses() {
    for rows in [PlainRows(), TallRows(), TallerRows(), ConformingRows()] as [Rows] {
        say("\(rows.count()) \(rows.height?(for: 1) ?? 43)")
        rows.select?(2, animated: true)
    }
}
// expect: 1 43
// expect: 1 78
// expect: selected 2 true
// expect: 1 178
// expect: selected 2 true
// expect: 2 5
