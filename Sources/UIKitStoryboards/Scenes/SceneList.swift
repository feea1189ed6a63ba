import InterfaceBuilder

extension UIStoryboard {
    /// The scenes in file order that have a controller: its identifier, or the one that Apple's compiler would make, and its object id.
    package var sceneList: [(name: String, objectID: String)] {
        guard let file = archive as? StoryboardFile else { return [] }
        return file.source.document.scenes.filter { !$0.controllerID.isEmpty }.map {
            ($0.storyboardIdentifier ?? $0.implicitIdentifier, $0.controllerID)
        }
    }

    /// Returns a new controller of the scene whose controller has that object id, or nil if there is none.
    package func controller(ofScene objectID: String) -> UIViewController? {
        (archive as? StoryboardFile)?.instantiate(objectID: objectID, of: self)
    }
}
