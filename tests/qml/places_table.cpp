#include "places_table.h"

#include "kit/highcard/highcard.h"
#include "support/places_spec.h"
#include "table/game/table_kit.h"

namespace playmat::qmltest {

namespace {

using namespace table;
using namespace test::place;

constexpr int kFirstView = 40;

struct SeenState final : Seen
{
    explicit SeenState(const highcard::State &state)
        : now(state)
    {
    }
    [[nodiscard]] std::unique_ptr<Seen> clone() const override
    {
        return std::make_unique<SeenState>(*this);
    }
    void apply(const Told &) override { }
    void takeRest(const Seen &other) override { now = static_cast<const SeenState &>(other).now; }
    [[nodiscard]] bool agrees(const Seen &) const override { return true; }
    highcard::State now;
};

class Port final : public GamePort
{
public:
    Port(const highcard::Game &game, TableScene &scene, Host &host)
        : GamePort(scene, host)
        , m_game(game)
    {
    }
    [[nodiscard]] OptionRole role(const core::Option &option) const override
    {
        return option.kind == highcard::Raise ? OptionRole::Token : OptionRole::Plain;
    }
    [[nodiscard]] ZoneKey place(const core::Option &option) const override
    {
        return option.kind == highcard::Play ? ZoneKey{Units0, decision().player} : ZoneKey{};
    }
    [[nodiscard]] OptionRow describe(int option) const override
    {
        OptionRow row;
        row.option = option;
        row.glyph = QStringLiteral("play");
        row.label = QStringLiteral("Put it there");
        row.viewId = int(decision().options[size_t(option)].card);
        return row;
    }

protected:
    [[nodiscard]] const core::Decision &question() const override { return m_game.decision(); }
    [[nodiscard]] Prompt asked() const override
    {
        Prompt prompt;
        prompt.seat = question().player;
        prompt.title = QStringLiteral("Your move, %1").arg(playerName(prompt.seat));
        prompt.text = QStringLiteral("Put a card to the first place.");
        return prompt;
    }
    [[nodiscard]] RefusalText explain(const core::Refusal &) const override
    {
        return {QStringLiteral("That cannot be done now."), {}, -1};
    }
    [[nodiscard]] RefusalText refusalOf(const TableGesture &gesture) const override
    {
        return {QStringLiteral("It goes to the first place."),
                {},
                gesture.card,
                QStringLiteral("not_there")};
    }

private:
    const highcard::Game &m_game;
};

class OnTable final : public TableGame
{
public:
    OnTable(const highcard::Game &game, std::array<QString, 2> names)
        : m_game(game)
        , m_names(std::move(names))
    {
    }
    [[nodiscard]] const QString &playerName(int seat) const override
    {
        return m_names.at(size_t(seat));
    }
    [[nodiscard]] QString title() const override { return m_names[0]; }
    [[nodiscard]] std::unique_ptr<Seen> seen() const override
    {
        return std::make_unique<SeenState>(m_game.state());
    }
    [[nodiscard]] std::vector<PlaybackStep> told() const override { return {}; }
    [[nodiscard]] std::unique_ptr<TableGame> retelling(const match::HostedGame &game) const override
    {
        return std::make_unique<OnTable>(dynamic_cast<const highcard::Game &>(game), m_names);
    }
    [[nodiscard]] std::vector<LogRow> log(const Seen &, const std::vector<PlaybackStep> &,
                                          std::span<const LogRow>,
                                          const GivenAnswer *) const override
    {
        return {};
    }
    [[nodiscard]] std::vector<TallyLine> tally(int, const SeatCounts &) const override
    {
        return {};
    }
    void show(const Seen &seen, const Eyes &eyes) override
    {
        m_now = static_cast<const SeenState &>(seen).now;
        m_eyes = eyes;
    }
    [[nodiscard]] std::vector<CardRow> rows() const override;
    [[nodiscard]] SeatInfo seat(int seat) const override
    {
        SeatInfo info;
        info.seat = seat;
        info.name = playerName(seat);
        info.status = QStringLiteral("hand 5");
        info.counters = placesBoard().counters.at(size_t(seat));
        return info;
    }
    [[nodiscard]] BoardInfo board() const override
    {
        BoardInfo info;
        info.round = 7;
        info.roundText = QStringLiteral("Turn 7");
        info.step = 1;
        info.steps = {{"Draw", {}}, {"Main", {}}, {"Ending", {}}};
        info.places = placesBoard().places;
        info.status = placesBoard().status;
        info.over = m_now.over();
        return info;
    }
    [[nodiscard]] std::vector<Arrow> waitingArrows() const override { return placesBoard().arrows; }
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
    const highcard::Game &m_game;
    std::array<QString, 2> m_names;
    highcard::State m_now;
    Eyes m_eyes;
};

CardFacts factsOf(int viewId, const QString &name, int power, const QString &aspect)
{
    CardFacts facts;
    facts.cardId = QStringLiteral("PT_%1").arg(viewId, 3, 10, QLatin1Char('0'));
    facts.name = name;
    facts.type = QStringLiteral("Unit");
    facts.power = facts.printedPower = power;
    if (!aspect.isEmpty())
        facts.aspects = {aspect};
    facts.faceUp = facts.inPlay = true;
    facts.accessibleName = name;
    return facts;
}

std::vector<CardRow> OnTable::rows() const
{
    std::vector<CardRow> rows = placesBoard().rows;
    for (int card = 1; card <= highcard::kCards; ++card) {
        const int seat = m_now.seat.at(size_t(card) - 1);
        const bool played = m_now.inRow.at(size_t(card) - 1) > 0;
        CardRow &row = rows.emplace_back();
        row.viewId = card;
        row.slot = card;
        row.zone = {played ? Units0 : Hand, seat};
        if (played || m_eyes.seating == Seating::Open || m_eyes.peeking == seat || seat == 0)
            row.facts
                = factsOf(card, QStringLiteral("Card %1").arg(card), card, QStringLiteral("Fury"));
    }
    return rows;
}

class AtTable final : public TableKit
{
public:
    [[nodiscard]] const match::GameKit &game() const override { return highcard::kit(); }
    [[nodiscard]] const TableSpec &spec() const override
    {
        static const TableSpec two = test::tableOfPlaces(false);
        static const TableSpec three = test::tableOfPlaces(true);
        return placesBoard().three ? three : two;
    }
    [[nodiscard]] std::unique_ptr<TableGame> seat(const match::HostedGame &game,
                                                  const std::array<QString, 2> &names,
                                                  TableGame::Host) const override
    {
        return std::make_unique<OnTable>(dynamic_cast<const highcard::Game &>(game), names);
    }
    [[nodiscard]] std::vector<paint::Facts> pictures(const match::CardLibrary &) const override
    {
        std::vector<paint::Facts> all;
        for (const CardRow &row : placesBoard().rows) {
            paint::Facts facts;
            facts.id = row.facts.cardId;
            facts.type = row.facts.type;
            facts.aspects = row.facts.aspects;
            all.push_back(facts);
        }
        return all;
    }
};

} // namespace

int PlacesBoard::add(int zone, int seat, const QString &name, int power, const QString &aspect)
{
    CardRow &added = rows.emplace_back();
    added.viewId = kFirstView + int(rows.size());
    added.zone = {zone, seat};
    added.slot = int(rows.size());
    if (!name.isEmpty())
        added.facts = factsOf(added.viewId, name, power, aspect);
    return added.viewId;
}

CardRow &PlacesBoard::row(int viewId)
{
    return *std::ranges::find(rows, viewId, &CardRow::viewId);
}

PlacesBoard &placesBoard()
{
    static PlacesBoard board;
    return board;
}

namespace {

CounterInfo counter(const QString &id, int number, int total = -1, const QString &glyph = {})
{
    CounterInfo info;
    info.id = id;
    info.number = number;
    info.total = total;
    info.glyph = glyph;
    info.label = QStringLiteral("%1: %2").arg(id).arg(number);
    return info;
}

void addSeat(PlacesBoard &board, int seat)
{
    const QStringList domains{"Fury", "Fury", "Fury", "Fury", "Chaos", "Chaos", "Order"};
    for (int i = 0; i < domains.size(); ++i) {
        CardFacts &coin = board.row(board.add(Coins, seat, domains[i], -1, domains[i])).facts;
        coin.exhausted = i % 3 == 2;
        coin.face = QStringLiteral("rift");
    }
    board.add(Command, seat, QStringLiteral("Loose Cannon"));
    board.row(board.add(Command, seat, QStringLiteral("Chosen Champion"), 3)).spot = 1;
    board.add(Home, seat, QStringLiteral("Traveller"), 2, QStringLiteral("Chaos"));
    board.add(Tools, seat, QStringLiteral("Scrapheap"));
    board.counters.at(size_t(seat)) = {counter("hand", 5),
                                       counter("deck", 22),
                                       counter("coindeck", 5),
                                       counter("trash", 4),
                                       counter("banished", 0),
                                       counter("coins", 4, 7),
                                       counter("points", 5 - seat),
                                       counter("energy", 2, -1, "resource"),
                                       counter("fury", 1, -1, "Fury")};
}

void addFight(PlacesBoard &board)
{
    for (const QString &name : {QStringLiteral("Apprentice"), QStringLiteral("Drummer")})
        board.add(Units1, 1, name, 4, QStringLiteral("Mind"));
    for (const QString &name : {QStringLiteral("Jinx"), QStringLiteral("Scorcher")})
        board.add(Units1, 0, name, 6, QStringLiteral("Fury"));
    board.add(Units0, 0, QStringLiteral("Attendant"), 3, QStringLiteral("Chaos"));
    board.add(Units0, 0, QStringLiteral("Chompers"), 3, QStringLiteral("Fury"));
}

PlaceInfo placeOf(int card, int holder, const QString &words, QList<int> sums)
{
    PlaceInfo info;
    info.card = card;
    info.holder = holder;
    info.holderText = words;
    info.sums = std::move(sums);
    info.roles = {QString(), QString()};
    return info;
}

} // namespace

PlacesBoard busyBoard()
{
    PlacesBoard board;
    addSeat(board, 0);
    addSeat(board, 1);
    addFight(board);
    const int warrens = board.add(Plate0, 0, QStringLiteral("Zaun Warrens"));
    const int camp = board.add(Plate1, 1, QStringLiteral("War Camp"));
    board.places = {placeOf(warrens, 0, QStringLiteral("Ada controls"), {6, -1}),
                    placeOf(camp, 1, QStringLiteral("Marek controls"), {12, 8})};
    board.places[1].contested = board.places[1].active = true;
    board.places[1].roles = {QStringLiteral("attacker"), QStringLiteral("defender")};
    board.add(Corner0, 0);
    board.add(Corner1, 1);
    const int first = board.add(Chain, 0, QStringLiteral("Void Seeker"));
    const int second = board.add(Chain, 1, QStringLiteral("Smoke Screen"));
    const auto named = [&](const QString &name) {
        return std::ranges::find_if(board.rows,
                                    [&](const CardRow &row) { return row.facts.name == name; })
            ->viewId;
    };
    board.arrows
        = {{first, named(QStringLiteral("Apprentice"))}, {second, named(QStringLiteral("Jinx"))}};
    const auto line = [](const QString &label, int seat, bool strong) {
        StatusInfo info;
        info.label = label;
        info.text = seat == 0 ? QStringLiteral("Ada") : QStringLiteral("Marek");
        info.seat = seat;
        info.strong = strong;
        return info;
    };
    StatusInfo heading;
    heading.text = QStringLiteral("Showdown");
    board.status
        = {heading, line(QStringLiteral("Turn"), 0, false), line(QStringLiteral("Focus"), 0, false),
           line(QStringLiteral("Priority"), 0, true)};
    return board;
}

const TableKit &placesKit()
{
    static const AtTable kit;
    return kit;
}

} // namespace playmat::qmltest
