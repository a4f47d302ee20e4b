// A table of Disney Lorcana in a test, and positions.
#pragma once

#include "engine/lorcana/seated_game.h"
#include "kit/lorcana/host/hosted.h"
#include "kit/lorcana/table/places.h"
#include "seated_hands.h"

namespace playmat::lorcana::board::test {

using table::PlaybackQueue;
using table::TableController;
using table::TableSession;
namespace Seating = table::Seating;
using playmat::test::By;
using playmat::test::kNames;
using playmat::test::kWays;

inline const QStringList kDecks{QStringLiteral("starter-s1-the-heart-of-magic"),
                                QStringLiteral("starter-s1-daring-and-deception")};

class Table : public playmat::test::SeatedHands
{
public:
    explicit Table(Seating::Mode seating = Seating::Open)
        : SeatedHands(QStringLiteral("lorcana"), seating)
    {
    }

    bool begin(double seed = 7) { return session.start(kNames, kDecks, seed); }

    [[nodiscard]] const SeatedGame &seated() const
    {
        return dynamic_cast<const host::HostedLorcana &>(session.match()->game()).game();
    }
    [[nodiscard]] const Game &game() const { return seated().game(); }
    [[nodiscard]] const State &state() const { return seated().state(); }
    [[nodiscard]] const core::Decision &decision() const { return game().decision(); }
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
