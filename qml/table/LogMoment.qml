pragma ComponentBehavior: Bound
import QtQuick
import Playmat

// The cards that a line of the log names, as they were at that moment.
FocusScope {
    id: root

    property string title
    property var cards: []
    property string link: ""
    property bool open: false
    signal linkFollowed()

    function show(title: string, cards: var, link: string) {
        root.title = title
        root.cards = cards
        root.link = link
        root.open = true
        forceActiveFocus()
    }

    objectName: "logMoment"
    anchors.fill: parent
    visible: open
    z: 800
    Accessible.role: Accessible.Dialog
    Accessible.name: title
    Keys.onPressed: event => {
        if (event.key === Qt.Key_F1)
            return
        event.accepted = true // what closes it does nothing else
        root.open = false
    }

    Rectangle { anchors.fill: parent; color: Theme.veil }
    MouseArea { anchors.fill: parent; hoverEnabled: true; onClicked: root.open = false }
    Column {
        anchors.centerIn: parent
        spacing: Theme.px(16)
        PlainText {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(implicitWidth, root.width - Theme.px(80))
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
            text: root.title
            color: Theme.text
            font: Theme.heading
        }
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.px(20)
            Repeater {
                model: root.cards
                FactsCard {
                    required property var modelData
                    width: Math.min(Theme.px(280), (root.width - Theme.px(80)) / root.cards.length - Theme.px(20))
                    facts: modelData
                }
            }
        }
        RuleLink {
            objectName: "momentRule"
            visible: root.link !== ""
            anchors.horizontalCenter: parent.horizontalCenter
            reached: false // F1 does the same
            text: qsTrId("log_moment.what_the_rules_say_f1")
            font { pixelSize: Theme.tx(14) }
            onFollowed: root.linkFollowed()
        }
    }
}
