#pragma once

#include "engine/core/decision.h"
#include "engine/core/rows.h"
#include "table/view/board_info.h"
#include "table/view/option_model.h"

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
