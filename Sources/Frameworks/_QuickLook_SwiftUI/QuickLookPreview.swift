// The cross-import overlay of SwiftUI and QuickLook: a preview of files over the screen, based on `QLPreviewController`.
@_exported import QuickLookCompanion
@_exported import SwiftUICompanion

extension View {
    /// Presents a preview of the file while there is one. The preview's button sets it to `nil`.
    public func quickLookPreview(_ item: Binding<URL?>) -> some View {
        quickLookPreview(item, in: item.wrappedValue.map { [$0] } ?? [])
    }
    /// Presents a preview of several files that starts with the selected one, while one is selected.
    public func quickLookPreview<Items: RandomAccessCollection>(_ selection: Binding<Items.Element?>, in items: Items) -> some View
    where Items.Element == URL {
        let urls = Array(items)
        let isPresented = Binding(get: { selection.wrappedValue != nil }, set: { if !$0 { selection.wrappedValue = nil } })
        return fullScreenCover(isPresented: isPresented) {
            Previewer(urls: urls, first: selection.wrappedValue.flatMap(urls.firstIndex) ?? 0) { selection.wrappedValue = nil }
                .ignoresSafeArea()
        }
    }
}

private struct Previewer: UIViewControllerRepresentable {
    let urls: [URL]
    let first: Int
    let end: @MainActor () -> Void

    func makeCoordinator() -> Source { Source(urls) }
    func makeUIViewController(context: Context) -> UINavigationController {
        let preview = QLPreviewController()
        preview.dataSource = context.coordinator
        preview.currentPreviewItemIndex = first
        preview.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in end() })
        return UINavigationController(rootViewController: preview)
    }
    func updateUIViewController(_ controller: UINavigationController, context: Context) {}

    @MainActor final class Source: QLPreviewControllerDataSource {
        private let urls: [URL]
        init(_ urls: [URL]) { self.urls = urls }
        func numberOfPreviewItems(in controller: QLPreviewController) -> Int { urls.count }
        func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem { urls[index] as NSURL }
    }
}
