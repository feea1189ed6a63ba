import UIKit

// `import Observation` is not needed beside UIKit.
@Observable final class Counter { var count = 0 }

func runObservables() {
    let counter = Counter()
    withObservationTracking {
        _ = counter.count
    } onChange: {
        say("the count changes")
    }
    counter.count = 1
}
// expect: the count changes
