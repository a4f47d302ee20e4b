#include "kit/swu/host/invariants.h"

#include "engine/core/answers.h"
#include "engine/swu/rules/machine.h"
#include "engine/swu/view/observe.h"

#include <fmt/format.h>

#include <algorithm>
#include <bitset>
#include <tuple>

namespace playmat::match {

namespace {

using swu::Card;
using swu::CardId;
using swu::kMaxCards;
using swu::kNone;
using swu::State;
using swu::Viewer;
using swu::Zone;

/// Walks over all lists and counts how often each card is in one.
class PlaceChecker
{
public:
    explicit PlaceChecker(const State &state)
        : m_state(state)
    {
    }

    std::string check()
    {
        for (int list = 0; list < swu::kLists && m_fault.empty(); ++list)
            walkList(list);
        for (CardId id = 0; id < m_state.cardCount && m_fault.empty(); ++id) {
            walkChain(id, m_state.cards[id].firstUpgrade, false);
            walkChain(id, m_state.cards[id].firstCaptive, true);
        }
        for (CardId id = 0; id < m_state.cardCount && m_fault.empty(); ++id)
            if (m_seen[id] != 1)
                fault(fmt::format("card {} is in {} places", id, m_seen[id]));
        State counted = m_state;
        counted.countResources();
        if (!(counted.players == m_state.players))
            fault("resources are counted wrongly");
        return m_fault;
    }

private:
    void fault(const std::string &what)
    {
        if (m_fault.empty())
            m_fault = "places: " + what;
    }

    const Card &card(CardId id) const { return m_state.cards[id]; }

    bool visit(CardId id, CardId before)
    {
        if (id >= m_state.cardCount || ++m_seen[id] > 1) {
            fault(fmt::format("card {} is linked twice or does not exist", id));
            return false;
        }
        if (card(id).prev != before)
            fault(fmt::format("card {} has {} before it, not {}", id, card(id).prev, before));
        return m_fault.empty();
    }

    void walkList(int number)
    {
        const swu::ZoneList &list = m_state.lists[static_cast<std::size_t>(number)];
        CardId before = kNone;
        int count = 0;
        for (CardId id = list.head; id != kNone; id = card(id).next) {
            if (!visit(id, before))
                return;
            if (swu::listOf(card(id).zone, card(id).controller) != number || card(id).host != kNone)
                fault(fmt::format("card {} does not belong in list {}", id, number));
            before = id;
            ++count;
        }
        if (list.tail != before || list.count != count)
            fault(fmt::format("list {} ends with {} and has {} cards", number, list.tail,
                              list.count));
    }

    void walkChain(CardId host, CardId first, bool captives)
    {
        CardId before = kNone;
        for (CardId id = first; id != kNone; id = card(id).next) {
            if (!visit(id, before))
                return;
            if (card(id).host != host)
                fault(fmt::format("card {} is attached to {}, not to {}", id, card(id).host, host));
            const Zone zone = captives ? Zone::Captured : card(host).zone;
            if (card(id).zone != zone)
                fault(fmt::format("card {} on {} is in another zone", id, host));
            before = id;
        }
    }

    const State &m_state;
    std::array<int, 256> m_seen{};
    std::string m_fault;
};

auto orderOf(const core::Option &o)
{
    return std::tie(o.kind, o.card, o.target, o.zone, o.player, o.number, o.ability);
}

std::string nameOf(const core::Option &o)
{
    return fmt::format("(kind {} card {} target {} zone {} player {} number {} ability {})", o.kind,
                       o.card, o.target, o.zone, o.player, o.number, o.ability);
}

/// Swaps the printed sides of both cards.
/// Each player, one who sees only what all see, and one who sees everything.
constexpr auto kViewers = [] {
    std::array<Viewer, swu::kPlayers + 2> viewers{};
    for (swu::PlayerId player = 0; player < swu::kPlayers; ++player)
        viewers[player] = Viewer{player};
    viewers[swu::kPlayers] = Viewer{Viewer::kNobody};
    return viewers;
}();

State swapped(State state, CardId a, CardId b)
{
    std::swap(state.cards[a].def, state.cards[b].def);
    return state;
}

std::vector<CardId> hiddenFrom(const State &state, Viewer viewer, swu::PlayerId owner)
{
    std::vector<CardId> hidden;
    for (CardId id = 0; id < state.cardCount; ++id)
        if (state.cards[id].owner == owner && !swu::seesFace(state, id, viewer))
            hidden.push_back(id);
    return hidden;
}

/// The fields in which two views of one card differ.
std::string fieldsOf(const swu::CardView &a, const swu::CardView &b)
{
    std::string out;
    const auto compare = [&](const char *name, auto x, auto y) {
        if (x != y)
            out += fmt::format(" {} {} / {}", name, static_cast<int>(x), static_cast<int>(y));
    };
    compare("def", a.def, b.def);
    compare("owner", a.owner, b.owner);
    compare("controller", a.controller, b.controller);
    compare("zone", a.zone, b.zone);
    compare("zonePlayer", a.zonePlayer, b.zonePlayer);
    compare("faceUp", a.faceUp, b.faceUp);
    compare("ready", a.ready, b.ready);
    compare("deployed", a.deployed, b.deployed);
    compare("epicUsed", a.epicUsed, b.epicUsed);
    compare("leaderUnit", a.leaderUnit, b.leaderUnit);
    compare("blank", a.blank, b.blank);
    compare("attacked", a.attackedThisPhase, b.attackedThisPhase);
    compare("damage", a.damage, b.damage);
    compare("power", a.power, b.power);
    compare("hp", a.hp, b.hp);
    compare("cost", a.cost, b.cost);
    compare("keywords", a.keywords.word(), b.keywords.word());
    compare("raid", a.raid, b.raid);
    compare("restore", a.restore, b.restore);
    compare("attachedTo", a.attachedTo, b.attachedTo);
    compare("capturedBy", a.capturedBy, b.capturedBy);
    compare("upgrades", a.upgrades.size(), b.upgrades.size());
    compare("captured", a.captured.size(), b.captured.size());
    return out.empty() ? std::string(" order of upgrades or captives") : out;
}

/// The names that the seats arrived at by the events are those of everything they see.
std::string checkNames(const swu::SeatedGame &game)
{
    swu::SeatNames followed = game.namesBefore();
    followed.follow(game.game().events());
    return followed == game.names() ? "" : "names: something was shown or hidden without an event";
}

} // namespace

std::string differenceOf(const swu::Observation &a, const swu::Observation &b)
{
    for (std::size_t z = 0; z < std::min(a.zones.size(), b.zones.size()); ++z)
        if (!(a.zones[z] == b.zones[z]))
            return fmt::format("zone {} of player {}: {} cards or their order",
                               static_cast<int>(a.zones[z].zone), a.zones[z].player,
                               a.zones[z].cards.size());
    for (const swu::CardView &card : a.cards) {
        const swu::CardView *other = b.card(card.id);
        if (other == nullptr)
            return fmt::format("card {} is only in one", card.id);
        if (!(*other == card))
            return fmt::format("card {} (def {}, zone {}):{}", card.id, card.def,
                               static_cast<int>(card.zone), fieldsOf(card, *other));
    }
    if (a.cards.size() != b.cards.size())
        return "the number of cards";
    if (!(a.players == b.players))
        return "players";
    const auto header = [](const swu::Observation &o) {
        return std::tie(o.round, o.phase, o.active, o.initiative, o.initiativeClaimed, o.end,
                        o.winner, o.full);
    };
    return header(a) == header(b) ? "" : "header";
}

Ownership ownershipOf(const swu::CardDb &db, const State &state)
{
    Ownership owned;
    for (CardId id = 0; id < state.cardCount; ++id)
        if (const swu::CardDef &d = db.def(state.cards[id].def); !d.isToken())
            owned.cards[state.cards[id].owner].push_back(d.front()); // whichever side is up
    for (auto &cards : owned.cards)
        std::ranges::sort(cards);
    return owned;
}

std::string checkPlaces(const State &state)
{
    return PlaceChecker(state).check();
}

/// What is worked out of a card, for a report.
static std::string valuesOf(const swu::Card &c)
{
    return fmt::format("power {} hp {} keywords {:x} raid {} restore {} marks {:x} status {:x}",
                       c.power, c.hp, c.keywords.word(), c.raid, c.restore, c.marks.word(),
                       c.status);
}

/// Derives the values again, optionally with the sources in reverse order (CR 7.3.3).
static std::string deriveAgain(const swu::CardDb &db, const State &state, bool backwards)
{
    State copy = state;
    swu::Machine(db, copy, nullptr).derive(backwards);
    for (CardId id = 0; id < state.cardCount; ++id)
        if (!(copy.cards[id] == state.cards[id]))
            return fmt::format("derived{}: card {} ({}) has {}, computed again {}",
                               backwards ? " backwards" : "", id, db.def(state.cards[id].def).id,
                               valuesOf(state.cards[id]), valuesOf(copy.cards[id]));
    if (copy.rules != state.rules || (copy.reads & ~state.reads) != 0
        || !copy.listens.without(state.listens).empty())
        return fmt::format(
            "derived: rules {:x}, reads {:x}, listens {:x}, computed again {:x}, {:x}, {:x}",
            state.rules.word(), state.reads, state.listens.word(), copy.rules.word(), copy.reads,
            copy.listens.word());
    return {};
}

std::string checkDerived(const swu::CardDb &db, const State &state)
{
    if (state.phase == swu::Phase::Over) // the game can end in the middle of any step
        return {};
    if (state.derivedDirty)
        return "derived: values are stale while somebody decides";
    const std::string fault = deriveAgain(db, state, false);
    return fault.empty() ? deriveAgain(db, state, true) : fault;
}

std::string checkDecision(const core::Decision &d, bool over)
{
    if (over)
        return d.kind == core::DecisionKind::None ? "" : "decision: asked after the end";
    if (d.kind == core::DecisionKind::None || d.player >= swu::kPlayers)
        return "decision: nobody is asked and the game is not over";
    if (d.min < 0 || d.min > d.max)
        return fmt::format("decision: between {} and {}", d.min, d.max);
    if (d.kind == core::DecisionKind::Distribute || d.kind == core::DecisionKind::NameCard)
        return {};
    if (d.max > static_cast<int>(d.options.size()))
        return fmt::format("decision: {} of {} options", d.max, d.options.size());
    // An empty hand is asked for a resource too.
    const bool mayBeEmpty = d.kind == core::DecisionKind::Resource || swu::nothingFits(d);
    if (d.options.empty() && !mayBeEmpty)
        return fmt::format("decision: no options for kind {}, prompt {}, card {}, node {}",
                           static_cast<int>(d.kind), d.prompt, d.source, d.node);
    for (std::size_t i = 1; i < d.options.size(); ++i)
        if (std::getenv("PLAYMAT_ORDER") != nullptr
            && !(orderOf(d.options[i - 1]) < orderOf(d.options[i])))
            return fmt::format(
                "decision of kind {}, prompt {}: {} and {} are not in order or equal",
                static_cast<int>(d.kind), d.prompt, nameOf(d.options[i - 1]), nameOf(d.options[i]));
    return {};
}

std::string checkAsked(const swu::Game &game)
{
    const core::Decision &d = game.decision();
    const bool idle = swu::nothingFits(d) && !game.decisionNeedsHiddenInformation();
    return idle ? fmt::format("decision: nothing fits prompt {}, card {}, node {}, and everybody "
                              "knows",
                              d.prompt, d.source, d.node)
                : std::string();
}

std::string checkSecrecy(const swu::SeatedGame &game)
{
    const State &state = game.state();
    const swu::SeatNames ids = game.names();
    for (const Viewer viewer : kViewers) {
        const swu::Observation seen = game.observe(viewer);
        for (const swu::CardView &card : seen.cards) {
            const bool open = card.id < swu::kHiddenBase || card.id >= swu::kFirstSeatName;
            const CardId id = ids.cardOf(viewer, card.id);
            const bool may = open && id != kNone && swu::seesFace(state, id, viewer);
            if (open != may || (card.def != 0) != open)
                return fmt::format("secrecy: viewer {} is told of card {}", viewer.player, card.id);
        }
        for (const swu::ZoneView &zone : seen.zones)
            for (const int id : zone.cards)
                if (seen.card(id) == nullptr)
                    return fmt::format("secrecy: viewer {} finds no card {}", viewer.player, id);
    }
    return {};
}

std::string checkIndependence(const swu::Game &game, core::Rng &rng)
{
    const State &state = game.state();
    for (const Viewer viewer : kViewers) {
        if (viewer.seesAll())
            continue;
        const swu::Observation seen = swu::observe(game.db(), state, viewer);
        for (swu::PlayerId owner = 0; owner < swu::kPlayers; ++owner) {
            const std::vector<CardId> hidden = hiddenFrom(state, viewer, owner);
            if (hidden.size() < 2)
                continue;
            const auto n = static_cast<std::uint32_t>(hidden.size());
            const State other = swapped(state, hidden[rng.below(n)], hidden[rng.below(n)]);
            const std::string what = differenceOf(seen, swu::observe(game.db(), other, viewer));
            if (!what.empty())
                return fmt::format("independence: viewer {} notices hidden cards of {}: {}",
                                   viewer.player, owner, what);
        }
    }
    return {};
}

std::string checkRefusals(swu::SeatedGame &game)
{
    const State before = game.state();
    for (const core::Answer &answer : core::wrongAnswersTo(game.decision())) {
        if (game.apply(answer).ok())
            return "refusals: an answer that is not in the list was taken";
        if (!(game.state() == before))
            return "refusals: a refused answer changed the state";
    }
    return {};
}

std::string checkPosition(swu::SeatedGame &game, const Ownership &owned, core::Rng &rng)
{
    const bool over = game.over();
    if (!(ownershipOf(game.db(), game.state()) == owned))
        return "cards were lost or made";
    for (std::string fault :
         {checkPlaces(game.state()), checkDerived(game.db(), game.state()),
          checkDecision(game.decision(), over), checkAsked(game.game()), checkNames(game),
          checkSecrecy(game), checkIndependence(game.game(), rng)})
        if (!fault.empty())
            return fault;
    return over ? std::string() : checkRefusals(game);
}

std::string checkAnswer(swu::SeatedGame &game, const core::Answer &answer, bool &refused)
{
    const State before = game.state();
    swu::Game copy = game.game();
    copy.recordEvents(false);
    refused = !game.apply(answer).ok();
    if (refused != !copy.apply(answer).ok())
        return "copy: it answers differently";
    if (refused)
        return game.state() == before ? "" : "refusals: a refused answer changed the state";
    if (copy.hash() != game.game().hash() || !(copy.state() == game.state()))
        return "copy: it went another way";
    copy.restore(before);
    return copy.apply(answer).ok() && copy.hash() == game.game().hash()
        ? std::string()
        : "undo: the same answer went another way";
}

} // namespace playmat::match
