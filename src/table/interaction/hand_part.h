#pragma once

namespace playmat::table {

class Aim;
class AnswerDesk;
class CardMenu;
class Gathering;
class KeyHand;
class PointerHand;
class TableController;
class TablePort;

/// What the parts of a controller know of each other.
class HandPart
{
protected:
    explicit HandPart(TableController &table)
        : m_table(table)
    {
    }

    [[nodiscard]] TablePort *port() const; ///< nullptr: no game
    [[nodiscard]] Aim &aim() const;
    [[nodiscard]] AnswerDesk &desk() const;
    [[nodiscard]] CardMenu &menu() const;
    [[nodiscard]] Gathering &gathering() const;
    [[nodiscard]] KeyHand &keys() const;
    [[nodiscard]] PointerHand &pointer() const;

    TableController &m_table;
};

} // namespace playmat::table
