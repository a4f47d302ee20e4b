pragma ComponentBehavior: Bound
import QtQuick
import Playmat
import Playmat.Table

// How the game went: the plot, what the result is made of, the moments that decided; a bar while it is worked out.
Rectangle {
    id: root

    required property GameReview review
    property var names: [] // of the seats
    readonly property int pad: Theme.px(14)
    readonly property int sideWidth: Theme.sx(226)
    signal opened(int index)

    function takeFocus() { plot.forceActiveFocus() }

    objectName: "review"
    height: column.height + 2 * pad
    radius: Theme.radiusLarge
    color: Theme.panel
    border { width: Theme.hair; color: Theme.outline }

    component Words: PlainText {
        color: Theme.muted
        font { family: Theme.face; pixelSize: Theme.sx(12) }
        wrapMode: Text.WordWrap
    }

    Column {
        id: column
        x: root.pad
        y: root.pad
        width: root.width - 2 * x
        spacing: Theme.px(8)

        Row {
            width: parent.width
            spacing: Theme.px(16)
            ChancePlot {
                id: plot
                objectName: "plot"
                width: parent.width - root.sideWidth - parent.spacing
                height: Math.max(Theme.px(150), side.height)
                review: root.review
                onOpened: index => root.opened(index)
            }
            Column {
                id: side
                width: root.sideWidth
                spacing: Theme.px(5)

                ChoiceRow {
                    visible: root.review.bothSeats
                    width: parent.width
                    label: qsTrId("review_box.whose_game")
                    names: root.names
                    current: root.review.seat
                    onPicked: index => {
                        root.review.seat = index
                        root.review.start()
                    }
                }
                PlainText {
                    objectName: "accuracy"
                    visible: root.review.accuracy >= 0
                    text: qsTrId("review_box.accuracy").arg(root.review.accuracy)
                    color: Theme.text
                    font { family: Theme.display; weight: Font.Bold; pixelSize: Theme.sx(18) }
                }
                Words {
                    objectName: "accuracyWords"
                    visible: text !== ""
                    width: parent.width
                    text: root.review.accuracyWords
                }
                Repeater {
                    model: root.review.sums
                    Item {
                        id: sum
                        required property var modelData
                        width: side.width
                        height: label.height
                        Words { id: label; text: sum.modelData.words }
                        PlainText {
                            anchors.right: parent.right
                            text: sum.modelData.figure
                            color: sum.modelData.part < -.005 ? Theme.harms : sum.modelData.part > .005 ? Theme.good : Theme.text
                            font { family: Theme.face; weight: Font.Bold; pixelSize: Theme.sx(12) }
                        }
                    }
                }
                Words { visible: root.review.deciding.length > 0; text: qsTrId("review_box.what_decided_it") }
                Repeater {
                    model: root.review.deciding
                    RuleLink {
                        id: link
                        required property int modelData
                        readonly property var point: root.review.points[modelData]
                        objectName: "deciding" + modelData
                        width: side.width
                        wrapMode: Text.WordWrap // shows the whole text
                        text: point ? qsTrId("review_box.round").arg(point.round).arg(point.words) : ""
                        font { pixelSize: Theme.sx(12) }
                        onFollowed: root.opened(modelData)
                    }
                }
                Words {
                    visible: root.review.problem !== ""
                    width: parent.width
                    text: root.review.problem
                }
            }
        }
        Row {
            visible: root.review.running
            width: parent.width
            spacing: Theme.px(12)
            Rectangle {
                objectName: "reviewProgress"
                width: parent.width - stop.width - parent.spacing
                height: Theme.px(8)
                anchors.verticalCenter: parent.verticalCenter
                radius: height / 2
                color: Theme.raised
                border { width: Theme.hair; color: Theme.outline }
                Accessible.role: Accessible.ProgressBar
                Accessible.name: qsTrId("review_box.per_cent_reviewed").arg(Math.round(100 * root.review.progress))
                Rectangle {
                    width: Math.round(parent.width * root.review.progress)
                    height: parent.height
                    radius: height / 2
                    color: Theme.coach
                }
            }
            PushButton {
                id: stop
                objectName: "stopReview"
                fontSize: Theme.sx(12)
                text: qsTrId("review_box.stop")
                onClicked: root.review.stop()
            }
        }
        Words {
            width: parent.width
            height: Math.round(font.pixelSize * 3.9) // a fixed height keeps the page still
            fontSizeMode: Text.Fit
            minimumPixelSize: 8
            text: plot.current >= 0 && plot.current < plot.count
                  ? qsTrId("review_box.round_to_win").arg(plot.points[plot.current].round).arg(plot.points[plot.current].figure).arg(plot.points[plot.current].words).arg(plot.points[plot.current].better)
                  : qsTrId("review_box.chance_to_win_at_each")
        }
    }
}
