import QtQuick

// A page that is made when it is first shown: what nobody opens costs neither memory nor time at the start.
//   page  its file;  given  its required properties;  early  it is made now, to be there at once when it is shown
Loader {
    id: root

    required property url page
    required property var given
    property bool shown: false
    property bool early: false
    readonly property var made: item // for what its type has and Item does not: naming the type would load its file

    function make() {
        if ((root.shown || root.early) && root.status === Loader.Null)
            root.setSource(root.page, root.given)
    }

    anchors.fill: parent
    visible: shown
    enabled: shown
    focus: shown
    onShownChanged: make()
    onEarlyChanged: make()
    Component.onCompleted: make()
}
