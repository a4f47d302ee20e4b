#include "engine/swu/language/op.h"
#include "engine/swu/text/print.h"
#include "engine/swu/text/printer.h"

namespace playmat::swu {

/// One effect as a request, without "you may" in front.
std::string Printer::clause(const Node &n)
{
    return n.op->clause == nullptr ? std::string() : n.op->clause(*this, n);
}

/// A verb and the cards it is done to.
std::string Printer::verb(std::string_view phrase, const Node &n)
{
    return say(phrase,
               {{"unit", target(n.source)}, {"cards", target(n.target)}, {"card", thisCard()}});
}

/// "Raid 2" of an effect, where the numbers are fixed.
std::string Printer::nodeKeywords(const Node &n) const
{
    const auto number = [](int v) {
        return AmountText{AmountText::Fixed, v == 0 ? std::string() : std::to_string(v), {}};
    };
    return keywordList(n.keywords, number(n.raid), number(n.restore));
}

bool Printer::isOptional(const Node &n) const
{
    const Selector &s = sel(n.target);
    const bool one = s.upTo && s.max == 1 && s.maxAmount == 0; // "up to one"
    return (n.target != 0 && (s.optional || one)) || (n.flags & nf::Optional) != 0;
}

std::string Printer::mayPrefix(const Node &n) const
{
    const Who chooser = n.target != 0 ? sel(n.target).chooser : Who::You;
    if (chooser == Who::You)
        return std::string(say(P::YouMay));
    return say(P::PlayerMay, {{"player", player(chooser)}});
}

/// A single request that can be joined to another by "and".
bool Printer::isSimple(const Node &n) const
{
    const bool single = n.op->sentences == nullptr || (n.op->single != nullptr && n.op->single(n));
    return single && !isOptional(n) && (n.target == 0 || sel(n.target).chooser == Who::You);
}

/// A choice of the unit that deals the next effect's damage is pulled into that sentence.
const Node *Printer::mergedWithNext(const Node &n) const
{
    if (!n.op->is(op::OnlyChooses) || n.next == 0 || isOptional(n))
        return nullptr;
    const Node &next = node(n.next);
    const bool deals = next.op->is(op::HasDealer) && next.source != 0
        && sel(next.source).mode == SelectMode::Ref && sel(next.source).ref == sel(n.target).store;
    return deals ? &next : nullptr;
}

Printer::Sentences Printer::list(NodeId first)
{
    Sentences out;
    bool join = false;
    bool dealt = false;
    for (NodeId id = first; id != 0; id = node(id).next) {
        if (mergedWithNext(node(id)) != nullptr) {
            said.source = target(node(id).target);
            continue;
        }
        said.alsoDeals = join && dealt && &node(id) != m_wanted;
        Sentences next = step(node(id));
        said.alsoDeals = false;
        if (join && !out.empty() && !next.empty()) {
            out.back() = say(P::And, {{"a", out.back()}, {"b", next.front()}});
            next.erase(next.begin());
        }
        appendAll(out, std::move(next));
        const NodeId after = node(id).next;
        const bool oneChoice = isOptional(node(id)) && after != 0 && isSimple(node(after));
        join = (node(id).flags & nf::Simultaneous) != 0 || oneChoice;
        dealt = node(id).op->is(op::Deals);
    }
    return out;
}

/// As `list`, but two simple requests are one: "deal 1 damage to a unit and draw a card".
std::string Printer::inOne(NodeId first)
{
    const bool simple = first != 0 && isSimple(node(first)) && node(first).next != 0
        && isSimple(node(node(first).next)) && node(node(first).next).next == 0;
    Sentences all = list(first);
    if (simple && all.size() == 2)
        return say(P::And, {{"a", all[0]}, {"b", all[1]}});
    if (all.empty())
        return {};
    std::string words = all.front();
    all.erase(all.begin());
    const std::string rest = text(all);
    return rest.empty() ? words : words + ". " + rest;
}

Printer::Sentences Printer::step(const Node &n)
{
    if (&n == m_wanted)
        said.nameNow = said.nameOfIt;
    if (isOptional(n) && n.op->is(op::ByPlayer) && n.who != Who::You) {
        Sentences may = mayDo(n);
        if (&n == m_wanted)
            m_found = may;
        return may;
    }
    Sentences out = n.op->sentences == nullptr ? Sentences() : n.op->sentences(*this, n);
    if (out.empty() && !n.op->is(op::Silent))
        out = chosenByOther(n);
    if (out.empty() && !n.op->is(op::Silent))
        out = {clause(n)};
    if (&n == m_wanted) {
        m_found = out;
        said.nameNow.clear();
    }
    if (!out.empty() && isOptional(n) && !n.op->is(op::Modal)) {
        out.front() = mayPrefix(n) + out.front();
        said.theyMay = said.theyMay || (n.target != 0 && sel(n.target).chooser != Who::You);
    }
    return out;
}

/// "The defending player may use the Force."
Printer::Sentences Printer::mayDo(const Node &n)
{
    Node own = n;
    own.who = Who::You;
    Sentences out{say(P::PlayerMay, {{"player", player(n.who)}}) + clause(own)};
    said.theyMay = true;
    return out;
}

/// "An opponent chooses a unit they control. Defeat that unit."
Printer::Sentences Printer::chosenByOther(const Node &n)
{
    if (n.target == 0 || sel(n.target).mode != SelectMode::Choose || sel(n.target).optional)
        return {};
    const Selector &s = sel(n.target);
    if (s.chooser == Who::You)
        return {};
    std::string who = player(s.chooser);
    const std::string before = said.chosenPlayer;
    said.chosenPlayer = say(P::They);
    if (n.op->form.word() == "defeat" && fil(s.filter).kinds == kind::Resource) {
        const Sentences one{
            say("{player} defeats {cards}", {{"player", who}, {"cards", target(n.target)}})};
        said.chosenPlayer = before;
        return one;
    }
    const bool may = s.upTo && s.max == 1; // then "{player} may" precedes it
    Sentences out{may ? say(P::Choose, {{"cards", target(n.target)}})
                      : say(P::PlayerChooses, {{"player", who}, {"cards", target(n.target)}})};
    said.chosenPlayer = before;
    if (n.op->is(op::OnlyChooses))
        return out;
    Node rest = n;
    rest.target = 0;
    const std::string_view one
        = fil(s.filter).kinds == kind::Unit ? say(P::ThatUnit) : say("that card");
    out.push_back(
        say(P::ThatOne, {{"effect", clause(rest)}, {"card", s.max > 1 ? say(P::Them) : one}}));
    return out;
}

Printer::Sentences Printer::optionalBody(NodeId body, NodeId other)
{
    Sentences out;
    const Node &first = node(body);
    if (first.op->is(op::ChoosesItself) && first.who != Who::You && first.next == 0) {
        const std::string who = player(first.who); // who does it may do without it
        Node only = first;
        only.who = Who::You;
        out = step(only);
        out.front() = say(P::PlayerMay, {{"player", who}}) + out.front();
    } else if (body != 0) {
        const Selector &dealer = sel(first.source);
        const bool byThis = dealer.mode == SelectMode::Ref && dealer.ref == Ref::This;
        said.having = (first.op->is(op::HandsOver) && (first.who == Who::Opponent || byThis))
            || (first.op->is(op::HasDealer) && dealer.mode == SelectMode::Ref
                && (dealer.ref == Ref::Subject || dealer.ref == Ref::Attached))
            || (first.op->is(op::ByPlayer) && first.who == Who::EachPlayer);
        out.push_back(std::string(say(P::YouMay)) + inOne(body));
        said.having = false;
    }
    if (other != 0)
        out.push_back(say(P::IfYouDont, {{"effect", inOne(other)}}));
    return out;
}

} // namespace playmat::swu
