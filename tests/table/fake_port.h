#pragma once

#include "engine/swu/state/types.h"
#include "kit/swu/table/places.h"
#include "table/interaction/table_controller.h"
#include "table/layout/table_layout.h"

#include <QStringList>

#include <functional>
#include <map>
#include <numeric>

namespace playmat::table {

/// A table of a few cards with a list of options and no rules at all: what the controller does with
/// gestures is tested without a game.
class FakePort : public TablePort
{
public:
    FakePort() { m_decision.player = 0; }

    // --- setting up
    int add(ZoneKey zone, int id, const QString &type = QStringLiteral("Unit"))
    {
        CardRow row;
        row.viewId = id;
        row.zone = zone;
        row.slot = int(std::count_if(m_rows.begin(), m_rows.end(),
                                     [&](const CardRow &r) { return r.zone == zone; }));
        row.facts.cardId = QStringLiteral("SOR_%1").arg(id);
        row.facts.name = QStringLiteral("Card %1").arg(id);
        row.facts.type = type;
        row.spot = type == u"Leader" ? LeaderCard : BaseCard;
        row.fixed = type == u"Base";
        m_rows.push_back(row);
        layOut();
        return id;
    }
    void ask(core::DecisionKind kind, ChoiceStyle style, std::vector<core::Option> options,
             int min = 1, int max = 1)
    {
        m_decision.kind = kind;
        m_decision.options = std::move(options);
        m_decision.min = std::int16_t(min);
        m_decision.max = std::int16_t(max);
        m_decision.together = core::kNone;
        m_decision.source = core::kNone;
        m_decision.suggested.clear();
        m_style = style;
        ++m_id;
    }
    void togetherOf(swu::OptionKind kind) { m_decision.together = std::uint8_t(kind); }
    void suggest(std::vector<std::uint16_t> options)
    {
        m_decision.suggested = std::move(options);
        ++m_id;
    }
    void source(int card) { m_decision.source = core::CardId(card); }
    /// The same question, with other options at the numbers that somebody may hold.
    void change(std::vector<core::Option> options) { m_decision.options = std::move(options); }
    void orNone(bool allowed)
    {
        m_decision.orNone = allowed;
        ++m_id;
    }
    void askAction(std::vector<core::Option> options)
    {
        options.push_back(option(swu::OptionKind::TakeInitiative));
        options.push_back(option(swu::OptionKind::Pass));
        ask(core::DecisionKind::Action, ChoiceStyle::Action, std::move(options));
    }
    static core::Option option(swu::OptionKind kind, int card = -1, int target = -1,
                               std::optional<swu::Zone> zone = std::nullopt)
    {
        core::Option o;
        o.kind = std::uint8_t(kind);
        o.card = card < 0 ? core::kNone : core::CardId(card);
        o.target = target < 0 ? core::kNone : core::CardId(target);
        o.zone = zone ? std::uint8_t(*zone) : core::kNone;
        return o;
    }
    void cover(int seat, bool covered)
    {
        m_covered[size_t(seat)] = covered;
        for (CardRow &row : m_rows) {
            if (row.zone == ZoneKey{Zone::Hand, seat})
                row.facts.cardId = covered ? QString() : QStringLiteral("SOR_%1").arg(row.viewId);
        }
        layOut();
    }
    [[nodiscard]] QPoint centre(int id) const { return row(id)->place.hit.center(); }
    [[nodiscard]] QPoint centre(ZoneKey zone) const { return m_layout.zoneRect(zone).center(); }

    QStringList answers; ///< "3", "0,2", "1x2,4x1"
    QStringList whys; ///< gestures that were asked about
    QStringList trays;
    QList<int> peeks;
    std::vector<OptionRow> lookedAt;
    std::map<int, CardHint> hints; ///< of options
    std::map<int, UseHint> uses;
    std::vector<std::vector<int>> asked; ///< the options of each call of hintTogether
    std::function<int(const core::Answer &)> due; ///< how much of a payment is missing
    std::function<bool(const core::Answer &)> takes; ///< whether an answer is allowed
    int backs = 0; ///< number of actions taken back
    bool mayTakeBack = true;
    std::function<void()> then; ///< called once, after the next answer

    // --- TablePort
    [[nodiscard]] const core::Decision &decision() const override { return m_decision; }
    [[nodiscard]] quint64 decisionId() const override { return m_id; }
    [[nodiscard]] ChoiceStyle choiceStyle() const override { return m_style; }
    [[nodiscard]] OptionRole role(const core::Option &o) const override
    {
        switch (swu::OptionKind(o.kind)) {
        case swu::OptionKind::Pass:
            return OptionRole::Pass;
        case swu::OptionKind::Keep: // stands for the end of a turn
            return OptionRole::EndTurn;
        case swu::OptionKind::TakeInitiative:
            return OptionRole::Token;
        case swu::OptionKind::Yes:
            return OptionRole::Yes;
        case swu::OptionKind::No:
            return OptionRole::No;
        default:
            return OptionRole::Plain;
        }
    }
    [[nodiscard]] ZoneKey place(const core::Option &o) const override
    {
        if (o.zone == std::uint8_t(swu::Zone::Ground))
            return {Zone::Ground, 0};
        if (o.zone == std::uint8_t(swu::Zone::Space))
            return {Zone::Space, 0};
        if (o.zone == std::uint8_t(swu::Zone::Resources))
            return {Zone::Resources, 0};
        const bool event
            = swu::OptionKind(o.kind) == swu::OptionKind::Play && o.target == core::kNone;
        return event ? ZoneKey{Zone::Table} : ZoneKey{};
    }
    [[nodiscard]] OptionRow describe(int index) const override
    {
        OptionRow row;
        row.option = index;
        row.label = QStringLiteral("option %1").arg(index);
        const core::Option &o = m_decision.options[size_t(index)];
        row.viewId = o.card == core::kNone ? -1 : int(o.card);
        row.amount = o.number;
        return row;
    }
    [[nodiscard]] Prompt prompt() const override
    {
        Prompt p;
        p.seat = m_decision.player;
        return p;
    }
    [[nodiscard]] std::vector<int> listed() const override
    {
        std::vector<int> all(m_decision.options.size());
        std::iota(all.begin(), all.end(), 0);
        return all;
    }
    [[nodiscard]] std::vector<OptionRow> looked() const override { return lookedAt; }
    std::optional<RefusalText> submit(const core::Answer &answer) override
    {
        QStringList parts;
        for (size_t i = 0; i < answer.options.size(); ++i) {
            QString part = QString::number(answer.options[i]);
            if (i < answer.amounts.size())
                part += u'x' + QString::number(answer.amounts[i]);
            parts.append(part);
        }
        answers.append(parts.join(u','));
        ++m_id;
        if (then)
            std::exchange(then, nullptr)();
        return std::nullopt;
    }
    bool takeClick(int, QPoint) override { return false; }
    [[nodiscard]] RefusalText why(const TableGesture &g) const override
    {
        const_cast<FakePort *>(this)->whys.append(
            QStringLiteral("%1>%2@%3").arg(g.card).arg(g.onto).arg(swuTableSpec().name(g.zone)));
        if (g.onto >= 0) // the card below is the reason
            return {QStringLiteral("because of it"), QStringLiteral("CR 1.1"), g.onto};
        return {QStringLiteral("because"), QStringLiteral("CR 1.1"), g.card};
    }
    [[nodiscard]] std::vector<OptionRow> refusedActions(int) const override
    {
        OptionRow row;
        row.available = false;
        row.detail = QStringLiteral("not now");
        return {row};
    }
    [[nodiscard]] QString chipFor(int) const override { return {}; }
    [[nodiscard]] QVariantList outcomeOf(int) const override { return {}; }
    [[nodiscard]] CardHint hintOf(int option) const override
    {
        const auto at = hints.find(option);
        return at == hints.end() ? CardHint() : at->second;
    }
    [[nodiscard]] std::vector<CardHint> hintsOf(const core::Answer &shares) const override
    {
        std::vector<CardHint> all(m_decision.options.size());
        for (size_t i = 0; i < shares.options.size(); ++i)
            all[shares.options[i]].words = QString::number(shares.amounts[i]);
        return all;
    }
    [[nodiscard]] QString sumOf(const core::Answer &) const override { return {}; }
    [[nodiscard]] CardHint hintTogether(const std::vector<int> &options) const override
    {
        const_cast<FakePort *>(this)->asked.push_back(options);
        CardHint hint;
        hint.words = QString::number(options.size());
        return hint;
    }
    [[nodiscard]] QString togetherWords(int cards) const override
    {
        return QStringLiteral("%1 units").arg(cards);
    }
    [[nodiscard]] int missing(const core::Answer &payment) const override
    {
        return due ? due(payment) : 0;
    }
    [[nodiscard]] QString doneWords(const core::Answer &payment) const override
    {
        return m_style == ChoiceStyle::Payment ? QStringLiteral("%1 missing").arg(missing(payment))
                                               : QString();
    }
    [[nodiscard]] std::optional<RefusalText> objection(const core::Answer &answer) const override
    {
        return !takes || takes(answer)
            ? std::nullopt
            : std::optional(RefusalText{QStringLiteral("not so"), QStringLiteral("CR 2.2"), -1});
    }
    [[nodiscard]] bool takesBack() const override { return m_style == ChoiceStyle::Payment; }
    bool takeBackAction() override
    {
        backs += mayTakeBack ? 1 : 0;
        return mayTakeBack;
    }
    [[nodiscard]] UseHint useOf(int option) const override
    {
        const auto at = uses.find(option);
        return at == uses.end() ? UseHint() : at->second;
    }
    [[nodiscard]] const std::vector<CardRow> &rows() const override { return m_rows; }
    [[nodiscard]] const CardRow *row(int id) const override
    {
        for (const CardRow &row : m_rows) {
            if (row.viewId == id)
                return &row;
        }
        return nullptr;
    }
    [[nodiscard]] int cardAt(QPoint p, int except) const override
    {
        return m_layout.cardAt(p, except);
    }
    [[nodiscard]] ZoneKey zoneAt(QPoint p) const override { return m_layout.zoneAt(p); }
    [[nodiscard]] QRect zoneRect(ZoneKey z) const override { return m_layout.zoneRect(z); }
    [[nodiscard]] const TableSpec &spec() const override { return swuTableSpec(); }
    [[nodiscard]] int midY() const override { return m_layout.geometry().midY; }
    [[nodiscard]] QRect tokenRect() const override { return m_layout.geometry().token; }
    [[nodiscard]] bool handCovered(int seat) const override { return m_covered.at(size_t(seat)); }
    [[nodiscard]] int seatAt(QPoint p) const override
    {
        return p.y() < m_layout.geometry().midY ? 1 : 0;
    }
    void peek(int seat) override
    {
        peeks.append(seat);
        for (int s = 0; s < 2; ++s) {
            if (m_hides)
                cover(s, s != seat);
        }
    }
    [[nodiscard]] RefusalText whyCovered(int) const override
    {
        return {QStringLiteral("covered"), {}, -1};
    }
    void openTray(const QString &what) override { trays.append(what); }
    void finishPlayback() override { }
    void refreshTable() override { }

    void setHides(bool hides)
    {
        m_hides = hides;
        peek(-1);
        peeks.clear();
    }

private:
    void layOut()
    {
        LayoutState state;
        state.handOpen = {!m_covered[0], !m_covered[1]};
        m_layout = TableLayout(swuTableSpec(), m_rows, state);
        m_layout.applyTo(m_rows);
    }

    core::Decision m_decision;
    ChoiceStyle m_style = ChoiceStyle::None;
    quint64 m_id = 1;
    std::vector<CardRow> m_rows;
    TableLayout m_layout;
    std::array<bool, 2> m_covered{};
    bool m_hides = false;
};

} // namespace playmat::table
