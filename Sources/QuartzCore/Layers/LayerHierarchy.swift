import Foundation
import UIKitRuntime

/// Adds and removes sublayers and masks.
enum LayerHierarchy {
    static func insert(_ layer: CALayer, into parent: CALayer, at index: Int?) {
        guard accepts(layer, parent) else { return }
        // When moving within the same parent, the index counts after the removal, as in UIKit.
        detach(layer)
        let action = layer.willChange(kCAOnOrderIn)
        let index = min(index ?? parent.children.count, parent.children.count)
        if index == parent.children.count { parent.children.append(layer) } else { parent.children.insert(layer, at: index) }
        attach(layer, to: parent)
        action?.run(forKey: kCAOnOrderIn, object: layer, arguments: nil)
    }

    static func insert(_ layer: CALayer, into parent: CALayer, beside sibling: CALayer?, offset: Int) {
        guard let sibling else { return insert(layer, into: parent, at: offset == 0 ? 0 : nil) }
        guard sibling !== layer else { return }
        // A sibling with another superlayer is not an error on Apple's platforms: Segmentio (public) passes the parent itself, and issue
        // 1927 of WinObjC confirms it.
        guard accepts(layer, parent) else { return }
        detach(layer)
        insert(layer, into: parent, at: parent.children.firstIndex { $0 === sibling }.map { $0 + offset })
    }

    static func replace(_ old: CALayer, with new: CALayer, in parent: CALayer) {
        guard old !== new, old.parent === parent, accepts(new, parent) else { return }
        detach(new)
        guard let index = parent.children.firstIndex(where: { $0 === old }) else { return }
        remove(old)
        insert(new, into: parent, at: index)
    }

    static func setSublayers(_ layers: [CALayer], of parent: CALayer) {
        for child in parent.children where !layers.contains(where: { $0 === child }) { remove(child) }
        guard !layers.elementsEqual(parent.children, by: ===) else { return }
        for layer in layers where layer.parent !== parent {
            guard accepts(layer, parent) else { continue }
            detach(layer)
            parent.children.append(layer)
            attach(layer, to: parent)
        }
        parent.children = layers.filter { $0.parent === parent }
        parent.mark([.subtree, .layout])
    }

    static func remove(_ layer: CALayer) {
        guard let parent = layer.parent else { return }
        if layer.role.contains(.mask) { return setMask(nil, of: parent) }
        let action = layer.willChange(kCAOnOrderOut)
        detach(layer)
        action?.run(forKey: kCAOnOrderOut, object: layer, arguments: nil)
    }

    static func setMask(_ mask: CALayer?, of layer: CALayer) {
        guard mask !== layer.supplement?.mask else { return }
        if let mask, !accepts(mask, layer) { return }
        if let old = layer.supplement?.mask {
            old.parent = nil
            old.role.remove(.mask)
        }
        if let mask { detach(mask) }
        layer.supplemented.mask = mask
        if let mask {
            mask.parent = layer
            mask.role.insert(.mask)
            mask.mark(mask.dirt.union(.subtree))
        }
        layer.mark(.subtree)
    }

    private static func accepts(_ layer: CALayer, _ parent: CALayer) -> Bool {
        var ancestor: CALayer? = parent
        while let current = ancestor {
            if current === layer {
                Fault.raise(
                    .init(rawValue: "CALayerInvalidTree"),
                    "expecting model layer not copy, or layer \(Fault.name(of: layer)) is a part of cycle in its layer tree")
                return false
            }
            ancestor = current.parent
        }
        return true
    }

    private static func attach(_ layer: CALayer, to parent: CALayer) {
        layer.parent = parent
        layer.joined = CATransaction.epoch
        AnimationEngine.shared.treeChanged()
        layer.mark(layer.dirt.union(.subtree))
        if LayerLayout.laying !== parent { parent.mark(.layout) }
    }

    private static func detach(_ layer: CALayer) {
        guard let parent = layer.parent else { return }
        if layer.role.contains(.mask) { return setMask(nil, of: parent) }
        if let last = parent.children.last, last === layer {
            parent.children.removeLast()
        } else if let index = parent.children.firstIndex(where: { $0 === layer }) {
            parent.children.remove(at: index)
        }
        if !layer.drawnSubtree.isEmpty {
            Compositor.leave(layer.drawnSubtree, parent)
            layer.drawnSubtree = .empty
        }
        layer.parent = nil
        AnimationEngine.shared.treeChanged()
        parent.mark(LayerLayout.laying === parent ? .descendantDrawing : [.layout, .descendantDrawing])
    }
}
