#include "kit/swu/host/deck_check.h"

#include "kit/swu/host/deck_text.h"
#include "kit/swu/host/text_places.h"
#include "match/json.h"
#include "text/language.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace playmat::match {

namespace {

using swu::CardDef;
using swu::CardType;
using swu::DefId;

constexpr std::size_t kMostFaults = 12;

std::string titleOf(const CardDef &card)
{
    return card.subtitle.empty() ? card.name : fmt::format("{}, {}", card.name, card.subtitle);
}

class Checker
{
public:
    Checker(const swu::CardDb &db, const DeckRules &rules)
        : m_db(db)
        , m_rules(rules)
    {
    }

    CheckedDeck check(const DeckDocument &deck)
    {
        m_out.choice.leader = find(deck.leader, &isLeader, text::mark("{0} ({1}) is not a leader"));
        m_out.choice.base = find(deck.base, &isBase, text::mark("{0} ({1}) is not a base"));
        for (const DeckEntry &entry : deck.cards)
            if (const DefId def
                = find(entry, &isDeckCard, text::mark("{0} ({1}) is not a card for the deck")))
                addCopies(def, entry);
        for (const DeckEntry &entry : deck.sideboard)
            if (const DefId def
                = find(entry, &isDeckCard, text::mark("{0} ({1}) is not a card for the sideboard")))
                countCopies(def, entry);
        checkSizes(deck);
        m_out.choice.plain = deck.plain;
        if (!deck.plain && !m_out.unwritten.empty())
            sayUnwritten();
        return std::move(m_out);
    }

private:
    static bool isLeader(const CardDef &card) { return card.type == CardType::Leader; }
    static bool isBase(const CardDef &card) { return card.type == CardType::Base; }
    static bool isDeckCard(const CardDef &card)
    {
        return card.type == CardType::Unit || card.type == CardType::Upgrade
            || card.type == CardType::Event;
    }

    /// As many as the format allows, or what the card itself says.
    [[nodiscard]] int copiesAllowed(const CardDef &card) const
    {
        return std::max<int>(card.deckCopies, m_rules.maxCopies);
    }

    void fault(const char *code, const DeckEntry &at, std::string message)
    {
        m_out.faults.push_back({code, std::move(message), at.id, at.path, at.offset});
    }

    DefId find(const DeckEntry &entry, bool (*fits)(const CardDef &), const char *otherwise)
    {
        const DefId def = m_db.find(entry.id);
        if (def == 0) {
            fault("unknown_card", entry, text::format("{} is not a known card", entry.id));
            return 0;
        }
        const CardDef &card = m_db.def(def);
        if (!fits(card)) {
            fault("wrong_type", entry, text::format(otherwise, titleOf(card), entry.id));
            return 0;
        }
        if (!card.playable && std::ranges::find(m_out.unwritten, def) == m_out.unwritten.end()) {
            m_firstUnwritten = m_out.unwritten.empty() ? entry : m_firstUnwritten;
            m_out.unwritten.push_back(def);
        }
        return def;
    }

    void sayUnwritten()
    {
        const CardDef &first = m_db.def(m_out.unwritten.front());
        fault("not_playable", m_firstUnwritten,
              m_out.unwritten.size() == 1
                  ? text::format("{0} ({1}) cannot be used yet: {2}", titleOf(first), first.id,
                                 swu::cardText(first.whyNot))
                  : text::format("{0} cards cannot be used yet, because their texts do not play: "
                                 "{1}",
                                 m_out.unwritten.size(), unwrittenNames(m_db, m_out)));
    }

    void addCopies(DefId def, const DeckEntry &entry)
    {
        const std::size_t room = swu::kMaxDeck - std::min(swu::kMaxDeck, m_out.choice.cards.size());
        m_out.choice.cards.insert(m_out.choice.cards.end(),
                                  std::min(static_cast<std::size_t>(entry.count), room), def);
        countCopies(def, entry);
    }

    /// Copies are counted by name and subtitle, whatever their print (CR 8.5.1).
    void countCopies(DefId def, const DeckEntry &entry)
    {
        const CardDef &card = m_db.def(def);
        const int allowed = copiesAllowed(card);
        int &copies = m_copies[card.identity];
        const bool wasFine = copies <= allowed;
        copies += entry.count;
        if (wasFine && copies > allowed)
            fault("too_many_copies", entry,
                  text::format("{0} copies of {1}; deck and sideboard together may have {2}",
                               copies, titleOf(card), allowed));
    }

    static int sum(const std::vector<DeckEntry> &entries)
    {
        int cards = 0;
        for (const DeckEntry &entry : entries)
            cards += entry.count;
        return cards;
    }

    static DeckEntry place(const char *path, std::size_t offset)
    {
        return {.id = {}, .count = 0, .path = path, .offset = offset};
    }

    void checkSizes(const DeckDocument &deck)
    {
        const DeckEntry list = place("$.deck", deck.cardsOffset);
        const int cards = sum(deck.cards);
        const CardDef &base = m_db.def(m_out.choice.base);
        const int least = m_rules.minCards + base.deckSize;
        if (cards < least)
            fault(
                "too_few_cards", list,
                base.deckSize == 0
                    ? text::format("the deck has too few cards: {0} of at least {1}", cards, least)
                    : text::format("the deck has too few cards for {1}: {0} of at least {2}", cards,
                                   titleOf(base), least));
        if (cards > static_cast<int>(swu::kMaxDeck))
            fault(
                "too_many_cards", list,
                text::format("the deck has {0} cards; the program has room for decks of up to {1}",
                             cards, swu::kMaxDeck));
        checkSideboard(deck);
    }

    void checkSideboard(const DeckDocument &deck)
    {
        const int side = sum(deck.sideboard);
        if (side > m_rules.maxSideboard)
            fault("too_many_cards", place("$.sideboard", deck.sideboardOffset),
                  text::format("the sideboard has {0} cards; at most {1} are allowed", side,
                               m_rules.maxSideboard));
    }

    const swu::CardDb &m_db;
    DeckRules m_rules;
    CheckedDeck m_out;
    DeckEntry m_firstUnwritten;
    std::map<std::uint16_t, int> m_copies;
};

} // namespace

CheckedDeck checkDeck(const swu::CardDb &db, const DeckDocument &deck, const DeckRules &rules)
{
    return Checker(db, rules).check(deck);
}

bool CheckedDeck::lacksOnlyTexts() const
{
    return !unwritten.empty()
        && std::ranges::all_of(faults, [](const DeckFault &f) { return f.code == "not_playable"; });
}

std::string unwrittenNames(const swu::CardDb &db, const CheckedDeck &deck)
{
    std::string names;
    for (const DefId def : deck.unwritten)
        names += fmt::format("{}{} ({})", names.empty() ? "" : ", ", titleOf(db.def(def)),
                             db.def(def).id);
    return names;
}

Problem faultsAsProblem(const std::vector<DeckFault> &faults)
{
    const bool unknown
        = std::ranges::all_of(faults, [](const DeckFault &f) { return f.code == "unknown_card"; });
    Problem problem{unknown ? "unknown_card" : "bad_deck", {}, faults.front().path};
    for (std::size_t i = 0; i < std::min(faults.size(), kMostFaults); ++i)
        problem.message += (i > 0 ? "; " : "") + faults[i].message;
    if (faults.size() > kMostFaults)
        problem.message += text::format("; and {} more", faults.size() - kMostFaults);
    return problem;
}

Outcome<swu::DeckChoice> playableDeck(const swu::CardDb &db, const DeckDocument &deck,
                                      const DeckRules &rules)
{
    const CheckedDeck checked = checkDeck(db, deck, rules);
    if (checked.ok())
        return checked.choice;
    Problem problem = faultsAsProblem(checked.faults);
    setPlace(problem, deck.text, checked.faults.front().offset);
    if (!deck.json)
        problem.path.clear(); // a list has lines only
    return problem;
}

Outcome<swu::DeckChoice> loadDeck(const swu::CardDb &db, std::string_view text,
                                  const DeckRules &rules)
{
    const Outcome<DeckDocument> document = readDeck(db, text);
    return document ? playableDeck(db, document.value(), rules) : document.problem();
}

} // namespace playmat::match
