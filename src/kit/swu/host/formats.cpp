#include "kit/swu/host/formats.h"

#include "kit/common/host/deck_words.h"
#include "kit/swu/host/deck_words.h"
#include "kit/swu/host/known_formats.h"
#include "match/json.h"
#include "text/language.h"

#include <algorithm>
#include <map>
#include <set>

namespace playmat::match {

namespace {

using swu::CardDef;
using swu::DefId;

struct Release
{
    Day day;
    std::string block; ///< empty: of no block that rotates
};

/// The document, read once.
struct Data
{
    Day asOf;
    std::map<std::string, Release> sets;
    std::vector<Format> formats;
};

std::vector<Rotation> rotationsOf(const Json &format)
{
    std::vector<Rotation> out;
    for (const Json &one : format.value("blocks", Json::array()))
        out.push_back({one.value("from", std::string()),
                       one.value("are", Json::array()).get<std::vector<std::string>>()});
    return out;
}

std::vector<SuspendedCard> suspensionsOf(const Json &format)
{
    std::vector<SuspendedCard> out;
    for (const Json &one : format.value("suspended", Json::array()))
        out.push_back({one.value("card", std::string()), one.value("from", std::string())});
    return out;
}

Format formatFrom(const Json &json)
{
    Format format{json.value("id", std::string()), json.value("name", std::string()), {}, {}, {}};
    format.rules.minCards = json.value("cards", format.rules.minCards);
    format.rules.maxCopies = json.value("copies", format.rules.maxCopies);
    format.rules.maxSideboard = json.value("sideboard", format.rules.maxSideboard);
    format.rotations = rotationsOf(json);
    format.suspended = suspensionsOf(json);
    return format;
}

Data read()
{
    Data data;
    const Json document = Json::parse(kFormats, nullptr, false);
    if (!document.is_object())
        return data;
    data.asOf = document.value("asOf", std::string());
    for (const Json &set : document.value("sets", Json::array()))
        data.sets[set.value("code", std::string())]
            = {set.value("released", std::string()), set.value("block", std::string())};
    for (const Json &format : document.value("formats", Json::array()))
        data.formats.push_back(formatFrom(format));
    return data;
}

const Data &data()
{
    static const Data all = read();
    return all;
}

bool hasSet(const Format &format, const Release &release, const Day &day)
{
    if (release.day > day)
        return false;
    const Rotation *now = nullptr;
    for (const Rotation &rotation : format.rotations)
        now = rotation.from <= day ? &rotation : now;
    return format.rotations.empty()
        || (now != nullptr && std::ranges::find(now->blocks, release.block) != now->blocks.end());
}

/// Whether a set of cards is in a format; sets that the data does not name are in none.
bool hasSet(const Format &format, const std::string &code, const Day &day)
{
    const auto set = data().sets.find(code);
    return set != data().sets.end() && hasSet(format, set->second, day);
}

/// For the id of each card of a deck, the sets that have a print of the card.
std::map<std::string, std::set<std::string>> setsOfCards(const swu::CardDb &db,
                                                         const DeckDocument &deck)
{
    std::map<std::string, std::set<std::string>> out;
    const auto add = [&](const DeckEntry &entry) {
        if (const DefId card = db.find(entry.id); card != 0)
            out[db.def(card).id].emplace(kit::setCodeOf(db.def(card).id));
    };
    add(deck.leader);
    add(deck.base);
    std::ranges::for_each(deck.cards, add);
    std::ranges::for_each(deck.sideboard, add);
    for (const auto &[print, id] : db.aliases)
        if (const auto card = out.find(id); card != out.end())
            card->second.emplace(kit::setCodeOf(print));
    return out;
}

class Judge
{
public:
    Judge(const swu::CardDb &db, const Format &format, const Day &day)
        : m_db(db)
        , m_format(format)
        , m_day(day.empty() ? data().asOf : day)
    {
    }

    std::vector<std::string> judge(DeckDocument deck)
    {
        m_sets = setsOfCards(m_db, deck);
        deck.plain = true; // what the program can play is another question
        for (const DeckFault &fault : checkDeck(m_db, deck, m_format.rules).faults)
            m_faults.push_back(fault.message);
        look(deck.leader);
        look(deck.base);
        for (const auto *list : {&deck.cards, &deck.sideboard})
            for (const DeckEntry &entry : *list)
                look(entry);
        return std::move(m_faults);
    }

private:
    void look(const DeckEntry &entry)
    {
        const DefId id = m_db.find(entry.id);
        if (id == 0 || !m_looked.insert(id).second)
            return;
        const CardDef &card = m_db.def(id);
        if (!isIn(card))
            m_faults.push_back(text::format("{0} is only in sets that are not in {1}: {2}",
                                            shown(card), m_format.name, setNames(card)));
        for (const SuspendedCard &one : m_format.suspended)
            if (m_db.find(one.card) == id && one.from <= m_day)
                m_faults.push_back(text::format("{0} is suspended in {1} since {2}", shown(card),
                                                m_format.name, one.from));
    }

    [[nodiscard]] bool isIn(const CardDef &card) const
    {
        return std::ranges::any_of(m_sets.at(card.id), [&](const std::string &code) {
            return hasSet(m_format, code, m_day);
        });
    }

    [[nodiscard]] static std::string shown(const CardDef &card)
    {
        return (card.subtitle.empty() ? card.name : card.name + ", " + card.subtitle) + " ("
            + card.id + ")";
    }

    /// Those that are sets of cards, not of promos.
    [[nodiscard]] std::string setNames(const CardDef &card) const
    {
        std::string names;
        for (const kit::KnownSet &set : swuDeckWords().sets)
            if (!set.name.empty() && m_sets.at(card.id).contains(set.code))
                names += (names.empty() ? "" : ", ") + set.name;
        return names;
    }

    const swu::CardDb &m_db;
    const Format &m_format;
    Day m_day;
    std::map<std::string, std::set<std::string>> m_sets;
    std::set<DefId> m_looked;
    std::vector<std::string> m_faults;
};

} // namespace

const std::vector<Format> &formats()
{
    return data().formats;
}

const Format *formatOf(std::string_view id)
{
    const auto found = std::ranges::find(formats(), id, &Format::id);
    return found == formats().end() ? nullptr : &*found;
}

std::vector<std::string> againstFormat(const swu::CardDb &db, const DeckDocument &deck,
                                       const Format &format, const Day &day)
{
    return Judge(db, format, day).judge(deck);
}

std::vector<bool> cardsIn(const swu::CardDb &db, const Format &format, const Day &day)
{
    const Day &today = day.empty() ? data().asOf : day;
    std::vector<bool> in(db.defs.size(), false);
    const auto look = [&](std::string_view print, DefId card) {
        if (hasSet(format, std::string(kit::setCodeOf(print)), today))
            in[card] = true;
    };
    for (std::size_t i = 1; i < db.defs.size(); ++i)
        look(db.defs[i].id, static_cast<DefId>(i));
    for (const auto &[print, id] : db.aliases)
        if (const DefId card = db.find(id); card != 0)
            look(print, card);
    for (const SuspendedCard &one : format.suspended)
        if (const DefId card = db.find(one.card); card != 0 && one.from <= today)
            in[card] = false;
    return in;
}

} // namespace playmat::match
