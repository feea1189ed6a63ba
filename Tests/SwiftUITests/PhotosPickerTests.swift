import Testing
import UIKit
import _PhotosUI_SwiftUICompanion

@Suite("SwiftUI photos picker", .serialized)
@MainActor
struct PhotosPickerTests {
    final class Chosen {
        var items: [PhotosPickerItem] = []
        @MainActor var one: Binding<PhotosPickerItem?> {
            Binding {
                self.items.first
            } set: {
                self.items = $0.map { [$0] } ?? []
            }
        }
    }
    struct Opened: View {
        @State var isOpen = true
        let chosen: Chosen
        var body: some View { Text("Photos").photosPicker(isPresented: $isOpen, selection: chosen.one, matching: .images) }
    }

    private func shown(_ screen: Screen) -> PHPickerViewController? {
        screen.stage.settle()
        func within(_ controller: UIViewController) -> PHPickerViewController? {
            controller as? PHPickerViewController ?? controller.children.lazy.compactMap(within).first
        }
        return screen.presented.flatMap(within)
    }

    @Test("a tap on the button opens the picker; the picks become the selection, and load as data and as a view")
    func picks() async throws {
        UIImagePickerController.library = [UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }]
        defer { UIImagePickerController.library = [] }
        let chosen = Chosen(), screen = Screen(PhotosPicker("Choose", selection: chosen.one))
        screen.tap("Choose")
        let picker = try #require(shown(screen))
        let list = try #require((picker.children.first as? UINavigationController)?.topViewController as? UITableViewController)
        list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
        #expect(shown(screen) == nil)
        let item = try #require(chosen.items.first)
        let data = try #require(try await item.loadTransferable(type: Data.self))
        #expect(UIImage(data: data)?.size.width == 3 * UIScreen.main.scale)
        #expect(try await item.loadTransferable(type: Image.self) != nil)
        #expect(try await PhotosPickerItem(itemIdentifier: "gone").loadTransferable(type: Data.self) == nil)
    }

    struct Several: View {
        let title: String
        @State private var items: [PhotosPickerItem] = []
        var body: some View { PhotosPicker(title, selection: $items, maxSelectionCount: 3).photosPickerStyle(.presentation) }
    }
    @Test("a button whose title isn't localized opens a picker for several items")
    func several() throws {
        let screen = Screen(Several(title: "Plain"))
        screen.tap("Plain")
        #expect(try #require(shown(screen)).configuration.selectionLimit == 3)
    }

    @Test("a binding can present the picker")
    func opened() {
        #expect(shown(Screen(Opened(chosen: Chosen()))) != nil)
    }
}
