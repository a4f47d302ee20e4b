#include "engine/swu/abilities/op.h"
#include "engine/swu/rules/machine.h"
#include "engine/swu/rules/opponent.h"
#include "engine/swu/text/printer.h"

#include <algorithm>
#include <bit>

/// Choices: of cards, players, numbers, names and modes; and the same several times.
namespace playmat::swu {

namespace {

using core::DecisionKind;
using field::needed;

// --- choose

/// Another player may decide what happens to it, so they must know what was chosen.
bool announceChoice(Machine &m, Frame &f, const Node &, const CardSet &set)
{
    m.s.inOrder(set, [&](CardId id) {
        if (m.inPlay(id))
            m.emit(Ev::ChoiceMade, id, m.ctx(f).source);
    });
    return true;
}

constexpr Field<Node> kChooseFields[]
    = {{"choose", "filter",
        [](TreeReader &r, const JsonCursor &object, const JsonCursor &, Node &n) {
            n.target = r.store(r.chooser(object));
        },
        true},
       {"may", "boolean"},
       {"up_to", "amount"},
       {"any_number", "boolean"},
       {"count", "amount"},
       {"by", "word_player"},
       {"as", "word_store"},
       {"same_controller", "boolean"},
       {"different_names", "boolean"},
       {"combined_cost", "amount"},
       {"combined_hp", "amount"},
       {"combined_power", "amount"},
       field::flag<nf::KeepIt>("keep_it")};
constexpr OpSpec kChoose{
    .form = {"Only chooses. \"keep_it\": what was chosen before stays \"it\", the new choice is "
             "only stored.",
             kChooseFields},
    .traits = op::Foretold | op::OnlyChooses,
    .apply = announceChoice,
    .clause = [](Printer &p, const Node &n) { return p.verb(p.say(P::Choose), n); },
};

// --- choose_player

enum class ChoosePlayerStep : std::uint8_t {
    Ask = kOwnSteps,
    Next, ///< of those that were chosen
};

/// The chosen ones in turn, without checks in between (CR 7.1.4).
void stepChosenPlayers(Machine &m, Frame &f, const Node &n)
{
    EffectsFrame &list = f.effects();
    if (list.players == 0) {
        m.nextNode(f);
        return;
    }
    list.together = Together::AllBodies;
    m.ctx(f).chosenPlayer = takeFrom(m.activePlayer(), list.players);
    m.pushEffects(n.body, f.ctx);
}

void stepChoosePlayer(Machine &m, Frame &f, const Node &n)
{
    const Context &c = m.ctx(f);
    if (f.at(ChoosePlayerStep::Next)) {
        stepChosenPlayers(m, f, n);
        return;
    }
    const bool opponents = (n.flags & nf::Opponents) != 0;
    if ((n.flags & nf::All) != 0 && kPlayers == 2) {
        f.effects().players = kEverybody;
        f.go(ChoosePlayerStep::Next);
        return;
    }
    if (opponents && kPlayers == 2 && (n.flags & nf::AnyNumber) == 0) {
        f.effects().players = core::playerBit(opponentOf(c.controller));
        f.go(ChoosePlayerStep::Next);
        return;
    }
    f.go(ChoosePlayerStep::Ask);
    f.player = c.controller;
    m.wait();
}

void askPlayer(Machine &m, const Frame &f, const Node &n, core::Decision &out)
{
    offerPlayers(out, (n.flags & nf::Opponents) != 0 ? m.ctx(f).controller : PlayerId{kNone});
    if ((n.flags & nf::AnyNumber) != 0) {
        out.min = 0;
        out.max = static_cast<std::int16_t>(out.options.size());
    }
    if ((n.flags & nf::All) != 0)
        out.min = out.max = 2;
}

void answerPlayer(Machine &m, Frame &f, const Node &n, const core::Decision &d,
                  const core::Answer &a)
{
    Context &c = m.ctx(f);
    std::uint8_t chosen = 0;
    for (const std::uint16_t option : a.options)
        chosen |= core::playerBit(d.options[option].player);
    f.effects().players = chosen;
    f.go(ChoosePlayerStep::Next);
    if (n.body == 0 && chosen != 0)
        c.chosenPlayer = d.options[a.options[0]].player;
    c.did = chosen != 0 ? 1 : 0;
    if (n.body == 0)
        m.nextNode(f);
}

Printer::Sentences choosingPlayer(Printer &p, const Node &n)
{
    if ((n.flags & nf::AnyNumber) == 0) {
        Printer::Sentences out{std::string(
            p.say((n.flags & nf::Opponents) != 0 ? "choose an opponent" : "choose a player"))};
        appendAll(out, p.list(n.body));
        return out;
    }
    const std::string before = std::exchange(p.said.chosenPlayer, p.say("each of them"));
    Printer::Sentences out{std::string(
        p.say((n.flags & nf::All) != 0 ? "choose 2 players" : "choose any number of players"))};
    appendAll(out, p.list(n.body));
    p.said.chosenPlayer = before;
    return out;
}

constexpr Field<Node> kChoosePlayerFields[]
    = {{"choose_player", "any|opponent|any_number|two",
        [](TreeReader &, const JsonCursor &, const JsonCursor &at, Node &n) {
            static constexpr Word<NodeFlags> kChoosable[] = {{"any", 0},
                                                             {"opponent", nf::Opponents},
                                                             {"any_number", nf::AnyNumber},
                                                             {"two", nf::AnyNumber | nf::All}};
            n.flags |= readWord(at, std::span<const Word<NodeFlags>>(kChoosable));
        },
        true},
       field::body("do")};
constexpr OpSpec kChoosePlayer{
    .form = {"Chooses a player; for any number of players, or two, \"do\" is done for each.",
             kChoosePlayerFields},
    .traits = op::Foretold,
    .step = stepChoosePlayer,
    .ask = askPlayer,
    .answer = answerPlayer,
    .sentences = choosingPlayer,
};

// --- choose_number

constexpr int kMostNumber = 20;

void stepNumber(Machine &m, Frame &f, const Node &)
{
    f.go(OwnStep::Ask);
    f.player = m.ctx(f).controller;
    m.wait();
}

void askNumber(Machine &m, const Frame &, const Node &, core::Decision &out)
{
    m.askNumbers(out, 0, kMostNumber);
}

void answerNumber(Machine &m, Frame &f, const Node &, const core::Decision &d,
                  const core::Answer &a)
{
    const std::int16_t number = d.options[a.options[0]].number;
    m.ctx(f).number = number;
    m.emit(Ev::ChoiceMade, kNone, kNone, number, 0, d.player);
    m.nextNode(f);
}

constexpr Field<Node> kChooseNumberFields[] = {field::plain("choose_number")};
constexpr OpSpec kChooseNumber{
    .form = {"Chooses a number.", kChooseNumberFields},
    .traits = op::Foretold,
    .step = stepNumber,
    .ask = askNumber,
    .answer = answerNumber,
    .clause = [](Printer &p, const Node &) { return std::string(p.say("choose a number")); },
};

// --- name_card

void stepName(Machine &m, Frame &f, const Node &)
{
    f.go(OwnStep::Ask);
    f.player = m.ctx(f).controller;
    m.wait();
}

void askName(Machine &, const Frame &, const Node &, core::Decision &out)
{
    out.kind = DecisionKind::NameCard;
    out.prompt = static_cast<std::uint16_t>(Prompt::NameACard);
}

void answerName(Machine &m, Frame &f, const Node &, const core::Decision &d, const core::Answer &a)
{
    Context &c = m.ctx(f);
    c.number = static_cast<std::int16_t>(a.name);
    m.emit(Ev::NameChosen, c.source, kNone, a.name, 0, d.player);
    m.nextNode(f);
}

constexpr Field<Node> kNameCardFields[] = {field::plain("name_card")};
constexpr OpSpec kNameCard{
    .form = {"Names a card.", kNameCardFields},
    .step = stepName,
    .ask = askName,
    .answer = answerName,
    .clause = [](Printer &p, const Node &) { return std::string(p.say("name a card")); },
};

// --- choose_aspect

/// One of its modes.
constexpr OpSpec kNameAspect{
    .form = {},
    .traits = op::Foretold,
    .step =
        [](Machine &m, Frame &f, const Node &n) {
            m.ctx(f).number
                = static_cast<std::int16_t>(std::countr_zero(unsigned{n.ignoredAspects}));
            m.ctx(f).did = 1;
            m.nextNode(f);
        },
    .clause = [](Printer &p, const Node &n) { return p.aspectsOf(n.ignoredAspects); },
};

// --- modes

constexpr std::int64_t kMostModes = 3; ///< as many as there are words for

enum class ModesStep : std::uint8_t {
    Next = kOwnSteps, ///< one after the other (CR 8.4.4)
    Ask,
};

/// "Choose two": one at a time, different ones, results in between may be seen (CR 8.4.4).
void stepModes(Machine &m, Frame &f, const Node &n)
{
    Context &c = m.ctx(f);
    if (f.at(EffectStep::First)) {
        c.modes = 0;
        f.go(ModesStep::Next);
    }
    int modes = 0;
    for (NodeId one = n.body; one != 0; one = m.p.nodes[one].next)
        ++modes;
    const int asked = n.amount == 0 ? 1 : int{f.effects().amount};
    const int wanted = (n.flags & nf::Again) != 0 ? asked : std::min(modes, asked);
    if (f.effects().count >= wanted) {
        m.nextNode(f);
        return;
    }
    f.go(ModesStep::Ask);
    f.player = m.playerOf(n.who, m.viewOf(f));
    m.wait();
}

void askModes(Machine &m, const Frame &f, const Node &n, core::Decision &out)
{
    out.kind = DecisionKind::ChooseMode;
    out.prompt = static_cast<std::uint16_t>(Prompt::ChooseMode);
    out.min = (n.flags & nf::Optional) != 0 ? std::int16_t{0} : std::int16_t{1};
    std::int16_t i = 0;
    for (NodeId mode = n.body; mode != 0; mode = m.p.nodes[mode].next, ++i)
        if (((m.ctx(f).modes >> i) & 1U) == 0 || (n.flags & nf::Again) != 0)
            out.options.push_back({.kind = static_cast<std::uint8_t>(OptionKind::Mode),
                                   .number = i,
                                   .ability = mode});
}

void answerModes(Machine &m, Frame &f, const Node &, const core::Decision &d, const core::Answer &a)
{
    Context &c = m.ctx(f);
    if (a.options.empty()) {
        c.did = 0;
        m.nextNode(f);
        return;
    }
    const core::Option &o = d.options[a.options[0]];
    c.modes = static_cast<std::uint8_t>(c.modes | (1U << static_cast<unsigned>(o.number)));
    ++f.effects().count;
    f.go(ModesStep::Next);
    m.pushEffects(m.p.nodes[o.ability].body, f.ctx);
}

/// Whether somebody else does it, who is the subject of the sentence then.
bool isOfOther(const Node &n)
{
    return n.op->is(op::ByPlayer) && n.who != Who::You;
}

/// What the modes say, and whether "either … or …" can join them: each is one request, and all have
/// the same subject.
Printer::Sentences modeTexts(Printer &p, const Node &n, bool &simple)
{
    Printer::Sentences bodies;
    simple = true;
    const NodeId first = p.node(n.body).body;
    for (NodeId id = n.body; id != 0; id = p.node(id).next) {
        const Node &mode = p.node(id);
        simple = simple && mode.body != 0 && p.isSimple(p.node(mode.body))
            && isOfOther(p.node(mode.body)) == isOfOther(p.node(first));
        const bool them = p.said.them;
        bodies.push_back(p.inOne(mode.body));
        p.said.them = them;
    }
    return bodies;
}

/// Index of the word for this many.
std::size_t numberOf(int count)
{
    return static_cast<std::size_t>(std::clamp(count, 1, static_cast<int>(kMostModes)) - 1);
}

constexpr std::string_view kCounted = "1 for each "; ///< as a count says it that was stored

/// What was counted before: "card discarded this way".
std::string countedWords(Printer &p)
{
    return p.said.number.starts_with(kCounted) ? p.said.number.substr(kCounted.size())
                                               : std::string(p.say("of them"));
}

Printer::Sentences choosingModes(Printer &p, const Node &n)
{
    bool simple = true;
    const Printer::Sentences bodies = modeTexts(p, n, simple);
    const bool counted = p.program().amounts[n.amount].op != nullptr;
    const int count = counted ? 0 : p.program().amounts[n.amount].value;
    const bool optional = (n.flags & nf::Optional) != 0;
    if (count == 1 && bodies.size() == 2 && simple && n.who == Who::You)
        return {p.say(optional ? "you may either {a} or {b}" : "either {a} or {b}",
                      {{"a", bodies[0]}, {"b", bodies[1]}})};
    static constexpr std::array<std::string_view, kMostModes> kNumbers{"one", "two", "three"};
    std::string words = n.who != Who::You
        ? p.say("{player} chooses one:", {{"player", p.player(n.who)}})
        : count == 1 ? std::string(p.say(optional ? "you may choose one:" : "choose one:"))
        : counted    ? p.say("for each {n}, choose a different one:", {{"n", countedWords(p)}})
                     : p.say((n.flags & nf::Again) != 0
                                 ? "choose {n} (you may choose the same option more than once):"
                                 : "choose {n}, in any order:",
                          {{"n", p.say(kNumbers[numberOf(count)])}});
    for (const std::string &mode : bodies)
        words += "\n" + p.say("\u2022 {mode}", {{"mode", p.text({mode})}});
    return {words};
}

/// Each mode is a node of its own, whose body is what it does.
void readModes(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n)
{
    if (!at.expectArray())
        return;
    for (std::size_t i = at.size(); i-- > 0;) {
        Node mode = listNode(r.effects(at.item(i)));
        mode.next = n.body;
        n.body = r.append(mode);
    }
}

void checkModes(const JsonCursor &object)
{
    const JsonCursor of = object.at("of");
    if (of.isArray() && object.at("modes").isInteger())
        (void)object.at("modes").integer(
            1, std::min<std::int64_t>(kMostModes, static_cast<std::int64_t>(of.size())));
}

constexpr Field<Node> kModesFields[]
    = {needed(field::amount<&Node::amount>("modes")),
       {"of", "effect[][]", readModes, true},
       field::flag<nf::Optional>("optional"),
       field::flag<nf::Again>("again"),
       field::word<&Node::who, words::players>("by", "word_player")};
constexpr OpSpec kModes{
    .form = {"Chooses this many different lists of effects from several, in any order; \"again\": "
             "the same one may be chosen more than once.",
             kModesFields, checkModes},
    .traits = op::Foretold | op::Steers | op::AsksItself | op::Modal,
    .step = stepModes,
    .idle =
        [](const Questions &m, const Node &n, const View &v) {
            bool idle = true;
            for (NodeId mode = n.body; mode != 0; mode = m.p.nodes[mode].next)
                idle = idle && m.isIdle(m.p.nodes[mode].body, v);
            return idle;
        },
    .ask = askModes,
    .answer = answerModes,
    .sentences = choosingModes,
};

void readAspects(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n)
{
    if (!at.boolean())
        at.fail("leave it out instead of false");
    NodeId next = 0;
    for (int i = kAspects; i-- > 0;) {
        Node name;
        name.op = &kNameAspect;
        name.ignoredAspects = static_cast<std::uint8_t>(1U << static_cast<unsigned>(i));
        Node mode = listNode(r.append(name));
        mode.next = next;
        next = r.append(mode);
    }
    n.body = next;
}

constexpr Field<Node> kChooseAspectFields[] = {{"choose_aspect", "true", readAspects, true}};
constexpr OpSpec kChooseAspect{
    .form = {"Chooses one of the six aspects; see \"named_aspect_of\".", kChooseAspectFields},
    .traits = op::Foretold | op::Steers | op::AsksItself | op::Modal,
    .step = stepModes,
    .idle = [](const Questions &, const Node &, const View &) { return false; },
    .ask = askModes,
    .answer = answerModes,
    .sentences
    = [](Printer &p,
         const Node &) { return Printer::Sentences{std::string(p.say("choose an aspect"))}; },
};

// --- repeat

void stepRepeat(Machine &m, Frame &f, const Node &n)
{
    std::int16_t &left = f.effects().amount;
    if (left-- <= 0) {
        m.nextNode(f);
        return;
    }
    m.pushEffects(n.body, f.ctx);
}

Printer::Sentences repeating(Printer &p, const Node &n)
{
    const Printer::AmountText a = p.amount(n.amount);
    if (!a.each.empty())
        return {p.inOne(n.body) + a.each};
    if (a.form != Printer::AmountText::Fixed && p.said.number.starts_with(kCounted))
        return {
            p.say("for each {n}, {effect}", {{"n", countedWords(p)}, {"effect", p.inOne(n.body)}})};
    return {p.say("{n} times, {effect}", {{"n", a.text}, {"effect", p.inOne(n.body)}})};
}

constexpr Field<Node> kRepeatFields[]
    = {needed(field::amount<&Node::amount>("repeat")), needed(field::body("do"))};
constexpr OpSpec kRepeat{
    .form = {"Done this many times, one after the other.", kRepeatFields},
    .traits = op::Foretold | op::Steers,
    .step = stepRepeat,
    .idle = [](const Questions &m, const Node &n, const View &v) { return m.isIdle(n.body, v); },
    .sentences = repeating,
};

} // namespace

Ops choiceOps()
{
    static constexpr const OpSpec *ops[]
        = {&kRepeat, &kChoose, &kChoosePlayer, &kChooseNumber, &kNameCard, &kChooseAspect, &kModes};
    return ops;
}

} // namespace playmat::swu
