import QtQuick

// Words as they are. A bare Text takes what looks like HTML for HTML, and then loads pictures: so everything that is
// shown is in one of these, or in a MarkedText where some of the words are bold.
Text {
    textFormat: Text.PlainText
}
