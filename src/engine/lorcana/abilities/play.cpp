#include "engine/lorcana/abilities/op_fields.h"

#include <algorithm>

/// Playing cards by an effect (CR 6.7.8): right then, for free or for less.
namespace playmat::lorcana {

namespace {

/// "For free" leaves all costs and their modifiers aside (CR 4.3.2.2).
int price(const Board &m, const Node &n, CardId card, const View &v)
{
    if (n.amount == 0)
        return 0;
    return std::max(0, m.priceOf(v.you, card, m.defOf(card).cost) + m.amount(n.amount, v));
}

Zone playedFrom(const Board &m, const Node &n)
{
    const Zone zone = m.p.filters[n.filter].zone;
    return zone == Zone::Play ? Zone::Hand : zone;
}

CardSet playable(const Board &m, const Node &n, const View &v)
{
    CardSet out;
    m.s.forEach(playedFrom(m, n), v.you, [&](CardId id) {
        if (m.matches(n.filter, id, v) && m.mayPlay(v.you, id) && id != v.self
            && price(m, n, id, v) <= m.readyInk(v.you))
            out.add(id);
    });
    return out;
}

void playIt(Machine &m, Frame &f, const Node &n, CardId card)
{
    Context &c = m.ctx(f);
    c.it.clear();
    c.it.add(card);
    const PlayerId you = c.controller;
    const auto ink = static_cast<std::uint8_t>(price(m, n, card, m.viewOf(f)));
    m.nextNode(f, true);
    m.startPlay(card, you, {n.amount == 0 ? PlayWay::Free : PlayWay::Ink, kNone, ink, 0, 0});
}

/// Whether others see how many cards are there, but not which.
bool isSecret(const Board &m, const Node &n, const View &v)
{
    const Zone zone = playedFrom(m, n);
    return m.asOthersSee(v).hidden != Hidden::AsItIs && !isPublic(zone)
        && m.s.count(zone, v.you) > 0;
}

bool canPlay(const Board &m, const Node &n, const View &v)
{
    if (v.hidden != Hidden::AsItIs && isSecret(m, n, v))
        return v.hidden == Hidden::Fits;
    return !playable(m, n, v).empty();
}

void stepPlayCard(Machine &m, Frame &f, const Node &n)
{
    const View v = m.viewOf(f);
    const CardSet set = playable(m, n, v);
    const bool secret = isSecret(m, n, v);
    if (set.empty() && !secret) {
        m.nextNode(f, false);
        return;
    }
    if (!secret && m.forced(set, 1, 1)) {
        m.tellChoice(m.ctx(f).controller, m.ctx(f).source, set, true);
        playIt(m, f, n, set.first());
        return;
    }
    f.player = m.ctx(f).controller;
    f.go(OwnStep::Ask);
    m.wait();
}

void askPlayCard(const Board &m, const Frame &f, const Node &n, Decision &out)
{
    out.kind = DecisionKind::ChooseCards;
    out.prompt = static_cast<std::uint16_t>(Prompt::PlayCard);
    m.offerCards(out, playable(m, n, m.viewOf(f)));
    out.min = out.max = out.options.empty() ? std::int16_t{0} : std::int16_t{1};
}

void answerPlayCard(Machine &m, Frame &f, const Node &n, const Decision &d, const Answer &a)
{
    const CardSet set = Board::chosenCards(d, a);
    m.tellChoice(d.player, m.ctx(f).source, set, false);
    if (set.empty())
        m.nextNode(f, false);
    else
        playIt(m, f, n, set.first());
}

constexpr Field<Node> kPlayFields[] = {needed(field::filter<&Node::filter>("play_free"))};
constexpr OpSpec kPlayFree{
    .form = {"Plays a card of your hand (or of the zone that \"in\" names) for free. It is \"it\" "
             "afterwards.",
             kPlayFields, R"({"play_free":{"kind":"character","cost":{"at_most":5}}})"},
    .step = stepPlayCard,
    .possible = canPlay,
    .ask = askPlayCard,
    .answer = answerPlayCard,
    .clause =
        [](Printer &p, const Node &n) {
            std::string what = p.one(n.filter); // a character is played, not a character card
            if (const std::size_t at = what.find(" card"); at != std::string::npos && at > 1)
                what.erase(at, 5);
            return "play " + what + " for free";
        },
};

constexpr Field<Node> kPlayLessFields[] = {
    needed(field::filter<&Node::filter>("play")),
    needed(field::amount<&Node::amount>("change")),
};
constexpr OpSpec kPlayLess{
    .form = {"The same for its cost, which is changed by so much ink.", kPlayLessFields,
             R"({"play":"character","change":-2})"},
    .step = stepPlayCard,
    .possible = canPlay,
    .ask = askPlayCard,
    .answer = answerPlayCard,
    .clause =
        [](Printer &p, const Node &n) {
            const std::string change = p.number(n.amount);
            const bool less = !change.empty() && change[0] == '-';
            return "play " + p.one(n.filter) + " for "
                + (less ? change.substr(1) + " {I} less" : change + " {I} more");
        },
};

} // namespace

Ops playOps()
{
    static constexpr const OpSpec *ops[] = {&kPlayFree, &kPlayLess};
    return ops;
}

} // namespace playmat::lorcana
