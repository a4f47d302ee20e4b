#include "engine/riftbound/rules/changes.h"

#include <algorithm>

/// Notices triggered abilities right after their events (382–388).
namespace playmat::riftbound {

void Changes::notice(AbilityId id, const Ability &a, CardId source, PlayerId player, CardId subject,
                     std::uint8_t place)
{
    const bool here
        = a.whom == Whom::Here || place == kNone || s.cards[source].kind == Kind::Battlefield;
    const View v{player, source, nullptr, here ? place : kNone};
    Context c; // the context for an "if" right after the trigger condition
    c.subject = subject;
    c.subjectSerial = subject == kNone ? std::uint16_t{0} : s.cards[subject].serial;
    c.source = source;
    c.sourceSerial = s.cards[source].serial;
    c.place = place;
    if (a.on == Trig::Played)
        c.hidden = place;
    if (a.on == Trig::Played && a.whom == Whom::Me)
        c.paid = s.playedPaid;
    const View asked{player, source, &c,
                     a.on == Trig::Conquered || a.on == Trig::Held ? place : v.place};
    if (a.cond != 0 && !holds(a.cond, asked))
        return;
    // A battlefield's limit of once each turn applies to each player separately.
    const bool field = s.cards[source].kind == Kind::Battlefield;
    const unsigned once = 1U << (a.number + (field ? 4U * player : 0U));
    if (a.oncePerTurn && (s.cards[source].used & once) != 0)
        return;
    if (addsAtOnce(id, player) || isNoticed(id, a, source) || isSilent(a, source))
        return;
    if (a.oncePerTurn)
        s.cards[source].used = static_cast<std::uint8_t>(s.cards[source].used | once);
    const Trigger trigger{.ability = id,
                          .sourceSerial = s.cards[source].serial,
                          .subjectSerial = c.subjectSerial,
                          .source = source,
                          .subject = subject,
                          .controller = player,
                          .place = place,
                          .number = a.on == Trig::Conquered && s.showdown.going()
                              ? std::int16_t{s.showdown.excess[player]}
                              : std::int16_t{c.paid}};
    for (int i = moreTimes(a, player, place); i >= 0; --i) {
        if (!s.triggers.tryPush(trigger))
            suspend(Capacity::Triggers);
        emit(Ev::TriggerPending, source, kNone, 0, player);
    }
}

/// How many additional times the ability triggers.
int Changes::moreTimes(const Ability &a, PlayerId player, std::uint8_t place) const
{
    if (a.on == Trig::Died && a.byKeyword && a.keyword == Kw::Deathknell)
        return s.players[player].deathknells;
    if ((a.on != Trig::Conquered && a.on != Trig::Held) || place == kNone)
        return 0;
    const Always what = a.on == Trig::Held ? Always::MoreHolds : Always::MoreConquers;
    int more = 0;
    forUnits(place, player, [&](CardId id) { more += hasAbilities(id) && says(id, what) ? 1 : 0; });
    return more;
}

/// Whether the trigger is already waiting: discarding or recycling several cards at the same time
/// is one event for "one or more cards".
bool Changes::isNoticed(AbilityId id, const Ability &a, CardId source) const
{
    if (!a.oneOrMore
        && (a.whom != Whom::You || (a.on != Trig::Discarded && a.on != Trig::Recycled)))
        return false;
    return std::any_of(s.triggers.begin(), s.triggers.end(),
                       [&](const Trigger &t) { return t.ability == id && t.source == source; });
}

/// Whether something keeps the Temporary effect of the card from triggering.
bool Changes::isSilent(const Ability &a, CardId source) const
{
    const Card &c = s.cards[source];
    bool silent = false;
    if (a.byKeyword && a.keyword == Kw::Temporary && c.zone == Zone::Battlefield)
        forUnits(c.place, c.controller, [&](CardId id) {
            silent = silent || (hasAbilities(id) && says(id, Always::NoTemporary));
        });
    return silent;
}

/// A triggered ability that only adds resources never uses the chain (337.2, 429).
bool Changes::addsAtOnce(AbilityId id, PlayerId player)
{
    const Node &n = p.nodes[p.abilities[id].effect];
    if (allOps()[n.op]->form.word() != "adds")
        return false;
    for (PlayerId one = 0; one < kPlayers; ++one)
        if (one == player || n.who == Who::Each)
            addResources(one, gives(id));
    return true;
}

void Changes::activateConquers(std::uint8_t place, PlayerId player)
{
    CardSet units;
    forUnits(place, player, [&](CardId id) { units.add(id); });
    s.inOrder(units, [&](CardId id) {
        noticeGiven(Trig::Conquered, id, player, player, kNone, place);
        forAbilities(id, [&](AbilityId ability, const Ability &a) {
            if (a.kind == AbilityKind::Triggered && a.on == Trig::Conquered && a.whom == Whom::Me)
                notice(ability, a, id, player, kNone, place);
        });
    });
}

void Changes::fireBeside(CardId unit, ListId from)
{
    const Card &c = s.cards[unit];
    if (!s.listens.has(Trig::LeftBeside) || s.listIdOf(unit) == from)
        return;
    const std::uint8_t to = c.zone == Zone::Battlefield ? c.place : kNone;
    s.forEach(zoneOf(from), holderOf(from), [&](CardId id) {
        const PlayerId player = s.cards[id].controller;
        forAbilities(id, [&](AbilityId ability, const Ability &a) {
            if (a.kind == AbilityKind::Triggered && a.on == Trig::LeftBeside
                && matches(p.filters[a.subject], unit, {player, id, nullptr, kNone}))
                notice(ability, a, id, player, unit, to);
        });
    });
}

void Changes::fireLater()
{
    for (std::size_t i = 0; i < s.effects.size(); ++i) {
        const Effect &e = s.effects[i];
        if (e.kind == EffectKind::Later && e.until <= s.turn
            && (e.target == kNone || s.affects(e, e.target)))
            noticeDelayed(e, e.ability(), e.target, kNone);
    }
}

void Changes::noticeDelayed(const Effect &e, AbilityId ability, CardId subject, std::uint8_t place)
{
    const Trigger trigger{.ability = ability,
                          .sourceSerial = s.cards[e.source].serial,
                          .subjectSerial
                          = subject == kNone ? std::uint16_t{0} : s.cards[subject].serial,
                          .source = e.source,
                          .subject = subject,
                          .controller = e.controller,
                          .place = place};
    if (!s.triggers.tryPush(trigger))
        suspend(Capacity::Triggers);
    emit(Ev::TriggerPending, e.source, kNone, 0, e.controller);
}

void Changes::fireMain()
{
    for (std::size_t i = 0; i < s.effects.size();) {
        const Effect e = s.effects[i];
        if (e.kind != EffectKind::NextMain || e.controller != s.turnPlayer) {
            ++i;
            continue;
        }
        s.effects.erase(i);
        noticeDelayed(e, e.targetSerial, kNone, e.word);
    }
}

/// Notices the abilities that wait for an event this turn. An ability that waits for one card has
/// that card as its target.
void Changes::fireAwaited(Trig what, PlayerId player, CardId subject, std::uint8_t place)
{
    for (std::size_t i = 0; i < s.effects.size();) {
        const Effect e = s.effects[i];
        const AbilityId id = e.ability();
        if (e.kind != EffectKind::Awaits || p.abilities[id].on != what
            || !isAwaited(e, p.abilities[id], player, subject, place)) {
            ++i;
            continue;
        }
        noticeDelayed(e, id, subject == kNone ? e.target : subject, place);
        if (e.word != 0)
            s.effects.erase(i);
        else
            ++i;
    }
}

bool Changes::isAwaited(const Effect &e, const Ability &a, PlayerId player, CardId subject,
                        std::uint8_t place) const
{
    if (e.target != kNone && a.whom == Whom::Opponent) // it is about the card that was affected
        return s.affects(e, e.target) && player != e.controller;
    if (e.target != kNone)
        return s.affects(e, e.target)
            && (subject == e.target
                || (subject == kNone && s.cards[e.target].controller == player
                    && s.cards[e.target].zone == Zone::Battlefield
                    && s.cards[e.target].place == place));
    const bool anybody = a.on == Trig::Died || a.on == Trig::Damaged;
    return (anybody || player == e.controller)
        && (a.subject == 0
            || (subject != kNone
                && matches(p.filters[a.subject], subject,
                           {e.controller, e.source, nullptr, kNone})));
}

/// Notices the abilities of keywords that an effect gave to the unit: Temporary (816), Vision (817)
/// and Hunt (823). Hunt is noticed here even if it is printed.
void Changes::noticeGiven(Trig what, CardId id, PlayerId player, PlayerId controller,
                          CardId subject, std::uint8_t at)
{
    const Card &c = s.cards[id];
    const auto given = [&](AbilityId ability) {
        notice(ability, db().ability(ability), id, controller, kNone, kNone);
    };
    if (controller != player)
        return;
    if (what == Trig::TurnBegins && c.has(Kw::Temporary) && !defOf(id).keywords.has(Kw::Temporary))
        given(db().temporary);
    if (what == Trig::Played && subject == id) {
        if (c.has(Kw::Weaponmaster) && !defOf(id).keywords.has(Kw::Weaponmaster))
            given(db().weaponmaster);
        if (c.has(Kw::QuickDraw) && !defOf(id).keywords.has(Kw::QuickDraw))
            given(db().quickDraw);
    }
    if (what == Trig::Played && subject == id)
        for (int i = defOf(id).keywords.has(Kw::Vision) ? 1 : 0; i < c.vision; ++i)
            given(db().vision); // 817.2: each instance triggers
    if ((what == Trig::Conquered || what == Trig::Held) && subject == kNone && at != kNone
        && c.kind == Kind::Unit && c.has(Kw::Hunt)) {
        const auto hunt = static_cast<AbilityId>(db().hunt + (what == Trig::Held ? 1 : 0));
        notice(hunt, db().ability(hunt), id, controller, kNone, at);
    }
}

void Changes::fireAt(Trig what, PlayerId player, CardId subject, std::uint8_t place)
{
    const CardId field = s.places[place].card;
    if (!s.listens.has(what) || field == kNone)
        return;
    if (s.derivedDirty)
        derive();
    forAbilities(field, [&](AbilityId ability, const Ability &a) {
        if (a.kind == AbilityKind::Triggered && a.on == what && a.whom == Whom::Here
            && (a.subject == 0
                || matches(p.filters[a.subject], subject, {player, field, nullptr, place})))
            notice(ability, a, field, player, subject, place);
    });
}

/// Notices the triggered abilities of battlefields that are about the player who controls them.
void Changes::noticeHolders(Trig what, PlayerId player, CardId subject)
{
    for (std::uint8_t place = 0; place < s.placeCount; ++place) {
        const CardId field = s.places[place].card;
        if (field == kNone || s.places[place].controller != player)
            continue;
        const View v{player, field, nullptr, place};
        forAbilities(field, [&](AbilityId ability, const Ability &a) {
            const bool about
                = a.subject == 0 || (subject != kNone && matches(p.filters[a.subject], subject, v));
            if (a.kind == AbilityKind::Triggered && a.on == what && a.whom == Whom::You && about)
                notice(ability, a, field, player, subject, place);
        });
    }
}

/// Notices the triggered abilities of battlefields that apply to each player.
void Changes::noticeEach(Trig what, PlayerId player, CardId subject)
{
    for (std::uint8_t place = 0; place < s.placeCount; ++place) {
        const CardId field = s.places[place].card;
        if (field == kNone)
            continue;
        forAbilities(field, [&](AbilityId ability, const Ability &a) {
            const bool about = a.subject == 0
                || (subject != kNone
                    && matches(p.filters[a.subject], subject, {player, field, nullptr, place}));
            if (a.kind == AbilityKind::Triggered && a.on == what && a.whom == Whom::Each && about)
                notice(ability, a, field, player, subject, place);
        });
    }
}

/// Whether the ability triggers on this event: also on a hold for a conquest, and the reverse, if
/// the card says so.
bool Changes::hears(CardId id, const Ability &a, Trig what) const
{
    if (a.on == what)
        return true;
    return a.whom == Whom::Me
        && ((a.on == Trig::Held && what == Trig::Conquered)
            || (a.on == Trig::Conquered && what == Trig::Held))
        && says(id, Always::HoldsConquer);
}

void Changes::fire(Trig what, PlayerId player, CardId subject, std::uint8_t place)
{
    if (!s.listens.has(what))
        return;
    if (s.derivedDirty)
        derive();
    const auto ask = [&](CardId id, PlayerId controller, std::uint8_t at) {
        if (s.cards[id].zone != Zone::Trash)
            noticeGiven(what, id, player, controller, subject, at == place ? at : kNone);
        if (!hasAbilities(id))
            return;
        forAbilities(id, [&](AbilityId ability, const Ability &a) {
            if (a.kind != AbilityKind::Triggered || !hears(id, a, what)
                || a.fromTrash != (s.cards[id].zone == Zone::Trash && what != Trig::Discarded))
                return;
            const bool yours = what == Trig::Chosen || what == Trig::ChosenBySpell
                || what == Trig::Buffed || what == Trig::Attached; // "when you choose me"
            const bool me = (subject == id && (!yours || controller == player))
                || (subject == kNone && at != kNone && at == place && controller == player);
            const bool you = subject == kNone || a.subject == 0
                ? controller == player
                : matches(p.filters[a.subject], subject, {controller, id, nullptr, kNone})
                    && (what == Trig::Died || what == Trig::Damaged || controller == player);
            const bool them = controller != player
                && (subject == kNone
                        ? a.subject == 0
                        : matches(p.filters[a.subject], subject, {controller, id, nullptr, kNone}));
            const bool fits = a.whom == Whom::Me ? me
                : a.whom == Whom::You            ? you && (a.subject == 0 || subject != kNone)
                                                 : a.whom == Whom::Opponent && them;
            if (fits)
                notice(ability, a, id, controller, subject, place);
        });
    };
    s.forBoard([&](CardId id) {
        const Card &c = s.cards[id];
        ask(id, c.controller, c.zone == Zone::Battlefield ? c.place : kNone);
    });
    for (PlayerId one = 0; one < kPlayers; ++one)
        s.forEach(Zone::Legend, one, [&](CardId id) { ask(id, one, kNone); });
    if (what == Trig::Discarded)
        ask(subject, player, kNone);
    if (s.listensInTrash && what != Trig::Discarded)
        for (PlayerId one = 0; one < kPlayers; ++one)
            s.forEach(Zone::Trash, one, [&](CardId id) { ask(id, one, kNone); });
    fireAwaited(what, player, subject, place);
    noticeHolders(what, player, subject);
    if (what == Trig::TurnBegins || what == Trig::Played)
        noticeEach(what, player, subject);
    if (place == kNone || subject != kNone || s.places[place].card == kNone)
        return;
    const CardId field = s.places[place].card;
    forAbilities(field, [&](AbilityId ability, const Ability &a) {
        if (a.kind == AbilityKind::Triggered && a.on == what && a.whom == Whom::Here)
            notice(ability, a, field, player, kNone, place);
    });
}

} // namespace playmat::riftbound
