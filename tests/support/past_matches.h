#pragma once

#include "bots/random_answer.h"
#include "engine/core/rng.h"
#include "kit/games/table/table_kits.h"
#include "table/session/card_data.h"

#include <QString>
#include <QStringList>

#include <gtest/gtest.h>

/// Matches that were played before a test, in any game.
namespace playmat::test {

/// A match of that game that has just begun, with random decks.
inline match::Match begun(const table::TableKit &kit, quint64 seed, const QStringList &names,
                          const QStringList &programs = {})
{
    const match::CardLibrary &library = *table::cardData(kit.game().id()).library;
    core::Rng rng(seed);
    match::MatchSetup setup;
    setup.seed = seed;
    setup.begun = "2026-11-28T19:40:00Z";
    for (int seat = 0; seat < 2; ++seat)
        setup.seats.push_back({names.at(seat).toStdString(),
                               kit.game().randomDeck(library, rng).value(),
                               programs.value(seat).toStdString()});
    auto match = match::Match::start(library, setup);
    EXPECT_TRUE(match.ok());
    return std::move(match.value());
}

/// Gives random answers until the match has that many steps or is over.
inline void playOn(match::Match &match, std::size_t answers, quint64 seed)
{
    core::Rng rng(seed);
    const match::HostedGame &game = match.game();
    while (!game.over() && match.stepsDone() < answers)
        (void)match.submit(bots::randomAnswer(game.decision(), rng, game.names()));
}

/// Saves a match that `loser` conceded after some answers.
inline void saveFinished(const QString &file, const table::TableKit &kit, quint64 seed, int loser,
                         const QStringList &names, const QStringList &programs = {})
{
    match::Match match = begun(kit, seed, names, programs);
    match.setClock([] { return std::string("2026-11-28T20:11:00Z"); });
    playOn(match, 60, seed);
    ASSERT_TRUE(match.game().over() || match.concede(core::PlayerId(loser)).ok());
    ASSERT_TRUE(match.save(file.toStdString()).ok());
}

} // namespace playmat::test
