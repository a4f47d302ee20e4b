#pragma once

#include <QString>

#include <array>

namespace playmat::kit {

/// The part that the presenters of all games share: the printed cards and the players' names.
template <class CardDb>
class TurnPresenter
{
public:
    TurnPresenter(const CardDb &db, const std::array<QString, 2> &names)
        : m_db(db)
        , m_names(names)
    {
    }

    [[nodiscard]] const CardDb &db() const { return m_db; }
    [[nodiscard]] const QString &playerName(int seat) const
    {
        return m_names.at(std::size_t(seat));
    }
    [[nodiscard]] const std::array<QString, 2> &names() const { return m_names; }

protected:
    const CardDb &m_db;

private:
    std::array<QString, 2> m_names;
};

} // namespace playmat::kit
