import FoundationNetworking

/// The loading phase of an ``AsyncImage``.
public enum AsyncImagePhase: @unchecked Sendable {
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A view that loads and shows an image, with a gray placeholder until it is loaded.
public struct AsyncImage<Content: View>: View {
    private let url: URL?
    private let scale: CGFloat
    private let transaction: Transaction
    private let content: (AsyncImagePhase) -> Content
    @State private var phase = AsyncImagePhase.empty

    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        (self.url, self.scale, self.transaction, self.content) = (url, scale, transaction, content)
    }

    public var body: some View { content(phase).task(id: url) { await load() } }

    private func load() async {
        phase = .empty
        guard let url else { return }
        let result = await Self.data(of: url)
        guard !Task.isCancelled else { return }
        let loaded: AsyncImagePhase =
            switch result {
            case .success(let data):
                UIImage(data: data, scale: scale).map { .success(Image(uiImage: $0)) } ?? .failure(URLError(.cannotDecodeContentData))
            case .failure(let error): .failure(error)
            }
        withTransaction(transaction) { phase = loaded }
    }

    private static func data(of url: URL) async -> Result<Data, any Error> {
        if url.isFileURL { return Result { try Data(contentsOf: url) } }
        return await withCheckedContinuation { continuation in
            URLSession.shared.dataTask(with: url) { data, _, error in
                continuation.resume(returning: data.map { .success($0) } ?? .failure(error ?? URLError(.unknown)))
            }.resume()
        }
    }
}

extension AsyncImage {
    public init(url: URL?, scale: CGFloat = 1) where Content == _ConditionalContent<Image, Color> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { image } else { Color(uiColor: .secondarySystemBackground) }
        }
    }
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P
    )
    where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in if let image = phase.image { content(image) } else { placeholder() } }
    }
}
