// A table of Disney Lorcana in a test: a session without a window, positions, and hands that do
// everything in four ways.
#pragma once

#include "engine/lorcana/seated_game.h"
#include "kit/lorcana/host/hosted.h"
#include "kit/lorcana/table/places.h"
#include "table/session/card_data.h"
#include "table/session/table_session.h"

#include <QAbstractItemModelTester>

#include <gtest/gtest.h>

#include <memory>
#include <vector>

namespace playmat::lorcana::board::test {

using table::PlaybackQueue;
using table::TableController;
using table::TableSession;
namespace Seating = table::Seating;

inline const QStringList kNames{QStringLiteral("Ada"), QStringLiteral("Marek")};
inline const QStringList kDecks{QStringLiteral("starter-s1-the-heart-of-magic"),
                                QStringLiteral("starter-s1-daring-and-deception")};

enum class By { Drag, Click, Key, Menu };
inline constexpr std::array kWays{By::Drag, By::Click, By::Key, By::Menu};

class Table
{
public:
    explicit Table(Seating::Mode seating = Seating::Open)
    {
        session.setGame(QStringLiteral("lorcana"));
        session.stage()->setSpeed(PlaybackQueue::Off);
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

    bool begin(double seed = 7) { return session.start(kNames, kDecks, seed); }
    /// A position of the headless protocol, without "op" and "game".
    void lay(match::Json position)
    {
        position["op"] = "scenario";
        position["game"] = "lorcana";
        ASSERT_TRUE(session.startPosition(QString::fromStdString(position.dump())))
            << session.problem().toStdString();
    }

    [[nodiscard]] TableController &hands() { return *session.controller(); }
    [[nodiscard]] const SeatedGame &seated() const
    {
        return dynamic_cast<const host::HostedLorcana &>(session.match()->game()).game();
    }
    [[nodiscard]] const Game &game() const { return seated().game(); }
    [[nodiscard]] const State &state() const { return seated().state(); }
    [[nodiscard]] const core::Decision &decision() const { return game().decision(); }
    [[nodiscard]] std::uint64_t hash() const { return session.match()->game().hash(); }
    /// The card of that printed id of the player: the first one in play, else in hand, else
    /// anywhere; -1: there is none.
    [[nodiscard]] int card(const char *id, int player) const
    {
        const DefId def = seated().db().find(id);
        int found = -1;
        const auto rank = [](const Card &c) {
            return c.zone == Zone::Play ? 0 : c.zone == Zone::Hand ? 1 : 2;
        };
        for (int i = 0; i < state().cardCount; ++i) {
            const Card &c = at(i);
            if (c.def == def && c.owner == player && (found < 0 || rank(c) < rank(at(found))))
                found = i;
        }
        return found;
    }
    [[nodiscard]] const Card &at(int card) const { return state().cards[std::size_t(card)]; }
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
    /// The line of the open menu that is this option.
    void chooseLine(int option)
    {
        const auto &rows = hands().menu()->lines()->rows();
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (rows[i].option == option && rows[i].available)
                return hands().menu()->choose(int(i));
        }
        ADD_FAILURE() << "no such line";
    }
    /// What is dropped onto a card (target ≥ 0), or onto a zone.
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
    /// The first option of the kind with that card, and that target.
    [[nodiscard]] int option(OptionKind kind, int card, int target = -1) const
    {
        const auto &options = decision().options;
        for (std::size_t i = 0; i < options.size(); ++i) {
            const core::Option &o = options[i];
            if (OptionKind(o.kind) == kind && int(o.card) == (card < 0 ? core::kNone : card)
                && (target < 0 ? o.target == core::kNone : int(o.target) == target))
                return int(i);
        }
        return -1;
    }
    [[nodiscard]] QString refused() { return hands().desk()->refusal().text; }
    [[nodiscard]] QString rule() { return hands().desk()->refusal().rule; }

    TableSession session;

private:
    std::vector<std::unique_ptr<QAbstractItemModelTester>> m_testers;
    qint64 m_now = 0;
};

/// A position with that player's and the other's things, the first of them to move.
inline match::Json position(int me, match::Json mine, match::Json theirs)
{
    if (!mine.contains("deck"))
        mine["deck"] = {"1-002", "1-003", "1-004", "1-009"};
    if (!theirs.contains("deck"))
        theirs["deck"] = {"1-002", "1-003", "1-004", "1-009"};
    match::Json out;
    out["turn"] = 5;
    out["active"] = me;
    out["seed"] = 3;
    out["players"] = me == 0 ? match::Json{mine, theirs} : match::Json{theirs, mine};
    return out;
}

} // namespace playmat::lorcana::board::test
