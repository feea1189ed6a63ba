import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// Owns a control socket across an app's launches: launches, terminates, and relaunches it, and forwards the requests that it does not
/// answer itself.
///
/// Several clients may be connected at once. They are not affected when another client disconnects or the app crashes.
public final class ControlSupervisor: @unchecked Sendable {  // `lock` guards the mutable state
    /// The process that the supervisor launches and terminates.
    public let app: AppProcess
    private let path: String
    private let descriptor: Int32
    private let lock = NSLock()
    private var isClosed = false

    /// Listens at `path` with mode 0600; clients are served once ``start()`` is called.
    public init(path: String, app: AppProcess) throws {
        (self.path, self.app) = (path, app)
        descriptor = try ControlSocket.listen(at: path)
    }

    /// Serves clients on separate threads until ``close()``.
    public func start() { ControlSocket.accept(at: descriptor, threads: "control supervisor") { [self] in serve($0) } }

    /// Ends the app and removes the socket.
    public func close() {
        guard
            lock.withLock({
                let was = isClosed; isClosed = true; return !was
            })
        else { return }
        unlink(path)
        shutdown(descriptor, Int32(SHUT_RDWR))
        Glibc.close(descriptor)
        app.terminate()
    }

    private func serve(_ client: Int32) {
        var reader = LineReader(client)
        while let line = reader.next() {
            let answer: JSONValue
            switch ControlRequest.read(line) {
            case .request(let request): answer = request.answer(result(of: request))
            case .refused(let refusal): answer = refusal
            case .blank: continue
            }
            guard ControlSocket.write(answer.data + [UInt8(ascii: "\n")], to: client) else { break }
        }
        Glibc.close(client)
    }

    private func result(of request: ControlRequest) -> Result<JSONValue, ControlError> {
        do { return .success(try answer(request.method, request.params ?? [:])) } catch let error as ControlError {
            return .failure(error)
        } catch {
            return .failure(ControlError(.failed, "\(error)"))
        }
    }

    /// Responds to a request as if it came from a client over the socket.
    public func answer(_ method: String, _ params: JSONValue) throws -> JSONValue {
        switch method {
        case "launch", "relaunch":
            let connection = try app.launch(
                arguments: try strings(params["arguments"]), environment: try pairs(params["environment"]),
                clearState: params["clearState"]?.bool ?? false)
            var members = try connection.request("hello").object ?? [:]
            members["state"] = .string(app.state.rawValue)
            return .object(members)
        case "terminate":
            app.terminate()
            return ["state": .string(app.state.rawValue)]
        case "state":
            var members: [String: JSONValue] = ["state": .string(app.state.rawValue)]
            if let pid = app.processIdentifier { members["pid"] = .number(Double(pid)) }
            if let end = app.end {
                var how: [String: JSONValue] = ["status": .number(Double(end.status))]
                if let signal = end.signal { how["signal"] = .number(Double(signal)) }
                members["end"] = .object(how)
            }
            return .object(members)
        default:
            do {
                return try app.connection().request(method, params, timeout: 3700)
            } catch let error as ControlError where error.code == .notRunning {
                // Waits until the system reports how the process ended.
                let deadline = MonotonicTime.now + 2
                while app.isRunning, MonotonicTime.now < deadline { usleep(1000) }
                _ = try app.connection()
                throw error
            }
        }
    }

    private func strings(_ value: JSONValue?) throws -> [String] {
        guard let value else { return [] }
        guard let items = value.array, items.allSatisfy({ $0.string != nil }) else {
            throw ControlError(.badParameters, "`arguments` takes a list of strings")
        }
        return items.compactMap(\.string)
    }

    private func pairs(_ value: JSONValue?) throws -> [String: String] {
        guard let value else { return [:] }
        guard let members = value.object, members.values.allSatisfy({ $0.string != nil }) else {
            throw ControlError(.badParameters, "`environment` takes an object of strings")
        }
        return members.compactMapValues(\.string)
    }
}
