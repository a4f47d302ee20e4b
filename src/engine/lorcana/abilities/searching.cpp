#include "engine/lorcana/abilities/op_fields.h"

#include <algorithm>

/// Showing cards, and searching one's deck (CR 6.1.14, 7.1.4).
namespace playmat::lorcana {

namespace {

// --- reveal: everybody sees them until the ability is done; revealing is not moving (CR 6.1.14)

bool applyReveal(Machine &m, Frame &f, const Node &, const CardSet &set)
{
    m.s.inOrder(set, [&](CardId id) {
        m.show(id, 3);
        m.ctx(f).looked.add(id);
    });
    return !set.empty();
}

constexpr Field<Node> kRevealFields[] = {field::to("reveal")};
constexpr OpSpec kReveal{
    .form = {"Shows cards to all players until the ability is done. They are \"them\" afterwards.",
             kRevealFields, R"({"reveal":{"each":{"in":"hand","side":"opposing"}}})"},
    .apply = applyReveal,
    .clause =
        [](Printer &p, const Node &n) {
            const Selector &sel = p.p.selectors[n.target];
            const Filter &f = p.p.filters[sel.filter];
            if (sel.mode == SelectMode::Each && f.zone == Zone::Hand)
                return std::string(f.side == Side::Opposing ? "each opponent reveals their hand"
                                                            : "reveal your hand");
            return "reveal " + p.target(n.target);
        },
};

// --- search: some cards of one's deck that fit, fewer or none if the player likes (CR 7.1.4)

CardSet findable(const Board &m, const Node &n, const View &v)
{
    CardSet out;
    m.s.forEach(Zone::Deck, v.you, [&](CardId id) {
        if (m.matches(n.filter, id, v))
            out.add(id);
    });
    return out;
}

void endSearch(Machine &m, Frame &f, const Node &n, const CardSet &found)
{
    Context &c = m.ctx(f);
    m.conceal();
    m.tellChoice(c.controller, c.source, found, false);
    m.s.inOrder(found, [&](CardId id) {
        if ((n.flags & nf::Reveal) != 0)
            m.show(id, 3);
        if (n.zone != Zone::Deck)
            m.moveTo(id, n.zone, {.revealed = (n.flags & nf::Reveal) != 0});
    });
    m.shuffle(c.controller);
    if (n.zone == Zone::Deck) // shuffled, then on top
        m.s.inOrder(found, [&](CardId id) { m.moveTo(id, Zone::Deck); });
    m.conceal();
    c.it = found;
    m.nextNode(f, !found.empty());
}

void stepSearch(Machine &m, Frame &f, const Node &n)
{
    Context &c = m.ctx(f);
    if (m.s.count(Zone::Deck, c.controller) == 0) {
        m.nextNode(f, false);
        return;
    }
    m.s.forEach(Zone::Deck, c.controller, [&](CardId id) { m.show(id, playerBit(c.controller)); });
    if (findable(m, n, m.viewOf(f)).empty() && !m.hidesWhatFits(n.filter)) {
        endSearch(m, f, n, {});
        return;
    }
    f.player = c.controller;
    f.go(OwnStep::Ask);
    m.wait();
}

void askSearch(const Board &m, const Frame &f, const Node &n, Decision &out)
{
    const View v = m.viewOf(f);
    const CardSet set = findable(m, n, v);
    out.kind = DecisionKind::ChooseCards;
    out.prompt
        = static_cast<std::uint16_t>(n.zone == Zone::Deck ? Prompt::PutOnTop : Prompt::TakeToHand);
    m.offerCards(out, set);
    out.min = 0;
    out.max = static_cast<std::int16_t>(std::min(set.count(), m.amountOr(n.amount, v, 1)));
}

constexpr Field<Node> kSearchFields[] = {
    needed(field::filter<&Node::filter>("search")),
    field::amount<&Node::amount>("count"),
    field::flag<nf::Reveal>("reveal"),
    needed(field::word<&Node::zone, words::zones>("to", "zone")),
};
constexpr OpSpec kSearch{
    .form = {"Searches your deck for cards that fit (up to \"count\" of them), puts them into your "
             "hand or, with \"deck\", on top of the deck, and shuffles it.",
             kSearchFields, R"({"search":"song","reveal":true,"to":"hand"})"},
    .step = stepSearch,
    .possible
    = [](const Board &m, const Node &, const View &v) { return m.s.count(Zone::Deck, v.you) > 0; },
    .ask = askSearch,
    .answer = [](Machine &m, Frame &f, const Node &n, const Decision &d,
                 const Answer &a) { endSearch(m, f, n, Board::chosenCards(d, a)); },
    .clause =
        [](Printer &p, const Node &n) {
            const std::string what = n.amount == 0
                ? p.one(n.filter)
                : "up to " + p.number(n.amount) + " " + p.noun(n.filter, true);
            const std::string it = n.amount == 0 ? "it" : "them";
            const std::string put = n.zone == Zone::Deck
                ? ". Shuffle your deck and put " + it + " on top of it"
                : " and put " + it + " into your hand. Shuffle your deck";
            return "search your deck for " + what
                + ((n.flags & nf::Reveal) != 0 ? ", reveal " + it : "") + put;
        },
};

} // namespace

Ops searchOps()
{
    static constexpr const OpSpec *ops[] = {&kSearch, &kReveal}; // the verb is found first
    return ops;
}

} // namespace playmat::lorcana
