import QtQuick

// A page that is made when it is first shown: what nobody opens costs neither memory nor time at the start.
//   page  its file;  given  its required properties
Loader {
    id: root

    required property url page
    required property var given
    property bool shown: false

    function make() {
        if (root.shown && root.status === Loader.Null)
            root.setSource(root.page, root.given)
    }

    anchors.fill: parent
    visible: shown
    enabled: shown
    focus: shown
    onShownChanged: make()
    Component.onCompleted: make()
}
