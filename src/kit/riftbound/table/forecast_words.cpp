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

void append(CardHint &hint, const QString &words)
{
    hint.words += (hint.words.isEmpty() ? QString() : QStringLiteral(", ")) + words;
}

/// Who holds the battlefield afterwards, on the plate and at the end of the sentence.
void result(CardHint &hint, const QString &onPlate, int tone, const QString &said)
{
    hint.add("flag", onPlate, said, tone);
}

} // namespace

// --- showdowns

CardHint ForecastWords::move(const std::vector<int> &options) const
{
    const ShowdownForecast f = m_sight.moved(options);
    const PlayerId player = m_sight.decision().player;
    if (player >= kPlayers)
        return {};
    CardHint hint;
    if (f.place == kNone) { // the units join other units of their player
        const QString joins = qtTrId("riftbound_forecast_words.joins").arg(f.damage[player]);
        hint.add("shield", joins, joins, 0);
    } else {
        hint = ending(f);
        hint.note = mayChange(f);
    }
    hint.sums = {-1, -1};
    for (PlayerId side = 0; side < kPlayers; ++side)
        if (f.units[side] > 0)
            hint.sums[side] = f.damage[side];
    return hint;
}

CardHint ForecastWords::showdown() const
{
    const ShowdownForecast f = m_sight.showdown();
    return f.place == kNone || m_sight.decision().player >= kPlayers ? CardHint() : ending(f);
}

CardHint ForecastWords::ending(const ShowdownForecast &f) const
{
    const PlayerId player = m_sight.decision().player;
    const PlayerId other = riftbound::opponentOf(player);
    CardHint hint;
    hint.fates.resize(kPlayers);
    if (f.combat)
        addCombat(hint, f);
    else if (!m_sight.shown().showdown.going())
        addOpening(hint);
    addResult(hint, f);
    hint.holder = f.controller < kPlayers ? int(f.controller) : -1;
    hint.tone = f.conquers && f.controller == player ? 1 : f.lost[player] > f.lost[other] ? -1 : 0;
    return hint;
}

void ForecastWords::addCombat(CardHint &hint, const ShowdownForecast &f) const
{
    const PlayerId player = m_sight.decision().player;
    const PlayerId other = riftbound::opponentOf(player);
    hint.words
        = qtTrId("riftbound_forecast_words.against").arg(f.damage[player]).arg(f.damage[other]);
    for (const PlayerId side : {other, player})
        addLosses(hint, f, side);
    if (f.lost[player] == 0 && f.lost[other] == 0)
        append(hint, qtTrId("riftbound_forecast_words.nobody_dies"));
}

/// How many units of a player die there; on the plate without the name, on that player's half.
void ForecastWords::addLosses(CardHint &hint, const ShowdownForecast &f, PlayerId side) const
{
    const int lost = f.lost[side];
    const bool all = lost == f.units[side];
    const bool own = side == m_sight.decision().player;
    table::OutcomePart &fate = hint.fates[side];
    fate = table::OutcomePart::of("shield", qtTrId("riftbound_forecast_words.none_dies"), 0);
    if (lost == 0)
        return;
    fate = table::OutcomePart::of(
        "skull",
        all ? qtTrId("riftbound_forecast_words.all_die", lost)
            : qtTrId("riftbound_forecast_words.some_die", lost).arg(f.units[side]),
        own ? -1 : 1);
    const QString &name = m_presenter.playerName(side);
    if (own)
        append(hint,
               all ? qtTrId("riftbound_forecast_words.all_of_yours", lost)
                   : qtTrId("riftbound_forecast_words.some_of_yours", lost));
    else
        append(hint,
               (all ? qtTrId("riftbound_forecast_words.all_of_theirs", lost)
                    : qtTrId("riftbound_forecast_words.some_of_theirs", lost))
                   .arg(name));
}

void ForecastWords::addOpening(CardHint &hint) const
{
    const QString opens = qtTrId("riftbound_forecast_words.opens_a_showdown");
    hint.fates[m_sight.decision().player] = table::OutcomePart::of("sword", opens, 0);
    append(hint, opens);
}

/// Adds who holds the battlefield afterwards (CR 461): a whole sentence for the player who is
/// asked, and with the holder's name for the plate, which both players read.
void ForecastWords::addResult(CardHint &hint, const ShowdownForecast &f) const
{
    const PlayerId player = m_sight.decision().player;
    const PlayerId other = riftbound::opponentOf(player);
    if (f.conquers && f.controller < kPlayers)
        return addScore(hint, f);
    const bool goBack = f.units[player] > f.lost[player] && f.units[other] > f.lost[other];
    if (goBack && f.controller != player)
        append(hint, qtTrId("riftbound_forecast_words.yours_go_back"));
    if (f.controller >= kPlayers)
        return result(hint, qtTrId("riftbound_forecast_words.nobody_holds_it"), 0,
                      qtTrId("riftbound_forecast_words.nobody_has_it"));
    const QString &name = m_presenter.playerName(f.controller);
    const bool own = f.controller == player;
    result(hint, qtTrId("riftbound_forecast_words.keeps_it").arg(name), own ? 1 : -1,
           own ? qtTrId("riftbound_forecast_words.stays_yours")
               : qtTrId("riftbound_forecast_words.they_keep_it").arg(name));
}

/// Adds what the conquest scores. It scores nothing if the player has scored that battlefield this
/// turn, and the last point needs all battlefields (CR 464, 466).
void ForecastWords::addScore(CardHint &hint, const ShowdownForecast &f) const
{
    const Observation &seen = m_sight.shown();
    const bool own = f.controller == m_sight.decision().player;
    const QString &name = m_presenter.playerName(f.controller);
    const QString conquers = own ? qtTrId("riftbound_forecast_words.you_conquer_it")
                                 : qtTrId("riftbound_forecast_words.they_conquer_it").arg(name);
    const QString onPlate = qtTrId("riftbound_forecast_words.conquers_it").arg(name);
    const int points = seen.players[f.controller].points + f.points;
    QString score = qtTrId("riftbound_forecast_words.of_points", seen.victoryScore).arg(points);
    QString brief = score;
    if (f.draws) {
        score = qtTrId("riftbound_forecast_words.draws_instead");
        brief = qtTrId("riftbound_forecast_words.draws_short");
    } else if (f.points == 0) {
        score = qtTrId("riftbound_forecast_words.scored_before");
        brief = qtTrId("riftbound_forecast_words.scored_short");
    } else if (own) {
        hint.reaches = points;
    }
    const QString both = QStringLiteral("%1: %2");
    result(hint, both.arg(onPlate, brief), own ? 1 : -1, both.arg(conquers, score));
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
