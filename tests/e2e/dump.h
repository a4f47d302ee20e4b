#pragma once

#include "match/json.h"

#include <optional>
#include <string>
#include <string_view>

namespace playmat::e2e {

struct Point
{
    int x = 0;
    int y = 0;
    friend bool operator==(const Point &, const Point &) = default;
};

struct Box
{
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;

    [[nodiscard]] Point centre() const;
    [[nodiscard]] bool contains(Point point) const;
};

/// Where something is: a card by its name and its zone, or the zone itself where the name is empty.
/// Zones are named as on the table: "hand.0", "ground.1", "base.0", "table" for all of its middle.
struct Spot
{
    std::string zone;
    std::string card;
};

/// What the window shows, as the program tells it in its dump.
class Dump
{
public:
    Dump() = default;
    explicit Dump(match::Json json);

    [[nodiscard]] bool running() const { return m_session.value("running", false); }
    [[nodiscard]] bool over() const { return m_session.value("over", false); }
    [[nodiscard]] bool playing() const { return m_session.value("playing", false); }
    /// False in the first moments of somebody else's question.
    [[nodiscard]] bool takesInput() const { return m_session.value("takesInput", true); }
    [[nodiscard]] int peeking() const { return m_session.value("peeking", -1); }
    [[nodiscard]] int round() const { return m_session.value("round", -1); }
    [[nodiscard]] int initiative() const { return m_session.value("token", -1); }
    [[nodiscard]] int steps() const { return m_session.value("steps", -1); }
    [[nodiscard]] std::string hash() const { return m_session.value("hash", std::string()); }
    /// A number that the game keeps for a player: "base", "lore".
    [[nodiscard]] int counter(int seat, const char *name) const;
    [[nodiscard]] int baseHp(int seat) const { return counter(seat, "base"); }
    [[nodiscard]] int inputs() const { return m_json.value("inputs", 0); }
    [[nodiscard]] bool active() const { return m_json.value("active", false); }

    // --- the decision
    [[nodiscard]] int seat() const { return decision("seat", -1); }
    [[nodiscard]] std::string choice() const { return decision("choice", std::string()); }
    [[nodiscard]] std::string state() const { return decision("state", std::string()); }
    [[nodiscard]] std::string refusal() const { return decision("refusal", std::string()); }
    [[nodiscard]] int focus() const { return decision("focus", -1); }
    [[nodiscard]] int hovered() const { return decision("hovered", -1); }
    [[nodiscard]] int held() const { return decision("held", -1); }
    [[nodiscard]] Point pointer() const; ///< of what is held

    // --- cards
    [[nodiscard]] const match::Json *card(const Spot &spot) const;
    [[nodiscard]] const match::Json *card(int id) const;
    [[nodiscard]] int id(const Spot &spot) const; ///< -1: not there
    [[nodiscard]] int count(std::string_view zone) const;
    /// Where the pointer touches it.
    [[nodiscard]] std::optional<Box> hit(const Spot &spot) const;
    /// Where it is.
    [[nodiscard]] std::optional<Box> place(const Spot &spot) const;
    /// A point in the zone where there is no card.
    [[nodiscard]] std::optional<Point> freePoint(const std::string &zone) const;

    // --- named things besides cards
    [[nodiscard]] std::optional<Point> item(const std::string &name) const;
    [[nodiscard]] bool enabled(const std::string &name) const;
    [[nodiscard]] std::string label(const std::string &name) const;

    /// Everything but where things are and who looks: equal for the same position.
    [[nodiscard]] match::Json position() const;
    /// What it takes to understand a failed test.
    [[nodiscard]] std::string digest() const;

private:
    [[nodiscard]] const match::Json *named(const std::string &name) const;
    template <typename T>
    [[nodiscard]] T decision(const char *key, T otherwise) const
    {
        const auto found = m_session.find("decision");
        return found == m_session.end() ? otherwise : found->value(key, otherwise);
    }

    match::Json m_json = match::Json::object();
    match::Json m_session = match::Json::object();
};

} // namespace playmat::e2e
