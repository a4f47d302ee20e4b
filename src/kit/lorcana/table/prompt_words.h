#pragma once

#include "kit/lorcana/host/question_specs.h"
#include "kit/lorcana/table/explanations.h"
#include "table/view/option_model.h"

namespace playmat::lorcana::board {

/// Questions and options in words. What is hidden from whoever looks at the table is "a card".
class PromptWords
{
public:
    PromptWords(const Presenter &presenter, const Sight &sight)
        : m_presenter(presenter)
        , m_sight(sight)
        , m_seen(sight.shown())
        , m_explain(presenter)
    {
    }

    /// The open question; `needsHidden`: its player has to look at cards that lie face down now.
    [[nodiscard]] table::Prompt prompt(const core::Decision &decision, bool needsHidden) const;
    [[nodiscard]] table::OptionRow option(const core::Decision &decision, int index) const;
    /// The cards of a deck, or of a hand, that are looked at now, as far as they may be seen here.
    [[nodiscard]] std::vector<table::OptionRow> looked() const;
    /// What answering yes is called, and what no is.
    [[nodiscard]] QString yes(const core::Decision &decision) const;
    [[nodiscard]] QString no(const core::Decision &decision) const;

private:
    [[nodiscard]] QString title(const core::Decision &decision) const;
    [[nodiscard]] QString text(const core::Decision &decision) const;
    [[nodiscard]] bool readsFor(core::PlayerId player) const;
    [[nodiscard]] QString wordOf(host::PromptPart part, const core::Decision &decision) const;
    [[nodiscard]] QString chooseText(const core::Decision &decision) const;
    [[nodiscard]] QString mayText(const core::Decision &decision) const;
    [[nodiscard]] QString offered(const core::Decision &decision) const;
    [[nodiscard]] QString howMany(const core::Decision &decision) const;
    void addSource(table::Prompt &prompt, const core::Decision &decision) const;
    void addAction(table::Prompt &prompt, const core::Decision &decision) const;
    [[nodiscard]] DefId sourceOf(const core::Decision &decision) const;

    void describe(table::OptionRow &row, const core::Option &option,
                  const core::Decision &decision) const;
    // ways of describing an option (host::Describing)
    void describeByRow(table::OptionRow &row, const core::Option &option,
                       const core::Decision &decision) const;
    void describePlay(table::OptionRow &row, const core::Option &option,
                      const core::Decision &decision) const;
    void describeQuest(table::OptionRow &row, const core::Option &option,
                       const core::Decision &decision) const;
    void describeTarget(table::OptionRow &row, const core::Option &option,
                        const core::Decision &decision) const;
    void describeAbility(table::OptionRow &row, const core::Option &option,
                         const core::Decision &decision) const;
    void describeChosen(table::OptionRow &row, const core::Option &option,
                        const core::Decision &decision) const;
    void describePlayer(table::OptionRow &row, const core::Option &option,
                        const core::Decision &decision) const;
    void describeMode(table::OptionRow &row, const core::Option &option,
                      const core::Decision &decision) const;
    void describeNumber(table::OptionRow &row, const core::Option &option,
                        const core::Decision &decision) const;
    void describeTrigger(table::OptionRow &row, const core::Option &option,
                         const core::Decision &decision) const;
    void describeAnswer(table::OptionRow &row, const core::Option &option,
                        const core::Decision &decision) const;
    [[nodiscard]] QString modeText(const core::Decision &decision, int mode) const;
    [[nodiscard]] QString whereText(int card) const;
    [[nodiscard]] QString cardName(int id) const { return m_presenter.cardName(id, m_seen); }
    [[nodiscard]] QString shortName(int id) const;

    const Presenter &m_presenter;
    const Sight &m_sight;
    const Observation &m_seen;
    Explain m_explain;
};

} // namespace playmat::lorcana::board
