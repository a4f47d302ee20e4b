#include "engine/lorcana/abilities/op_fields.h"

#include <array>

/// What decides whether, how and how often other effects happen.
namespace playmat::lorcana {

namespace {

// --- may: all or nothing of its list (CR 6.1.4); "to": only if all of it was done (6.1.5.1)

enum class MayStep : std::uint8_t { Ask = kOwnSteps, Listed, OtherListed };

bool canDo(const Board &m, const Frame &f, const Node &n, Hidden hidden)
{
    return m.possible(n.body, m.asOthersSee(m.viewOf(f), hidden), n.other != 0);
}

void stepMay(Machine &m, Frame &f, const Node &n)
{
    if (f.at(EffectStep::First)) {
        if (!canDo(m, f, n, Hidden::Fits)) {
            m.nextNode(f, false);
            return;
        }
        f.player = m.ctx(f).controller;
        f.go(MayStep::Ask);
        m.wait();
        return;
    }
    if (f.at(MayStep::Listed) && n.other != 0 && m.ctx(f).did) {
        f.go(MayStep::OtherListed);
        m.pushEffects(n.other, f.ctx);
        return;
    }
    m.nextNode(f, m.ctx(f).did);
}

/// Where it rests on hidden cards whether it can be done, only its player is told.
void askMay(const Board &m, const Frame &f, const Node &n, Decision &out)
{
    Board::askYesNo(out, canDo(m, f, n, Hidden::Misfits) ? Prompt::May : Prompt::MayIfItFits);
    if (!m.possible(n.body, m.viewOf(f), n.other != 0))
        out.options.erase(out.options.begin()); // no "yes"
}

void answerMay(Machine &m, Frame &f, const Node &n, const Decision &d, const Answer &a)
{
    if (Board::chosenKind(d, a) != OptionKind::Yes) {
        m.nextNode(f, false);
        return;
    }
    f.go(MayStep::Listed);
    m.pushEffects(n.body, f.ctx);
}

constexpr Field<Node> kMayFields[]
    = {needed(field::effects<&Node::body>("may")), field::effects<&Node::other>("to")};
constexpr OpSpec kMay{
    .form = {"\"You may …\"; with \"to\" what follows only if all of it was done.", kMayFields,
             R"({"may":[{"exert":"subject"}],"to":[{"draw":1}]})"},
    .step = stepMay,
    .possible = [](const Board &m, const Node &n,
                   const View &v) { return m.possible(n.body, v, n.other != 0); },
    .ask = askMay,
    .answer = answerMay,
    .clause =
        [](Printer &p, const Node &n) {
            std::string out = "you may " + p.clauses(n.body);
            if (n.other != 0)
                out += " to " + p.clauses(n.other);
            return out;
        },
};

// --- if … then … else

void stepIf(Machine &m, Frame &f, const Node &n)
{
    if (f.at(EffectStep::First)) {
        const NodeId list = m.holds(n.cond, m.viewOf(f)) ? n.body : n.other;
        if (list == 0) {
            m.nextNode(f, true);
            return;
        }
        f.go(OwnStep::Listed);
        m.pushEffects(list, f.ctx);
        return;
    }
    m.nextNode(f, m.ctx(f).did);
}

constexpr Field<Node> kIfFields[] = {
    needed(field::condition<&Node::cond>("if")),
    needed(field::effects<&Node::body>("then")),
    field::effects<&Node::other>("else"),
};
constexpr OpSpec kIf{
    .form
    = {"Does one thing or another.", kIfFields,
       R"({"if":{"is":{"class":"Princess"},"card":"it"},"then":[{"banish":"them"}],"else":[{"exert":"them"}]})"},
    .step = stepIf,
    .possible
    = [](const Board &m, const Node &n,
         const View &v) { return m.possible(m.holds(n.cond, v) ? n.body : n.other, v, false); },
    .clause =
        [](Printer &p, const Node &n) {
            std::string out = "if " + p.condition(n.cond) + ", " + p.clauses(n.body);
            if (n.other != 0)
                out += ". Otherwise, " + p.clauses(n.other);
            return out;
        },
};

// --- choose: only that, for what follows

constexpr Field<Node> kChooseFields[] = {field::to("target")};
constexpr OpSpec kChoose{
    .form = {"Chooses cards for the effects that follow, where they are \"it\" or \"them\".",
             kChooseFields, R"({"target":{"choose":{"kind":"character"}}})"},
    .apply = [](Machine &, Frame &, const Node &, const CardSet &set) { return !set.empty(); },
    .clause =
        [](Printer &p, const Node &n) {
            const Selector &sel = p.p.selectors[n.target];
            return "choose "
                + (sel.mode == SelectMode::Choose && sel.count == 0 ? p.one(sel.filter)
                                                                    : p.target(n.target));
        },
};

// --- pay: ink, in the step that asks for it

void stepPay(Machine &m, Frame &f, const Node &n)
{
    const PlayerId you = m.ctx(f).controller;
    const int amount = m.amountOr(n.amount, m.viewOf(f), 0);
    const bool can = m.readyInk(you) >= amount;
    if (can)
        m.payInk(you, amount);
    m.nextNode(f, can);
}

constexpr Field<Node> kPayFields[] = {needed(field::amount<&Node::amount>("pay"))};
constexpr OpSpec kPay{
    .form = {"Pays ink.", kPayFields, R"({"may":[{"pay":1}],"to":[{"draw":1}]})"},
    .step = stepPay,
    .possible = [](const Board &m, const Node &n,
                   const View &v) { return m.readyInk(v.you) >= m.amountOr(n.amount, v, 0); },
    .clause = [](Printer &p, const Node &n) { return "pay " + p.number(n.amount) + " {I}"; },
};

// --- choose_one: a mode

int modeCount(const Program &p, const Node &n)
{
    int count = 0;
    for (NodeId id = n.body; id != 0; id = p.nodes[id].next)
        ++count;
    return count;
}

NodeId modeAt(const Program &p, const Node &n, int index)
{
    NodeId id = n.body;
    for (; index > 0; --index)
        id = p.nodes[id].next;
    return id;
}

void stepModes(Machine &m, Frame &f, const Node &n)
{
    if (!f.at(EffectStep::First)) {
        m.nextNode(f, m.ctx(f).did);
        return;
    }
    const View v = m.asOthersSee(m.viewOf(f));
    int open = 0;
    NodeId last = 0;
    for (int i = 0; i < modeCount(m.p, n); ++i) {
        const NodeId mode = modeAt(m.p, n, i);
        if (m.possible(m.p.nodes[mode].body, v, false)) {
            ++open;
            last = mode;
        }
    }
    if (open == 0) {
        m.nextNode(f, false);
    } else if (open == 1 && !m.asksAll()) {
        f.go(OwnStep::Listed);
        m.pushEffects(m.p.nodes[last].body, f.ctx);
    } else {
        f.player = m.ctx(f).controller;
        f.go(OwnStep::Ask);
        m.wait();
    }
}

void askModes(const Board &m, const Frame &f, const Node &n, Decision &out)
{
    out.kind = DecisionKind::ChooseMode;
    out.prompt = static_cast<std::uint16_t>(Prompt::Mode);
    const View v = m.viewOf(f);
    for (int i = 0; i < modeCount(m.p, n); ++i) { // those that cannot be done are left out
        if (!m.possible(m.p.nodes[modeAt(m.p, n, i)].body, v, false))
            continue;
        Board::offer(out, OptionKind::Mode);
        out.options.back().number = static_cast<std::int16_t>(i);
    }
    out.min = out.max = out.options.empty() ? std::int16_t{0} : std::int16_t{1};
}

void answerModes(Machine &m, Frame &f, const Node &n, const Decision &d, const Answer &a)
{
    if (a.options.empty()) { // nothing could be done, which others could not tell
        m.nextNode(f, false);
        return;
    }
    const int mode = d.options[a.options[0]].number;
    m.emit(Ev::Chosen, kNone, m.ctx(f).source, mode, 3, d.player);
    f.go(OwnStep::Listed);
    m.pushEffects(m.p.nodes[modeAt(m.p, n, mode)].body, f.ctx);
}

constexpr Field<Node> kModesFields[] = {
    {"choose_one", "effect[][]",
     [](TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n) {
         for (std::size_t i = at.size(); i > 0; --i) {
             Node mode;
             mode.body = r.effects(at.item(i - 1));
             mode.next = n.body;
             n.body = r.append(mode);
         }
     },
     true},
};
constexpr OpSpec kModes{
    .form = {"Chooses one of several lists that can be done.", kModesFields,
             R"({"choose_one":[[{"draw":1}],[{"gain_lore":1}]]})"},
    .step = stepModes,
    .possible =
        [](const Board &m, const Node &n, const View &v) {
            for (int i = 0; i < modeCount(m.p, n); ++i)
                if (m.possible(m.p.nodes[modeAt(m.p, n, i)].body, v, false))
                    return true;
            return false;
        },
    .ask = askModes,
    .answer = answerModes,
    .clause =
        [](Printer &p, const Node &n) {
            std::string out = "choose one:";
            for (NodeId id = n.body; id != 0; id = p.p.nodes[id].next)
                out += " • " + sentence(p.clauses(p.p.nodes[id].body));
            out.pop_back();
            return out;
        },
};

// --- name_card

void stepName(Machine &m, Frame &f, const Node &)
{
    f.player = m.ctx(f).controller;
    f.go(OwnStep::Ask);
    m.wait();
}

void askName(const Board &, const Frame &, const Node &, Decision &out)
{
    out.kind = DecisionKind::NameCard;
    out.prompt = static_cast<std::uint16_t>(Prompt::NameCard);
    out.min = out.max = 1;
}

void answerName(Machine &m, Frame &f, const Node &, const Decision &d, const Answer &a)
{
    m.ctx(f).name = a.name;
    m.emit(Ev::CardNamed, kNone, kNone, a.name, 0, d.player);
    m.nextNode(f, true);
}

constexpr Field<Node> kNameFields[] = {field::plain<Node>("name_card")};
constexpr OpSpec kName{
    .form = {"Names a card; filters ask for it with \"is\":\"named\".", kNameFields,
             R"({"name_card":true})"},
    .step = stepName,
    .ask = askName,
    .answer = answerName,
    .clause = [](Printer &, const Node &) { return std::string("name a card"); },
};

// --- choose_player: for what follows, where it is "chosen"

void stepPlayer(Machine &m, Frame &f, const Node &n)
{
    const std::uint8_t who = m.playersOf(n.who, m.viewOf(f));
    if (who != 3 && who != 0 && !m.asksAll()) {
        m.ctx(f).player = static_cast<PlayerId>(who >> 1U);
        m.emit(Ev::Chosen, kNone, m.ctx(f).source, m.ctx(f).player, 4, m.ctx(f).controller);
        m.nextNode(f, true);
        return;
    }
    f.player = m.ctx(f).controller;
    f.go(OwnStep::Ask);
    m.wait();
}

void askPlayer(const Board &m, const Frame &f, const Node &n, Decision &out)
{
    out.kind = DecisionKind::ChoosePlayer;
    out.prompt = static_cast<std::uint16_t>(Prompt::Player);
    out.min = out.max = 1;
    const std::uint8_t who = m.playersOf(n.who, m.viewOf(f));
    for (PlayerId player = 0; player < kPlayers; ++player)
        if ((who & playerBit(player)) != 0) {
            Board::offer(out, OptionKind::Player);
            out.options.back().player = player;
        }
}

void answerPlayer(Machine &m, Frame &f, const Node &, const Decision &d, const Answer &a)
{
    m.ctx(f).player = d.options[a.options[0]].player;
    m.emit(Ev::Chosen, kNone, m.ctx(f).source, m.ctx(f).player, 4, d.player);
    m.nextNode(f, true);
}

constexpr Field<Node> kPlayerFields[]
    = {needed(field::word<&Node::who, words::players>("choose_player", "player"))};
constexpr OpSpec kPlayer{
    .form = {"Chooses a player, who is \"chosen\" in what follows.", kPlayerFields,
             R"({"choose_player":"each"})"},
    .step = stepPlayer,
    .ask = askPlayer,
    .answer = answerPlayer,
    .clause =
        [](Printer &, const Node &n) {
            return std::string(n.who == Who::Opponents ? "choose an opponent" : "choose a player");
        },
};

} // namespace

Ops controlOps()
{
    static constexpr const OpSpec *ops[]
        = {&kMay, &kIf, &kChoose, &kPay, &kModes, &kName, &kPlayer};
    return ops;
}

Ops allOps()
{
    static const std::vector<const OpSpec *> all = [] {
        std::vector<const OpSpec *> out;
        for (const Ops ops : {cardOps(), damageOps(), handOps(), deckOps(), loreOps(), lastingOps(),
                              playOps(), searchOps(), shareOps(), controlOps()})
            out.insert(out.end(), ops.begin(), ops.end());
        return out;
    }();
    return all;
}

} // namespace playmat::lorcana
