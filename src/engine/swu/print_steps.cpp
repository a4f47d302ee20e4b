#include "engine/swu/print.h"
#include "engine/swu/print_internal.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace playmat::swu {

namespace {

void appendAll(std::vector<std::string> &to, std::vector<std::string> from)
{
    for (std::string &s : from)
        to.push_back(std::move(s));
}

} // namespace

bool Printer::isOptional(const Node &n) const
{
    return (n.target != 0 && sel(n.target).optional) || (n.flags & nf::Optional) != 0;
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
    static constexpr Op kStructured[] = {
        Op::Search,      Op::Look,          Op::LookHand, Op::Attack,  Op::ChoosePlayer,
        Op::Modes,       Op::List,          Op::If,       Op::May,     Op::IfYouDo,
        Op::Then,        Op::ForEachPlayer, Op::ForEach,  Op::Delayed, Op::Unless,
        Op::RevealUntil, Op::StoreNumber,
    };
    if (std::find(std::begin(kStructured), std::end(kStructured), n.op) != std::end(kStructured))
        return false;
    const bool hasMore = n.op == Op::Play
        && (n.costChange != 0 || n.body != 0 || (n.flags & nf::EntersReady) != 0);
    return !hasMore && !isOptional(n) && (n.target == 0 || sel(n.target).chooser == Who::You);
}

/// A choice of the unit that deals the damage of the next effect is drawn into its sentence.
const Node *Printer::mergedWithNext(const Node &n) const
{
    if (n.op != Op::Choose || n.next == 0 || isOptional(n))
        return nullptr;
    const Node &next = node(n.next);
    const bool deals = (next.op == Op::Damage || next.op == Op::Divide) && next.source != 0
        && sel(next.source).mode == SelectMode::Ref && sel(next.source).ref == sel(n.target).store;
    return deals ? &next : nullptr;
}

Printer::Sentences Printer::list(NodeId first)
{
    Sentences out;
    bool join = false;
    Op previous = Op::None;
    for (NodeId id = first; id != 0; id = node(id).next) {
        if (mergedWithNext(node(id)) != nullptr) {
            m_source = target(node(id).target);
            continue;
        }
        m_alsoDeals = join && previous == Op::Damage && &node(id) != m_wanted;
        Sentences next = step(node(id));
        m_alsoDeals = false;
        if (join && !out.empty() && !next.empty()) {
            out.back() = say(P::And, {{"a", out.back()}, {"b", next.front()}});
            next.erase(next.begin());
        }
        appendAll(out, std::move(next));
        const NodeId after = node(id).next;
        const bool oneChoice = isOptional(node(id)) && after != 0 && isSimple(node(after));
        join = (node(id).flags & nf::Simultaneous) != 0 || oneChoice;
        previous = node(id).op;
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
        m_nameNow = m_nameOfIt;
    Sentences out = structured(n);
    if (out.empty() && n.op != Op::StoreNumber && n.op != Op::List)
        out = chosenByOther(n);
    if (out.empty() && n.op != Op::StoreNumber && n.op != Op::List)
        out = {clause(n)};
    if (&n == m_wanted) {
        m_found = out;
        m_nameNow.clear();
    }
    if (!out.empty() && isOptional(n) && n.op != Op::Modes)
        out.front() = mayPrefix(n) + out.front();
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
    const std::string before = m_chosenPlayer;
    m_chosenPlayer = say(P::They);
    Sentences out{say(P::PlayerChooses, {{"player", who}, {"cards", target(n.target)}})};
    m_chosenPlayer = before;
    if (n.op == Op::Choose)
        return out;
    Node rest = n;
    rest.target = 0;
    out.push_back(say(P::ThatOne, {{"effect", clause(rest)}, {"card", say(P::ThatUnit)}}));
    return out;
}

Printer::Sentences Printer::structured(const Node &n)
{
    struct Kind
    {
        Op op;
        Sentences (Printer::*print)(const Node &);
    };
    static constexpr Kind kKinds[] = {
        {Op::If, &Printer::conditional},
        {Op::IfYouDo, &Printer::conditional},
        {Op::May, &Printer::asked},
        {Op::Then, &Printer::afterwards},
        {Op::List, &Printer::listed},
        {Op::Look, &Printer::looking},
        {Op::LookHand, &Printer::looking},
        {Op::RevealUntil, &Printer::looking},
        {Op::Search, &Printer::searching},
        {Op::Play, &Printer::playing},
        {Op::Attack, &Printer::attacking},
        {Op::Modes, &Printer::modes},
        {Op::ChoosePlayer, &Printer::forPlayers},
        {Op::ForEachPlayer, &Printer::forPlayers},
        {Op::ForEach, &Printer::forCards},
        {Op::Delayed, &Printer::delayed},
        {Op::Unless, &Printer::unless},
        {Op::StoreNumber, &Printer::storing},
    };
    for (const Kind &k : kKinds)
        if (k.op == n.op)
            return (this->*k.print)(n);
    return {};
}

Printer::Sentences Printer::asked(const Node &n)
{
    return optionalBody(n.body, n.other);
}

Printer::Sentences Printer::listed(const Node &n)
{
    return list(n.body);
}

Printer::Sentences Printer::afterwards(const Node &n)
{
    Sentences out = list(n.body);
    if (!out.empty())
        out.front() = say(P::Then, {{"effect", out.front()}});
    return out;
}

Printer::Sentences Printer::forCards(const Node &n)
{
    const std::string which = target(n.target);
    return {say(P::ForEachCardDo, {{"cards", which}, {"effect", inOne(n.body)}})};
}

Printer::Sentences Printer::delayed(const Node &n)
{
    static constexpr std::array<P, 4> kWhen{P::AtRegroupStart, P::AtActionStart, P::AtEndOfPhase,
                                            P::WhenLeavesPlay};
    return {say(kWhen[static_cast<std::size_t>(n.when)], {{"effect", inOne(n.body)}})};
}

/// Says nothing; what the number is stands where it is used.
Printer::Sentences Printer::storing(const Node &n)
{
    m_number = equalTo(n.amount);
    return {};
}

Printer::Sentences Printer::conditional(const Node &n)
{
    Sentences out;
    const std::string cond = n.op == Op::If ? condition(n.cond) : std::string();
    const auto prefixed = [&](const std::string &effect) {
        return n.op == Op::If ? say(P::IfCond, {{"cond", cond}, {"effect", effect}})
                              : say(P::IfYouDo, {{"effect", effect}});
    };
    if (n.body != 0)
        out.push_back(prefixed(inOne(n.body)));
    if (n.other != 0) {
        const P phrase = n.op == Op::If ? P::Otherwise : P::IfYouDont;
        out.push_back(say(phrase, {{"effect", inOne(n.other)}}));
    }
    return out;
}

Printer::Sentences Printer::optionalBody(NodeId body, NodeId other)
{
    Sentences out;
    if (body != 0)
        out.push_back(std::string(say(P::YouMay)) + inOne(body));
    if (other != 0)
        out.push_back(say(P::IfYouDont, {{"effect", inOne(other)}}));
    return out;
}

/// "Look at the top card of your deck", and what looks at cards otherwise.
std::string Printer::lookClause(const Node &n)
{
    const bool reveal = (n.flags & nf::Reveal) != 0;
    if (n.op == Op::LookHand && reveal)
        return say(P::RevealHand, {{"player", player(n.who)}});
    if (n.op == Op::LookHand)
        return say(P::LookHand, {{"whose", possessive(n.who)}});
    const std::string count = amount(n.amount).text;
    if (n.op == Op::RevealUntil)
        return say(P::RevealUntil, {{"n", count}});
    const P cards = count == "1" ? P::TopCard : P::TopCards;
    const std::string what = say(cards, {{"n", count}, {"whose", possessive(n.who)}});
    return say(reveal ? P::Reveal : P::LookTop, {{"cards", what}});
}

Printer::Sentences Printer::looking(const Node &n)
{
    Sentences out{lookClause(n)};
    const bool one = n.op == Op::Look && program().amounts[n.amount].value == 1;
    m_them = !one;
    const bool reveal = (n.flags & nf::Reveal) != 0;
    m_itIs = reveal && one ? std::string(say(P::TheRevealedCard)) : std::string();
    const bool shownBefore = m_cardsShown;
    const bool handBefore = m_handShown;
    m_cardsShown = n.op != Op::LookHand;
    m_handShown = n.op == Op::LookHand;
    appendAll(out, list(n.body));
    m_cardsShown = shownBefore;
    m_handShown = handBefore;
    return out;
}

Printer::Sentences Printer::searching(const Node &n)
{
    const std::string found = target(n.target);
    const AmountText a = amount(n.amount);
    const std::string where = (n.flags & nf::All) != 0 ? std::string(say(P::YourDeck))
                                                       : say(P::SearchTop, {{"n", a.text}});
    std::string cost;
    if (sel(n.target).combinedCost != 0)
        cost = say(P::CombinedCost, {{"n", equalTo(sel(n.target).combinedCost)}});
    const std::string it(say(m_them ? P::Them : P::It));
    const P phrase = (n.flags & nf::Reveal) != 0 ? P::SearchReveal : P::Search;
    Sentences rest = list(n.body);
    Sentences out;
    if (rest.empty())
        rest.emplace_back();
    out.push_back(say(
        phrase, {{"where", where}, {"cards", found + cost}, {"it", it}, {"effect", rest.front()}}));
    rest.erase(rest.begin());
    appendAll(out, std::move(rest));
    return out;
}

Printer::Sentences Printer::playing(const Node &n)
{
    const bool free = (n.flags & nf::Free) != 0;
    const bool ready = (n.flags & nf::EntersReady) != 0;
    const std::string mark = resources(std::to_string(std::abs(n.costChange)));
    std::string cards = target(n.target);
    if (m_them && sel(n.target).mode == SelectMode::All)
        cards = say(P::EachOf, {{"cards", cards}});
    Sentences out{say(P::Play, {{"cards", cards}}) + std::string(free ? say(P::ForFree) : "")};
    if (n.costChange < 0 && ready)
        out.push_back(say(P::CostsLessAndReady, {{"mark", mark}}));
    else if (n.costChange != 0)
        out.push_back(say(n.costChange < 0 ? P::CostsLess : P::CostsMore, {{"mark", mark}}));
    else if (ready)
        out.emplace_back(say(P::EntersReady));
    m_them = false;
    appendAll(out, list(n.body));
    return out;
}

Printer::Sentences Printer::attacking(const Node &n)
{
    m_omitSide = true;
    std::string first = say(P::AttackWith, {{"unit", target(n.target)}});
    m_omitSide = false;
    m_them = false;
    if ((n.flags & nf::EvenExhausted) != 0)
        first += say(P::EvenExhausted);
    Sentences out{first};
    if (n.power != 0 || n.keywords != 0)
        out.push_back(attackBonus(n));
    if (n.powerAmount != 0)
        out.push_back(attackBonusIf(n));
    if ((n.flags & nf::DealsFirst) != 0)
        out.emplace_back(say(P::DealsFirstThisAttack));
    if (n.defenderPower != 0)
        out.push_back(getsThisAttack(P::TheDefender, stats(n.defenderPower, 0)));
    if ((n.flags & nf::NotBases) != 0)
        out.emplace_back(say(P::CantAttackBasesThisAttack));
    if ((n.flags & nf::UnitsOnly) != 0)
        out.emplace_back(say(P::AttackUnitsOnly));
    appendAll(out, list(n.body));
    return out;
}

std::string Printer::getsThisAttack(P who, const std::string &values) const
{
    return say(P::GetsStats,
               {{"card", say(who)}, {"stats", values}, {"duration", say(P::ForAttack)}});
}

std::string Printer::attackBonus(const Node &n) const
{
    const P phrase = n.keywords == 0 ? P::GetsStats
        : n.power != 0               ? P::GetsAndGains
                                     : P::GainsKeywords;
    return say(phrase,
               {{"card", say(P::It)},
                {"cards", say(P::It)},
                {"stats", stats(n.power, 0)},
                {"keywords", nodeKeywords(n)},
                {"duration", say(P::ForAttack)}});
}

std::string Printer::attackBonusIf(const Node &n)
{
    const bool byKind = n.cond == 0;
    const std::string cond = byKind
        ? say(P::ItIsCond, {{"what", cards(n.filter, {Quantity::One, 1, false})}})
        : condition(n.cond);
    const std::string bonus
        = getsThisAttack(byKind ? P::It : P::TheAttacker, computedStats(n.powerAmount, 0));
    return say(P::IfCond, {{"cond", cond}, {"effect", bonus}});
}

Printer::Sentences Printer::modes(const Node &n)
{
    std::vector<std::string> bodies;
    bool simple = true;
    for (NodeId id = n.body; id != 0; id = node(id).next) {
        const Node &mode = node(id);
        simple = simple && mode.body != 0 && isSimple(node(mode.body));
        const bool them = m_them;
        bodies.push_back(inOne(mode.body));
        m_them = them;
    }
    const int count = program().amounts[n.amount].value;
    const bool optional = (n.flags & nf::Optional) != 0;
    if (count == 1 && bodies.size() == 2 && simple)
        return {say(optional ? P::MayEither : P::Either, {{"a", bodies[0]}, {"b", bodies[1]}})};
    static constexpr std::array<P, 3> kNumbers{P::OneWord, P::TwoWord, P::ThreeWord};
    std::string words = count == 1
        ? std::string(say(optional ? P::MayChooseOne : P::ChooseOne))
        : say(P::ChooseModes,
              {{"n", say(kNumbers[static_cast<std::size_t>(count > 3 ? 2 : count - 1)])}});
    for (const std::string &mode : bodies)
        words += "\n" + say(P::ModeMark, {{"mode", text({mode})}});
    return {words};
}

/// Whether each effect is something that the chosen player does.
bool Printer::speaksOfChosenOnly(NodeId first) const
{
    for (NodeId id = first; id != 0; id = node(id).next) {
        const Node &n = node(id);
        const bool does = n.who == Who::Chosen && (n.op == Op::Draw || n.op == Op::Discard);
        const bool chooses = n.target != 0 && sel(n.target).chooser == Who::Chosen;
        if (!does && !chooses)
            return false;
    }
    return true;
}

/// "Each opponent draws a card and discards a card."
Printer::Sentences Printer::sameSubject(const Node &n)
{
    m_chosenPlayer = player(n.who);
    std::string words;
    for (NodeId id = n.body; id != 0; id = node(id).next) {
        m_sameSubject = !words.empty() && &node(id) != m_wanted;
        const Sentences next = step(node(id));
        std::string clause = next.empty() ? std::string() : next.front();
        if (clause.starts_with(' '))
            clause.erase(0, 1);
        words = words.empty() ? clause : say(P::And, {{"a", words}, {"b", clause}});
    }
    m_sameSubject = false;
    return {words};
}

Printer::Sentences Printer::forPlayers(const Node &n)
{
    if (n.op == Op::ChoosePlayer && (n.flags & nf::AnyNumber) == 0) {
        Sentences out{std::string(
            say((n.flags & nf::Opponents) != 0 ? P::ChooseAnOpponent : P::ChooseAPlayer))};
        appendAll(out, list(n.body));
        return out;
    }
    const std::string before = m_chosenPlayer;
    Sentences out;
    if (n.op == Op::ChoosePlayer) {
        m_chosenPlayer = say(P::EachOfThem);
        out.emplace_back(say(P::ChoosePlayers));
        appendAll(out, list(n.body));
    } else if (speaksOfChosenOnly(n.body)) {
        out = sameSubject(n);
    } else {
        out.push_back(
            say(P::ForEachPlayerDo, {{"player", player(n.who)}, {"effect", inOne(n.body)}}));
    }
    m_chosenPlayer = before;
    return out;
}

Printer::Sentences Printer::unless(const Node &n)
{
    Sentences out{say(P::Unless, {{"effect", inOne(n.body)}, {"player", player(n.who)}})};
    if (n.other != 0)
        out.push_back(say(P::IfTheyDo, {{"effect", inOne(n.other)}}));
    return out;
}

} // namespace playmat::swu
