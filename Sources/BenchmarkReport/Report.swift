import Dispatch
import Foundation

/// Returns the duration of `body`, in milliseconds.
package func milliseconds(_ body: () -> Void) -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    body()
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
}

/// Prints a line in the format of the peers' programs.
package func report(_ bench: String, _ what: String, _ samples: [Double], operations: Int) {
    let sorted = samples.sorted()
    let ninetyFifth = sorted[min(sorted.count - 1, Int(Double(sorted.count) * 0.95))]
    print(
        "{\"toolkit\":\"uikit-linux\",\"bench\":\"\(bench)\",\"what\":\"\(what)\",\"median_ms\":\(sorted[sorted.count / 2]),"
            + "\"best_ms\":\(sorted[0]),\"p95_ms\":\(ninetyFifth),\"operations\":\(operations),\"samples\":\(sorted.count)}")
}
