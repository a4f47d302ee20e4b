#include "engine/lorcana/rules/machine.h"

#include <algorithm>

/// The parts of costs that leave something open: which cards are discarded, banished, exerted.
namespace playmat::lorcana {

using core::Answer;
using core::Decision;
using core::DecisionKind;

namespace {

CardSet discardable(const Board &m, const Cost &c, PlayerId player, CardId self)
{
    CardSet out;
    m.s.forEach(Zone::Hand, player, [&](CardId id) {
        if (id != self && m.matches(c.discardFilter, id, {player, self, nullptr, kNone}))
            out.add(id);
    });
    return out;
}

CardSet banishable(const Board &m, const Cost &c, PlayerId player, CardId self)
{
    CardSet out;
    m.s.forEach(Zone::Play, player, [&](CardId id) {
        if (id != self && m.defOf(id).type != Kind::Action
            && m.matches(c.otherFilter, id, {player, self, nullptr, kNone}))
            out.add(id);
    });
    return out;
}

/// Exerting another character as a cost needs it dry (CR 4.4.2.1).
CardSet exertable(const Board &m, const Cost &c, PlayerId player, CardId self)
{
    CardSet out;
    m.s.forEach(Zone::Play, player, [&](CardId id) {
        const Card &card = m.s.cards[id];
        const bool drying = card.is(status::Drying) && m.defOf(id).type == Kind::Character;
        if (id != self && !card.is(status::Exerted) && !drying && !card.may(Rule::CantExert)
            && m.defOf(id).type != Kind::Location
            && m.matches(c.otherFilter, id, {player, self, nullptr, kNone}))
            out.add(id);
    });
    return out;
}

} // namespace

bool Board::costsArePayable(const Cost &c, PlayerId player, CardId self) const
{
    if (!c.asks())
        return true;
    return discardable(*this, c, player, self).count() >= c.discard
        && banishable(*this, c, player, self).count() >= c.banishOther
        && exertable(*this, c, player, self).count() >= c.exertOther;
}

namespace {

/// What is asked next: `paid` counts the parts that are done.
struct Part
{
    Prompt prompt = Prompt::None;
    int count = 0;
};

Part partOf(const Cost &c, std::uint8_t paid)
{
    const Part parts[] = {{Prompt::PayDiscard, c.discard},
                          {Prompt::PayBanish, c.banishOther},
                          {Prompt::PayExert, c.exertOther}};
    for (const Part &part : parts) {
        if (part.count == 0)
            continue;
        if (paid == 0)
            return part;
        --paid;
    }
    return {};
}

void payCards(Machine &m, Prompt prompt, PlayerId player, const CardSet &set)
{
    if (prompt == Prompt::PayDiscard)
        m.s.inOrder(set, [&](CardId id) {
            m.moveTo(id, Zone::Discard);
            m.emit(Ev::Discarded, id, kNone, 0, 0, player);
            m.fire(trig::Discards, id);
        });
    else if (prompt == Prompt::PayBanish)
        m.banish(set);
    else
        m.s.inOrder(set, [&](CardId id) { (void)m.exert(id); });
}

} // namespace

/// With one legal answer the program pays, unless everything is asked.
bool Machine::payPart(const Cost &c, PlayerId player, CardId self, std::uint8_t &paid)
{
    for (Part part = partOf(c, paid); part.count > 0; part = partOf(c, paid)) {
        Decision open;
        askPart(c, player, self, paid, open);
        const bool secret = part.prompt == Prompt::PayDiscard && hidesWhatFits(c.discardFilter);
        if (asksAll() || secret || open.options.size() != static_cast<std::size_t>(part.count))
            return true;
        CardSet set;
        for (const core::Option &o : open.options)
            set.add(o.card);
        tellChoice(player, self, set, true);
        payCards(*this, part.prompt, player, set);
        ++paid;
    }
    return false;
}

void Board::askPart(const Cost &c, PlayerId player, CardId self, std::uint8_t paid,
                    Decision &out) const
{
    const Part part = partOf(c, paid);
    out.kind = DecisionKind::Pay;
    out.prompt = static_cast<std::uint16_t>(part.prompt);
    out.player = player;
    out.source = self;
    out.min = out.max = static_cast<std::int16_t>(part.count);
    if (part.prompt == Prompt::PayDiscard)
        offerCards(out, discardable(*this, c, player, self));
    else if (part.prompt == Prompt::PayBanish)
        offerCards(out, banishable(*this, c, player, self));
    else
        offerCards(out, exertable(*this, c, player, self));
}

void Machine::answerPart(std::uint8_t &paid, const Decision &d, const Answer &a)
{
    payCards(*this, static_cast<Prompt>(d.prompt), d.player, chosenCards(d, a));
    ++paid;
}

} // namespace playmat::lorcana
