import QtQuick

// Words as they are. A bare Text takes what looks like HTML for HTML, and then loads pictures: so everything that is
// shown stands in one of these, or in a MarkedText where words in between are bold.
Text {
    textFormat: Text.PlainText
}
