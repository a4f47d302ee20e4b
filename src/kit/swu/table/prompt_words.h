#pragma once

#include "engine/core/decision.h"
#include "engine/swu/view/observation.h"
#include "kit/swu/host/question_specs.h"
#include "kit/swu/table/presenter.h"
#include "table/view/board_info.h"
#include "table/view/option_model.h"

namespace playmat::table {

/// Questions and their options in words. What it writes may be read by everybody at the table: an
/// option's card is named only where `seen` shows its face.
class PromptWords
{
public:
    PromptWords(const SwuPresenter &presenter, const swu::Observation &seen)
        : m_presenter(presenter)
        , m_seen(seen)
    {
    }

    [[nodiscard]] Prompt prompt(const core::Decision &decision, bool needsHidden) const;
    [[nodiscard]] OptionRow option(const core::Decision &decision, int index) const;
    /// What is looked at now, in its order; none of it can be chosen.
    [[nodiscard]] std::vector<OptionRow> looked() const;

private:
    /// What a question is about, as far as everybody may know.
    enum class Chosen { Card, Unit, Base, UnitOrBase, Upgrade, Resource };

    [[nodiscard]] Chosen chosenAs(const core::Option &option) const;
    [[nodiscard]] QString title(const core::Decision &decision) const;
    [[nodiscard]] QString text(const core::Decision &decision) const;
    [[nodiscard]] QString mayText(const core::Decision &decision) const;
    [[nodiscard]] QString payText(const core::Decision &decision) const;
    [[nodiscard]] QString chooseText(const core::Decision &decision) const;
    void addAnswers(Prompt &prompt, const core::Decision &decision) const;
    [[nodiscard]] QString offer(const core::Decision &decision, swu::NodeId node) const;
    [[nodiscard]] swu::DefId sourceOf(const core::Decision &decision) const;
    [[nodiscard]] QString onlyLookedAt() const;
    [[nodiscard]] bool readsFor(const core::Decision &decision) const;
    [[nodiscard]] bool isBounty(const core::Decision &decision) const;
    void addSource(Prompt &prompt, const core::Decision &decision) const;
    void addAction(Prompt &prompt, const core::Decision &decision) const;
    [[nodiscard]] QString playText(const core::Option &option, const QString &name,
                                   const QString &target) const;
    void describe(OptionRow &row, const core::Option &option, const core::Decision &decision) const;
    // ways of describing an option (match::Describing)
    void describeByRow(OptionRow &row, const core::Option &option,
                       const core::Decision &decision) const;
    void describeTarget(OptionRow &row, const core::Option &option,
                        const core::Decision &decision) const;
    void describePlay(OptionRow &row, const core::Option &option,
                      const core::Decision &decision) const;
    void describeAbility(OptionRow &row, const core::Option &option,
                         const core::Decision &decision) const;
    void describeDeploy(OptionRow &row, const core::Option &option,
                        const core::Decision &decision) const;
    void describeChosen(OptionRow &row, const core::Option &option,
                        const core::Decision &decision) const;
    void describePlayer(OptionRow &row, const core::Option &option,
                        const core::Decision &decision) const;
    void describeMode(OptionRow &row, const core::Option &option,
                      const core::Decision &decision) const;
    void describeNumber(OptionRow &row, const core::Option &option,
                        const core::Decision &decision) const;
    void describeTrigger(OptionRow &row, const core::Option &option,
                         const core::Decision &decision) const;
    void describeHost(OptionRow &row) const;
    [[nodiscard]] QString targetName(const core::Option &option) const;
    [[nodiscard]] QString cardName(core::CardId id) const;
    [[nodiscard]] QString costText(int cost) const;
    [[nodiscard]] QString abilityText(const core::Option &option) const;

    const SwuPresenter &m_presenter;
    const swu::Observation &m_seen;
};

} // namespace playmat::table
