// A table of any game for tests: a session without a window, and gestures that give an answer in
// any of four ways.
#pragma once

#include "table/session/card_data.h"
#include "table/session/table_session.h"

#include <QAbstractItemModelTester>

#include <gtest/gtest.h>

#include <memory>
#include <vector>

namespace playmat::test {

enum class By { Drag, Click, Key, Menu };
inline constexpr std::array kWays{By::Drag, By::Click, By::Key, By::Menu};

inline const QStringList kNames{QStringLiteral("Ada"), QStringLiteral("Marek")};

class SeatedHands
{
public:
    using TableController = table::TableController;

    explicit SeatedHands(const QString &game, table::Seating::Mode seating)
        : m_gameId(game.toStdString())
    {
        session.setGame(game);
        session.stage()->setSpeed(table::PlaybackQueue::Off);
        session.seats()->setSeating(seating);
        session.stage()->setWindow({1280, 720});
        session.gate().setClock([this] { return m_now += table::InputGate::kSettlesMs; });
        for (QAbstractItemModel *model :
             {static_cast<QAbstractItemModel *>(session.stage()->cards()),
              static_cast<QAbstractItemModel *>(session.log()),
              static_cast<QAbstractItemModel *>(session.stage()->pending()),
              static_cast<QAbstractItemModel *>(session.preview()->explain()),
              static_cast<QAbstractItemModel *>(hands().menu()->lines()),
              static_cast<QAbstractItemModel *>(hands().desk()->choices())})
            m_testers.push_back(std::make_unique<QAbstractItemModelTester>(
                model, QAbstractItemModelTester::FailureReportingMode::Warning));
    }

    /// Starts from a position of the headless protocol, given without "op" and "game".
    void lay(match::Json position)
    {
        position["op"] = "scenario";
        position["game"] = m_gameId;
        ASSERT_TRUE(session.startPosition(QString::fromStdString(position.dump())))
            << session.problem().toStdString();
    }

    [[nodiscard]] TableController &hands() { return *session.controller(); }
    [[nodiscard]] std::uint64_t hash() const { return session.match()->game().hash(); }
    [[nodiscard]] const table::CardRow *row(int card) const
    {
        return session.stage()->scene().row(card);
    }
    [[nodiscard]] QPointF middle(int card) const { return row(card)->place.hit.center(); }
    [[nodiscard]] QPointF zone(int place, int seat) const
    {
        return session.stage()->scene().layout().zoneRect({place, seat}).center();
    }

    void drag(QPointF from, QPointF to)
    {
        hands().pointer()->press(from);
        hands().pointer()->move((from + to) / 2);
        hands().pointer()->move(to);
        hands().pointer()->release(to);
    }
    void click(QPointF at)
    {
        hands().pointer()->press(at);
        hands().pointer()->release(at);
    }
    /// Chooses the line of the open menu that stands for this option.
    void chooseLine(int option)
    {
        const auto &rows = hands().menu()->lines()->rows();
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (rows[i].option == option && rows[i].available)
                return hands().menu()->choose(int(i));
        }
        ADD_FAILURE() << "no such line";
    }
    /// Takes the held card to a card (target ≥ 0) or to a zone; the menu chooses the option
    /// instead.
    void carry(By by, int held, int target, table::ZoneKey onto, int option)
    {
        const QPointF to = target >= 0 ? middle(target) : zone(onto.zone, onto.seat);
        switch (by) {
        case By::Drag:
            return drag(middle(held), to);
        case By::Click:
            click(middle(held));
            return click(to);
        case By::Key:
            hands().keys()->focus(held);
            hands().keys()->activate();
            return target >= 0
                ? hands().pointer()->activate(target)
                : hands().pointer()->activateZone(session.stage()->scene().spec().name(onto));
        case By::Menu:
            hands().menu()->openAt(middle(held));
            return chooseLine(option);
        }
    }
    [[nodiscard]] QString refused() { return hands().desk()->refusal().text; }
    [[nodiscard]] QString rule() { return hands().desk()->refusal().rule; }

    table::TableSession session;

private:
    std::string m_gameId;
    std::vector<std::unique_ptr<QAbstractItemModelTester>> m_testers;
    qint64 m_now = 0;
};

} // namespace playmat::test
