#pragma once

#include "engine/lorcana/game.h"

#include <gtest/gtest.h>

#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// A table for testing the rules of Disney Lorcana: cards are named by their printed ids, every
/// choice is strict (an open question at the end fails), and every answer is also refused when it
/// is wrong, taken back and given again, and given to a copy, which must end equal.
///
///     LorcanaTable t;
///     t.ink(0, 3).hand(0, {"1-011"}).play(1, {"1-012"}).start();
///     t.playCard("1-011");
///     t.selectable({"1-012"});
///     t.choose("1-012");
///     EXPECT_EQ(t.strength("1-012"), 1);
///
/// A second copy of a card is "1-012#2": cards in play count first, then discard piles, hands,
/// inkwells, decks; within these player 0 before player 1, in order of arrival.
namespace playmat::test {

using lorcana::CardId;
using lorcana::PlayerId;

/// A card in play when the test begins.
struct Placed
{
    Placed(const char *id)
        : card(id)
    {
    }
    Placed(std::string id)
        : card(std::move(id))
    {
    }
    Placed &exerted()
    {
        isExerted = true;
        return *this;
    }
    Placed &drying()
    {
        isDrying = true;
        return *this;
    }
    Placed &damaged(int n)
    {
        damage = n;
        return *this;
    }
    Placed &at(std::size_t location)
    {
        place = location;
        return *this;
    }
    Placed &over(std::initializer_list<const char *> ids)
    {
        under.assign(ids.begin(), ids.end());
        return *this;
    }
    std::string card;
    std::vector<std::string> under;
    std::optional<std::size_t> place;
    int damage = 0;
    bool isExerted = false;
    bool isDrying = false;
};

class LorcanaTable
{
public:
    LorcanaTable();
    ~LorcanaTable();
    LorcanaTable(const LorcanaTable &) = delete;
    LorcanaTable &operator=(const LorcanaTable &) = delete;

    // --- the position
    /// A card of the test's own, in the form of the protocol's `made_up`.
    LorcanaTable &madeUp(const std::string &id, const std::string &json);
    /// Cards of the test's own with abilities, as in a set's file; before any other card.
    LorcanaTable &withCards(const std::string &cards);
    /// A character without text.
    LorcanaTable &character(const std::string &id, int cost, int strength, int willpower, int lore,
                            const std::string &keywords = "");
    /// The same with abilities: in the form of the card files, `id` and the set apart.
    LorcanaTable &printed(const std::string &id, const std::string &json);
    LorcanaTable &ink(PlayerId player, int ready);
    LorcanaTable &inkwell(PlayerId player, std::initializer_list<const char *> ids);
    LorcanaTable &hand(PlayerId player, std::initializer_list<const char *> ids);
    LorcanaTable &deck(PlayerId player, std::initializer_list<const char *> ids);
    LorcanaTable &discard(PlayerId player, std::initializer_list<const char *> ids);
    LorcanaTable &play(PlayerId player, std::initializer_list<Placed> cards);
    LorcanaTable &lore(PlayerId player, int lore);
    LorcanaTable &active(PlayerId player);
    LorcanaTable &questions(core::Questions questions);
    /// The order of cards that reach a discard pile together is answered by the test, too.
    LorcanaTable &asksDiscardOrder();
    /// The turn of `active` begins with the position.
    LorcanaTable &beginning();
    LorcanaTable &setup(std::optional<PlayerId> first);
    void start();

    // --- turn actions
    void inkCard(const std::string &card);
    void playCard(const std::string &card);
    void shift(const std::string &card, const std::string &onto);
    void sing(const std::string &song, const std::string &singer);
    void singTogether(const std::string &song, std::initializer_list<const char *> singers);
    void quest(const std::string &card);
    void challenge(const std::string &card, const std::string &target);
    void move(const std::string &card, const std::string &location);
    void activate(const std::string &card, int number = 0);
    void endTurn();
    /// Whether the active player has this option.
    [[nodiscard]] bool can(lorcana::OptionKind kind, const std::string &card = "",
                           const std::string &target = "") const;
    [[nodiscard]] bool canPlay(const std::string &card, lorcana::PlayWay way,
                               const std::string &target = "") const;

    // --- answers
    void choose(const std::string &card) { chooseAll({card}); }
    void chooseAll(const std::vector<std::string> &cards);
    void chooseNone() { chooseAll({}); }
    /// The open question offers exactly these cards.
    void selectable(const std::vector<std::string> &cards) const;
    void order(const std::vector<std::string> &cards) { chooseAll(cards); }
    void yes() { confirm(true); }
    void no() { confirm(false); }
    /// So much for each of these cards.
    void distribute(const std::vector<std::pair<std::string, int>> &shares);
    void choosePlayer(PlayerId player);
    void number(int n);
    void mode(int n);
    void trigger(const std::string &source);
    void asks(core::DecisionKind kind, PlayerId player) const;
    /// Nothing is asked but what to do next.
    void idle(PlayerId player) const { asks(core::DecisionKind::Action, player); }

    // --- looking
    [[nodiscard]] const lorcana::Game &game() const { return *m_game; }
    [[nodiscard]] lorcana::Game &game() { return *m_game; }
    [[nodiscard]] const lorcana::CardDb &db() const { return *m_db; }
    [[nodiscard]] CardId id(const std::string &name) const;
    [[nodiscard]] const lorcana::Card &card(const std::string &name) const
    {
        return m_game->state().cards[id(name)];
    }
    [[nodiscard]] int strength(const std::string &name) const { return card(name).strength; }
    [[nodiscard]] int loreOf(const std::string &name) const { return card(name).lore; }
    [[nodiscard]] int damage(const std::string &name) const { return card(name).damage; }
    [[nodiscard]] bool isExerted(const std::string &name) const
    {
        return card(name).is(lorcana::status::Exerted);
    }
    [[nodiscard]] bool isDrying(const std::string &name) const
    {
        return card(name).is(lorcana::status::Drying);
    }
    [[nodiscard]] lorcana::Zone zone(const std::string &name) const { return card(name).zone; }
    [[nodiscard]] int lore(PlayerId player) const { return m_game->state().players[player].lore; }
    [[nodiscard]] int count(lorcana::Zone zone, PlayerId player) const
    {
        return m_game->state().count(zone, player);
    }
    [[nodiscard]] int readyInk(PlayerId player) const;
    /// The printed ids of the cards of a zone, in order.
    [[nodiscard]] std::vector<std::string> cards(lorcana::Zone zone, PlayerId player) const;
    /// The open question is not an error at the end of the test.
    void leaveOpen() { m_leftOpen = true; }

private:
    [[nodiscard]] lorcana::DefId def(const std::string &id) const;
    [[nodiscard]] int find(lorcana::OptionKind kind, const std::string &card,
                           const std::string &target) const;
    void act(lorcana::OptionKind kind, const std::string &card, const std::string &target = "");
    void playBy(lorcana::PlayWay way, const std::string &card, const std::string &target = "");
    void answer(const core::Answer &answer);
    void answerOnce(const core::Answer &answer);
    void keepDiscardOrder();
    void confirm(bool yes);

    std::unique_ptr<lorcana::CardDb> m_db;
    lorcana::Position m_position;
    std::optional<lorcana::Game> m_game;
    bool m_leftOpen = false;
    bool m_asksDiscardOrder = false;
    std::array<bool, 2> m_deckGiven{};
};

/// The cards of the sets that are in the program.
const lorcana::CardDb &lorcanaCards();
/// What a card prints.
std::string lorcanaText(const std::string &id);

/// Runs a scenario from both seats: `me` acts.
template <class F>
void fromBothLorcanaSeats(F &&f)
{
    for (const PlayerId me : {PlayerId{0}, PlayerId{1}}) {
        SCOPED_TRACE(me == 0 ? "the first seat acts" : "the second seat acts");
        LorcanaTable t;
        t.active(me);
        f(t, me, static_cast<PlayerId>(1 - me));
    }
}

} // namespace playmat::test
