import QtQuick

// A dialog that is made when it is first opened.
//   page  its file;  given  its required properties, and `open: true`: it is shown and hidden with this
LazyPage {
    property bool open: false

    shown: open
}
