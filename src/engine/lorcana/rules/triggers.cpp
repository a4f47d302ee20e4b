#include "engine/lorcana/rules/chapters.h"
#include "engine/lorcana/rules/machine.h"

/// Triggered abilities and the bag in which they wait (CR 6.2, 7.7).
namespace playmat::lorcana {

using core::Answer;
using core::Decision;
using core::DecisionKind;

namespace {

void resolveEntry(Machine &m, std::size_t at);

} // namespace

void Changes::addEntry(AbilityId ability, CardId source, PlayerId player, CardId subject,
                       CardId other, int amount)
{
    const auto serial
        = [&](CardId id) { return id == kNone ? std::uint16_t{0} : s.cards[id].serial; };
    BagEntry e;
    e.id = s.nextEntry++;
    e.ability = ability;
    e.source = source;
    e.player = player;
    e.subject = subject;
    e.other = other;
    e.sourceSerial = serial(source);
    e.subjectSerial = serial(subject);
    e.otherSerial = serial(other);
    e.amount = static_cast<std::int16_t>(amount);
    if (!s.bag.tryPush(e)) {
        suspend(Capacity::Bag);
        return;
    }
    emit(Ev::TriggerPending, source, kNone, ability, e.id, player);
}

/// What triggers is decided by what must be at the moment it happens: duration words and "while"
/// (CR 6.1.13.1); an "if" behind it waits for the resolution (6.2.4).
void Changes::fireFor(const Ability &a, AbilityId id, CardId listener, Triggers what,
                      CardId subject, CardId other, int amount)
{
    if ((a.triggers & what) == 0)
        return;
    const PlayerId you = s.cards[listener].owner;
    Context c; // so that filters may ask for subject and other
    c.subject = subject;
    c.other = other;
    const View v{you, listener, &c, kNone};
    if (a.subject == 0 ? subject != listener : !matches(a.subject, subject, v))
        return;
    if (a.with != 0 && (other == kNone || !matches(a.with, other, v)))
        return;
    if (gateOpen(a, v))
        addEntry(id, listener, you, subject, other, amount);
}

void Changes::fire(Triggers what, CardId subject, CardId other, int amount)
{
    if ((s.listens & what) == 0)
        return;
    if (s.derivedDirty)
        derive();
    s.forPlay([&](CardId listener) {
        if ((defOf(listener).listens & what) != 0)
            forAbilities(listener, [&](AbilityId id) {
                if (p.abilities[id].kind == AbilityKind::Triggered)
                    fireFor(p.abilities[id], id, listener, what, subject, other, amount);
            });
    });
    const Card &c = s.cards[subject];
    if (what == trig::Quests && c.has(kw::Support)) // CR 8.13.1
        addEntry(db().support, subject, c.owner, subject, kNone, 0);
    if (what == trig::ChosenByAction && c.has(kw::Vanish)) // CR 8.14.1
        addEntry(db().vanish, subject, c.owner, subject, kNone, 0);
    for (std::size_t i = 0; i < s.effects.size(); ++i) { // floating ones (CR 6.2.7)
        const Effect &e = s.effects[i];
        const Ability &a = p.abilities[p.nodes[e.node].ability];
        if (e.kind != EffectKind::Trigger || (a.triggers & what) == 0 || !s.applies(e))
            continue;
        Context context;
        context.subject = subject;
        context.other = other;
        const View v{e.controller, e.source, &context, kNone};
        if (matches(a.subject, subject, v) && (a.with == 0 || matches(a.with, other, v)))
            addEntry(p.nodes[e.node].ability, e.source, e.controller, subject, other, amount);
    }
}

/// Something that happens to a player: it triggers their own abilities, or by `of` those about a
/// card.
void Changes::firePlayer(Triggers what, PlayerId player, CardId subject)
{
    if ((s.listens & what) == 0)
        return;
    s.forEach(Zone::Play, player, [&](CardId listener) {
        if ((defOf(listener).listens & what) != 0)
            forAbilities(listener, [&](AbilityId id) {
                const Ability &a = p.abilities[id];
                if ((a.triggers & what) != 0 && gateOpen(a, {player, listener, nullptr, kNone}))
                    addEntry(id, listener, player, subject, kNone, 0);
            });
    });
    for (std::size_t i = 0; i < s.effects.size(); ++i) {
        const Effect e = s.effects[i];
        const AbilityId ability = p.nodes[e.node].ability;
        if (e.kind == EffectKind::Trigger && (p.abilities[ability].triggers & what) != 0
            && e.controller == player && s.applies(e))
            addEntry(ability, e.source, player, e.target, kNone, 0);
    }
}

// --- the bag

namespace {

/// The player who has the bag goes on until they have nothing in it, then it is passed; the active
/// player begins (CR 7.7.4).
PlayerId bagChooser(const Board &m)
{
    const auto waits = [&](PlayerId player) {
        for (const BagEntry &e : m.s.bag)
            if (e.player == player)
                return true;
        return false;
    };
    const PlayerId first = m.s.resolver == kNone ? m.s.active : m.s.resolver;
    if (waits(first))
        return first;
    return waits(opponentOf(first)) ? opponentOf(first) : PlayerId{kNone};
}

/// The effect of an action that was played during another comes before all triggers (CR 6.7.8.1).
bool beginWaitingAction(Machine &m)
{
    if (m.s.waitingActions.empty())
        return false;
    const CardId card = m.s.waitingActions[0];
    m.s.waitingActions.erase(0);
    PlayFrame play;
    play.card = card;
    m.push(Frame::at(PlayStep::Effects, play, m.s.cards[card].owner));
    return true;
}

void stepSettle(Machine &m, Frame &f)
{
    if (f.at(SettleStep::Resolved)) {
        m.s.resolving = 0;
        m.emit(Ev::AbilityResolved, m.s.current.source, kNone, m.s.current.ability, m.s.current.id,
               m.s.current.player);
        m.s.current = {};
        f.go(SettleStep::Check);
    }
    // Lore of locations wins only after the first effect of the bag, or without one (CR 1.8.1).
    const bool unchecked = f.at(SettleStep::Bag) && !m.s.bag.empty();
    if (!unchecked && (beginWaitingAction(m) || m.stateChecks()))
        return;
    m.s.resolver = bagChooser(m);
    if (m.s.resolver == kNone) {
        m.pop();
        return;
    }
    std::size_t own = 0;
    std::size_t at = 0;
    for (std::size_t i = 0; i < m.s.bag.size(); ++i)
        if (m.s.bag[i].player == m.s.resolver) {
            at = i;
            ++own;
        }
    if (own > 1 || m.asksAll())
        m.wait();
    else
        resolveEntry(m, at);
}

void resolveEntry(Machine &m, std::size_t at)
{
    m.s.current = m.s.bag[at];
    const BagEntry &e = m.s.current;
    m.s.resolving = e.id;
    m.s.bag.erase(at);
    m.s.stack.back().go(SettleStep::Resolved);
    const Ability &a = m.p.abilities[e.ability];
    Context *c = m.startEffects(a.body, e.player, e.source, e.ability);
    if (c == nullptr)
        return;
    c->sourceSerial = e.sourceSerial;
    c->subject = e.subject;
    c->subjectSerial = e.subjectSerial;
    c->other = e.other;
    c->otherSerial = e.otherSerial;
    c->amount = e.amount;
    // A limit that is used up, or an "if" that does not hold: nothing happens (6.1.13.2, 6.2.4).
    const bool usedUp = a.oncePerTurn && m.s.cards[e.source].serial == e.sourceSerial
        && ((m.s.cards[e.source].used >> (a.number - 1)) & 1U) != 0;
    if (usedUp || (a.secondary != 0 && !m.holds(a.secondary, m.viewOf(*c)))) {
        EffectsFrame &list = m.s.stack.back().effects();
        list.node = 0;
        list.allDone = 0;
    }
}

void askSettle(const Board &m, const Frame &, Decision &out)
{
    out.kind = DecisionKind::ChooseTrigger;
    out.prompt = static_cast<std::uint16_t>(Prompt::NextTrigger);
    out.player = m.s.resolver;
    out.min = out.max = 1;
    for (const BagEntry &e : m.s.bag) {
        if (e.player != m.s.resolver)
            continue;
        m.offer(out, OptionKind::Trigger, e.source);
        out.options.back().ability = e.ability;
        out.options.back().number = static_cast<std::int16_t>(e.id);
    }
}

void answerSettle(Machine &m, Frame &, const Decision &d, const Answer &a)
{
    const std::int16_t id = d.options[a.options[0]].number;
    for (std::size_t i = 0; i < m.s.bag.size(); ++i)
        if (m.s.bag[i].id == static_cast<std::uint16_t>(id)) {
            resolveEntry(m, i);
            return;
        }
}

} // namespace

const Chapter kSettleChapter{stepSettle, askSettle, answerSettle};

} // namespace playmat::lorcana
