#pragma once

#include "engine/effects/phrases.h"
#include "engine/swu/language/card_db.h"
#include "engine/swu/language/phrases.h"

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace playmat::swu {

using Phrases = effects::PhraseTable<P>;

/// The available languages.
[[nodiscard]] const Phrases &englishPhrases();

/// Prints one ability, or a part of one. It walks the tree in the order of the text and remembers
/// what has been spoken of, so that it can say "it" and "that player". Lines are separated by \n.
class Printer
{
public:
    Printer(const CardDb &db, DefId card, Face face, bool gained = false)
        : m_db(db)
        , m_card(card)
        , m_face(face)
        , m_gained(gained)
    {
    }

    [[nodiscard]] std::string ability(const Ability &a);
    [[nodiscard]] std::string effect(NodeId node);
    /// The same as it appears in the text of that ability: with what was mentioned before.
    [[nodiscard]] std::string effectIn(const Ability &a, NodeId node);
    [[nodiscard]] std::string selector(SelId selector);
    [[nodiscard]] std::string condition(CondId cond);
    /// The request alone, without "you may" and what follows from it.
    [[nodiscard]] std::string offer(const Ability *a, NodeId node);
    /// For the wanted part: the first "it" has this name.
    void callIt(std::string_view name) { said.nameOfIt = name; }

    /// Without capital and full stop.
    using Sentences = std::vector<std::string>;
    using Values = std::initializer_list<effects::PhraseValue>;

    /// How many of the cards of a filter are meant.
    struct Quantity
    {
        enum Kind : std::uint8_t { One, Each, Number, UpTo, AnyNumber, Plural, Bare };
        Kind kind = One;
        int count = 1;
        bool eachOf = false; ///< "each of up to 3 units"
        [[nodiscard]] bool plural() const { return kind >= Number && kind != Bare && !isOne(); }
        [[nodiscard]] bool isOne() const { return kind == UpTo && count == 1; }
    };
    /// An amount as it fits into a sentence: "2", "that much", or "1 … for each friendly unit".
    struct AmountText
    {
        enum Form : std::uint8_t { Fixed, Equal, ThatMuch };
        Form form = Fixed;
        std::string text;
        std::string each; ///< " for each …", goes to the end
    };

    // print_filters.cpp: cards and players
    [[nodiscard]] std::string_view say(P phrase) const;
    [[nodiscard]] std::string say(P phrase, Values values, bool second = false) const;
    /// What a single op, condition or amount says is defined with it.
    [[nodiscard]] static std::string_view say(std::string_view phrase) { return phrase; }
    [[nodiscard]] static std::string say(std::string_view phrase, Values values,
                                         bool second = false)
    {
        return effects::fillPhrase(phrase, values, second);
    }
    [[nodiscard]] std::string cards(FilterId filter, Quantity quantity);
    /// Where they lie: "cards in your discard pile".
    [[nodiscard]] std::string among(FilterId filter, Quantity::Kind kind = Quantity::Plural);
    [[nodiscard]] std::string adjectives(const Filter &f, bool withSide) const;
    [[nodiscard]] std::string noun(const Filter &f, bool plural) const;
    /// Adjectives and noun: "Trick event".
    [[nodiscard]] std::string described(const Filter &f, bool plural) const;
    [[nodiscard]] std::string after(const Filter &f);
    [[nodiscard]] std::string named(const Filter &f) const;
    [[nodiscard]] const std::string &titleOf(NameId name) const { return m_db.names[name]; }
    [[nodiscard]] std::string article(const Filter &f, std::string_view words) const;
    [[nodiscard]] std::string card(Ref ref);
    [[nodiscard]] std::string itsOr(Ref ref);
    [[nodiscard]] std::string thisCard() const;
    [[nodiscard]] std::string target(SelId selector, bool eachOf = false);
    [[nodiscard]] std::string chosen(const Selector &s, bool eachOf);
    [[nodiscard]] std::string player(Who who) const;
    [[nodiscard]] std::string players(Who who) const;
    [[nodiscard]] std::string possessive(Who who) const;

    // print_values.cpp: amounts, and what conditions need; what each says is in abilities/
    [[nodiscard]] AmountText amount(AmountId amount);
    [[nodiscard]] std::string equalTo(AmountId amount);
    [[nodiscard]] std::string damageWords(const AmountText &a) const;
    [[nodiscard]] std::string keywordList(Keywords bits, const AmountText &raid,
                                          const AmountText &restore) const;
    [[nodiscard]] std::string computedStats(AmountId power, AmountId hp);
    [[nodiscard]] std::string stats(int power, int hp) const;
    [[nodiscard]] std::string duration(Duration d) const;

    // print_effects.cpp: lists of effects; what each op says is in abilities/
    [[nodiscard]] Sentences list(NodeId first);
    [[nodiscard]] std::string inOne(NodeId first);
    [[nodiscard]] Sentences step(const Node &n);
    [[nodiscard]] Sentences optionalBody(NodeId body, NodeId other);
    [[nodiscard]] std::string clause(const Node &n);
    [[nodiscard]] std::string verb(std::string_view phrase, const Node &n);
    [[nodiscard]] std::string nodeKeywords(const Node &n) const;
    [[nodiscard]] bool isSimple(const Node &n) const;
    /// Whether this is the effect that `effectIn` is about.
    [[nodiscard]] bool isWanted(const Node &n) const { return &n == m_wanted; }

    // print_abilities.cpp
    [[nodiscard]] std::string text(const Sentences &sentences) const;
    [[nodiscard]] std::string way(const Ability &a);
    [[nodiscard]] static std::string_view aspectName(unsigned aspect);
    [[nodiscard]] bool mentions(NodeId first, Ref ref) const;
    [[nodiscard]] std::string body(const Ability &a);
    [[nodiscard]] std::string constant(const Ability &a);
    [[nodiscard]] std::string rule(const Ability &a);
    [[nodiscard]] std::string insteadOfDamage(const Ability &a);
    [[nodiscard]] std::string damageRule(const Constant &c, const std::string &who);
    [[nodiscard]] std::string cheaperRule(const Constant &c, const std::string &kindOfCard,
                                          const std::string &n);
    [[nodiscard]] std::string quoted(AbilityId gained) const;
    /// "the next time you take the initiative this phase, …"
    [[nodiscard]] std::string nextTime(const Ability &a);

    [[nodiscard]] const Program &program() const { return m_db.program; }
    [[nodiscard]] const Node &node(NodeId id) const { return m_db.program.nodes[id]; }
    [[nodiscard]] const Selector &sel(SelId id) const { return m_db.program.selectors[id]; }
    [[nodiscard]] const Filter &fil(FilterId id) const { return m_db.program.filters[id]; }

    /// What has been mentioned, and what it is called now.
    struct Said
    {
        std::string source; ///< who deals the damage, when a choice was drawn into the sentence
        std::string chosenPlayer; ///< what the chosen player is called now; empty: "that player"
        std::string number; ///< what the stored number is; empty: "that much"
        std::string numberIs; ///< what it is equal to, where that has a name
        Ref spokenOf = Ref::None; ///< this card is "it" now
        std::string nameOfIt; ///< "it" of the wanted part
        std::string nameNow; ///< the same, until it has been said
        std::string itIs; ///< what "it" is, where "its" alone would be unclear
        bool them = false; ///< "it" is several cards
        bool hit = false; ///< "it" is the card that was just damaged
        bool paid = false; ///< the stored number is resources paid
        bool dealt = false; ///< the stored number is damage dealt
        bool attackers = false; ///< the subject is an attacker: its controller attacks
        bool othersDeck = false; ///< the deck that is looked at is not yours
        bool milled = false; ///< "it" is cards that were discarded from decks
        bool milledMany = false; ///< … and more than one of them
        bool cardsShown = false; ///< cards of a deck are being looked at
        bool oneShown = false; ///< … and it is one card
        bool handShown = false; ///< a hand is being looked at
        bool onlyLooked = false; ///< … and not revealed
        bool alsoDeals = false; ///< "and 2 damage to …": the verb was just said
        bool sameSubject = false; ///< "and discards a card": the player was just named
        bool omitPlace = false;
        bool lying = false; ///< "in your hand", not "from" it
        bool attacking = false; ///< that it attacks was just said
        bool subjectIsBase = false;
        bool subjectIsCard = false; ///< the trigger is not about units alone
        bool thatCard = false; ///< "its owner" would be unclear
        bool manyHosts = false; ///< "upgrades on enemy units"
        bool having = false; ///< "you may have an opponent …"
        bool theyMay = false; ///< the text just said that another player may do something
        bool two = false; ///< two stored cards were named together
        bool many = false; ///< the cards are several
        bool omitSide = false; ///< "attack with a unit" means a friendly one
    };
    Said said;
    /// The words for the aspects in `mask` (bits 1 << Aspect): "Vigilance, Command, or Cunning".
    [[nodiscard]] std::string aspectsOf(std::uint8_t mask) const;

private:
    /// An adjective for a property, and one for its absence.
    struct PropWords
    {
        Props prop;
        P yes;
        P no;
    };
    /// stateAdjectives() has what can change, such as "damaged"; sortAdjectives() has what a card
    /// always is, such as "non-leader".
    [[nodiscard]] std::string stateAdjectives(const Filter &f) const;
    [[nodiscard]] std::string sortAdjectives(const Filter &f) const;
    [[nodiscard]] std::string kindAdjectives(const Filter &f) const;
    [[nodiscard]] std::string afterLimits(const Filter &f);
    [[nodiscard]] std::string idleWords(const Filter &f) const;
    [[nodiscard]] std::string fromWhere(const Filter &f) const;
    [[nodiscard]] std::string afterPlace(const Filter &f);
    [[nodiscard]] std::string placeOfPlayer(const Filter &f, std::string words);
    [[nodiscard]] std::string powerLimit(const Filter &f);
    [[nodiscard]] std::string costLimits(const Filter &f);
    [[nodiscard]] bool namesToken(const Filter &f) const;
    [[nodiscard]] static bool isPlayedResource(const Filter &f);
    [[nodiscard]] Ref beyond(AmountId id, int more, bool AmountSpec::*ofCard) const;
    [[nodiscard]] std::string relations(const Filter &f);
    [[nodiscard]] std::string roleWords(const Filter &f, Quantity q);
    [[nodiscard]] std::string eachWithKeyword(const Filter &f);
    [[nodiscard]] std::string discardedOne(Filter f);
    [[nodiscard]] std::string quantified(const Filter &f, std::string words, Quantity q) const;
    [[nodiscard]] std::string eachOfAmount(const Amount &a);
    [[nodiscard]] Sentences chosenByOther(const Node &n);
    [[nodiscard]] Sentences mayDo(const Node &n);
    [[nodiscard]] bool isOptional(const Node &n) const;
    [[nodiscard]] std::string mayPrefix(const Node &n) const;
    [[nodiscard]] const Node *mergedWithNext(const Node &n) const;
    [[nodiscard]] std::string label(const Ability &a);
    [[nodiscard]] std::string triggerWords(Triggers trigger, const Ability &a);
    [[nodiscard]] std::string triggerSubject(Triggers trigger, const Ability &a);
    [[nodiscard]] std::string costWords(const AbilityCost &cost);
    [[nodiscard]] std::string coordinated(const Ability &a);
    [[nodiscard]] std::string constantEffect(const Constant &c);
    [[nodiscard]] std::string whileAttacking(Constant c);
    [[nodiscard]] std::string preventionRule(const Constant &c, const std::string &who);
    [[nodiscard]] std::string penaltyWords(const Constant &c);
    [[nodiscard]] std::string describedWithKeyword(const Filter &f) const;
    [[nodiscard]] std::string defenderRule(const Ability &a);
    [[nodiscard]] std::string ownTraits();
    [[nodiscard]] std::string firstRule(const Constant &c, const std::string &kindOfCard,
                                        int change);
    [[nodiscard]] std::string granted(const Ability &a);
    [[nodiscard]] bool isNewHost(const Filter &f) const;
    [[nodiscard]] bool isPilotAsUnit() const;
    [[nodiscard]] std::string propWords(const Filter &f, std::span<const PropWords> rows) const;

    const CardDb &m_db;
    DefId m_card;
    Face m_face;
    bool m_gained; ///< the text is in quotes: "this unit" is whatever gained it

    const Node *m_wanted = nullptr; ///< effectIn looks for this one
    Sentences m_found;
};

inline void appendAll(std::vector<std::string> &to, std::vector<std::string> from)
{
    for (std::string &s : from)
        to.push_back(std::move(s));
}

inline void appendWord(std::string &words, std::string_view word)
{
    if (word.empty())
        return;
    if (!words.empty())
        words += ' ';
    words += word;
}
/// This many resources as a mark.
[[nodiscard]] inline std::string resources(const std::string &n)
{
    return "{resource:" + n + "}";
}
/// First letter in upper case, also behind markup.
[[nodiscard]] std::string capitalised(std::string text);
/// Rich text: lines and quotes as the card faces know them.
[[nodiscard]] std::string asMarkup(std::string text);

} // namespace playmat::swu
