#include "engine/lorcana/language/vocabulary.h"
#include "engine/lorcana/text/printer.h"

#include <algorithm>

/// Sentences, abilities, whole cards.
namespace playmat::lorcana {

std::string Printer::clause(const Node &n)
{
    return n.op == nullptr || n.op->clause == nullptr ? std::string() : n.op->clause(*this, n);
}

std::string Printer::clauses(NodeId first)
{
    std::string out;
    for (NodeId id = first; id != 0; id = p.nodes[id].next)
        out += (out.empty() ? "" : " and ") + clause(p.nodes[id]);
    return out;
}

std::string Printer::effects(NodeId first)
{
    std::string out;
    for (NodeId id = first; id != 0; id = p.nodes[id].next) {
        std::string text = clause(p.nodes[id]);
        if (text.empty())
            continue;
        out += (out.empty() ? "" : " ") + sentence(std::move(text));
    }
    return out;
}

std::string Printer::subject(const Ability &a)
{
    if (a.subject == 0)
        return thisCard();
    const Filter &f = p.filters[a.subject];
    if (f.side == Side::Yours && (f.exclude & prop::This) == 0
        && (a.triggers & (trig::Played | trig::Inked)) == 0) {
        std::string many = noun(a.subject, true);
        return "one of " + many;
    }
    std::string out = noun(a.subject, false);
    if (const std::size_t at = out.find(" of yours"); at != std::string::npos) {
        out.erase(at, 9);
        if ((a.triggers & trig::Played) == 0)
            return "one of your other " + (out.rfind("another ", 0) == 0 ? out.substr(8) : out)
                + "s";
    }
    return out.rfind("another", 0) == 0 ? out : withArticle(out);
}

namespace {

std::string fill(std::string_view text, std::string_view subject, std::string_view other)
{
    std::string out(text);
    for (const auto &[mark, value] :
         {std::pair<std::string_view, std::string_view>{"{s}", subject}, {"{o}", other}})
        if (const std::size_t at = out.find(mark); at != std::string::npos)
            out.replace(at, mark.size(), value);
    return out;
}

} // namespace

std::string Printer::triggered(const Ability &a)
{
    const std::string who = subject(a);
    const std::string whom = a.with == 0 ? "another character" : one(a.with);
    std::string when;
    bool moment = false;
    other = (a.triggers & (trig::Challenged | trig::ChallengedAndBanished)) != 0
        ? "the challenging character"
        : (a.triggers & (trig::Challenges | trig::ChallengesAndBanished)) != 0
        ? "the challenged character"
        : "the other character";
    for (const TriggerWord &row : words::triggers) {
        if ((a.triggers & row.value) == 0)
            continue;
        const bool at = row.value == trig::TurnStarts || row.value == trig::TurnEnds;
        const bool once = a.subject == 0
            && (row.value
                & (trig::Played | trig::Banished | trig::BanishedInChallenge
                   | trig::ChallengesAndBanished | trig::ChallengedAndBanished | trig::LeavesPlay))
                != 0;
        moment |= at;
        when += (when.empty() ? "" : " and ")
            + std::string(at         ? ""
                              : once ? "when "
                                     : "whenever ")
            + fill(row.says, who, whom);
    }
    if (a.yourTurn && !moment)
        when = "during your turn, " + when;
    if (a.gate != 0)
        when = "while " + condition(a.gate) + ", " + when;
    std::string body = effects(a.body);
    if (a.secondary != 0)
        when += ", if " + condition(a.secondary);
    if (!body.empty())
        body[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(body[0])));
    return sentence(when + ", " + body);
}

std::string Printer::tollText(const Ability &a)
{
    std::string what = a.act == OptionKind::Quest ? "quest"
        : a.act == OptionKind::Challenge          ? "challenge"
                                                  : "move";
    if (a.filter != 0)
        what += ((p.filters[a.filter].require & prop::This) != 0 ? std::string(" ") + thisCard()
                                                                 : " " + one(a.filter));
    std::string pays = cost(a.cost);
    if (a.cost.ink > 0)
        pays = "pay " + pays;
    return doer(a.affects) + " can't " + what + " unless their player " + pays;
}

std::string Printer::staticText(const Ability &a)
{
    std::string out;
    if (a.kind == AbilityKind::Cost) {
        const std::string change = number(a.amount);
        const bool less = !change.empty() && change[0] == '-';
        const bool you = a.who == Who::You;
        out = player(a.who) + (you ? " pay " : " pays ")
            + (less ? change.substr(1) + " {I} less" : change + " {I} more") + " to play "
            + (a.affects != 0 ? thisCard() : noun(a.filter, true));
    } else if (a.kind == AbilityKind::Way) {
        out = a.cost == Cost{} ? "you may play this card for free"
                               : "you may " + cost(a.cost) + " to play this card for free";
    } else if (a.kind == AbilityKind::Toll) {
        out = tollText(a);
    } else if (a.kind == AbilityKind::MoveCost) {
        const std::string change = number(a.amount);
        const bool less = !change.empty() && change[0] == '-';
        out = "you pay " + (less ? change.substr(1) + " {I} less" : change + " {I} more")
            + " to move " + noun(a.filter, true)
            + (a.with == 0                                         ? ""
                   : (p.filters[a.with].require & prop::This) != 0 ? " here"
                                                                   : " to " + one(a.with));
    } else if (a.affects == 0) {
        out = player(a.who) + " " + ruleText(*this, a.rule, a.filter, a.who == Who::You);
    } else {
        const std::string what = gains(a, isMany(a.affects));
        out = doer(a.affects) + " " + what;
    }
    if (a.gate != 0)
        out = (a.kind == AbilityKind::Cost ? "if " : "while ") + condition(a.gate) + ", " + out;
    if (a.yourTurn)
        out = "during your turn, " + out;
    return sentence(out);
}

std::string Printer::ability(AbilityId id)
{
    const Ability &a = p.abilities[id];
    if (a.card != 0)
        self = db.def(a.card).type;
    switch (a.kind) {
    case AbilityKind::Triggered:
        return triggered(a);
    case AbilityKind::Activated:
        return capital(cost(a.cost)) + " — " + effects(a.body);
    case AbilityKind::Static:
    case AbilityKind::Cost:
    case AbilityKind::Way:
    case AbilityKind::Toll:
    case AbilityKind::MoveCost:
        break;
    }
    return staticText(a);
}

namespace {

std::string reminder(const KeywordWord &row, int n)
{
    std::string out(row.about);
    if (const std::size_t at = out.find("{n}"); at != std::string::npos)
        out.replace(at, 3, std::to_string(n));
    return out;
}

std::string shiftName(const CardDb &db, const ShiftDef &s)
{
    std::string out;
    if ((s.kinds & shift::Temporary) != 0)
        out += "Temporary ";
    if ((s.kinds & shift::Two) != 0)
        out += "Duo ";
    if ((s.kinds & shift::OneOrTwo) != 0)
        out += "Combo ";
    if ((s.kinds & shift::Universal) != 0)
        out += "Universal ";
    if ((s.kinds & shift::Item) != 0)
        out += "Potato ";
    if ((s.kinds & shift::Class) != 0)
        out += db.program.classes[s.classification] + " ";
    return out + "Shift";
}

int numberOf(const CardDef &d, Keywords keyword)
{
    return keyword == kw::Challenger  ? d.challenger
        : keyword == kw::Resist       ? d.resist
        : keyword == kw::Singer       ? d.singer
        : keyword == kw::Boost        ? d.boost
        : keyword == kw::SingTogether ? d.singTogether
                                      : 0;
}

} // namespace

std::string Printer::card(DefId id)
{
    const CardDef &d = db.def(id);
    self = d.type;
    std::string out;
    const auto line = [&](const std::string &text) { out += (out.empty() ? "" : "\n") + text; };
    for (int i = 0; i < d.shiftCount; ++i) {
        const ShiftDef &s = d.shifts[static_cast<std::size_t>(i)];
        line(s.cost.asks() ? shiftName(db, s) + ": " + sentence(cost(s.cost))
                           : shiftName(db, s) + " " + std::to_string(s.cost.ink));
    }
    for (const KeywordWord &row : words::keywords) {
        if ((d.keywords & row.value) == 0 || row.value == kw::Shift)
            continue;
        const int n = numberOf(d, row.value);
        line(std::string(row.name) + (n == 0 ? "" : (row.plus ? " +" : " ") + std::to_string(n))
             + " (" + reminder(row, n) + ")");
    }
    for (int i = 0; i < d.abilityCount; ++i) {
        const auto ability = static_cast<AbilityId>(d.firstAbility + i);
        const Ability &a = p.abilities[ability];
        if (d.boost != 0 && i + 1 == d.abilityCount)
            break; // Boost itself
        line((a.name == 0 ? "" : db.nameText(a.name) + " ") + this->ability(ability));
    }
    if (d.effects != 0)
        line(effects(d.effects));
    return out;
}

} // namespace playmat::lorcana
