import QtQuick
import Playmat

// Types a part of a name to shorten the list below.
TextBox {
    placeholder: qsTr("Type part of the name")
}
