#include "engine/swu/language/form.h"

#include <array>

/// Filters and selectors as they are written.
namespace playmat::swu {

namespace {

using field::needed;

// --- filters

/// Any of several words, as bits.
template <auto member, const auto &list>
constexpr Field<Filter> mask(std::string_view key, std::string_view type)
{
    return {key, type, [](TreeReader &, const JsonCursor &, const JsonCursor &at, Filter &f) {
                for (std::size_t i = 0; i < at.size(); ++i)
                    f.*member |= readWord(at.item(i), list);
            }};
}
template <auto member>
constexpr Field<Filter> traitMask(std::string_view key)
{
    return field::tree<member, &TreeReader::traits>(key, "string*");
}
template <auto member>
constexpr Field<Filter> aspects(std::string_view key)
{
    return field::tree<member, &TreeReader::aspectMask>(key, "word_aspect*");
}

/// A property that is required with true and excluded with false.
template <Props bit>
constexpr Field<Filter> flag(std::string_view key)
{
    return {key, "boolean", [](TreeReader &, const JsonCursor &, const JsonCursor &at, Filter &f) {
                (at.boolean() ? f.require : f.exclude) |= bit;
            }};
}

void readZones(TreeReader &, const JsonCursor &, const JsonCursor &at, Filter &f)
{
    for (std::size_t i = 0; i < at.size(); ++i)
        f.zones = static_cast<std::uint16_t>(f.zones | zoneBit(readWord(at.item(i), words::zones)));
}

void readArena(TreeReader &, const JsonCursor &, const JsonCursor &at, Filter &f)
{
    f.arenas = zoneBit(readWord(at, words::arenas));
}

void readPlayedFrom(TreeReader &, const JsonCursor &, const JsonCursor &at, Filter &f)
{
    for (std::size_t i = 0; i < at.size(); ++i)
        f.playedFrom = static_cast<std::uint16_t>(f.playedFrom
                                                  | zoneBit(readWord(at.item(i), words::zones)));
}

void readNames(TreeReader &r, const JsonCursor &, const JsonCursor &at, Filter &f)
{
    if (at.size() > 2)
        at.fail("at most two names");
    for (std::size_t i = 0; i < at.size() && i < 2; ++i)
        (i == 0 ? f.name : f.name2) = r.nameOf(at.item(i).string());
}

void readOther(TreeReader &, const JsonCursor &, const JsonCursor &at, Filter &f)
{
    f.exclude |= at.boolean() ? prop::This : Props{0};
}

constexpr Word<Props> kHosts[] = {{"this", prop::OnThis}, {"it", prop::OnIt}};
constexpr Word<Props> kArenas[] = {{"this", prop::SameArenaAsThis},
                                   {"it", prop::SameArenaAsIt},
                                   {"subject", prop::SameArenaAsSubject},
                                   {"defender", prop::DefendersArena}};

template <const auto &list>
void readRelation(TreeReader &, const JsonCursor &, const JsonCursor &at, Filter &f)
{
    f.require |= readWord(at, std::span<const Word<Props>>(list));
}

/// The keyword by which it attacks.
void readAttackWay(TreeReader &, const JsonCursor &, const JsonCursor &at, Filter &f)
{
    if (readWord(at, words::keywords) != kw::Ambush)
        at.fail("that is no keyword by which a unit attacks");
    f.require |= prop::ByAmbush;
}

/// Which upgrades: by what they are on.
void readHost(TreeReader &r, const JsonCursor &object, const JsonCursor &at, Filter &f)
{
    if (at.isString())
        readRelation<kHosts>(r, object, at, f);
    else
        f.host = r.filter(at);
}

const Field<Filter> kFilterFields[]
    = {mask<&Filter::kinds, words::kinds>("kind", "word_kind*"),
       mask<&Filter::printed, words::kinds>("printed", "word_kind*"),
       field::word<&Filter::side, words::sides>("side", "word_side"),
       field::word<&Filter::owner, words::sides>("owner", "word_side"),
       {"in", "word_zone*", readZones},
       traitMask<&Filter::traits>("trait"),
       traitMask<&Filter::notTraits>("not_trait"),
       aspects<&Filter::aspects>("aspect"),
       aspects<&Filter::notAspects>("not_aspect"),
       {"arena", "word_arena", readArena},
       mask<&Filter::keywords, words::keywords>("keyword", "word_keyword*"),
       mask<&Filter::notKeywords, words::keywords>("not_keyword", "word_keyword*"),
       {"name", "string*", readNames},
       {"not_name", "string",
        [](TreeReader &r, const JsonCursor &, const JsonCursor &at, Filter &f) {
            f.notName = r.nameOf(at.string());
        }},
       field::amount<&Filter::costMin>("cost_min"),
       field::amount<&Filter::costMax>("cost_max"),
       field::amount<&Filter::powerMin>("power_min"),
       field::amount<&Filter::powerMax>("power_max"),
       field::amount<&Filter::hpMax>("hp_max"),
       field::amount<&Filter::hpMin>("hp_min"),
       flag<prop::OddCost>("odd_cost"),
       flag<prop::Damaged>("damaged"),
       flag<prop::Exhausted>("exhausted"),
       flag<prop::Unique>("unique"),
       flag<prop::Upgraded>("upgraded"),
       flag<prop::Token>("token"),
       flag<prop::Leader>("leader"),
       flag<prop::AttackedThisPhase>("attacked_this_phase"),
       flag<prop::PlayedThisPhase>("played_this_phase"),
       flag<prop::PlayedByAnyone>("was_played_this_phase"),
       flag<prop::EnteredThisRound>("entered_this_round"),
       flag<prop::EnteredThisPhase>("entered_this_phase"),
       flag<prop::HealedThisPhase>("healed_this_phase"),
       flag<prop::DefeatedThisPhase>("defeated_this_phase"),
       {"other", "boolean", readOther},
       mask<&Filter::require, words::roles>("is", "word_role*"),
       mask<&Filter::exclude, words::roles>("not", "word_role*"),
       {"played_from", "word_zone*", readPlayedFrom},
       field::word<&Filter::playedBy, words::ways>("played_using", "word_way"),
       {"on", "this|it|filter", readHost},
       field::filter<&Filter::with>("with"),
       field::filter<&Filter::without>("without"),
       field::filter<&Filter::host>("guarded_by"),
       field::filter<&Filter::attacks>("attacking"),
       field::filter<&Filter::sharesName>("shares_name_with"),
       field::filter<&Filter::sharesAspect>("shares_aspect_with"),
       field::filter<&Filter::sharesTrait>("shares_trait_with"),
       field::filter<&Filter::sharesNoAspect>("shares_no_aspect_with"),
       field::filter<&Filter::sharesKeyword>("shares_keyword_with"),
       flag<prop::Guarding>("guarding"),
       flag<prop::AnyKeyword>("any_keyword"),
       flag<prop::AttackedYourBase>("attacked_your_base"),
       flag<prop::WasOnThis>("was_on_this"),
       flag<prop::CanHoldIt>("can_hold_it"),
       flag<prop::Discarded>("discarded_this_phase"),
       flag<prop::CanBePaid>("can_be_paid"),
       flag<prop::WhenDefeated>("has_when_defeated"),
       flag<prop::DamagedBase>("damaged_a_base"),
       flag<prop::DamagedEnemyBase>("damaged_an_enemy_base"),
       flag<prop::HurtThisPhase>("damaged_this_phase"),
       flag<prop::TwoKeywords>("two_keywords"),
       flag<prop::NoAbilities>("no_abilities"),
       flag<prop::FitsHostOfA>("fits_host_of_a"),
       {"attacking_using", "word_keyword", readAttackWay},
       {"arena_of", "this|it|subject|defender", readRelation<kArenas>},
       field::filter<&Filter::alt>("or")};
const Form<Filter> kFilterForm{"A filter in full.", kFilterFields};

// --- selectors

template <bool upTo>
void readCount(TreeReader &r, const JsonCursor &, const JsonCursor &at, Selector &s)
{
    s.upTo = upTo;
    if (at.isInteger())
        s.max = static_cast<std::uint8_t>(at.integer(1, 60));
    else
        s.maxAmount = r.amount(at);
}

void readAnyNumber(TreeReader &, const JsonCursor &, const JsonCursor &at, Selector &s)
{
    if (!at.boolean())
        return;
    s.upTo = true;
    s.max = 255;
}

void checkCount(const JsonCursor &object)
{
    if (object.has("up_to") + object.has("count") + object.has("any_number") > 1)
        object.fail("only one of \"up_to\", \"count\" and \"any_number\"");
}

constexpr Field<Selector> upTo()
{
    return {"up_to", "amount", readCount<true>};
}
constexpr Field<Selector> count()
{
    return {"count", "amount", readCount<false>};
}
constexpr Field<Selector> cards(std::string_view key)
{
    return needed(field::filter<&Selector::filter>(key));
}

struct SelectorSpec
{
    Form<Selector> form;
    SelectMode mode = SelectMode::None;
};

const Field<Selector> kChooseFields[]
    = {cards("choose"),
       field::yes<&Selector::optional>("may"),
       upTo(),
       {"any_number", "boolean", readAnyNumber},
       count(),
       field::word<&Selector::chooser, words::players>("by", "word_player"),
       field::word<&Selector::store, words::stores>("as", "word_store"),
       field::yes<&Selector::sameController>("same_controller"),
       field::yes<&Selector::differentNames>("different_names"),
       field::yes<&Selector::sameTrait>("same_trait"),
       field::amount<&Selector::combinedCost>("combined_cost"),
       field::amount<&Selector::combinedHp>("combined_hp"),
       field::amount<&Selector::combinedPower>("combined_power")};
const SelectorSpec kChoose{
    .form = {"A player (\"by\": you) chooses; with \"may\" they may choose none, and then the "
             "list of effects ends; \"up_to\": fewer are fine and the list goes on; \"as\": "
             "also remembered under that name.",
             kChooseFields, checkCount},
    .mode = SelectMode::Choose,
};

const Field<Selector> kEachFields[] = {cards("each")};
const SelectorSpec kEach{
    .form = {"Every card that fits.", kEachFields},
    .mode = SelectMode::Each,
};

const Field<Selector> kRandomFields[] = {cards("random"), count()};
const SelectorSpec kRandom{
    .form = {"This many cards at random.", kRandomFields},
    .mode = SelectMode::Random,
};

const Field<Selector> kAnyFields[] = {cards("any"), count(), upTo()};
const SelectorSpec kAny{
    .form
    = {"This many cards where it does not matter which: nobody is asked.", kAnyFields, checkCount},
    .mode = SelectMode::Any,
};

const Field<Selector> kTopFields[]
    = {needed(field::number<&Selector::max, 1, 60>("top")),
       field::word<&Selector::chooser, words::players>("of", "word_player")};
const SelectorSpec kTop{
    .form = {"The top cards of a deck, unseen.", kTopFields},
    .mode = SelectMode::TopOfDeck,
};

const SelectorSpec *const kSelectors[] = {&kChoose, &kEach, &kRandom, &kAny, &kTop};

} // namespace

NameId TreeReader::nameOf(std::string_view title)
{
    auto &names = m_db.names;
    const auto found = std::find(names.begin() + 1, names.end(), title);
    if (found != names.end())
        return static_cast<NameId>(found - names.begin());
    names.emplace_back(title);
    return static_cast<NameId>(names.size() - 1);
}

NameId TreeReader::tokenUnit(const JsonCursor &at)
{
    const NameId title = nameOf(at.string());
    wantedTokens.push_back({at.path(), title});
    return title;
}

TraitMask TreeReader::traits(const JsonCursor &at) const
{
    TraitMask mask;
    const std::vector<std::string_view> known(m_db.traits.begin(), m_db.traits.end());
    for (std::size_t i = 0; i < at.size(); ++i) {
        const JsonCursor item = at.item(i);
        const std::string_view name = item.string();
        const auto found = std::find(known.begin(), known.end(), name);
        if (found != known.end())
            mask.add(static_cast<std::uint8_t>(found - known.begin()));
        else if (item.isString())
            item.fail("\"" + std::string(name) + "\" is not a trait in the loaded sets"
                      + effects::nearestHint(name, known));
    }
    return mask;
}

std::uint8_t TreeReader::aspectMask(const JsonCursor &at) const
{
    std::uint8_t mask = 0;
    for (std::size_t i = 0; i < at.size(); ++i) {
        const auto aspect = readWord(at.item(i), words::aspects);
        mask = static_cast<std::uint8_t>(mask | 1U << static_cast<unsigned>(aspect));
    }
    return mask;
}

FilterId TreeReader::filter(const JsonCursor &at)
{
    Filter f;
    if (at.isString())
        f.kinds = readWord(at, words::kinds);
    else
        readForm(*this, at, kFilterForm, f);
    return intern(m_db.program.filters, f);
}

SelId TreeReader::selector(const JsonCursor &at)
{
    Selector s;
    if (at.isString() && at.string() == "them") {
        s.mode = SelectMode::All;
    } else if (at.isString() && at.string() == "exploited") {
        s.mode = SelectMode::Exploited;
    } else if (at.isString()) {
        s.mode = SelectMode::Ref;
        s.ref = readWord(at, words::refs);
    } else if (const SelectorSpec *spec = findForm<SelectorSpec>(at, kSelectors, "selector")) {
        s.mode = spec->mode;
        readForm(*this, at, spec->form, s);
    }
    return store(s);
}

FilterId TreeReader::store(const Filter &filter)
{
    return intern(m_db.program.filters, filter);
}

SelId TreeReader::store(const Selector &selector)
{
    return intern(m_db.program.selectors, selector);
}

Selector TreeReader::chooser(const JsonCursor &at)
{
    Selector s;
    s.mode = SelectMode::Choose;
    readKeys(*this, at, kChoose.form, s);
    return s;
}

void describeSelectors(std::vector<FormText> &out)
{
    out.push_back(kFilterForm.text("filter_object"));
    for (const SelectorSpec *spec : kSelectors)
        out.push_back(spec->form.text("selector_" + std::string(spec->form.word())));
}

} // namespace playmat::swu
