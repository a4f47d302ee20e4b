import QtQuick
import QtQuick.Shapes

// A frame with round corners, dashed or whole.
Shape {
    id: root

    property real radius: 8
    property color color: "white"
    property real line: 2
    property bool whole: false
    property list<real> pattern: [4, 3]

    ShapePath {
        id: dash
        readonly property real r: root.radius
        readonly property real w: root.width
        readonly property real h: root.height
        strokeColor: root.color
        strokeWidth: root.line
        strokeStyle: root.whole ? ShapePath.SolidLine : ShapePath.DashLine
        dashPattern: root.pattern
        fillColor: "transparent"
        startX: r
        startY: 0
        PathLine { x: dash.w - dash.r; y: 0 }
        PathArc { x: dash.w; y: dash.r; radiusX: dash.r; radiusY: dash.r }
        PathLine { x: dash.w; y: dash.h - dash.r }
        PathArc { x: dash.w - dash.r; y: dash.h; radiusX: dash.r; radiusY: dash.r }
        PathLine { x: dash.r; y: dash.h }
        PathArc { x: 0; y: dash.h - dash.r; radiusX: dash.r; radiusY: dash.r }
        PathLine { x: 0; y: dash.r }
        PathArc { x: dash.r; y: 0; radiusX: dash.r; radiusY: dash.r }
    }
}
