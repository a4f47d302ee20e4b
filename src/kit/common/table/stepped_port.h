#pragma once

#include "engine/core/reason_text.h"
#include "table/game/game_port.h"

#include <algorithm>
#include <functional>

namespace playmat::kit {

/// Presents the open decision of a game to the controller, with the cards that the scene shows now.
/// It never names a card that the scene shows face down. Each game derives its class from this one
/// and adds where its options are dropped and how it explains mistakes of beginners.
/// `Parts` has the game's types and constants:
///
///     Presenter, Sight, Explain, PromptWords, Words
///     Gesture, Reason, OptionKind     of its engine
///     kMaxCards, kPlayers
///     kNoMeaning               the rule that says what a player can do
///     kNoChoice                the rule that says what a player can choose
template <class Parts>
class SteppedPort : public table::GamePort
{
public:
    using Sight = typename Parts::Sight;
    using Gesture = typename Parts::Gesture;
    using Presenter = typename Parts::Presenter;
    using OpenSight = std::function<const Sight &()>; ///< returns the sight of the open question

    SteppedPort(const Presenter &presenter, OpenSight sight, table::TableScene &scene, Host &host)
        : GamePort(scene, host)
        , m_explain(presenter)
        , m_presenter(presenter)
        , m_sight(std::move(sight))
    {
    }

protected:
    using CardView = typename Sight::CardView;
    using OptionKind = typename Parts::OptionKind;
    using Reason = typename Parts::Reason;

    [[nodiscard]] const Sight &sight() const { return m_sight(); }
    [[nodiscard]] const Presenter &presenter() const { return m_presenter; }
    [[nodiscard]] typename Parts::PromptWords words() const { return {m_presenter, sight()}; }
    [[nodiscard]] static core::CardId gameCard(int viewId)
    {
        return viewId >= 0 && viewId < int(Parts::kMaxCards) ? core::CardId(viewId) : core::kNone;
    }
    [[nodiscard]] const core::Decision &question() const final { return sight().decision(); }

    // --- what each game implements
    /// Whether the card is drawn on the table, so that it can be chosen where it lies.
    [[nodiscard]] virtual bool isDrawn(core::CardId card) const = 0;
    /// Whether the player being asked must look at something that the table shows face down.
    [[nodiscard]] virtual bool needsLook() const = 0;
    /// Converts a gesture at the table into a gesture of the engine.
    [[nodiscard]] virtual Gesture gestureOf(const table::TableGesture &gesture) const = 0;
    /// An explanation for a gesture that a beginner is likely to make and for which the engine has
    /// no reason. The text is empty if there is none.
    [[nodiscard]] virtual table::RefusalText ownWords(const table::TableGesture &gesture) const = 0;
    /// Says where to drop a card that can do something, but not there.
    [[nodiscard]] virtual QString nothingThere(const table::CardRow &held) const = 0;
    /// Calls refuse() for each kind of action that the card can have.
    virtual void refuseEach(std::vector<core::Refusal> &all, const CardView &card) const = 0;

    /// Cards are chosen on the table if all of them are drawn there, otherwise in a strip of cards.
    [[nodiscard]] table::ChoiceStyle cardChoiceStyle() const final
    {
        using table::ChoiceStyle;
        const auto &options = decision().options;
        if (options.empty()) // it looks the same as a choice that has options
            return looked().empty() ? ChoiceStyle::Board : ChoiceStyle::Cards;
        const bool drawn = std::ranges::all_of(options, [&](const core::Option &o) {
            return o.card != core::kNone && isDrawn(o.card);
        });
        return drawn ? ChoiceStyle::Board : ChoiceStyle::Cards;
    }
    [[nodiscard]] table::Prompt asked() const final
    {
        return words().prompt(decision(), needsLook());
    }
    [[nodiscard]] std::vector<table::OptionRow> lookedAt() const final { return words().looked(); }
    [[nodiscard]] table::RefusalText explain(const core::Refusal &refusal) const final
    {
        const core::ReasonNames names{
            .card = [&](int id) { return m_presenter.cardName(id, sight().shown()).toStdString(); },
            .player =
                [&](int player) {
                    return player >= 0 && player < int(Parts::kPlayers)
                        ? playerName(player).toStdString()
                        : std::string("nobody");
                },
            .say = Parts::Words::said};
        const std::string_view code = reasonName(Reason(refusal.code));
        table::RefusalText text;
        const QString words = QString::fromStdString(
            core::reasonText(reasonPattern(Reason(refusal.code)), refusal, names));
        text.text = words.left(1).toUpper() + words.mid(1);
        text.rule = QString::fromLatin1(refusal.rule);
        text.code = QString::fromLatin1(code.data(), qsizetype(code.size()));
        return text;
    }
    [[nodiscard]] table::RefusalText refusalOf(const table::TableGesture &gesture) const final
    {
        table::RefusalText text = ownWords(gesture);
        if (text.text.isEmpty())
            text = ofTheRules(gesture);
        text.card = gesture.onto >= 0 ? gesture.onto : gesture.card;
        return text;
    }
    [[nodiscard]] std::vector<table::OptionRow> notNow(int card) const final
    {
        std::vector<table::OptionRow> rows;
        for (const core::Refusal &refusal : refusalsOf(card))
            rows.push_back(refusedLine(card, explain(refusal)));
        return rows;
    }

    [[nodiscard]] bool isOffered(core::CardId card, OptionKind kind) const
    {
        return std::ranges::any_of(decision().options, [&](const core::Option &o) {
            return o.card == card && OptionKind(o.kind) == kind;
        });
    }
    /// Adds the reasons why the card cannot take an action of that kind, unless the action is
    /// offered. `refine` completes the gesture with which a player would take it.
    template <class Refine>
    void refuse(std::vector<core::Refusal> &all, int card, OptionKind kind,
                const Refine &refine) const
    {
        if (isOffered(core::CardId(card), kind))
            return;
        Gesture gesture;
        gesture.player = question().player;
        gesture.card = core::CardId(card);
        refine(gesture);
        for (const core::Refusal &refusal : sight().why(gesture))
            if (std::ranges::find(all, refusal) == all.end())
                all.push_back(refusal);
    }
    [[nodiscard]] static QString nothing() { return qtTrId("stepped_port.that_does_nothing_here"); }

    typename Parts::Explain m_explain;

private:
    [[nodiscard]] static bool isOf(const std::vector<core::Refusal> &refused, Reason reason)
    {
        return !refused.empty() && Reason(refused.front().code) == reason;
    }

    [[nodiscard]] table::RefusalText ofTheRules(const table::TableGesture &gesture) const
    {
        const std::vector<core::Refusal> refused = whyNot(gesture);
        const bool choosing = decision().kind != core::DecisionKind::Action;
        const table::CardRow *held = row(gesture.card);
        if (isOf(refused, Reason::NotThisDecision) && gesture.onto < 0 && gesture.zone.isNone())
            return doesNotFit();
        if (isOf(refused, Reason::NotThisDecision) && choosing)
            return comesFirst(refused.front());
        if ((refused.empty() || isOf(refused, Reason::NoMeaning)) && held != nullptr)
            return {nothingThere(*held), QString::fromLatin1(Parts::kNoMeaning), -1,
                    QStringLiteral("no_meaning")};
        return refused.empty()
            ? table::RefusalText{nothing(), QString::fromLatin1(Parts::kNoMeaning), -1}
            : explain(refused.front());
    }

    /// The reasons why the rules refuse the gesture. If the gesture names only a card, these are
    /// the reasons why each of the card's actions is not available.
    [[nodiscard]] std::vector<core::Refusal> whyNot(const table::TableGesture &gesture) const
    {
        const bool alone = gesture.onto < 0 && gesture.zone.isNone();
        if (alone && gesture.card >= 0 && decision().kind == core::DecisionKind::Action) {
            if (std::vector<core::Refusal> all = refusalsOf(gesture.card); !all.empty())
                return all;
        }
        return sight().why(gestureOf(gesture));
    }

    /// The reasons why each action of the card that is not offered is not available.
    [[nodiscard]] std::vector<core::Refusal> refusalsOf(int card) const
    {
        std::vector<core::Refusal> all;
        const CardView *c = sight().face(card);
        if (c == nullptr || decision().kind != core::DecisionKind::Action)
            return all;
        refuseEach(all, *c);
        std::erase_if(all,
                      [](const core::Refusal &r) { return Reason(r.code) == Reason::NoMeaning; });
        return all;
    }

    /// Says which question must be answered first.
    [[nodiscard]] table::RefusalText comesFirst(const core::Refusal &refusal) const
    {
        const table::Prompt asked = prompt();
        table::RefusalText text = explain(refusal);
        if (asked.seat >= 0 && !asked.sourceName.isEmpty())
            text.text = qtTrId("stepped_port.comes_first").arg(asked.sourceName, asked.text);
        else if (asked.seat >= 0 && !asked.text.isEmpty())
            text.text = qtTrId("stepped_port.this_comes_first").arg(asked.text);
        return text;
    }

    /// Says that the card cannot be chosen, and repeats the question.
    [[nodiscard]] table::RefusalText doesNotFit() const
    {
        const table::Prompt asked = prompt();
        table::RefusalText text{qtTrId("stepped_port.this_card_cannot_be_chosen"),
                                QString::fromLatin1(Parts::kNoChoice), -1,
                                QStringLiteral("not_this_decision")};
        if (asked.seat >= 0 && !asked.text.isEmpty())
            text.text += u' ' + asked.text + u'.';
        return text;
    }

    const Presenter &m_presenter;
    OpenSight m_sight;
};

} // namespace playmat::kit
