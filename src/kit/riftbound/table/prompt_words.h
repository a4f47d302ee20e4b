#pragma once

#include "kit/common/table/question_words.h"
#include "kit/riftbound/host/question_specs.h"
#include "kit/riftbound/table/explanations.h"

namespace playmat::riftbound::board {

/// Describes the questions and options of the game.
class PromptWords : public kit::QuestionWords<Presenter, Sight>
{
public:
    using QuestionWords::QuestionWords;

    /// The open question; `needsHidden`: its player has to look at cards that lie face down now.
    [[nodiscard]] table::Prompt prompt(const core::Decision &decision, bool needsHidden) const;
    [[nodiscard]] table::OptionRow option(const core::Decision &decision, int index) const;
    /// The cards of a deck, or of a hand, that are looked at now, as far as they may be seen here.
    [[nodiscard]] std::vector<table::OptionRow> looked() const;
    /// "Exhaust 3, recycle 1", or what is still missing.
    [[nodiscard]] QString paying(const core::Answer &payment) const;

private:
    [[nodiscard]] QString title(const core::Decision &decision) const;
    [[nodiscard]] QString text(const core::Decision &decision) const;
    [[nodiscard]] QString wordOf(host::PromptPart part, const core::Decision &decision) const;
    [[nodiscard]] bool onlyUnits(const core::Decision &decision) const;
    [[nodiscard]] static QString unitsOf(const core::Decision &decision);
    void addSource(table::Prompt &prompt, const core::Decision &decision) const;
    void addAction(table::Prompt &prompt, const core::Decision &decision) const;
    [[nodiscard]] QString whereAndWhy(const core::Decision &decision) const;
    [[nodiscard]] QString showdownText(core::PlayerId player) const;
    [[nodiscard]] QString chainText(core::PlayerId player) const;
    [[nodiscard]] QString afterPass(const core::Decision &decision) const;
    [[nodiscard]] QString passResult(const core::Decision &decision) const;
    [[nodiscard]] QString standing(const core::Decision &decision) const;
    [[nodiscard]] bool passEndsShowdown(const core::Decision &decision) const;
    void addList(std::vector<table::OptionRow> &rows, ListId list) const;

    void describe(table::OptionRow &row, const core::Option &option,
                  const core::Decision &decision) const;
    // ways of describing an option (host::Describing)
    void describeByRow(table::OptionRow &row, const core::Option &option,
                       const core::Decision &decision) const;
    void describePlay(table::OptionRow &row, const core::Option &option,
                      const core::Decision &decision) const;
    void describeHide(table::OptionRow &row, const core::Option &option,
                      const core::Decision &decision) const;
    void describeMove(table::OptionRow &row, const core::Option &option,
                      const core::Decision &decision) const;
    void describeAbility(table::OptionRow &row, const core::Option &option,
                         const core::Decision &decision) const;
    void describeAdd(table::OptionRow &row, const core::Option &option,
                     const core::Decision &decision) const;
    void describeChosen(table::OptionRow &row, const core::Option &option,
                        const core::Decision &decision) const;
    void describePlace(table::OptionRow &row, const core::Option &option,
                       const core::Decision &decision) const;
    void describeMode(table::OptionRow &row, const core::Option &option,
                      const core::Decision &decision) const;
    void describeCost(table::OptionRow &row, const core::Option &option,
                      const core::Decision &decision) const;
    void describeTrigger(table::OptionRow &row, const core::Option &option,
                         const core::Decision &decision) const;
    void describePool(table::OptionRow &row, const core::Option &option,
                      const core::Decision &decision) const;
    void describeRune(table::OptionRow &row, const core::Option &option,
                      const core::Decision &decision) const;
    [[nodiscard]] QString whereText(int card) const;
    [[nodiscard]] QString listName(ListId list) const { return m_presenter.listName(list, m_seen); }
};

} // namespace playmat::riftbound::board
