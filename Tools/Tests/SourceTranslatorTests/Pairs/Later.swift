import UIKit

class Ticker: NSObject {
    private var timer: Timer?
    func start() {
        timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick(_:)), userInfo: "info", repeats: true)
        Timer.scheduledTimer(timeInterval: 2.5, target: self, selector: #selector(once), userInfo: nil, repeats: false)
        perform(#selector(later(_:)), with: "x", afterDelay: 0.5)
        perform(#selector(later(_:)), with: "cancelled", afterDelay: 0.5)
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(later(_:)), object: "cancelled")
        Timer.scheduledTimer(withTimeInterval: 2.2, repeats: false) { [weak self] timer in say("block \(timer.isValid) \(self != nil)") }
    }
    @objc private func tick(_ timer: Timer) {
        say("tick \(timer.userInfo as! String)"); if timer.timeInterval == 1 { count += 1; if count == 2 { timer.invalidate() } }
    }
    @objc func once() { say("once") }
    @objc func later(_ text: String) { say("later \(text)") }
    private var count = 0
}

func runLater() {
    let clock = Ticker()
    clock.start()
    MainActor.assumeIsolated { EventLoop.main.advance(by: 5) }
    let people = [["name": "Ann", "age": 30], ["name": "Bob", "age": 20]] as NSArray
    let adults = people.filter { NSPredicate(format: "age > %d AND name BEGINSWITH[c] %@", 25, "a").evaluate(with: $0) }
    say("\(adults.count) \((people.value(forKey: "name") as! [String]).joined(separator: ","))")
}
// expect: later x
// expect: tick info
// expect: tick info
// expect: block true true
// expect: once
// expect: 1 Ann,Bob
