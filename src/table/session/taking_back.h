#pragma once

#include "table/session/open_match.h"
#include "table/session/undo_request.h"

#include <QObject>
#include <QQmlEngine>

namespace playmat::table {

class TableSession;

/// Takes answers back and gives them again. What has shown something hidden is taken back only when
/// both players agree. Against the program a step ends at one's own last answer.
class TakingBack : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a TableSession")
    Q_PROPERTY(playmat::table::UndoRequest request READ request NOTIFY requestChanged)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)

public:
    TakingBack(TableSession &table, const OpenMatch &open);

    [[nodiscard]] const UndoRequest &request() const { return m_request; }
    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool canRedo() const;

    /// Takes back the current player's last action and all answers that followed it. False:
    /// somebody else has answered or seen something since then; nothing is taken back.
    bool takeBackAction();
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    Q_INVOKABLE void agree(int seat);
    Q_INVOKABLE void withdraw();

signals:
    void changed();
    void requestChanged();

private:
    void undoNow();
    [[nodiscard]] bool isFree(std::size_t steps) const;
    [[nodiscard]] std::optional<std::size_t> actionStep() const;
    [[nodiscard]] QString whatIsTakenBack() const;
    [[nodiscard]] bool isPersons(std::size_t step) const;
    [[nodiscard]] std::optional<std::size_t> undoneStep() const;

    TableSession &m_table;
    const OpenMatch &m_open;
    UndoRequest m_request;
};

} // namespace playmat::table
