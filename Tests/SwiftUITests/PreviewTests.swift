import Foundation
import Testing
import UIKit

@testable import SwiftUICompanion

/// What `understudy previews` reads from previews.
@MainActor @Suite("Previews")
struct PreviewTests {
    private struct Listed: PreviewProvider {
        static var previews: some View {
            Group {
                Text("one").previewDisplayName("One")
                Text("two").previewLayout(.fixed(width: 100, height: 50))
            }
            .padding(10)
            .previewLayout(.sizeThatFits)
            .previewDisplayName("Group")
            if 1 + 1 == 2 { Text("branch").previewInterfaceOrientation(.landscapeRight) }
            ForEach(["iPhone SE", "iPad Air 11"], id: \.self) { Text($0).previewDevice(PreviewDevice(rawValue: $0)).padding() }
        }
    }

    @Test("a provider's groups, branches, and loops are previews of their own; the innermost setting applies")
    func provider() {
        let parts = PreviewPart.all(of: Listed.previews)
        #expect(parts.map(\.settings.name) == ["One", "Group", nil, nil, nil])
        #expect(parts.map(\.settings.layout) == [.sizeThatFits, .fixed(CGSize(width: 100, height: 50)), nil, nil, nil])
        #expect(parts.map(\.settings.orientation) == [nil, nil, .landscapeRight, nil, nil])
        #expect(parts.map(\.settings.device) == [nil, nil, nil, "iPhone SE", "iPad Air 11"])
    }

    @Test("a modifier of a group modifies each of its previews")
    func distributed() {
        let plain = PreviewPart.all(of: Text("one")), parts = PreviewPart.all(of: Listed.previews)
        func size(_ view: any View) -> CGSize {
            UIHostingController(rootView: AnyView(erased: view)).sizeThatFits(in: CGSize(width: 300, height: 300))
        }
        #expect(size(parts[0].view).width == size(plain[0].view).width + 20)
    }

    @Test("traits set the name, the layout, and the orientation; the last one applies")
    func traits() {
        let preview = Preview("A", traits: .sizeThatFitsLayout, .landscapeLeft, .fixedLayout(width: 30, height: 20)) { Text("a") }
        #expect(preview.settings.name == "A" && preview.settings.orientation == .landscapeLeft)
        #expect(preview.settings.layout == .fixed(CGSize(width: 30, height: 20)))
        #expect(Preview { UIView() }.settings.layout == nil)
    }

    @Test("views, view controllers, and SwiftUI's views have a size that fits")
    func sizes() {
        let limit = CGSize(width: 200, height: 400)
        func size(_ preview: Preview) -> CGSize { preview.make(preview.settings).fitting(limit) }
        let label = UILabel()
        label.text = "a"
        #expect(size(Preview { label }) == label.intrinsicContentSize)
        label.text = String(repeating: "word ", count: 40)
        label.numberOfLines = 0
        #expect(size(Preview { label }).width <= 200 && size(Preview { label }).height > 60)
        #expect(size(Preview { UIView(frame: CGRect(x: 0, y: 0, width: 70, height: 30)) }) == CGSize(width: 70, height: 30))
        let controller = UIViewController()
        controller.preferredContentSize = CGSize(width: 90, height: 80)
        #expect(size(Preview { controller }) == CGSize(width: 90, height: 80))
        #expect(size(Preview { Color.red.frame(width: 12, height: 34) }) == CGSize(width: 12, height: 34))
    }

    private struct Padded: PreviewModifier {
        static var count = 0
        static func makeSharedContext() async throws -> CGFloat {
            count += 1
            return 8
        }
        func body(content: Content, context: CGFloat) -> some View { content.padding(context) }
    }

    @Test("a modifier wraps the content with its context, which is made once")
    func modifier() async throws {
        for _ in 0..<2 {
            let preview = Preview(traits: .modifier(Padded())) { Color.red.frame(width: 10, height: 10) }
            for wrapper in preview.settings.wrappers { try await wrapper.prepare() }
            let size = preview.make(preview.settings).fitting(CGSize(width: 100, height: 100))
            #expect(size == CGSize(width: 26, height: 26))
        }
        #expect(Padded.count == 1)
    }
}
