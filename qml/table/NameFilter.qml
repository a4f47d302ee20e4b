import QtQuick
import Playmat

// Type part of a name to shorten the list below.
TextBox {
    placeholder: qsTr("Type part of the name")
}
