#include "engine/swu/abilities/op.h"
#include "engine/swu/language/condition.h"
#include "engine/swu/rules/machine.h"
#include "engine/swu/rules/payments.h"
#include "engine/swu/text/printer.h"

#include <algorithm>

/// Effects that steer other effects: conditions, delays, payments.
namespace playmat::swu {

namespace {

using field::needed;

/// Finished with the node itself; its body comes next.
void goOn(Machine &m, Frame &f, NodeId body)
{
    m.nextNode(f);
    m.pushEffects(body, f.ctx);
}

void stepBody(Machine &m, Frame &f, const Node &n)
{
    goOn(m, f, n.body);
}

// --- list, then

constexpr Field<Node> kListFields[] = {needed(field::body("list"))};
constexpr OpSpec kList{
    .form = {"Several effects as one.", kListFields},
    .traits = op::Foretold | op::Steers | op::Silent,
    .step = stepBody,
    .idle = [](const Questions &m, const Node &n, const View &v) { return m.isIdle(n.body, v); },
    .sentences = [](Printer &p, const Node &n) { return p.list(n.body); },
};

Printer::Sentences afterwards(Printer &p, const Node &n)
{
    Printer::Sentences out = p.list(n.body);
    if (!out.empty())
        out.front() = p.say("then, {effect}", {{"effect", out.front()}});
    return out;
}

constexpr Field<Node> kThenFields[] = {needed(field::body("then"))};
constexpr OpSpec kThen{
    .form = {"Done whatever happened before; triggered abilities wait for it.", kThenFields},
    .traits = op::Foretold | op::Steers | op::Modal,
    .step = stepBody,
    .idle = [](const Questions &m, const Node &n, const View &v) { return m.isIdle(n.body, v); },
    .sentences = afterwards,
};

// --- if, if_you_do

/// It may ask what it would be "you may" to do, because not to ask would tell whether the condition
/// holds.
void stepIf(Machine &m, Frame &f, const Node &n)
{
    if (!m.asksUnseen(f, n)) {
        goOn(m, f, m.holds(n.cond, m.viewOf(f)) ? n.body : n.other);
        return;
    }
    f.go(OwnStep::Ask);
    f.player = m.ctx(f).controller;
    m.wait();
}

void askIf(Machine &m, const Frame &f, const Node &n, core::Decision &out)
{
    m.askYesNo(out, Prompt::MayIfItFits);
    out.node = n.body;
    if (!m.holds(n.cond, m.viewOf(f)))
        out.options.erase(out.options.begin()); // no "yes"
}

void answerIf(Machine &m, Frame &f, const Node &n, const core::Decision &d, const core::Answer &a)
{
    const Node &may = m.p.nodes[n.body];
    goOn(m, f, Questions::saidYes(d, a) ? may.body : may.other);
}

/// Checks the condition if it depends on open cards only; otherwise neither branch may change
/// anything.
bool ifIsIdle(const Questions &m, const Node &n, const View &v)
{
    if (m.isOpenly(n.cond) && v.ctx != nullptr && !v.ctx->it.empty())
        return m.isIdle(m.holds(n.cond, v) ? n.body : n.other, v);
    return m.isIdle(n.body, v) && m.isIdle(n.other, v);
}

Printer::Sentences conditional(Printer &p, const Node &n)
{
    Printer::Sentences out;
    const std::string cond = p.condition(n.cond);
    if (n.body != 0)
        out.push_back(p.say(P::IfCond, {{"cond", cond}, {"effect", p.inOne(n.body)}}));
    if (n.other != 0)
        out.push_back(p.say("otherwise, {effect}", {{"effect", p.inOne(n.other)}}));
    return out;
}

constexpr Field<Node> kIfFields[]
    = {needed(field::condition<&Node::cond>("if")), needed(field::body("do")), field::otherwise()};
constexpr OpSpec kIf{
    .form = {"Effects under a condition.", kIfFields},
    .traits = op::Foretold | op::Steers,
    .step = stepIf,
    .idle = ifIsIdle,
    .ask = askIf,
    .answer = answerIf,
    .sentences = conditional,
};

void stepIfYouDo(Machine &m, Frame &f, const Node &n)
{
    goOn(m, f, m.ctx(f).did != 0 ? n.body : n.other);
}

Printer::Sentences ifYouDo(Printer &p, const Node &n)
{
    Printer::Sentences out;
    const bool they = std::exchange(p.said.theyMay, false);
    const std::string_view condition = they ? "if they do, {effect}" : "if you do, {effect}";
    if (n.body != 0)
        out.push_back(p.say(condition, {{"effect", p.inOne(n.body)}}));
    if (n.other != 0 && they)
        out.push_back(p.say("if they don't, {effect}", {{"effect", p.inOne(n.other)}}));
    else if (n.other != 0)
        out.push_back(p.say(P::IfYouDont, {{"effect", p.inOne(n.other)}}));
    return out;
}

constexpr Field<Node> kIfYouDoFields[] = {needed(field::body("if_you_do")), field::otherwise()};
constexpr OpSpec kIfYouDo{
    .form = {"Only if the effect before was done in full.", kIfYouDoFields},
    .traits = op::Foretold | op::IfDone,
    .step = stepIfYouDo,
    .sentences = ifYouDo,
};

// --- you_may

/// The question was before it (op::AlwaysAsks).
void answerMay(Machine &m, Frame &f, const Node &n, const core::Decision &d, const core::Answer &a)
{
    goOn(m, f, Questions::saidYes(d, a) ? n.body : n.other);
}

constexpr Field<Node> kMayFields[]
    = {needed(field::body("you_may")), field::otherwise(), field::who()};
constexpr OpSpec kMay{
    .form = {"Asks first: you, or with \"who\" another player.", kMayFields},
    .traits = op::Foretold | op::Steers | op::AlwaysAsks,
    .idle = [](const Questions &m, const Node &n,
               const View &v) { return m.isIdle(n.body, v) && m.isIdle(n.other, v); },
    .answer = answerMay,
    .sentences =
        [](Printer &p, const Node &n) {
            if (n.who == Who::You)
                return p.optionalBody(n.body, n.other);
            p.said.theyMay = true;
            Printer::Sentences out{p.say(P::PlayerMay, {{"player", p.player(n.who)}})
                                   + p.inOne(n.body)};
            if (n.other != 0)
                out.push_back(p.say("if they don't, {effect}", {{"effect", p.inOne(n.other)}}));
            return out;
        },
};

// --- unless

/// Who cannot pay is not asked.
void stepUnless(Machine &m, Frame &f, const Node &n)
{
    f.go(OwnStep::Ask);
    f.player = m.playerOf(n.who, m.viewOf(f));
    if (f.player == kNone)
        m.nextNode(f);
    else if (n.amount != 0 && funds(m, f.player) < f.effects().amount)
        goOn(m, f, n.body);
    else
        m.wait();
}

void askUnless(Machine &m, const Frame &, const Node &n, core::Decision &out)
{
    m.askYesNo(out, n.amount != 0 ? Prompt::PayOrNot : Prompt::SayNo);
}

void answerUnless(Machine &m, Frame &f, const Node &n, const core::Decision &d,
                  const core::Answer &a)
{
    const bool yes = Questions::saidYes(d, a);
    const int price = f.effects().amount;
    const PlayerId payer = f.player;
    goOn(m, f, yes ? n.other : n.body);
    if (yes && n.amount != 0)
        pay(m, payer, price);
}

Printer::Sentences unless(Printer &p, const Node &n)
{
    const std::string_view phrase = n.amount != 0 && n.who == Who::You
        ? "{effect} unless you pay {mark}"
        : n.amount != 0 ? "{effect} unless {player} pays {mark}"
                        : "{effect} unless {player} says \u201cno\u201d";
    Printer::Sentences out{p.say(phrase,
                                 {{"effect", p.inOne(n.body)},
                                  {"player", p.player(n.who)},
                                  {"mark", resources(p.amount(n.amount).text)}})};
    if (n.other != 0)
        out.push_back(p.say("if they do, {effect}", {{"effect", p.inOne(n.other)}}));
    return out;
}

constexpr Field<Node> kUnlessFields[]
    = {needed(field::word<&Node::who, words::players>("unless", "word_player")),
       needed(field::body("do")), field::otherwise(), field::amount<&Node::amount>("pays")};
constexpr OpSpec kUnless{
    .form = {"Done unless that player says no, or with \"pays\" pays so many resources; otherwise "
             "the other list is done.",
             kUnlessFields},
    .traits = op::Foretold,
    .step = stepUnless,
    .ask = askUnless,
    .answer = answerUnless,
    .sentences = unless,
};

// --- delayed (CR 7.7.4)

void stepDelayed(Machine &m, Frame &f, const Node &)
{
    const Context &c = m.ctx(f);
    Effect e;
    e.kind = EffectKind::Delayed;
    e.source = c.source;
    e.sourceSerial = c.sourceSerial;
    e.controller = c.controller;
    e.value = static_cast<std::int16_t>(c.ability);
    e.node = f.effects().node;
    if (!c.it.empty()) {
        e.target = m.s.firstOf(c.it);
        e.targetSerial = m.s.cards[e.target].serial;
    }
    if (m.p.nodes[e.node].when == When::AttackOver)
        e.attack = c.attack;
    m.addLasting(e);
    const bool left = m.p.nodes[f.effects().node].when == When::LeavesPlay;
    m.nextNode(f);
    if (left) // it may have left already
        (void)m.pushDelayed(When::LeavesPlay);
}

Printer::Sentences delayed(Printer &p, const Node &n)
{
    const std::string self = p.thisCard();
    p.said.thatCard = n.when == When::LeavesPlay;
    Printer::Sentences out{p.say(rowOf(words::moments, n.when)->phrase,
                                 {{"effect", p.inOne(n.body)}, {"card", self}})};
    p.said.thatCard = false;
    return out;
}

constexpr Field<Node> kDelayedFields[]
    = {needed(field::word<&Node::when, words::moments>("delayed", "word_moment")),
       needed(field::body("do"))};
constexpr OpSpec kDelayed{
    .form = {"Done later, with the same \"it\".", kDelayedFields},
    .traits = op::Foretold,
    .leaves = Leaves::Something,
    .step = stepDelayed,
    .sentences = delayed,
};

// --- pay: resources only; a payment that cannot be made in full is not made

void payFor(Machine &m, Frame &f, int count, bool did)
{
    Context &c = m.ctx(f);
    c.number = static_cast<std::int16_t>(count);
    c.did = did ? 1 : 0;
    m.nextNode(f);
    pay(m, f.player, count);
}

constexpr int kMostFunds = 255; ///< more resources than anybody has

enum class PayOpStep : std::uint8_t { AskWhether = kOwnSteps, AskHowMany };

void stepPay(Machine &m, Frame &f, const Node &n)
{
    Context &c = m.ctx(f);
    const bool any = (n.flags & (nf::AnyNumber | nf::UpTo)) != 0;
    f.player = m.playerOf(n.who, m.viewOf(f));
    if (f.player == kNone || (!any && funds(m, f.player) < f.effects().amount)) {
        c.did = 0;
        m.nextNode(f);
        return;
    }
    if (any || (n.flags & nf::Optional) != 0) {
        f.go(any ? PayOpStep::AskHowMany : PayOpStep::AskWhether);
        m.wait();
        return;
    }
    payFor(m, f, f.effects().amount, true);
}

void askPay(Machine &m, const Frame &f, const Node &n, core::Decision &out)
{
    const int most = (n.flags & nf::UpTo) != 0 ? f.effects().amount : kMostFunds;
    if (f.at(PayOpStep::AskHowMany))
        m.askNumbers(out, 0, std::min(most, funds(m, f.player)));
    else
        m.askYesNo(out, Prompt::PayOrNot);
}

void answerPay(Machine &m, Frame &f, const Node &, const core::Decision &d, const core::Answer &a)
{
    const bool yes = Questions::saidYes(d, a);
    const int price = f.effects().amount;
    const int count = f.at(PayOpStep::AskHowMany) ? d.options[a.options[0]].number
        : yes                                     ? price
                                                  : 0;
    payFor(m, f, count, count > 0 || (yes && price == 0));
}

std::string payClause(Printer &p, const Node &n)
{
    p.said.paid = (n.flags & (nf::AnyNumber | nf::UpTo)) != 0;
    if ((n.flags & nf::UpTo) != 0)
        return p.say("pay up to {mark}", {{"mark", resources(p.amount(n.amount).text)}});
    const Amount &much = p.program().amounts[n.amount];
    if (much.op != nullptr && much.op->costOfCard)
        return p.say("[pay|{player} pays] {n}",
                     {{"player", p.player(n.who)}, {"n", p.equalTo(n.amount)}}, n.who != Who::You);
    return p.said.paid
        ? std::string(p.say("pay any number of resources"))
        : p.say("[pay|{player} pays] {mark}",
                {{"player", p.player(n.who)}, {"mark", resources(p.amount(n.amount).text)}},
                n.who != Who::You);
}

constexpr Field<Node> kPayFields[]
    = {{"pay", "amount|any_number",
        [](TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n) {
            if (at.isString() && at.string() == "any_number")
                n.flags |= nf::AnyNumber;
            else
                n.amount = r.amount(at);
        },
        true},
       field::flag<nf::Optional>("optional"),
       field::who(),
       field::flag<nf::UpTo>("up_to")};
constexpr OpSpec kPay{
    .form
    = {"Pays resources; \"optional\": you may. \"any_number\" and \"up_to\" leave the number paid.",
       kPayFields},
    .traits = op::Foretold | op::AsksItself,
    .step = stepPay,
    .ask = askPay,
    .answer = answerPay,
    .clause = payClause,
};

// --- extra_action

/// Outside of an action there is none to come after.
void stepExtraAction(Machine &m, Frame &f, const Node &)
{
    for (Frame &one : m.s.stack)
        if (one.kind == FrameKind::ActionPhase)
            ++one.action().extra;
    m.ctx(f).did = 1;
    m.nextNode(f);
}

constexpr Field<Node> kExtraFields[] = {field::plain("extra_action")};
constexpr OpSpec kExtra{
    .form = {"The player whose turn it is takes an extra action after this one.", kExtraFields},
    .step = stepExtraAction,
    .clause
    = [](Printer &p,
         const Node &) { return std::string(p.say("take an extra action after this one")); },
};

// --- store_number

void stepStore(Machine &m, Frame &f, const Node &)
{
    m.ctx(f).number = f.effects().amount;
    m.nextNode(f);
}

/// Says nothing; what the number is appears where it is used.
Printer::Sentences storing(Printer &p, const Node &n)
{
    p.said.number = p.equalTo(n.amount);
    const Amount &stored = p.program().amounts[n.amount];
    p.said.numberIs = stored.op == nullptr ? std::string() : std::string(stored.op->storedAs);
    return {};
}

constexpr Field<Node> kStoreNumberFields[] = {needed(field::amount<&Node::amount>("store_number"))};
constexpr OpSpec kStoreNumber{
    .form = {"Remembers a number.", kStoreNumberFields},
    .traits = op::Foretold | op::Silent,
    .step = stepStore,
    .sentences = storing,
};

} // namespace

Ops controlOps()
{
    static constexpr const OpSpec *ops[] = {&kList,    &kIf,     &kMay, &kIfYouDo,     &kThen,
                                            &kDelayed, &kUnless, &kPay, &kStoreNumber, &kExtra};
    return ops;
}

Node listNode(NodeId body)
{
    Node n;
    n.op = &kList;
    n.body = body;
    return n;
}

Node onlyIf(CondId condition, NodeId body)
{
    Node n;
    n.op = &kIf;
    n.cond = condition;
    n.body = body;
    return n;
}

} // namespace playmat::swu
