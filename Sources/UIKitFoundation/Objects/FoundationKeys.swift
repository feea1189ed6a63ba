import Foundation
import UIKitRuntime

// The properties of Foundation's classes whose headers document them for key-value observation, by name.

private typealias Property = KeyedProperty

@Sendable private func registerFoundationKeys() {
    DispatchTable.add(Progress.self, isAtomic: true) {
        [
            "completedUnitCount": Property(\.completedUnitCount), "fractionCompleted": Property(reading: \.fractionCompleted),
            "isCancellable": Property(\.isCancellable), "isCancelled": Property(reading: \.isCancelled),
            "isFinished": Property(reading: \.isFinished), "isIndeterminate": Property(reading: \.isIndeterminate),
            "isPausable": Property(\.isPausable), "isPaused": Property(reading: \.isPaused), "kind": Property(\.kind),
            "localizedAdditionalDescription": Property(reading: \.localizedAdditionalDescription),
            "localizedDescription": Property(reading: \.localizedDescription), "totalUnitCount": Property(\.totalUnitCount),
            "userInfo": Property(reading: \.userInfo),
        ]
    }
    DispatchTable.add(Operation.self, isAtomic: true) {
        [
            "dependencies": Property(reading: \.dependencies), "isAsynchronous": Property(reading: \.isAsynchronous),
            "isCancelled": Property(reading: \.isCancelled), "isConcurrent": Property(reading: \.isConcurrent),
            "isExecuting": Property(reading: \.isExecuting), "isFinished": Property(reading: \.isFinished),
            "isReady": Property(reading: \.isReady), "name": Property(\.name), "qualityOfService": Property(\.qualityOfService),
            "queuePriority": Property(\.queuePriority),
        ]
    }
    DispatchTable.add(OperationQueue.self, isAtomic: true) {
        [
            "isSuspended": Property(\.isSuspended), "maxConcurrentOperationCount": Property(\.maxConcurrentOperationCount),
            "name": Property(\.name), "operationCount": Property(reading: \.operationCount),
            "operations": Property(reading: \.operations), "progress": Property(reading: \.progress),
            "qualityOfService": Property(\.qualityOfService), "underlyingQueue": Property(\.underlyingQueue),
        ]
    }
}

@used @section(".init_array") private let foundationKeys: @convention(c) @Sendable () -> Void = {
    DispatchTable.enqueue(registerFoundationKeys)
}
