import OracleScenes
import RuleTrait
import Testing
import UIKit

/// The other measured scenes: plain trees, scroll views and controls of the iOS 26 look.
@MainActor @Suite(.serialized)
struct OracleControlTests {
    @Test("plain trees, scroll views and controls have the measured frames and intrinsic sizes", .rule("metrics-7"))
    func scenes() {
        Generation.emulating(.ios26) {
            for scene in OracleScene.load("alert_", "anim_", "control_", "modal_", "nested_", "progress_", "scroll_", "switch_") {
                let builder = OracleSceneBuilder(scene)
                for (name, make) in Self.controls { builder.factories[name] = { _, _ in make() } }
                builder.apply = set
                _ = builder.build()
                #expect(builder.differences(amongBuilt: true) == [], "\(scene.id)")
                #expect(builder.intrinsicDifferences() == [], "\(scene.id)")
            }
        }
    }

    private static let controls: [String: () -> UIView] = [
        "UISlider": { UISlider() }, "UISwitch": { UISwitch() }, "UIProgressView": { UIProgressView(progressViewStyle: .default) },
        "UIActivityIndicatorView": { UIActivityIndicatorView(style: .medium) }, "UIScrollView": { UIScrollView() },
    ]

    private func set(_ view: UIView, _ node: [String: any Sendable]) {
        func numbers(_ key: String) -> [CGFloat] { (node[key] as? [NSNumber] ?? []).map { CGFloat($0.doubleValue) } }
        if let scroll = view as? UIScrollView {
            let size = numbers("contentSize"), offset = numbers("contentOffset")
            if size.count == 2 { scroll.contentSize = CGSize(width: size[0], height: size[1]) }
            if offset.count == 2 { scroll.contentOffset = CGPoint(x: offset[0], y: offset[1]) }
        }
        if let indicator = view as? UIActivityIndicatorView, node["style"] as? String == "large" { indicator.style = .large }
        if let progress = view as? UIProgressView { progress.progress = (node["progress"] as? NSNumber)?.floatValue ?? 0 }
    }
}
