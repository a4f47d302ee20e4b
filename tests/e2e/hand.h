#pragma once

#include "e2e/program.h"

namespace playmat::e2e {

/// What two people do at the table. How is up to the hand: with a mouse, or with keys alone.
/// Each gesture returns when the table has answered.
class Hand
{
public:
    explicit Hand(Program &program)
        : m_program(program)
    {
    }
    virtual ~Hand() = default;
    Hand(const Hand &) = delete;
    Hand &operator=(const Hand &) = delete;

    class Drag
    {
    public:
        Drag(Hand &hand, Spot what)
            : m_hand(hand)
            , m_what(std::move(what))
        {
        }
        void onto(const Spot &target) { m_hand.bring(m_what, target); }

    private:
        Hand &m_hand;
        Spot m_what;
    };

    /// A card on the table, or in the deciding player's hand.
    [[nodiscard]] Drag drag(Spot what) { return {*this, std::move(what)}; }

    /// For the names of pictures.
    [[nodiscard]] virtual std::string name() const = 0;
    virtual void startGame() = 0;
    virtual void continueGame() = 0;
    /// A line of a list, counted from 0.
    virtual void chooseLine(int line) = 0;
    /// A card on the table that is asked for.
    virtual void choose(const Spot &card) = 0;
    /// The leader comes into its arena.
    virtual void deploy(const Spot &leader, const Spot &arena) = 0;
    /// Tries what is not possible, up to the sentence that says why.
    virtual void tryInVain(const Spot &card, const Spot &target) = 0;
    virtual void takeInitiative() = 0;
    virtual void pass() = 0;
    virtual void done() = 0;
    virtual void goOn() = 0; ///< from cards the player has been looking at
    /// As different people do it: each with the hand's own form of it.
    virtual void lookAtHand(int seat) = 0;
    virtual void coverHand(int seat) = 0;

protected:
    virtual void bring(const Spot &what, const Spot &target) = 0;

    [[nodiscard]] Program &program() { return m_program; }
    [[nodiscard]] Screen &screen() { return m_program.screen(); }
    /// Whose hand the zone is, while it is face down; else -1.
    [[nodiscard]] static int coveredHand(const Dump &dump, const std::string &zone);

private:
    Program &m_program;
};

class MouseHand : public Hand
{
public:
    using Hand::Hand;

    [[nodiscard]] std::string name() const override { return "mouse"; }
    void startGame() override;
    void continueGame() override;
    void chooseLine(int line) override;
    void choose(const Spot &card) override;
    void deploy(const Spot &leader, const Spot &arena) override;
    void tryInVain(const Spot &card, const Spot &target) override;
    void takeInitiative() override;
    void pass() override;
    void done() override;
    void goOn() override;
    void lookAtHand(int seat) override;
    void coverHand(int seat) override;

protected:
    void bring(const Spot &what, const Spot &target) override;

private:
    void grasp(const Spot &what);
    void pullOutOfHand(const Spot &what, int seat);
    [[nodiscard]] Point dropPoint(const Spot &target);
};

class KeyboardHand : public Hand
{
public:
    using Hand::Hand;

    [[nodiscard]] std::string name() const override { return "keyboard"; }
    void startGame() override;
    void continueGame() override;
    void chooseLine(int line) override;
    void choose(const Spot &card) override;
    void deploy(const Spot &leader, const Spot &arena) override;
    void tryInVain(const Spot &card, const Spot &target) override;
    void takeInitiative() override;
    void pass() override;
    void done() override;
    void goOn() override;
    void lookAtHand(int seat) override;
    void coverHand(int seat) override;

protected:
    void bring(const Spot &what, const Spot &target) override;

private:
    void focus(const Spot &card);
    void tabTo(const std::string &zone);
    void arrowTo(const Spot &card);
    void aimAt(const Spot &target);
};

} // namespace playmat::e2e
