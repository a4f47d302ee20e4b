#include "engine/swu/machine.h"

#include <algorithm>

/// What effects do to the cards that they mean.
namespace playmat::swu {

void Machine::addLasting(const Effect &e)
{
    const bool gone = !inPlay(e.source) || s.cards[e.source].serial != e.sourceSerial;
    if (e.duration == Duration::WhileSourceInPlay && gone)
        return; // it would never end (CR 8.19.3)
    if (!s.effects.tryPush(e)) {
        suspend(Capacity::Effects);
        return;
    }
    s.derivedDirty = true;
    s.checksDue = true;
    announce(Ev::EffectAdded, e);
}

/// One effect over all of these; none over nothing.
void Machine::addLasting(Effect e, const CardSet &targets)
{
    if (targets.empty())
        return;
    if (targets.count() == 1) {
        e.target = targets.first();
        e.targetSerial = s.cards[e.target].serial;
    } else {
        e.many = takeSet(targets);
        if (e.many == kNone) {
            suspend(Capacity::Sets);
            return;
        }
    }
    addLasting(e);
}

/// That it begins or ends, for each card that it is over.
void Machine::announce(Ev type, const Effect &e)
{
    if (e.many == kNone)
        emit(type, e.source, e.target, static_cast<int>(e.kind));
    else
        s.sets[e.many].forEach(
            [&](CardId id) { emit(type, e.source, id, static_cast<int>(e.kind)); });
}

namespace {

[[nodiscard]] EffectKind lastingKind(Op op)
{
    switch (op) {
    case Op::GainAbility:
        return EffectKind::GainAbility;
    case Op::LoseAbilities:
        return EffectKind::LoseAbilities;
    case Op::LoseKeywords:
        return EffectKind::LoseKeywords;
    case Op::Restrict:
        return EffectKind::Rule;
    default:
        return EffectKind::Modify;
    }
}

[[nodiscard]] int narrow(int value)
{
    return std::clamp(value, -100, 100);
}

} // namespace

void Machine::addEffect(const Frame &f, const Node &n, const CardSet &targets)
{
    const Context &c = s.contexts[f.ctx];
    Effect e;
    e.kind = lastingKind(n.op);
    e.duration = n.duration;
    e.source = c.source;
    e.sourceSerial = c.sourceSerial;
    e.controller = c.controller;
    e.node = f.node;
    if (e.kind == EffectKind::Modify)
        e.setValues(narrow(n.power + f.n), narrow(n.hp + f.m));
    if (n.duration == Duration::Attack) {
        if (s.attackCount == 0)
            return;
        e.attack
            = c.attack < s.attackCount ? c.attack : static_cast<std::uint8_t>(s.attackCount - 1);
    }
    addLasting(e, targets);
}

void Machine::giveTokens(CardId unit, Token token, int count)
{
    const DefId def = token == Token::Shield ? m_db.shield : m_db.experience;
    // Token upgrades are owned by the controller of the unit they sit on (CR 1.5.2A).
    for (int i = 0; i < count && s.phase != Phase::Over; ++i)
        createToken(def, s.cards[unit].controller, unit);
}

/// Out of an arena, a hand, a deck …, to where the effect says.
bool Machine::moveByEffect(const Node &n, CardId id, PlayerId you)
{
    if (defOf(id).type == CardType::Base)
        return false;
    if (isUnitInPlay(id)) {
        if (defOf(id).type == CardType::Leader) { // defeated instead (CR 3.4.6)
            CardSet one;
            one.add(id);
            defeat(one, you);
            return true;
        }
        fireOthers(trig::LeavesPlay, id);
        noteLeaving(id, false);
        leavePlay(id);
    } else if (s.cards[id].host != kNone && isArena(s.cards[id].zone)) {
        fireSelf(id, trig::Unattached, s.cards[id].host);
    }
    const PlayerId owner = s.cards[id].owner;
    switch (n.zone) {
    case Zone::Resources:
        putResource(id, you, (n.flags & nf::Ready) != 0);
        break;
    case Zone::Deck:
        moveTo(id, Zone::Deck, owner, (n.flags & nf::Top) != 0);
        break;
    case Zone::Discard:
        moveTo(id, Zone::Discard, owner);
        break;
    default:
        moveTo(id, n.zone, owner);
        break;
    }
    s.checksDue = true;
    return true;
}

/// Moves a set in random order where the effect says so ("on the bottom in a random order").
bool Machine::moveSet(const Node &n, const CardSet &set, PlayerId you)
{
    bool all = true;
    if ((n.flags & nf::RandomOrder) == 0) {
        set.forEach([&](CardId id) { all = moveByEffect(n, id, you) && all; });
        return all;
    }
    std::array<CardId, kMaxCards> ids;
    std::size_t count = 0;
    set.forEach([&](CardId id) { ids[count++] = id; });
    s.rng.shuffle(ids.data(), count);
    m_revealed = true; // undo would give another order
    for (std::size_t i = 0; i < count; ++i)
        all = moveByEffect(n, ids[i], you) && all;
    return all;
}

bool Machine::damageTargets(Frame &f, const Node &n, const CardSet &set)
{
    const Context &c = ctx(f);
    const CardId source = c.dealer != kNone ? c.dealer : c.source;
    bool any = false;
    set.forEach([&](CardId id) {
        const int dealt = dealOne({.victim = id,
                                   .amount = f.n,
                                   .source = source,
                                   .dealer = c.controller,
                                   .unpreventable = (n.flags & nf::Unpreventable) != 0});
        any = any || dealt > 0;
    });
    s.checksDue = true;
    return any;
}

bool Machine::healTargets(Frame &f, const Node &n, const CardSet &set)
{
    int sum = 0;
    set.forEach([&](CardId id) {
        const int most = (n.flags & nf::All) != 0 ? 255 : (n.flags & nf::UpTo) != 0 ? f.m : f.n;
        sum += heal(id, most, ctx(f).source);
    });
    ctx(f).number = static_cast<std::int16_t>(sum);
    return sum > 0;
}

/// Answers whether the effect was done in full (CR 8.9).
bool Machine::applyToTargets(Frame &f, const Node &n, const CardSet &set)
{
    const View v = viewOf(f);
    bool all = true;
    const auto each = [&](auto &&act) { set.forEach([&](CardId id) { all = act(id) && all; }); };
    const auto lasting = [&] {
        CardSet there;
        each([&](CardId id) {
            if (inPlay(id))
                there.add(id);
            return inPlay(id);
        });
        addEffect(f, n, there);
    };
    switch (n.op) {
    case Op::Damage:
        return damageTargets(f, n, set);
    case Op::Heal:
        return healTargets(f, n, set);
    case Op::Defeat: {
        CardSet there;
        each([&](CardId id) {
            if (!inPlay(id) || defOf(id).type == CardType::Base)
                return false;
            there.add(id);
            return true;
        });
        defeat(there, v.you);
        return all && !there.empty();
    }
    case Op::Exhaust:
        each([&](CardId id) {
            const bool can = inPlay(id) && (s.cards[id].status & status::Exhausted) == 0;
            if (can)
                exhaust(id);
            return can;
        });
        return all;
    case Op::Ready:
        each([&](CardId id) { return inPlay(id) && ready(id); });
        return all;
    case Op::GiveToken:
        each([&](CardId id) {
            if (isUnitInPlay(id))
                giveTokens(id, n.token, n.amount == 0 ? 1 : f.n);
            return isUnitInPlay(id);
        });
        return all;
    case Op::Modify:
    case Op::GainAbility:
    case Op::LoseAbilities:
    case Op::LoseKeywords:
    case Op::Restrict:
        lasting();
        return all;
    case Op::Return: {
        Node home = n;
        home.zone = Zone::Hand;
        return moveSet(home, set, v.you);
    }
    case Op::Move:
        return moveSet(n, set, v.you);
    case Op::Reveal:
        each([&](CardId id) {
            show(id, 3);
            conceal(id);
            return true;
        });
        return true;
    case Op::TakeControl:
        if (const PlayerId who = playerOf(n.who, v); who != kNone)
            each([&](CardId id) {
                if (!inPlay(id))
                    return false;
                controlOrDefeat(id, who);
                return true;
            });
        return all;
    case Op::Choose: // what is done with it may be asked of somebody else, who has to know
        set.forEach([&](CardId id) {
            if (inPlay(id))
                emit(Ev::ChoiceMade, id, ctx(f).source);
        });
        return true;
    case Op::Attach:
        each([&](CardId id) {
            const CardId host = ctx(f).dealer;
            const bool can = host != kNone && isUnitInPlay(host);
            if (can)
                attach(id, host);
            return can;
        });
        return all;
    case Op::Capture:
        each([&](CardId id) {
            const bool can = isUnitInPlay(id) && isUnitInPlay(ctx(f).dealer);
            if (can)
                capture(ctx(f).dealer, id);
            return can;
        });
        return all;
    default:
        break;
    }
    return false;
}

/// A leader unit that would change control is defeated instead (CR 3.4.6).
void Machine::controlOrDefeat(CardId id, PlayerId player)
{
    if (defOf(id).type != CardType::Leader) {
        takeControl(id, player);
        return;
    }
    CardSet one;
    one.add(id);
    defeat(one, player);
}

} // namespace playmat::swu
