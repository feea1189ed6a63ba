import UIKitCore
import UniformTypeIdentifiersCompanion

// Foundation's values that travel, and item providers with them.

extension String: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(
            contentType: .utf8PlainText, exporting: { Data($0.utf8) }, importing: { String(decoding: $0, as: UTF8.self) })
        DataRepresentation<String>(importedContentType: .plainText) { String(decoding: $0, as: UTF8.self) }
    }
}
extension Data: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .data, exporting: { $0 }, importing: { $0 })
    }
}
extension URL: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(
            contentType: .url, exporting: { Data($0.absoluteString.utf8) },
            importing: { data in
                guard let url = URL(string: String(decoding: data, as: UTF8.self)) else {
                    throw TransferFailure(type: "public.url", subject: "Data")
                }
                return url
            })
    }
}
extension AttributedString: Transferable {
    // FIXME(gap): travels as plain text, without its attributes.
    /// The representation as plain text. Attributes are lost.
    public static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation(exporting: { String($0.characters) }, importing: { AttributedString($0) })
    }
}

extension NSItemProvider {
    /// Offers a value in its forms. The value and its data are created when they are requested.
    public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
        let parcel = Parcel(transferable())
        for channel in T.transferRepresentation.channels where channel.isAllowed(parcel) {
            guard let export = channel.export else { continue }
            if suggestedName == nil { suggestedName = channel.fileName(parcel) }
            registerDataRepresentation(forTypeIdentifier: channel.type.identifier, visibility: .all) { done in
                nonisolated(unsafe) let done = done  // called once, by the task
                Task { @MainActor in
                    do { done(try await export(parcel), nil) } catch { done(nil, error) }
                }
                return nil
            }
        }
    }

    /// Makes a value from the first of its forms that the provider offers. The handler runs on the main actor.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        let forms = T.transferRepresentation.channels.filter { $0.load != nil }
        guard let form = forms.first(where: { hasItemConformingToTypeIdentifier($0.type.identifier) }), let load = form.load else {
            completionHandler(.failure(TransferFailure(type: "\(T.self)", subject: "The item provider")))
            return progress
        }
        loadDataRepresentation(forTypeIdentifier: form.type.identifier) { data, error in
            Task { @MainActor in
                do {
                    guard let data else { throw error ?? TransferFailure(type: form.type.identifier, subject: "The item provider") }
                    completionHandler(.success(try await load(data).opened(as: T.self)))
                } catch {
                    completionHandler(.failure(error))
                }
            }
        }
        progress.completedUnitCount = 1
        return progress
    }

    /// Returns the value, or nil if the provider has none of its forms.
    @MainActor package func transferred<T: Transferable>(as type: T.Type) async -> T? {
        await withCheckedContinuation { continuation in
            loadTransferable(type: type) { result in
                let parcel = Parcel((try? result.get()) as Any)
                continuation.resume(returning: parcel)
            }
        }.value as? T
    }
    /// Whether a value of the type can be made from the provider's data.
    package func offers<T: Transferable>(_ type: T.Type) -> Bool {
        T.importedContentTypes().contains { hasItemConformingToTypeIdentifier($0.identifier) }
    }
}
