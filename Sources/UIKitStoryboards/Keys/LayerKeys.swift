// The properties of layers by name.

/// A color of a layer. Interface files can only specify a UIColor, which has no effect there, as on iOS.
@MainActor private func color(_ path: ReferenceWritableKeyPath<CALayer, CGColor?>) -> Property<CALayer> {
    Property(
        { $0[keyPath: path] }, assign: { layer, value in value is UIColor || DispatchTable.store(value) { layer[keyPath: path] = $0 } })
}

@Sendable func registerLayerKeys() {
    DispatchTable.add(CAEmitterLayer.self, isAtomic: true) {
        [
            "birthRate": Property(\.birthRate), "emitterCells": Property(\.emitterCells), "emitterDepth": Property(\.emitterDepth),
            "emitterMode": Property(\.emitterMode), "emitterPosition": Property(\.emitterPosition),
            "emitterShape": Property(\.emitterShape), "emitterSize": Property(\.emitterSize),
            "emitterZPosition": Property(\.emitterZPosition), "lifetime": Property(\.lifetime),
            "preservesDepth": Property(\.preservesDepth), "renderMode": Property(\.renderMode), "scale": Property(\.scale),
            "seed": Property(\.seed), "spin": Property(\.spin), "velocity": Property(\.velocity),
        ]
    }
    DispatchTable.add(CAGradientLayer.self, isAtomic: true) {
        [
            "colors": Property(\.colors), "endPoint": Property(\.endPoint), "locations": Property(\.locations),
            "startPoint": Property(\.startPoint), "type": Property(\.type),
        ]
    }
    DispatchTable.add(CALayer.self, isAtomic: true) {
        [
            "actions": Property(\.actions), "allowsEdgeAntialiasing": Property(\.allowsEdgeAntialiasing),
            "allowsGroupOpacity": Property(\.allowsGroupOpacity), "anchorPoint": Property(\.anchorPoint),
            "anchorPointZ": Property(\.anchorPointZ), "autoreverses": Property(\.autoreverses),
            "backgroundColor": color(\.backgroundColor), "backgroundFilters": Property(\.backgroundFilters),
            "beginTime": Property(\.beginTime), "borderColor": color(\.borderColor), "borderWidth": Property(\.borderWidth),
            "bounds": Property(\.bounds), "compositingFilter": Property(\.compositingFilter), "contents": Property(\.contents),
            "contentsCenter": Property(\.contentsCenter), "contentsFormat": Property(\.contentsFormat),
            "contentsGravity": Property(\.contentsGravity), "contentsRect": Property(\.contentsRect),
            "contentsScale": Property(\.contentsScale), "cornerCurve": Property(\.cornerCurve), "cornerRadius": Property(\.cornerRadius),
            "delegate": Property(\.delegate), "drawsAsynchronously": Property(\.drawsAsynchronously), "duration": Property(\.duration),
            "edgeAntialiasingMask": Property(\.edgeAntialiasingMask), "fillMode": Property(\.fillMode), "filters": Property(\.filters),
            "frame": Property(\.frame), "isDoubleSided": Property(\.isDoubleSided), "isGeometryFlipped": Property(\.isGeometryFlipped),
            "isHidden": Property(\.isHidden), "isOpaque": Property(\.isOpaque), "magnificationFilter": Property(\.magnificationFilter),
            "mask": Property(\.mask), "maskedCorners": Property(\.maskedCorners), "masksToBounds": Property(\.masksToBounds),
            "minificationFilter": Property(\.minificationFilter), "minificationFilterBias": Property(\.minificationFilterBias),
            "name": Property(\.name), "needsDisplayOnBoundsChange": Property(\.needsDisplayOnBoundsChange), "opacity": Property(\.opacity),
            "position": Property(\.position), "preferredDynamicRange": Property(\.preferredDynamicRange),
            "rasterizationScale": Property(\.rasterizationScale), "repeatCount": Property(\.repeatCount),
            "repeatDuration": Property(\.repeatDuration), "shadowColor": color(\.shadowColor), "shadowOffset": Property(\.shadowOffset),
            "shadowOpacity": Property(\.shadowOpacity), "shadowPath": Property(\.shadowPath), "shadowRadius": Property(\.shadowRadius),
            "shouldRasterize": Property(\.shouldRasterize), "speed": Property(\.speed), "style": Property(\.style),
            "sublayerTransform": Property(\.sublayerTransform), "sublayers": Property(\.sublayers),
            "superlayer": Property(reading: \.superlayer), "timeOffset": Property(\.timeOffset), "toneMapMode": Property(\.toneMapMode),
            "transform": Property(\.transform), "visibleRect": Property(reading: \.visibleRect),
            "wantsDynamicContentScaling": Property(\.wantsDynamicContentScaling),
            "wantsExtendedDynamicRangeContent": Property(\.wantsExtendedDynamicRangeContent), "zPosition": Property(\.zPosition),
        ]
    }
    DispatchTable.add(CAReplicatorLayer.self, isAtomic: true) {
        [
            "instanceAlphaOffset": Property(\.instanceAlphaOffset), "instanceBlueOffset": Property(\.instanceBlueOffset),
            "instanceColor": Property(\.instanceColor), "instanceCount": Property(\.instanceCount),
            "instanceDelay": Property(\.instanceDelay), "instanceGreenOffset": Property(\.instanceGreenOffset),
            "instanceRedOffset": Property(\.instanceRedOffset), "instanceTransform": Property(\.instanceTransform),
            "preservesDepth": Property(\.preservesDepth),
        ]
    }
    DispatchTable.add(CAScrollLayer.self, isAtomic: true) { ["scrollMode": Property(\.scrollMode)] }
    DispatchTable.add(CAShapeLayer.self, isAtomic: true) {
        [
            "fillColor": Property(\.fillColor), "fillRule": Property(\.fillRule), "lineCap": Property(\.lineCap),
            "lineDashPattern": Property(\.lineDashPattern), "lineDashPhase": Property(\.lineDashPhase), "lineJoin": Property(\.lineJoin),
            "lineWidth": Property(\.lineWidth), "miterLimit": Property(\.miterLimit), "path": Property(\.path),
            "strokeColor": Property(\.strokeColor), "strokeEnd": Property(\.strokeEnd), "strokeStart": Property(\.strokeStart),
        ]
    }
    DispatchTable.add(CATextLayer.self, isAtomic: true) {
        [
            "alignmentMode": Property(\.alignmentMode), "allowsFontSubpixelQuantization": Property(\.allowsFontSubpixelQuantization),
            "font": Property(\.font), "fontSize": Property(\.fontSize), "foregroundColor": Property(\.foregroundColor),
            "isWrapped": Property(\.isWrapped), "string": Property(\.string), "truncationMode": Property(\.truncationMode),
        ]
    }
    DispatchTable.add(CATiledLayer.self, isAtomic: true) {
        [
            "levelsOfDetail": Property(\.levelsOfDetail), "levelsOfDetailBias": Property(\.levelsOfDetailBias),
            "tileSize": Property(\.tileSize),
        ]
    }
}
