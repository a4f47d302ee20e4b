#include "engine/swu/rules/exploit.h"
#include "engine/swu/rules/machine.h"
#include "engine/swu/rules/payments.h"
#include "engine/swu/rules/sides.h"
#include "engine/swu/text/reasons.h"

#include <algorithm>
#include <initializer_list>
#include <utility>

/// Playing a card (CR 6.2): what it costs, where it may go, paying, entering, and its window.
namespace playmat::swu {

using core::DecisionKind;
using core::Refusal;

namespace {

constexpr Refusal kFine{};

} // namespace

/// Filters about cards that are played look at what is printed, whatever zone the card is in.
/// `side`: that with which it is played.
bool Plays::matchesToPlay(FilterId id, CardId card, DefId side, const View &v, PlayWay way) const
{
    if (id == 0)
        return true;
    const Filter &f = p.filters[id];
    // a resource is played as what it is (CR 7.5.14)
    const Kinds asIs = side == s.cards[card].def ? kindsOf(card) : Kinds{0};
    const auto kind = static_cast<Kinds>(m_db.hot[side].kind | asIs);
    const bool kindFits = f.kinds == 0 || (kind & f.kinds) != 0;
    const bool unique = (f.require & prop::Unique) == 0 || defOf(card).unique;
    const bool wayFits = f.playedBy == PlayWay::Plain || f.playedBy == way;
    return kindFits && unique && wayFits && printedMatches(f, side, v, card);
}

/// Whether a card that is not in play matches the filter, according to the printed values of
/// `side`.
bool Plays::printedMatches(const Filter &f, DefId side, const View &v, CardId card) const
{
    const HotDef &d = m_db.hot[side];
    if ((!f.keywords.empty() && !d.keywords.any(f.keywords)) || d.keywords.any(f.notKeywords))
        return false;
    if ((f.powerMin != 0 && d.power < amount(f.powerMin, v))
        || (f.powerMax != 0 && d.power > amount(f.powerMax, v))
        || (f.hpMax != 0 && d.hp > amount(f.hpMax, v))
        || (f.hpMin != 0 && d.hp < amount(f.hpMin, v)))
        return false;
    if (((f.require | f.exclude) & prop::OddCost) != 0
        && (d.cost % 2 != 0) != ((f.require & prop::OddCost) != 0))
        return false;
    if ((f.require & prop::WhenDefeated) != 0 && !d.whenDefeated)
        return false;
    if (f.sharesKeyword != 0) {
        bool shared = false;
        collect(f.sharesKeyword, v).forEach([&](CardId o) {
            shared = shared || d.keywords.any(keywordsOf(o));
        });
        if (!shared)
            return false;
    }
    return defMatches(f, side, v, card);
}

/// Icons of the card that leader and base do not cover, one for one (CR 8.1).
static int missingIcons(std::uint32_t icons, std::uint32_t provided,
                        std::array<std::uint8_t, kAspects> &missing)
{
    int sum = 0;
    for (std::size_t i = 0; i < kAspects; ++i) {
        const auto of
            = [i](std::uint32_t packed) { return static_cast<int>(packed >> 4U * i & 15U); };
        const int lacking = of(icons) - of(provided);
        missing[i] = static_cast<std::uint8_t>(std::max(0, lacking));
        sum += missing[i];
    }
    return sum;
}

/// Whether the rule changes the price of this card, played with this side.
bool Plays::concerns(const PriceRule &rule, CardId card, DefId side, PlayWay way) const
{
    return (rule.identity == 0 || rule.identity == hotOf(card).identity)
        && matchesToPlay(rule.filter, card, side, rule.view(), way);
}

/// "Ignore the aspect penalty on each … upgrade you play on this unit."
bool Plays::ignoresOnto(CardId card, DefId side, CardId onto) const
{
    bool ignores = false;
    if (onto != kNone && hasRule(onto, Rule::PenaltyOnIt))
        forConstantsOf(onto, [&](const Ability &a, CardId source) {
            ignores = ignores
                || (a.constant.rule == Rule::PenaltyOnIt
                    && matchesToPlay(a.constant.filter, card, side, viewOf(source)));
        });
    return ignores;
}

CostBreakdown Plays::cost(PlayerId player, CardId card, const PlayTerms &terms) const
{
    CostBreakdown c;
    c.printed = terms.way == 0 ? hotOf(card).cost : wayCost(card, terms.way);
    if (terms.free)
        return c;
    const std::uint32_t icons = terms.way == 0 ? hotOf(card).icons : wayIcons(card, terms.way);
    const std::uint32_t provided = iconsOf(*this, player);
    const DefId side = sidePlayed(*this, card, terms.way);
    const int lacking = missingIcons(icons, provided, c.missing);
    std::uint8_t own = 0;
    if (lacking > 0 && ignoresOwn(player, card, own, terms))
        for (std::size_t i = 0; i < kAspects; ++i)
            c.missing[i] = (own >> i & 1U) != 0 ? std::uint8_t{0} : c.missing[i];
    c.modifiers = namedChange(player, card) + ownChange(player, card, terms.onto) + terms.change;
    forPrices(player, [&](const PriceRule &rule) {
        if (!concerns(rule, card, side, wayOf(terms.way)))
            return;
        c.modifiers += rule.change;
        if (rule.noPenalty)
            c.missing = {};
    });
    if (lacking > 0 && ignoresOnto(card, side, terms.onto))
        c.missing = {};
    int ignored = terms.ignores;
    for (std::size_t i = 0; i < kAspects; ++i) {
        std::uint8_t &n = c.missing[i];
        const int less = (terms.ignoredAspects >> i & 1U) != 0 ? std::min<int>(ignored, n) : 0;
        ignored -= less;
        n = static_cast<std::uint8_t>(n - less);
        c.penalty += 2 * n;
    }
    c.total = std::max(0, c.printed + c.penalty + c.modifiers);
    return c;
}

/// The first card in hand that may be discarded instead of paying; kNone when there is none.
CardId Plays::payingCard(PlayerId player, CardId card) const
{
    const CardDef &d = defOf(card);
    CardId found = kNone;
    for (int i = 0; i < d.abilityCount && hasRule(card, Rule::PayByDiscard); ++i) {
        const Ability &a = p.abilities[static_cast<std::size_t>(d.firstAbility + i)];
        if (a.kind != AbilityKind::Constant || a.constant.rule != Rule::PayByDiscard)
            continue;
        s.forEach(Zone::Hand, player, [&](CardId id) {
            if (id != card
                && matchesToPlay(a.constant.filter, id, s.cards[id].def, {player, card, nullptr}))
                found = id;
        });
    }
    return found;
}

/// What a way of playing costs cannot be replaced once more (CR 7.7.5E).
bool Plays::canPay(PlayerId player, CardId card, int total, const PlayTerms &terms) const
{
    const int saved = hasRule(card, Rule::SavesByDamage)
        ? savedByDamage(*this, player, card) * damageSavers(*this, player, card).count()
        : 0;
    return total - saved - exploitSaves(*this, player, card, terms.exploit, terms.onto)
        <= costFunds(*this, player)
        || (terms.way == 0 && payingCard(player, card) != kNone);
}

Refusal Plays::whyNotPlay(PlayerId player, CardId card, const PlayTerms &terms, CardId host) const
{
    return whyNotPlayFor(player, card, cost(player, card, terms).total, terms, host);
}

/// Whether an effect on the player, or the card itself, says that it cannot be played so.
bool Plays::isForbidden(PlayerId player, CardId card, const PlayTerms &terms) const
{
    if (hasRule(card, Rule::NotFromHand) && s.cards[card].zone == Zone::Hand)
        return true;
    if (hasRule(card, Rule::OnlyFirstAction)
        && (s.stack.empty() || s.stack.back().kind != FrameKind::ActionPhase
            || s.players[player].acted != 0))
        return true;
    return std::any_of(s.effects.begin(), s.effects.end(), [&](const Effect &e) {
        return e.kind == EffectKind::PlayerRule && ruleOf(e) == Rule::CantPlay && e.player == player
            && matchesToPlay(p.nodes[e.node].filter, card, sidePlayed(*this, card, terms.way),
                             {e.controller, e.source, nullptr}, wayOf(terms.way));
    });
}

/// `host`: the unit that an upgrade is to be played onto, kNone = any.
Refusal Plays::whyNotPlayFor(PlayerId player, CardId card, int cost, const PlayTerms &terms,
                             CardId host) const
{
    const CardDef &d = defOf(card);
    if (d.type != CardType::Unit && d.type != CardType::Upgrade && d.type != CardType::Event)
        return refuse(Reason::NotPlayable, "CR 6.2", s.cards[card].def);
    for (const Effect &e : s.effects)
        if (e.kind == EffectKind::PlayerRule && ruleOf(e) == Rule::CantPlayNamed
            && e.player == player && e.value == d.title)
            return refuse(Reason::ForbiddenByCard, "CR 6.2.2", card, e.source);
    if (isForbidden(player, card, terms))
        return refuse(Reason::ForbiddenByCard, "CR 6.2.2", card, card);
    if (terms.way != 0 && !canPayParts(p.abilities[terms.way].cost, {player, card, nullptr}))
        return refuse(Reason::AbilityNeedsSacrifice, "CR 6.2.4", card);
    const bool upgrade = isUpgradePlay(*this, card, terms.way);
    const CardId best = upgrade ? cheapestHost(player, card) : kNone;
    const int total = costOnto(player, host != kNone ? host : best, cost);
    if (!canPay(player, card, total, terms))
        return refuse(Reason::NotEnoughResources, "CR 6.2.4", card, total,
                      costFunds(*this, player));
    if (upgrade && best == kNone)
        return refuse(Reason::NoTargetForUpgrade, "CR 6.2.2", card);
    return kFine;
}

/// The card played in this way: an upgrade may go to each of several units.
void Questions::addPlays(core::Decision &out, PlayerId player, CardId card,
                         const PlayTerms &terms) const
{
    if (isForbidden(player, card, terms))
        return;
    const int price = cost(player, card, terms).total; // the same onto every unit
    const HotDef &d = m_db.hot[sidePlayed(*this, card, terms.way)];
    const bool upgrade = (d.kind & kind::Upgrade) != 0;
    const bool byHost = upgrade
        && (hasRule(card, Rule::OwnPenalty) || hasRule(card, Rule::OwnCost)
            || ruleInPlay(Rule::PenaltyOnIt));
    if (!byHost && whyNotPlayFor(player, card, price, terms, kNone).code != 0)
        return;
    core::Option o{.kind = static_cast<std::uint8_t>(OptionKind::Play), .card = card};
    o.ability = terms.way;
    o.cost = static_cast<std::uint8_t>(std::min(255, price));
    if ((d.kind & kind::Unit) != 0)
        o.zone = static_cast<std::uint8_t>(d.arena);
    if (!upgrade) {
        out.options.push_back(o);
        return;
    }
    forHosts(*this, card, player, [&](CardId host) {
        PlayTerms there = terms;
        there.onto = host;
        const int here = costOnto(player, host, byHost ? cost(player, card, there).total : price);
        if (!canPay(player, card, here, there))
            return;
        o.target = host;
        o.cost = static_cast<std::uint8_t>(std::min(255, here));
        out.options.push_back(o);
    });
}

void Machine::startPlay(PlayerId player, CardId card, CardId host, int cost, std::uint8_t flags,
                        NodeId effect, std::uint8_t outer, AbilityId way)
{
    push(Frame::of(PlayFrame{.card = card,
                             .host = host,
                             .flags = flags,
                             .effect = effect,
                             .way = way,
                             .cost = static_cast<std::int16_t>(cost)},
                   player, outer));
}

/// A card that is played from among the resources pays for itself first (CR 7.5.14E): it
/// leaves, so any other one is worth more ready.
void Changes::payResources(PlayerId player, int count, CardId first)
{
    if (first != kNone && count > 0 && (s.cards[first].status & status::Exhausted) == 0) {
        exhaust(first);
        --count;
    }
    s.forEach(Zone::Resources, player, [&](CardId id) {
        if (count > 0 && (s.cards[id].status & status::Exhausted) == 0) {
            exhaust(id);
            --count;
        }
    });
    ENGINE_CHECK(count == 0, count, player);
}

namespace {

/// Whether there is something to pay, and a card that may be discarded instead.
[[nodiscard]] bool mayPayInstead(const Plays &m, const Frame &f)
{
    const PlayFrame &play = f.play();
    return play.way == 0 && (play.cost > 0 || m.hasExtraCosts(f))
        && (m.payingCard(f.player, play.card) != kNone || m.paysUnseen(f.player, play.card));
}

/// Instead of all costs, the additional ones too.
void discardInstead(Machine &m, Frame &f, CardId card)
{
    m.moveTo(card, Zone::Discard, f.player);
    CardSet one;
    one.add(card);
    m.fireHandShown(one);
    f.play().cost = 0;
}

/// Whether an effect lets this card enter play ready; the effect has then done so.
bool consumeNextReady(Machine &m, PlayerId player, CardId card, DefId side)
{
    bool ready = false;
    for (std::size_t i = m.s.effects.size(); i-- > 0;) {
        const Effect &e = m.s.effects[i];
        if (e.kind != EffectKind::NextReady || e.player != player
            || !m.matchesToPlay(m.p.nodes[e.node].filter, card, side,
                                {e.controller, e.source, nullptr}))
            continue;
        ready = true;
        m.dropEffect(i);
    }
    return ready;
}

/// How much Exploit effects gave to this card has been used.
void consumeNextExploit(Machine &m, PlayerId player, CardId card, DefId side)
{
    for (std::size_t i = m.s.effects.size(); i-- > 0;) {
        const Effect &e = m.s.effects[i];
        if (e.kind == EffectKind::NextExploit && e.player == player
            && m.matchesToPlay(m.p.nodes[e.node].filter, card, side,
                               {e.controller, e.source, nullptr}))
            m.dropEffect(i);
    }
}

/// Gives the card, for this phase, what effects on the next such card let it gain.
void giveNextGains(Machine &m, PlayerId player, CardId card, DefId side)
{
    for (std::size_t i = m.s.effects.size(); i-- > 0;) {
        Effect e = m.s.effects[i];
        if (e.kind != EffectKind::NextGains || e.player != player
            || !m.matchesToPlay(m.p.nodes[e.node].filter, card, side,
                                {e.controller, e.source, nullptr}))
            continue;
        m.dropEffect(i);
        e.kind = EffectKind::Modify;
        e.player = kNone;
        e.target = card;
        e.targetSerial = m.s.cards[card].serial;
        m.addLasting(e);
    }
}

} // namespace

namespace {

/// The units that the card may enter play as a copy of, or whose "When Played" abilities it may
/// enter play with.
CardSet lendersTo(const Questions &m, CardId card, PlayerId player)
{
    CardSet out = copyableBy(m, card, player);
    if (const Constant *k = ownRule(m, card, Rule::LendsFromDiscard); k != nullptr)
        return m.collect(k->filter, {player, card, nullptr});
    if (!m.hasRule(card, Rule::BorrowsPlayed))
        return out;
    for (const Zone zone : {Zone::Ground, Zone::Space})
        m.s.forEach(zone, 0, [&](CardId id) {
            m.forAbilities(id, [&](AbilityId a) {
                out.addIf(id != card && m.p.abilities[a].triggers.any(trig::Played), id);
            });
        });
    return out;
}

/// It has them as long as it is in play.
void borrow(Machine &m, CardId card, CardId lender, Duration duration)
{
    m.forAbilities(lender, [&](AbilityId a) {
        if (!m.p.abilities[a].triggers.any(trig::Played))
            return;
        Effect e;
        e.kind = EffectKind::Lends;
        e.duration = duration;
        e.source = e.target = card;
        e.sourceSerial = e.targetSerial = m.s.cards[card].serial;
        e.controller = m.s.cards[card].controller;
        e.value = static_cast<std::int16_t>(a);
        m.addLasting(e);
    });
}

/// The second of two cards that lend it abilities.
CardId secondLender(const PlayFrame &play)
{
    return play.part > 0 ? static_cast<CardId>(play.part - 1) : CardId{kNone};
}

/// The lenders go to the bottom of the deck.
void borrowFromDiscard(Machine &m, CardId card, std::initializer_list<CardId> lenders)
{
    for (const CardId lender : lenders) {
        if (lender == kNone)
            continue;
        borrow(m, card, lender, Duration::Phase);
        m.moveTo(lender, Zone::Deck, m.s.cards[lender].owner);
    }
}

/// A rescued card that may enter play as a copy of a unit.
void enterRescued(Machine &m, const PlayFrame &play)
{
    const CardId card = play.card;
    if (play.host != kNone)
        becomeCopy(m, card, play.host);
    m.enterFreed(card);
}

} // namespace

void Machine::stepPlay(Frame &f)
{
    PlayFrame &play = f.play();
    const auto ask = [&](PlayStep step) {
        f.go(step);
        wait();
    };
    switch (f.step<PlayStep>()) {
    case PlayStep::DetermineCost:
        if (play.cost > 0 && !damageSavers(*this, f.player, play.card).empty())
            return ask(PlayStep::AskSaving);
        [[fallthrough]];
    case PlayStep::Exploit:
        if (mayExploit(*this, f))
            return ask(PlayStep::AskExploit);
        [[fallthrough]];
    case PlayStep::Pay:
        if (mayPayInstead(*this, f))
            return ask(PlayStep::AskInstead);
        f.go(play.way != 0 ? PlayStep::PayParts : PlayStep::Borrow);
        payCosts(f);
        return;
    case PlayStep::PayParts:
        if (asksForPart(p.abilities[play.way].cost, play.part))
            wait();
        else
            f.go(PlayStep::Borrow);
        return;
    case PlayStep::Borrow:
        if (!lendersTo(*this, play.card, f.player).empty())
            return ask(PlayStep::AskBorrow);
        [[fallthrough]];
    case PlayStep::Enter:
        if (play.part == PlayFrame::kRescued) {
            f.go(PlayStep::Done);
            enterRescued(*this, play);
            return;
        }
        f.go(PlayStep::Entered);
        enterPlay(f);
        return;
    case PlayStep::Entered:
        f.go(PlayStep::Window);
        afterPlay(f);
        return;
    case PlayStep::Window:
        f.go(PlayStep::Done);
        if (play.is(PlayFrame::AsAction) && pushWindow())
            return;
        [[fallthrough]];
    case PlayStep::Done:
        freeContext(play.eventCtx);
        pop();
        return;
    default:
        ENGINE_CHECK(false, f.stepNumber, 0);
    }
}

void Questions::askPlay(const Frame &f, core::Decision &out) const
{
    const PlayFrame &play = f.play();
    if (f.at(PlayStep::AskExploit)) {
        askExploit(*this, f, out);
    } else if (f.at(PlayStep::AskSaving)) {
        askSaving(*this, f, out);
    } else if (f.at(PlayStep::AskBorrow)) {
        out.kind = DecisionKind::ChooseCards;
        out.prompt = static_cast<std::uint16_t>(Prompt::ChooseTargets);
        out.player = f.player;
        out.source = play.card;
        out.min = 0;
        const CardSet lenders = lendersTo(*this, play.card, f.player);
        const Constant *k = ownRule(*this, play.card, Rule::LendsFromDiscard);
        const int most = k == nullptr ? 1 : amount(k->amount, {f.player, play.card, nullptr});
        out.max = static_cast<std::int16_t>(std::min(most, lenders.count()));
        offerCards(out, lenders);
    } else if (f.at(PlayStep::PayParts)) {
        askPart(p.abilities[play.way].cost, play.part, {f.player, play.card, nullptr}, out);
        out.player = f.player;
    } else {
        askInstead(f, out);
    }
}

void Machine::answerPlay(Frame &f, const core::Decision &d, const core::Answer &a)
{
    PlayFrame &play = f.play();
    if (f.at(PlayStep::AskSaving)) {
        f.go(PlayStep::Exploit);
        save(*this, f, d, a);
    } else if (f.at(PlayStep::AskExploit)) {
        f.go(PlayStep::Pay);
        exploit(*this, f, d, a);
    } else if (f.at(PlayStep::AskBorrow)) {
        f.go(PlayStep::Enter);
        play.host = a.options.empty() ? CardId{kNone} : d.options[a.options[0]].card;
        if (play.part != PlayFrame::kRescued) // all parts of a cost are paid: the second lender
            play.part = static_cast<std::int16_t>(
                a.options.size() > 1 ? d.options[a.options[1]].card + 1 : 0);
    } else if (f.at(PlayStep::PayParts)) {
        payPart(p.abilities[play.way].cost, play.part, f.player, play.card, chosenCards(d, a));
        ++play.part;
    } else {
        f.go(PlayStep::Borrow);
        if (a.options.empty())
            payCosts(f);
        else
            discardInstead(*this, f, d.options[a.options[0]].card);
    }
}

/// One hit per source.
template <class F>
void Plays::forExtraCosts(const Frame &f, F &&take) const
{
    if (!ruleInPlay(Rule::ExtraCostDamage))
        return;
    const PlayFrame &play = f.play();
    forConstants([&](const Ability &a, CardId source) {
        const Constant &k = a.constant;
        const View v = viewOf(source);
        if (k.rule != Rule::ExtraCostDamage || ((playersOf(k.who, v) >> f.player) & 1U) == 0
            || !matchesToPlay(k.filter, play.card, sidePlayed(*this, play.card, play.way), v))
            return;
        take(Hit{.victim = s.bases[f.player],
                 .amount = amount(k.amount, v),
                 .source = source,
                 .dealer = f.player});
    });
}

bool Plays::hasExtraCosts(const Frame &f) const
{
    bool any = false;
    forExtraCosts(f, [&](const Hit &) { any = true; });
    return any;
}

/// Resources and additional costs (CR 6.2.4).
void Machine::payCosts(Frame &f)
{
    const PlayFrame &play = f.play();
    payCost(*this, f.player, play.cost,
            s.cards[play.card].zone == Zone::Resources ? play.card : kNone);
    if (!hasExtraCosts(f))
        return;
    std::array<Hit, kMaxCards> hits; // one for each card in play at most
    std::size_t count = 0;
    forExtraCosts(f, [&](const Hit &hit) { hits[count++] = hit; });
    dealDamage({hits.data(), count});
}

void Questions::askInstead(const Frame &f, core::Decision &out) const
{
    const PlayFrame &play = f.play();
    out.kind = DecisionKind::Pay;
    out.prompt = static_cast<std::uint16_t>(Prompt::DiscardToPay);
    out.player = f.player;
    out.source = play.card;
    out.min = play.cost > costFunds(*this, f.player) ? std::int16_t{1} : std::int16_t{0};
    const CardDef &d = defOf(play.card);
    for (int i = 0; i < d.abilityCount; ++i) {
        const Ability &a = p.abilities[static_cast<std::size_t>(d.firstAbility + i)];
        if (a.kind != AbilityKind::Constant || a.constant.rule != Rule::PayByDiscard)
            continue;
        s.forEach(Zone::Hand, f.player, [&](CardId id) {
            const DefId side = s.cards[id].def;
            if (id != play.card
                && matchesToPlay(a.constant.filter, id, side, {f.player, play.card, nullptr}))
                out.options.push_back(
                    {.kind = static_cast<std::uint8_t>(OptionKind::Pay), .card = id});
        });
    }
    out.max = out.options.empty() ? std::int16_t{0} : std::int16_t{1};
}

/// The effect that lets the card be played from the discard pile, if it also does something with
/// the card; 0: there is none.
static NodeId permitWithBody(const Board &m, CardId card, PlayerId player)
{
    for (const Effect &e : m.s.effects)
        if (e.kind == EffectKind::MayPlay && e.player == player && m.p.nodes[e.node].body != 0
            && m.s.affects(e, card) && m.s.cards[card].zone == Zone::Discard)
            return e.node;
    return 0;
}

/// Does that when the card has entered play.
static void doWith(Machine &m, Frame &f, CardId card, NodeId permit)
{
    Context *c = m.newContext(f.play().eventCtx);
    if (c == nullptr)
        return;
    c->source = card;
    c->sourceSerial = m.s.cards[card].serial;
    c->controller = c->itController = f.player;
    c->it.add(card);
    m.pushEffects(m.p.nodes[permit].body, f.play().eventCtx);
}

/// `side`: the side that was played.
static void enterAsUnit(Machine &m, Frame &f, DefId side)
{
    PlayFrame &play = f.play();
    const CardId card = play.card;
    const CardId lender = std::exchange(play.host, kNone);
    const bool copies = lender != kNone && m.hasRule(card, Rule::CopiesUnit);
    if (copies)
        becomeCopy(m, card, lender);
    m.moveTo(card, m.hotOf(card).arena, f.player);
    if (lender != kNone && ownRule(m, card, Rule::LendsFromDiscard) != nullptr)
        borrowFromDiscard(m, card, {lender, secondLender(play)});
    else if (lender != kNone && !copies)
        borrow(m, card, lender, Duration::WhileSourceInPlay);
    const bool next = consumeNextReady(m, f.player, card, side);
    giveNextGains(m, f.player, card, side);
    if (!next && !play.is(PlayFrame::EntersReady))
        exhaustEntered(m, card);
}

/// The card is put into play; it is "played" at this moment (CR 6.2.5).
void Machine::enterPlay(Frame &f)
{
    const PlayFrame &play = f.play();
    const CardId card = play.card;
    const DefId side = sidePlayed(*this, card, play.way);
    const HotDef &d = m_db.hot[side];
    consumeNextCost(f.player, card, side, wayOf(play.way));
    consumeNextExploit(*this, f.player, card, side);
    const NodeId permit = permitWithBody(*this, card, f.player);
    Card &c = s.cards[card];
    const bool faceless = (d.kind & kind::Event) != 0;
    const Zone from = c.zone;
    c.status = static_cast<std::uint8_t>(c.status & ~status::FaceDown);
    if ((d.kind & kind::Unit) != 0) {
        enterAsUnit(*this, f, side);
    } else if (faceless) {
        moveTo(card, Zone::Discard, c.owner); // first to the discard, then it resolves (CR 3.3.4)
    } else {
        setMark(play.host, mark::upgradedBy(f.player));
        if (isUnitInPlay(play.host))
            note(Deed::of(DeedKind::Upgraded, play.host, s.cards[play.host].def,
                          s.cards[play.host].controller, f.player));
        unlink(card);
        c.controller = f.player;
        append(card, from, f.player);
        turn(*this, card, side);
        attach(card, play.host);
    }
    setMark(card, mark::ArrivedThisPhase);
    s.notes.discarded.remove(card); // a played event does not count as discarded
    const int credits = static_cast<int>(play.credits()); // each pays instead of a resource
    const int paid = std::max(0, paidResources(*this, f.player, play.cost) - credits);
    if (!note(Deed::played(card, s.cards[card].def, f.player, from, wayOf(play.way), paid)))
        return;
    touch(reads::History);
    emit(Ev::CardPlayed, card, play.host, play.cost, 0, f.player);
    const PlayWay way = wayOf(play.way);
    if (from == Zone::Resources && (way == PlayWay::Smuggle || way == PlayWay::Plot))
        replaceResource(f.player); // CR 7.5.14G, 7.5.19C
    if (permit != 0 && play.effect == 0)
        doWith(*this, f, card, permit);
    if (play.effect == 0 || f.ctx == kNone || nodeOf(play.effect).body == 0)
        return;
    if ((nodeOf(play.effect).flags & nf::KeepIt) != 0) {
        pushEffects(nodeOf(play.effect).body, f.ctx);
        return;
    }
    ctx(f).it.clear();
    ctx(f).it.add(card);
    ctx(f).itController = f.player;
    pushEffects(nodeOf(play.effect).body, f.ctx);
}

/// One window for everything that the play triggered (CR 6.2.0F); an event resolves before it.
void Machine::afterPlay(Frame &f)
{
    const CardId card = f.play().card;
    refresh();
    const Card &c = s.cards[card];
    const CardDef &d = defOf(card);
    const bool event = d.type == CardType::Event;
    if (event && (c.zone == Zone::Discard || c.zone == Zone::Resources)) {
        startEvent(f);
    } else if (inPlay(card) || c.zone == Zone::Captured) { // captured as it entered play
        fireSelf(card, trig::Played, card);
        if (c.host != kNone && c.zone != Zone::Captured) { // the host of a captive is its captor
            fireSelf(card, trig::BecomesAttached, c.host);
            fireSelf(c.host, trig::GetsUpgrade, card);
        }
        if (isUnitInPlay(card)) {
            fireArrival(card);
            fireEntered(card);
            fireOthers(trig::UnitMade, card, f.player);
        }
    }
    const auto controller = c.controller;
    s.cards[card].controller = f.player; // "a card that you play", whoever owns it
    fireOthers(trig::CardPlayed, card, f.player);
    fireOthers(trig::OpponentPlays, card, f.player);
    s.cards[card].controller = controller;
}

void Machine::startEvent(Frame &f)
{
    PlayFrame &play = f.play();
    const bool blank = eventIsBlank(f.player) || losesByName(play.card);
    const CardDef &d = defOf(play.card);
    for (int i = 0; i < d.abilityCount && !blank; ++i) {
        const auto id = static_cast<AbilityId>(d.firstAbility + i);
        const Ability &a = p.abilities[id];
        if (a.kind != AbilityKind::Event)
            continue;
        Context *c = newContext(play.eventCtx);
        if (c == nullptr)
            return;
        c->source = play.card;
        c->sourceSerial = s.cards[play.card].serial;
        c->controller = f.player;
        c->ability = id;
        pushEffects(a.effects, play.eventCtx);
        return;
    }
}

/// "The first event played by each opponent each round loses all abilities."
bool Plays::eventIsBlank(PlayerId player) const
{
    bool blank = false;
    if (!ruleInPlay(Rule::BlankFirst))
        return false;
    forConstants([&](const Ability &a, CardId source) {
        blank = blank
            || (a.constant.rule == Rule::BlankFirst
                && ((playersOf(a.constant.who, viewOf(source)) >> player) & 1U) != 0);
    });
    return blank
        && std::ranges::count_if(s.history.round(),
                                 [&](const Deed &deed) {
                                     return deed.is(DeedKind::Played) && deed.player() == player
                                         && m_db.def(deed.def).type == CardType::Event;
                                 })
        == 1; // the one that resolves
}

} // namespace playmat::swu
