// What lies on the table of the game, and its words.
#include "kit/highcard/highcard.h"
#include "table/game/table_kit.h"

namespace playmat::highcard {

namespace {

using namespace table;

const TableSpec &spec()
{
    using Length = RegionSpec::Length;
    static const TableSpec spec{
        .regions = {{.id = "side", .length = Length::Fixed, .size = 150},
                    {.id = "row", .backdrop = "dusk", .sign = "THE ROW"}},
        .zones = {{.id = "hand", .arrangement = Arrangement::Hand},
                  {.id = "row",
                   .arrangement = Arrangement::Tiles,
                   .region = "row",
                   .drop = "Put it into the row",
                   .wide = 5}},
        .tokens = {{.id = "stakes", .glyph = "star", .region = "side", .action = "Raise"}}};
    return spec;
}

/// The whole state is looked at through the eyes of whoever it is shown to.
struct SeenState final : Seen
{
    explicit SeenState(const State &state)
        : now(state)
    {
    }
    [[nodiscard]] std::unique_ptr<Seen> clone() const override
    {
        return std::make_unique<SeenState>(*this);
    }
    void apply(const Told &told) override;
    void takeRest(const Seen &) override { }
    [[nodiscard]] bool agrees(const Seen &other) const override
    {
        return now == static_cast<const SeenState &>(other).now;
    }
    State now;
};

struct ToldState final : Told
{
    State after;
    int played = 0;
};

void SeenState::apply(const Told &told)
{
    now = static_cast<const ToldState &>(told).after;
}

CardFacts factsOf(int card, const QString &player)
{
    CardFacts facts;
    facts.cardId = QStringLiteral("HC_%1").arg(card, 3, 10, QLatin1Char('0'));
    facts.name = QStringLiteral("Card %1").arg(card);
    facts.type = QStringLiteral("Unit");
    facts.power = facts.printedPower = card;
    facts.faceUp = facts.inPlay = true;
    facts.accessibleName = QStringLiteral("%1's card %2").arg(player).arg(card);
    return facts;
}

class Port final : public GamePort
{
public:
    Port(const Game &game, TableScene &scene, Host &host)
        : GamePort(scene, host)
        , m_game(game)
    {
    }
    [[nodiscard]] OptionRole role(const core::Option &option) const override
    {
        return option.kind == Raise ? OptionRole::Token : OptionRole::Plain;
    }
    [[nodiscard]] ZoneKey place(const core::Option &option) const override
    {
        return option.kind == Play ? ZoneKey{Row, decision().player} : ZoneKey{};
    }
    [[nodiscard]] OptionRow describe(int option) const override
    {
        const core::Option &o = decision().options[size_t(option)];
        OptionRow row;
        row.option = option;
        row.glyph = o.kind == Raise ? QStringLiteral("star") : QStringLiteral("play");
        row.label = o.kind == Raise ? QStringLiteral("Raise: this round counts two")
                                    : QStringLiteral("Put card %1 into the row").arg(o.card);
        row.viewId = o.kind == Raise ? -1 : int(o.card);
        return row;
    }

protected:
    [[nodiscard]] const core::Decision &question() const override { return m_game.decision(); }
    [[nodiscard]] Prompt asked() const override
    {
        Prompt prompt;
        if (m_game.over())
            return prompt;
        prompt.seat = question().player;
        prompt.title = QStringLiteral("Your move, %1").arg(playerName(prompt.seat));
        prompt.text = QStringLiteral("Put a card into the row.");
        prompt.tokenNote = QStringLiteral("this round counts two");
        prompt.isPrivate = true;
        return prompt;
    }
    [[nodiscard]] RefusalText explain(const core::Refusal &) const override
    {
        return {QStringLiteral("That cannot be done now."), {}, -1};
    }
    [[nodiscard]] RefusalText refusalOf(const TableGesture &gesture) const override
    {
        const CardRow *held = row(gesture.card);
        const bool mine = held == nullptr || held->zone.seat == question().player;
        return {mine ? QStringLiteral("A card of your hand goes into the row.")
                     : QStringLiteral("It is not %1's turn.").arg(playerName(held->zone.seat)),
                {},
                gesture.card,
                QStringLiteral("not_there")};
    }

private:
    const Game &m_game;
};

class OnTable final : public TableGame
{
public:
    OnTable(const Game &game, std::array<QString, 2> names)
        : m_game(game)
        , m_names(std::move(names))
    {
    }
    [[nodiscard]] const QString &playerName(int seat) const override
    {
        return m_names.at(size_t(seat));
    }
    [[nodiscard]] QString title() const override { return m_names[0] + " against " + m_names[1]; }
    [[nodiscard]] std::unique_ptr<Seen> seen() const override
    {
        return std::make_unique<SeenState>(m_game.state());
    }
    [[nodiscard]] std::vector<PlaybackStep> told() const override
    {
        const auto told = std::make_shared<ToldState>();
        told->after = m_game.state();
        told->played = m_game.lastPlayed();
        PlaybackStep step{told, {}, {}, Beat::Kind::Play};
        if (told->played > 0)
            step.cameFrom.push_back({told->played, {Hand, seatOf(told->after, told->played)}});
        return {step};
    }
    [[nodiscard]] std::unique_ptr<TableGame> retelling(const match::HostedGame &game) const override
    {
        return std::make_unique<OnTable>(dynamic_cast<const Game &>(game), m_names);
    }
    [[nodiscard]] std::vector<LogRow> log(const Seen &before, const std::vector<PlaybackStep> &told,
                                          std::span<const LogRow>,
                                          const GivenAnswer *) const override
    {
        const State &was = static_cast<const SeenState &>(before).now;
        const auto &step = static_cast<const ToldState &>(*told.front().told);
        LogRow row;
        row.round = was.round;
        row.seat = step.played > 0 ? seatOf(was, step.played) : was.leads;
        if (step.played > 0)
            row.plain
                = QStringLiteral("%1 plays card %2").arg(playerName(row.seat)).arg(step.played);
        else if (step.after.raised != was.raised)
            row.plain = QStringLiteral("%1 raises").arg(playerName(row.seat));
        else
            return {};
        row.text = row.plain;
        row.words = {QVariant::fromValue(LogWords{row.plain, -1})};
        return {row};
    }
    [[nodiscard]] std::vector<TallyLine> tally(int seat, const SeatCounts &) const override
    {
        return {{"Points", QString::number(m_now.points.at(size_t(seat)))}};
    }
    void show(const Seen &seen, const Eyes &eyes) override
    {
        m_now = static_cast<const SeenState &>(seen).now;
        m_eyes = eyes;
    }
    [[nodiscard]] std::vector<CardRow> rows() const override
    {
        std::vector<CardRow> rows;
        std::array<int, 2> inHand{};
        for (int card = 1; card <= kCards; ++card) {
            const int seat = seatOf(m_now, card);
            const int round = m_now.inRow.at(size_t(card) - 1);
            CardRow &row = rows.emplace_back();
            row.slot = round > 0 ? round : inHand.at(size_t(seat))++;
            row.zone = {round > 0 ? Row : Hand, seat};
            const bool open
                = round > 0 || m_eyes.seating == Seating::Open || m_eyes.peeking == seat;
            row.viewId = open ? card : 100 + seat * kCards + row.slot; // of its place
            if (open)
                row.facts = factsOf(card, playerName(seat));
        }
        return rows;
    }
    [[nodiscard]] SeatInfo seat(int seat) const override
    {
        SeatInfo info;
        info.seat = seat;
        info.name = playerName(seat);
        const int points = m_now.points.at(size_t(seat));
        info.status = QStringLiteral("%1 points").arg(points);
        info.counters = {{"hand", {}, {}, {}, kCards / 2 + 1 - m_now.round},
                         {"points", "star", info.status, {}, points}};
        return info;
    }
    [[nodiscard]] BoardInfo board() const override
    {
        BoardInfo info;
        info.round = m_now.round;
        info.roundText = QStringLiteral("Round %1").arg(std::min<int>(m_now.round, kCards / 2));
        info.step = 0;
        info.steps = {{"Play", {}}};
        info.token = {"stakes",    m_now.raised != 0 ? "Counts two" : "Counts one",
                      "star",      "Raise",
                      m_now.leads, m_now.raised != 0};
        info.over = m_now.over();
        info.winner = m_now.winner();
        info.resultTitle = info.winner < 0 ? QString("A draw") : playerName(info.winner) + " wins";
        info.resultText = QStringLiteral("%1 to %2").arg(m_now.points[0]).arg(m_now.points[1]);
        return info;
    }
    [[nodiscard]] std::optional<PreviewWords> preview(int viewId) const override
    {
        for (const CardRow &row : rows()) {
            if (row.viewId == viewId && !row.facts.hidden())
                return PreviewWords{row.facts, {}};
        }
        return std::nullopt;
    }
    [[nodiscard]] PreviewWords printed(const QString &) const override { return {}; }
    [[nodiscard]] std::unique_ptr<GamePort> port(TableScene &scene, GamePort::Host &host) override
    {
        return std::make_unique<Port>(m_game, scene, host);
    }

private:
    [[nodiscard]] static int seatOf(const State &state, int card)
    {
        return state.seat.at(size_t(card) - 1);
    }

    const Game &m_game;
    std::array<QString, 2> m_names;
    State m_now;
    Eyes m_eyes;
};

class AtTable final : public TableKit
{
public:
    [[nodiscard]] const match::GameKit &game() const override { return highcard::kit(); }
    [[nodiscard]] const TableSpec &spec() const override { return highcard::spec(); }
    [[nodiscard]] std::unique_ptr<TableGame> seat(const match::HostedGame &game,
                                                  const std::array<QString, 2> &names,
                                                  TableGame::Host) const override
    {
        return std::make_unique<OnTable>(dynamic_cast<const Game &>(game), names);
    }
    [[nodiscard]] std::vector<paint::Facts> pictures(const match::CardLibrary &) const override
    {
        return {};
    }
};

} // namespace

const table::TableKit &tableKit()
{
    static const AtTable kit;
    return kit;
}

} // namespace playmat::highcard
