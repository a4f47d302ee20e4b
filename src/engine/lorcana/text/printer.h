#pragma once

#include "engine/lorcana/language/card_db.h"
#include "engine/lorcana/language/spec.h"

#include <string>
#include <string_view>

/// The text of cards, made from exactly the records that are played: a card cannot say anything
/// other than what it does.
namespace playmat::lorcana {

class Printer
{
public:
    explicit Printer(const CardDb &cards)
        : db(cards)
        , p(cards.program)
    {
    }

    /// The card's whole text, one ability a line; names of abilities in capitals as printed.
    [[nodiscard]] std::string card(DefId def);
    [[nodiscard]] std::string ability(AbilityId id);
    /// A list of effects as sentences.
    [[nodiscard]] std::string effects(NodeId first);
    /// The same as clauses joined by "and", without capital and full stop.
    [[nodiscard]] std::string clauses(NodeId first);
    [[nodiscard]] std::string clause(const Node &n);

    /// "chosen opposing character", "each of your characters", "this character"
    [[nodiscard]] std::string target(SelId id);
    /// The same as the subject of a sentence: "they", "opposing characters".
    [[nodiscard]] std::string doer(SelId id);
    /// "a character with cost 2 or less", "2 characters", "characters" …
    [[nodiscard]] std::string noun(FilterId id, bool many);
    [[nodiscard]] std::string one(FilterId id); ///< with its article
    [[nodiscard]] std::string number(AmountId id); ///< "2", "that much"
    [[nodiscard]] std::string forEach(AmountId id); ///< " for each …", or nothing
    [[nodiscard]] std::string condition(CondId id);
    [[nodiscard]] std::string player(Who who);
    [[nodiscard]] std::string keywords(Keywords bits, int challenger, int resist, int singer,
                                       int boost = 0);
    [[nodiscard]] std::string duration(const Node &n);
    [[nodiscard]] std::string cost(const Cost &c);
    [[nodiscard]] std::string zone(Zone zone);
    /// "gets +2 {S}", "gains Rush", "can't quest": what a node or a static ability gives.
    template <class Record>
    [[nodiscard]] std::string gains(const Record &r, bool many);
    [[nodiscard]] bool isMany(SelId id) const;
    [[nodiscard]] std::string thisCard() const;

    const CardDb &db;
    const Program &p;
    Kind self = Kind::Character; ///< what "this" is called
    std::string other = "the other character"; ///< what "other" is called
    std::string counted = "1"; ///< what "that_much" is one of: "1 lore lost"

private:
    std::string adjectives(const Filter &f);
    std::string after(const Filter &f);
    std::string range(AmountId least, AmountId most, std::string_view what);
    std::string triggered(const Ability &a);
    std::string staticText(const Ability &a);
    std::string tollText(const Ability &a);
    std::string subject(const Ability &a);
    std::string kindWords(const Filter &f, bool many);
};

[[nodiscard]] std::string capital(std::string text);
/// With a capital and a full stop.
[[nodiscard]] std::string sentence(std::string text);
[[nodiscard]] std::string withArticle(std::string_view noun);

/// "+2 {S} and +1 {L}", as far as they change anything.
[[nodiscard]] std::string statText(Printer &printer, AmountId strength, AmountId willpower,
                                   AmountId lore);
[[nodiscard]] std::string ruleText(Printer &printer, Rule rule, FilterId filter, bool many);

template <class Record>
std::string Printer::gains(const Record &r, bool many)
{
    std::string out;
    const auto add = [&](const std::string &part) {
        if (!part.empty())
            out += (out.empty() ? "" : " and ") + part;
    };
    if (const std::string stats = statText(*this, r.strength, r.willpower, r.lore); !stats.empty())
        add((many ? "get " : "gets ") + stats);
    if (r.keywords != 0)
        add((many ? "gain " : "gains ")
            + keywords(r.keywords, r.challenger, r.resist, r.singer, r.boost));
    if (r.rule != Rule::None)
        add(ruleText(*this, r.rule, r.filter, many));
    return out;
}

} // namespace playmat::lorcana
