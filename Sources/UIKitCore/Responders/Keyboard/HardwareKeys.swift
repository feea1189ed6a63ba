import Foundation

/// What a hardware keyboard's keys do in text beside typing.
@MainActor
package protocol HardwareKeyEditing: UIKeyInput {
    /// Does what the key stands for; false for one that types.
    func perform(_ key: UIKey) -> Bool
}
