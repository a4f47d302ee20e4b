#include "kit/lorcana/table/presenter.h"

#include "kit/lorcana/table/words.h"

#include <map>

namespace playmat::lorcana::board {

using table::CardFacts;
using table::CardRow;
using table::CounterInfo;
using table::SeatInfo;
using table::ZoneKey;

ZoneKey Presenter::zoneKey(Zone zone, PlayerId player)
{
    const int seat = player < kPlayers ? int(player) : ZoneKey::kNoSeat;
    switch (zone) {
    case Zone::Deck:
        return {Place::Deck, seat};
    case Zone::Hand:
        return {Place::Hand, seat};
    case Zone::Play:
        return {Place::Characters, seat};
    case Zone::Inkwell:
        return {Place::Inkwell, seat};
    case Zone::Discard:
        return {Place::Discard, seat};
    default:
        break;
    }
    return {Place::Stage, seat};
}

// --- rows

/// Lays the cards of an observation out, zone by zone.
class Presenter::Rows
{
public:
    Rows(const Presenter &presenter, const Observation &seen)
        : m_presenter(presenter)
        , m_seen(seen)
    {
    }

    std::vector<CardRow> lay()
    {
        for (const ZoneView &zone : m_seen.zones) {
            if (zone.zone == Zone::Deck)
                continue;
            for (const int id : zone.cards) {
                if (const CardView *card = m_seen.card(id))
                    addTop(*card);
            }
        }
        return std::move(m_rows);
    }

private:
    void addTop(const CardView &card)
    {
        const int host = hostOf(card);
        add(card, placeOf(card, host), host);
        for (const int below : card.under) {
            if (const CardView *under = m_seen.card(below))
                add(*under, {Place::Under, int(card.owner)}, card.id);
        }
    }

    /// The location where the character is, if that lies on the table.
    [[nodiscard]] int hostOf(const CardView &card) const
    {
        return card.zone == Zone::Play && m_seen.card(card.at) != nullptr ? card.at : -1;
    }

    [[nodiscard]] ZoneKey placeOf(const CardView &card, int host) const
    {
        const int seat = card.owner;
        if (card.zone != Zone::Play || card.def == 0)
            return zoneKey(card.zone, card.owner);
        switch (m_presenter.db().def(card.def).type) {
        case Kind::Character:
            return {host >= 0 ? Place::Here : Place::Characters, seat};
        case Kind::Location:
            return {Place::Locations, seat};
        case Kind::Item:
            return {Place::Items, seat};
        default: // an action
            break;
        }
        return {Place::Stage, seat};
    }

    void add(const CardView &card, ZoneKey zone, int host)
    {
        CardRow row;
        row.viewId = card.id;
        row.zone = zone;
        row.host = host;
        row.slot = m_next[{zone, host}]++;
        row.facts = m_presenter.facts(card, m_seen);
        m_rows.push_back(std::move(row));
    }

    const Presenter &m_presenter;
    const Observation &m_seen;
    std::map<std::pair<ZoneKey, int>, int> m_next; ///< slot in a zone, of one host
    std::vector<CardRow> m_rows;
};

std::vector<CardRow> Presenter::rows(const Observation &seen) const
{
    return Rows(*this, seen).lay();
}

// --- cards

CardFacts Presenter::printedFacts(DefId id) const
{
    const CardDef &def = m_db.def(id);
    CardFacts f;
    f.cardId = Words::id(def);
    f.name = Words::name(def);
    f.subtitle = Words::version(def);
    f.type = Words::typeName(def);
    f.face = QStringLiteral("ink");
    f.rules = Words::text(m_db, id);
    f.aspects = Words::inks(def);
    f.typeWord = Words::shown(f.type);
    f.traits = Words::shown(Words::classes(m_db, def));
    f.keywords = Words::printedKeywords(def);
    f.note = Words::inOneLine(f.keywords);
    f.faceUp = true;
    f.inkable = def.inkwell;
    f.cost = f.costNow = def.cost;
    if (def.type == Kind::Character)
        f.power = f.printedPower = def.strength;
    if (def.type == Kind::Character || def.type == Kind::Location) {
        f.maxHp = f.printedHp = def.willpower;
        f.lore = f.printedLore = def.lore;
    }
    if (def.type == Kind::Location)
        f.moveCost = def.moveCost;
    f.accessibleName = QString::fromStdString(def.fullName());
    return f;
}

CardFacts Presenter::hiddenFacts(const CardView &card) const
{
    CardFacts hidden;
    hidden.exhausted = !card.ready;
    hidden.accessibleName = Words::spokenHidden(card, playerName(card.owner));
    return hidden;
}

CardFacts Presenter::facts(const CardView &card, const Observation &seen) const
{
    if (card.def == 0)
        return hiddenFacts(card);
    CardFacts f = printedFacts(card.def);
    f.exhausted = card.hasStatus && !card.ready;
    f.accessibleName = qtTrId("lorcana_presenter.s")
                           .arg(playerName(card.owner), Words::spoken(m_db, card, seen));
    if (card.zone == Zone::Play && card.on < 0) {
        fillInPlay(f, card);
    } else if (card.zone == Zone::Hand && card.playCost >= 0) {
        f.costNow = card.playCost;
        // In the other player's turn nothing is bought: no cost is marked as too high then.
        f.affordable = seen.phase != Phase::Main || seen.active != card.owner
            || card.playCost <= seen.players[card.owner].inkReady;
    }
    return f;
}

/// Strength and lore below zero count as 0 for everything that can be seen (CR 6.6.2).
void Presenter::fillInPlay(CardFacts &f, const CardView &card) const
{
    const Kind type = m_db.def(card.def).type;
    f.inPlay = type == Kind::Character || type == Kind::Location;
    f.damage = card.damage;
    f.drying = card.drying;
    f.under = int(card.under.size());
    f.keywords = Words::keywords(m_db, card) + Words::rules(card.rules);
    if (type == Kind::Character)
        f.power = std::max(0, card.strength);
    if (f.inPlay) {
        f.maxHp = card.willpower;
        f.lore = std::max(0, card.lore);
    }
    if (type == Kind::Location)
        f.moveCost = card.moveCost;
}

QString Presenter::cardName(int id, const Observation &seen) const
{
    const CardView *card = id < 0 ? nullptr : seen.card(id);
    return card == nullptr || card->def == 0
        ? qtTrId("lorcana_presenter.a_card")
        : QString::fromStdString(m_db.def(card->def).fullName());
}

// --- seats

SeatInfo Presenter::seat(const Observation &seen, int seat) const
{
    const auto player = PlayerId(seat);
    SeatInfo info;
    info.seat = seat;
    info.name = playerName(seat);
    info.counters = counters(seen, player);
    const QString hand
        = qtTrId("lorcana_presenter.hand").arg(info.counter(QStringLiteral("hand")).number);
    info.status = seen.phase != Phase::Setup && seen.phase != Phase::Over && seen.active == player
        ? qtTrId("lorcana_presenter.active").arg(hand)
        : hand;
    return info;
}

std::vector<CounterInfo> Presenter::counters(const Observation &seen, PlayerId player) const
{
    const auto count = [&](const QString &id, Zone zone) {
        CounterInfo counter;
        counter.id = id;
        counter.number = int(seen.zone(zone, player).size());
        return counter;
    };
    const PlayerView &view = seen.players[player];
    CounterInfo discard = count(QStringLiteral("discard"), Zone::Discard);
    if (discard.number > 0) {
        const CardView *top = seen.card(seen.zone(Zone::Discard, player).back());
        discard.top = top == nullptr ? QString() : Words::id(m_db.def(top->def));
    }
    CounterInfo ink;
    ink.id = QStringLiteral("inkwell");
    ink.number = view.inkReady;
    ink.total = view.inkTotal;
    ink.label = qtTrId("lorcana_presenter.of_ink_ready").arg(ink.number).arg(ink.total);
    CounterInfo lore;
    lore.id = QStringLiteral("lore");
    lore.number = view.lore;
    lore.total = view.loreToWin;
    lore.label = qtTrId("lorcana_presenter.of_lore").arg(lore.number).arg(lore.total);
    return {count(QStringLiteral("hand"), Zone::Hand), count(QStringLiteral("deck"), Zone::Deck),
            discard, ink, lore};
}

} // namespace playmat::lorcana::board
