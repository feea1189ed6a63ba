import Foundation
import FoundationNetworking
import UIKitRuntime

/// Registers the properties of a session's tasks, by name: its header documents them for key-value observation.
@Sendable func registerSessionTaskKeys() {
    DispatchTable.add(URLSessionTask.self, isAtomic: true) {
        [
            "countOfBytesExpectedToReceive": Property(reading: \.countOfBytesExpectedToReceive),
            "countOfBytesExpectedToSend": Property(reading: \.countOfBytesExpectedToSend),
            "countOfBytesReceived": Property(reading: \.countOfBytesReceived), "countOfBytesSent": Property(reading: \.countOfBytesSent),
            "currentRequest": Property(reading: \.currentRequest), "error": Property(reading: \.error),
            "originalRequest": Property(reading: \.originalRequest), "priority": Property(\.priority),
            "progress": Property(reading: \.progress), "response": Property(reading: \.response), "state": Property(reading: \.state),
            "taskDescription": Property(\.taskDescription), "taskIdentifier": Property(reading: \.taskIdentifier),
        ]
    }
}
