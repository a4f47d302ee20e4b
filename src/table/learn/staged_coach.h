#pragma once

#include "table/learn/anchor_places.h"
#include "table/session/table_session.h"

#include <QObject>
#include <QPointer>
#include <QQmlEngine>

#include <optional>
#include <utility>
#include <vector>

namespace playmat::table {

/// A coach that stands beside a game: what its stage asks it.
class StagedCoach : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one for hints and one for tips")

public:
    using QObject::QObject;

    [[nodiscard]] TableSession *session() const { return m_session; }
    /// Whether it says anything now.
    [[nodiscard]] virtual bool speaks() const = 0;
    /// What it speaks of.
    [[nodiscard]] virtual std::vector<LitMark> marks() const = 0;
    [[nodiscard]] virtual std::vector<std::pair<QRectF, QRectF>> arrows() const { return {}; }
    [[nodiscard]] const AnchorPlaces *places() const { return m_places ? &*m_places : nullptr; }
    void setStage(QQuickItem *stage);

protected:
    /// Beside that game from now on; what the one before says is no longer heard. False: it is the
    /// same.
    bool standBeside(TableSession *session);

    QPointer<TableSession> m_session;
    std::optional<AnchorPlaces> m_places;

private:
    QPointer<QQuickItem> m_stage;
};

} // namespace playmat::table
