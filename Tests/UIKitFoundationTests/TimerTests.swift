import Testing
import UIKitFoundation

@MainActor @Suite(.serialized)
struct TimerTests {
    @Test("a repeating timer follows the loop's clock")
    func repeating() {
        EventLoop.main.reset()
        var fired: [Double] = []
        let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in
            MainActor.assumeIsolated { fired.append(EventLoop.main.now) }
        }
        EventLoop.main.advance(by: 1.6)
        timer.invalidate()
        EventLoop.main.advance(by: 1)
        #expect(fired == [0.5, 1.0, 1.5])
    }

    private final class Account {}

    @Test("a weak table drops deallocated objects")
    func weakTables() {
        let table = NSHashTable<Account>.weakObjects()
        do { let gone = Account(); table.add(gone); #expect(table.count == 1) }
        #expect(table.allObjects.isEmpty)
        let objects = NSHashTable<AnyObject>.weakObjects(), map = NSMapTable<NSString, AnyObject>.strongToWeakObjects()
        do { let gone = Account(); objects.add(gone); map.setObject(gone, forKey: "gone"); #expect(objects.count == 1 && map.count == 1) }
        #expect(objects.allObjects.isEmpty && map.object(forKey: "gone") == nil)
    }
}
