#include "engine/riftbound/language/tree_reader.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace playmat::riftbound {

namespace {

struct NamedCond
{
    std::string_view word;
    CondKind kind;
};
constexpr auto kConds = std::to_array<NamedCond>({
    {"killed", CondKind::Killed},
    {"did", CondKind::Did},
    {"paid", CondKind::Paid},
    {"at battlefield", CondKind::AtBattlefield},
    {"discarded", CondKind::Discarded},
    {"legion", CondKind::Legion},
    {"fighting alone", CondKind::FightingAlone},
    {"opponents turn", CondKind::TheirTurn},
    {"unit died", CondKind::Died},
    {"enemy unit died", CondKind::EnemyDied},
    {"from hidden", CondKind::FromHidden},
    {"one on one", CondKind::OneOnOne},
    {"was uncontrolled", CondKind::WasOpen},
    {"attacked", CondKind::Attacked},
    {"first turn", CondKind::FirstTurn},
    {"you control it", CondKind::Holder},
    {"pair at a battlefield", CondKind::Pair},
    {"gained xp", CondKind::GainedXp},
    {"fewer runes", CondKind::RunesBehind},
    {"in a showdown", CondKind::InShowdown},
    {"your beginning phase", CondKind::Beginning},
    {"not in hand", CondKind::NotInHand},
    {"died in your beginning phase", CondKind::DiedEarly},
    {"damaged this turn", CondKind::Wounded},
    {"conquered this turn", CondKind::Conqueror},
    {"from elsewhere", CondKind::FromElsewhere},
    {"another spell", CondKind::AnotherSpell},
    {"showdown here", CondKind::ShowdownHere},
});

struct NumberCond
{
    std::string_view key;
    CondKind kind;
    bool exact = false;
};
/// Conditions with one number.
constexpr auto kNumberConds = std::to_array<NumberCond>({
    {"hand_most", CondKind::InHand},
    {"xp", CondKind::Level},
    {"excess", CondKind::Excess},
    {"opponent_near", CondKind::Near},
    {"played", CondKind::Played},
    {"moves", CondKind::Moves, true},
    {"moved", CondKind::Moves},
    {"spent", CondKind::Spent},
    {"spent_on_it", CondKind::SpentOnIt},
    {"near", CondKind::NearMe},
    {"spells", CondKind::Spells},
    {"units", CondKind::Units},
    {"gear", CondKind::Gear},
    {"equipment", CondKind::Equipment},
    {"power_spent", CondKind::PowerSpent},
    {"enemies_chosen", CondKind::EnemiesChosen},
    {"enemy_units_chosen", CondKind::EnemyUnits},
    {"ability_cost", CondKind::AbilityCost},
});

/// Keys of selectors, each with the way in which it picks cards.
constexpr auto kPicks = std::to_array<Word<Pick>>({
    {Pick::Target, "target"},
    {Pick::All, "all"},
    {Pick::Choose, "choose"},
});
constexpr auto kRefs = std::to_array<Word<Pick>>({
    {Pick::Me, "me"},
    {Pick::It, "it"},
    {Pick::Subject, "that"},
});

} // namespace

void TreeReader::readStatus(const JsonCursor &at, std::uint16_t &out)
{
    for (std::size_t i = 0; i < at.size(); ++i) {
        const auto *row = rowNamed(words::statuses, at.item(i).string());
        if (row == nullptr)
            failWord(at.item(i), words::statuses);
        else
            out = static_cast<std::uint16_t>(out | row->value);
    }
}

void TreeReader::readLimits(const JsonCursor &at, Filter &out)
{
    const auto limit = [&](std::string_view key, std::int8_t &to) {
        if (at.has(key))
            to = static_cast<std::int8_t>(at.at(key).integer(0, 100));
    };
    limit("might_least", out.mightLeast);
    limit("might_most", out.mightMost);
    limit("power_least", out.powerLeast);
    limit("power_most", out.powerMost);
    limit("cost_least", out.costLeast);
    limit("cost_most", out.costMost);
}

/// Reads limits that are amounts, and the members that exclude cards.
void TreeReader::readExclusions(const JsonCursor &at, Filter &out)
{
    if (at.has("might_within"))
        out.mightWithin = amount(at.at("might_within"));
    if (at.has("cost_within"))
        out.costWithin = amount(at.at("cost_within"));
    if (at.has("attached"))
        out.attached = at.at("attached").boolean() ? 1 : 0;
    out.notIt = at.has("besides_it") && at.at("besides_it").boolean();
    out.onMe = at.has("on_me") && at.at("on_me").boolean();
    out.owned = at.has("owned") && at.at("owned").boolean();
    out.chosenChampion = at.has("chosen_champion") && at.at("chosen_champion").boolean();
    const auto says = [&](std::string_view key) { return at.has(key) && at.at(key).boolean(); };
    out.sameController = says("same_controller");
    out.onIt = says("on_it");
    out.amongIt = says("among_it");
    out.unchosen = says("not_chosen");
    out.withMe = says("banished_with_me");
    out.choosesOnlyIt = says("chooses_only_it");
    if (at.has("chooses"))
        out.chooses = filter(at.at("chooses"));
    if (at.has("chosen_by"))
        out.chosenBy = filter(at.at("chosen_by"));
    if (at.has("against"))
        out.against = filter(at.at("against"));
    if (at.has("without")) {
        std::uint8_t number = 0;
        out.without.add(keyword(at.at("without"), number));
    }
    if (!at.has("domain"))
        return;
    out.domains = static_cast<std::uint8_t>(1U << domainOf(at.at("domain")));
}

void TreeReader::readFilter(const JsonCursor &at, Filter &out, std::string_view kinds)
{
    const JsonCursor all = at.at(kinds);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const JsonCursor word = all.item(i);
        if (word.string() == "card")
            out.kinds |= zone_kinds::kMainDeck;
        else if (const auto *row = rowNamed(words::kinds, word.string()))
            out.kinds |= kindBit(row->value);
        else
            failWord(word, words::kinds);
    }
    if (at.has("side"))
        out.side = at.at("side").string() == "enemy" ? Side::Enemy : Side::Friendly;
    if (at.has("at")) {
        const auto *row = rowNamed(words::places, at.at("at").string());
        if (row == nullptr)
            failWord(at.at("at"), words::places);
        else
            out.where = row->value;
    }
    out.other = at.has("other") && at.at("other").boolean();
    out.alone = at.has("alone") && at.at("alone").boolean();
    out.token = at.has("token") && at.at("token").boolean();
    // 350.2: tokens are not cards.
    out.card = (out.kinds & zone_kinds::kMainDeck) == zone_kinds::kMainDeck
        || (at.has("token") && !out.token);
    out.damaged = at.has("damaged") && at.at("damaged").boolean();
    out.namesake = at.has("namesake") && at.at("namesake").boolean();
    readLimits(at, out);
    readExclusions(at, out);
    readStatus(at.at("is"), out.needs);
    readStatus(at.at("not"), out.lacks);
    if (at.has("tag"))
        out.tag = m_db.addTag(at.at("tag").string());
    if (at.has("named"))
        out.named = token(at.at("named"));
    if (at.has("not_tag"))
        out.notTag = m_db.addTag(at.at("not_tag").string());
    if (at.has("has")) {
        std::uint8_t number = 0;
        out.has.add(keyword(at.at("has"), number));
    }
    if (at.has("or"))
        out.orElse = filter(at.at("or"));
}

FilterId TreeReader::filter(const JsonCursor &at)
{
    Filter out;
    if (at.isString()) {
        const auto *row = rowNamed(words::kinds, at.string());
        if (row == nullptr)
            failWord(at, words::kinds);
        else
            out.kinds = kindBit(row->value);
        return keep(m_db.program.filters, out);
    }
    std::vector<std::string_view> known{"of"};
    known.insert(known.end(), std::begin(kFilterKeys), std::end(kFilterKeys));
    if (at.expectObject(known))
        readFilter(at, out, "of");
    return keep(m_db.program.filters, out);
}

SelId TreeReader::selector(const JsonCursor &at)
{
    Selector out;
    if (at.isString()) {
        if (const auto *row = rowNamed(std::span<const Word<Pick>>(kRefs), at.string()))
            out.pick = row->value;
        else if (at.string() == "first" || at.string() == "second") {
            out.pick = Pick::Group;
            out.group = at.string() == "first" ? 0 : 1;
        } else
            at.fail("expected \"me\", \"it\", \"that\", \"first\", \"second\" or an object");
        return keep(m_db.program.selectors, out);
    }
    std::string_view verb = "target";
    for (const Word<Pick> &row : kPicks)
        if (at.has(row.text)) {
            out.pick = row.value;
            verb = row.text;
        }
    std::vector<std::string_view> known{
        verb,         "count",       "up_to",    "of_one_battlefield", "if",
        "any_number", "total_might", "together", "one_each_location"};
    known.insert(known.end(), std::begin(kFilterKeys), std::end(kFilterKeys));
    if (!at.expectObject(known))
        return 0;
    Filter f;
    readFilter(at, f, verb);
    if (at.has("if"))
        out.cond = condition(at.at("if"));
    out.filter = keep(m_db.program.filters, f);
    if (at.has("count"))
        out.most = out.least = static_cast<std::uint8_t>(at.at("count").integer(1, kMaxTargets));
    if (at.has("up_to") && at.at("up_to").boolean())
        out.least = 0;
    if (at.has("any_number") && at.at("any_number").boolean()) {
        out.anyNumber = true;
        out.least = 0;
        out.most = kMaxTargets;
    }
    out.together = at.has("together") && at.at("together").boolean();
    out.apart = at.has("one_each_location") && at.at("one_each_location").boolean();
    if (at.has("total_might"))
        out.totalMight = static_cast<std::int8_t>(at.at("total_might").integer(0, 100));
    out.place = at.has("of_one_battlefield") && at.at("of_one_battlefield").boolean() ? 1 : 0;
    if (out.pick == Pick::Target || out.place != 0) {
        out.group = m_groups++;
        out.mode = m_mode;
    }
    return keep(m_db.program.selectors, out);
}

namespace {

struct NamedAmount
{
    std::string_view key;
    AmountKind kind;
    bool cards = false; ///< the value of the key is a selector
    bool filter = false;
    bool times = false; ///< it can be multiplied
};
constexpr auto kAmounts = std::to_array<NamedAmount>({
    {"count", AmountKind::Count, false, true, true},
    {"might_of", AmountKind::Might, true, false, true},
    {"cost_of", AmountKind::CostOf, true, false, true},
    {"damage_on", AmountKind::DamageOn, true, false, true},
    {"highest_might", AmountKind::HighestMight, false, true},
    {"points", AmountKind::Points},
    {"paid_might", AmountKind::PaidMight},
    {"places", AmountKind::Places, false, false, true},
    {"among", AmountKind::Among, true, false, true},
    {"total_might", AmountKind::TotalMight, false, true},
    {"alternatives", AmountKind::Kinds, false, true, true},
    {"cards_played", AmountKind::CardsPlayed, false, false, true},
    {"assault", AmountKind::Assault},
    {"paid_amount", AmountKind::PaidAmount},
    {"held_points", AmountKind::HeldPoints, false, false, true},
    {"kills", AmountKind::Kills},
    {"empowered", AmountKind::Empowered, false, false, true},
});

/// Reports what would load and do nothing.
void checkAmount(const JsonCursor &at)
{
    std::size_t kinds = at.has("number") ? 1 : 0;
    bool times = false;
    for (const NamedAmount &row : kAmounts) {
        kinds += at.has(row.key) ? 1 : 0;
        times = times || (at.has(row.key) && row.times);
    }
    if (kinds != 1)
        at.fail("an amount is a number or counts one thing");
    if (at.has("times") && !times)
        at.at("times").fail("this amount is not multiplied");
    if (at.has("fits") && !at.has("among"))
        at.at("fits").fail("it restricts \"among\"");
    if (at.has("else") && !at.has("if"))
        at.at("else").fail("it is the amount unless \"if\" holds");
    if (at.has("plus") && at.has("if"))
        at.at("plus").fail("nothing is added to an amount with \"if\"");
}

} // namespace

AmountId TreeReader::amount(const JsonCursor &at)
{
    static constexpr std::string_view kKnown[]
        = {"count",         "might_of", "cost_of", "damage_on",    "times",        "plus",
           "highest_might", "points",   "places",  "paid_might",   "among",        "fits",
           "total_might",   "assault",  "number",  "cards_played", "alternatives", "paid_amount",
           "held_points",   "kills",    "if",      "else",         "empowered"};
    Amount out;
    if (at.isInteger()) {
        out.kind = AmountKind::Number;
        out.number = static_cast<std::int16_t>(at.integer(-100, 100));
        return keep(m_db.program.amounts, out);
    }
    if (!at.expectObject(kKnown))
        return 0;
    for (const NamedAmount &row : kAmounts) {
        if (!at.has(row.key))
            continue;
        out.kind = row.kind;
        if (row.cards)
            out.of = selector(at.at(row.key));
        else if (row.filter)
            out.filter = filter(at.at(row.key));
    }
    checkAmount(at);
    if (at.has("fits"))
        out.filter = filter(at.at("fits"));
    if (at.has("if"))
        out.cond = condition(at.at("if"));
    if (at.has("number"))
        out.kind = AmountKind::Number;
    out.number = static_cast<std::int16_t>(at.has("times")        ? at.at("times").integer(-20, 20)
                                               : at.has("number") ? at.at("number").integer(-20, 20)
                                                                  : 1);
    out.plus = static_cast<std::int16_t>(at.has("plus") ? at.at("plus").integer(-20, 20) : 0);
    if (at.has("else"))
        out.plus = static_cast<std::int16_t>(at.at("else").integer(-20, 20));
    return keep(m_db.program.amounts, out);
}

SelId TreeReader::playerTarget()
{
    Selector out;
    out.pick = Pick::Target;
    out.player = true;
    out.group = m_groups++;
    out.mode = m_mode;
    return keep(m_db.program.selectors, out);
}

namespace {

constexpr std::string_view kCondKeys[] = {"count",
                                          "least",
                                          "most",
                                          "alone",
                                          "is",
                                          "not",
                                          "hand_most",
                                          "xp",
                                          "excess",
                                          "opponent_near",
                                          "played",
                                          "moves",
                                          "moved",
                                          "all",
                                          "not_all",
                                          "what",
                                          "fits",
                                          "near",
                                          "amount",
                                          "spent_on_it",
                                          "spent",
                                          "spells",
                                          "units",
                                          "gear",
                                          "any",
                                          "equipment",
                                          "power_spent",
                                          "enemies_chosen",
                                          "enemy_units_chosen",
                                          "ability_cost"};

/// Reports keys that would load and do nothing: a condition is about one thing.
void checkCondition(const JsonCursor &at)
{
    std::size_t known = 1;
    if (at.has("count") || at.has("amount"))
        known += (at.has("least") ? 1U : 0U) + (at.has("most") ? 1U : 0U);
    else if (at.has("fits") && at.has("what"))
        ++known;
    if (at.value().keys.size() != known)
        at.fail("a condition is about one thing");
}

} // namespace

CondId TreeReader::condition(const JsonCursor &at)
{
    Cond out;
    if (at.isString()) {
        for (const NamedCond &row : kConds)
            if (row.word == at.string())
                out.kind = row.kind;
        if (out.kind == CondKind::None)
            at.fail("this is no condition");
        return keep(m_db.program.conds, out);
    }
    if (!at.expectObject(kCondKeys))
        return 0;
    checkCondition(at);
    for (const NumberCond &row : kNumberConds)
        if (at.has(row.key)) {
            out.kind = row.kind;
            out.number = static_cast<std::int16_t>(at.at(row.key).integer(0, 100));
            out.most = row.exact ? out.number : out.most;
            return keep(m_db.program.conds, out);
        }
    if (at.has("all"))
        return allOf(at.at("all"));
    if (at.has("not_all") || at.has("any")) {
        out.kind = CondKind::NotAll;
        out.of = allOf(at.at(at.has("any") ? "any" : "not_all"), at.has("any"));
        return keep(m_db.program.conds, out);
    }
    if (at.has("amount")) {
        out.kind = CondKind::Amounts;
        out.amount = amount(at.at("amount"));
        if (at.has("most"))
            out.most = static_cast<std::int16_t>(at.at("most").integer(0, 100));
        if (at.has("least") || !at.has("most"))
            out.number = static_cast<std::int16_t>(at.require("least").integer(0, 100));
        return keep(m_db.program.conds, out);
    }
    if (at.has("not")) {
        out = m_db.program.conds[condition(at.at("not"))];
        out.denied = true;
    } else if (at.has("count")) {
        out.kind = CondKind::Count;
        out.filter = filter(at.at("count"));
        if (at.has("least"))
            out.number = static_cast<std::int16_t>(at.at("least").integer(0, 100));
        if (at.has("most"))
            out.most = static_cast<std::int16_t>(at.at("most").integer(0, 100));
    } else if (at.has("fits")) {
        out.kind = CondKind::Fits;
        out.of = selector(at.require("what"));
        out.filter = filter(at.at("fits"));
    } else if (at.has("is")) {
        out.kind = CondKind::Status;
        readStatus(at.at("is"), out.status);
    } else {
        out.kind = CondKind::Alone;
        out.of = selector(at.at("alone"));
    }
    return keep(m_db.program.conds, out);
}

/// Reads conditions that must all hold, and chains them. `denied`: all must fail.
CondId TreeReader::allOf(const JsonCursor &at, bool denied)
{
    CondId last = 0;
    for (std::size_t i = at.size(); i > 0; --i) {
        Cond one = m_db.program.conds[condition(at.item(i - 1))];
        one.denied = one.denied != denied;
        one.also = last;
        last = keep(m_db.program.conds, one);
    }
    return last;
}

Kw TreeReader::keyword(const JsonCursor &at, std::uint8_t &number)
{
    std::string_view text = at.string();
    number = 1;
    if (const std::size_t space = text.rfind(' '); space != std::string_view::npos) {
        int n = 0;
        const auto [end, error]
            = std::from_chars(text.data() + space + 1, text.data() + text.size(), n);
        if (error == std::errc() && end == text.data() + text.size()) {
            number = static_cast<std::uint8_t>(std::clamp(n, 0, 100));
            text = text.substr(0, space);
        }
    }
    const std::optional<Kw> keyword = keywordNamed(text);
    if (!keyword)
        failWord(at, words::keywords);
    return keyword.value_or(Kw::Action);
}

DefId TreeReader::token(const JsonCursor &at)
{
    const DefId def = m_db.find(at.string());
    if (def == 0 || !m_db.def(def).token)
        at.fail("there is no such token");
    return def;
}

namespace {

void readParts(const JsonCursor &at, FullCost &out)
{
    out.exhaust = at.has("exhaust") && at.at("exhaust").boolean();
    out.anyPower = at.has("any_power") && at.at("any_power").boolean();
    out.anyEnergy = at.has("any_energy") && at.at("any_energy").boolean();
    out.kill = at.has("kill") && at.at("kill").boolean();
    if (at.has("recycle_me"))
        out.part.kind = CostPart::Kind::RecycleMe;
    if (at.has("disempower"))
        out.part.kind = CostPart::Kind::Disempower;
    if (at.has("banish_me"))
        out.part.kind = CostPart::Kind::BanishMe;
    if (at.has("energy"))
        out.resources.energy = static_cast<std::uint8_t>(at.at("energy").integer(0, 100));
    if (at.has("any"))
        out.resources.any = static_cast<std::uint8_t>(at.at("any").integer(0, 100));
    for (const Word<Domain> &row : words::domains)
        if (at.has(row.text))
            out.resources.power[static_cast<std::size_t>(row.value)]
                = static_cast<std::uint8_t>(at.at(row.text).integer(0, 100));
    if (at.has("less"))
        out.discount = static_cast<std::uint8_t>(at.at("less").integer(1, 100));
}

struct NamedPart
{
    std::string_view word;
    CostPart::Kind kind;
    bool cards;
    bool either = false; ///< the value is a number or a selector of one card
};
constexpr auto kParts = std::to_array<NamedPart>({
    {"exhaust_one", CostPart::Kind::Exhaust, true},
    {"kill_one", CostPart::Kind::Kill, true},
    {"spend_buff", CostPart::Kind::SpendBuff, true},
    {"recycle_one", CostPart::Kind::RecycleOne, true},
    {"return_one", CostPart::Kind::ReturnOne, true},
    {"discard", CostPart::Kind::Discard, false, true},
    {"recycle_from_trash", CostPart::Kind::RecycleTrash, false, true},
    {"banish_from_trash", CostPart::Kind::BanishTrash, true},
    {"burn", CostPart::Kind::Burn, false},
    {"spend_xp", CostPart::Kind::SpendXp, false},
});

} // namespace

std::uint8_t TreeReader::domainOf(const JsonCursor &at)
{
    const auto *row = rowNamed(words::domains, at.string());
    if (row == nullptr)
        failWord(at, words::domains);
    return row == nullptr ? std::uint8_t{0} : static_cast<std::uint8_t>(row->value);
}

FullCost TreeReader::cost(const JsonCursor &at)
{
    FullCost out;
    std::vector<std::string_view> known{"exhaust",   "kill",          "energy",      "any",
                                        "less",      "disempower",    "banish_me",   "recycle_me",
                                        "less_for",  "less_by_might", "saves_power", "any_power",
                                        "any_energy"};
    for (const Word<Domain> &row : words::domains)
        known.push_back(row.text);
    for (const NamedPart &row : kParts)
        known.push_back(row.word);
    if (!at.expectObject(known))
        return out;
    readParts(at, out);
    if (at.has("less_for"))
        out.less = amount(at.at("less_for"));
    out.lessByMight = at.has("less_by_might") && at.at("less_by_might").boolean();
    if (at.has("saves_power"))
        out.savesPower = domainOf(at.at("saves_power"));
    for (const NamedPart &row : kParts) {
        if (!at.has(row.word))
            continue;
        out.part.kind = row.kind;
        if (row.cards || (row.either && !at.at(row.word).isInteger()))
            readPart(at.at(row.word), out.part);
        else
            out.part.count = static_cast<std::uint8_t>(at.at(row.word).integer(1, 20));
    }
    return out;
}

/// Reads the cards that pay a part of a cost.
void TreeReader::readPart(const JsonCursor &at, CostPart &out)
{
    out.of = selector(at);
    out.anyNumber = m_db.program.selectors[out.of].anyNumber;
    if (!out.anyNumber)
        out.count = m_db.program.selectors[out.of].most;
}

NodeId TreeReader::effect(const JsonCursor &at)
{
    std::size_t op = 0;
    const auto all = allOps();
    const OpSpec *spec = effects::findForm(at, all, "effect");
    if (spec == nullptr)
        return 0;
    while (all[op] != spec)
        ++op;
    Node node;
    node.op = static_cast<std::uint8_t>(op);
    effects::readForm(*this, at, spec->form, node);
    return keep(m_db.program.nodes, node);
}

NodeId TreeReader::modes(const JsonCursor &at, std::uint8_t op)
{
    std::vector<NodeId> list;
    for (std::size_t i = 0; i < at.size(); ++i) {
        m_mode = static_cast<std::uint8_t>(i);
        Node node;
        node.op = op;
        node.body = effects(at.item(i));
        list.push_back(keep(m_db.program.nodes, node));
    }
    m_mode = kNone;
    m_modes = static_cast<std::uint8_t>(list.size());
    for (std::size_t i = 0; i + 1 < list.size(); ++i)
        m_db.program.nodes[list[i]].next = list[i + 1];
    return list.empty() ? NodeId{0} : list.front();
}

AbilityId TreeReader::laterAbility(const JsonCursor &at)
{
    Ability later;
    later.kind = AbilityKind::Triggered;
    later.on = Trig::TurnEnds;
    later.whom = Whom::You;
    return inner(later, [&](Ability &a) { a.effect = effects(at); });
}

AbilityId TreeReader::reflexive(const JsonCursor &at)
{
    static constexpr std::string_view kKnown[] = {"do", "may", "cost"};
    Ability made;
    made.kind = AbilityKind::Triggered;
    made.reflexive = true;
    return inner(made, [&](Ability &a) {
        if (!at.expectObject(kKnown))
            return;
        a.may = at.has("may") && at.at("may").boolean();
        if (at.has("cost"))
            a.cost = cost(at.at("cost"));
        a.effect = effects(at.require("do"));
    });
}

AbilityId TreeReader::gained(const JsonCursor &at)
{
    static constexpr std::string_view kKnown[] = {"activate", "do"};
    Ability given;
    given.kind = AbilityKind::Activated;
    given.number = 7;
    return inner(given, [&](Ability &a) {
        if (!at.expectObject(kKnown))
            return;
        a.cost = cost(at.require("activate"));
        a.effect = effects(at.require("do"));
    });
}

AbilityId TreeReader::awaited(const JsonCursor &at)
{
    static constexpr std::string_view kKnown[] = {"when", "of", "do"};
    Ability waiting;
    waiting.kind = AbilityKind::Triggered;
    return inner(waiting, [&](Ability &a) {
        if (!at.expectObject(kKnown))
            return;
        if (const TriggerWord *row = rowNamed(words::triggers, at.require("when").string())) {
            a.on = row->on;
            a.whom = row->whom;
        } else {
            at.at("when").fail("nothing is waited for in this word");
        }
        if (at.has("of"))
            a.subject = filter(at.at("of"));
        a.effect = effects(at.require("do"));
    });
}

AbilityId TreeReader::price(const JsonCursor &at)
{
    Ability only;
    only.kind = AbilityKind::Static;
    only.cost = cost(at);
    return keep(m_db.program.abilities, only);
}

NodeId TreeReader::effects(const JsonCursor &at)
{
    std::vector<NodeId> list;
    for (std::size_t i = 0; i < at.size(); ++i)
        list.push_back(effect(at.item(i)));
    for (std::size_t i = 0; i + 1 < list.size(); ++i)
        if (list[i] != 0)
            m_db.program.nodes[list[i]].next = list[i + 1];
    return list.empty() ? NodeId{0} : list.front();
}

} // namespace playmat::riftbound
