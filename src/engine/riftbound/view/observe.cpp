#include "engine/riftbound/view/observe.h"

#include "engine/core/sort_large.h"
#include "engine/riftbound/rules/machine.h"

#include <algorithm>
#include <utility>

namespace playmat::riftbound {

namespace {

constexpr int kIdsOfAList = 48;

/// The cards of each list in the order reported to the viewer, and the viewer's names for them.
class Namer
{
public:
    Namer(const State &state, Viewer viewer, const SeatNames *ids)
        : m_state(state)
        , m_viewer(viewer)
        , m_ids(ids)
    {
        names.fill(-1);
        for (const ListId list : listsOf(state))
            addList(list);
    }

    std::array<int, kMaxCards> names{};
    std::vector<ZoneView> zones;

private:
    void addList(ListId list)
    {
        ZoneView view{list, {}};
        int at = 0;
        m_state.forEach(zoneOf(list), holderOf(list), [&](CardId id) {
            names[id] = seesFace(m_state.cards[id], m_viewer)
                ? nameOf(id)
                : core::kHiddenBase + kIdsOfAList * list + at;
            ++at;
        });
        // The order must not reveal which card of another seat's private zone the viewer has seen.
        m_state.forEach(zoneOf(list), holderOf(list),
                        [&](CardId id) { view.cards.push_back(names[id]); });
        const Zone zone = zoneOf(list);
        const bool own
            = m_viewer.seesAll() || (zone == Zone::Hand && m_viewer.player == holderOf(list));
        if (zone == Zone::Hand && !own)
            std::ranges::sort(view.cards);
        zones.push_back(std::move(view));
    }

    [[nodiscard]] int nameOf(CardId id) const
    {
        return m_ids == nullptr ? int{id} : int{m_ids->nameOf(m_viewer, id)};
    }

    const State &m_state;
    Viewer m_viewer;
    const SeatNames *m_ids;
};

/// Builds one observation.
class Observer
{
public:
    Observer(const CardDb &db, const State &state, Viewer viewer, const SeatNames *ids)
        : m_viewer(viewer)
        , m_state(state)
        , m_machine(db, m_state, nullptr)
        , m_namer(m_state, viewer, ids)
    {
        m_machine.settled(); // needed for a state in the middle of a resolution
    }

    Observation build()
    {
        m_out.viewer = m_viewer;
        m_out.turn = m_state.turn;
        m_out.phase = m_state.phase;
        m_out.turnPlayer = m_state.turnPlayer;
        m_out.firstPlayer = m_state.firstPlayer;
        m_out.victoryScore = m_state.victoryScore;
        m_out.end = m_state.end;
        m_out.winner = m_state.winner;
        m_out.showdown = m_state.showdown;
        for (PlayerId player = 0; player < kPlayers; ++player)
            addPlayer(player);
        for (std::uint8_t place = 0; place < m_state.placeCount; ++place)
            addPlace(place);
        for (const ChainItem &item : m_state.chain)
            if (m_state.cards[item.card].zone == Zone::Chain)
                addItem(item);
        m_out.zones = m_namer.zones;
        for (std::size_t id = 0; id < m_state.cardCount; ++id)
            if (m_namer.names[id] >= 0 && m_state.cards[id].kind != Kind::Ability)
                addCard(static_cast<CardId>(id));
        core::sortLarge(m_out.cards, &CardView::id);
        return std::move(m_out);
    }

private:
    [[nodiscard]] const Card &card(CardId id) const { return m_state.cards[id]; }
    [[nodiscard]] bool sees(CardId id) const { return seesFace(card(id), m_viewer); }
    [[nodiscard]] int openName(CardId id) const
    {
        return id == kNone || !sees(id) ? -1 : m_namer.names[id];
    }

    void addPlayer(PlayerId player)
    {
        const PlayerState &from = m_state.players[player];
        PlayerView &view = m_out.players[player];
        view.points = from.points;
        view.xp = from.xp;
        view.pool = from.pool;
        view.played = from.played;
        m_state.forEach(Zone::Base, player, [&](CardId id) {
            if (card(id).kind != Kind::Rune)
                return;
            ++view.runesTotal;
            view.runesReady += card(id).is(status::Exhausted) ? 0 : 1;
        });
    }

    void addPlace(std::uint8_t place)
    {
        const Place &from = m_state.places[place];
        PlaceView view{openName(from.card),
                       from.controller,
                       from.contestedBy,
                       from.scoredBy,
                       from.showdownStaged,
                       from.combatStaged,
                       {}};
        m_state.forEach(Zone::Facedown, place,
                        [&](CardId id) { view.facedown.push_back(m_namer.names[id]); });
        m_out.places.push_back(std::move(view));
    }

    void addItem(const ChainItem &item)
    {
        const Context &c = m_state.contexts[item.ctx];
        ItemView view;
        view.id = m_namer.names[item.card];
        view.source = openName(c.source);
        view.ability = item.ability;
        view.controller = item.controller;
        view.pending = item.pending;
        for (const Target &t : c.targets) {
            if (t.what == Target::What::List)
                view.places.push_back(t.id);
            else if (const int name = openName(t.id); name >= 0)
                view.targets.push_back(name);
        }
        m_out.chain.push_back(std::move(view));
    }

    void addCard(CardId id)
    {
        const Card &c = card(id);
        CardView view;
        view.id = m_namer.names[id];
        view.owner = c.owner;
        view.controller = c.controller;
        view.list = m_state.listIdOf(id);
        view.faceUp = kZoneTable[c.zone].faces == core::Sight::Public;
        view.ready = !c.is(status::Exhausted);
        view.token = c.is(status::Token);
        if (sees(id))
            addFace(view, id);
        m_out.cards.push_back(std::move(view));
    }

    void addFace(CardView &view, CardId id) const
    {
        const Card &c = card(id);
        view.def = c.def;
        view.kind = c.kind;
        view.might = c.might;
        view.baseMight = c.baseMight;
        view.damage = c.damage;
        view.keywords = c.keywords;
        view.assault = c.assault;
        view.shield = c.shield;
        view.deflect = c.deflect;
        view.status = c.status
            & (status::Buffed | status::Stunned | status::Empowered | status::Attacker
               | status::Defender);
        view.tags = m_machine.defOf(id).tags;
        for (const Effect &e : m_state.effects)
            if (e.kind == EffectKind::Tag && m_state.affects(e, id))
                view.tags.add(e.word);
        view.attachedTo = openName(c.on);
        m_state.forAttached(id,
                            [&](CardId gear) { view.attachments.push_back(m_namer.names[gear]); });
    }

    Viewer m_viewer;
    State m_state; ///< a copy, because a machine needs a state that it may change
    Machine m_machine;
    Namer m_namer;
    Observation m_out;
};

} // namespace

std::vector<ListId> listsOf(const State &state)
{
    std::vector<ListId> out;
    for (PlayerId player = 0; player < kPlayers; ++player)
        for (const Zone zone : {Zone::Base, Zone::Hand, Zone::MainDeck, Zone::RuneDeck, Zone::Trash,
                                Zone::Banishment, Zone::Legend, Zone::Champion})
            out.push_back(listOf(zone, player));
    for (std::uint8_t place = 0; place < state.placeCount; ++place) {
        out.push_back(listOf(Zone::Battlefield, place));
        out.push_back(listOf(Zone::Facedown, place));
    }
    out.push_back(listOf(Zone::Battlefields, 0));
    out.push_back(listOf(Zone::Chain, 0));
    return out;
}

bool seesFace(const Card &card, Viewer viewer)
{
    return viewer.among(seersOf(card));
}

Observation observe(const CardDb &db, const State &state, Viewer viewer, const SeatNames *names)
{
    return Observer(db, state, viewer, names).build();
}

std::array<int, kMaxCards> namesIn(const State &state, Viewer viewer, const SeatNames *names)
{
    return Namer(state, viewer, names).names;
}

bool mayNameHidden(const core::Decision &decision)
{
    switch (static_cast<Prompt>(decision.prompt)) {
    case Prompt::Main:
    case Prompt::Focus:
    case Prompt::Priority:
    case Prompt::Mulligan:
    case Prompt::Battlefield:
    case Prompt::CostCards:
    case Prompt::OrderTop:
    case Prompt::OrderBottom:
    case Prompt::Effect:
    case Prompt::EffectMay:
        return true;
    case Prompt::Pay: // the card to hide is in a hand
    case Prompt::Costs:
        return true;
    default:
        return false;
    }
}

bool operator==(const Observation &a, const Observation &b)
{
    return a.viewer.player == b.viewer.player && a.turn == b.turn && a.phase == b.phase
        && a.turnPlayer == b.turnPlayer && a.firstPlayer == b.firstPlayer && a.end == b.end
        && a.winner == b.winner && a.showdown == b.showdown && a.players == b.players
        && a.places == b.places && a.chain == b.chain && a.zones == b.zones && a.cards == b.cards;
}

const CardView *Observation::card(int id) const
{
    const auto at = std::ranges::lower_bound(cards, id, {}, &CardView::id);
    return at == cards.end() || at->id != id ? nullptr : &*at;
}

} // namespace playmat::riftbound
