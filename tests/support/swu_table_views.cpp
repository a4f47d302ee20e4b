#include "engine/swu/view/observe.h"
#include "support/swu_table.h"

#include <algorithm>

/// Table: what a scenario expects of a question, and what is on the table.
namespace playmat::test {

using namespace playmat::swu;
using core::DecisionKind;

void Table::selectable(std::vector<std::string> names)
{
    std::set<std::string> wanted;
    std::set<std::string> offered;
    for (const std::string &name : names)
        wanted.insert(nameOf(id(name)));
    for (const core::Option &o : decision().options)
        offered.insert(nameOf(o.card));
    EXPECT_EQ(offered, wanted) << describe();
}

void Table::selectableAttacks(const std::set<std::pair<std::string, std::string>> &attacks)
{
    std::set<std::pair<std::string, std::string>> wanted;
    std::set<std::pair<std::string, std::string>> offered;
    for (const auto &[attacker, target] : attacks)
        wanted.insert({nameOf(id(attacker)), nameOf(id(target))});
    for (const core::Option &o : decision().options) {
        EXPECT_EQ(static_cast<OptionKind>(o.kind), OptionKind::Attack) << describe();
        offered.insert({nameOf(o.card), nameOf(o.target)});
    }
    EXPECT_EQ(offered, wanted) << describe();
}

void Table::selectablePlayers(std::set<int> players)
{
    std::set<int> offered;
    for (const core::Option &o : decision().options)
        offered.insert(o.player);
    EXPECT_EQ(offered, players) << describe();
}

void Table::modes(std::set<int> indices)
{
    std::set<int> offered;
    for (const core::Option &o : decision().options)
        offered.insert(o.number);
    EXPECT_EQ(offered, indices) << describe();
}

void Table::bounds(int min, int max)
{
    EXPECT_EQ(decision().min, min) << describe();
    EXPECT_EQ(decision().max, max) << describe();
}

void Table::asks(DecisionKind kind, PlayerId player)
{
    EXPECT_EQ(decision().kind, kind) << describe();
    EXPECT_EQ(decision().player, player) << describe();
}

void Table::noQuestion()
{
    EXPECT_EQ(decision().kind, DecisionKind::Action) << describe();
}

void Table::nothingFits()
{
    const core::Decision asked = decision();
    EXPECT_TRUE(swu::nothingFits(asked)) << describe();
    const auto other = static_cast<PlayerId>(1 - asked.player);
    EXPECT_FALSE(seated().decisionFor(swu::Viewer::of(other)).told) << describe();
    EXPECT_TRUE(game().decisionNeedsHiddenInformation()) << describe();
    if (asked.kind == DecisionKind::Confirm)
        no();
    else
        decline();
}

void Table::goOn(PlayerId player)
{
    asks(DecisionKind::Confirm, player);
    EXPECT_EQ(decision().prompt, static_cast<std::uint16_t>(swu::Prompt::LookedAt)) << describe();
    EXPECT_EQ(decision().options.size(), 1U);
    EXPECT_FALSE(seated().observe(swu::Viewer::of(player)).looks.empty());
    yes();
}

bool Table::canPlay(const std::string &card, const std::string &onto) const
{
    return find(OptionKind::Play, id(card), onto.empty() ? core::kNone : id(onto)) != 0xFFFF;
}

bool Table::canAttack(const std::string &attacker, const std::string &target) const
{
    return find(OptionKind::Attack, id(attacker), id(target)) != 0xFFFF;
}

bool Table::canUse(const std::string &card) const
{
    return find(OptionKind::Ability, id(card), core::kNone) != 0xFFFF;
}

bool Table::canDeploy(PlayerId player) const
{
    return find(OptionKind::Deploy, game().state().leaders[player], core::kNone) != 0xFFFF;
}

int Table::costOfPlay(const std::string &card) const
{
    const int at = find(OptionKind::Play, id(card), core::kNone);
    return at == 0xFFFF ? -1 : decision().options[static_cast<std::size_t>(at)].cost;
}

namespace {

[[nodiscard]] Reason firstReason(const Game &game, const Gesture &gesture)
{
    const Why why = game.why(gesture);
    if (!why.legal.empty())
        return Reason::None;
    EXPECT_FALSE(why.refused.empty()) << "a refusal without a reason";
    return why.refused.empty() ? Reason::NoEffect : static_cast<Reason>(why.refused.front().code);
}

} // namespace

Reason Table::whyNotAttack(const std::string &attacker, const std::string &target) const
{
    return firstReason(game(), {.card = id(attacker), .ontoCard = id(target)});
}

Reason Table::whyNotPlay(const std::string &card, const std::string &onto) const
{
    Gesture g;
    g.card = id(card);
    if (!onto.empty())
        g.ontoCard = id(onto);
    return firstReason(game(), g);
}

bool Table::exhausted(const std::string &name) const
{
    return (card(name).status & status::Exhausted) != 0;
}

bool Table::has(const std::string &name, Keywords keyword) const
{
    return card(name).keywords.any(keyword);
}

int Table::upgradesOn(const std::string &name) const
{
    return tokensOn(name, "");
}

int Table::tokensOn(const std::string &name, const std::string &token) const
{
    int n = 0;
    const State &s = game().state();
    for (CardId u = card(name).firstUpgrade; u != core::kNone; u = s.cards[u].next)
        n += token.empty() || cards().def(s.cards[u].def).id == token ? 1 : 0;
    return n;
}

int Table::handSize(PlayerId player) const
{
    return game().state().list(Zone::Hand, player).count;
}
int Table::deckSize(PlayerId player) const
{
    return game().state().list(Zone::Deck, player).count;
}
int Table::discardSize(PlayerId player) const
{
    return game().state().list(Zone::Discard, player).count;
}
int Table::resourceCount(PlayerId player) const
{
    return game().state().list(Zone::Resources, player).count;
}

int Table::readyResources(PlayerId player) const
{
    int n = 0;
    game().state().forEach(Zone::Resources, player, [&](CardId c) {
        n += (game().state().cards[c].status & status::Exhausted) == 0 ? 1 : 0;
    });
    return n;
}

int Table::baseDamageOn(PlayerId player) const
{
    return game().state().cards[game().state().bases[player]].damage;
}

bool Table::hasForce(PlayerId player) const
{
    return seated().observe(Viewer::all()).players[player].force;
}

int Table::creditCount(PlayerId player) const
{
    return seated().observe(Viewer::all()).players[player].credits;
}

std::vector<std::string> Table::zoneIds(Zone zone, PlayerId player) const
{
    std::vector<std::string> out;
    game().state().forEach(zone, player, [&](CardId c) {
        out.push_back(cards().def(game().state().cards[c].def).id);
    });
    return out;
}

int Table::events(Ev kind, const std::string &name) const
{
    const CardId one = name.empty() ? core::kNone : id(name);
    return static_cast<int>(
        std::count_if(m_history.begin(), m_history.end(), [&](const core::Event &e) {
            return static_cast<Ev>(e.type) == kind && (name.empty() || e.card == one);
        }));
}

} // namespace playmat::test
