#include "engine/swu/abilities/conditions.h"
#include "engine/swu/rules/machine.h"
#include "engine/swu/text/printer.h"

#include <algorithm>

/// Numbers that are worked out.
namespace playmat::swu {

namespace {

using field::needed;

[[nodiscard]] int times(const Amount &a, int count)
{
    return (a.value == 0 ? 1 : a.value) * count;
}

constexpr Field<Amount> timesField()
{
    return field::number<&Amount::value, -20, 20>("times");
}

// --- of one card

/// What a card has, this many times; 0 for no card.
template <auto kOf>
int ofCard(const Board &m, const Amount &a, const View &v)
{
    const CardId id = m.refer(a.ref, v);
    return id == kNone ? 0 : times(a, kOf(m, id));
}

/// "its power"
std::string itsValue(Printer &p, const Amount &a, std::string_view phrase)
{
    return p.say(phrase, {{"whose", p.itsOr(a.ref)}});
}

constexpr Field<Amount> refField(std::string_view key)
{
    return needed(field::word<&Amount::ref, words::refs>(key, "word_reference"));
}

constexpr Field<Amount> kPowerFields[] = {refField("power_of"), timesField()};
constexpr AmountSpec kPower{
    .form = {"The power of a card.", kPowerFields},
    .value = ofCard<[](const Board &m, CardId id) { return int{m.s.cards[id].power}; }>,
    .equal = [](Printer &p, const Amount &a) { return itsValue(p, a, "{whose} power"); },
    .reads = reads::Values,
    .powerOfCard = true,
};

constexpr Field<Amount> kRemainingHpFields[] = {refField("remaining_hp_of"), timesField()};
constexpr AmountSpec kRemainingHp{
    .form = {"The remaining HP of a card.", kRemainingHpFields},
    .value = ofCard<[](const Board &m, CardId id) { return m.remainingHp(id); }>,
    .equal = [](Printer &p, const Amount &a) { return itsValue(p, a, "{whose} remaining HP"); },
    .reads = reads::Damage | reads::Values,
    .hpOfCard = true,
};

constexpr Field<Amount> kRaidFields[] = {refField("raid_of"), timesField()};
constexpr AmountSpec kRaid{
    .form = {"The Raid of a card.", kRaidFields},
    .value = ofCard<[](const Board &m, CardId id) { return int{m.s.cards[id].raid}; }>,
    .each =
        [](Printer &p, const Amount &a) {
            return a.ref == Ref::It ? std::string(p.say("{keyword:Raid} it has")) : std::string();
        },
    .equal = [](Printer &p, const Amount &a) { return itsValue(p, a, "{whose} {keyword:Raid}"); },
    .reads = reads::Values,
};

constexpr Field<Amount> kPrintedPowerFields[] = {refField("printed_power_of"), timesField()};
constexpr AmountSpec kPrintedPower{
    .form = {"The power that is printed on a card that is not in play.", kPrintedPowerFields},
    .value = ofCard<[](const Board &m, CardId id) { return int{m.hotOf(id).power}; }>,
    .equal = [](Printer &p, const Amount &a) { return itsValue(p, a, "{whose} power"); },
};

constexpr Field<Amount> kDamageOnFields[] = {refField("damage_on"), timesField()};
constexpr AmountSpec kDamageOn{
    .form = {"The damage on a card.", kDamageOnFields},
    .value = ofCard<[](const Board &m, CardId id) { return int{m.s.cards[id].damage}; }>,
    .each =
        [](Printer &p, const Amount &a) {
            return p.say("damage on {card}", {{"card", p.card(a.ref)}});
        },
    .equal =
        [](Printer &p, const Amount &a) {
            const bool dealer = !p.said.source.empty();
            return p.say("the damage on {card}",
                         {{"card", dealer ? std::string(p.say(P::It)) : p.card(a.ref)}});
        },
    .reads = reads::Damage,
};

constexpr Field<Amount> kCostFields[] = {refField("cost_of"), timesField()};
constexpr AmountSpec kCost{
    .form = {"The printed cost of a card.", kCostFields},
    .value = ofCard<[](const Board &m, CardId id) { return int{m.defOf(id).cost}; }>,
    .equal = [](Printer &p, const Amount &a) { return itsValue(p, a, "{whose} cost"); },
    .costOfCard = true,
};

// --- of a player

template <auto kOf>
int ofPlayer(const Board &m, const Amount &a, const View &v)
{
    const PlayerId who = m.playerOf(a.who, v);
    return who == kNone ? 0 : times(a, kOf(m, who));
}

constexpr Field<Amount> playerField(std::string_view key)
{
    return needed(field::word<&Amount::who, words::players>(key, "word_player"));
}

constexpr Field<Amount> kResourcesFields[] = {playerField("resources_of"), timesField()};
constexpr AmountSpec kResources{
    .form = {"How many resources a player controls.", kResourcesFields},
    .value = ofPlayer<[](const Board &m, PlayerId who) { return m.resources(who); }>,
    .each =
        [](Printer &p, const Amount &a) {
            return p.say("resource {player} [control|controls]", {{"player", p.player(a.who)}},
                         a.who != Who::You);
        },
    .reads = reads::Resources,
};

constexpr Field<Amount> kHandFields[] = {playerField("hand_of"), timesField()};
constexpr AmountSpec kHand{
    .form = {"How many cards are in a player's hand.", kHandFields},
    .value = ofPlayer<[](const Board &m, PlayerId who) { return m.handSize(who); }>,
    .equal =
        [](Printer &p, const Amount &a) {
            return p.say("the number of cards in {whose} hand", {{"whose", p.possessive(a.who)}});
        },
    .reads = reads::Hand,
};

// --- of cards that fit

/// "Force card discarded this way"
std::string discardedCards(Printer &p, const Amount &a)
{
    Filter f = p.fil(a.filter);
    f.zones = 0;
    f.require &= ~prop::It;
    f.anyCard = f.anySuch = f.printedOnly = false;
    std::string words = p.described(f, false);
    appendWord(words, p.after(f));
    return p.say("{card} discarded this way", {{"card", words}});
}

std::string countedCards(Printer &p, const Amount &a)
{
    if ((p.fil(a.filter).require & prop::Captured) != 0)
        return std::string(p.say("captured card it's guarding"));
    if ((p.fil(a.filter).require & prop::It) != 0 && p.said.milled)
        return discardedCards(p, a);
    if ((p.fil(a.filter).require & prop::It) != 0)
        return std::string(p.say(p.fil(a.filter).zones == zoneBit(Zone::Discard)
                                     ? "card defeated this way"
                                     : "of them"));
    return p.among(a.filter, Printer::Quantity::Bare);
}

constexpr Field<Amount> kCountFields[]
    = {needed(field::filter<&Amount::filter>("count")), timesField()};
constexpr AmountSpec kCount{
    .form = {"How many cards fit.", kCountFields},
    .value = [](const Board &m, const Amount &a,
                const View &v) { return times(a, m.collect(a.filter, v).count()); },
    .each = countedCards,
};

int aspectsAmong(const Board &m, const Amount &a, const View &v)
{
    unsigned mask = 0;
    const auto note = [&](CardId id) { mask |= m.defOf(id).aspectMask; };
    if (a.filter != 0)
        m.collect(a.filter, v).forEach(note);
    else if (v.ctx != nullptr)
        v.ctx->it.forEach(note);
    return times(a, std::popcount(mask));
}

std::string eachAspect(Printer &p, const Amount &a)
{
    if (a.filter == 0)
        return std::string(p.say("different aspect among the discarded cards"));
    if (p.fil(a.filter).require == prop::It)
        return std::string(p.say("different aspect it has"));
    return p.say("different aspect among {cards}",
                 {{"cards", p.cards(a.filter, {Printer::Quantity::Plural, 1, false})}});
}

constexpr Field<Amount> kAspectsFields[]
    = {{"aspects", "filter|it",
        [](TreeReader &r, const JsonCursor &, const JsonCursor &at, Amount &a) {
            if (!at.isString() || at.string() != "it")
                a.filter = r.filter(at);
        },
        true},
       timesField()};
constexpr AmountSpec kAspects{
    .form = {"How many different aspects the cards have, or \"it\".", kAspectsFields},
    .value = aspectsAmong,
    .each = eachAspect,
};

int costsAmong(const Board &m, const Amount &a, const View &v)
{
    std::uint64_t costs = 0;
    m.collect(a.filter, v).forEach([&](CardId id) {
        costs |= std::uint64_t{1} << (m.hotOf(id).cost & 63U);
    });
    return times(a, std::popcount(costs));
}

constexpr Field<Amount> kCostsFields[]
    = {needed(field::filter<&Amount::filter>("different_costs")), timesField()};
constexpr AmountSpec kCosts{
    .form = {"How many different printed costs the cards have.", kCostsFields},
    .value = costsAmong,
    .each =
        [](Printer &p, const Amount &a) {
            return p.say("different cost among {cards}", {{"cards", p.among(a.filter)}});
        },
};

int namesAmong(const Board &m, const Amount &a, const View &v)
{
    std::array<NameId, kMaxCards> names{};
    std::size_t count = 0;
    m.collect(a.filter, v).forEach([&](CardId id) {
        const NameId name = m.defOf(id).title;
        const auto end = names.begin() + static_cast<std::ptrdiff_t>(count);
        if (std::find(names.begin(), end, name) == end)
            names[count++] = name;
    });
    return times(a, static_cast<int>(count));
}

constexpr Field<Amount> kNamesFields[]
    = {needed(field::filter<&Amount::filter>("different_names")), timesField()};
constexpr AmountSpec kNames{
    .form = {"How many different names the cards have.", kNamesFields},
    .value = namesAmong,
    .each =
        [](Printer &p, const Amount &a) {
            return p.say("different name among {cards}", {{"cards", p.among(a.filter)}});
        },
};

int playedThisPhase(const Board &m, const Amount &a, const View &v)
{
    const PlayerId who = m.playerOf(a.who, v);
    const Deed *own = a.other ? m.playOf(v.self) : nullptr;
    const auto n = std::ranges::count_if(m.s.history.phase(), [&](const Deed &deed) {
        return deed.is(DeedKind::Played) && deed.player() == who && &deed != own
            && fits(m, a.filter, deed, v);
    });
    return times(a, int(n));
}

std::string eachPlayed(Printer &p, const Amount &a)
{
    const std::string what = p.cards(a.filter, {Printer::Quantity::Bare, 1, false});
    return p.say("{card} you played this phase",
                 {{"card", a.other ? p.say(P::OtherPlural, {{"cards", what}}) : what}});
}

constexpr Field<Amount> kPlayedFields[]
    = {needed(field::filter<&Amount::filter>("played_this_phase")),
       field::word<&Amount::who, words::players>("who", "word_player"),
       field::yes<&Amount::other>("other"), timesField()};
constexpr AmountSpec kPlayed{
    .form = {"How many such cards a player played this phase.", kPlayedFields},
    .value = playedThisPhase,
    .each = eachPlayed,
    .reads = reads::History,
};

int defeatedThisPhase(const Board &m, const Amount &a, const View &v)
{
    const Side side = m.p.filters[a.filter].side;
    const auto n = std::ranges::count_if(m.s.history.phase(), [&](const Deed &deed) {
        return deed.is(DeedKind::Defeated)
            && (side == Side::Any || (side == Side::Friendly) == (deed.player() == v.you))
            && fits(m, a.filter, deed, v);
    });
    return times(a, int(n));
}

constexpr Field<Amount> kDefeatedFields[]
    = {needed(field::filter<&Amount::filter>("defeated_this_phase")), timesField()};
constexpr AmountSpec kDefeated{
    .form = {"How many such units were defeated this phase, as they were then.", kDefeatedFields},
    .value = defeatedThisPhase,
    .each =
        [](Printer &p, const Amount &a) {
            return p.say("{card} that was defeated this phase",
                         {{"card", p.cards(a.filter, {Printer::Quantity::Bare, 1, false})}});
        },
    .reads = reads::History,
};

// --- numbers of this ability

std::string thatNumber(Printer &p, const Amount &)
{
    return std::string(p.say(P::ThatNumber));
}

constexpr Field<Amount> factorField(std::string_view key)
{
    return needed(field::number<&Amount::value, -20, 20>(key));
}

constexpr Field<Amount> kNumberFields[] = {factorField("number")};
constexpr AmountSpec kNumber{
    .form = {"The number stored last, this many times.", kNumberFields},
    .value = [](const Board &, const Amount &a,
                const View &v) { return v.ctx == nullptr ? 0 : times(a, v.ctx->number); },
    .each =
        [](Printer &p, const Amount &) {
            return std::string(p.said.dealt      ? p.say("damage dealt this way")
                                   : p.said.paid ? p.say("resource paid this way")
                                                 : "");
        },
    .equal = thatNumber,
    .thatMuch = true,
    .storedNumber = true,
};

constexpr Field<Amount> kTriggerAmountFields[] = {factorField("trigger_amount")};
constexpr AmountSpec kTriggerAmount{
    .form = {"What the trigger was about: damage dealt, excess damage.", kTriggerAmountFields},
    .value = [](const Board &, const Amount &a,
                const View &v) { return v.ctx == nullptr ? 0 : times(a, v.ctx->triggerAmount); },
    .equal = thatNumber,
    .thatMuch = true,
};

int combinedCost(const Board &m, const Amount &a, const View &v)
{
    int sum = 0;
    if (v.ctx != nullptr)
        v.ctx->it.forEach([&](CardId id) { sum += m.defOf(id).cost; });
    return times(a, sum);
}

constexpr Field<Amount> kCombinedCostFields[] = {factorField("combined_cost")};
constexpr AmountSpec kCombinedCost{
    .form = {"The combined cost of \"it\".", kCombinedCostFields},
    .value = combinedCost,
    .equal = [](Printer &p, const Amount &) { return std::string(p.say("their combined cost")); },
};

void readSum(TreeReader &r, const JsonCursor &, const JsonCursor &at, Amount &a)
{
    if (!at.expectArray() || at.size() != 2) {
        at.fail("it has two parts");
        return;
    }
    a.a = r.amount(at.item(0));
    a.b = r.amount(at.item(1));
}

/// "the number of resources you control"
std::string numberOfResources(Printer &p, const Amount &a)
{
    const std::string one(p.say(P::Resource));
    return p.say(
        "the number of {resources}",
        {{"resources", std::string(p.say(P::Resources)) + a.op->each(p, a).substr(one.size())}});
}

std::string sumWords(Printer &p, const Amount &a)
{
    const Amount &first = p.program().amounts[a.a];
    const Amount &second = p.program().amounts[a.b];
    if (first.op != nullptr && first.op->costOfCard && second.op == first.op && second.value == -1)
        return std::string(p.say("the difference between their costs"));
    const bool less = second.op == nullptr && second.value < 0;
    if (less && first.op == &kResources)
        return p.say("{a} minus {n}",
                     {{"n", std::to_string(-second.value)}, {"a", numberOfResources(p, first)}});
    if (less)
        return p.say("{n} less than {a}",
                     {{"n", std::to_string(-second.value)}, {"a", p.equalTo(a.a)}});
    return p.say("{a} plus {b}", {{"a", p.equalTo(a.a)}, {"b", p.equalTo(a.b)}});
}

constexpr Field<Amount> kSumFields[] = {{"sum", "amount[2]", readSum, true}};
constexpr AmountSpec kSum{
    .form = {"Two amounts together.", kSumFields},
    .value = [](const Board &m, const Amount &a,
                const View &v) { return m.amount(a.a, v) + m.amount(a.b, v); },
    .equal = sumWords,
};

/// The first amount minus the second, at least 0; for a condition, never printed by itself.
constexpr AmountSpec kBeyond{
    .form = {},
    .value = [](const Board &m, const Amount &a,
                const View &v) { return std::max(0, m.amount(a.a, v) - m.amount(a.b, v)); },
};

constexpr Field<Amount> kToBaseFields[]
    = {needed(field::number<&Amount::value, -20, 20>("attack_base_damage"))};
constexpr AmountSpec kToBase{
    .form = {"The combat damage that the attacker of this attack has dealt to a base, this many "
             "times.",
             kToBaseFields},
    .value =
        [](const Board &m, const Amount &a, const View &v) {
            const AttackRecord *attack = m.attackOf(v);
            return attack == nullptr ? 0 : times(a, int{attack->toBase});
        },
    .equal =
        [](Printer &p, const Amount &) {
            return std::string(p.say("the combat damage dealt to a base this attack"));
        },
    .reads = reads::Attack,
};

constexpr Field<Amount> kHalfFields[]
    = {needed(field::tree<&Amount::a, &TreeReader::amount>("half", "amount")),
       field::yes<&Amount::other>("up")};
constexpr AmountSpec kHalf{
    .form = {"Half of it, rounded down, or with \"up\" rounded up.", kHalfFields},
    .value = [](const Board &m, const Amount &a,
                const View &v) { return (m.amount(a.a, v) + (a.other ? 1 : 0)) / 2; },
    .equal =
        [](Printer &p, const Amount &a) {
            return p.say(a.other ? "half {n}, rounded up" : "half {n}, rounded down",
                         {{"n", p.equalTo(a.a)}});
        },
};

constexpr Field<Amount> kEveryFields[]
    = {needed(field::tree<&Amount::b, &TreeReader::amount>("every", "amount")),
       needed(field::tree<&Amount::a, &TreeReader::amount>("of", "amount")), timesField()};
constexpr AmountSpec kEvery{
    .form = {"One for every so many of it.", kEveryFields},
    .value
    = [](const Board &m, const Amount &a,
         const View &v) { return times(a, m.amount(a.a, v) / std::max(1, m.amount(a.b, v))); },
    .each =
        [](Printer &p, const Amount &a) {
            const Amount &of = p.program().amounts[a.a];
            const std::string what
                = of.op != nullptr && of.op->each != nullptr ? of.op->each(p, of) : p.equalTo(a.a);
            const std::string_view one = p.say(P::Resource);
            const bool many = what.starts_with(one); // the others are damage
            const std::string all
                = many ? std::string(p.say(P::Resources)) + what.substr(one.size()) : what;
            return p.say("{n} {what}", {{"n", p.equalTo(a.b)}, {"what", all}});
        },
};

int highestPower(const Board &m, const Amount &a, const View &v)
{
    int most = 0;
    m.collect(a.filter, v).forEach([&](CardId id) {
        most = std::max<int>(most, m.s.cards[id].power);
    });
    return times(a, most);
}

constexpr Field<Amount> kHighestFields[]
    = {needed(field::filter<&Amount::filter>("highest_power")), timesField()};
constexpr AmountSpec kHighest{
    .form = {"The highest power among such units.", kHighestFields},
    .value = highestPower,
    .equal =
        [](Printer &p, const Amount &a) {
            return p.say("the highest power among {cards}",
                         {{"cards", p.cards(a.filter, {Printer::Quantity::Plural, 1, false})}});
        },
    .reads = reads::Values,
    .highestPower = true,
};

/// The sum of what `kOf` says of each card that fits.
template <auto kOf>
int sumAmong(const Board &m, const Amount &a, const View &v)
{
    int sum = 0;
    m.collect(a.filter, v).forEach([&](CardId id) { sum += kOf(m, id); });
    return times(a, sum);
}

constexpr Field<Amount> kDamageAmongFields[]
    = {needed(field::filter<&Amount::filter>("damage_among")), timesField()};
constexpr AmountSpec kDamageAmong{
    .form = {"All the damage on such cards together.", kDamageAmongFields},
    .value = sumAmong<[](const Board &m, CardId id) { return int{m.s.cards[id].damage}; }>,
    .equal =
        [](Printer &p, const Amount &a) {
            return p.say("the total amount of damage on {cards}",
                         {{"cards", p.cards(a.filter, {Printer::Quantity::Plural, 1, false})}});
        },
    .reads = reads::Damage,
};

/// Those that an effect is about to be done to.
int combinedPower(const Board &m, const Amount &a, const View &v)
{
    int sum = 0;
    if (v.ctx != nullptr)
        v.ctx->it.forEach([&](CardId id) { sum += m.s.cards[id].power; });
    return times(a, sum);
}

constexpr Field<Amount> kCombinedPowerFields[]
    = {needed(field::number<&Amount::value, -20, 20>("combined_power"))};
constexpr AmountSpec kCombinedPower{
    .form = {"The combined power of \"it\".", kCombinedPowerFields},
    .value = combinedPower,
    .equal = [](Printer &p, const Amount &) { return std::string(p.say("their combined power")); },
    .storedAs = "their combined power",
};

constexpr Field<Amount> kThemFields[] = {needed(field::number<&Amount::value, -20, 20>("them"))};
constexpr AmountSpec kThem{
    .form = {"How many cards \"it\" is, wherever they are now.", kThemFields},
    .value = [](const Board &, const Amount &a,
                const View &v) { return v.ctx == nullptr ? 0 : times(a, v.ctx->it.count()); },
    .each = [](Printer &p, const Amount &) { return std::string(p.say("of them")); },
    .storedAs = "the number of them",
};

int highestCost(const Board &m, const Amount &a, const View &v)
{
    int most = 0;
    m.collect(a.filter, v).forEach([&](CardId id) {
        most = std::max<int>(most, m.hotOf(id).cost);
    });
    return times(a, most);
}

constexpr Field<Amount> kHighestCostFields[]
    = {needed(field::filter<&Amount::filter>("highest_cost")), timesField()};
constexpr AmountSpec kHighestCost{
    .form = {"The highest printed cost among such cards.", kHighestCostFields},
    .value = highestCost,
    .equal =
        [](Printer &p, const Amount &a) {
            return p.say("the highest cost among {cards}",
                         {{"cards", p.cards(a.filter, {Printer::Quantity::Plural, 1, false})}});
        },
    .highestCost = true,
};

/// In how many arenas the player has more units than every opponent.
int arenasLed(const Board &m, const Amount &a, const View &v)
{
    int led = 0;
    for (const Zone zone : {Zone::Ground, Zone::Space}) {
        std::array<int, kPlayers> units{};
        m.s.forEach(zone, 0, [&](CardId id) {
            units[m.s.cards[id].controller] += m.isUnitInPlay(id) ? 1 : 0;
        });
        bool most = true;
        for (PlayerId player = 0; player < kPlayers; ++player)
            most = most && (player == v.you || units[v.you] > units[player]);
        led += most ? 1 : 0;
    }
    return times(a, led);
}

constexpr Field<Amount> kArenasLedFields[] = {factorField("arenas_led")};
constexpr AmountSpec kArenasLed{
    .form = {"In how many arenas you control more units than each opponent.", kArenasLedFields},
    .value = arenasLed,
    .each =
        [](Printer &p, const Amount &) {
            return std::string(p.say("arena in which you control more units than each opponent"));
        },
    .reads = reads::Units,
};

int discardedFromHand(const Board &m, const Amount &a, const View &v)
{
    const PlayerId who = m.playerOf(a.who, v);
    int sum = 0;
    for (const Deed &deed : m.s.history.phase())
        if (deed.is(DeedKind::MadeDiscard) && deed.player() == who)
            sum = deed.amount();
    return times(a, sum);
}

constexpr Field<Amount> kFromHandFields[] = {playerField("discarded_from_hand"), timesField()};
constexpr AmountSpec kFromHand{
    .form
    = {"How many cards that player has discarded from their hand this phase.", kFromHandFields},
    .value = discardedFromHand,
    .each =
        [](Printer &p, const Amount &a) {
            return p.say("card discarded from {whose} hand this phase",
                         {{"whose", p.possessive(a.who)}});
        },
    .reads = reads::History,
};

int lowestHp(const Board &m, const Amount &a, const View &v)
{
    int least = 255;
    m.collect(a.filter, v).forEach([&](CardId id) { least = std::min(least, m.remainingHp(id)); });
    return times(a, least);
}

constexpr Field<Amount> kLowestFields[]
    = {needed(field::filter<&Amount::filter>("lowest_hp")), timesField()};
constexpr AmountSpec kLowest{
    .form = {"The least remaining HP among such units.", kLowestFields},
    .value = lowestHp,
    .equal =
        [](Printer &p, const Amount &a) {
            return p.say("the least remaining HP among {cards}",
                         {{"cards", p.cards(a.filter, {Printer::Quantity::Plural, 1, false})}});
        },
    .reads = reads::Damage | reads::Values,
    .lowestHp = true,
};

/// The icons of one aspect on the cards, each as often as it is there.
int iconsAmong(const Board &m, const Amount &a, const View &v)
{
    int icons = 0;
    m.collect(a.filter, v).forEach([&](CardId id) {
        icons += static_cast<int>(m.hotOf(id).icons >> 4U * static_cast<unsigned>(a.b) & 15U);
    });
    return times(a, icons);
}

constexpr Field<Amount> kIconsFields[]
    = {{"icons", "word_aspect",
        [](TreeReader &, const JsonCursor &, const JsonCursor &at, Amount &a) {
            a.b = static_cast<AmountId>(readWord(at, words::aspects));
        },
        true},
       needed(field::filter<&Amount::filter>("among")),
       timesField()};
constexpr AmountSpec kIcons{
    .form = {"How many icons of that aspect the cards have.", kIconsFields},
    .value = iconsAmong,
    .each =
        [](Printer &p, const Amount &a) {
            const auto aspect = static_cast<std::uint8_t>(1U << static_cast<unsigned>(a.b));
            return p.say("{aspect} aspect icon among {cards}",
                         {{"aspect", p.aspectsOf(aspect)},
                          {"cards", p.cards(a.filter, {Printer::Quantity::Plural, 1, false})}});
        },
    .iconsOf =
        [](Printer &p, const Amount &a) {
            const auto aspect = static_cast<std::uint8_t>(1U << static_cast<unsigned>(a.b));
            return p.say("{aspect} aspect icons among {cards}",
                         {{"aspect", p.aspectsOf(aspect)},
                          {"cards", p.cards(a.filter, {Printer::Quantity::Plural, 1, false})}});
        },
};

/// Between the highest and the lowest printed cost of "it".
int costDifference(const Board &m, const Amount &a, const View &v)
{
    int least = 255;
    int most = 0;
    if (v.ctx != nullptr)
        v.ctx->it.forEach([&](CardId id) {
            least = std::min<int>(least, m.hotOf(id).cost);
            most = std::max<int>(most, m.hotOf(id).cost);
        });
    return times(a, std::max(0, most - least));
}

constexpr Field<Amount> kDifferenceFields[] = {factorField("cost_difference")};
constexpr AmountSpec kDifference{
    .form = {"The difference between the costs of \"it\".", kDifferenceFields},
    .value = costDifference,
    .equal = [](Printer &p,
                const Amount &) { return std::string(p.say("the difference in their costs")); },
};

int onAttackAbilities(const Board &m, const Amount &a, const View &v)
{
    const CardId id = m.refer(a.ref, v);
    int n = 0;
    if (id != kNone)
        m.forAbilities(id, [&](AbilityId ability) {
            n += m.p.abilities[ability].triggers.any(trig::OnAttack) ? 1 : 0;
        });
    return times(a, n);
}

constexpr Field<Amount> kOnAttackFields[] = {refField("on_attack_abilities_of"), timesField()};
constexpr AmountSpec kOnAttack{
    .form = {"How many \"On Attack\" abilities a card has.", kOnAttackFields},
    .value = onAttackAbilities,
    .each =
        [](Printer &p, const Amount &a) {
            return p.say("of {whose} \"On Attack\" abilities", {{"whose", p.itsOr(a.ref)}});
        },
    .reads = reads::Values,
};

/// Counts the cards of "it" that were defeated this phase and that matched the filter when they
/// were last defeated.
int defeatedThisWay(const Board &m, const Amount &a, const View &v)
{
    if (v.ctx == nullptr)
        return 0;
    CardSet left = v.ctx->it;
    int n = 0;
    const auto deeds = m.s.history.phase();
    for (std::size_t i = deeds.size(); i-- > 0;) {
        const Deed &deed = deeds[i];
        if (!deed.is(DeedKind::Defeated) || deed.card == kNone || !left.has(deed.card))
            continue;
        left.remove(deed.card);
        const Side side = m.p.filters[a.filter].side;
        const bool ofSide
            = side == Side::Any || (side == Side::Friendly) == (deed.player() == v.you);
        n += ofSide && fits(m, a.filter, deed, v) ? 1 : 0;
    }
    return times(a, n);
}

constexpr Field<Amount> kDefeatedWayFields[]
    = {needed(field::filter<&Amount::filter>("defeated_this_way")), timesField()};
constexpr AmountSpec kDefeatedWay{
    .form = {"How many such units the effect before has defeated, as they were then.",
             kDefeatedWayFields},
    .value = defeatedThisWay,
    .each =
        [](Printer &p, const Amount &a) {
            return p.say("{card} defeated this way",
                         {{"card", p.cards(a.filter, {Printer::Quantity::Bare, 1, false})}});
        },
};

constexpr const AmountSpec *kAmounts[]
    = {&kOnAttack,      &kCosts,        &kNames,        &kHalf,        &kCount,         &kPower,
       &kRemainingHp,   &kDamageOn,     &kCost,         &kResources,   &kHand,          &kAspects,
       &kPlayed,        &kEvery,        &kHighest,      &kDefeatedWay, &kDefeated,      &kNumber,
       &kTriggerAmount, &kCombinedCost, &kSum,          &kToBase,      &kLowest,        &kIcons,
       &kDifference,    &kRaid,         &kPrintedPower, &kDamageAmong, &kCombinedPower, &kThem,
       &kHighestCost,   &kArenasLed,    &kFromHand};

} // namespace

const AmountSpec &differenceAmount()
{
    return kBeyond;
}

std::span<const AmountSpec *const> allAmounts()
{
    static const std::vector<const AmountSpec *> all = [] {
        std::vector<const AmountSpec *> out(std::begin(kAmounts), std::end(kAmounts));
        const auto others = phaseAmounts();
        out.insert(out.end(), others.begin(), others.end());
        return out;
    }();
    return all;
}

int Board::amount(AmountId id, const View &v) const
{
    const Amount &a = p.amounts[id];
    return a.op == nullptr ? a.value : a.op->value(*this, a, v);
}

} // namespace playmat::swu
