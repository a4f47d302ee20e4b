#include "engine/swu/loader_trees.h"

#include <algorithm>

namespace playmat::swu {

namespace {

constexpr std::int64_t kMostModes = 3; ///< as many as print.h has words for

} // namespace

/// The forms of an effect. The key that names it is the verb; what stands there is its main part.
struct TreeReader::EffectForms
{
    using Read = void (*)(TreeReader &, const JsonCursor &object, const JsonCursor &at, Node &);
    struct Form
    {
        FormKeys keys;
        Op op;
        Read read;
    };

    // What stands at the verb.
    static void nothing(TreeReader &, const JsonCursor &, const JsonCursor &at, Node &)
    {
        if (!at.boolean())
            at.fail("leave it out instead of false");
    }
    static void amountPart(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n)
    {
        n.amount = r.amount(at);
    }
    static void amountOrAll(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n)
    {
        if (at.isString() && at.string() == "all")
            n.flags |= nf::All;
        else
            n.amount = r.amount(at);
    }
    static void targetPart(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n)
    {
        n.target = r.selector(at);
    }
    static void bodyPart(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n)
    {
        n.body = r.effects(at);
    }
    static void whoPart(TreeReader &, const JsonCursor &, const JsonCursor &at, Node &n)
    {
        n.who = readWord(at, words::players);
    }
    static void choosePart(TreeReader &r, const JsonCursor &object, const JsonCursor &, Node &n)
    {
        n.target = intern(r.m_db.program.selectors, r.chooser(object));
    }
    static void tokenPart(TreeReader &, const JsonCursor &, const JsonCursor &at, Node &n)
    {
        n.token = readWord(at, words::tokens);
    }
    static void keywordPart(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n)
    {
        n.keywords = r.keywordSet(at, false, false).bits;
    }
    static void abilityPart(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n)
    {
        n.ability = r.gained(at);
    }
    static void conditionPart(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n)
    {
        n.cond = r.condition(at);
    }
    static void momentPart(TreeReader &, const JsonCursor &, const JsonCursor &at, Node &n)
    {
        n.when = readWord(at, words::moments);
    }
    static void costPart(TreeReader &, const JsonCursor &, const JsonCursor &at, Node &n)
    {
        n.costChange = static_cast<std::int8_t>(at.integer(-20, 20));
    }
    static void payPart(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n)
    {
        if (at.isString() && at.string() == "any_number")
            n.flags |= nf::AnyNumber;
        else
            n.amount = r.amount(at);
    }
    static void arrangePart(TreeReader &, const JsonCursor &, const JsonCursor &at, Node &n)
    {
        static constexpr Word<NodeFlags> kRest[] = {{"bottom", 0}, {"discard", nf::ToDiscard}};
        n.flags |= readWord(at, std::span<const Word<NodeFlags>>(kRest));
    }
    static void playerPart(TreeReader &, const JsonCursor &, const JsonCursor &at, Node &n)
    {
        static constexpr Word<NodeFlags> kChoosable[]
            = {{"any", 0}, {"opponent", nf::Opponents}, {"any_number", nf::AnyNumber}};
        n.flags |= readWord(at, std::span<const Word<NodeFlags>>(kChoosable));
    }
    static void modesPart(TreeReader &r, const JsonCursor &object, const JsonCursor &at, Node &n)
    {
        n.amount = r.amount(at);
        const JsonCursor modes = object.at("of");
        if (!modes.expectArray())
            return;
        (void)at.integer(
            1, std::min<std::int64_t>(kMostModes, static_cast<std::int64_t>(modes.size())));
        for (std::size_t i = modes.size(); i-- > 0;) {
            Node mode;
            mode.op = Op::List;
            mode.body = r.effects(modes.item(i));
            mode.next = n.body;
            n.body = r.append(mode);
        }
    }

    static const std::vector<Form> &all();
};

const std::vector<TreeReader::EffectForms::Form> &TreeReader::EffectForms::all()
{
    static const std::vector<Form> forms{
        {{"damage", {"to"}, {"by", "unpreventable", "with_next"}}, Op::Damage, amountPart},
        {{"divide", {"among"}, {"by", "up_to", "any_number"}}, Op::Divide, amountPart},
        {{"heal", {"from"}, {"up_to", "with_next"}}, Op::Heal, amountOrAll},
        {{"heal_divided", {"among"}}, Op::DivideHeal, amountPart},
        {{"defeat", {}, {"with_next"}}, Op::Defeat, targetPart},
        {{"exhaust", {}, {"with_next"}}, Op::Exhaust, targetPart},
        {{"ready", {}, {"with_next"}}, Op::Ready, targetPart},
        {{"give", {"to"}, {"tokens", "with_next"}}, Op::GiveToken, tokenPart},
        {{"modify", {"for"}, {"power", "hp", "gains", "with_next"}}, Op::Modify, targetPart},
        {{"gain", {"to", "for"}}, Op::GainAbility, abilityPart},
        {{"lose_abilities", {"for"}}, Op::LoseAbilities, targetPart},
        {{"lose_keywords", {"from", "for"}}, Op::LoseKeywords, keywordPart},
        {{"restrict", {"rule", "for"}}, Op::Restrict, targetPart},
        {{"restrict_player", {"rule", "for"}, {"of", "change"}}, Op::RestrictPlayer, whoPart},
        {{"draw", {}, {"who", "with_next"}}, Op::Draw, amountPart},
        {{"discard", {}, {"who", "of", "at_random", "down_to", "chosen_by_you", "with_next"}},
         Op::Discard,
         amountOrAll},
        {{"mill", {}, {"who"}}, Op::Mill, amountPart},
        {{"return", {}, {"with_next"}}, Op::Return, targetPart},
        {{"move", {"to_zone"}, {"place", "at_random", "readied", "with_next"}},
         Op::Move,
         targetPart},
        {{"search", {"find", "do"}, {"revealed"}}, Op::Search, amountOrAll},
        {{"look", {}, {"who", "revealed", "do"}}, Op::Look, amountPart},
        {{"look_hand", {}, {"revealed", "do"}}, Op::LookHand, whoPart},
        {{"reveal"}, Op::Reveal, targetPart},
        {{"arrange"}, Op::Arrange, arrangePart},
        {{"play", {}, {"cost", "free", "readied", "do"}}, Op::Play, targetPart},
        {{"attack",
          {},
          {"power", "gains", "bonus", "bonus_for", "bonus_if", "even_exhausted", "not_bases",
           "units_only", "deals_first", "defender_power", "do"}},
         Op::Attack,
         targetPart},
        {{"take_control", {}, {"who"}}, Op::TakeControl, targetPart},
        {{"choose",
          {},
          {"may", "up_to", "any_number", "count", "by", "as", "same_controller", "combined_cost",
           "keep_it"}},
         Op::Choose,
         choosePart},
        {{"choose_player", {}, {"do"}}, Op::ChoosePlayer, playerPart},
        {{"choose_number"}, Op::ChooseNumber, nothing},
        {{"name_card"}, Op::NameCard, nothing},
        {{"modes", {"of"}, {"optional"}}, Op::Modes, modesPart},
        {{"list"}, Op::List, bodyPart},
        {{"if", {"do"}, {"else"}}, Op::If, conditionPart},
        {{"you_may", {}, {"else"}}, Op::May, bodyPart},
        {{"if_you_do", {}, {"else"}}, Op::IfYouDo, bodyPart},
        {{"then"}, Op::Then, bodyPart},
        {{"for_each_player", {"do"}}, Op::ForEachPlayer, whoPart},
        {{"for_each", {"do"}}, Op::ForEach, targetPart},
        {{"delayed", {"do"}}, Op::Delayed, momentPart},
        {{"unless", {"do"}, {"else"}}, Op::Unless, whoPart},
        {{"pay", {}, {"optional"}}, Op::Pay, payPart},
        {{"next_costs", {"of"}, {"who"}}, Op::Cost, costPart},
        {{"no_heal", {"for"}}, Op::NoHeal, nothing},
        {{"deploy"}, Op::Deploy, nothing},
        {{"reveal_until", {}, {"do"}}, Op::RevealUntil, amountPart},
        {{"attach", {"onto"}}, Op::Attach, targetPart},
        {{"capture", {"by"}}, Op::Capture, targetPart},
        {{"store_number"}, Op::StoreNumber, amountPart},
    };
    return forms;
}

namespace {

constexpr Word<NodeFlags> kFlagKeys[] = {
    {"unpreventable", nf::Unpreventable},
    {"with_next", nf::Simultaneous},
    {"at_random", 0}, // Discard: which cards; Move: in which order
    {"chosen_by_you", nf::ChosenByYou},
    {"revealed", nf::Reveal},
    {"free", nf::Free},
    {"even_exhausted", nf::EvenExhausted},
    {"not_bases", nf::NotBases},
    {"units_only", nf::UnitsOnly},
    {"deals_first", nf::DealsFirst},
    {"keep_it", nf::KeepIt},
    {"optional", nf::Optional},
    {"readied", 0}, // Move: resources; Play: the card
};

NodeFlags flagOf(const Word<NodeFlags> &word, Op op)
{
    if (word.text == "at_random")
        return op == Op::Discard ? nf::Random : nf::RandomOrder;
    if (word.text == "readied")
        return op == Op::Play ? nf::EntersReady : nf::Ready;
    return word.value;
}

void readFlags(const JsonCursor &at, Node &n)
{
    for (const Word<NodeFlags> &word : kFlagKeys)
        if (at.has(word.text) && at.at(word.text).boolean())
            n.flags |= flagOf(word, n.op);
    if (n.op != Op::Choose && at.has("up_to") && at.at("up_to").boolean())
        n.flags |= nf::UpTo;
    if (n.op == Op::Divide && at.has("any_number") && at.at("any_number").boolean())
        n.flags |= nf::AnyNumber;
    if (at.has("place")) {
        static constexpr Word<NodeFlags> kPlaces[] = {{"bottom", nf::Bottom}, {"top", nf::Top}};
        n.flags |= readWord(at.at("place"), std::span<const Word<NodeFlags>>(kPlaces));
    }
}

std::int8_t smallNumber(const JsonCursor &at, std::string_view key)
{
    return at.has(key) ? static_cast<std::int8_t>(at.at(key).integer(-20, 20)) : std::int8_t{0};
}

} // namespace

/// The keys that mean the same in every effect that has them.
void TreeReader::effectParts(const JsonCursor &at, Node &n)
{
    for (const std::string_view key : {"to", "from", "find"})
        if (at.has(key))
            n.target = selector(at.at(key));
    for (const std::string_view key : {"by", "onto"})
        if (n.op != Op::Choose && at.has(key))
            n.source = selector(at.at(key));
    if (at.has("among"))
        n.target = intern(m_db.program.selectors, among(at.at("among")));
    if (at.has("who"))
        n.who = readWord(at.at("who"), words::players);
    for (const std::string_view key : {"tokens", "change", "down_to"})
        if (at.has(key))
            n.amount = amount(at.at(key));
    if (at.has("down_to"))
        n.flags = (n.flags & ~nf::All) | nf::DownTo;
    if (n.op != Op::Modes && at.has("of"))
        n.filter = filter(at.at("of"));
    if (at.has("for"))
        n.duration = readWord(at.at("for"), words::durations);
    if (at.has("rule"))
        n.rule = readWord(at.at("rule"), words::rules);
    if (at.has("to_zone"))
        n.zone = readWord(at.at("to_zone"), words::zones);
    if (at.has("do"))
        n.body = effects(at.at("do"));
    if (at.has("else"))
        n.other = effects(at.at("else"));
}

Selector TreeReader::among(const JsonCursor &at)
{
    Selector s;
    s.mode = SelectMode::Each;
    s.filter = filter(at);
    return s;
}

void TreeReader::effectNumbers(const JsonCursor &at, Node &n)
{
    for (const auto &[key, fixed, computed] :
         {std::tuple{"power", &n.power, &n.powerAmount}, std::tuple{"hp", &n.hp, &n.hpAmount}}) {
        if (at.at(key).isObject())
            *computed = amount(at.at(key));
        else
            *fixed = smallNumber(at, key);
    }
    n.defenderPower = smallNumber(at, "defender_power");
    if (n.op == Op::Play)
        n.costChange = smallNumber(at, "cost");
    if (at.has("gains")) {
        const KeywordSet set = keywordSet(at.at("gains"), false);
        n.keywords = set.bits;
        n.raid = set.raid;
        n.restore = set.restore;
    }
    if (at.has("bonus"))
        n.powerAmount = amount(at.at("bonus"));
    if (at.has("bonus_for"))
        n.filter = filter(at.at("bonus_for"));
    if (at.has("bonus_if"))
        n.cond = condition(at.at("bonus_if"));
}

Node TreeReader::effect(const JsonCursor &at)
{
    Node n;
    const auto *form = findForm(at, std::span(EffectForms::all()), "effect");
    if (form == nullptr)
        return n;
    n.op = form->op;
    form->read(*this, at, at.at(form->keys.verb), n);
    readFlags(at, n);
    effectParts(at, n);
    effectNumbers(at, n);
    return n;
}

NodeId TreeReader::effects(const JsonCursor &at)
{
    NodeId next = 0;
    if (!at.expectArray())
        return next;
    for (std::size_t i = at.size(); i-- > 0;) {
        Node n = effect(at.item(i));
        n.next = next;
        next = append(n);
    }
    return next;
}

NodeId TreeReader::append(const Node &node)
{
    m_db.program.nodes.push_back(node);
    return static_cast<NodeId>(m_db.program.nodes.size() - 1);
}

void listEffectKeys(std::vector<KeyTable> &out)
{
    for (const auto &form : TreeReader::EffectForms::all())
        out.push_back(form.keys.table("effect_"));
}

} // namespace playmat::swu
