import UIKit

// Foundation, and so UIKit, makes Observation's names visible.
protocol Watched: Observable { var count: Int { get } }
final class Watch: Watched { var count = 2 }

func runObservationNames() {
    let watch: any Observable = Watch()
    say("\((watch as? any Watched)?.count ?? 0)")
}
// expect: 2
