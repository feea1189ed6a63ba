@testable import SwiftUICompanion
import Testing
import UIKitTesting

/// Typical app screens. With UNDERSTUDY_GALLERY=DIR the images are written there for inspection.
@MainActor @Suite(.serialized) struct SwiftUIPictureTests {
    private struct Login: View {
        @State private var name = ""
        @State private var password = ""
        @State private var remembers = true
        var body: some View {
            VStack(spacing: 20) {
                Image(systemName: "lock.shield").font(.system(size: 64)).foregroundColor(.accentColor)
                Text("Welcome back").font(.largeTitle).bold()
                Text("Sign in to see your orders").foregroundColor(.secondary)
                VStack(spacing: 12) {
                    TextField("Email", text: $name).textFieldStyle(.roundedBorder)
                    SecureField("Password", text: $password).textFieldStyle(.roundedBorder)
                    Toggle("Remember me", isOn: $remembers)
                }
                Button {
                } label: {
                    Text("Sign In").frame(maxWidth: .infinity)
                }.buttonStyle(.borderedProminent).controlSize(.large)
                Button("Forgot password?") {}
                Spacer()
            }
            .padding(24)
        }
    }
    private struct Profile: View {
        var body: some View {
            VStack(spacing: 0) {
                LinearGradient(colors: [.blue, .purple], startPoint: .topLeading, endPoint: .bottomTrailing).frame(height: 140)
                    .ignoresSafeArea(edges: .top)
                Circle().fill(.orange).frame(width: 96, height: 96).overlay(Text("AB").font(.title).foregroundColor(.white))
                    .overlay(Circle().stroke(.white, lineWidth: 4)).shadow(radius: 6).offset(y: -48).padding(.bottom, -40)
                Text("Ann Brown").font(.title2.bold())
                Text("@ann").font(.subheadline).foregroundStyle(.secondary)
                HStack(spacing: 32) {
                    ForEach([("128", "Posts"), ("3.4k", "Followers"), ("256", "Following")], id: \.1) { value, name in
                        VStack {
                            Text(value).font(.headline); Text(name).font(.caption).foregroundColor(.secondary)
                        }
                    }
                }
                .padding()
                Divider()
                VStack(alignment: .leading, spacing: 12) {
                    Label("Lives in Lisbon", systemImage: "house")
                    Label("Works at Fruit & Co", systemImage: "briefcase")
                    Label("Since 2019", systemImage: "calendar")
                }
                .frame(maxWidth: .infinity, alignment: .leading).padding()
                HStack {
                    Button("Message") {}.buttonStyle(.bordered); Button("Follow") {}.buttonStyle(.borderedProminent)
                }
                Spacer()
            }
        }
    }
    private struct Cards: View {
        @State private var volume = 0.4
        @State private var size = 1
        @State private var day = Date(timeIntervalSince1970: 1_700_000_000)
        var body: some View {
            VStack(spacing: 16) {
                ForEach(0..<2) { index in
                    HStack(alignment: .top, spacing: 12) {
                        RoundedRectangle(cornerRadius: 8).fill(index == 0 ? Color.mint : .pink).frame(width: 56, height: 56).overlay {
                            Image(systemName: "star.fill").foregroundStyle(.white)
                        }
                        VStack(alignment: .leading, spacing: 4) {
                            Text("Card number \(index)").font(.headline)
                            Text("A line of **bold** words and more of them, so that they wrap below one another.").font(.subheadline)
                                .foregroundStyle(.secondary)
                        }
                        Spacer(minLength: 0)
                    }
                    .padding().background(Color(uiColor: .secondarySystemBackground)).cornerRadius(12)
                }
                Picker("Size", selection: $size) {
                    Text("S").tag(0); Text("M").tag(1); Text("L").tag(2)
                }.pickerStyle(.segmented)
                HStack {
                    Image(systemName: "speaker"); Slider(value: $volume); Image(systemName: "speaker.wave.3")
                }
                Stepper("Guests", value: $size, in: 0...2)
                DatePicker("Day", selection: $day, displayedComponents: .date)
                Picker("Room", selection: $size) {
                    Text("Small").tag(0); Text("Medium").tag(1)
                }
                ProgressView(value: 0.6)
                ProgressView("Loading")
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))]) {
                    ForEach(0..<7) { Text("\($0)").frame(maxWidth: .infinity).padding(8).background(.thinMaterial, in: Capsule()) }
                }
                Spacer()
            }
            .padding()
        }
    }

    @Test("screens draw the same bytes twice and other bytes in dark mode") func screens() {
        check("login", Login())
        check("profile", Profile())
        check("cards", Cards())
    }
    private func check<V: View>(_ name: String, _ view: V) {
        func picture(_ appearance: UIUserInterfaceStyle) -> Data {
            let stage = Stage(root: UIHostingController(rootView: view), appearance: appearance)
            stage.settle()
            return stage.png()
        }
        let light = picture(.light), dark = picture(.dark)
        let isSame = light == picture(.light), isOther = light != dark
        #expect(isSame && isOther, "\(name)")
        guard let folder = ProcessInfo.processInfo.environment["UNDERSTUDY_GALLERY"] else { return }
        try? light.write(to: URL(fileURLWithPath: "\(folder)/swiftui-\(name).png"))
        try? dark.write(to: URL(fileURLWithPath: "\(folder)/swiftui-\(name)-dark.png"))
    }
}
