import QtQuick
import Playmat

// Type part of a name to shorten the list below.
TextBox {
    placeholder: qsTrId("name_filter.type_part_of_the_name")
}
