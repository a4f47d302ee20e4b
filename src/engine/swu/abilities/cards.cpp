#include "engine/swu/abilities/doubling.h"
#include "engine/swu/abilities/op.h"
#include "engine/swu/language/condition.h"
#include "engine/swu/rules/force.h"
#include "engine/swu/rules/machine.h"
#include "engine/swu/text/printer.h"

/// What is done to cards in play: defeated, exhausted, readied, handed to somebody else.
namespace playmat::swu {

/// The controller of the unit owns the token upgrades attached to it (CR 1.5.2A).
CardSet giveTokens(Machine &m, CardId unit, Token token, int count)
{
    CardSet given;
    const DefId def = m.db().tokenUpgrades[static_cast<std::size_t>(token)];
    for (int i = 0; i < count && m.s.phase != Phase::Over; ++i)
        if (const CardId id = m.createToken(def, m.s.cards[unit].controller, unit, i); id != kNone)
            given.add(id);
    return given;
}

void noteGiven(Machine &m, PlayerId player, const CardSet &tokens)
{
    if (tokens.empty())
        return;
    m.noteOnce(DeedKind::MadeToken, player);
    m.noteOnce(DeedKind::GaveToken, player);
}

namespace {

using field::needed;

/// Does it to each card; whether it could be done to all.
bool forAll(const Questions &m, const CardSet &set, auto &&act)
{
    bool all = true;
    m.s.inOrder(set, [&](CardId id) { all = act(id) && all; });
    return all;
}

// --- defeat

bool canDefeat(const Questions &m, const Node &, const View &v, CardId id)
{
    return m.inPlay(id) && m.defOf(id).type != CardType::Base && !m.isProtected(id, v.you)
        && !m.withstands(id, mark::CantBeDefeated, v.you);
}

bool defeatEach(Machine &m, Frame &f, const Node &n, const CardSet &set)
{
    CardSet there;
    const bool all = forAll(m, set, [&](CardId id) {
        const bool can = canDefeat(m, n, m.viewOf(f), id);
        if (can)
            there.add(id);
        return can;
    });
    m.defeat(there, m.ctx(f).controller);
    return all && !there.empty();
}

constexpr Field<Node> kDefeatFields[] = {field::to("defeat"), field::withNext()};
constexpr OpSpec kDefeat{
    .form = {"Defeats cards.", kDefeatFields},
    .traits = op::Foretold,
    .leaves = Leaves::OnEach,
    .apply = defeatEach,
    .changes = canDefeat,
    .clause = [](Printer &p, const Node &n) { return p.verb(p.say(P::Defeat), n); },
    .unchanged = "changes nothing",
    .nothingThere = "Nothing to defeat",
};

// --- exhaust, ready

bool canExhaust(const Questions &m, const Node &, const View &v, CardId id)
{
    return m.inPlay(id) && (m.s.cards[id].status & status::Exhausted) == 0
        && !m.withstands(id, mark::CantBeExhausted, v.you);
}

bool exhaustEach(Machine &m, Frame &f, const Node &n, const CardSet &set)
{
    return forAll(m, set, [&](CardId id) {
        const bool can = canExhaust(m, n, m.viewOf(f), id);
        if (can)
            m.exhaust(id);
        return can;
    });
}

constexpr Field<Node> kExhaustFields[] = {field::to("exhaust"), field::withNext()};
constexpr OpSpec kExhaust{
    .form = {"Exhausts cards.", kExhaustFields},
    .traits = op::Foretold,
    .apply = exhaustEach,
    .changes = canExhaust,
    .clause = [](Printer &p, const Node &n) { return p.verb("exhaust {cards}", n); },
    .unchanged = "is exhausted already, or cannot be",
    .nothingThere = "Nothing to exhaust",
};

bool readyEach(Machine &m, Frame &, const Node &, const CardSet &set)
{
    return forAll(m, set, [&](CardId id) { return m.inPlay(id) && m.ready(id); });
}

constexpr Field<Node> kReadyFields[] = {field::to("ready"), field::withNext()};
constexpr OpSpec kReady{
    .form = {"Readies cards.", kReadyFields},
    .traits = op::Foretold,
    .apply = readyEach,
    .changes =
        [](const Questions &m, const Node &, const View &, CardId id) {
            const Card &c = m.s.cards[id];
            return m.inPlay(id) && (c.status & status::Exhausted) != 0
                && !c.marks.any(mark::CantReady);
        },
    .clause = [](Printer &p, const Node &n) { return p.verb("ready {cards}", n); },
    .unchanged = "is ready already, or cannot ready",
    .nothingThere = "Nothing to ready",
};

// --- give

bool giveEach(Machine &m, Frame &f, const Node &n, const CardSet &set)
{
    CardSet given;
    const bool all = forAll(m, set, [&](CardId id) {
        if (m.isUnitInPlay(id))
            given = given | giveTokens(m, id, n.token, tokensOf(f, n));
        return m.isUnitInPlay(id);
    });
    noteGiven(m, m.ctx(f).controller, given);
    if ((n.flags & nf::Remember) != 0)
        m.ctx(f).it = given;
    return all;
}

std::string giveClause(Printer &p, const Node &n)
{
    const Printer::AmountText a = p.amount(n.amount);
    const bool one = a.text == "1";
    const TokenWord &word = *rowOf(words::tokens, n.token);
    if (a.form == Printer::AmountText::Equal) {
        const std::string several = p.say(word.many, {{"n", ""}});
        return p.say("give{tokens} equal to {n} to {cards}",
                     {{"tokens", several}, {"n", a.text}, {"cards", p.target(n.target, true)}});
    }
    const std::string count
        = a.form == Printer::AmountText::ThatMuch ? std::string(p.say("that many")) : a.text;
    const std::string tokens = p.say(one ? word.one : word.many, {{"n", count}});
    const std::string words = p.say("give {tokens} to {cards}",
                                    {{"tokens", tokens}, {"cards", p.target(n.target, true)}})
        + a.each;
    if ((n.flags & nf::Remember) != 0)
        p.said.nameNow = p.say(one ? "that token" : "those tokens");
    return words;
}

constexpr Field<Node> kGiveFields[]
    = {needed(field::word<&Node::token, words::tokens>("give", "word_token")), field::to("to"),
       field::amount<&Node::amount>("tokens"), field::flag<nf::Remember>("remember"),
       field::withNext()};
constexpr OpSpec kGive{
    .form = {"Gives token upgrades; with \"remember\" these are \"it\" from then on.", kGiveFields},
    .traits = op::Foretold,
    .leaves = Leaves::Something,
    .apply = giveEach,
    .askFirst =
        [](Machine &m, Frame &f, const Node &n, const CardSet &set) {
            if (set.empty() || !asksToDouble(m, f, n, m.ctx(f).controller))
                return false;
            m.ctx(f).it = set;
            return true;
        },
    .changes
    = [](const Questions &m, const Node &, const View &, CardId id) { return m.isUnitInPlay(id); },
    .ask = askDouble,
    .answer = answerDouble,
    .clause = giveClause,
    .nothingThere = "Nobody to give it to",
};

// --- give_another

/// One more token of the same kind on the same unit.
bool giveAnother(Machine &m, Frame &f, const Node &, const CardSet &set)
{
    CardSet given;
    m.s.inOrder(set, [&](CardId id) {
        const CardId host = m.s.cards[id].host;
        if (host == kNone || !m.defOf(id).isToken())
            return;
        const CardId token = m.createToken(m.s.cards[id].def, m.s.cards[host].controller, host);
        if (token != kNone)
            given.add(token);
    });
    noteGiven(m, m.ctx(f).controller, given);
    return !given.empty();
}

constexpr Field<Node> kGiveAnotherFields[] = {field::to("give_another")};
constexpr OpSpec kGiveAnother{
    .form
    = {"Gives another token upgrade like this one to the unit that it is on.", kGiveAnotherFields},
    .traits = op::Foretold,
    .leaves = Leaves::Something,
    .apply = giveAnother,
    .clause =
        [](Printer &p, const Node &n) {
            return p.say("choose {card}. Give another one of those tokens to that unit",
                         {{"card", p.target(n.target)}});
        },
    .nothingThere = "No token upgrade to choose",
};

// --- create

/// A unit enters exhausted and was not played (CR 1.5.2). False when there is no room.
bool createOne(Machine &m, DefId def, PlayerId player)
{
    if (m.db().def(def).type == CardType::Token) {
        if (const CardId id = createInBaseZone(m, def, player); id != kNone)
            m.ctx(m.s.stack.back()).it.add(id);
        return m.s.phase != Phase::Over;
    }
    const CardId id = m.createToken(def, player, kNone);
    if (id == kNone)
        return false;
    m.moveTo(id, m.defOf(id).arena, player);
    if (!ruleHolds(m, Rule::CreatedReady, player))
        exhaustEntered(m, id);
    m.setMark(id, mark::ArrivedThisPhase);
    m.ctx(m.s.stack.back()).it.add(id);
    return true;
}

/// For each of these players, a bit each, that they created a token (CR 3.7).
void noteTokens(Machine &m, std::uint8_t players)
{
    for (PlayerId player = 0; player < kPlayers; ++player)
        if (((players >> player) & 1U) != 0)
            m.noteOnce(DeedKind::MadeToken, player);
}

void stepCreate(Machine &m, Frame &f, const Node &n)
{
    const std::uint8_t who = m.playersOf(n.who, m.viewOf(f));
    for (PlayerId player = 0; player < kPlayers; ++player)
        if (who == core::playerBit(player) && asksToDouble(m, f, n, player))
            return;
    Context &c = m.ctx(f);
    c.it.clear();
    const DefId def = m.db().findToken(n.tokenUnit);
    const int count = tokensOf(f, n);
    for (PlayerId player = 0; player < kPlayers; ++player)
        for (int i = 0; ((who >> player) & 1U) != 0 && i < count; ++i)
            if (m.s.phase == Phase::Over || !createOne(m, def, player))
                return;
    m.refresh();
    const CardSet created = c.it;
    m.s.inOrder(created, [&](CardId id) {
        if (!m.isUnitInPlay(id))
            return;
        m.fireArrival(id);
        m.fireEntered(id);
        m.fireOthers(trig::UnitMade, id, m.s.cards[id].controller);
    });
    if (!created.empty())
        noteTokens(m, who);
    c.did = created.empty() ? 0 : 1;
    m.nextNode(f);
}

/// "for every 2 resources that player controls, create a … token"; empty for other amounts.
std::string createForPairs(Printer &p, const Node &n, std::string_view token)
{
    const Amount &half = p.program().amounts[n.amount];
    const Amount &pairs = p.program().amounts[half.a];
    if (half.op == nullptr || half.op->form.word() != "half" || pairs.op == nullptr
        || pairs.op->form.word() != "resources_of")
        return {};
    p.said.them = true;
    return p.say("for every 2 resources {player} [control|controls], create {token}",
                 {{"player", p.player(pairs.who)}, {"token", p.article(Filter{}, token)}},
                 pairs.who != Who::You);
}

std::string createClause(Printer &p, const Node &n)
{
    const Printer::AmountText a = p.amount(n.amount);
    const std::string token = p.say("{title} token", {{"title", p.titleOf(n.tokenUnit)}});
    if (std::string words = createForPairs(p, n, token); !words.empty())
        return words;
    const bool that = a.form == Printer::AmountText::ThatMuch;
    const std::string tokens = a.text == "1"
        ? p.article(Filter{}, token)
        : p.say("{n} {token}s",
                {{"n", that ? std::string(p.say("that many")) : a.text}, {"token", token}});
    const bool you = n.who == Who::You;
    if (a.form == Printer::AmountText::Equal) {
        p.said.them = true;
        return p.say(you ? "create {token}s equal to {n}"
                         : "{player} creates {token}s equal to {n}",
                     {{"player", p.player(n.who)}, {"token", token}, {"n", a.text}});
    }
    p.said.them = a.text != "1";
    return p.say(you ? "create {tokens}" : "{player} creates {tokens}",
                 {{"player", p.player(n.who)}, {"tokens", tokens}})
        + a.each;
}

constexpr Field<Node> kCreateFields[]
    = {needed(field::tree<&Node::tokenUnit, &TreeReader::tokenUnit>("create", "string")),
       field::amount<&Node::amount>("tokens"), field::who(), field::withNext()};
constexpr OpSpec kCreate{
    .form
    = {"Creates tokens by their title, which are \"it\"; units enter exhausted.", kCreateFields},
    .traits = op::Foretold,
    .leaves = Leaves::Something,
    .step = stepCreate,
    .ask = askDouble,
    .answer = answerDouble,
    .clause = createClause,
};

// --- take_control

/// A leader unit that would change control is defeated instead (CR 3.4.6).
void controlOrDefeat(Machine &m, CardId id, PlayerId player)
{
    if (!isDefeatedInstead(m, id)) {
        m.takeControl(id, player);
        return;
    }
    CardSet one;
    one.add(id);
    m.defeat(one, player);
}

bool controlEach(Machine &m, Frame &f, const Node &n, const CardSet &set)
{
    const PlayerId who = m.playerOf(n.who, m.viewOf(f));
    return who == kNone || forAll(m, set, [&](CardId id) {
               if (!m.inPlay(id) || m.withstands(id, mark::CantChangeControl, who))
                   return false;
               controlOrDefeat(m, id, who);
               return true;
           });
}

std::string controlClause(Printer &p, const Node &n)
{
    if (std::exchange(p.said.having, false))
        return p.say("have {player} take control of {cards}",
                     {{"player", p.player(n.who)}, {"cards", p.target(n.target)}});
    p.said.theyMay = n.who == Who::Opponent;
    if (n.who == Who::OwnerOfSubject)
        p.said.spokenOf = Ref::Subject;
    return p.say("[take|{player} takes] control of {cards}",
                 {{"player", p.player(n.who)}, {"cards", p.target(n.target)}}, n.who != Who::You);
}

constexpr Field<Node> kTakeControlFields[] = {field::to("take_control"), field::who()};
constexpr OpSpec kTakeControl{
    .form = {"A player (you) takes control of cards.", kTakeControlFields},
    .traits = op::Foretold | op::HandsOver,
    .apply = controlEach,
    .changes =
        [](const Questions &m, const Node &n, const View &v, CardId id) {
            return m.inPlay(id)
                && (m.s.cards[id].controller != m.playerOf(n.who, v) || m.isAttached(id));
        },
    .clause = controlClause,
    .nothingThere = "Nothing to take control of",
};

// --- attach, capture

bool attachEach(Machine &m, Frame &f, const Node &, const CardSet &set)
{
    const CardId host = m.ctx(f).dealer;
    return forAll(m, set, [&](CardId id) { return host != kNone && attachByAbility(m, id, host); });
}

constexpr Field<Node> kAttachFields[]
    = {field::to("attach"), needed(field::selector<&Node::source>("onto"))};
constexpr OpSpec kAttach{
    .form = {"Attaches an upgrade to a unit, or a unit or leader with an \"upgrade\" side.",
             kAttachFields},
    .traits = op::Foretold,
    .apply = attachEach,
    .clause = [](Printer &p, const Node &n) { return p.verb("attach {cards} to {unit}", n); },
};

/// A leader would leave play, so it is defeated (CR 3.4.6).
bool captureOne(Machine &m, CardId captor, CardId id)
{
    CardSet one;
    one.add(id);
    if (isDefeatedInstead(m, id))
        m.defeat(one, m.s.cards[captor].controller);
    else
        m.capture(captor, id);
    return true;
}

/// Captures are rare, and marks are few: this one is looked up.
bool withstandsCapture(const Machine &m, CardId id, PlayerId by)
{
    bool is = false;
    m.forAbilities(id, [&](AbilityId ability) {
        const Ability &a = m.p.abilities[ability];
        is = is
            || (a.kind == AbilityKind::Constant && a.constant.rule == Rule::CantBeCaptured
                && m.holds(a.cond, m.viewOf(id)));
    });
    return is && by != m.s.cards[id].controller;
}

/// A unit that has left captures nothing (CR 8.33.1A); a base guards as a unit does.
bool canGuard(const Machine &m, CardId captor)
{
    return m.isUnitInPlay(captor) || (captor != kNone && m.defOf(captor).type == CardType::Base);
}

/// What is done instead still counts for "if you do" (CR 8.9).
bool captureEach(Machine &m, Frame &f, const Node &, const CardSet &set)
{
    const CardId captor = m.ctx(f).dealer;
    return forAll(m, set, [&](CardId id) {
        const PlayerId by = m.ctx(f).controller;
        if (m.s.cards[id].zone == Zone::Discard && canGuard(m, captor)) {
            m.guard(captor, id);
            return true;
        }
        const bool can = m.isUnitInPlay(id) && canGuard(m, captor) && !m.isProtected(id, by)
            && !withstandsCapture(m, id, by);
        return can && (m.happensInstead(id) || captureOne(m, captor, id));
    });
}

constexpr Field<Node> kCaptureFields[]
    = {field::to("capture"), needed(field::selector<&Node::source>("by"))};
constexpr OpSpec kCapture{
    .form = {"Captures units, also from a discard pile.", kCaptureFields},
    .traits = op::Foretold | op::HandsOver,
    .apply = captureEach,
    .clause =
        [](Printer &p, const Node &n) {
            const Selector &by = p.sel(n.source);
            const Selector &whom = p.sel(n.target);
            if (by.mode == SelectMode::Ref && by.ref == Ref::A && whom.mode == SelectMode::Ref
                && whom.ref == Ref::B)
                return std::string(p.say("the first unit captures the second one"));
            const bool having = std::exchange(p.said.having, false);
            const std::string captor = p.target(n.source);
            if (having)
                return p.say("have {unit} capture {cards}",
                             {{"unit", captor}, {"cards", p.target(n.target)}});
            if (p.sel(n.source).mode == SelectMode::Ref)
                p.said.spokenOf = p.sel(n.source).ref;
            return p.say("{unit} captures {cards}",
                         {{"unit", captor}, {"cards", p.target(n.target)}});
        },
};

bool rescueEach(Machine &m, Frame &, const Node &, const CardSet &set)
{
    return forAll(m, set, [&](CardId id) {
        const bool can = m.s.cards[id].zone == Zone::Captured;
        if (can)
            m.rescue(id);
        return can;
    });
}

constexpr Field<Node> kRescueFields[] = {field::to("rescue")};
constexpr OpSpec kRescue{
    .form = {"Rescues captured cards.", kRescueFields},
    .traits = op::Foretold,
    .apply = rescueEach,
    .clause = [](Printer &p, const Node &n) { return p.verb("rescue {cards}", n); },
    .nothingThere = "Nobody to rescue",
};

// --- collect, collect_again (CR 7.5.13)

bool collectEach(Machine &m, Frame &f, const Node &, const CardSet &set)
{
    return forAll(m, set, [&](CardId id) {
        m.collectBounties(id, m.ctx(f).controller);
        return true;
    });
}

std::string collectClause(Printer &p, const Node &n)
{
    const std::string whom = p.target(n.target);
    if (whom == p.say(P::It))
        return std::string(p.say("collect its Bounties"));
    return p.say("collect the Bounties of {cards}", {{"cards", whom}});
}

constexpr Field<Node> kCollectFields[] = {field::to("collect")};
constexpr OpSpec kCollect{
    .form
    = {"Collects the Bounties of units that are still in play, before they leave.", kCollectFields},
    .apply = collectEach,
    .clause = collectClause,
};

/// The trigger's amount is the id of the Bounty ability. The player has already agreed to collect
/// it.
void stepCollectAgain(Machine &m, Frame &f, const Node &)
{
    const Context &c = m.ctx(f);
    Trigger t;
    t.ability = static_cast<AbilityId>(c.triggerAmount);
    t.source = t.subject = c.subject;
    t.sourceSerial = m.s.cards[c.subject].serial;
    t.controller = c.controller;
    t.attack = c.attack;
    if (m.p.abilities[t.ability].triggers.any(trig::OnAttack) && c.attack < m.s.attackCount)
        t.subject = m.s.attacks[c.attack].defender;
    if (m.p.abilities[c.ability].triggers.any(trig::UsesDefeated | trig::DefeatedAbility))
        t.flags |= Trigger::AsDefeated;
    m.nextNode(f);
    m.resolveAgreed(t);
}

constexpr Field<Node> kCollectAgainFields[] = {field::plain("collect_again")};
constexpr OpSpec kCollectAgain{
    .form = {"Collects the Bounty that was just collected once more.", kCollectAgainFields},
    .step = stepCollectAgain,
    .clause
    = [](Printer &p, const Node &) { return std::string(p.say("collect that Bounty again")); },
};

constexpr Field<Node> kUseAgainFields[]
    = {{"use_again", "true|all",
        [](TreeReader &, const JsonCursor &, const JsonCursor &at, Node &n) {
            if (at.isString() && at.string() == "all")
                n.flags |= nf::All;
            else if (!at.boolean())
                at.fail("leave it out instead of false");
        },
        true}};
constexpr OpSpec kUseAgain{
    .form = {"Uses the ability that was just used once more; see \"uses_when_defeated\".",
             kUseAgainFields},
    .step = stepCollectAgain,
    .clause =
        [](Printer &p, const Node &n) {
            return std::string(p.say((n.flags & nf::All) != 0
                                         ? "use all of its \"When Defeated\" abilities again"
                                         : "use that ability again"));
        },
};

// --- use_when_defeated, use_when_played

/// Calls f(ability) for each such ability of the unit.
template <class F>
void forUses(const Questions &m, const Triggers &when, CardId unit, F &&f)
{
    m.forAbilities(unit, [&](AbilityId id) {
        const Ability &a = m.p.abilities[id];
        if (a.kind == AbilityKind::Triggered && a.triggers.any(when))
            f(id);
    });
}

void useOnUnit(Machine &m, const Frame &f, const Triggers &when, CardId unit, AbilityId ability)
{
    Trigger t;
    t.ability = ability;
    t.source = t.subject = unit;
    t.sourceSerial = m.s.cards[unit].serial;
    t.controller = m.ctx(f).controller;
    t.flags = when.any(trig::Defeated) ? Trigger::AsDefeated : std::uint8_t{0};
    m.addTrigger(t);
}

/// Which one, if there are several.
template <const Triggers &kWhen>
bool asksWhich(Machine &m, Frame &f, const Node &, const CardSet &set)
{
    int several = 0;
    if (!set.empty())
        forUses(m, kWhen, m.s.firstOf(set), [&](AbilityId) { ++several; });
    if (several < 2)
        return false;
    m.ctx(f).it = set;
    f.go(OwnStep::Ask);
    f.player = m.ctx(f).controller;
    m.wait();
    return true;
}

template <const Triggers &kWhen>
bool useTheOnly(Machine &m, Frame &f, const Node &, const CardSet &set)
{
    bool any = false;
    const CardId unit = m.s.firstOf(set);
    forUses(m, kWhen, unit, [&](AbilityId id) {
        useOnUnit(m, f, kWhen, unit, id);
        any = true;
    });
    return any;
}

template <const Triggers &kWhen>
void askWhich(Machine &m, const Frame &f, const Node &, core::Decision &out)
{
    out.kind = core::DecisionKind::ChooseTrigger;
    out.prompt = static_cast<std::uint16_t>(Prompt::NextTrigger);
    const CardId unit = m.s.firstOf(m.s.contexts[f.ctx].it);
    forUses(m, kWhen, unit, [&](AbilityId id) {
        out.options.push_back({.kind = static_cast<std::uint8_t>(OptionKind::Trigger),
                               .card = unit,
                               .number = static_cast<std::int16_t>(TriggerKind::Ability),
                               .ability = id});
    });
}

template <const Triggers &kWhen>
void answerWhich(Machine &m, Frame &f, const Node &, const core::Decision &d, const core::Answer &a)
{
    const core::Option &o = d.options[a.options[0]];
    useOnUnit(m, f, kWhen, o.card, static_cast<AbilityId>(o.ability));
    m.ctx(f).did = 1;
    m.nextNode(f);
}

constexpr Field<Node> kUseDefeatedFields[] = {field::to("use_when_defeated")};
constexpr OpSpec kUseDefeated{
    .form = {"Uses a \"When Defeated\" ability of a unit that is there.", kUseDefeatedFields},
    .apply = useTheOnly<trig::Defeated>,
    .askFirst = asksWhich<trig::Defeated>,
    .ask = askWhich<trig::Defeated>,
    .answer = answerWhich<trig::Defeated>,
    .clause =
        [](Printer &p, const Node &n) {
            return p.say("use a \"When Defeated\" ability of {card}",
                         {{"card", p.target(n.target)}});
        },
    .nothingThere = "No ability to use",
};

/// All of them that are wanted wait together, and their player says which comes first.
bool useAllPlayed(Machine &m, Frame &f, const Node &, const CardSet &set)
{
    bool any = false;
    m.s.inOrder(set, [&](CardId unit) {
        forUses(m, trig::Played, unit, [&](AbilityId id) {
            useOnUnit(m, f, trig::Played, unit, id);
            any = true;
        });
    });
    return any;
}

constexpr Field<Node> kUsePlayedFields[] = {field::to("use_when_played")};
constexpr OpSpec kUsePlayed{
    .form = {"Uses the \"When Played\" abilities of units that are there.", kUsePlayedFields},
    .apply = useAllPlayed,
    .clause =
        [](Printer &p, const Node &n) {
            return p.say("use the \"When Played\" abilities of {cards}",
                         {{"cards", p.target(n.target)}});
        },
    .nothingThere = "No ability to use",
};

// --- exchange

/// Two units change their controllers; nothing happens if one is missing (CR 8.9).
bool exchangeTwo(Machine &m, Frame &, const Node &n, const CardSet &set)
{
    (void)n;
    const CardId a = set.empty() ? kNone : m.s.firstOf(set); // ids are nothing anybody sees
    CardSet rest = set;
    if (a != kNone)
        rest.remove(a);
    const CardId b = rest.empty() ? kNone : rest.first();
    if (!m.isUnitInPlay(a) || !m.isUnitInPlay(b)
        || m.s.cards[a].controller == m.s.cards[b].controller)
        return false;
    const PlayerId to = m.s.cards[b].controller;
    const PlayerId from = m.s.cards[a].controller;
    const auto take = [&](CardId id, PlayerId by) {
        if (!m.withstands(id, mark::CantChangeControl, by))
            controlOrDefeat(m, id, by);
    };
    take(a, to);
    take(b, from);
    return true;
}

bool exchangeEach(Machine &m, Frame &f, const Node &n, const CardSet &set)
{
    CardSet both = set;
    if (const CardId other = m.ctx(f).dealer; other != kNone)
        both.add(other);
    return exchangeTwo(m, f, n, both);
}

constexpr Field<Node> kExchangeFields[]
    = {field::to("exchange"), needed(field::selector<&Node::source>("for"))};
constexpr OpSpec kExchange{
    .form = {"Two units, one of each player, change their controllers at the same time.",
             kExchangeFields},
    .traits = op::Foretold,
    .apply = exchangeEach,
    .clause =
        [](Printer &p, const Node &n) {
            const Selector &to = p.sel(n.target);
            const Selector &from = p.sel(n.source);
            if (to.mode == SelectMode::Ref && to.ref == Ref::A && from.mode == SelectMode::Ref
                && from.ref == Ref::B)
                return std::string(p.say("exchange control of those units"));
            return p.verb("exchange control of {cards} and {unit}", n);
        },
};

// --- deploy

// --- flip

bool flipEach(Machine &m, Frame &, const Node &, const CardSet &set)
{
    return forAll(m, set, [&](CardId id) { return flipLeader(m, id); });
}

constexpr Field<Node> kFlipFields[] = {field::to("flip")};
constexpr OpSpec kFlip{
    .form = {"Turns a leader to its other leader side.", kFlipFields},
    .traits = op::Foretold,
    .apply = flipEach,
    .clause = [](Printer &p, const Node &n) { return p.verb("flip {cards}", n); },
};

void stepDeploy(Machine &m, Frame &f, const Node &)
{
    const CardId leader = m.ctx(f).source;
    m.nextNode(f);
    if (m.s.cards[leader].zone == Zone::Base) // another trigger may have deployed it
        m.deploy(leader);
}

constexpr Field<Node> kDeployFields[] = {field::plain("deploy")};
constexpr OpSpec kDeploy{
    .form = {"Deploys this leader.", kDeployFields},
    .traits = op::Foretold,
    .step = stepDeploy,
    .clause = [](Printer &p, const Node &n) { return p.verb(p.say(P::Deploy), n); },
};

} // namespace

Ops cardOps()
{
    static constexpr const OpSpec *ops[]
        = {&kDefeat,      &kExhaust,     &kReady,     &kGive,     &kCreate,  &kTakeControl,
           &kGiveAnother, &kAttach,      &kCapture,   &kRescue,   &kCollect, &kCollectAgain,
           &kUseAgain,    &kUseDefeated, &kUsePlayed, &kExchange, &kFlip,    &kDeploy};
    return ops;
}

Node deployNode()
{
    Node n;
    n.op = &kDeploy;
    return n;
}

} // namespace playmat::swu
