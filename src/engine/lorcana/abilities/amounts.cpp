#include "engine/lorcana/language/loader_trees.h"
#include "engine/lorcana/rules/machine.h"
#include "engine/lorcana/text/printer.h"

#include <algorithm>

/// The amounts of the ability language that are not plain numbers.
namespace playmat::lorcana {

namespace {

constexpr Field<Amount> factor()
{
    return {"times", "number",
            [](TreeReader &, const JsonCursor &, const JsonCursor &at, Amount &a) {
                a.value = static_cast<std::int16_t>(at.integer(-20, 20));
            }};
}

int timesFactor(const Amount &a, int value)
{
    return a.value == 0 ? value : value * a.value;
}

CardId cardOf(const Board &m, const Amount &a, const View &v)
{
    return m.referAnyway(a.ref == Ref::None ? Ref::This : a.ref, v);
}

std::string whose(Printer &p, const Amount &a)
{
    return a.ref == Ref::None || a.ref == Ref::This ? p.thisCard() + "'s"
                                                    : std::string("that card's");
}

// --- count, cards_in

constexpr Field<Amount> kCountFields[]
    = {field::needed(field::filter<&Amount::filter>("count")), factor()};
constexpr AmountSpec kCount{
    {"How many cards fit.", kCountFields, R"({"count":{"kind":"item","side":"yours"}})"},
    [](const Board &m, const Amount &a, const View &v) {
        return timesFactor(a, m.collect(a.filter, v).count());
    },
    [](Printer &p, const Amount &a) {
        std::string what = p.noun(a.filter, false);
        if (what.rfind("another ", 0) == 0)
            what = "other " + what.substr(8);
        if (const std::size_t at = what.find(" of yours"); at != std::string::npos)
            what.erase(at, 9);
        const Filter &f = p.p.filters[a.filter];
        return what + (f.side == Side::Yours ? " you have in " + p.zone(f.zone) : std::string());
    },
    true,
};

constexpr Field<Amount> kCardsFields[]
    = {field::needed(field::word<&Amount::zone, words::zones>("cards_in", "zone")),
       field::word<&Amount::who, words::players>("of", "player"), factor()};
constexpr AmountSpec kCardsIn{
    {"How many cards players have in a zone.", kCardsFields, R"({"cards_in":"hand"})"},
    [](const Board &m, const Amount &a, const View &v) {
        int total = 0;
        for (PlayerId player = 0; player < kPlayers; ++player)
            if ((m.playersOf(a.who, v) & playerBit(player)) != 0)
                total += m.s.count(a.zone, player);
        return timesFactor(a, total);
    },
    [](Printer &p, const Amount &a) { return "card in your " + p.zone(a.zone); },
    true,
};

constexpr Field<Amount> kUnderFields[]
    = {field::needed(field::word<&Amount::ref, words::refs>("cards_under", "card")), factor()};
constexpr AmountSpec kUnder{
    {"How many cards are under a card.", kUnderFields, R"({"cards_under":"this"})"},
    [](const Board &m, const Amount &a, const View &v) {
        int total = 0;
        const CardId id = cardOf(m, a, v);
        if (id != kNone)
            m.s.forUnder(id, [&](CardId) { ++total; });
        return timesFactor(a, total);
    },
    [](Printer &p, const Amount &) { return "card under " + p.thisCard(); },
    true,
};

// --- values of a card; of one that left, as it last was (CR 6.7.7)

template <int (*value)(const Board &, CardId)>
int valueOf(const Board &m, const Amount &a, const View &v)
{
    const CardId id = cardOf(m, a, v);
    return id == kNone ? 0 : timesFactor(a, value(m, id));
}

int strengthNow(const Board &m, CardId id)
{
    return std::max<int>(0, m.inPlay(id) ? m.strengthOf(id) : m.s.cards[id].strength);
}

constexpr Field<Amount> kStrengthFields[]
    = {field::needed(field::word<&Amount::ref, words::refs>("strength_of", "card")), factor()};
constexpr AmountSpec kStrength{
    {"The strength of a card.", kStrengthFields, R"({"strength_of":"this"})"},
    valueOf<strengthNow>,
    [](Printer &p, const Amount &a) { return whose(p, a) + " {S}"; },
};

constexpr Field<Amount> kLoreFields[]
    = {field::needed(field::word<&Amount::ref, words::refs>("lore_of", "card")), factor()};
constexpr AmountSpec kLore{
    {"The lore value of a card.", kLoreFields, R"({"lore_of":"it"})"},
    valueOf<[](const Board &m, CardId id) {
        return std::max<int>(0, m.inPlay(id) ? m.loreOf(id) : m.s.cards[id].lore);
    }>,
    [](Printer &p, const Amount &a) { return whose(p, a) + " {L}"; },
};

constexpr Field<Amount> kCostOfFields[]
    = {field::needed(field::word<&Amount::ref, words::refs>("cost_of", "card")), factor()};
constexpr AmountSpec kCost{
    {"The cost of a card.", kCostOfFields, R"({"cost_of":"it"})"},
    valueOf<[](const Board &m, CardId id) { return static_cast<int>(m.defOf(id).cost); }>,
    [](Printer &p, const Amount &a) { return whose(p, a) + " cost"; },
};

constexpr Field<Amount> kDamageFields[]
    = {field::needed(field::word<&Amount::ref, words::refs>("damage_on", "card")), factor()};
constexpr AmountSpec kDamage{
    {"The damage on a card.", kDamageFields, R"({"damage_on":"this"})"},
    valueOf<[](const Board &m, CardId id) { return static_cast<int>(m.s.cards[id].damage); }>,
    [](Printer &p, const Amount &a) { return "the damage on " + whose(p, a); },
};

// --- that_much

constexpr Field<Amount> kThatFields[] = {field::plain<Amount>("that_much"), factor()};
constexpr AmountSpec kThatMuch{
    {"What the last effect that counts something came to: damage removed, lore lost, cards drawn.",
     kThatFields, R"({"that_much":true})"},
    [](const Board &, const Amount &a, const View &v) {
        return v.ctx == nullptr ? 0 : timesFactor(a, v.ctx->number);
    },
    [](Printer &p, const Amount &) { return p.counted; },
    true,
};

constexpr Field<Amount> kEventFields[] = {field::plain<Amount>("event_amount"), factor()};
constexpr AmountSpec kEventAmount{
    {"How much the event that triggered the ability was about.", kEventFields,
     R"({"event_amount":true})"},
    [](const Board &, const Amount &a, const View &v) {
        return v.ctx == nullptr ? 0 : timesFactor(a, v.ctx->amount);
    },
    [](Printer &, const Amount &) { return std::string("that much"); },
};

constexpr const AmountSpec *kAmounts[] = {&kCount, &kCardsIn, &kUnder,    &kStrength,   &kLore,
                                          &kCost,  &kDamage,  &kThatMuch, &kEventAmount};

} // namespace

std::span<const AmountSpec *const> allAmounts()
{
    return kAmounts;
}

} // namespace playmat::lorcana
