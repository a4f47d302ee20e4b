#pragma once

#include "kit/common/table/question_words.h"
#include "kit/lorcana/host/question_specs.h"
#include "kit/lorcana/table/explanations.h"

namespace playmat::lorcana::board {

/// Describes the questions and options of the game.
class PromptWords : public kit::QuestionWords<Presenter, Sight>
{
public:
    PromptWords(const Presenter &presenter, const Sight &sight)
        : QuestionWords(presenter, sight)
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
    void addSource(table::Prompt &prompt, const core::Decision &decision) const;
    void addAction(table::Prompt &prompt, const core::Decision &decision) const;

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
    void describeMode(table::OptionRow &row, const core::Option &option,
                      const core::Decision &decision) const;
    void describeTrigger(table::OptionRow &row, const core::Option &option,
                         const core::Decision &decision) const;
    void describeAnswer(table::OptionRow &row, const core::Option &option,
                        const core::Decision &decision) const;
    [[nodiscard]] QString modeText(const core::Decision &decision, int mode) const;
    [[nodiscard]] QString whereText(int card) const;
    [[nodiscard]] QString shortName(int id) const;

    Explain m_explain;
};

} // namespace playmat::lorcana::board
