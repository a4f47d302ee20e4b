pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// Chooses a file to open or to write, in the program's own look: not every desktop has a dialog.
//   ask(name)   opens it; chosen(path) says what was decided, and the caller closes it or says what is wrong
Dialog {
    id: root

    property bool saving: false
    property string endings // "playmat json"
    property string action: saving ? qsTrId("file_box.save") : qsTrId("file_box.open")
    property string problem: ""
    property string replaced // the file that is there already, as the user has been told
    readonly property bool replacing: replaced !== ""
    property string wanted // the name that was typed or picked, even in another folder
    property Item before // had the keyboard
    signal chosen(string path)

    function ask(name: string) {
        if (!root.open)
            root.before = Window.activeFocusItem
        root.renamed()
        root.wanted = name
        field.text = name
        files.refresh()
        list.currentIndex = -1
        root.open = true
        field.startTyping(name.lastIndexOf("."))
    }
    function close() {
        root.open = false
        if (root.before)
            root.before.forceActiveFocus()
    }
    function enter(folder: string) {
        files.folder = folder
        list.currentIndex = -1
        field.text = root.wanted
        root.renamed()
    }
    function pick(line: FileLine) {
        field.text = line.name
        if (!line.isFolder)
            root.wanted = line.name
        root.renamed()
    }
    function retyped() {
        root.wanted = field.text
        root.renamed()
    }
    function renamed() {
        root.problem = ""
        root.replaced = ""
    }
    function accept() {
        const path = files.pathOf(field.text, root.saving)
        if (path === "")
            return
        if (files.isFolder(path))
            root.enter(path)
        else if (root.saving && files.exists(path) && root.replaced !== path)
            root.replaced = path
        else
            root.chosen(path)
    }

    boxWidth: Theme.tx(600)
    onDismissed: close()
    onProblemChanged: if (problem !== "") field.startTyping(-1) // another name is typed at once

    Folder {
        id: files
        endings: root.endings
    }
    Column {
        width: parent.width
        spacing: Theme.tx(10)
        Row {
            width: parent.width
            spacing: Theme.tx(6)
            PushButton {
                id: upButton
                objectName: "folderUp"
                enabled: files.canGoUp
                implicitHeight: Theme.tx(30)
                glyph: "up"
                Accessible.name: qsTrId("file_box.up_one_folder")
                onClicked: root.enter(files.folder + "/..")
            }
            PushButton {
                id: homeButton
                objectName: "folderHome"
                implicitHeight: Theme.tx(30)
                glyph: "folder"
                text: qsTrId("file_box.documents")
                onClicked: {
                    files.goHome()
                    root.renamed()
                }
            }
            PlainText {
                objectName: "folderPath"
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - upButton.width - homeButton.width - 2 * parent.spacing
                leftPadding: Theme.tx(6)
                text: files.folder
                elide: Text.ElideMiddle
                color: Theme.muted
                font: Theme.body
            }
        }
        Rectangle {
            width: parent.width
            height: Math.max(Theme.tx(90), Math.min(Theme.tx(234), root.height - Theme.tx(290)))
            radius: Theme.radius
            color: Theme.pressed
            border { width: list.activeFocus ? Theme.focusWidth : Theme.hair; color: list.activeFocus ? Theme.focus : Theme.outline }
            ItemList {
                id: list
                objectName: "fileList"
                anchors { fill: parent; margins: Theme.tx(6) }
                model: files.rows
                activeFocusOnTab: true
                currentIndex: -1
                Accessible.role: Accessible.List
                Accessible.name: qsTrId("file_box.files_in").arg(files.folder)
                delegate: FileLine {
                    width: list.width
                    current: ListView.isCurrentItem
                    onPicked: list.currentIndex = index
                    onOpened: root.accept()
                }
                onCurrentItemChanged: if (currentItem) root.pick(currentItem as FileLine)
                Keys.onReturnPressed: root.accept()
                Keys.onEnterPressed: root.accept()
            }
            PlainText {
                visible: files.count === 0
                anchors.centerIn: parent
                text: files.problem !== "" ? files.problem : qsTrId("file_box.nothing_here_yet")
                color: Theme.faint
                font: Theme.body
            }
        }
        TextBox {
            id: field
            objectName: "fileName"
            width: parent.width
            label: qsTrId("file_box.file_name")
            onEdited: root.retyped()
            onAccepted: root.accept()
        }
        StartProblem {
            objectName: "fileProblem"
            visible: problem !== ""
            width: parent.width
            problem: root.problem !== "" ? root.problem
                   : root.replacing ? qsTrId("file_box.a_file_with_this_name") : ""
        }
        Row {
            spacing: Theme.tx(10)
            PushButton {
                objectName: "acceptFile"
                primary: enabled
                enabled: field.text.trim() !== ""
                glyph: root.saving ? "save" : "folder"
                text: root.replacing ? qsTrId("file_box.replace") : root.action
                onClicked: root.accept()
            }
            PushButton {
                objectName: "cancelFile"
                text: qsTrId("file_box.cancel")
                onClicked: root.dismissed()
            }
        }
    }
}
