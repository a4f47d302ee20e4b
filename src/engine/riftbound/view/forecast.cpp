#include "engine/riftbound/view/forecast.h"

#include "engine/core/scratch.h"
#include "engine/riftbound/abilities/op_fields.h"
#include "engine/riftbound/rules/chapters.h"
#include "engine/riftbound/rules/machine.h"
#include "engine/riftbound/rules/traits.h"

#include <algorithm>
#include <iterator>

namespace playmat::riftbound {

using core::Answer;
using core::Decision;

// --- showdowns

namespace {

/// The units of a player at a battlefield, with their serial numbers, so that a unit that has left
/// and returned is not the same.
struct Side
{
    std::vector<std::pair<CardId, std::uint16_t>> units;

    Side(const Board &m, std::uint8_t place, PlayerId player)
    {
        m.forUnits(place, player, [&](CardId id) { units.emplace_back(id, m.s.cards[id].serial); });
    }
    [[nodiscard]] int deadIn(const Board &m) const
    {
        return static_cast<int>(std::count_if(units.begin(), units.end(), [&](const auto &unit) {
            return m.s.cards[unit.first].serial != unit.second || !m.onBoard(unit.first);
        }));
    }
};

int rankOf(const Card &c)
{
    return c.has(Kw::Tank) ? 0 : c.has(Kw::Backline) ? 2 : 1;
}

/// Assigns the damage so that as many units as possible die; the order of the ranks leaves no
/// choice between them (460.2.c).
Answer deadliest(const Board &m, const Decision &d)
{
    std::vector<std::uint16_t> order;
    for (std::uint16_t i = 0; i < d.options.size(); ++i)
        order.push_back(i);
    std::stable_sort(order.begin(), order.end(), [&](std::uint16_t a, std::uint16_t b) {
        const auto key = [&](std::uint16_t i) {
            return std::pair(rankOf(m.s.cards[d.options[i].card]), d.options[i].cost);
        };
        return key(a) < key(b);
    });
    Answer answer;
    int left = d.max;
    for (const std::uint16_t i : order) {
        const bool last = i == order.back();
        const int given = last ? left : std::min<int>(left, d.options[i].cost);
        left -= given;
        if (given == 0)
            continue;
        (void)answer.options.tryPush(i);
        (void)answer.amounts.tryPush(static_cast<std::uint8_t>(given));
    }
    return answer;
}

/// Deals the damage of the combat and carries out its Cleanup.
void fight(Machine &m)
{
    m.s.waiting = false;
    m.push(frameOf(CombatFrame{}));
    const std::size_t depth = m.s.stack.size();
    while (!m.over() && m.s.stack.size() >= depth) {
        m.settled();
        Frame &frame = m.s.stack.back();
        kCombatChapter.step(m, frame);
        if (!m.s.dying.empty()) { // a payment could save some of them, but here nobody pays
            while (m.s.stack.size() > depth)
                m.pop();
            m.noneSaved();
        }
        if (!m.s.waiting)
            continue;
        core::ScratchDecision scratch;
        kCombatChapter.ask(m, frame, scratch.decision);
        m.s.waiting = false;
        kCombatChapter.answer(m, frame, scratch.decision, deadliest(m, scratch.decision));
    }
}

void openAt(Machine &m, std::uint8_t place, PlayerId attacker)
{
    Showdown &show = m.s.showdown;
    show = Showdown{};
    show.place = place;
    show.combat = m.hasUnits(place, 0) && m.hasUnits(place, 1);
    show.attacker = attacker;
    show.defender = opponentOf(attacker);
    show.focus = attacker;
}

int damageOf(const Board &m, std::uint8_t place, PlayerId player)
{
    int sum = 0;
    m.forUnits(place, player, [&](CardId id) {
        const bool silent = m.s.cards[id].is(status::Stunned)
            || (m.hasAbilities(id) && m.says(id, Always::NoCombatDamage))
            || isToldBy(m, Always::Pacifies, id);
        sum += silent ? 0 : m.might(id);
    });
    return sum;
}

/// Forecasts the showdown at that battlefield, from the moment when both players have passed.
ShowdownForecast closing(Machine &m, std::uint8_t place, PlayerId attacker)
{
    ShowdownForecast out;
    out.place = place;
    out.attacker = attacker;
    openAt(m, place, attacker);
    m.cleanUp(); // attackers and defenders are designated
    m.noneSaved();
    out.combat = m.s.showdown.combat;
    const std::array sides{Side(m, place, 0), Side(m, place, 1)};
    for (PlayerId player = 0; player < kPlayers; ++player) {
        out.units[player] = static_cast<int>(sides[player].units.size());
        out.damage[player] = damageOf(m, place, player);
    }
    if (out.combat)
        fight(m);
    const bool before = (m.s.places[place].scoredBy & playerBit(attacker)) != 0;
    const int points = m.s.players[attacker].points;
    const PlayerId held = m.s.places[place].controller;
    for (PlayerId player = 0; player < kPlayers; ++player)
        out.lost[player] = sides[player].deadIn(m);
    m.establishControl(place);
    const Place &at = m.s.places[place];
    out.controller = at.controller;
    out.conquers = at.controller == attacker && held != attacker;
    out.points = m.s.players[attacker].points - points;
    out.draws = !before && (at.scoredBy & playerBit(attacker)) != 0 && out.points == 0;
    out.triggers = !m.s.triggers.empty() || !m.s.chain.empty();
    return out;
}

} // namespace

ShowdownForecast forecastMove(const CardDb &db, const State &state, std::span<const CardId> units,
                              std::uint8_t place)
{
    if (units.empty() || place >= state.placeCount)
        return {};
    State copy = state;
    Machine m(db, copy, nullptr);
    const PlayerId player = copy.cards[units.front()].controller;
    for (const CardId id : units)
        m.setExhausted(id, true);
    for (const CardId id : units)
        m.moveUnit(id, listOf(Zone::Battlefield, place), true);
    m.settled();
    const bool joins
        = copy.places[place].controller == player && !m.hasUnits(place, opponentOf(player));
    if (!joins)
        return closing(m, place, player);
    ShowdownForecast out;
    out.controller = player;
    out.units[player] = m.unitsAt(place, player);
    out.damage[player] = damageOf(m, place, player);
    out.triggers = !copy.triggers.empty();
    return out;
}

ShowdownForecast forecastShowdown(const CardDb &db, const State &state)
{
    if (!state.showdown.going())
        return {};
    State copy = state;
    Machine m(db, copy, nullptr);
    const Showdown &show = state.showdown;
    const PlayerId attacker
        = show.attacker != kNone ? show.attacker : copy.places[show.place].contestedBy;
    return attacker == kNone ? ShowdownForecast() : closing(m, show.place, attacker);
}

// --- effects

bool CardForecast::empty() const
{
    CardForecast nothing;
    nothing.card = card;
    return *this == nothing;
}

const CardForecast *EffectForecast::of(CardId card) const
{
    const auto at = std::find_if(cards.begin(), cards.end(),
                                 [&](const CardForecast &one) { return one.card == card; });
    return at == cards.end() ? nullptr : &*at;
}

namespace {

/// How a forecast treats an effect.
enum class Way { Stop, Run, PassOver };

/// Carries out effects that apply to cards, and effects that neither ask anything nor use hidden
/// cards. Passes over draws and the like, because they do not change any open card.
Way wayOf(const OpSpec *op)
{
    static const std::array<const OpSpec *, 9> run{&kIf,       &kChooseOne, &kMove,
                                                   &kGainXp,   &kLater,     &kNoSpellDamage,
                                                   &kNextUnit, &kNextSpell, &kEnterReady};
    static const std::array<const OpSpec *, 5> over{&kDraw, &kChannel, &kAdd, &kScore, &kToken};
    if (op->apply != nullptr || std::find(run.begin(), run.end(), op) != run.end())
        return Way::Run;
    return std::find(over.begin(), over.end(), op) != over.end() ? Way::PassOver : Way::Stop;
}

/// Carries out the effect in the top frame or passes over it, and returns whether either was
/// possible. Sets `told` if it was carried out.
bool stepOnce(Machine &m, bool &told)
{
    Frame &f = m.s.stack.back();
    if (f.effects().node == 0) {
        kEffectsChapter.step(m, f);
        return true;
    }
    const OpSpec *op = allOps()[m.p.nodes[f.effects().node].op];
    switch (wayOf(op)) {
    case Way::Stop:
        return false;
    case Way::PassOver:
        m.nextNode(f, true);
        return true;
    case Way::Run:
        break;
    }
    kEffectsChapter.step(m, f);
    told = told || (op->apply != nullptr && !m.s.waiting) || op == &kMove;
    return !m.s.waiting;
}

/// Runs the frames of effects above `depth`; returns whether all of them ended.
bool runEffects(Machine &m, std::size_t depth, bool &told)
{
    while (!m.over() && m.s.stack.size() > depth && m.s.stack.back().kind == FrameKind::Effects) {
        m.settled();
        if (!stepOnce(m, told))
            return false;
    }
    return !m.over();
}

/// Kills the units whose damage is lethal, as the next Cleanup does (323.5).
void killDamaged(Machine &m)
{
    m.settled();
    CardSet dying;
    m.s.forBoard([&](CardId id) {
        const Card &c = m.s.cards[id];
        dying.addIf(c.kind == Kind::Unit && c.damage > 0 && c.damage >= m.might(id), id);
    });
    m.kill(dying);
    m.noneSaved();
    m.settled();
}

bool isProtected(const State &s, CardId id)
{
    return std::any_of(s.effects.begin(), s.effects.end(), [&](const Effect &e) {
        const bool shields = e.kind == EffectKind::Protect || e.kind == EffectKind::Prevent
            || e.kind == EffectKind::Unchosen;
        return shields && s.affects(e, id);
    });
}

void compareOnBoard(CardForecast &out, const State &was, const State &now, CardId id)
{
    const Card &before = was.cards[id];
    const Card &after = now.cards[id];
    const auto gains = [&](std::uint16_t bit) { return after.is(bit) && !before.is(bit); };
    const auto loses = [&](std::uint16_t bit) { return !after.is(bit) && before.is(bit); };
    out.damage = after.damage - before.damage;
    if (before.kind == Kind::Unit)
        out.might = std::max<int>(0, after.might) - std::max<int>(0, before.might);
    out.gained = after.keywords.without(before.keywords);
    out.stunned = gains(status::Stunned);
    out.buffed = gains(status::Buffed);
    out.losesBuff = loses(status::Buffed);
    out.empowered = gains(status::Empowered);
    out.exhausted = gains(status::Exhausted);
    out.readied = loses(status::Exhausted);
    out.shielded = isProtected(now, id) && !isProtected(was, id);
    if (after.controller != before.controller)
        out.controller = after.controller;
}

CardForecast compare(const Board &m, const State &was, CardId id)
{
    const Card &before = was.cards[id];
    const Card &after = m.s.cards[id];
    CardForecast out;
    out.card = id;
    const ListId from = was.listIdOf(id);
    const ListId to = m.s.listIdOf(id);
    const bool onBoard = kZoneTable[before.zone].board;
    if (onBoard && (after.zone == Zone::Trash || after.zone == Zone::Nowhere)) {
        out.dies = true;
        return out;
    }
    if (before.zone == Zone::Chain && after.zone != Zone::Chain) {
        out.countered = true;
        return out;
    }
    if (from != to)
        out.to = to;
    if (onBoard && kZoneTable[after.zone].board)
        compareOnBoard(out, was, m.s, id);
    return out;
}

EffectForecast difference(Machine &m, const State &was, bool told, bool whole)
{
    EffectForecast out;
    out.told = told;
    out.whole = told && whole;
    if (!told)
        return out;
    killDamaged(m);
    for (std::size_t id = 0; id < was.cardCount; ++id)
        if (CardForecast one = compare(m, was, static_cast<CardId>(id)); !one.empty())
            out.cards.push_back(one);
    return out;
}

EffectForecast resolved(Machine &m, const State &was, const ChainItem &item)
{
    const std::size_t depth = m.s.stack.size();
    m.s.waiting = false;
    m.s.resolving = true;
    m.startEffects(item);
    bool told = false;
    const bool whole = runEffects(m, depth, told);
    return difference(m, was, told, whole);
}

/// The forecast if the effect that asks for a card gets that card as its answer.
EffectForecast answered(Machine &m, const State &was, const Decision &decision, CardId card)
{
    Frame &f = m.s.stack.back();
    const OpSpec *op = allOps()[m.p.nodes[f.effects().node].op];
    if (op->apply == nullptr && op != &kMove)
        return {};
    std::uint16_t option = 0;
    while (option < decision.options.size() && decision.options[option].card != card)
        ++option;
    if (option == decision.options.size())
        return {};
    Answer answer;
    (void)answer.options.tryPush(option);
    m.s.waiting = false;
    const std::size_t depth = m.s.stack.size() - 1;
    kEffectsChapter.answer(m, f, decision, answer);
    bool told = true;
    const bool whole = !m.s.waiting && runEffects(m, depth, told);
    return difference(m, was, told, whole);
}

Target targetOn(const State &s, CardId card, std::uint8_t group)
{
    Target target;
    target.what = Target::What::Card;
    target.id = card;
    target.group = group;
    target.serial = s.cards[card].serial;
    return target;
}

} // namespace

EffectForecast forecastItem(const CardDb &db, const State &state, const ChainItem &item,
                            CardId target)
{
    State copy = state;
    Machine m(db, copy, nullptr);
    if (target != kNone)
        (void)copy.contexts[item.ctx].targets.tryPush(targetOn(copy, target, 0));
    return resolved(m, state, item);
}

EffectForecast forecastChoice(const CardDb &db, const State &state, const Decision &decision,
                              CardId card)
{
    if (state.stack.empty() || card == kNone)
        return {};
    State copy = state;
    Machine m(db, copy, nullptr);
    const Frame &f = copy.stack.back();
    if (f.kind == FrameKind::Effects && static_cast<Prompt>(decision.prompt) == Prompt::Effect)
        return answered(m, state, decision, card);
    if (f.kind != FrameKind::Finalize || static_cast<Prompt>(decision.prompt) != Prompt::Target)
        return {};
    const ChainItem *item = copy.itemOf(f.finalize().item);
    if (item == nullptr || item->card == kNone)
        return {};
    (void)copy.contexts[item->ctx].targets.tryPush(targetOn(copy, card, f.finalize().group));
    return resolved(m, state, ChainItem(*item));
}

} // namespace playmat::riftbound
