@testable import SwiftUICompanion
import Testing
import UIKitTesting

@MainActor @Suite(.serialized) struct ModernModifierTests {
    @Test("content margins move the content away from the edges, and enlarge the content's size") func margins() throws {
        let laid = Laid(ScrollView { box("a", nil, 500) }.contentMargins(20, for: .scrollContent))
        let view = try #require(laid.view.withDescendants.lazy.compactMap { $0 as? ContentScrollView }.first)
        #expect(laid["a"] == rect(20, 20, 260, 500) && view.contentSize == CGSize(width: 300, height: 540))
        let sides = Laid(ScrollView(.horizontal) { box("a", 500, 50) }.contentMargins(.horizontal, 30))
        let wide = try #require(sides.view.withDescendants.lazy.compactMap { $0 as? ContentScrollView }.first)
        #expect(sides["a"]?.minX == 30 && wide.contentSize.width == 560 && wide.horizontalScrollIndicatorInsets.left == 30)
        let indicators = Laid(ScrollView { box("a", nil, 500) }.contentMargins(.top, 15, for: .scrollIndicators))
        #expect(indicators["a"]?.minY == 0)
    }

    @Test("a container-relative shape has the shape of its container") func containerShape() {
        let round = Laid(shape.containerShape(.circle)), plain = Laid(shape), corner = CGPoint(x: 2, y: 2)
        #expect(!(round.view.hitTest(corner, with: nil) is PaintedView) && plain.view.hitTest(corner, with: nil) is PaintedView)
        #expect(round.view.hitTest(CGPoint(x: 150, y: 100), with: nil) is PaintedView)
    }
    private var shape: some View { ContainerRelativeShape().frame(width: 300, height: 200) }

    @Test("a background without a style has the background style around it") func backgroundStyle() throws {
        let laid = Laid(Text(verbatim: "a").frame(width: 50, height: 50).background().backgroundStyle(.green))
        #expect(laid.view.withDescendants.contains { $0.backgroundColor == UIColor(Color.green) })
    }

    @Test("the completion of an animation is called when its time has passed") func completion() {
        let screen = Screen(EmptyView())
        var isDone = false
        withAnimation(.linear(duration: 0.5)) {
        } completion: {
            isDone = true
        }
        screen.stage.advance(by: 0.4)
        #expect(!isDone)
        screen.stage.advance(by: 0.2)
        #expect(isDone)
    }

    // MARK: Anchors

    private struct BoundsKey: PreferenceKey {
        static let defaultValue: [Anchor<CGRect>] = []
        static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
    }
    private struct Marked: View {
        @State var isWide = false
        var body: some View {
            VStack(spacing: 0) {
                Button("Widen") { isWide = true }.frame(height: 40)
                box("a", isWide ? 200 : 100, 30).anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
                box("b", 50, 30).anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
            }.overlayPreferenceValue(BoundsKey.self) { anchors in
                GeometryReader { proxy in
                    ForEach(anchors.indices, id: \.self) { index in
                        let frame = proxy[anchors[index]]
                        box("mark \(index)").frame(width: frame.width, height: frame.height).offset(x: frame.minX, y: frame.minY)
                    }
                }
            }
        }
    }
    @Test("a view over others finds the bounds that they pass as anchors, and follows them") func anchors() throws {
        let screen = Screen(Marked())
        screen.turn()
        #expect(screen.frame("a") == screen.frame("mark 0") && screen.frame("b") == screen.frame("mark 1"))
        screen.tap("Widen")
        screen.turn()
        #expect(screen.frame("a")?.width == 200 && screen.frame("a") == screen.frame("mark 0"))
    }

    // MARK: Keyframes

    private struct Pose: Equatable {
        var x = 0.0, scale = 1.0
    }
    @Test("keyframes give a value at each time: in lines, along curves, by springs, and in jumps") func keyframes() {
        let timeline = KeyframeTimeline(initialValue: Pose()) {
            KeyframeTrack(\.x) {
                LinearKeyframe(10, duration: 1)
                MoveKeyframe(20)
                CubicKeyframe(30, duration: 1, startVelocity: 0)
            }
            KeyframeTrack(\.scale) { SpringKeyframe(2, duration: 0.5, spring: Spring(duration: 0.5)) }
        }
        #expect(timeline.duration == 2)
        #expect(timeline.value(time: 0.5).x == 5 && timeline.value(time: 1).x == 20 && timeline.value(time: 5).x == 30)
        // A cubic at rest at both ends is in the middle after half its time.
        #expect(abs(timeline.value(time: 1.5).x - 25) < 1e-9)
        // A critically damped spring: 1 - (1 + ωt)·e^(-ωt) of its way, with ωt = π after half its period.
        #expect(abs(timeline.value(time: 0.25).scale - (2 - (1 + .pi) * exp(-.pi))) < 1e-9)
        #expect(abs(Spring(duration: 0.5).settlingDuration - 0.7347) < 1e-3)
        // An overdamped spring also reaches its target in the end.
        #expect(Spring(stiffness: 100, damping: 100, allowOverDamping: true).value(target: 1.0, time: 100) == 1)
    }

    private struct Jumper: View {
        @State var jumps = 0
        var body: some View {
            VStack {
                Button("Jump") { jumps += 1 }
                Text(verbatim: "me").keyframeAnimator(initialValue: 0.0, trigger: jumps) { content, height in
                    content.accessibilityIdentifier("me").offset(y: height)
                } keyframes: { _ in
                    LinearKeyframe(-40, duration: 0.2)
                    LinearKeyframe(0, duration: 0.2)
                }
            }
        }
    }
    @Test("a view follows its keyframes each time the trigger changes, and comes to rest") func animator() throws {
        let screen = Screen(Jumper())
        let rest = try #require(screen.label("me")).convert(CGPoint.zero, to: nil).y
        screen.tap("Jump")
        screen.stage.advance(by: 0.2)
        let top = try #require(screen.label("me")).convert(CGPoint.zero, to: nil).y
        #expect(rest - top > 30 && rest - top <= 40)
        screen.stage.settle()
        #expect(try #require(screen.label("me")).convert(CGPoint.zero, to: nil).y == rest)
    }

    // MARK: Transitions

    @Test("the moving transitions have the phases of their erased counterparts, also when they are combined") func movingTransitions() {
        let size = CGSize(width: 40, height: 20)
        func shift(_ transition: some Transition, _ phase: TransitionPhase) -> CGPoint {
            let look = OwnTransition.measure(size) { AnyView(transition.apply(content: $0, phase: phase)) }
            return CGPoint(x: look.transform.tx, y: look.transform.ty)
        }
        #expect(shift(MoveTransition(edge: .top), .willAppear) == CGPoint(x: 0, y: -20))
        #expect(shift(MoveTransition(edge: .top), .identity) == .zero && shift(.move(edge: .trailing), .didDisappear).x == 40)
        #expect(shift(.slide, .willAppear).x == -40 && shift(.slide, .didDisappear).x == 40)
        #expect(shift(.push(from: .bottom), .willAppear).y == 20 && shift(PushTransition(edge: .bottom), .didDisappear).y == -20)
        let combined = SlideTransition().combined(with: OffsetTransition(CGSize(width: 0, height: 5)))
        #expect(shift(combined, .didDisappear) == CGPoint(x: 40, y: 5))
    }

    @Test("a view that mirrors is flipped in the direction that its behavior names") func mirroring() throws {
        func flip(_ behavior: LayoutDirectionBehavior, _ direction: LayoutDirection) throws -> CGFloat {
            let view = box("box", 40, 20).layoutDirectionBehavior(behavior).environment(\.layoutDirection, direction)
            let laid = Laid(view).view.withDescendants
            let found = try #require(laid.first { $0.accessibilityIdentifier == "box" })
            return found.convert(CGPoint(x: 1, y: 0), to: nil).x - found.convert(CGPoint.zero, to: nil).x
        }
        #expect(try flip(.mirrors, .leftToRight) == 1 && flip(.mirrors, .rightToLeft) == -1)
        #expect(try flip(.fixed, .rightToLeft) == 1 && flip(.mirrors(in: .leftToRight), .leftToRight) == -1)
    }

    private struct Turn: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.opacity(phase.isIdentity ? 1 : 0.5).offset(x: phase.value * 30)
        }
    }
    private struct Shift: ViewModifier {
        let x: CGFloat
        func body(content: Content) -> some View { content.offset(x: x).scaleEffect(2) }
    }
    @Test("an app's transition and a pair of modifiers describe appearances") func transitions() {
        let size = CGSize(width: 100, height: 40)
        let turn = AnyTransition(Turn())
        let before = turn.insertion.own?.away(size), after = turn.removal.own?.away(size), present = turn.insertion.own?.present(size)
        #expect(before?.opacity == 0.5 && before?.transform.tx == -30 && after?.transform.tx == 30)
        #expect(present?.opacity == 1 && present?.transform.isIdentity == true)
        let pair = AnyTransition.modifier(active: Shift(x: 10), identity: Shift(x: 0)).insertion.own?.away(size)
        #expect(pair?.transform.a == 2 && pair?.transform.tx == 20)
        let pop = AnyTransition(.scale(0.5).combined(with: .opacity)).insertion.own?.away(size)
        #expect(pop?.opacity == 0 && pop?.transform.a == 0.5)
        let blur = AnyTransition(.blurReplace).insertion.own?.away(size)
        #expect(blur?.opacity == 0 && blur?.filters == [.blur(radius: 8, isOpaque: false)])
    }

    // MARK: Search

    private struct Search: View {
        @State var text = ""
        @State var scope = 1
        var body: some View {
            NavigationStack {
                List { Text(verbatim: "Found \(text) in \(scope)") }
                    .searchable(text: $text)
                    .searchScopes($scope) {
                        Text(verbatim: "One").tag(1); Text(verbatim: "Two").tag(2)
                    }
                    .searchSuggestions { if text.isEmpty { Text(verbatim: "Suggested").searchCompletion("apple") } }
            }
        }
    }
    private func scopes(in screen: Screen) -> UISegmentedControl? {
        screen.views.lazy.compactMap { $0 as? UISegmentedControl }.first { $0.numberOfSegments == 2 }
    }
    @Test("scopes and suggestions appear during a search, and a suggestion becomes its text") func search() throws {
        let screen = Screen(Search())
        #expect(scopes(in: screen) == nil && !screen.texts.contains("Suggested"))
        let bar = try #require(screen.first(UISearchBar.self))
        screen.stage.tap(bar.searchTextField)
        screen.stage.settle()
        #expect(scopes(in: screen) == nil, "The scopes come with the text.")
        screen.tap("Suggested")
        screen.stage.settle()
        #expect(bar.text == "apple" && screen.texts.contains("Found apple in 1"))
        #expect(scopes(in: screen)?.selectedSegmentIndex == 0)
    }

    private struct Suggestions: View {
        @State var text = ""
        @Environment(\.searchSuggestionsPlacement) private var placement
        var body: some View {
            NavigationStack {
                List { Text(verbatim: "Found") }
                    .searchable(text: $text)
                    .searchSuggestions {
                        Text(verbatim: "Shown").searchSuggestions(.hidden, for: .menu)
                        Text(verbatim: "Hidden").searchSuggestions(.hidden, for: .content)
                        if placement == .content { Text(verbatim: "In the content") }
                    }
            }
        }
    }
    @Test("a suggestion that is hidden in the content is not among the others") func hiddenSuggestions() throws {
        let screen = Screen(Suggestions())
        let bar = try #require(screen.first(UISearchBar.self))
        screen.stage.tap(bar.searchTextField)
        screen.stage.settle()
        #expect(screen.texts.contains("Shown") && screen.texts.contains("In the content") && !screen.texts.contains("Hidden"))
    }

    @Test("a style of labeled content lays out its parts, and a value is formatted") func labeledContent() {
        struct Stacked: LabeledContentStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack(spacing: 0) {
                    configuration.label; configuration.content
                }
            }
        }
        let screen = Screen(LabeledContent("Share", value: 0.25, format: .percent).labeledContentStyle(Stacked()))
        #expect(screen.texts == ["Share", "25%"])
        #expect((screen.label("Share")?.frame.midX ?? 0) - (screen.label("25%")?.frame.midX ?? 1) < 1)
    }

    private struct Feedbacks: View {
        @State private var count = 0
        var body: some View {
            Button("Count \(count)") { count += 1 }
                .sensoryFeedback(.impact(flexibility: .soft, intensity: 0.5), trigger: count)
                .sensoryFeedback(.start, trigger: count)
        }
    }
    @Test("an impact has the flexibility of its objects, and the feedback of a watch is silent") func feedback() {
        var played: [String] = []
        let observer = UIFeedbackGenerator.didPlay
        defer { UIFeedbackGenerator.didPlay = observer }
        UIFeedbackGenerator.didPlay = { played.append($0) }
        let screen = Screen(Feedbacks())
        screen.tap("Count 0")
        screen.turn()
        #expect(played == ["impact.soft"])
    }

    private struct Night: View {
        @State private var isDark = true
        var body: some View {
            NavigationStack {
                VStack {
                    if isDark { Text(verbatim: "Night").preferredColorScheme(.dark) }
                    Button("Switch") { isDark.toggle() }
                }
            }
        }
    }
    @Test("a view in a stack determines the color scheme of the window, as long as it is there") func preferredScheme() {
        let screen = Screen(Night())
        screen.turn()
        #expect(screen.controller.overrideUserInterfaceStyle == .dark)
        screen.tap("Switch")
        screen.turn()
        #expect(screen.controller.overrideUserInterfaceStyle == .unspecified && screen.label("Night") == nil)
    }

    @Test("images of content that isn't available are gray, and the reasons add up") func redaction() throws {
        func image(_ view: some View) throws -> UIImageView {
            let views = Laid(view).view.withDescendants
            return try #require(views.lazy.compactMap { $0 as? UIImageView }.first)
        }
        let star = Image(systemName: "star")
        let plain = try image(star), redacted = try image(star.redacted(reason: .privacy).redacted(reason: .placeholder))
        #expect(plain.backgroundColor == nil && redacted.backgroundColor == .systemFill && plain.frame.size == redacted.frame.size)
    }

    @Test("a picker of any style is in a menu: in line, as a submenu, or as a palette") func menuPickers() throws {
        func element(_ style: some PickerStyle) throws -> UIMenu {
            let picker = Picker("Sort", selection: .constant(1)) {
                Text("Name").tag(1)
                Text("Date").tag(2)
            }
            return try #require(ActionItem.menuItems(in: picker.pickerStyle(style), EnvironmentValues()).first?.element as? UIMenu)
        }
        for menu in try [element(.inline), element(.automatic), element(.segmented)] {
            #expect(menu.options == .displayInline && menu.title.isEmpty && menu.children.map(\.title) == ["Name", "Date"])
        }
        #expect(try element(.palette).options == [.displayInline, .displayAsPalette])
        let submenu = try element(.menu), inner = try #require(submenu.children.first as? UIMenu)
        #expect(submenu.title == "Sort" && submenu.options == [] && inner.children.map(\.title) == ["Name", "Date"])
        #expect((inner.children[0] as? UIAction)?.state == .on)
    }

    @Test("a group of controls in a menu is a row of them") func menuRows() throws {
        func element(_ view: some View) throws -> UIMenu {
            try #require(ActionItem.menuItems(in: view, EnvironmentValues()).first?.element as? UIMenu)
        }
        let group = ControlGroup {
            Button("Cut") {}
            Button("Copy") {}
        } label: {
            Text("Edit")
        }
        let row = try element(group)
        #expect(row.options == .displayInline && row.preferredElementSize == .medium && row.children.map(\.title) == ["Cut", "Copy"])
        #expect(try element(group.controlGroupStyle(.compactMenu)).preferredElementSize == .small)
        let submenu = try element(group.controlGroupStyle(.menu))
        #expect(submenu.title == "Edit" && submenu.options == [] && submenu.children.map(\.title) == ["Cut", "Copy"])
    }

    @Test("the second text of a menu item is its subtitle") func menuSubtitle() throws {
        let button = Button {
        } label: {
            Text(verbatim: "Open in Preview")
            Text(verbatim: "View the document")
        }
        let item = try #require(ActionItem.menuItems(in: button, EnvironmentValues()).first?.element as? UIAction)
        #expect(item.title == "Open in Preview" && item.subtitle == "View the document")
    }

    @Test("a context menu has its own preview") func contextPreview() throws {
        let screen = Screen(
            Text(verbatim: "Row").contextMenu {
                Button("Open") {}
            } preview: {
                Text(verbatim: "Preview").frame(width: 200, height: 100)
            })
        let holder = try #require(screen.first(MenuHolder.self))
        let interaction = try #require(holder.interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first)
        let configuration = try #require(holder.contextMenuInteraction(interaction, configurationForMenuAtLocation: .zero))
        let preview = try #require(configuration.previewProvider?())
        #expect(preview.preferredContentSize == CGSize(width: 200, height: 100))
        preview.view.frame.size = preview.preferredContentSize
        preview.view.layoutIfNeeded()
        #expect(preview.view.withDescendants.contains { ($0 as? UILabel)?.text == "Preview" })
    }

    @Test("a context menu is also a value, and without one there is no menu") func contextMenuValue() throws {
        for isShown in [true, false] {
            let menu = ContextMenu {
                Button("Open") {}
            }
            let holder = try #require(Screen(Text(verbatim: "Row").contextMenu(isShown ? menu : nil)).first(MenuHolder.self))
            let interaction = try #require(holder.interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first)
            #expect((holder.contextMenuInteraction(interaction, configurationForMenuAtLocation: .zero) != nil) == isShown)
        }
    }

    @Test("the environment has whether autocorrection is turned off or on, or neither") func autocorrection() {
        var environment = EnvironmentValues()
        #expect(environment.disableAutocorrection == nil && !environment.autocorrectionDisabled)
        environment.disableAutocorrection = true
        #expect(environment.disableAutocorrection == true && environment.autocorrectionDisabled)
        environment.disableAutocorrection = false
        #expect(environment.disableAutocorrection == false && !environment.autocorrectionDisabled)
    }

    @Test("the second text of a control's label is a subtitle below the first") func subtitles() throws {
        func isBelow(_ view: some View) throws -> Bool {
            let laid = Laid(view), title = try #require(laid.label("Ring")), subtitle = try #require(laid.label("Vibrates"))
            func frame(_ label: UILabel) -> CGRect { label.convert(label.bounds, to: laid.view) }
            return frame(subtitle).minY >= frame(title).maxY && frame(subtitle).minX == frame(title).minX
                && subtitle.font.pointSize < title.font.pointSize
        }
        let toggle = Toggle(isOn: .constant(true)) {
            Text(verbatim: "Ring")
            Text(verbatim: "Vibrates")
        }
        let content = LabeledContent {
            Text(verbatim: "On")
        } label: {
            Text(verbatim: "Ring")
            Text(verbatim: "Vibrates")
        }
        #expect(try isBelow(toggle) && isBelow(content))
    }

    @Test("the thumb of a slider with steps rests on a step") func sliderSteps() throws {
        let log = Log(), value = Binding(get: { 2.0 }, set: { log.lines.append("\($0)") })
        let screen = Screen(Slider(value: value, in: 0...10, step: 1) { log.lines.append($0 ? "began" : "ended") })
        let slider = try #require(screen.first(UISlider.self))
        slider.value = 3.4
        slider.sendActions(for: .valueChanged)
        #expect(slider.value == 3 && log.take() == ["3.0"])
        slider.sendActions(for: .touchDown)
        slider.sendActions(for: .touchCancel)
        #expect(log.take() == ["began", "ended"])
    }

    @Test("a tag is the value of an optional selection, too") func optionalTags() throws {
        let picker = Picker("Sort", selection: .constant(Optional("date"))) {
            Text(verbatim: "Name").tag("name", includeOptional: true)
            Text(verbatim: "Date").tag("date")
        }
        let menu = try #require(ActionItem.menuItems(in: picker, EnvironmentValues()).first?.element as? UIMenu)
        #expect(menu.children.map { ($0 as? UIAction)?.state } == [.off, .on])
    }

    @Test("a divider in a menu separates the items above and below it") func menuDividers() throws {
        let content = Menu("File") {
            Button("Open") {}
            Button("Save") {}
            Divider()
            Button("Delete") {}
        }
        let menu = try #require(ActionItem.menuItems(in: content, EnvironmentValues()).first?.element as? UIMenu)
        let groups = menu.children.compactMap { $0 as? UIMenu }
        #expect(groups.map { $0.children.map(\.title) } == [["Open", "Save"], ["Delete"]])
        #expect(groups.allSatisfy { $0.options.contains(.displayInline) && $0.title.isEmpty })
        let alert = Group {
            Button("A") {}
            Divider()
            Button("B") {}
        }
        #expect(ActionItem.items(in: alert, EnvironmentValues()).map(\.title) == ["A", "B"])
    }

    @Test("a section of a menu has its header as its title") func menuSections() throws {
        let content = Group {
            Section("Sort By") { Button("Name") {} }
            Section { Button("Date") {} }
        }
        let menus = ActionItem.items(in: content, EnvironmentValues()).compactMap { $0.element as? UIMenu }
        #expect(menus.map(\.title) == ["Sort By", ""] && menus.allSatisfy { $0.options.contains(.displayInline) })
        #expect(menus.map { $0.children.map(\.title) } == [["Name"], ["Date"]])
    }
}
