#pragma once

#include "bots/random_answer.h"
#include "engine/core/rng.h"
#include "kit/games/table/table_kits.h"
#include "table/session/card_data.h"

#include <QString>
#include <QStringList>

#include <gtest/gtest.h>

namespace playmat::qmltest {

/// Saves a match of that game that `loser` conceded after some answers.
inline void saveFinished(const QString &file, const table::TableKit &kit, quint64 seed, int loser,
                         const QStringList &names, const QStringList &programs = {})
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
    ASSERT_TRUE(match.ok());
    match.value().setClock([] { return std::string("2026-11-28T20:11:00Z"); });
    while (!match.value().game().over() && match.value().stepsDone() < 60)
        (void)match.value().submit(
            bots::randomAnswer(match.value().game().decision(), rng, match.value().game().names()));
    ASSERT_TRUE(match.value().game().over() || match.value().concede(core::PlayerId(loser)).ok());
    ASSERT_TRUE(match.value().save(file.toStdString()).ok());
}

} // namespace playmat::qmltest
