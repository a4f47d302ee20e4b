#include "engine/riftbound/language/spec.h"
#include "engine/riftbound/language/vocabulary.h"
#include "engine/riftbound/text/printer.h"

#include <cctype>

/// Prints the texts of cards from their trees.
namespace playmat::riftbound {

namespace {

void join(std::string &out, const std::string &part, std::string_view between)
{
    if (!part.empty())
        out += (out.empty() ? "" : std::string(between)) + part;
}

std::string_view kindName(std::uint16_t kinds)
{
    if (kinds == (kindBit(Kind::Spell) | kindBit(Kind::Ability)))
        return "spell or ability";
    if (kinds == (kindBit(Kind::Unit) | kindBit(Kind::Gear)))
        return "permanent";
    for (const Word<Kind> &row : words::kinds)
        if (kinds == kindBit(row.value))
            return row.text;
    return "card";
}

/// The words for an amount that reduces the energy of a cost: " ([1] less for each friendly unit)".
std::string lessWords(const std::string &amount)
{
    const std::size_t end = std::min(amount.find(' '), amount.size());
    return " ([" + amount.substr(0, end) + "] less" + amount.substr(end) + ')';
}

std::string capital(std::string_view word)
{
    std::string out(word);
    out.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(out.front())));
    return out;
}

/// Whether the phrase for the place says whose card it is.
bool isOwnPlace(Where where)
{
    return where == Where::Trash || where == Where::Hand;
}

std::string_view placeWords(const Filter &f)
{
    switch (f.where) {
    case Where::Battlefield:
        return " at a battlefield";
    case Where::Base:
        return " at a base";
    case Where::Here:
        return " here";
    case Where::Combat:
        return " in combat";
    case Where::Trash:
        return f.side == Side::Any  ? " from any trash"
            : f.side == Side::Enemy ? " from the opponent's trash"
                                    : " from your trash";
    case Where::Hand:
        return f.side == Side::Enemy ? " in their hand" : " in your hand";
    case Where::Facedown:
        return " facedown at a battlefield";
    case Where::Same:
        return " there";
    case Where::Elsewhere:
        return " at another location";
    case Where::Chosen:
        return " there";
    case Where::Revealed:
        return " revealed this way";
    case Where::Champion:
        return " in your Champion Zone";
    case Where::Apart:
        return " at a different location";
    case Where::Showdown:
        return " in a showdown";
    case Where::Moved:
        return " at a battlefield I moved to or from";
    case Where::Banished:
        return " in a banishment";
    case Where::Chain:
    case Where::Board:
    case Where::Anywhere:
        break;
    }
    return "";
}

} // namespace

std::string withArticle(const std::string &noun)
{
    if (noun.starts_with("another "))
        return noun;
    const bool vowel = std::string_view("aeio").find(noun.front()) != std::string_view::npos
        || noun.starts_with("Order ") || noun.starts_with("Equipment");
    return (vowel ? "an " : "a ") + noun;
}

std::string sentence(std::string text)
{
    if (text.empty())
        return text;
    text.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(text.front())));
    if (!text.ends_with('.'))
        text += '.';
    return text;
}

std::string lowered(std::string text)
{
    const bool self = text.starts_with("I ") || text.starts_with("I'");
    if (!text.empty() && !self)
        text.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(text.front())));
    return text;
}

namespace {

/// The words for a limit of Might, " with less Might than me". `number` has the amount's own words.
std::string mightLimit(const Amount &a, const std::string &number)
{
    constexpr std::string_view kMine = "as much as my Might minus 1";
    constexpr std::string_view kOthers = "as much as the Might of ";
    constexpr std::string_view kMinus = " minus 1";
    if (a.plus != -1 || a.kind != AmountKind::Might)
        return " with at most this Might: " + number;
    if (number == kMine)
        return " with less Might than me";
    return " with less Might than "
        + number.substr(kOthers.size(), number.size() - kOthers.size() - kMinus.size());
}

} // namespace

/// The words for what a filter says about other cards.
std::string Printer::relations(const Filter &f)
{
    std::string out;
    if (f.sameController)
        out += " with the same controller";
    if (f.onIt)
        out += " attached to it";
    if (f.amongIt)
        out += " among them";
    if (f.withMe)
        out += " banished with me";
    if (f.choosesOnlyIt)
        out += " that chooses it and no other friendly unit";
    if (f.chooses != 0)
        out += " that chooses " + withArticle(filter(p.filters[f.chooses], 1));
    if (f.chosenBy != 0)
        out += " that is being chosen by " + withArticle(filter(p.filters[f.chosenBy], 1));
    if (f.against != 0)
        out += " in combat with " + withArticle(filter(p.filters[f.against], 1));
    return out;
}

/// The words for the numbers, keywords and names that a filter asks for.
std::string Printer::limits(const Filter &f)
{
    std::string noun;
    if (f.alone)
        noun += " that is alone";
    if (f.mightMost < 127)
        noun += " with " + std::to_string(f.mightMost) + " Might or less";
    if (f.mightLeast >= 0 && f.mightLeast != 5)
        noun += " with " + std::to_string(f.mightLeast) + " Might or more";
    for (const KeywordWord &row : words::keywords)
        if (f.has.has(row.value))
            noun += " with " + keyword(row.value, 1);
        else if (f.without.has(row.value))
            noun += " without " + keyword(row.value, 1);
    if (f.onMe)
        noun += " attached to me";
    if (f.mightWithin != 0)
        noun += mightLimit(p.amounts[f.mightWithin], number(f.mightWithin));
    if (f.costWithin != 0)
        noun += " with at most this energy cost: " + number(f.costWithin);
    if (f.namesake)
        noun += " with my name";
    noun += relations(f);
    if (f.costLeast > 0)
        noun += " that costs " + std::to_string(f.costLeast) + " or more";
    if (f.costMost < 127)
        noun += " that costs " + std::to_string(f.costMost) + " or less";
    if (f.powerLeast > 0)
        noun += " that costs " + std::to_string(f.powerLeast) + " or more power";
    if (f.powerMost < 127)
        noun += " and " + std::to_string(f.powerMost) + " or less power";
    return noun;
}

std::string Printer::filter(const Filter &f, int count)
{
    std::string noun;
    if (f.side != Side::Any && !isOwnPlace(f.where))
        noun += f.side == Side::Friendly ? "friendly " : "enemy ";
    for (const Word<std::uint16_t> &row : words::statuses)
        if ((f.needs & row.value) != 0)
            noun += std::string(row.text) + ' ';
    if ((f.lacks & 1U) != 0)
        noun += "ready ";
    if (f.damaged)
        noun += "damaged ";
    if (f.card && f.kinds != zone_kinds::kMainDeck)
        noun += "non-token ";
    if (f.notTag != 0)
        noun += "non-" + p.tags[f.notTag] + ' ';
    if (f.tag != 0)
        noun += p.tags[f.tag] + ' ';
    if (f.mightLeast == 5)
        noun += "[Mighty] ";
    for (int d = 0; d < kDomains; ++d)
        if (((f.domains >> static_cast<unsigned>(d)) & 1U) != 0)
            noun += capital(domainName(d)) + ' ';
    if (f.attached >= 0)
        noun += f.attached == 1 ? "attached " : "detached ";
    if (f.named != 0)
        noun += m_db.def(f.named).name + ' ';
    noun += f.chosenChampion ? "Chosen Champion" : kindName(f.kinds);
    if (f.token)
        noun += " token";
    if (count != 1 && (f.token || !noun.ends_with("gear")))
        noun += 's';
    if (f.unchosen)
        noun = "different " + noun;
    if (f.other || f.notIt)
        noun = (count == 1 ? "another " : "other ") + noun;
    if (f.owned)
        noun += " you own";
    noun += placeWords(f);
    noun += limits(f);
    if (f.orElse != 0)
        noun += " or " + withArticle(filter(p.filters[f.orElse], 1));
    return noun;
}

std::string Printer::object(SelId id)
{
    const Selector &sel = p.selectors[id];
    const Filter &f = p.filters[sel.filter];
    switch (sel.pick) {
    case Pick::None:
        break;
    case Pick::Me:
        return isSpell() ? "this" : "me";
    case Pick::It:
        return "it";
    case Pick::Subject:
        return "that card";
    case Pick::Group:
        return sel.group == 0 ? "the first" : "the second";
    case Pick::All:
        return "all " + filter(f, 2) + (sel.place != 0 ? " at a battlefield" : "");
    case Pick::Target:
    case Pick::Choose:
        if (sel.player)
            return "a player";
        if (sel.cond != 0)
            return lowered(condition(sel.cond)) + ", " + withArticle(filter(f, 1));
        if (sel.totalMight >= 0)
            return "any number of " + filter(f, 2) + " with total Might "
                + std::to_string(sel.totalMight) + " or less";
        if (sel.apart)
            return "up to one " + filter(f, 1) + " at each location";
        if (sel.anyNumber)
            return "any number of " + filter(f, 2);
        if (sel.together)
            return "up to " + std::to_string(sel.most) + ' ' + filter(f, sel.most)
                + " at the same location";
        if (sel.least == 0)
            return "up to " + std::to_string(sel.most) + ' ' + filter(f, sel.most);
        if (sel.most > 1)
            return "each of " + std::to_string(sel.most) + ' ' + filter(f, sel.most);
        return f.other ? filter(f, 1) : withArticle(filter(f, 1));
    }
    return {};
}

std::string Printer::oneOf(SelId id)
{
    return withArticle(filter(p.filters[p.selectors[id].filter], 1));
}

std::string Printer::number(AmountId id)
{
    const Amount &a = p.amounts[id];
    if (a.cond != 0)
        return a.plus == 0
            ? bareNumber(a) + ' ' + condition(a.cond)
            : std::to_string(a.plus) + " (" + bareNumber(a) + ' ' + condition(a.cond) + ')';
    if (a.plus == 0)
        return bareNumber(a);
    return bareNumber(a) + (a.plus > 0 ? " plus " : " minus ") + std::to_string(std::abs(a.plus));
}

/// "other friendly unit", after "each"
std::string Printer::eachOf(const Filter &f)
{
    const std::string one = filter(f, 1);
    return one.starts_with("another ") ? one.substr(2) : one;
}

std::string Printer::bareNumber(const Amount &a)
{
    switch (a.kind) {
    case AmountKind::None:
    case AmountKind::Number:
        return std::to_string(a.number);
    case AmountKind::Count:
        return std::to_string(a.number) + " for each " + eachOf(p.filters[a.filter]);
    case AmountKind::Might:
        return p.selectors[a.of].pick == Pick::Me ? "as much as my Might"
                                                  : "as much as the Might of " + object(a.of);
    case AmountKind::CostOf:
        return "as much as the energy cost of " + object(a.of);
    case AmountKind::DamageOn:
        return "as much as the damage on " + object(a.of);
    case AmountKind::HighestMight:
        return "as much as the highest Might among " + filter(p.filters[a.filter], 2);
    case AmountKind::PaidMight:
        return "as much as its Might";
    case AmountKind::PaidAmount:
        return "that much";
    case AmountKind::Points:
        return "as much as your points";
    case AmountKind::Places:
        return std::to_string(a.number) + " for each battlefield you control";
    case AmountKind::Hunt:
        return "as much as the Hunt value";
    case AmountKind::Assault:
        return "as much as my [Assault]";
    case AmountKind::Among:
        return std::to_string(a.number) + " for each "
            + (a.filter == 0 ? "of them" : filter(p.filters[a.filter], 1) + " among them");
    case AmountKind::TotalMight:
        return "as much as the total Might of " + filter(p.filters[a.filter], 2);
    case AmountKind::Kinds:
        return std::to_string(a.number) + " for each kind of " + filter(p.filters[a.filter], 1);
    case AmountKind::CardsPlayed:
        return std::to_string(a.number) + " for each card you've played this turn";
    case AmountKind::HeldPoints:
        return std::to_string(a.number) + " for each point you scored from holding this turn";
    case AmountKind::Empowered:
        return std::to_string(a.number) + " for each time I'm [Empowered]";
    case AmountKind::Kills:
        return "1 for each unit that this kills";
    }
    return {};
}

std::string Printer::moreMight(AmountId id)
{
    constexpr std::string_view kAsMuch = "as much as ";
    const std::string text = each(id, "Might");
    if (const std::string plain = number(id); plain.starts_with(kAsMuch))
        return "additional Might equal to " + plain.substr(kAsMuch.size());
    return text.starts_with('-') ? text : '+' + text;
}

std::string Printer::keyword(Kw keyword, int number)
{
    const KeywordWord &row = wordOf(keyword);
    return '[' + capital(row.text)
        + (row.numbered && number > 1 ? ' ' + std::to_string(number) : "") + ']';
}

std::string Printer::tokenName(DefId id, int count)
{
    const CardDef &def = m_db.def(id);
    return (def.kind == Kind::Unit ? std::to_string(def.might) + " Might " : std::string())
        + def.name + ' ' + std::string(kindName(kindBit(def.kind))) + " token"
        + (count == 1 ? "" : "s");
}

namespace {

std::string partWords(Printer &printer, const CostPart &part)
{
    switch (part.kind) {
    case CostPart::Kind::None:
        break;
    case CostPart::Kind::Exhaust:
        return "exhaust " + printer.object(part.of);
    case CostPart::Kind::Kill:
        return "kill " + printer.object(part.of);
    case CostPart::Kind::Discard:
        return "discard " + (part.of != 0 ? printer.object(part.of) : std::to_string(part.count));
    case CostPart::Kind::SpendBuff:
        return "spend the buff of " + printer.object(part.of);
    case CostPart::Kind::RecycleTrash:
        return "recycle "
            + (part.of != 0 ? printer.object(part.of)
                            : std::to_string(part.count) + " from your trash");
    case CostPart::Kind::BanishTrash:
        return "banish a card from any trash";
    case CostPart::Kind::Burn:
        return "[Burn " + std::to_string(part.count) + "]";
    case CostPart::Kind::SpendXp:
        return "spend " + std::to_string(part.count) + " XP";
    case CostPart::Kind::Disempower:
        return "disempower me";
    case CostPart::Kind::BanishMe:
        return "banish me";
    case CostPart::Kind::RecycleMe:
        return "recycle me";
    case CostPart::Kind::ReturnOne:
        return "return " + printer.object(part.of) + " to its owner's hand";
    case CostPart::Kind::RecycleOne:
        return "recycle " + printer.object(part.of);
    }
    return {};
}

} // namespace

std::string Printer::cost(const FullCost &cost)
{
    std::string out;
    const Cost &c = cost.resources;
    std::string resources;
    if (c.energy > 0)
        resources += '[' + std::to_string(c.energy) + ']';
    for (int d = 0; d < kDomains; ++d)
        for (int i = 0; i < c.powerOf(d); ++i)
            resources += '[' + std::string(domainName(d)) + ']';
    for (int i = 0; i < c.any; ++i)
        resources += "[rainbow]";
    join(out, resources, ", ");
    join(out, cost.kill ? "kill this" : "", ", ");
    join(out, cost.exhaust ? "[Exhaust]" : "", ", ");
    join(out, partWords(*this, cost.part), ", ");
    join(out, cost.anyPower ? "pay any amount of [rainbow]" : "", ", ");
    join(out, cost.anyEnergy ? "pay any amount of energy" : "", ", ");
    if (cost.less != 0)
        out += lessWords(number(cost.less));
    if (cost.lessByMight)
        out += " (its energy is reduced by the Might of the unit you choose)";
    return out;
}

std::string Printer::clause(const Node &n)
{
    const OpSpec &spec = *allOps()[n.op];
    return spec.words == nullptr ? std::string() : spec.words(*this, n);
}

std::string Printer::effects(NodeId list)
{
    std::string out;
    for (NodeId id = list; id != 0; id = p.nodes[id].next)
        join(out, sentence(clause(p.nodes[id])), " ");
    return out;
}

namespace {

std::string trigger(Printer &printer, const Program &p, const Ability &a)
{
    for (const TriggerWord &row : words::triggers) {
        if (row.on != a.on || row.whom != a.whom)
            continue;
        std::string text(row.says);
        if (const std::size_t at = text.find("{}"); at != std::string::npos)
            text.replace(at, 2, withArticle(printer.filter(p.filters[a.subject], 1)));
        return text;
    }
    return {};
}

} // namespace

std::string Printer::each(AmountId id, const std::string &what)
{
    std::string text = number(id);
    const std::size_t at = std::min(text.find(" for each "), text.size());
    return text.insert(at, what.empty() ? what : ' ' + what);
}

std::string Printer::reflexive(const Ability &a)
{
    const std::string price = cost(a.cost);
    return std::string(a.may ? "you may " : "")
        + (price.empty()                                  ? ""
               : a.cost.part.kind == CostPart::Kind::None ? "pay " + price + " to "
                                                          : price + " to ")
        + lowered(effects(a.effect));
}

std::string Printer::later(AbilityId id)
{
    return lowered(effects(p.abilities[id].effect));
}

namespace {

/// The words for the event that triggers an ability: "when it dies".
std::string happening(const Ability &a, const std::string &whom)
{
    for (const TriggerWord &row : words::triggers) {
        if (row.on != a.on || row.whom != a.whom)
            continue;
        std::string text = lowered(std::string(row.says));
        if (const std::size_t at = text.find("{}"); at != std::string::npos)
            text.replace(at, 2, whom);
        else if (text.starts_with("when I win"))
            text.replace(0, 10, "when " + whom + " wins");
        else if (text.starts_with("when I conquer"))
            text.replace(0, 14, "when " + whom + " conquers");
        return text;
    }
    return {};
}

} // namespace

std::string Printer::awaited(const Node &n)
{
    const Ability &a = p.abilities[n.later];
    const bool about = n.to != 0 && a.whom != Whom::Opponent;
    std::string event = about ? happening(a, object(n.to)) : lowered(trigger(*this, p, a));
    const std::string_view when = n.lasts == Lasts::Always
        ? (n.flag ? " for the first time, " : ", ")
        : n.flag ? " for the first time this turn, "
                 : " this turn, ";
    return event + std::string(when) + lowered(effects(a.effect));
}

std::string Printer::modes(NodeId list)
{
    std::string out;
    for (NodeId id = list; id != 0; id = p.nodes[id].next) {
        std::string one = lowered(effects(p.nodes[id].body));
        if (one.ends_with('.'))
            one.pop_back();
        join(out, one, "; ");
    }
    return out;
}

std::string Printer::kinds(NodeId list)
{
    std::string out;
    for (NodeId id = list; id != 0; id = p.nodes[id].next) {
        const Selector &sel = p.selectors[p.nodes[id].to];
        std::string one = std::to_string(sel.most) + ' ' + filter(p.filters[sel.filter], sel.most);
        if (const std::size_t at = one.find(" your "); at != std::string::npos)
            one.replace(at, 6, " their ");
        join(out, one, ", ");
    }
    return out;
}

std::string Printer::mode(const Ability &a, int mode)
{
    for (NodeId id = a.effect; id != 0; id = p.nodes[id].next) {
        if (allOps()[p.nodes[id].op]->form.fields.front().key != "choose_one")
            continue;
        NodeId one = p.nodes[id].body;
        for (int i = 0; i < mode && one != 0; ++i)
            one = p.nodes[one].next;
        return one == 0 ? std::string() : effects(p.nodes[one].body);
    }
    return {};
}

std::string Printer::ability(const Ability &a)
{
    const std::string timing = a.reaction ? "[Reaction] " : a.action ? "[Action] " : "";
    const std::string price = cost(a.cost);
    if (m_db.def(a.card).kind == Kind::Battlefield)
        m_self = Kind::Battlefield; // also when printed alone
    switch (a.kind) {
    case AbilityKind::Spell:
        m_self = Kind::Spell; // also when printed alone: a spell is "this", not "me"
        return effects(a.effect);
    case AbilityKind::Triggered: {
        if (a.reflexive)
            return sentence(reflexive(a));
        std::string out = trigger(*this, p, a);
        if (a.oncePerTurn)
            out += " for the first time each turn";
        if (a.cond != 0)
            out += ", " + condition(a.cond);
        out += a.may ? ", you may " : ", ";
        if (!price.empty())
            out += (a.cost.part.kind == CostPart::Kind::None ? "pay " : "") + price + " to ";
        return out + lowered(effects(a.effect));
    }
    case AbilityKind::Activated:
    case AbilityKind::Adding:
        return timing + price + ": " + (a.cond == 0 ? "" : sentence(condition(a.cond)) + ' ')
            + (a.freshModes ? "Of what was not chosen this turn, " : "")
            + (a.freshModes ? lowered(effects(a.effect)) : effects(a.effect));
    case AbilityKind::Static: {
        std::string out = a.cond == 0 ? "" : condition(a.cond) + ", ";
        m_static = true;
        const std::string text = effects(a.effect);
        m_static = false;
        return sentence(out + (out.empty() ? text : lowered(text)));
    }
    case AbilityKind::Additional:
        return sentence((a.cond == 0 ? "" : condition(a.cond) + ", ")
                        + std::string("as an additional cost to play this, ")
                        + (a.optional || a.cost.part.anyNumber ? "you may " : "") + price
                        + (a.cost.savesPower != kNone ? "; for each, this costs ["
                                   + std::string(domainName(a.cost.savesPower)) + "] less"
                                                      : "")
                        + (a.cost.discount > 0 ? "; if you do, this costs "
                                   + std::to_string(a.cost.discount) + " energy less"
                                               : ""));
    }
    return {};
}

std::string Printer::granted(const CardDef &def)
{
    std::string out;
    if (def.mightBonus != 0)
        out = "Might Bonus: +" + std::to_string(def.mightBonus) + '.';
    if (def.freshBonus != 0)
        join(out,
             "If this was attached this turn, the unit has an additional +"
                 + std::to_string(def.freshBonus) + " Might.",
             "\n");
    m_self = Kind::Unit;
    for (int i = 0; i < def.grantedCount; ++i)
        join(out,
             (def.grantsToLegend                  ? "Your legend has: "
                  : def.kind == Kind::Battlefield ? "Units here have: "
                                                  : "While attached, the unit has: ")
                 + ability(m_db.ability(static_cast<AbilityId>(def.firstGranted + i))),
             "\n");
    return out;
}

std::string Printer::card(DefId id)
{
    const CardDef &def = m_db.def(id);
    m_self = def.kind;
    std::string out;
    std::string line;
    for (const KeywordWord &row : words::keywords) {
        if (!def.keywords.has(row.value) || row.value == Kw::Equip || row.value == Kw::Repeat
            || row.value == Kw::Empower || row.value == Kw::Flow || row.value == Kw::Level)
            continue;
        const int number = row.value == Kw::Assault ? def.numbers.assault
            : row.value == Kw::Shield               ? def.numbers.shield
            : row.value == Kw::Deflect              ? def.numbers.deflect
            : row.value == Kw::Hunt                 ? def.numbers.hunt
                                                    : 1;
        join(line, keyword(row.value, number), " ");
    }
    join(out, line, "\n");
    if (def.toOpen)
        join(out, "You may play me to an open battlefield.", "\n");
    if (def.toAttacked)
        join(out, "I can be played to a battlefield you're attacking.", "\n");
    if (def.toLone)
        join(out, "I can be played to an occupied battlefield if an enemy unit is alone there.",
             "\n");
    if (def.onlyConquered)
        join(out, "Play me only to a battlefield you conquered this turn.", "\n");
    if (def.ignoresDeflect)
        join(out, "Ignore [Deflect] while paying for this.", "\n");
    if (def.anyCopies)
        join(out, "Your deck can have any number of cards with my name.", "\n");
    if (def.toEnemy)
        join(out, "You may play me to an occupied enemy battlefield.", "\n");
    if (def.entersExhausted)
        join(out, "This enters exhausted.", "\n");
    if (def.entersReady)
        join(out, "I enter ready.", "\n");
    if (def.borrowsExhaust)
        join(out, "I have all [Exhaust] abilities of friendly legends, units and gear.", "\n");
    for (int i = 0; i < def.abilityCount; ++i) {
        const Ability &a = m_db.ability(static_cast<AbilityId>(def.firstAbility + i));
        if (!a.byKeyword || a.keyword == Kw::Deathknell || a.keyword == Kw::Legion)
            join(out, ability(a), "\n");
        else if (a.keyword == Kw::Equip || a.keyword == Kw::Repeat || a.keyword == Kw::Empower)
            join(out, keyword(a.keyword, 1) + ' ' + cost(a.cost), "\n");
    }
    if (def.hasFlow) {
        FullCost flow;
        flow.resources = def.flow;
        join(out,
             def.flowIf == 0 ? keyword(Kw::Flow, 1) + ' ' + cost(flow)
                             : sentence(condition(def.flowIf)
                                        + ", you may play me from your trash for " + cost(flow)),
             "\n");
    }
    join(out, granted(def), "\n");
    return out;
}

} // namespace playmat::riftbound
