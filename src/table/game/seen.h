#pragma once

#include "match/event_line.h"
#include "table/view/card_list_model.h"

#include <memory>
#include <utility>
#include <vector>

namespace playmat::table {

/// Something that a step makes visible besides where cards are.
struct Beat
{
    using Kind = match::BeatKind;

    Kind kind = Kind::None;
    int card = -1;
    int other = -1;
    int seat = -1;
    int amount = 0;
    int from = -1; ///< the card from which damage flies; -1 if it is dealt by a blow
};

/// The events of a game, as everybody and each seat were told them. Only the game itself reads it.
class Told
{
public:
    Told() = default;
    Told(const Told &) = delete;
    Told &operator=(const Told &) = delete;
    virtual ~Told() = default;
};

/// One step of what happened: events that are shown together.
struct PlaybackStep
{
    std::shared_ptr<Told> told; ///< nullptr: nothing that changes what is seen
    std::vector<CameFrom> cameFrom; ///< of the cards that it moved
    std::vector<Beat> beats;
    Beat::Kind kind = Beat::Kind::None;
    bool slow = false; ///< this step is part of the blow that ends the game
    bool lands = false; ///< this step is an attack, and the next step shows its damage
};

/// What everybody and each seat see of a game at one moment. Only the game itself looks into it.
class Seen
{
public:
    Seen() = default;
    Seen &operator=(const Seen &) = delete;
    virtual ~Seen() = default;

    [[nodiscard]] virtual std::unique_ptr<Seen> clone() const = 0;
    virtual void apply(const Told &told) = 0;
    /// Takes over what events do not tell, such as lasting effects.
    virtual void takeRest(const Seen &other) = 0;
    /// Whether what events tell is the same in both.
    [[nodiscard]] virtual bool agrees(const Seen &other) const = 0;

protected:
    Seen(const Seen &) = default;
};

/// A Seen that is a value like any other; before the first game it is nothing.
class SeenNow
{
public:
    SeenNow() = default;
    SeenNow(std::unique_ptr<Seen> seen)
        : m_seen(std::move(seen))
    {
    }
    SeenNow(const SeenNow &other)
        : m_seen(other.m_seen ? other.m_seen->clone() : nullptr)
    {
    }
    SeenNow(SeenNow &&other) noexcept = default;
    SeenNow &operator=(SeenNow other) noexcept
    {
        m_seen = std::move(other.m_seen);
        return *this;
    }
    ~SeenNow() = default;

    [[nodiscard]] explicit operator bool() const { return m_seen != nullptr; }
    [[nodiscard]] Seen &operator*() const { return *m_seen; }
    [[nodiscard]] Seen *operator->() const { return m_seen.get(); }

private:
    std::unique_ptr<Seen> m_seen;
};

} // namespace playmat::table
