#include "engine/lorcana/language/loader_trees.h"

/// Filters and selectors, from JSON to records.
namespace playmat::lorcana {

namespace {

template <std::size_t N>
void readClasses(TreeReader &r, const JsonCursor &at, std::array<ClassId, N> &out)
{
    std::size_t n = 0;
    eachOf(at, [&](const JsonCursor &one) {
        const ClassId id = r.db().findClass(one.string());
        if (id == 0)
            one.fail("no classification \"" + std::string(one.string())
                     + "\"; those of a set stand in its file's \"classifications\"");
        else if (n == N)
            one.fail("more than " + std::to_string(N) + " classifications");
        else
            out[n++] = id;
    });
}

template <auto least, auto most>
constexpr Field<Filter> rangeField(std::string_view key)
{
    return {key, "range", [](TreeReader &r, const JsonCursor &, const JsonCursor &at, Filter &f) {
                r.range(at, f.*least, f.*most);
            }};
}

using Cursor = JsonCursor;

constexpr Field<Filter> kFilterFields[] = {
    {"kind", "kind|kind[]",
     [](TreeReader &r, const Cursor &, const Cursor &at, Filter &f) {
         f.kinds = r.kinds(at, f.require);
     }},
    field::word<&Filter::zone, words::zones>("in", "zone"),
    field::word<&Filter::side, words::sides>("side", "side"),
    {"class", "classification|classification[]",
     [](TreeReader &r, const Cursor &, const Cursor &at, Filter &f) {
         readClasses(r, at, f.classes);
     }},
    {"not_class", "classification|classification[]",
     [](TreeReader &r, const Cursor &, const Cursor &at, Filter &f) {
         readClasses(r, at, f.notClasses);
     }},
    {"name", "text",
     [](TreeReader &r, const Cursor &, const Cursor &at, Filter &f) {
         f.name = r.db().nameOf(at.string());
     }},
    {"ink", "ink|ink[]",
     [](TreeReader &, const Cursor &, const Cursor &at, Filter &f) {
         eachOf(at, [&](const Cursor &one) {
             f.inks = static_cast<std::uint8_t>(f.inks | readWord(one, words::inks));
         });
     }},
    {"keyword", "keyword|keyword[]",
     [](TreeReader &r, const Cursor &, const Cursor &at, Filter &f) {
         f.keywords = r.keywords(at).bits;
     }},
    {"without", "keyword|keyword[]",
     [](TreeReader &r, const Cursor &, const Cursor &at, Filter &f) {
         f.notKeywords = r.keywords(at).bits;
     }},
    {"is", "property|property[]",
     [](TreeReader &r, const Cursor &, const Cursor &at, Filter &f) { f.require |= r.props(at); }},
    {"not", "property|property[]",
     [](TreeReader &r, const Cursor &, const Cursor &at, Filter &f) { f.exclude |= r.props(at); }},
    {"other", "true",
     [](TreeReader &, const Cursor &, const Cursor &at, Filter &f) {
         f.exclude |= at.boolean() ? prop::This : Props{0};
     }},
    rangeField<&Filter::costMin, &Filter::costMax>("cost"),
    rangeField<&Filter::strengthMin, &Filter::strengthMax>("strength"),
    rangeField<&Filter::willpowerMin, &Filter::willpowerMax>("willpower"),
    rangeField<&Filter::loreMin, &Filter::loreMax>("lore"),
    field::filter<&Filter::alt>("or"),
};
constexpr Form<Filter> kFilterForm{"Which cards are meant.", kFilterFields};

// --- selectors

constexpr Field<Selector> kChooseFields[] = {
    field::needed(field::filter<&Selector::filter>("choose")),
    field::amount<&Selector::count>("count"),
    {"up_to", "amount",
     [](TreeReader &r, const Cursor &, const Cursor &at, Selector &s) {
         s.count = r.amount(at);
         s.upTo = true;
     }},
    {"any_number", "true",
     [](TreeReader &, const Cursor &, const Cursor &at, Selector &s) { s.any = at.boolean(); }},
    field::word<&Selector::who, words::players>("by", "player"),
};
constexpr Field<Selector> kEachFields[] = {
    field::needed(field::filter<&Selector::filter>("each")),
};
constexpr Field<Selector> kTopFields[] = {
    field::needed(field::amount<&Selector::count>("top")),
    field::word<&Selector::who, words::players>("of", "player"),
};
constexpr Field<Selector> kRandomFields[] = {
    field::needed(field::filter<&Selector::filter>("random")),
    field::amount<&Selector::count>("count"),
};

struct SelectorSpec
{
    Form<Selector> form;
    SelectMode mode;
};
constexpr SelectorSpec kChoose{{"Chosen when it resolves.", kChooseFields}, SelectMode::Choose};
constexpr SelectorSpec kEach{{"All that fit.", kEachFields}, SelectMode::Each};
constexpr SelectorSpec kTop{{"The top cards of a deck, unseen.", kTopFields}, SelectMode::Top};
constexpr SelectorSpec kRandom{{"Some that fit, at random.", kRandomFields}, SelectMode::Random};
constexpr const SelectorSpec *kSelectors[] = {&kChoose, &kEach, &kTop, &kRandom};

} // namespace

std::uint8_t TreeReader::kinds(const JsonCursor &at, Props &require)
{
    std::uint8_t out = 0;
    eachOf(at, [&](const JsonCursor &one) {
        if (one.isString() && one.string() == "song") {
            require |= prop::Song;
            out |= static_cast<std::uint8_t>(kindBit(Kind::Action));
        } else {
            out = static_cast<std::uint8_t>(out | readWord(one, words::kinds));
        }
    });
    return out;
}

Props TreeReader::props(const JsonCursor &at)
{
    Props out = 0;
    eachOf(at, [&](const JsonCursor &one) { out |= readWord(one, words::props); });
    return out;
}

Triggers TreeReader::triggers(const JsonCursor &at)
{
    Triggers out = 0;
    eachOf(at, [&](const JsonCursor &one) { out |= readWord(one, words::triggers); });
    return out;
}

FilterId TreeReader::filter(const JsonCursor &at)
{
    Filter f;
    if (at.isString()) { // a kind alone
        f.kinds = kinds(at, f.require);
        return store(f);
    }
    effects::readForm(*this, at, kFilterForm, f);
    return store(f);
}

void TreeReader::range(const JsonCursor &at, AmountId &least, AmountId &most)
{
    if (at.isInteger()) {
        least = most = amount(at);
        return;
    }
    static constexpr std::string_view kKnown[] = {"at_least", "at_most"};
    if (!at.expectObject(kKnown))
        return;
    least = at.has("at_least") ? amount(at.at("at_least")) : AmountId{0};
    most = at.has("at_most") ? amount(at.at("at_most")) : AmountId{0};
}

SelId TreeReader::selector(const JsonCursor &at)
{
    Selector s;
    if (at.isString() && at.string() == "them") {
        s.mode = SelectMode::All;
        return store(s);
    }
    if (at.isString()) {
        s.mode = SelectMode::Ref;
        s.ref = readWord(at, words::refs);
        return store(s);
    }
    if (const SelectorSpec *spec = effects::findForm<SelectorSpec>(at, kSelectors, "selector")) {
        s.mode = spec->mode;
        effects::readForm(*this, at, spec->form, s);
    }
    return store(s);
}

} // namespace playmat::lorcana
