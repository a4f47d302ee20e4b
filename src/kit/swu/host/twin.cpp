#include "kit/swu/host/twin.h"

#include "engine/swu/rules/sides.h"
#include "engine/swu/view/observe.h"

#include <algorithm>
#include <numeric>
#include <vector>

/// Making the twin of a game: hidden cards with other faces, and all cards under other ids.
namespace playmat::match {

namespace {

using swu::CardId;
using swu::kMaxCards;
using swu::kNone;
using swu::State;
using Relabelling = std::array<CardId, kMaxCards>;

void shuffle(std::vector<CardId> &cards, core::Rng &rng)
{
    rng.shuffle(cards.data(), cards.size());
}

/// Whether an entry of the resolution stack is about that card.
bool isOnStack(const State &state, CardId card)
{
    bool any = false;
    for (swu::Frame f : state.stack)
        f.forCards([&](CardId id) { any = any || id == card; });
    return any;
}

/// Whether something in progress is about that card, so that its face had a part in it.
bool isInvolved(const State &state, CardId card)
{
    const auto any = [&](const auto &list, auto &&means) {
        return std::any_of(list.begin(), list.end(), means);
    };
    return isOnStack(state, card)
        || any(state.effects,
               [&](const swu::Effect &e) { return e.source == card || e.target == card; })
        || any(state.triggers,
               [&](const swu::Trigger &t) { return t.source == card || t.subject == card; })
        || any(state.contexts,
               [&](const swu::Context &c) {
                   return c.it.has(card) || c.source == card || c.a == card || c.b == card
                       || c.c == card || c.subject == card || c.dealer == card;
               })
        || any(state.sets, [&](const swu::CardSet &set) { return set.has(card); })
        || any(state.history.round(), [&](const swu::Deed &deed) { return deed.card == card; });
}

/// The cards that the viewer does not see, of one owner or of both.
std::vector<CardId> hiddenFrom(const State &state, swu::Viewer viewer, swu::PlayerId owner = kNone)
{
    std::vector<CardId> hidden;
    for (CardId id = 0; id < state.cardCount; ++id)
        if ((owner == kNone || state.cards[id].owner == owner) && !swu::seesFace(state, id, viewer))
            hidden.push_back(id);
    return hidden;
}

/// A resource has the keyword that counts there.
void turnInto(const swu::CardDb &db, swu::Card &card, swu::DefId def)
{
    card.def = def;
    if (card.zone == swu::Zone::Resources)
        card.keywords = db.hot[def].keywords & swu::kw::Smuggle;
}

/// Deals out the printed sides of a player's hidden cards again.
void swapFaces(const swu::CardDb &db, State &state, swu::Viewer viewer, core::Rng &rng)
{
    for (swu::PlayerId owner = 0; owner < swu::kPlayers; ++owner) {
        std::vector<CardId> hidden = hiddenFrom(state, viewer, owner);
        std::erase_if(hidden, [&](CardId id) { return isInvolved(state, id); });
        std::vector<CardId> from = hidden;
        shuffle(from, rng);
        const State old = state;
        for (std::size_t i = 0; i < hidden.size(); ++i)
            turnInto(db, state.cards[hidden[i]], old.cards[from[i]].def);
    }
}

/// Of hidden cards and of open ones: ids are nothing that anybody sees.
Relabelling newIds(const State &state, core::Rng &rng)
{
    Relabelling to;
    std::iota(to.begin(), to.end(), CardId{0});
    std::vector<CardId> cards;
    for (CardId id = 0; id < state.cardCount; ++id)
        if (!isOnStack(state, id))
            cards.push_back(id);
    std::vector<CardId> onto = cards;
    shuffle(onto, rng);
    for (std::size_t i = 0; i < cards.size(); ++i)
        to[cards[i]] = onto[i];
    return to;
}

/// The same state with other ids for its cards.
class Relabeller
{
public:
    Relabeller(const swu::CardDb &db, const Relabelling &to)
        : m_db(db)
        , m_to(to)
    {
    }

    State operator()(const State &in)
    {
        State out = in;
        for (std::size_t id = 0; id < in.cardCount; ++id)
            out.cards[m_to[id]] = in.cards[id];
        for (swu::Card &c : out.cards)
            each(c.host, c.next, c.prev, c.firstUpgrade, c.firstCaptive);
        for (std::size_t id = 0; id < in.cardCount; ++id)
            relabelHost(out.cards[id], in.cardCount);
        for (swu::ZoneList &list : out.lists)
            each(list.head, list.tail);
        for (swu::PlayerId p = 0; p < swu::kPlayers; ++p)
            each(out.bases[p], out.leaders[p]);
        goingOn(out);
        return out;
    }

private:
    template <class... Ids>
    void each(Ids &...ids)
    {
        ((ids = ids == kNone ? kNone : m_to[ids]), ...);
    }

    void goingOn(State &out)
    {
        for (swu::Effect &e : out.effects)
            each(e.source, e.target);
        for (swu::Trigger &t : out.triggers)
            each(t.source, t.subject);
        for (swu::AttackRecord &a : out.attacks)
            each(a.attacker, a.defender);
        out.history.relabel([this](CardId id) { return m_to[id]; });
        for (swu::Context &c : out.contexts) {
            each(c.source, c.a, c.b, c.c, c.subject, c.dealer);
            relabel(c.it);
        }
        for (swu::CardSet &set : out.sets)
            relabel(set);
        relabel(out.marked);
        for (swu::CardSet &set : out.shown)
            relabel(set);
        relabel(out.usable);
        out.notes.forEachSet([this](swu::CardSet &set) { relabel(set); });
    }

    void relabel(swu::CardSet &set) const
    {
        swu::CardSet out;
        set.forEach([&](CardId id) { out.add(m_to[id]); });
        set = out;
    }

    /// An upgrade out of play knows what it was on.
    void relabelHost(swu::Card &c, std::size_t count) const
    {
        if (swu::wasUpgrade(m_db.def(c.def), c) && c.lastHost() < count)
            c.raid = static_cast<std::uint8_t>(m_to[c.lastHost()] + 1);
    }

    const swu::CardDb &m_db;
    const Relabelling &m_to;
};

} // namespace

swu::SeatedGame twinOf(const swu::SeatedGame &game, swu::Viewer viewer, core::Rng &rng)
{
    State state = game.state();
    swapFaces(game.db(), state, viewer, rng);
    const Relabelling to = newIds(state, rng);
    state = Relabeller(game.db(), to)(state);
    state.rng = core::Rng((std::uint64_t{rng.below(1U << 31U)} << 31U) | rng.below(1U << 31U));
    swu::SeatedGame twin = game;
    twin.restore(state, game.names().relabelled(to));
    return twin;
}

} // namespace playmat::match
