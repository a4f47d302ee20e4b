#include "engine/riftbound/language/tree_reader.h"

/// The parts of the written forms of ops.
namespace playmat::riftbound {

namespace field {

void amount(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n)
{
    n.amount = r.amount(at);
}

void to(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n)
{
    n.to = r.selector(at);
}

void with(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n)
{
    n.with = r.selector(at);
}

void body(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n)
{
    n.body = r.effects(at);
}

void otherwise(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n)
{
    n.otherwise = r.effects(at);
}

void condition(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n)
{
    n.cond = r.condition(at);
}

void least(TreeReader &, const JsonCursor &, const JsonCursor &at, Node &n)
{
    n.least = static_cast<std::int8_t>(at.integer(0, 100));
}

void lasts(TreeReader &, const JsonCursor &, const JsonCursor &at, Node &n)
{
    n.lasts = at.string() == "combat" ? Lasts::Combat
        : at.string() == "good"       ? Lasts::Always
                                      : Lasts::Turn;
}

void keyword(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n)
{
    n.keyword = r.keyword(at, n.number);
}

void token(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n)
{
    n.def = r.token(at);
}

void spot(TreeReader &, const JsonCursor &, const JsonCursor &at, Node &n)
{
    const std::string_view word = at.string();
    for (const Word<Spot> &row : words::spots)
        if (row.text == word) {
            n.spot = row.value;
            return;
        }
    failWord(at, words::spots);
}

void who(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n)
{
    const auto *row = rowNamed(words::players, at.string());
    if (row == nullptr)
        failWord(at, words::players);
    else
        n.who = row->value;
    if (n.who == Who::Chosen)
        n.to = r.playerTarget();
}

void filter(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n)
{
    n.filter = r.filter(at);
}

/// A cost to be paid as the effect resolves, kept as an ability with only that cost.
void price(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n)
{
    n.later = r.price(at);
}

void number(TreeReader &, const JsonCursor &, const JsonCursor &at, Node &n)
{
    n.number = static_cast<std::uint8_t>(at.integer(0, 100));
}

void flag(TreeReader &, const JsonCursor &, const JsonCursor &at, Node &n)
{
    n.flag = at.boolean();
}

void modes(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n)
{
    n.body = r.modes(at, n.op);
}

void awaited(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n)
{
    n.later = r.awaited(at);
}

void later(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n)
{
    n.later = r.laterAbility(at);
}

void reflexive(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n)
{
    n.later = r.reflexive(at);
}

void gained(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n)
{
    n.later = r.gained(at);
}

void tag(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n)
{
    n.number = r.tag(at);
}

} // namespace field

} // namespace playmat::riftbound
