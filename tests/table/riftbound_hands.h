// A table of Riftbound for tests, and positions for it.
#pragma once

#include "engine/riftbound/seated_game.h"
#include "kit/riftbound/host/hosted.h"
#include "kit/riftbound/table/places.h"
#include "kit/riftbound/table/table_game.h"
#include "seated_hands.h"

namespace playmat::riftbound::board::test {

using playmat::test::By;
using playmat::test::kNames;
using playmat::test::kWays;
using table::PlaybackQueue;
using table::TableController;
using table::TableSession;
namespace Seating = table::Seating;

inline const QStringList kDecks{QStringLiteral("ogn-jinx"),     QStringLiteral("ogn-lee-sin"),
                                QStringLiteral("ogn-viktor"),   QStringLiteral("ogs-annie"),
                                QStringLiteral("ogs-garen"),    QStringLiteral("ogs-lux"),
                                QStringLiteral("ogs-master-yi")};

class Table : public playmat::test::SeatedHands
{
public:
    explicit Table(Seating::Mode seating = Seating::Open)
        : SeatedHands(QStringLiteral("riftbound"), seating)
    {
    }

    bool begin(double seed = 7) { return session.start(kNames, kDecks.mid(0, 2), seed); }

    [[nodiscard]] const SeatedGame &seated() const
    {
        return dynamic_cast<const host::HostedRiftbound &>(session.match()->game()).game();
    }
    [[nodiscard]] const State &state() const { return seated().state(); }
    [[nodiscard]] const core::Decision &decision() const { return seated().game().decision(); }
    /// The first card with that printed id that the player owns in that zone, or -1.
    [[nodiscard]] int card(const char *id, int player, Zone zone) const
    {
        const DefId def = seated().db().find(id);
        for (int i = 0; i < state().cardCount; ++i) {
            const Card &c = state().cards[std::size_t(i)];
            if (c.def == def && int(c.owner) == player && c.zone == zone)
                return i;
        }
        return -1;
    }
    /// The first option of that kind with that card and zone, or -1.
    [[nodiscard]] int option(OptionKind kind, int card, ListId to = kNone) const
    {
        const auto &options = decision().options;
        for (std::size_t i = 0; i < options.size(); ++i)
            if (OptionKind(options[i].kind) == kind && int(options[i].card) == card
                && options[i].zone == to)
                return int(i);
        return -1;
    }
};

/// The port of a game as `eyes` see it, without a session.
class Asked final : public table::GamePort::Host
{
public:
    Asked(const SeatedGame &game, table::Eyes eyes)
        : m_eyes(eyes)
        , m_game(game, {kNames[0], kNames[1]},
                 {[] { return quint64(1); }, [](int) { return true; }})
    {
        m_scene.setSpec(riftboundTableSpec());
        m_port = m_game.port(m_scene, *this);
        refresh();
    }

    [[nodiscard]] const table::GamePort &port() const { return *m_port; }

    core::Result<void> submit(const core::Answer &) override { return {}; }
    [[nodiscard]] table::TableWatch *watch() const override { return nullptr; }
    void peek(int) override { }
    [[nodiscard]] bool handCovered(int seat) const override
    {
        return m_eyes.seating == Seating::Peek && m_eyes.peeking != seat;
    }
    void openTray(const QString &) override { }
    void finishPlayback() override { }
    void refresh() override
    {
        m_game.show(*m_game.seen(), m_eyes);
        m_scene.present(m_game.rows());
    }
    [[nodiscard]] quint64 decisionId() const override { return 1; }
    [[nodiscard]] std::optional<QString> programsTurn(int) const override { return {}; }
    [[nodiscard]] QString playerName(int seat) const override { return kNames[seat]; }

private:
    table::Eyes m_eyes;
    TableGame m_game;
    table::TableScene m_scene;
    std::unique_ptr<table::GamePort> m_port;
};

/// A position in turn 5 in which `me` has the turn and the cards `mine`; the opponent has `theirs`.
inline match::Json position(int me, const match::Json &mine, const match::Json &theirs)
{
    match::Json out;
    out["turn"] = 5;
    out["turn_player"] = me;
    out["seed"] = 3;
    out["players"] = me == 0 ? match::Json{mine, theirs} : match::Json{theirs, mine};
    return out;
}

} // namespace playmat::riftbound::board::test
