import QtQuick

// Words of which some are bold: <b> and </b> count, every other tag is shown as it is written.
Text {
    property string marked

    // Words from anywhere, to stand between marks.
    function plain(words: string): string {
        return words.replace(/&/g, "&amp;").replace(/</g, "&lt;")
    }

    textFormat: Text.StyledText
    text: marked.replace(/<(?!\/?b>)/g, "&lt;")
}
