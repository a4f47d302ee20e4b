#pragma once

#include "engine/core/decision.h"
#include "engine/core/rows.h"
#include "table/view/board_info.h"
#include "table/view/option_model.h"

#include <algorithm>
#include <vector>

namespace playmat::kit {

/// A question in words, without its buttons and what is particular to its kind.
[[nodiscard]] inline table::Prompt promptOf(const core::Decision &decision, const QString &title,
                                            const QString &text, bool needsHidden,
                                            const QString &link)
{
    table::Prompt prompt;
    prompt.seat = decision.player;
    prompt.title = title;
    prompt.text = text;
    prompt.isPrivate = needsHidden;
    prompt.link = link;
    return prompt;
}

/// An option with the facts of its card, before it is described.
template <class Presenter, class Seen>
table::OptionRow optionOf(const Presenter &presenter, const Seen &seen, const core::Option &option,
                          int index)
{
    table::OptionRow row;
    row.option = index;
    if (option.card != core::kNone) {
        row.viewId = option.card;
        if (const auto *card = seen.card(option.card))
            row.facts = presenter.facts(*card, seen);
    }
    return row;
}

/// A card that is looked at and cannot be chosen. `card` is what is seen of it here; none: nothing.
template <class Presenter, class Seen, class Card>
table::OptionRow lookedAtRow(const Presenter &presenter, const Seen &seen, const Card *card,
                             const QString &hidden, const QString &why)
{
    table::OptionRow row;
    row.viewId = card == nullptr ? -1 : int(card->id);
    if (card != nullptr)
        row.facts = presenter.facts(*card, seen);
    row.label = row.facts.hidden() ? hidden : row.facts.name;
    row.detail = why;
    row.available = false;
    return row;
}

/// Describes questions and options in words. Each game derives its class from this one. A card that
/// the people at the table cannot see is called "a card".
template <class Presenter, class Sight>
class QuestionWords
{
public:
    QuestionWords(const Presenter &presenter, const Sight &sight)
        : m_presenter(presenter)
        , m_sight(sight)
        , m_seen(sight.shown())
    {
    }

protected:
    using Observation = typename Sight::Observation;
    using CardView = typename Sight::CardView;

    [[nodiscard]] QString cardName(int id) const { return m_presenter.cardName(id, m_seen); }
    /// The printed card that asks the question; 0 if there is none or nobody sees its face.
    [[nodiscard]] std::uint16_t sourceOf(const core::Decision &decision) const
    {
        const CardView *source
            = decision.source == core::kNone ? nullptr : m_seen.card(decision.source);
        return source == nullptr ? std::uint16_t(0) : source->def;
    }
    /// The number of cards to choose, such as "a card" or "up to 2 cards".
    [[nodiscard]] static QString howMany(const core::Decision &decision)
    {
        const int most = std::max(1, int(decision.max));
        return decision.min == most ? qtTrId("question_words.cards", most)
                                    : qtTrId("question_words.up_to_cards", most);
    }
    /// Adds a row for each card of `all` whose face the player being asked sees. `here` has the ids
    /// by which the table shows the same places.
    void addLooked(std::vector<table::OptionRow> &rows, const std::vector<int> &all,
                   const std::vector<int> &here) const
    {
        for (std::size_t at = 0; at < all.size(); ++at) {
            const CardView *card = m_sight.asked().card(all[at]);
            if (card == nullptr || card->def == 0)
                continue;
            const CardView *shown = m_seen.card(all[at]);
            if (shown == nullptr && at < here.size())
                shown = m_seen.card(here[at]);
            rows.push_back(lookedAtRow(m_presenter, m_seen, shown,
                                       qtTrId("question_words.a_hidden_card"),
                                       qtTrId("question_words.this_card_cannot_be_chosen")));
        }
    }

    void describePlayer(table::OptionRow &row, const core::Option &option,
                        const core::Decision & /*decision*/) const
    {
        row.label = option.player < int(m_seen.players.size())
            ? m_presenter.playerName(option.player)
            : qtTrId("question_words.nobody");
    }
    void describeNumber(table::OptionRow &row, const core::Option &option,
                        const core::Decision & /*decision*/) const
    {
        row.label = QString::number(option.number);
        row.amount = option.number;
    }

    const Presenter &m_presenter;
    const Sight &m_sight;
    const Observation &m_seen;
};

/// Which code describes an option. A game has a table of them in the order of its Describing.
template <class Words, class Describing>
struct Describer
{
    Describing describing;
    void (Words::*describe)(table::OptionRow &, const core::Option &, const core::Decision &) const;
};

/// Describes an option as its row of `spec` says.
template <class Words, class Describing, std::size_t N, class Spec>
void describe(const Words &words, const std::array<Describer<Words, Describing>, N> &describers,
              const Spec &spec, table::OptionRow &row, const core::Option &option,
              const core::Decision &decision)
{
    row.glyph = QString::fromLatin1(spec.glyph);
    (words.*core::rowOf(describers, spec.describing)->describe)(row, option, decision);
}

/// In the words of its row.
template <class Spec>
void describeByRow(table::OptionRow &row, const Spec &spec)
{
    row.label = qtTrId(spec.label);
    row.detail = *spec.detail == '\0' ? QString() : qtTrId(spec.detail);
}

} // namespace playmat::kit
