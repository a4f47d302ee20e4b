#include "kit/riftbound/table/presenter.h"

#include "kit/riftbound/table/words.h"

#include <algorithm>
#include <map>

namespace playmat::riftbound::board {

using table::CardFacts;
using table::CardRow;
using table::CounterInfo;
using table::SeatInfo;
using table::ZoneKey;

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
            if (isLaid(zoneOf(zone.list)))
                layZone(zone);
        }
        for (const ItemView &item : m_seen.chain)
            add(item.id, {Place::Chain, int(item.controller)}, -1,
                m_presenter.itemFacts(item, m_seen))
                .slot
                = m_items++;
        return std::move(m_rows);
    }

private:
    [[nodiscard]] static bool isLaid(Zone zone)
    {
        return zone != Zone::MainDeck && zone != Zone::RuneDeck && zone != Zone::Chain;
    }

    void layZone(const ZoneView &zone)
    {
        int field = 0;
        for (const int id : zone.cards) {
            const CardView *card = m_seen.card(id);
            if (card == nullptr)
                continue;
            if (zoneOf(zone.list) == Zone::Battlefields)
                addCard(*card, {Place::Plate0 + field++});
            else
                addCard(*card, placeOf(*card));
        }
    }

    [[nodiscard]] ZoneKey placeOf(const CardView &card) const
    {
        return m_seen.card(card.attachedTo) != nullptr
            ? ZoneKey{Place::Attached, int(card.controller)}
            : zoneKey(card.list, card.kind, seatOf(card));
    }

    /// Off the board a card lies with its owner.
    [[nodiscard]] static int seatOf(const CardView &card)
    {
        return kZoneTable[zoneOf(card.list)].board ? int(card.controller) : int(card.owner);
    }

    void addCard(const CardView &card, ZoneKey zone)
    {
        const int host = zone.zone == Place::Attached ? card.attachedTo : -1;
        CardRow &row = add(card.id, zone, host, m_presenter.facts(card, m_seen));
        if (zone.zone == Place::Command)
            row.spot = zoneOf(card.list) == Zone::Champion ? Place::Champion : Place::Legend;
        row.fixed = isPlate(zone);
    }

    CardRow &add(int id, ZoneKey zone, int host, CardFacts facts)
    {
        CardRow &row = m_rows.emplace_back();
        row.viewId = id;
        row.zone = zone;
        row.host = host;
        row.slot = m_next[{zone, host}]++;
        row.facts = std::move(facts);
        return row;
    }

    const Presenter &m_presenter;
    const Observation &m_seen;
    std::map<std::pair<ZoneKey, int>, int> m_next; ///< slot in a zone, of one host
    int m_items = 0; ///< of the chain, which both seats share
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
    const QString name = Words::title(def);
    const bool isPerson = def.kind == Kind::Legend || def.champion;
    f.name = isPerson ? name.section(QStringLiteral(", "), 0, 0) : name;
    f.subtitle = isPerson ? name.section(QStringLiteral(", "), 1) : QString();
    f.type = Words::typeName(def);
    f.face = QStringLiteral("rift");
    f.rules = Words::text(m_db, id);
    f.aspects = Words::domains(def.domains);
    f.typeWord = Words::kindName(def);
    f.traits = Words::shown(Words::tags(m_db, def.tags));
    f.keywords = Words::printedKeywords(def);
    f.note = Words::inOneLine(f.keywords);
    f.faceUp = true;
    if (def.permanent() || def.kind == Kind::Spell) {
        f.cost = f.costNow = def.energy;
        f.pips = Words::pips(def);
    }
    if (def.kind == Kind::Unit)
        f.power = f.printedPower = def.might;
    f.accessibleName = name;
    return f;
}

CardFacts Presenter::hiddenFacts(const CardView &card, const Observation &seen) const
{
    CardFacts hidden;
    const bool isAt = zoneOf(card.list) == Zone::Facedown;
    hidden.accessibleName
        = Words::spokenHidden(card, playerName(isAt ? card.controller : card.owner),
                              isAt ? fieldName(holderOf(card.list), seen) : QString());
    return hidden;
}

CardFacts Presenter::facts(const CardView &card, const Observation &seen) const
{
    if (card.def == 0)
        return hiddenFacts(card, seen);
    CardFacts f = printedFacts(card.def);
    const Zone zone = card.list == kNone ? Zone::Nowhere : zoneOf(card.list);
    const bool onBoard = zone == Zone::Base || zone == Zone::Battlefield;
    f.exhausted = (onBoard || zone == Zone::Legend) && !card.ready;
    const bool isShared = zone == Zone::Battlefields;
    const QString where = zone == Zone::Battlefield || zone == Zone::Facedown
        ? fieldName(holderOf(card.list), seen)
        : QString();
    const QString spoken = Words::spoken(m_db, card, where);
    f.accessibleName = isShared
        ? spoken
        : qtTrId("riftbound_presenter.s").arg(playerName(card.controller), spoken);
    if (onBoard)
        fillOnBoard(f, card, seen);
    else if (zone == Zone::Facedown)
        f.signs.append(QStringLiteral("hidden"));
    return f;
}

void Presenter::fillOnBoard(CardFacts &f, const CardView &card, const Observation &seen) const
{
    f.inPlay = card.kind == Kind::Unit;
    f.damage = card.damage;
    f.stolen = card.owner != card.controller;
    f.keywords = Words::keywords(card);
    if (f.inPlay)
        f.power = std::max(0, card.might);
    struct Sign
    {
        std::uint16_t bit;
        const char *sign;
    };
    static constexpr std::array kSigns{
        Sign{status::Buffed, "buffed"}, Sign{status::Stunned, "stunned"},
        Sign{status::Empowered, "empowered"}, Sign{status::Attacker, "attacker"},
        Sign{status::Defender, "defender"}};
    for (const Sign &one : kSigns)
        if ((card.status & one.bit) != 0)
            f.signs.append(QString::fromLatin1(one.sign));
    for (const int id : card.attachments)
        if (const CardView *gear = seen.card(id); gear != nullptr && gear->def != 0)
            f.upgrades.append(QStringLiteral("%1|+%2%3")
                                  .arg(Words::title(m_db.def(gear->def)))
                                  .arg(m_db.def(gear->def).mightBonus)
                                  .arg(gear->ready ? QString() : QStringLiteral("|spent")));
}

CardFacts Presenter::itemFacts(const ItemView &item, const Observation &seen) const
{
    CardFacts f;
    const CardView *source = seen.card(item.source);
    const CardView *card = item.ability == 0 ? seen.card(item.id) : source;
    if (card != nullptr && card->def != 0) {
        f = printedFacts(card->def);
        f.note = itemText(item, seen);
    }
    const QString what = cardName(item.id, seen);
    f.accessibleName
        = qtTrId("riftbound_presenter.on_the_chain").arg(playerName(item.controller), what, f.note);
    return f;
}

QString Presenter::itemText(const ItemView &item, const Observation &seen) const
{
    if (item.ability != 0)
        return Words::ability(m_db, item.ability);
    const CardView *card = seen.card(item.id);
    const AbilityId spell = card == nullptr ? AbilityId(0) : m_db.def(card->def).spell;
    return spell == 0 ? QString() : Words::ability(m_db, spell);
}

QString Presenter::cardName(int id, const Observation &seen) const
{
    const CardView *card = id < 0 ? nullptr : seen.card(id);
    if (card == nullptr) {
        const auto item = std::ranges::find_if(
            seen.chain, [&](const ItemView &one) { return one.id == id && one.ability != 0; });
        if (item != seen.chain.end() && item->source != id)
            return cardName(item->source, seen);
    }
    return card == nullptr || card->def == 0 ? qtTrId("riftbound_presenter.a_card")
                                             : Words::title(m_db.def(card->def));
}

// --- places

QString Presenter::fieldName(int field, const Observation &seen) const
{
    if (field < 0 || field >= int(seen.places.size()))
        return qtTrId("riftbound_presenter.a_battlefield");
    const CardView *card = seen.card(seen.places[std::size_t(field)].card);
    const bool isNamed = card != nullptr && card->def != 0 && card->def != m_db.blankBattlefield;
    return isNamed ? Words::title(m_db.def(card->def))
                   : qtTrId("riftbound_presenter.battlefield").arg(field + 1);
}

QString Presenter::listName(ListId list, const Observation &seen) const
{
    if (list == kNone)
        return {};
    const Zone zone = zoneOf(list);
    if (zone == Zone::Battlefield || zone == Zone::Facedown)
        return fieldName(holderOf(list), seen);
    if (zone == Zone::Base)
        return qtTrId("riftbound_presenter.s_base").arg(playerName(holderOf(list)));
    return Words::zoneName(zone);
}

/// Stunned units deal no combat damage (CR 423).
int Presenter::mightAt(const Observation &seen, int field, int player)
{
    const ListId here = listOf(Zone::Battlefield, std::uint8_t(field));
    int sum = -1;
    for (const CardView &card : seen.cards) {
        if (card.list != here || card.kind != Kind::Unit || int(card.controller) != player)
            continue;
        const bool isStunned = (card.status & status::Stunned) != 0;
        sum = std::max(0, sum) + (isStunned ? 0 : std::max(0, card.might));
    }
    return sum;
}

// --- seats

namespace {

const std::vector<int> &cardsIn(const Observation &seen, Zone zone, PlayerId player)
{
    static const std::vector<int> none;
    const auto at = std::ranges::find(seen.zones, listOf(zone, player), &ZoneView::list);
    return at == seen.zones.end() ? none : at->cards;
}

CounterInfo counterOf(const QString &id, int number, const QString &label = {})
{
    CounterInfo counter;
    counter.id = id;
    counter.number = number;
    counter.label = label;
    return counter;
}

} // namespace

SeatInfo Presenter::seat(const Observation &seen, int seat) const
{
    const auto player = PlayerId(seat);
    SeatInfo info;
    info.seat = seat;
    info.name = playerName(seat);
    info.counters = counters(seen, player);
    const QString hand
        = qtTrId("riftbound_presenter.hand").arg(info.counter(QStringLiteral("hand")).number);
    const bool goesOn = seen.phase != Phase::Setup && seen.phase != Phase::Over;
    info.status = goesOn && seen.turnPlayer == player
        ? qtTrId("riftbound_presenter.their_turn").arg(hand)
        : hand;
    for (const int id : cardsIn(seen, Zone::Legend, player))
        if (const CardView *legend = seen.card(id); legend != nullptr && legend->def != 0) {
            info.emblemId = Words::id(m_db.def(legend->def));
            info.emblemName = Words::title(m_db.def(legend->def));
        }
    return info;
}

std::vector<CounterInfo> Presenter::counters(const Observation &seen, PlayerId player) const
{
    const auto count = [&](const char *id, Zone zone) {
        return counterOf(QString::fromLatin1(id), int(cardsIn(seen, zone, player).size()));
    };
    const auto pile = [&](const char *id, Zone zone) {
        CounterInfo counter = count(id, zone);
        if (counter.number > 0)
            if (const CardView *top = seen.card(cardsIn(seen, zone, player).back()))
                counter.top = Words::id(m_db.def(top->def));
        return counter;
    };
    const PlayerView &view = seen.players[player];
    CounterInfo runes = counterOf(
        QStringLiteral("runes"), view.runesReady,
        qtTrId("riftbound_presenter.of_runes_ready").arg(view.runesReady).arg(view.runesTotal));
    runes.total = view.runesTotal;
    CounterInfo points
        = counterOf(QStringLiteral("points"), view.points,
                    qtTrId("riftbound_presenter.of_points", seen.victoryScore).arg(view.points));
    points.total = seen.victoryScore;
    std::vector<CounterInfo> all{count("hand", Zone::Hand),
                                 count("deck", Zone::MainDeck),
                                 count("runedeck", Zone::RuneDeck),
                                 pile("trash", Zone::Trash),
                                 pile("banished", Zone::Banishment),
                                 runes,
                                 points};
    addPool(all, view.pool);
    return all;
}

/// What is in the pool; it is emptied so often that nothing stands for nothing.
void Presenter::addPool(std::vector<CounterInfo> &counters, const Pool &pool) const
{
    const auto add = [&](const QString &id, const char *glyph, int number, const QString &label) {
        if (number == 0)
            return;
        counters.push_back(counterOf(id, number, label));
        counters.back().glyph = QString::fromLatin1(glyph);
        counters.back().tone = 1;
    };
    add(QStringLiteral("energy"), "energy", pool.energy,
        qtTrId("riftbound_presenter.energy_in_the_pool", pool.energy));
    add(QStringLiteral("spellenergy"), "spell", pool.spellEnergy,
        qtTrId("riftbound_presenter.energy_for_spells", pool.spellEnergy));
    for (std::size_t d = 0; d < pool.power.size(); ++d) {
        const QString domain = Words::domains(1U << d).front();
        add(domain.toLower(), domain.toLatin1().constData(), pool.power[d],
            qtTrId("riftbound_presenter.power_in_the_pool")
                .arg(pool.power[d])
                .arg(Words::shown(domain)));
    }
    add(QStringLiteral("any"), "Any", pool.any,
        qtTrId("riftbound_presenter.power_of_any_domain", pool.any));
}

} // namespace playmat::riftbound::board
