#pragma once

#include "engine/effects/json.h"
#include "engine/riftbound/language/card_db.h"
#include "engine/riftbound/language/spec.h"
#include "engine/riftbound/language/vocabulary.h"

/// Reads the trees of one ability into a program.
namespace playmat::riftbound {

using effects::JsonCursor;

class TreeReader
{
public:
    explicit TreeReader(CardDb &db)
        : m_db(db)
    {
    }

    /// Reads one effect or a list of effects.
    [[nodiscard]] NodeId effects(const JsonCursor &at);
    [[nodiscard]] SelId selector(const JsonCursor &at);
    [[nodiscard]] AmountId amount(const JsonCursor &at);
    /// Makes a group of targets that is one player.
    [[nodiscard]] SelId playerTarget();
    [[nodiscard]] CondId condition(const JsonCursor &at);
    [[nodiscard]] FilterId filter(const JsonCursor &at);
    [[nodiscard]] FullCost cost(const JsonCursor &at);
    /// "shield 2": the keyword with its number, which defaults to 1.
    [[nodiscard]] Kw keyword(const JsonCursor &at, std::uint8_t &number);
    [[nodiscard]] DefId token(const JsonCursor &at);
    /// The number of target groups read since the last call.
    [[nodiscard]] std::uint8_t takeGroups() { return std::exchange(m_groups, std::uint8_t{0}); }
    /// The number of modes read since the last call.
    [[nodiscard]] std::uint8_t takeModes() { return std::exchange(m_modes, std::uint8_t{0}); }
    /// Reads alternative lists of effects as nodes of the given op whose bodies are the lists.
    [[nodiscard]] NodeId modes(const JsonCursor &at, std::uint8_t op);
    /// Reads a separate ability whose targets are chosen when it triggers.
    [[nodiscard]] AbilityId laterAbility(const JsonCursor &at);
    /// Reads an ability that waits for an event this turn.
    [[nodiscard]] AbilityId awaited(const JsonCursor &at);
    /// Reads an ability that an effect makes, about the cards that it affected (387).
    [[nodiscard]] AbilityId reflexive(const JsonCursor &at);
    /// Reads an activated ability that an effect gives.
    [[nodiscard]] AbilityId gained(const JsonCursor &at);
    [[nodiscard]] TagId tag(const JsonCursor &at) { return m_db.addTag(at.string()); }
    /// Reads a cost and stores it in an ability that has nothing else.
    [[nodiscard]] AbilityId price(const JsonCursor &at);

    static constexpr std::string_view kFilterKeys[] = {"side",
                                                       "at",
                                                       "other",
                                                       "might_most",
                                                       "cost_least",
                                                       "cost_most",
                                                       "is",
                                                       "not",
                                                       "tag",
                                                       "token",
                                                       "alone",
                                                       "or",
                                                       "power_most",
                                                       "has",
                                                       "not_tag",
                                                       "damaged",
                                                       "namesake",
                                                       "might_least",
                                                       "named",
                                                       "without",
                                                       "domain",
                                                       "besides_it",
                                                       "on_me",
                                                       "attached",
                                                       "might_within",
                                                       "cost_within",
                                                       "power_least",
                                                       "owned",
                                                       "chosen_champion",
                                                       "same_controller",
                                                       "on_it",
                                                       "among_it",
                                                       "not_chosen",
                                                       "banished_with_me",
                                                       "chooses",
                                                       "chooses_only_it",
                                                       "chosen_by",
                                                       "against"};

private:
    [[nodiscard]] NodeId effect(const JsonCursor &at);
    [[nodiscard]] static std::uint8_t domainOf(const JsonCursor &at);
    void readPart(const JsonCursor &at, CostPart &out);
    void readFilter(const JsonCursor &at, Filter &out, std::string_view kinds);
    static void readLimits(const JsonCursor &at, Filter &out);
    void readExclusions(const JsonCursor &at, Filter &out);
    [[nodiscard]] CondId allOf(const JsonCursor &at, bool denied = false);
    void readStatus(const JsonCursor &at, std::uint16_t &out);
    template <class Record>
    static std::uint16_t keep(std::vector<Record> &records, const Record &record)
    {
        records.push_back(record);
        return static_cast<std::uint16_t>(records.size() - 1);
    }

    /// Completes and keeps an ability inside another one, whose groups of targets are its own.
    template <class Read>
    AbilityId inner(Ability a, Read &&read)
    {
        const std::uint8_t outer = takeGroups();
        read(a);
        a.groups = takeGroups();
        m_groups = outer;
        return keep(m_db.program.abilities, a);
    }

    CardDb &m_db;
    std::uint8_t m_groups = 0;
    std::uint8_t m_modes = 0;
    std::uint8_t m_mode = kNone; ///< the mode being read
};

/// Reports a word that is none of the rows'.
template <class Row>
void failWord(const JsonCursor &at, std::span<const Row> rows)
{
    std::vector<std::string_view> known;
    for (const Row &row : rows)
        known.push_back(row.text);
    at.fail(effects::noneOf(at.string(), known));
}

/// Parts of the written forms of ops.
namespace field {
void amount(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n);
void to(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n);
void with(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n);
void body(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n);
void otherwise(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n);
void condition(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n);
void least(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n);
void lasts(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n);
void keyword(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n);
void token(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n);
void spot(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n);
void who(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n);
void filter(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n);
void price(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n);
void number(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n);
void flag(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n);
void modes(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n);
void later(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n);
void awaited(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n);
void reflexive(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n);
void gained(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n);
void tag(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n);
} // namespace field

} // namespace playmat::riftbound
