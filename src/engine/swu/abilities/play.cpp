#include "engine/core/scratch.h"
#include "engine/swu/abilities/op.h"
#include "engine/swu/rules/machine.h"
#include "engine/swu/text/print.h"
#include "engine/swu/text/printer.h"

#include <algorithm>
#include <cstdlib>

/// Playing cards by an ability.
namespace playmat::swu {

namespace {

using core::DecisionKind;
using field::needed;

/// The cards of a filter, and those that would fit if they were played otherwise: Pilots among
/// upgrades (CR 7.5.17C).
CardSet playable(const Questions &m, const Filter &f, const View &v)
{
    CardSet out = m.collect(f, v);
    if (((f.kinds | f.printed) & kind::Upgrade) == 0)
        return out;
    Filter any = f;
    any.kinds = kind::Unit | kind::Resource;
    any.printed = kind::Unit;
    any.alt = 0;
    m.collect(any, v).forEach([&](CardId id) {
        forForms(m, id, [&](AbilityId way) {
            if (way != 0 && takesForm(m, f, id, way))
                out.add(id);
        });
    });
    return out;
}

/// The cards among which an effect lets you play.
CardSet playCandidates(const Questions &m, const Frame &f, const Node &n)
{
    const Selector &sel = m.p.selectors[n.target];
    const View v = m.viewOf(f);
    if (const std::uint8_t rest = f.effects().rest; rest != kNone)
        return m.s.contexts[rest].it; // what is left of several
    if (sel.mode == SelectMode::Ref) {
        CardSet one;
        if (const CardId id = m.refer(sel.ref, v); id != kNone)
            one.add(id);
        return one;
    }
    if (sel.mode == SelectMode::TopOfDeck)
        return m.topOfDeck(m.playerOf(sel.chooser, v), sel.max);
    return sel.mode == SelectMode::All ? m.matchingIt(f, sel.filter)
                                       : playable(m, m.p.filters[sel.filter], v);
}

/// The ways in which the effect lets this card be played.
void addWaysToPlay(const Questions &m, const Node &n, PlayerId player, CardId id,
                   const PlayTerms &terms, core::Decision &out)
{
    const Filter &f = m.p.filters[m.p.selectors[n.target].filter];
    const auto add = [&](AbilityId way) {
        PlayTerms so = terms;
        so.way = way;
        if ((n.way == PlayWay::Plain || m.wayOf(way) == n.way)
            && (!hasOtherForms(m, id) || takesForm(m, f, id, way)))
            m.addPlays(out, player, id, so);
    };
    if (n.way == PlayWay::Smuggle || n.way == PlayWay::Plot)
        m.forWays(player, id, add, n.way);
    else
        forForms(m, id, add);
}

/// Who plays it.
PlayerId playerOf(const Questions &m, const Frame &f, const Node &n)
{
    const PlayerId who = m.playerOf(n.who, m.viewOf(f));
    return who == kNone ? m.s.contexts[f.ctx].controller : who;
}

/// Where the effect says onto what, only what can be an upgrade is played.
bool mayGoOnto(const Questions &m, const Node &n, CardId id)
{
    return n.onto == 0 || upgradeSideOf(m, id) != 0;
}

/// Leaves the plays onto the units that the effect names.
void keepOnto(const Questions &m, const Node &n, const View &v, core::Decision &out)
{
    if (n.onto == 0)
        return;
    const Selector &onto = m.p.selectors[n.onto];
    const CardId one = onto.mode == SelectMode::Ref ? m.refer(onto.ref, v) : kNone;
    std::erase_if(out.options, [&](const core::Option &o) {
        return o.target == kNone
            || (onto.mode == SelectMode::Ref ? o.target != one
                                             : !m.matches(onto.filter, o.target, v));
    });
}

/// Whether the effect lets this card be played from where it is.
bool mayBePlayed(const Questions &m, const Node &n, const View &v, CardId id)
{
    const Zone zone = m.s.cards[id].zone;
    const bool there
        = n.zones == 0 ? id != v.self || zone == Zone::Discard : (n.zones & zoneBit(zone)) != 0;
    return there && !m.isUnitInPlay(id) && !m.isAttached(id) && mayGoOnto(m, n, id);
}

/// The plays of these cards; `change` is what the effect's amount makes of their costs.
void addPlaysOf(const Questions &m, const Node &n, const View &v, PlayerId player, int change,
                const CardSet &cards, core::Decision &out)
{
    m.s.inOrder(cards, [&](CardId id) {
        const bool other = n.filter != 0 && m.matchesToPlay(n.filter, id, m.s.cards[id].def, v);
        if (mayBePlayed(m, n, v, id))
            addWaysToPlay(m, n, player, id,
                          {.change = (other ? n.hp : n.costChange) + change,
                           .free = (n.flags & nf::Free) != 0,
                           .exploit = n.exploit,
                           .ignores = n.ignores,
                           .ignoredAspects = n.ignoredAspects},
                          out);
    });
    keepOnto(m, n, v, out);
}

void addEffectPlays(const Questions &m, const Frame &f, const Node &n, core::Decision &out)
{
    addPlaysOf(m, n, m.viewOf(f), playerOf(m, f, n), f.effects().amount, playCandidates(m, f, n),
               out);
}

/// For the frame on top: what its plays make wait is kept apart from what the attacks hold.
std::uint8_t heldByPlays(const Questions &m)
{
    constexpr std::uint8_t kPlays = 0x40;
    return static_cast<std::uint8_t>(kPlays | m.s.stack.size());
}

/// The last of several plays is done.
void endPlays(Machine &m, Frame &f)
{
    if (f.effects().rest == kNone)
        return;
    m.releaseTriggers(heldByPlays(m));
    m.freeContext(f.effects().rest);
}

/// Several cards are played one after the other. False: there is no room for that.
bool beginPlays(Machine &m, Frame &f, const Node &n)
{
    const CardSet set = playCandidates(m, f, n);
    Context *store = m.newContext(f.effects().rest);
    if (store == nullptr)
        return false;
    store->it = set;
    m.holdTriggers(heldByPlays(m)); // they wait for this ability, not for its plays (CR 3.3.6)
    return true;
}

/// Whether one of several cards has been played.
bool hasBegun(const Frame &f)
{
    return f.effects().is(EffectsFrame::Began);
}

/// Nothing was played, or nothing more.
void noPlays(Machine &m, Frame &f, const Node &n)
{
    const bool began = hasBegun(f);
    endPlays(m, f);
    if (began) {
        m.nextNode(f);
        return;
    }
    m.endOrNext(f, n);
    m.pushEffects(n.other, f.ctx);
}

enum class PlayOpStep : std::uint8_t {
    Ask = kOwnSteps, ///< CR 6.2.0B
    Playing, ///< of several one after the other, each with a window (CR 7.1.7)
};

void stepPlay(Machine &m, Frame &f, const Node &n)
{
    const SelectMode mode = m.p.selectors[n.target].mode;
    const bool several = mode == SelectMode::All || mode == SelectMode::Each;
    if (f.at(PlayOpStep::Playing)) {
        if (!several) {
            m.nextNode(f);
            return;
        }
        if (m.s.contexts[f.effects().rest].it.empty()) {
            noPlays(m, f, n); // no card is left: triggers of the last one wait (CR 7.1.6B)
            return;
        }
        f.go(EffectStep::First);
        m.pushWindow(); // triggers resolve before the next card (CR 7.1.7)
        return;
    }
    if (several && f.effects().rest == kNone && !beginPlays(m, f, n))
        return;
    core::ScratchDecision plays;
    addEffectPlays(m, f, n, plays.decision);
    // That there is nothing to play is hidden too (CR 1.17.4): the player is asked all the same.
    if (plays.decision.options.empty() && !m.playsUnseen(f, n)) {
        noPlays(m, f, n);
        return;
    }
    f.go(PlayOpStep::Ask);
    f.player = playerOf(m, f, n);
    m.wait();
}

/// An action that costs nothing must change something (CR 6.4.2): whoever uses it for a play has to
/// play.
bool mustPlay(const Questions &m, const Frame &f, const Node &n)
{
    const Ability &a = m.p.abilities[m.s.contexts[f.ctx].ability];
    return a.kind == AbilityKind::Action && a.cost == AbilityCost{} && n.other == 0
        && &m.p.nodes[a.effects] == &n;
}

/// Whether there is anything to play.
bool playIsPossible(const Questions &m, const Node &n, const View &v)
{
    const Selector &sel = m.p.selectors[n.target];
    const bool self = sel.mode == SelectMode::Ref && sel.ref == Ref::This;
    const bool top = sel.mode == SelectMode::TopOfDeck && sel.chooser == Who::You;
    if ((sel.mode != SelectMode::Choose && !self && !top) || n.other != 0)
        return true;
    CardSet cards;
    if (top) {
        cards = m.topOfDeck(v.you, sel.max);
        if (!cards.empty() && m.s.seesAsTop(cards.first()) == 0)
            return true; // nobody knows the card yet
    } else if (self)
        cards.add(v.self);
    else
        cards = playable(m, m.p.filters[sel.filter], v);
    core::ScratchDecision plays;
    addPlaysOf(m, n, v, v.you, n.amount == 0 ? 0 : m.amount(n.amount, v), cards, plays.decision);
    return !plays.decision.options.empty();
}

/// A player can always decline to reveal that a hidden card fits (CR 1.17.4), but not if everybody
/// sees the card or a search found it: the player could have declined by not finding it (CR 8.26).
bool canBeDenied(const Questions &m, const Selector &sel, const core::Decision &asked)
{
    const auto isHidden = [&](const core::Option &o) {
        return !m.isFound(o.card)
            && (sel.mode == SelectMode::Each ? m.isUnseen(o.card) : !m.inOpenZone(o.card));
    };
    return std::ranges::all_of(asked.options, isHidden);
}

void askPlay(Machine &m, const Frame &f, const Node &n, core::Decision &out)
{
    const Selector &sel = m.p.selectors[n.target];
    out.kind = DecisionKind::ChooseCards;
    out.prompt = static_cast<std::uint16_t>(Prompt::ChoosePlay);
    addEffectPlays(m, f, n, out);
    const bool hidden = canBeDenied(m, sel, out);
    out.max = out.options.empty() ? std::int16_t{0} : std::int16_t{1};
    const bool mayDeny = sel.optional || hidden || f.effects().is(EffectsFrame::Declinable);
    out.min = mayDeny && !mustPlay(m, f, n) ? std::int16_t{0} : out.max;
}

void answerPlay(Machine &m, Frame &f, const Node &n, const core::Decision &d, const core::Answer &a)
{
    Context &c = m.ctx(f);
    if (a.options.empty()) {
        const bool began = hasBegun(f);
        endPlays(m, f);
        m.endOrNext(f, n);
        m.pushEffects(began ? NodeId{0} : n.other, f.ctx);
        return;
    }
    const core::Option &o = d.options[a.options[0]];
    if (f.effects().rest != kNone) {
        m.s.contexts[f.effects().rest].it.remove(o.card);
        f.effects().flags |= EffectsFrame::Began;
    }
    c.did = 1;
    CardSet one;
    one.add(o.card);
    if ((n.flags & nf::KeepIt) == 0) {
        c.it = one;
        c.itController = c.controller;
    }
    m.remember(c, m.p.selectors[n.target], one);
    f.go(PlayOpStep::Playing);
    const auto flags
        = static_cast<std::uint8_t>((n.flags & nf::EntersReady) != 0 ? PlayFrame::EntersReady : 0);
    m.startPlay(playerOf(m, f, n), o.card, o.target, o.cost, flags, f.effects().node, f.ctx,
                static_cast<AbilityId>(o.ability));
}

constexpr std::uint8_t kAllPenalties = 9; ///< more penalties than any card has

/// The words about how the card is played; empty if there are none.
std::string playTerms(Printer &p, const Node &n)
{
    const bool ready = (n.flags & nf::EntersReady) != 0;
    const std::string mark = resources(std::to_string(std::abs(n.costChange)));
    if (n.exploit != 0)
        return p.say("it gains {keyword:Exploit} {n}", {{"n", std::to_string(n.exploit)}});
    if (n.ignores == kAllPenalties && n.ignoredAspects != 0xFF)
        return p.say("ignore its {aspects} aspect penalties",
                     {{"aspects", p.aspectsOf(n.ignoredAspects)}});
    if (n.ignores == kAllPenalties)
        return std::string(p.say("ignore its aspect penalties"));
    if (n.ignores != 0 && n.ignoredAspects != 0xFF)
        return p.say(
            "ignore {n} of its {aspects} aspect penalties",
            {{"n", std::to_string(n.ignores)}, {"aspects", p.aspectsOf(n.ignoredAspects)}});
    if (n.ignores != 0)
        return p.say("ignore {n} of its aspect penalties", {{"n", std::to_string(n.ignores)}});
    if (n.amount != 0)
        return p.say(
            "it costs {mark} less{each}",
            {{"mark", resources(std::to_string(std::abs(p.program().amounts[n.amount].value)))},
             {"each", p.amount(n.amount).each}});
    if (n.costChange < 0 && ready)
        return p.say("it costs {mark} less and enters play ready", {{"mark", mark}});
    if (n.costChange != 0)
        return p.say(n.costChange < 0 ? "it costs {mark} less" : "it costs {mark} more",
                     {{"mark", mark}});
    return ready ? std::string(p.say("it enters play ready")) : std::string();
}

/// " from your discard pile"
std::string whence(Printer &p, const Node &n)
{
    if (n.zones == zoneBit(Zone::Discard))
        return std::string(p.say(" from your discard pile"));
    return std::string(p.say(n.zones != 0 ? " from its owner's discard pile or from capture" : ""));
}

Printer::Sentences playing(Printer &p, const Node &n)
{
    const bool free = (n.flags & nf::Free) != 0;
    const bool several = n.onto != 0 && p.sel(n.target).mode == SelectMode::Each;
    const bool themBefore = p.said.them && (n.flags & nf::KeepIt) != 0;
    std::string cards = several
        ? p.cards(p.sel(n.target).filter, {Printer::Quantity::AnyNumber, 1, false})
        : p.target(n.target);
    cards += whence(p, n);
    if (n.way != PlayWay::Plain) // whatever has it among the resources
        cards = p.say("a card using {way}", {{"way", wayName(n.way)}});
    if (p.said.them && p.sel(n.target).mode == SelectMode::All)
        cards = p.say(P::EachOf, {{"cards", cards}});
    const Selector &sel = p.sel(n.target);
    const bool theyMay = sel.optional && sel.chooser == n.who; // "an opponent may" comes before it
    Printer::Sentences out{
        p.say("[play|{player} plays] {cards}", {{"player", p.player(n.who)}, {"cards", cards}},
              n.who != Who::You && !theyMay)
        + std::string(free ? p.say(" for free") : "")
        + (n.onto == 0 ? std::string() : p.say(" on {card}", {{"card", p.target(n.onto)}}))
        + std::string(several ? p.say(", one at a time") : "")};
    if (std::string terms = playTerms(p, n); !terms.empty())
        out.push_back(std::move(terms));
    if (n.filter != 0)
        out.push_back(p.say("if it's {card}, it costs {mark} less instead",
                            {{"card", p.cards(n.filter, {Printer::Quantity::One, 1, false})},
                             {"mark", resources(std::to_string(std::abs(n.hp)))}}));
    p.said.them = themBefore;
    appendAll(out, p.list(n.body));
    if (n.other != 0 && n.body == 0) // else it is the same
        out.push_back(p.say(P::IfYouDont, {{"effect", p.inOne(n.other)}}));
    return out;
}

/// Where the card has to be.
void readFrom(TreeReader &, const JsonCursor &, const JsonCursor &at, Node &n)
{
    for (std::size_t i = 0; i < at.size(); ++i)
        n.zones = static_cast<std::uint16_t>(n.zones | zoneBit(readWord(at.item(i), words::zones)));
}

/// A number, or an amount that is worked out when the effect begins.
void readCostChange(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n)
{
    if (at.isObject())
        n.amount = r.amount(at);
    else
        n.costChange = static_cast<std::int8_t>(at.integer(-20, 20));
}

constexpr Field<Node> kPlayFields[]
    = {field::to("play"),
       {"cost", "amount", readCostChange},
       field::flag<nf::Free>("free"),
       field::flag<nf::EntersReady>("readied"),
       field::number<&Node::exploit, 1, 9>("gains_exploit"),
       field::number<&Node::ignores, 1, 9>("ignores_penalties"),
       field::tree<&Node::ignoredAspects, &TreeReader::aspectMask>("penalties_for", "word_aspect*"),
       field::body("do"),
       field::who(),
       field::filter<&Node::filter>("other"),
       field::number<&Node::hp, -20, 20>("other_cost"),
       {"from", "word_zone*", readFrom},
       field::word<&Node::way, words::ways>("using", "word_way"),
       field::selector<&Node::onto>("onto"),
       field::flag<nf::KeepIt>("keep_it"),
       field::otherwise()};
constexpr OpSpec kPlay{
    .form = {"Plays a card; \"cost\" changes its cost, \"do\" is done with it as it enters play, "
             "\"else\" when none is played. \"from\": it has to be there; \"onto\": as an upgrade "
             "on that; \"keep_it\": what was chosen before stays \"it\".",
             kPlayFields},
    .traits = op::ChoosesItself,
    .leaves = Leaves::Something,
    .step = stepPlay,
    .idle =
        [](const Questions &m, const Node &n, const View &v) {
            const Selector &sel = m.p.selectors[n.target];
            const bool gone = sel.mode == SelectMode::Ref && m.refer(sel.ref, v) == kNone;
            return gone && m.isIdle(n.other, v);
        },
    .possible = playIsPossible,
    .ask = askPlay,
    .answer = answerPlay,
    .sentences = playing,
    .single =
        [](const Node &n) {
            return n.costChange == 0 && n.amount == 0 && n.exploit == 0 && n.ignores == 0
                && n.body == 0 && (n.flags & nf::EntersReady) == 0;
        },
};

} // namespace

Ops playOps()
{
    static constexpr const OpSpec *ops[] = {&kPlay};
    return ops;
}

Node playNode(SelId cards, PlayWay way)
{
    Node n;
    n.op = &kPlay;
    n.target = cards;
    n.way = way;
    return n;
}

} // namespace playmat::swu
