#pragma once

#include "engine/swu/seated_game.h"

#include <gtest/gtest.h>

#include <initializer_list>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

/// A table for testing the rules of Star Wars: Unlimited: cards are named by their printed ids,
/// every choice is strict (an option too many or too few fails, an open question at the end fails),
/// and every answer is also taken back and given again, and given to a copy, which must end equal.
///
///     Table t;
///     t.resources(0, 5).hand(0, {"SOR_172"}).ground(1, {"SOR_232"}).start();
///     t.play("SOR_172");
///     t.selectable({"SOR_232"});
///     t.choose("SOR_232");
///     EXPECT_EQ(t.damage("SOR_232"), 4);
///
/// A second copy of a card is "SOR_128#2": cards in play and in the discard piles count first, then
/// hands, resources, decks; within these player 0 before player 1. "base0", "base1", "leader0",
/// "leader1" name those cards. A token gets its id when it is created: the newest is "SOR_T02" on
/// its unit: ask with tokensOn().
namespace playmat::test {

using swu::CardId;
using swu::PlayerId;

/// The state of a unit when the test begins.
struct Unit
{
    Unit(const char *id)
        : card(id)
    {
    }
    Unit(std::string id)
        : card(std::move(id))
    {
    }
    Unit &exhausted()
    {
        isExhausted = true;
        return *this;
    }
    Unit &damaged(int n)
    {
        damage = n;
        return *this;
    }
    Unit &with(std::initializer_list<const char *> ids)
    {
        upgrades.assign(ids.begin(), ids.end());
        return *this;
    }
    Unit &guarding(std::initializer_list<const char *> ids)
    {
        captured.assign(ids.begin(), ids.end());
        return *this;
    }
    Unit &ownedBy(PlayerId player)
    {
        owner = player;
        return *this;
    }

    std::string card;
    bool isExhausted = false;
    int damage = 0;
    std::vector<std::string> upgrades;
    std::vector<std::string> captured;
    std::optional<PlayerId> owner;
};

/// All cards of resources/cards/swu, loaded once.
[[nodiscard]] const swu::CardDb &cards();
/// All that is printed on a card, without markup.
[[nodiscard]] std::string textOf(const std::string &id);

class Table
{
public:
    Table();
    ~Table(); ///< fails when a question is still open
    Table(const Table &) = delete;
    Table &operator=(const Table &) = delete;

    // --- the position
    Table &leader(PlayerId player, const std::string &id);
    Table &deployed(PlayerId player, int damage = 0, bool exhausted = false,
                    std::vector<std::string> upgrades = {});
    Table &leaderExhausted(PlayerId player);
    Table &base(PlayerId player, const std::string &id, int damage = 0);
    Table &baseDamage(PlayerId player, int damage);
    Table &hand(PlayerId player, std::vector<std::string> ids);
    Table &resources(PlayerId player, int ready, int exhausted = 0);
    Table &resourceCards(PlayerId player, std::vector<std::string> ids);
    Table &force(PlayerId player); ///< is with them
    Table &credits(PlayerId player, int count);
    Table &deck(PlayerId player, std::vector<std::string> ids); ///< top first
    Table &discard(PlayerId player, std::vector<std::string> ids);
    Table &ground(PlayerId player, std::vector<Unit> units);
    Table &space(PlayerId player, std::vector<Unit> units);
    Table &active(PlayerId player);
    Table &initiative(PlayerId player, bool claimed = false);
    Table &phase(swu::Phase phase, bool starts = false);
    Table &seed(std::uint64_t value);
    /// Sets everything up; call once, before anything below.
    Table &start();

    /// Gives a unit a keyword for this phase, where the rules need it and no card can.
    void gain(const std::string &card, swu::Keywords keyword);

    // --- actions of the active player
    void play(const std::string &card, const std::string &onto = "");
    void attack(const std::string &attacker,
                const std::string &target); ///< target: a unit, "base0", "base1"
    void use(const std::string &card, int index = 0); ///< its index-th usable action ability
    void deploy(PlayerId player, const std::string &onto = "");
    void pass();
    void takeInitiative();
    /// Passes for both until the regroup phase has begun, skips resourcing, and stands in the next
    /// action phase.
    void nextRound();
    /// Passes for both until the next question is not an action (the regroup phase's, or a
    /// trigger's).
    void endActionPhase();

    // --- answers
    void
    choose(const std::string &card); ///< one card (also an attack target or a trigger's source)
    void choose(const std::vector<std::string> &cards);
    void choose(std::initializer_list<const char *> cards)
    {
        choose(std::vector<std::string>(cards.begin(), cards.end()));
    }
    void chooseAttack(const std::string &attacker, const std::string &target);
    void choosePlay(const std::string &card, const std::string &onto = "");
    void decline(); ///< chooses none
    void yes();
    void no();
    void mode(int index);
    void number(int value);
    void player(PlayerId player);
    void players(const std::set<int> &chosen); ///< any number of players
    void name(const std::string &title);
    void distribute(const std::map<std::string, int> &amounts);
    void order(const std::vector<std::string> &cards);
    void keep();
    void mulligan();
    void concede(PlayerId player);
    /// The next trigger to resolve, where one card has several (Ambush beside "When Played").
    void trigger(const std::string &card, swu::TriggerKind kind = swu::TriggerKind::Ability);

    // --- expectations about the open question
    void selectable(std::vector<std::string> cards); ///< exactly these cards may be chosen
    /// Exactly these attacks may be chosen: pairs of attacker and target.
    void selectableAttacks(const std::set<std::pair<std::string, std::string>> &attacks);
    void selectablePlayers(std::set<int> players);
    void modes(std::set<int> indices);
    void bounds(int min, int max);
    void asks(core::DecisionKind kind, PlayerId player);
    void refuses(const std::vector<std::string> &cards); ///< these together are not a legal answer
    void noQuestion(); ///< it is somebody's ordinary action
    /// Somebody is asked about hidden cards of which none fits, which the other is not told.
    /// Answers it.
    void nothingFits();
    void goOn(PlayerId player); ///< somebody looks at cards, and says that they have seen them
    [[nodiscard]] bool canPlay(const std::string &card, const std::string &onto = "") const;
    [[nodiscard]] bool canAttack(const std::string &attacker, const std::string &target) const;
    [[nodiscard]] bool canUse(const std::string &card) const;
    [[nodiscard]] bool canDeploy(PlayerId player) const;
    [[nodiscard]] int costOfPlay(const std::string &card) const;
    /// The rule number of the first reason why the gesture is refused, "" when it is legal.
    [[nodiscard]] swu::Reason whyNotAttack(const std::string &attacker,
                                           const std::string &target) const;
    [[nodiscard]] swu::Reason whyNotPlay(const std::string &card,
                                         const std::string &onto = "") const;

    // --- what is
    [[nodiscard]] CardId id(const std::string &card) const;
    [[nodiscard]] std::string nameOf(CardId id) const;
    [[nodiscard]] const swu::Card &card(const std::string &card) const;
    [[nodiscard]] int power(const std::string &card) const { return this->card(card).power; }
    [[nodiscard]] int hp(const std::string &card) const { return this->card(card).hp; }
    [[nodiscard]] int damage(const std::string &card) const { return this->card(card).damage; }
    [[nodiscard]] bool exhausted(const std::string &card) const;
    [[nodiscard]] bool has(const std::string &card, swu::Keywords keyword) const;
    [[nodiscard]] swu::Zone zone(const std::string &card) const { return this->card(card).zone; }
    [[nodiscard]] PlayerId controller(const std::string &card) const
    {
        return this->card(card).controller;
    }
    [[nodiscard]] int upgradesOn(const std::string &card) const;
    [[nodiscard]] int
    tokensOn(const std::string &card,
             const std::string &token) const; ///< "SOR_T01" Experience, "SOR_T02" Shield
    [[nodiscard]] int handSize(PlayerId player) const;
    [[nodiscard]] int deckSize(PlayerId player) const;
    [[nodiscard]] int discardSize(PlayerId player) const;
    [[nodiscard]] int readyResources(PlayerId player) const;
    [[nodiscard]] int resourceCount(PlayerId player) const;
    [[nodiscard]] int baseDamageOn(PlayerId player) const;
    [[nodiscard]] bool hasForce(PlayerId player) const;
    [[nodiscard]] int creditCount(PlayerId player) const;
    void payCredits(int count); ///< so many Credits, the rest with resources
    [[nodiscard]] PlayerId activePlayer() const { return game().state().active; }
    [[nodiscard]] std::vector<std::string>
    zoneIds(swu::Zone zone, PlayerId player) const; ///< printed ids, in order
    [[nodiscard]] std::optional<swu::GameResult> result() const { return game().result(); }
    [[nodiscard]] const swu::Game &game() const { return seated().game(); }
    [[nodiscard]] const swu::SeatedGame &seated() const;
    [[nodiscard]] const core::Decision &decision() const { return game().decision(); }
    /// How often an event of this kind happened since start(), about this card when one is named.
    [[nodiscard]] int events(swu::Ev kind, const std::string &card = "") const;
    /// One line an option, for messages.
    [[nodiscard]] std::string describe() const;

private:
    void nameCards();
    void answer(const core::Answer &a);
    void pick(const char *what, std::vector<std::uint16_t> options);
    [[nodiscard]] int find(swu::OptionKind kind, CardId card, CardId target) const;

    swu::Position m_position;
    std::optional<swu::SeatedGame> m_game;
    std::map<std::string, std::vector<CardId>> m_names;
    std::vector<core::Event> m_history;
    std::array<bool, swu::kPlayers> m_deckGiven{};
};

} // namespace playmat::test
