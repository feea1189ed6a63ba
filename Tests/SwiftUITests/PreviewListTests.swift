import SwiftUICompanion
import Testing

@Suite("Previews of a provider")
@MainActor struct PreviewListTests {
    private struct Cards: PreviewProvider {
        static var previews: some View {
            Text("One").previewDisplayName("First")
            Text("Two").previewDevice("iPhone SE (3rd generation)").previewInterfaceOrientation(.landscapeLeft)
            Group {
                Text("Three")
                Text("Four").previewLayout(.fixed(width: 20, height: 10))
            }
            .previewLayout(.sizeThatFits)
        }
    }

    @Test("each view of a statement or a group is a preview with its own settings, as galleries of previews list them")
    func list() {
        let previews = Cards._allPreviews
        #expect(previews.map(\.id) == [0, 1, 2, 3])
        #expect(previews.map(\.displayName) == ["First", nil, nil, nil])
        #expect(previews.map(\.device?.rawValue) == [nil, "iPhone SE (3rd generation)", nil, nil])
        #expect(previews.map(\.interfaceOrientation) == [.portrait, .landscapeLeft, .portrait, .portrait])
        let layouts = previews.map { preview in
            switch preview.layout {
            case .device: "device"
            case .sizeThatFits: "fits"
            case .fixed(let width, let height): "\(width) × \(height)"
            }
        }
        #expect(layouts == ["device", "device", "fits", "20.0 × 10.0"])
    }
}
