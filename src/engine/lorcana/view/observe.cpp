#include "engine/lorcana/view/observe.h"

#include "engine/core/sort_large.h"
#include "engine/lorcana/rules/machine.h"
#include "engine/lorcana/rules/restrictions.h"

#include <algorithm>
#include <utility>

namespace playmat::lorcana {

namespace {

constexpr int kIdsOfAZone = 256;
constexpr std::array kZones{Zone::Deck, Zone::Hand, Zone::Play, Zone::Inkwell, Zone::Discard};

/// The cards of each list in the order in which the viewer is told of them, and their names.
class Namer
{
public:
    /// Without `ids` cards are called by their own.
    Namer(const State &state, Viewer viewer, const SeatNames *ids)
        : m_state(state)
        , m_viewer(viewer)
        , m_ids(ids)
    {
        names.fill(-1);
        for (PlayerId p = 0; p < kPlayers; ++p) {
            for (const Zone zone : kZones)
                addZone(zone, p);
            addUnder(p);
        }
    }

    std::array<int, kMaxCards> names{};
    std::vector<ZoneView> zones;

private:
    void addZone(Zone zone, PlayerId player)
    {
        std::vector<CardId> cards;
        m_state.forEach(zone, player, [&](CardId id) { cards.push_back(id); });
        if (zone == Zone::Hand || zone == Zone::Inkwell)
            std::ranges::stable_sort(cards, {}, [&](CardId id) { return placeOf(id); });
        ZoneView view{.zone = zone, .player = player, .cards = {}};
        for (std::size_t at = 0; at < cards.size(); ++at) {
            name(cards[at], static_cast<int>(listOf(zone, player)), static_cast<int>(at));
            view.cards.push_back(names[cards[at]]);
        }
        zones.push_back(std::move(view));
    }

    /// Those who see a zone by right keep its order. Of cards that are shown for the moment the
    /// order of their names is told, of hidden ones only which are ready.
    [[nodiscard]] std::pair<int, int> placeOf(CardId id) const
    {
        const Card &card = m_state.cards[id];
        if (m_viewer.among(seersOf(card.zone, card.owner)))
            return {0, 0};
        if (seesFace(card, m_viewer))
            return {1, nameOf(id)};
        return {card.is(status::Exerted) ? 3 : 2, 0};
    }

    [[nodiscard]] int nameOf(CardId id) const
    {
        return m_ids == nullptr ? int{id} : int{m_ids->nameOf(m_viewer, id)};
    }

    void addUnder(PlayerId player)
    {
        int place = 0;
        m_state.forEach(Zone::Play, player, [&](CardId top) {
            m_state.forUnder(top, [&](CardId id) { name(id, kLists + player, place++); });
        });
    }

    void name(CardId id, int list, int place)
    {
        names[id] = seesFace(m_state.cards[id], m_viewer)
            ? nameOf(id)
            : kHiddenBase + kIdsOfAZone * list + place;
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
        if (m_state.derivedDirty) // in the middle of a resolution
            m_machine.derive();
    }

    Observation build()
    {
        m_out.viewer = m_viewer;
        m_out.turn = m_state.turn;
        m_out.phase = m_state.phase;
        m_out.active = m_state.active;
        m_out.firstPlayer = m_state.firstPlayer;
        m_out.end = m_state.end;
        m_out.winner = m_state.winner;
        for (PlayerId p = 0; p < kPlayers; ++p)
            addPlayer(p);
        addChallenge();
        addBag();
        addEffects();
        m_out.zones = m_namer.zones;
        m_out.cards.reserve(m_state.cardCount);
        for (std::size_t id = 0; id < m_state.cardCount; ++id)
            if (m_namer.names[id] >= 0)
                addCard(static_cast<CardId>(id));
        core::sortLarge(m_out.cards, &CardView::id);
        return std::move(m_out);
    }

private:
    [[nodiscard]] const Card &card(CardId id) const { return m_state.cards[id]; }
    [[nodiscard]] bool sees(CardId id) const { return seesFace(card(id), m_viewer); }
    /// What is hidden now has no name where something refers to it.
    [[nodiscard]] int openName(CardId id) const
    {
        return id == kNone || !sees(id) ? -1 : m_namer.names[id];
    }

    void addPlayer(PlayerId p)
    {
        const PlayerState &player = m_state.players[p];
        PlayerView &view = m_out.players[p];
        view.lore = player.lore;
        view.loreToWin = player.loreToWin;
        view.inkReady = m_machine.readyInk(p);
        view.inkTotal = m_state.count(Zone::Inkwell, p);
        if (p == m_state.active)
            view.inksLeft = std::max(0, 1 + player.moreInks - player.inked);
        view.restrictions = restrictionsOf(m_machine.db(), m_state, p);
    }

    void addChallenge()
    {
        const ChallengeRecord &c = m_state.challenge;
        if (c.challenger == kNone || c.defender == kNone)
            return;
        if (m_machine.challenging(c.challenger) && m_machine.beingChallenged(c.defender)) {
            m_out.challenger = openName(c.challenger);
            m_out.defender = openName(c.defender);
        }
    }

    void addBag()
    {
        const auto add = [&](const BagEntry &e, bool resolving) {
            m_out.bag.push_back(
                {e.id, e.player, openName(e.source), e.ability, resolving, openName(e.subject)});
        };
        for (const BagEntry &e : m_state.bag)
            add(e, false);
        if (m_state.resolving != 0)
            add(m_state.current, true);
        std::ranges::sort(m_out.bag, {}, &BagView::id);
    }

    void addEffects()
    {
        for (const Effect &e : m_state.effects) {
            EffectView view{openName(e.source), e.node, e.controller, e.until, {}};
            m_state.forTargets(e, [&](CardId id) {
                if (const int name = openName(id); name >= 0)
                    view.targets.push_back(name);
            });
            std::ranges::sort(view.targets);
            m_out.effects.push_back(std::move(view));
        }
    }

    void addCard(CardId id)
    {
        const Card &c = card(id);
        CardView view;
        view.id = m_namer.names[id];
        view.owner = c.owner;
        view.zone = c.zone;
        view.faceUp = isFaceUp(c);
        // A card that another one is put on is neither ready nor exerted (CR 5.1.3).
        view.hasStatus = c.zone == Zone::Inkwell || m_machine.inPlay(id);
        view.ready = !c.is(status::Exerted);
        if (sees(id))
            addFace(view, id);
        m_out.cards.push_back(std::move(view));
    }

    void addFace(CardView &view, CardId id) const
    {
        const Card &c = card(id);
        const CardDef &def = m_machine.defOf(id);
        const bool inPlay = m_machine.inPlay(id);
        view.def = c.def;
        view.hasStatus = view.hasStatus && !(c.zone == Zone::Play && def.type == Kind::Location);
        view.drying = inPlay && c.is(status::Drying) && def.type == Kind::Character;
        view.damage = c.damage;
        view.strength = m_machine.strengthOf(id);
        view.willpower = m_machine.willpowerOf(id);
        view.lore = m_machine.loreOf(id);
        view.moveCost = def.type == Kind::Location ? m_machine.moveCost(id) : 0;
        if (c.zone == Zone::Hand)
            view.playCost = m_machine.priceOf(c.owner, id, def.cost);
        view.keywords = m_machine.keywordsOf(id);
        view.challenger = inPlay ? c.challenger : def.challenger;
        view.resist = inPlay ? c.resist : def.resist;
        view.singer = inPlay ? c.singer : def.singer;
        view.boost = inPlay && def.boost == 0 ? m_machine.boostGiven(id) : def.boost;
        view.rules = inPlay ? c.rules : Rules{0};
        view.at = openName(c.at);
        view.on = openName(c.on);
        if (inPlay)
            addPlaces(view, id);
    }

    void addPlaces(CardView &view, CardId id) const
    {
        m_state.forUnder(id, [&](CardId below) { view.under.push_back(m_namer.names[below]); });
        if (m_machine.defOf(id).type == Kind::Location)
            m_state.forEach(Zone::Play, card(id).owner, [&](CardId other) {
                if (card(other).at == id)
                    view.here.push_back(m_namer.names[other]);
            });
    }

    Viewer m_viewer;
    State m_state; ///< a copy: a machine works on a state; this one only looks at it
    Machine m_machine;
    Namer m_namer;
    Observation m_out;
};

} // namespace

std::uint8_t seersOf(Zone zone, PlayerId owner)
{
    if (!kZoneTable.has(zone))
        return 0;
    switch (kZoneTable[zone].faces) {
    case core::Sight::Public:
        return 3;
    case core::Sight::Private:
        return playerBit(owner);
    case core::Sight::Secret:
        break;
    }
    return 0;
}

std::uint8_t seersOf(const Card &card)
{
    const auto shown = static_cast<std::uint8_t>((card.is(status::Shown0) ? 1U : 0U)
                                                 | (card.is(status::Shown1) ? 2U : 0U));
    return card.is(status::FaceDown)
        ? shown
        : static_cast<std::uint8_t>(shown | seersOf(card.zone, card.owner));
}

bool seesFace(const Card &card, Viewer viewer)
{
    return viewer.among(seersOf(card));
}

bool isFaceUp(const Card &card)
{
    return isPublic(card.zone) && !card.is(status::FaceDown);
}

Observation observe(const CardDb &db, const State &state, Viewer viewer, const SeatNames *names)
{
    return Observer(db, state, viewer, names).build();
}

std::array<int, kMaxCards> namesIn(const State &state, Viewer viewer, const SeatNames *names)
{
    return Namer(state, viewer, names).names;
}

bool nothingFits(const core::Decision &decision)
{
    if (decision.kind == core::DecisionKind::Confirm)
        return decision.options.size() == 1;
    return decision.options.empty() && decision.kind != core::DecisionKind::None
        && decision.kind != core::DecisionKind::NameCard;
}

bool mayNameHidden(const Program &program, const core::Decision &decision)
{
    switch (static_cast<Prompt>(decision.prompt)) {
    case Prompt::Action:
    case Prompt::Mulligan:
    case Prompt::Discard:
    case Prompt::PayDiscard:
    case Prompt::TakeToHand:
    case Prompt::PutOnTop:
    case Prompt::PutOnBottom:
    case Prompt::OrderTop:
    case Prompt::OrderBottom:
    case Prompt::PutIntoInkwell:
    case Prompt::PlayCard:
    case Prompt::MayIfItFits:
        return true;
    case Prompt::Targets:
    case Prompt::ReturnToHand: {
        const Node &node = program.nodes[decision.node];
        return reachesHidden(program, program.selectors[node.target].filter);
    }
    default:
        return false;
    }
}

const std::vector<int> &Observation::zone(Zone zone, PlayerId player) const
{
    static const std::vector<int> nothing;
    const auto at = std::ranges::find_if(
        zones, [&](const ZoneView &view) { return view.zone == zone && view.player == player; });
    return at == zones.end() ? nothing : at->cards;
}

bool operator==(const Observation &a, const Observation &b)
{
    return a.viewer.player == b.viewer.player && a.turn == b.turn && a.phase == b.phase
        && a.active == b.active && a.firstPlayer == b.firstPlayer && a.end == b.end
        && a.winner == b.winner && a.players == b.players && a.challenger == b.challenger
        && a.defender == b.defender && a.bag == b.bag && a.effects == b.effects
        && a.zones == b.zones && a.cards == b.cards;
}

const CardView *Observation::card(int id) const
{
    const auto at = std::ranges::lower_bound(cards, id, {}, &CardView::id);
    return at == cards.end() || at->id != id ? nullptr : &*at;
}

} // namespace playmat::lorcana
