/// The names of control events in files, and UIKit's raw values (SP-A083).
public enum ControlEvents {
    public static let rawValues: [String: UInt] = [
        "touchDown": 1, "touchDownRepeat": 2, "touchDragInside": 4, "touchDragOutside": 8, "touchDragEnter": 16, "touchDragExit": 32,
        "touchUpInside": 64, "touchUpOutside": 128, "touchCancel": 256, "valueChanged": 4096, "primaryActionTriggered": 8192,
        "menuActionTriggered": 16384, "editingDidBegin": 65536, "editingChanged": 131_072, "editingDidEnd": 262_144,
        "editingDidEndOnExit": 524_288,
    ]
}
