@testable import SwiftUICompanion
import Testing
import UIKitTesting

@MainActor @Suite(.serialized) struct ControlTests {
    private struct Form: View {
        @State var isOn = false
        @State var name = ""
        @State var level = 0.25
        @State var count = 1
        @State var color = "green"
        @FocusState private var isNaming: Bool
        var body: some View {
            VStack {
                Toggle("Alerts", isOn: $isOn)
                TextField("Name", text: $name).focused($isNaming).onSubmit { name += "!" }
                Slider(value: $level, in: 0...1)
                Stepper("Count \(count)", value: $count, in: 0...2)
                Picker("Color", selection: $color) {
                    Text("Red").tag("red")
                    Text("Green").tag("green")
                }
                .pickerStyle(.segmented)
                Button("Focus") { isNaming = true }
                Text(verbatim: "\(isOn) \(name) \(level) \(count) \(color) \(isNaming)")
            }
        }
    }

    @Test("a button's title with a symbol is a label, and a tap reports its location") func titledControls() throws {
        var log: [String] = []
        let screen = Screen(
            VStack {
                Button("Delete", systemImage: "trash", role: .destructive) { log.append("deleted") }
                ControlGroup("More", systemImage: "ellipsis") { Text("One") }.controlGroupStyle(.navigation)
                Color.red.frame(width: 100, height: 100).onTapGesture(coordinateSpace: .local) { log.append("\(Int($0.x)) \(Int($0.y))") }
                    .accessibilityIdentifier("box")
            })
        screen.tap("Delete")
        #expect(screen.views.contains { ($0 as? UIImageView)?.image != nil } && screen.texts.contains("One"))
        let box = try #require(screen.views.last { $0.accessibilityIdentifier == "box" })
        screen.stage.tap(box)
        screen.turn()
        #expect(log == ["deleted", "50 50"])
    }

    // airappsco/AirSettingsUI, test_settingToggle_true, iOS 16: a switch of 51 points ends 18 points before the edge of a view that fits
    // it with a margin of 20.
    @Test("a toggle is at the end of its row, beyond which its switch extends by 2 points, and it changes the value") func toggle() throws {
        let screen = Screen(Form())
        let control = try #require(screen.first(UISwitch.self))
        #expect(control.convert(control.bounds, to: screen.controller.view).maxX == screen.controller.view.bounds.width + 2)
        screen.stage.tap(control)
        screen.stage.advance(by: 1)
        #expect(screen.texts.last?.hasPrefix("true") == true)
    }

    @Test("typed text is written to the binding, and focus can be set and observed") func textField() throws {
        let screen = Screen(Form())
        let field = try #require(screen.first(UITextField.self))
        #expect(field.placeholder == "Name")
        screen.tap("Focus")
        #expect(field.isFirstResponder && screen.texts.last?.hasSuffix("true") == true)
        screen.stage.type("Ann")
        screen.turn()
        #expect(screen.texts.last == "false Ann 0.25 1 green true")
        screen.stage.type("\n")
        screen.turn()
        #expect(screen.texts.last == "false Ann! 0.25 1 green false" && field.text == "Ann!")
    }

    @Test("sliders, steppers, and segmented pickers write their values") func values() throws {
        let screen = Screen(Form())
        let slider = try #require(screen.first(UISlider.self)), stepper = try #require(screen.first(UIStepper.self)),
            segments = try #require(screen.first(UISegmentedControl.self))
        #expect(slider.value == 0.25 && segments.selectedSegmentIndex == 1 && segments.titleForSegment(at: 0) == "Red")
        slider.value = 0.75
        slider.sendActions(for: .valueChanged)
        segments.selectedSegmentIndex = 0
        segments.sendActions(for: .valueChanged)
        stepper.value = 1
        stepper.sendActions(for: .valueChanged)
        screen.turn()
        #expect(screen.texts.last == "false  0.75 2 red false")
        #expect(stepper.maximumValue == 0)
    }

    @Test("a stepper's closure is called before and after each step") func steps() throws {
        var log: [String] = []
        let count = Binding<Int>(get: { 1 }, set: { log.append("set \($0)") })
        let screen = Screen(Stepper("Count", value: count, in: 0...5) { log.append("editing \($0)") })
        let stepper = try #require(screen.first(UIStepper.self))
        stepper.value = 1
        stepper.sendActions(for: .valueChanged)
        #expect(log == ["editing true", "set 2", "editing false"])
    }

    @Test("a picker of a navigation link shows its choice, opens a list of all, and goes back after another choice") func linkedPicker() {
        struct Sizes: View {
            @State private var size = 2
            var body: some View {
                NavigationStack {
                    List { Picker("Size", selection: $size) { ForEach(1..<4) { Text("Size \($0)") } }.pickerStyle(.navigationLink) }
                }
            }
        }
        let screen = Screen(Sizes())
        #expect(screen.texts.contains("Size") && screen.texts.contains("Size 2") && !screen.texts.contains("Size 3"))
        screen.tap("Size 2")
        screen.stage.settle()
        #expect(screen.texts.contains("Size 1") && screen.texts.contains("Size 3"))
        screen.tap("Size 3")
        screen.stage.settle()
        #expect(screen.texts.contains("Size 3") && !screen.texts.contains("Size 1"))
    }

    @Test("titles may be strings, which are not localized") func plainTitles() {
        struct Form: View {
            let title = "**kept**"
            @State private var date = Date(timeIntervalSince1970: 0)
            @State private var text = ""
            @State private var number = 1
            var body: some View {
                VStack {
                    DatePicker(title + "1", selection: $date)
                    DatePicker(title + "2", selection: $date, in: ...Date(timeIntervalSince1970: 9), displayedComponents: .date)
                    Stepper(title + "3", onIncrement: {}, onDecrement: nil)
                    Stepper(title + "4", value: $number)
                    ProgressView(title + "5", value: 0.5)
                    LabeledContent(title + "6") { Text("value") }
                    LabeledContent("Number", value: 3.5, format: .number)
                    TextField(title + "7", text: $text, onCommit: {})
                }
            }
        }
        let texts = Screen(Form()).texts
        #expect((1...6).allSatisfy { texts.contains("**kept**\($0)") } && texts.contains("3.5"))
    }

    @Test("a menu picker shows the selection and offers the other options") func menu() throws {
        struct Choosing: View {
            @State private var size = 2
            var body: some View { Picker("Size", selection: $size) { ForEach(1..<4) { Text("Size \($0)") } } }
        }
        let screen = Screen(Choosing())
        let button = try #require(screen.first(UIButton.self))
        #expect(screen.texts.first == "Size" && button.configuration?.title == "Size 2")
        let actions = button.menu?.children.compactMap { $0 as? UIAction } ?? []
        #expect(actions.map(\.title) == ["Size 1", "Size 2", "Size 3"] && actions.map(\.state) == [.off, .on, .off])
    }

    @Test("a menu picker shows its label in a list only") func labelOfMenu() throws {
        struct Choosing: View {
            var body: some View { Picker("Size", selection: .constant(1)) { Text("One").tag(1) } }
        }
        let row = Laid(
            HStack(spacing: 0) {
                box("left", 20, 20); Choosing()
            })
        // The row is as wide as its content, and centered in 300 points.
        let left = try #require(row["left"])
        #expect(left.minX > 60)
        let list = Screen(List { Choosing() })
        let label = try #require(list.label("Size"))
        #expect(label.bounds.width > 20 && label.alpha == 1)
    }

    @Test("the buttons of a disabled view do nothing") func disabled() {
        var taps = 0
        let screen = Screen(VStack { Button("Do") { taps += 1 } }.disabled(true))
        screen.tap("Do")
        #expect(taps == 0)
    }

    private struct Pressing: ButtonStyle {
        @Environment(\.isEnabled) private var isEnabled
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.label
                Text(verbatim: configuration.isPressed ? "pressed" : isEnabled ? "free" : "disabled")
            }
        }
    }
    @Test("a custom style draws the button, reads the environment, and gets isPressed") func style() throws {
        let screen = Screen(
            VStack {
                Button("A") {}.buttonStyle(Pressing()); Button("B") {}.buttonStyle(Pressing()).disabled(true)
            })
        #expect(screen.texts == ["A", "free", "B", "disabled"])
        let label = try #require(screen.label("A"))
        screen.stage.touch(.began, label.convert(CGPoint(x: 2, y: 2), to: nil))
        screen.stage.advance(by: 0.1)
        #expect(screen.texts == ["A", "pressed", "B", "disabled"])
        screen.stage.touch(.ended, label.convert(CGPoint(x: 2, y: 2), to: nil))
        screen.turn()
        #expect(screen.texts == ["A", "free", "B", "disabled"])
    }

    @Test("buttons look like the system's: text in the tint color, or on a background in it") func looks() throws {
        let screen = Screen(
            VStack {
                Button("Plain") {}; Button("Delete", role: .destructive) {}; Button("Go") {}.buttonStyle(.borderedProminent)
            }.tint(.green))
        #expect(
            screen.label("Plain")?.textColor == .systemGreen && screen.label("Delete")?.textColor == .systemRed
                && screen.label("Go")?.textColor == .white)
        let go = try #require(screen.label("Go")),
            control = try #require(screen.views.first { ($0 as? UIControl)?.accessibilityLabel == "Go" })
        #expect(abs(control.bounds.height - go.bounds.height - 14) < 0.5 && abs(control.bounds.width - go.bounds.width - 24) < 0.5)
    }

    @Test("a tap counts where something is drawn, or inside the content shape") func taps() throws {
        var open = 0, shaped = 0
        let view = VStack(spacing: 0) {
            HStack {
                Text(verbatim: "a"); Spacer(); Text(verbatim: "b")
            }.frame(height: 100).onTapGesture { open += 1 }
            HStack {
                Text(verbatim: "c"); Spacer(); Text(verbatim: "d")
            }.frame(height: 100).contentShape(Rectangle()).onTapGesture { shaped += 1 }
        }
        let screen = Screen(view)
        let a = try #require(screen.label("a")), c = try #require(screen.label("c"))
        let middle = screen.stage.window.bounds.midX
        screen.stage.tap(at: CGPoint(x: middle, y: a.convert(CGPoint.zero, to: nil).y + 5))
        screen.stage.tap(at: CGPoint(x: middle, y: c.convert(CGPoint.zero, to: nil).y + 5))
        screen.stage.tap(a)
        screen.stage.advance(by: 1)
        #expect(open == 1 && shaped == 1)
    }

    private struct Dragged: View {
        @GestureState private var translation = CGSize.zero
        @State private var ended = CGSize.zero
        var body: some View {
            VStack {
                Color.red.frame(width: 200, height: 200).accessibilityIdentifier("pad")
                    .gesture(
                        DragGesture().updating($translation) { value, state, _ in state = value.translation }.onEnded {
                            ended = $0.translation
                        })
                Text(verbatim: "\(Int(translation.width)) \(Int(ended.width))")
            }
        }
    }
    @Test("a drag reports its translation, and its gesture state resets when it ends") func drags() throws {
        let screen = Screen(Dragged())
        let pad = try #require(screen.views.first { $0.accessibilityIdentifier == "pad" }),
            start = pad.convert(CGPoint(x: 50, y: 100), to: nil)
        screen.stage.drag(from: start, to: CGPoint(x: start.x + 60, y: start.y), lifts: false)
        #expect(screen.texts == ["60 0"])
        screen.stage.touch(.ended, CGPoint(x: start.x + 60, y: start.y))
        screen.turn()
        #expect(screen.texts == ["0 60"])
    }
}

@MainActor @Suite(.serialized) struct TextTests {
    @Test("a paragraph below a title has the height of all of its lines, whatever the width", arguments: [280.0, 320, 361, 375, 393, 430])
    func paragraphs(_ width: CGFloat) throws {
        let words = "The library keeps its works in the cloud, which this device can't reach. Turn it on in Settings and try again."
        let view = HostingView(frame: CGRect(x: 0, y: 0, width: width, height: 852))
        view.show(
            VStack {
                Text("Cloud Unavailable").font(.title).padding(.bottom)
                Text(words).font(.subheadline)
            }.padding(.horizontal))
        view.layoutIfNeeded()
        let label = try #require(view.withDescendants.lazy.compactMap { $0 as? UILabel }.first { $0.text == words })
        let all = label.sizeThatFits(CGSize(width: label.bounds.width, height: 1e6))
        #expect(abs(label.bounds.height - all.height) < 0.5 && label.bounds.height > label.font.lineHeight * 2)
    }

    @Test("text with less height than its lines has the lines that are drawn in it, and at least one") func lessHeight() throws {
        let words = "one two three four five six seven eight nine ten"
        func height(_ offered: CGFloat) throws -> CGFloat {
            try #require(Laid(Text(words).font(.subheadline).frame(width: 120, height: offered)).label(words)).bounds.height
        }
        let font = UIFont.preferredFont(forTextStyle: .subheadline), line = font.lineHeight, next = line + font.leading
        #expect(try abs(height(5) - line) < 0.5 && abs(height(30) - line) < 0.5)
        #expect(try abs(height(line + next + 0.1) - (line + next)) < 0.5 && abs(height(line + next + 15) - (line + next)) < 0.5)
    }

    @Test("Markdown in a localized key is styled, and verbatim text is not") func markdown() throws {
        let laid = Laid(
            VStack {
                Text("plain **bold** words"); Text(verbatim: "**kept**")
            })
        let text = try #require(laid.label("plain bold words")?.attributedText)
        let font = text.attribute(.font, at: 8, effectiveRange: nil) as? UIFont
        #expect(font?.fontDescriptor.symbolicTraits.contains(.traitBold) == true && laid.label("**kept**") != nil)
    }

    @Test("concatenated texts keep their own fonts and colors") func joined() throws {
        let laid = Laid(Text(verbatim: "red").foregroundColor(.red) + Text(verbatim: " big").font(.largeTitle))
        let text = try #require(laid.label("red big")?.attributedText)
        #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemRed)
        #expect((text.attribute(.font, at: 5, effectiveRange: nil) as? UIFont)?.pointSize == 34)
    }

    @Test("a line of a style of UIKit's has its pattern") func lineStyles() {
        #expect(Text.LineStyle(nsUnderlineStyle: []) == nil && Text.LineStyle(nsUnderlineStyle: .patternDash) == nil)
        #expect(Text.LineStyle(nsUnderlineStyle: .single) == .single && Text.LineStyle(nsUnderlineStyle: .double)?.pattern == .solid)
        #expect(Text.LineStyle(nsUnderlineStyle: [.single, .patternDashDot])?.pattern == .dashDot)
        #expect(Text.LineStyle(nsUnderlineStyle: [.thick, .patternDot])?.pattern == .dot)
    }

    @Test("an attributed string's own font, colors, and lines are SwiftUI's, and take precedence") func attributedStrings() throws {
        var string = AttributedString("big red plain")
        let big = try #require(string.range(of: "big")), red = try #require(string.range(of: "red"))
        string[big].font = .largeTitle.bold()
        string[red].foregroundColor = .red
        string[red].backgroundColor = Color.yellow
        string[red].underlineStyle = Text.LineStyle(pattern: .dot, color: .blue)
        string[red].kern = 2
        let text = try #require(Laid(Text(string).font(.caption)).label("big red plain")?.attributedText)
        func value(_ key: NSAttributedString.Key, _ index: Int) -> Any? { text.attribute(key, at: index, effectiveRange: nil) }
        let font = try #require(value(.font, 0) as? UIFont)
        #expect(font.pointSize == 34 && font.fontDescriptor.symbolicTraits.contains(.traitBold))
        #expect((value(.font, 5) as? UIFont)?.pointSize == 12 && value(.foregroundColor, 5) as? UIColor == .systemRed)
        #expect(value(.backgroundColor, 5) as? UIColor == .systemYellow && value(.underlineColor, 5) as? UIColor == .systemBlue)
        #expect(
            value(.underlineStyle, 5) as? Int == NSUnderlineStyle.single.union(.patternDot).rawValue && value(.kern, 5) as? CGFloat == 2)
        #expect(value(.underlineStyle, 9) == nil && value(.foregroundColor, 9) as? UIColor == .label)
        #expect(AttributeContainer().foregroundColor(.primary).underlineStyle(.single).swiftUI.foregroundColor == .primary)
    }

    @Test("text inherits the font and style of its surroundings") func surroundings() throws {
        let laid = Laid(
            VStack {
                Text(verbatim: "a"); Text(verbatim: "b").font(.caption)
            }.font(.title).foregroundStyle(.secondary).bold())
        let a = try #require(laid.label("a")), b = try #require(laid.label("b"))
        #expect(a.font.pointSize == 28 && b.font.pointSize == 12 && a.textColor == .secondaryLabel)
        #expect(b.font.fontDescriptor.symbolicTraits.contains(.traitBold))
    }

    @Test("text beside a spacer gets its full width before the spacer gets any") func besideSpacer() throws {
        let words = "words enough for most of the width"
        let laid = Laid(
            HStack {
                Text(verbatim: words); Spacer(minLength: 0)
            })
        let label = try #require(laid.label(words))
        #expect(label.frame.height < 1.5 * label.font.lineHeight && label.frame.minX == 0)
    }

    @Test("a style around a button or a menu, or of its label, takes precedence over the tint") func ownColors() throws {
        let screen = Screen(
            VStack {
                Button("Plain") {}.foregroundColor(.white)
                Button("Delete", role: .destructive) {}.foregroundStyle(.green)
                Button("Go") {}.buttonStyle(.borderedProminent).foregroundStyle(.black)
                Button {
                } label: {
                    Text(verbatim: "Label").foregroundColor(.red)
                }
                Menu("Menu") { Button("One") {} }.foregroundColor(.green)
                Button("Tinted") {}
            })
        func color(_ text: String) -> UIColor? { screen.label(text)?.textColor }
        #expect(color("Plain") == .white && color("Delete") == .systemGreen && color("Go") == .black && color("Menu") == .systemGreen)
        let label = try #require(screen.views.lazy.compactMap { $0 as? UILabel }.first { $0.text == "Label" })
        #expect(label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemRed)
        #expect(color("Tinted") == .tintColor)
    }

    @Test("the views of a button's label are in a row, and a spacer widens it") func labelRow() throws {
        let row = Laid(
            Button {
            } label: {
                box("a", 40, 20); box("b", 60, 30)
            })
        let a = try #require(row["a"]), b = try #require(row["b"])
        #expect(a.midY == b.midY && b.minX == a.maxX + 8)
        let wide = Laid(
            Button {
            } label: {
                Spacer(); Text("SAVE"); Spacer()
            }.background(box("background")))
        #expect(wide["background"]?.width == 300 && wide["background"].map { abs($0.midY - 100) < 0.5 } == true)
    }

    @Test("text that may shrink to fit a height keeps its words on one line") func shrinking() throws {
        let laid = Laid(Text("App Clips").font(.title2).scaledToFit().minimumScaleFactor(0.5).frame(width: 70))
        let label = try #require(laid.label("App Clips"))
        #expect(label.bounds.width > 60 && label.bounds.width <= 70 && label.bounds.height < label.font.lineHeight)
    }

    @Test("symbols take two styles as a palette, and the mode of the image or of its surroundings") func symbolColors() throws {
        func coloring(_ view: some View) throws -> UIImage.SymbolConfiguration.Coloring? {
            try #require(Laid(view).view.withDescendants.lazy.compactMap { $0 as? UIImageView }.first).image?.symbolConfiguration?.coloring
        }
        let image = Image(systemName: "heart.circle.fill"), red = UIColor.red, blue = UIColor.blue
        let (first, second) = (Color(uiColor: red), Color(uiColor: blue))
        #expect(try coloring(image.foregroundStyle(first, second)) == .palette([red, blue]))
        #expect(try coloring(image.foregroundStyle(first)) == .monochrome)
        #expect(try coloring(image.foregroundStyle(first).symbolRenderingMode(.hierarchical)) == .hierarchical(red))
        #expect(try coloring(image.symbolRenderingMode(.multicolor).foregroundStyle(first, second)) == .multicolor)
        #expect(try coloring(image.symbolRenderingMode(.monochrome).foregroundStyle(first, second)) == .monochrome)
    }

    @Test("a button in a section's header has the tint, and text beside it is gray") func headerButtons() {
        let screen = Screen(
            List {
                Section {
                    Text(verbatim: "row")
                } header: {
                    HStack {
                        Text(verbatim: "Recent"); Button("All") {}
                    }
                }
            }.tint(.green))
        let labels = screen.views.compactMap { $0 as? UILabel }
        #expect(labels.first { $0.text?.lowercased() == "recent" }?.textColor == .secondaryLabel)
        #expect(labels.first { $0.text?.lowercased() == "all" }?.textColor == .systemGreen)
    }
}
