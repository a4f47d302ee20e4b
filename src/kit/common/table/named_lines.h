#pragma once

#include "kit/common/table/log_lines.h"
#include "kit/common/table/seen_by.h"
#include "table/game/table_game.h"

#include <map>
#include <span>
#include <utility>
#include <vector>

namespace playmat::kit {

/// Writes log lines that name only cards which both players have seen. It gets the events as a
/// spectator sees them, so a card that moves from one hidden place to another has no name. Players
/// are called by their names, never "you".
///
/// `Presenter` has facts(), printedFacts(), playerName() and db(). `Words` has id(def), title(def)
/// and title(facts); the last two return the name that a line shows for a card. `Rules` are those
/// of SeenBy.
template <class Presenter, class Rules, class Words>
class NamedLines : public LogLines
{
public:
    using Observation = typename Rules::SeatedGame::Observation;

    /// `before` is what everybody saw before the events; it must outlive the log.
    NamedLines(const Presenter &presenter, const Observation &before)
        : m_presenter(presenter)
        , m_before(before)
        , m_now(&before)
    {
        m_round = before.turn;
        learn(before);
    }

    /// The lines for one answer. `given` is that answer, or nullptr if nobody was asked.
    [[nodiscard]] std::vector<table::LogRow> lines(const std::vector<table::PlaybackStep> &steps,
                                                   const table::GivenAnswer *given)
    {
        if (given != nullptr) {
            m_link = linkOf(given->asked);
            writeAnswer(given->asked, given->answer);
        }
        const std::vector<Event> all = eventsOf<Rules>(steps);
        std::size_t done = 0;
        for (const table::PlaybackStep &step : steps) {
            const auto *told = static_cast<const SteppedTold<Rules> *>(step.told.get());
            if (told == nullptr)
                continue;
            m_now = &told->after.everybody();
            learn(*m_now);
            for (const Event &event : told->events) {
                m_next = std::span(all).subspan(++done);
                note(event);
                m_link = linkOf(event);
                write(event);
            }
        }
        return takeLines(given != nullptr && given->asked.kind == core::DecisionKind::Action);
    }

protected:
    using DefId = std::uint16_t;

    // --- what each game implements
    /// A link to the rule that explains the decision or the event.
    [[nodiscard]] virtual QString linkOf(const core::Decision &decision) const = 0;
    [[nodiscard]] virtual QString linkOf(const Event &event) const = 0;
    /// Writes a line for one chosen option, unless an event has its own line for it.
    virtual void writeOption(const core::Decision &asked, const core::Option &option) = 0;
    /// Learns the faces of cards from an event, so that cards revealed during a step have names.
    virtual void note(const Event &event) = 0;
    virtual void write(const Event &event) = 0;

    void writeAnswer(const core::Decision &asked, const core::Answer &answer)
    {
        if (asked.kind == core::DecisionKind::Mulligan && answer.options.empty())
            return add(asked.player, "card",
                       qtTrId("named_lines.keeps_their_hand").arg(player(asked.player)));
        for (const std::uint16_t index : answer.options)
            writeOption(asked, asked.options.at(index));
    }
    /// Writes how the game ended; `winner` is -1 if it was a draw.
    void writeResult(int winner)
    {
        add(winner, "crown",
            winner < 0 ? qtTrId("named_lines.the_game_is_a_draw")
                       : qtTrId("named_lines.wins").arg(player(winner)));
    }
    [[nodiscard]] int seatOf(match::EventPart part, const Event &event) const override
    {
        return part == match::EventPart::Player ? seatOf(event.player) : ownerOf(idOf(part, event));
    }
    [[nodiscard]] static int seatOf(core::PlayerId player)
    {
        return player < Rules::kPlayers ? int(player) : -1;
    }

    /// Remembers the face and owner of each card that the observation shows.
    void learn(const Observation &seen)
    {
        for (const auto &card : seen.cards)
            if (card.def != 0)
                m_known[card.id] = {card.def, int(card.owner)};
    }
    /// Remembers the face of the event's card. Its owner is `owner` unless the card was known
    /// before.
    void learn(const Event &event, int owner)
    {
        if (event.card == core::kNone || event.def == 0)
            return;
        const auto known = m_known.find(event.card);
        m_known[event.card] = {event.def, known != m_known.end() ? known->second.second : owner};
    }

    void add(int seat, const char *glyph, const QString &text, DefId def = 0)
    {
        addLine(seat, glyph, text, idText(def));
    }
    [[nodiscard]] QString idText(DefId def) const
    {
        return def == 0 ? QString() : Words::id(m_presenter.db().def(def));
    }
    [[nodiscard]] QString cardIdOf(core::SeenId id) const override { return idText(defOf(id)); }
    [[nodiscard]] QString plain(const QString &text) const override
    {
        QString words = text;
        return unescaped(words.remove(QStringLiteral("<b>")).remove(QStringLiteral("</b>")));
    }
    [[nodiscard]] QStringList takeNamed(table::LogRow &row) override
    {
        QStringList names;
        QStringList titles;
        for (const table::CardFacts &facts : std::exchange(m_named, {})) {
            if (facts.hidden() || names.contains(facts.accessibleName))
                continue;
            names.append(facts.accessibleName);
            titles.append(Words::title(facts));
            row.cards.append(QVariant::fromValue(facts));
        }
        return titles;
    }

    /// The facts of a card as they were before the answer. A card that was not visible then gets
    /// its printed facts.
    [[nodiscard]] table::CardFacts factsOf(core::SeenId id) const
    {
        const auto *then = m_before.card(id);
        if (then != nullptr && then->def != 0)
            return m_presenter.facts(*then, m_before);
        const DefId def = defOf(id);
        return def == 0 ? table::CardFacts() : m_presenter.printedFacts(def);
    }
    [[nodiscard]] DefId defOf(core::SeenId id) const
    {
        const auto known = id == core::kNone ? m_known.end() : m_known.find(id);
        return known == m_known.end() ? DefId(0) : known->second.first;
    }
    [[nodiscard]] int ownerOf(core::SeenId id) const
    {
        const auto known = id == core::kNone ? m_known.end() : m_known.find(id);
        return known == m_known.end() ? -1 : known->second.second;
    }
    [[nodiscard]] QString card(core::SeenId id) override
    {
        const DefId def = defOf(id);
        return def == 0 ? aCard() : named(def, factsOf(id));
    }
    /// Names a card by its printed face although the card is now face down.
    [[nodiscard]] QString printed(DefId def)
    {
        return def == 0 ? aCard() : named(def, m_presenter.printedFacts(def));
    }
    [[nodiscard]] QString player(int seat) const override
    {
        return seat < 0 ? qtTrId("named_lines.somebody")
                        : m_presenter.playerName(seat).toHtmlEscaped();
    }

    const Presenter &m_presenter;
    /// What everybody sees after the step that is being written.
    [[nodiscard]] const Observation &now() const { return *m_now; }

private:
    [[nodiscard]] static QString aCard() { return qtTrId("named_lines.a_card"); }
    [[nodiscard]] QString named(DefId def, table::CardFacts facts)
    {
        m_named.push_back(std::move(facts));
        return QStringLiteral("<b>%1</b>")
            .arg(Words::title(m_presenter.db().def(def)).toHtmlEscaped());
    }

    const Observation &m_before;
    const Observation *m_now;
    std::map<int, std::pair<DefId, int>> m_known; ///< face and owner of each card seen so far
    std::vector<table::CardFacts> m_named; ///< cards named in the current line
};

} // namespace playmat::kit
