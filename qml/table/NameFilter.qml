import QtQuick
import Playmat

// Type part of a name to shorten the list below; Enter takes the first one that is left.
TextBox {
    id: root

    required property ChoiceList list

    function begin() {
        text = ""
        startTyping(0)
    }

    placeholder: qsTrId("name_filter.type_part_of_the_name")
    onAccepted: list.takeFirst()
    Keys.onDownPressed: list.enter()
}
