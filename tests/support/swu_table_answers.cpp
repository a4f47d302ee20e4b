#include "support/swu_table.h"

#include <algorithm>
#include <numeric>

/// Table: the actions and answers of a scenario.
namespace playmat::test {

using namespace playmat::swu;
using core::DecisionKind;

void Table::play(const std::string &card, const std::string &onto)
{
    asks(DecisionKind::Action, activePlayer());
    const CardId target = onto.empty() ? core::kNone : id(onto);
    pick(("playing " + card).c_str(),
         {static_cast<std::uint16_t>(find(OptionKind::Play, id(card), target))});
}

void Table::attack(const std::string &attacker, const std::string &target)
{
    asks(DecisionKind::Action, activePlayer());
    pick(("attack by " + attacker + " on " + target).c_str(),
         {static_cast<std::uint16_t>(find(OptionKind::Attack, id(attacker), id(target)))});
}

void Table::use(const std::string &card, int index)
{
    std::vector<std::uint16_t> found;
    const auto &options = decision().options;
    for (std::size_t i = 0; i < options.size(); ++i)
        if (static_cast<OptionKind>(options[i].kind) == OptionKind::Ability
            && options[i].card == id(card))
            found.push_back(static_cast<std::uint16_t>(i));
    ASSERT_LT(static_cast<std::size_t>(index), found.size())
        << card << " has no such ability to use:\n"
        << describe();
    pick(card.c_str(), {found[static_cast<std::size_t>(index)]});
}

void Table::deploy(PlayerId player, const std::string &onto)
{
    const CardId leader = game().state().leaders[player];
    const CardId target = onto.empty() ? core::kNone : id(onto);
    pick("deploying", {static_cast<std::uint16_t>(find(OptionKind::Deploy, leader, target))});
}

void Table::pass()
{
    pick("pass", {static_cast<std::uint16_t>(find(OptionKind::Pass, core::kNone, core::kNone))});
}

void Table::takeInitiative()
{
    pick("taking the initiative",
         {static_cast<std::uint16_t>(find(OptionKind::TakeInitiative, core::kNone, core::kNone))});
}

void Table::endActionPhase()
{
    for (int i = 0; i < 2 && decision().kind == DecisionKind::Action; ++i)
        pass();
}

void Table::nextRound()
{
    endActionPhase();
    for (int i = 0; i < kPlayers && decision().kind == DecisionKind::Resource; ++i)
        decline();
    EXPECT_EQ(decision().kind, DecisionKind::Action) << describe();
}

void Table::choose(const std::string &card)
{
    choose(std::vector<std::string>{card});
}

void Table::choose(const std::vector<std::string> &names)
{
    std::vector<std::uint16_t> chosen;
    for (const std::string &name : names) {
        const CardId one = id(name);
        std::uint16_t found = 0xFFFF;
        const auto &options = decision().options;
        for (std::size_t i = 0; i < options.size() && found == 0xFFFF; ++i)
            if (options[i].card == one)
                found = static_cast<std::uint16_t>(i);
        chosen.push_back(found);
    }
    pick(names.empty() ? "nothing" : names.front().c_str(), chosen);
}

void Table::chooseAttack(const std::string &attacker, const std::string &target)
{
    pick(("attack by " + attacker + " on " + target).c_str(),
         {static_cast<std::uint16_t>(find(OptionKind::Attack, id(attacker), id(target)))});
}

void Table::choosePlay(const std::string &card, const std::string &onto)
{
    const CardId target = onto.empty() ? core::kNone : id(onto);
    pick(card.c_str(), {static_cast<std::uint16_t>(find(OptionKind::Play, id(card), target))});
}

void Table::decline()
{
    answer({});
}
void Table::yes()
{
    pick("yes", {static_cast<std::uint16_t>(find(OptionKind::Yes, core::kNone, core::kNone))});
}
void Table::no()
{
    pick("no", {static_cast<std::uint16_t>(find(OptionKind::No, core::kNone, core::kNone))});
}
void Table::keep()
{
    pick("keep", {static_cast<std::uint16_t>(find(OptionKind::Keep, core::kNone, core::kNone))});
}
void Table::mulligan()
{
    pick("mulligan",
         {static_cast<std::uint16_t>(find(OptionKind::Mulligan, core::kNone, core::kNone))});
}

namespace {

template <class F>
std::uint16_t firstOption(const core::Decision &d, F &&fits)
{
    for (std::size_t i = 0; i < d.options.size(); ++i)
        if (fits(d.options[i]))
            return static_cast<std::uint16_t>(i);
    return 0xFFFF;
}

} // namespace

void Table::mode(int index)
{
    pick("mode", {firstOption(decision(), [&](const core::Option &o) {
             return static_cast<OptionKind>(o.kind) == OptionKind::Mode && o.number == index;
         })});
}

void Table::number(int value)
{
    pick("number", {firstOption(decision(), [&](const core::Option &o) {
             return static_cast<OptionKind>(o.kind) == OptionKind::Number && o.number == value;
         })});
}

void Table::payCredits(int count)
{
    EXPECT_EQ(decision().kind, DecisionKind::Pay) << describe();
    std::vector<std::uint16_t> first(static_cast<std::size_t>(count));
    std::iota(first.begin(), first.end(), std::uint16_t{0});
    pick("Credits", std::move(first));
}

void Table::player(PlayerId player)
{
    pick("player", {firstOption(decision(), [&](const core::Option &o) {
             return static_cast<OptionKind>(o.kind) == OptionKind::Player && o.player == player;
         })});
}

void Table::players(const std::set<int> &chosen)
{
    std::vector<std::uint16_t> options;
    for (const int player : chosen)
        options.push_back(firstOption(decision(), [&](const core::Option &o) {
            return static_cast<OptionKind>(o.kind) == OptionKind::Player && o.player == player;
        }));
    pick("players", options);
}

void Table::name(const std::string &title)
{
    core::Answer a;
    a.name = cards().findName(title);
    answer(a);
}

void Table::distribute(const std::map<std::string, int> &amounts)
{
    core::Answer a;
    for (const auto &[name, amount] : amounts) {
        const CardId one = id(name);
        const std::uint16_t o
            = firstOption(decision(), [&](const core::Option &x) { return x.card == one; });
        ASSERT_NE(o, 0xFFFF) << name << " is not offered:\n" << describe();
        ASSERT_TRUE(a.options.tryPush(o) && a.amounts.tryPush(static_cast<std::uint8_t>(amount)));
    }
    answer(a);
}

void Table::trigger(const std::string &card, TriggerKind kind)
{
    pick(card.c_str(), {firstOption(decision(), [&](const core::Option &o) {
             return static_cast<OptionKind>(o.kind) == OptionKind::Trigger && o.card == id(card)
                 && o.number == static_cast<int>(kind);
         })});
}

void Table::refuses(const std::vector<std::string> &names)
{
    core::Answer a;
    for (const std::string &name : names) {
        const CardId one = id(name);
        const std::uint16_t o
            = firstOption(decision(), [&](const core::Option &x) { return x.card == one; });
        ASSERT_NE(o, 0xFFFF) << name << " is not offered:\n" << describe();
        ASSERT_TRUE(a.options.tryPush(o));
    }
    const State before = game().state();
    EXPECT_FALSE(m_game->apply(a).ok()) << describe();
    EXPECT_TRUE(game().state() == before) << "a refused answer changes the state";
}

void Table::order(const std::vector<std::string> &names)
{
    choose(names);
}

void Table::concede(PlayerId player)
{
    EXPECT_TRUE(m_game->concede(player).ok());
}

} // namespace playmat::test
