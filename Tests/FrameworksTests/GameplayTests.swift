import GameplayKitCompanion
import Testing

/// Imports GameplayKit alone, whose headers import SpriteKit's.
@MainActor struct GameplayTests {
    @Test("an entity's node component connects its node to the entity")
    func nodeComponent() {
        let node = SKSpriteNode(), entity = GKEntity(), component = GKSKNodeComponent(node: node)
        #expect(node.entity == nil)
        entity.addComponent(component)
        #expect(node.entity === entity && entity.component(ofType: GKSKNodeComponent.self)?.node === node)
        entity.removeComponent(ofType: GKSKNodeComponent.self)
        #expect(node.entity == nil)
    }
}
