#include "kit/riftbound/table/forecast_words.h"

#include "engine/riftbound/language/vocabulary.h"
#include "kit/riftbound/table/words.h"

#include <algorithm>

namespace playmat::riftbound::board {

using table::CardHint;
using table::signedNumber;

namespace {

void sayNumber(CardHint &hint, const char *glyph, int number, const QString &words, int tone)
{
    hint.add(glyph, signedNumber(number), words.arg(signedNumber(number)), tone);
}

void sayLost(CardHint &hint, const QString &whose, int tone)
{
    hint.add("skull", whose, qtTrId("riftbound_forecast_words.lost").arg(whose), tone);
}

/// Adds the same words to the plate and to the sentence.
void say(CardHint &hint, const char *glyph, const QString &words, int tone)
{
    hint.add(glyph, words, words, tone);
}

} // namespace

// --- showdowns

CardHint ForecastWords::move(const std::vector<int> &options) const
{
    const ShowdownForecast f = m_sight.moved(options);
    const PlayerId player = m_sight.decision().player;
    CardHint hint;
    if (player >= kPlayers)
        return hint;
    const PlayerId other = riftbound::opponentOf(player);
    hint.sums = {-1, -1};
    for (PlayerId side = 0; side < kPlayers; ++side)
        if (f.units[side] > 0)
            hint.sums[side] = f.damage[side];
    if (f.place == kNone) { // the units join other units of their player
        say(hint, "shield", qtTrId("riftbound_forecast_words.joins").arg(f.damage[player]), 0);
        return hint;
    }
    if (f.combat)
        addCombat(hint, f);
    else
        say(hint, "sword", qtTrId("riftbound_forecast_words.opens_a_showdown"), 0);
    addResult(hint, f);
    hint.note = mayChange(f);
    hint.tone = f.conquers ? 1 : f.lost[player] > f.lost[other] ? -1 : 0;
    return hint;
}

CardHint ForecastWords::showdown() const
{
    const ShowdownForecast f = m_sight.showdown();
    CardHint hint;
    if (f.place == kNone || m_sight.decision().player >= kPlayers)
        return hint;
    if (f.combat)
        addCombat(hint, f);
    if (f.conquers && f.controller != m_sight.decision().player)
        say(hint, "flag", qtTrId("riftbound_forecast_words.they_conquer_it"), -1);
    else
        addResult(hint, f);
    return hint;
}

void ForecastWords::addCombat(CardHint &hint, const ShowdownForecast &f) const
{
    const PlayerId player = m_sight.decision().player;
    hint.words = qtTrId("riftbound_forecast_words.against")
                     .arg(f.damage[player])
                     .arg(f.damage[riftbound::opponentOf(player)]);
    addLosses(hint, f, player);
}

void ForecastWords::addLosses(CardHint &hint, const ShowdownForecast &f, PlayerId player) const
{
    const PlayerId other = riftbound::opponentOf(player);
    const int theirs = f.lost[other];
    const int mine = f.lost[player];
    if (theirs > 0)
        sayLost(hint,
                theirs == f.units[other]
                    ? qtTrId("riftbound_forecast_words.all_of_theirs", theirs)
                    : qtTrId("riftbound_forecast_words.some_of_theirs", theirs),
                1);
    if (mine > 0)
        sayLost(hint,
                mine == f.units[player] ? qtTrId("riftbound_forecast_words.all_of_yours", mine)
                                        : qtTrId("riftbound_forecast_words.some_of_yours", mine),
                -1);
    if (theirs == 0 && mine == 0)
        say(hint, "shield", qtTrId("riftbound_forecast_words.nobody_dies"), 0);
}

/// Adds who controls the battlefield afterwards (CR 461).
void ForecastWords::addResult(CardHint &hint, const ShowdownForecast &f) const
{
    const PlayerId player = m_sight.decision().player;
    const PlayerId other = riftbound::opponentOf(player);
    if (f.conquers)
        return addScore(hint, f);
    if (f.controller == player)
        return say(hint, "flag", qtTrId("riftbound_forecast_words.stays_yours"), 1);
    const bool both = f.units[player] > f.lost[player] && f.units[other] > f.lost[other];
    if (both)
        say(hint, "left", qtTrId("riftbound_forecast_words.yours_go_back"), 0);
    else if (f.controller == other)
        say(hint, "flag", qtTrId("riftbound_forecast_words.they_keep_it"), -1);
    else
        say(hint, "flag", qtTrId("riftbound_forecast_words.nobody_has_it"), 0);
}

/// Adds what the conquest scores. It scores nothing if the player has scored that battlefield this
/// turn, and the last point needs all battlefields (CR 464, 466).
void ForecastWords::addScore(CardHint &hint, const ShowdownForecast &f) const
{
    const Observation &seen = m_sight.shown();
    if (f.draws)
        return say(hint, "deck", qtTrId("riftbound_forecast_words.draws_instead"), 0);
    if (f.points == 0)
        return say(hint, "flag", qtTrId("riftbound_forecast_words.scored_before"), 1);
    hint.reaches = seen.players[m_sight.decision().player].points + f.points;
    say(hint, "flag",
        qtTrId("riftbound_forecast_words.conquers", seen.victoryScore).arg(hint.reaches), 1);
}

/// What the opponent could still use to change the result, as far as everybody can see.
QString ForecastWords::mayChange(const ShowdownForecast &f) const
{
    const Observation &seen = m_sight.shown();
    const PlayerId other = riftbound::opponentOf(m_sight.decision().player);
    QStringList what;
    const auto countIn = [&](Zone zone, std::uint8_t holder) {
        return std::ranges::count_if(seen.cards, [&](const CardView &card) {
            return card.list == listOf(zone, holder) && card.controller == other;
        });
    };
    if (const auto hidden = countIn(Zone::Facedown, f.place); hidden > 0)
        what.append(qtTrId("riftbound_forecast_words.hidden_cards", int(hidden)));
    const int ready = seen.players[other].runesReady;
    if (ready > 0 && countIn(Zone::Hand, other) > 0)
        what.append(qtTrId("riftbound_forecast_words.ready_runes", ready));
    if (f.triggers)
        what.append(qtTrId("riftbound_forecast_words.abilities"));
    return what.isEmpty()
        ? QString()
        : qtTrId("riftbound_forecast_words.may_change_it").arg(what.join(QStringLiteral(", ")));
}

CardHint ForecastWords::death()
{
    CardHint hint;
    hint.add("skull", QString(), qtTrId("riftbound_forecast_words.dies"), -1);
    hint.tone = -1;
    return hint;
}

// --- cards

CardHint ForecastWords::card(const EffectForecast &forecast, int card) const
{
    const CardView *view = m_sight.face(card);
    if (view == nullptr || !forecast.told)
        return {};
    if (const CardForecast *one = forecast.of(CardId(card)))
        return of(*one, *view);
    CardHint hint;
    if (forecast.whole && forecast.cards.empty()) {
        hint.add("minus", QString(), qtTrId("riftbound_forecast_words.changes_nothing"), 0);
        hint.idle = true;
    }
    return hint;
}

CardHint ForecastWords::of(const CardForecast &one, const CardView &card) const
{
    CardHint hint;
    addDamage(hint, one);
    addValues(hint, one);
    addStates(hint, one);
    addPlace(hint, one, card);
    int sum = 0;
    for (const table::OutcomePart &part : hint.parts)
        sum += part.tone;
    hint.tone = sum > 0 ? 1 : sum < 0 ? -1 : 0;
    return hint;
}

void ForecastWords::addDamage(CardHint &hint, const CardForecast &one) const
{
    if (one.damage > 0)
        hint.add("hit", signedNumber(-one.damage),
                 qtTrId("riftbound_forecast_words.damage", one.damage), -1);
    else if (one.damage < 0)
        hint.add("heart", signedNumber(-one.damage),
                 qtTrId("riftbound_forecast_words.healed", -one.damage), 1);
    if (one.dies)
        hint.add("skull", QString(), qtTrId("riftbound_forecast_words.dies"), -1);
    if (one.countered)
        hint.add("cross", QString(), qtTrId("riftbound_forecast_words.is_countered"), -1);
}

void ForecastWords::addValues(CardHint &hint, const CardForecast &one) const
{
    if (one.might != 0)
        sayNumber(hint, one.might > 0 ? "up" : "down", one.might,
                  qtTrId("riftbound_forecast_words.might"), one.might > 0 ? 1 : -1);
    one.gained.forEach([&](std::size_t keyword) {
        const std::string_view word = wordOf(Kw(keyword)).text;
        const QString name = Words::shown(QString::fromLatin1(word.data(), qsizetype(word.size())));
        hint.add("up", name, qtTrId("riftbound_forecast_words.gains").arg(name), 1);
    });
}

void ForecastWords::addStates(CardHint &hint, const CardForecast &one) const
{
    const auto add = [&](bool does, const char *glyph, const QString &words, int tone) {
        if (does)
            hint.add(glyph, QString(), words, tone);
    };
    add(one.stunned, "stunned", qtTrId("riftbound_forecast_words.is_stunned"), -1);
    add(one.buffed, "buffed", qtTrId("riftbound_forecast_words.is_buffed"), 1);
    add(one.losesBuff, "cross", qtTrId("riftbound_forecast_words.loses_its_buff"), -1);
    add(one.empowered, "empowered", qtTrId("riftbound_forecast_words.is_empowered"), 1);
    add(one.exhausted, "exhaust", qtTrId("riftbound_forecast_words.is_exhausted"), -1);
    add(one.readied, "ready", qtTrId("riftbound_forecast_words.is_readied"), 1);
    add(one.shielded, "shield", qtTrId("riftbound_forecast_words.is_protected"), 1);
}

/// Adds where the card goes. Leaving the board is bad for its player, and returning from the trash
/// is good.
void ForecastWords::addPlace(CardHint &hint, const CardForecast &one, const CardView &card) const
{
    if (one.controller != kNone)
        hint.add("swap", QString(), qtTrId("riftbound_forecast_words.changes_sides"), -1);
    if (one.to == kNone)
        return;
    const bool wasOnBoard = card.list != kNone && kZoneTable[zoneOf(card.list)].board;
    switch (zoneOf(one.to)) {
    case Zone::Hand:
        hint.add("hand", QString(), qtTrId("riftbound_forecast_words.goes_to_hand"),
                 wasOnBoard ? -1 : 1);
        break;
    case Zone::Base:
    case Zone::Battlefield:
        hint.add("right", QString(),
                 qtTrId("riftbound_forecast_words.goes_to")
                     .arg(m_presenter.listName(one.to, m_sight.shown())),
                 wasOnBoard ? 0 : 1);
        break;
    case Zone::MainDeck:
    case Zone::RuneDeck:
        hint.add("deck", QString(), qtTrId("riftbound_forecast_words.goes_into_the_deck"), -1);
        break;
    case Zone::Banishment:
        hint.add("cross", QString(), qtTrId("riftbound_forecast_words.is_banished"), -1);
        break;
    case Zone::Trash:
        hint.add("discard", QString(), qtTrId("riftbound_forecast_words.goes_to_the_trash"), -1);
        break;
    default:
        break;
    }
}

} // namespace playmat::riftbound::board
