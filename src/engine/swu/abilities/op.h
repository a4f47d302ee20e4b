#pragma once

#include "engine/swu/language/op.h"

/// What the families of ops share: their lists, and the keys that many of them have.
namespace playmat::swu {

/// The ops of one family, in the order of the documentation.
using Ops = std::span<const OpSpec *const>;
[[nodiscard]] Ops damageOps();
[[nodiscard]] Ops cardOps();
[[nodiscard]] Ops lastingOps();
[[nodiscard]] Ops nextOps();
[[nodiscard]] Ops handOps();
[[nodiscard]] Ops deckOps();
[[nodiscard]] Ops playOps();
[[nodiscard]] Ops attackOps();
[[nodiscard]] Ops choiceOps();
[[nodiscard]] Ops controlOps();
[[nodiscard]] Ops eachOps();
[[nodiscard]] Ops discloseOps();
[[nodiscard]] Ops forceOps();

/// Adds a copy of the effect to each of the players that the node means (lasting.cpp).
void addToPlayers(Machine &m, Frame &f, const Node &n, Effect e);
/// Gives the unit this many token upgrades; returns these upgrades (cards.cpp).
CardSet giveTokens(Machine &m, CardId unit, Token token, int count);
/// Notes that the player gave these token upgrades to units (cards.cpp).
void noteGiven(Machine &m, PlayerId player, const CardSet &tokens);

namespace field {

template <NodeFlags flags>
constexpr Field<Node> flag(std::string_view key)
{
    return {key, "boolean", [](TreeReader &, const JsonCursor &, const JsonCursor &at, Node &n) {
                n.flags |= at.boolean() ? flags : NodeFlags{0};
            }};
}
/// "with_next": at the same time as the following effect.
constexpr Field<Node> withNext()
{
    return flag<nf::Simultaneous>("with_next");
}
/// A verb without a value: true.
constexpr Field<Node> plain(std::string_view key)
{
    return {key, "true",
            [](TreeReader &, const JsonCursor &, const JsonCursor &at, Node &) {
                if (!at.boolean())
                    at.fail("leave it out instead of false");
            },
            true};
}
constexpr Field<Node> who()
{
    return word<&Node::who, words::players>("who", "word_player");
}
constexpr Field<Node> lasting()
{
    return needed(word<&Node::duration, words::durations>("for", "word_duration"));
}
constexpr Field<Node> to(std::string_view key)
{
    return needed(selector<&Node::target>(key));
}
constexpr Field<Node> body(std::string_view key)
{
    return effects<&Node::body>(key);
}
constexpr Field<Node> otherwise()
{
    return effects<&Node::other>("else");
}
/// An amount or the word "all", which is a flag.
constexpr Field<Node> amountOrAll(std::string_view key)
{
    return {key, "amount|all",
            [](TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n) {
                if (at.isString() && at.string() == "all")
                    n.flags |= nf::All;
                else
                    n.amount = r.amount(at);
            },
            true};
}
/// Fixed keywords with their numbers.
constexpr Field<Node> gains()
{
    return {"gains", "keyword_list",
            [](TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n) {
                const TreeReader::KeywordSet set = r.keywordSet(at, TreeReader::KeywordsFor::Gain);
                n.keywords = set.bits;
                n.raid = set.raid;
                n.restore = set.restore;
            }};
}
/// Cards among which something is divided.
constexpr Field<Node> among()
{
    return {"among", "filter",
            [](TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n) {
                Selector s;
                s.mode = SelectMode::Each;
                s.filter = r.filter(at);
                n.target = r.store(s);
            },
            true};
}

} // namespace field

} // namespace playmat::swu
