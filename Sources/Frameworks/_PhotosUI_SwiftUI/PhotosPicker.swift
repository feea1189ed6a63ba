// The cross-import overlay of SwiftUI and PhotosUI: a control that opens the photo picker, based on `PHPickerViewController`.
@_exported import PhotosUICompanion
@_exported import SwiftUICompanion
import UniformTypeIdentifiersCompanion

/// A picture that the user picked.
public struct PhotosPickerItem: Equatable, Hashable, @unchecked Sendable {
    /// The encoding in which the picker passes pictures.
    public enum EncodingDisambiguationPolicy: Sendable { case automatic, current, compatible }
    /// Always nil: the pictures are not assets of a library.
    public let itemIdentifier: String?
    private let provider: NSItemProvider

    /// Creates an item without a picture: no library here has assets to find.
    public init(itemIdentifier: String) { (self.itemIdentifier, provider) = (itemIdentifier, NSItemProvider()) }
    init(_ result: PHPickerResult) { (itemIdentifier, provider) = (result.assetIdentifier, result.itemProvider) }

    public static func == (a: Self, b: Self) -> Bool { a.provider === b.provider && a.itemIdentifier == b.itemIdentifier }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(provider)) }

    /// The picture as a value, such as `Data` or `Image`, or `nil` if the picture has no form that the value can be made from.
    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
        guard provider.offers(type) else { return nil }
        let loaded = await withCheckedContinuation { continuation in
            provider.loadTransferable(type: type) { continuation.resume(returning: Loaded(result: $0)) }
        }
        return try loaded.result.get()
    }
    private struct Loaded<T>: @unchecked Sendable { let result: Result<T, any Error> }
    /// Loads the item as a type, and calls the handler; nil if it can't be converted.
    @discardableResult public func loadTransferable<T: Transferable>(
        type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
    ) -> Progress {
        guard provider.offers(type) else {
            completionHandler(.success(nil))
            return Progress(totalUnitCount: 1)
        }
        return provider.loadTransferable(type: type) { completionHandler($0.map { $0 }) }
    }
    /// The types of the picture's data.
    public var supportedContentTypes: [UTType] { provider.registeredTypeIdentifiers.compactMap { UTType($0) } }
}

/// The way in which a picker reports several pictures.
public struct PhotosPickerSelectionBehavior: Sendable, Equatable {
    let selection: PHPickerConfiguration.Selection
    /// The order of the library, or that of selecting.
    public static let `default` = Self(selection: .default), ordered = Self(selection: .ordered)
    /// Reported while the picker is open. It is reported at its end.
    public static let continuous = Self(selection: .continuous), continuousAndOrdered = Self(selection: .continuousAndOrdered)
}

/// A button that opens the picker of pictures.
@MainActor @preconcurrency
public struct PhotosPicker<Label: View>: View {
    let request: PickerRequest
    let label: Label
    @State private var isPresented = false

    /// Creates a button with its own label that opens a picker for one item. Encoding has no effect.
    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil, @ViewBuilder label: () -> Label
    ) {
        (request, self.label) = (PickerRequest(one: selection, filter), label())
    }
    /// Creates a button with its own label that opens a picker for several items.
    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary? = nil,
        @ViewBuilder label: () -> Label
    ) {
        (request, self.label) = (PickerRequest(several: selection, maxSelectionCount, selectionBehavior, filter), label())
    }

    public var body: some View {
        Button {
            isPresented = true
        } label: {
            label
        }.sheet(isPresented: $isPresented) { PickerSheet(request: request, isPresented: $isPresented) }
    }
}

extension PhotosPicker where Label == Text {
    /// Creates a button with a localized title that opens a picker for one item.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary? = nil
    ) {
        self.init(selection: selection, matching: filter) { Text(titleKey) }
    }
    /// Creates a button with a title that isn't localized, which opens a picker for one item.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary? = nil
    ) {
        self.init(selection: selection, matching: filter) { Text(title) }
    }
    /// Creates a button with a localized title that opens a picker for several items.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
    ) {
        self.init(selection: selection, maxSelectionCount: maxSelectionCount, selectionBehavior: selectionBehavior, matching: filter) {
            Text(titleKey)
        }
    }
    /// Creates a button with a title that isn't localized, which opens a picker for several items.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
    ) {
        self.init(selection: selection, maxSelectionCount: maxSelectionCount, selectionBehavior: selectionBehavior, matching: filter) {
            Text(title)
        }
    }
}

/// The place of a photo picker.
public struct PhotosPickerStyle: Hashable, Sendable {
    private let name: String
    /// The picker is presented, or is in the place of its button. Here it is presented in any case.
    public static let presentation = Self(name: "presentation"), inline = Self(name: "inline"), compact = Self(name: "compact")
}
extension View {
    // FIXME(gap): a photo picker is presented, also in the inline and the compact style.
    /// Returns the view unchanged: pickers are presented.
    public func photosPickerStyle(_ style: PhotosPickerStyle) -> some View { self }
}

extension View {
    /// Opens the picker of pictures while `isPresented` is true.
    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary? = nil
    ) -> some View {
        sheet(isPresented: isPresented) { PickerSheet(request: PickerRequest(one: selection, filter), isPresented: isPresented) }
    }
    /// Presents a picker for several items while a Boolean is true.
    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
    ) -> some View {
        sheet(isPresented: isPresented) {
            PickerSheet(request: PickerRequest(several: selection, maxSelectionCount, selectionBehavior, filter), isPresented: isPresented)
        }
    }
}

/// The contents of a picker, and the callback for the selection.
@MainActor struct PickerRequest {
    let configuration: PHPickerConfiguration
    let picked: ([PhotosPickerItem]) -> Void

    init(one selection: Binding<PhotosPickerItem?>, _ filter: PHPickerFilter?) {
        var configuration = PHPickerConfiguration()
        configuration.filter = filter
        self.configuration = configuration
        picked = { selection.wrappedValue = $0.first }
    }
    init(
        several selection: Binding<[PhotosPickerItem]>, _ limit: Int?, _ behavior: PhotosPickerSelectionBehavior, _ filter: PHPickerFilter?
    ) {
        var configuration = PHPickerConfiguration()
        (configuration.filter, configuration.selectionLimit, configuration.selection) = (filter, limit ?? 0, behavior.selection)
        self.configuration = configuration
        picked = { selection.wrappedValue = $0 }
    }
}

private struct PickerSheet: UIViewControllerRepresentable {
    let request: PickerRequest
    @Binding var isPresented: Bool

    final class Coordinator: PHPickerViewControllerDelegate {
        var sheet: PickerSheet
        init(_ sheet: PickerSheet) { self.sheet = sheet }
        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            // Canceled: the selection stays.
            if !results.isEmpty { sheet.request.picked(results.map(PhotosPickerItem.init)) }
            sheet.isPresented = false
        }
    }
    func makeCoordinator() -> Coordinator { Coordinator(self) }
    func makeUIViewController(context: Context) -> PHPickerViewController {
        let picker = PHPickerViewController(configuration: request.configuration)
        picker.delegate = context.coordinator
        return picker
    }
    func updateUIViewController(_ picker: PHPickerViewController, context: Context) { context.coordinator.sheet = self }
}

extension View {
    /// Returns the view unchanged: a picker has only the buttons that it needs.
    public func photosPickerAccessoryVisibility(_ visibility: Visibility, edges: Edge.Set = .all) -> some View { self }
    /// Returns the view unchanged: a picker has no search, collections, or staging area.
    public func photosPickerDisabledCapabilities(_ disabledCapabilities: PHPickerCapabilities) -> some View { self }
}
