/// How far the loading of a picture is.
public enum AsyncImagePhase {
    case empty
    case success(Image)
    case failure(any Error)
    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A picture that is loaded from an address while it is shown.
public struct AsyncImage<Content: View>: View {
    let url: URL?
    let scale: CGFloat
    let content: (AsyncImagePhase) -> Content
    @State private var phase = AsyncImagePhase.empty

    public init(url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (AsyncImagePhase) -> Content) {
        (self.url, self.scale, self.content) = (url, scale, content)
    }
    public init<I: View, P: View>(url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in if let image = phase.image { content(image) } else { placeholder() } }
    }
    public var body: some View {
        content(phase).task(id: url) {
            guard let url else { return phase = .empty }
            do {
                let (data, _) = try await URLSession.shared.data(from: url)
                if let image = UIImage(data: data, scale: scale) { phase = .success(Image(uiImage: image)) } else { phase = .failure(URLError(.cannotDecodeContentData)) }
            } catch { phase = .failure(error) }
        }
    }
}
extension AsyncImage where Content == _ConditionalContent<Image, Color> {
    public init(url: URL?, scale: CGFloat = 1) { self.init(url: url, scale: scale) { $0 } placeholder: { Color(uiColor: .secondarySystemFill) } }
}
