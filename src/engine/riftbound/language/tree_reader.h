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

    /// A list of effects, or one.
    [[nodiscard]] NodeId effects(const JsonCursor &at);
    [[nodiscard]] SelId selector(const JsonCursor &at);
    [[nodiscard]] AmountId amount(const JsonCursor &at);
    [[nodiscard]] CondId condition(const JsonCursor &at);
    [[nodiscard]] FilterId filter(const JsonCursor &at);
    [[nodiscard]] FullCost cost(const JsonCursor &at);
    /// "shield 2": the keyword, and its number or 1.
    [[nodiscard]] Kw keyword(const JsonCursor &at, std::uint8_t &number);
    [[nodiscard]] DefId token(const JsonCursor &at);
    /// How many groups of targets were read since the last call.
    [[nodiscard]] std::uint8_t takeGroups() { return std::exchange(m_groups, std::uint8_t{0}); }
    /// … and modes.
    [[nodiscard]] std::uint8_t takeModes() { return std::exchange(m_modes, std::uint8_t{0}); }
    /// Lists of effects of which one is chosen, as nodes of that op with the lists as bodies.
    [[nodiscard]] NodeId modes(const JsonCursor &at, std::uint8_t op);
    /// An ability of its own, whose targets are chosen when it triggers.
    [[nodiscard]] AbilityId laterAbility(const JsonCursor &at);

    static constexpr std::string_view kFilterKeys[]
        = {"side", "at",  "other", "might_most", "cost_least", "cost_most",
           "is",   "not", "tag",   "token",      "alone",      "or"};

private:
    [[nodiscard]] NodeId effect(const JsonCursor &at);
    void readFilter(const JsonCursor &at, Filter &out, std::string_view kinds);
    void readStatus(const JsonCursor &at, std::uint16_t &out);
    template <class Record>
    static std::uint16_t keep(std::vector<Record> &records, const Record &record)
    {
        records.push_back(record);
        return static_cast<std::uint16_t>(records.size() - 1);
    }

    CardDb &m_db;
    std::uint8_t m_groups = 0;
    std::uint8_t m_modes = 0;
    std::uint8_t m_mode = kNone; ///< the one that is read
};

/// Parts that the forms of ops are made of.
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
void flag(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n);
void modes(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n);
void later(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n);
} // namespace field

} // namespace playmat::riftbound
