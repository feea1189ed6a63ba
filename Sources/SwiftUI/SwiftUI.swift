// SwiftUI over UIKit: view values are reconciled into a tree of nodes (Graph), nodes offer elements that propose and answer sizes (Layout),
// and elements show UIKit's own views (Views, Hosting). Read Graph/ViewNode, Layout/ViewElement and Hosting/ViewHost, in this order.
@_exported import CombineCompanion
@_exported import CoreTransferableCompanion
@_exported import UIKit
