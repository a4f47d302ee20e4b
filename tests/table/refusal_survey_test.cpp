// What a newcomer is told: cards dragged to where they do not belong, in games as they are played.
// Each kind of gesture has the codes that name its mistake; anything else is a failure.
//
//   PLAYMAT_SURVEY=40 lesson_refusals_test    40 games, and prints how often what was said, and a
//                                             sample of 300 with their situation
#include "bots/random_answer.h"
#include "engine/core/rng.h"
#include "kit/swu/host/hosted.h"
#include "kit/swu/learn/demo_bot.h"
#include "kit/swu/table/places.h"
#include "table/game/table_watch.h"
#include "table/session/table_session.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>
#include <map>
#include <set>

namespace playmat::table {
namespace {

constexpr std::size_t kSample = 300;

/// Hears the code of each refusal, and changes nothing.
class Listener : public TableWatch
{
public:
    mutable std::string code;

private:
    std::optional<RefusalText> mayAnswer(const core::Answer &) override { return std::nullopt; }
    bool mayConcede(int) override { return false; }
    [[nodiscard]] bool mayUndo() const override { return true; }
    void carriedOut() override { }
    void reword(const TableGesture &, const std::string &said, RefusalText &) const override
    {
        code = said;
    }
    bool takeClick(int, QPoint) override { return false; }
};

/// Somewhere that a card can be dropped.
struct Spot
{
    QPoint at;
    std::string what;
};

struct Told
{
    std::string gesture;
    std::string code;
    std::string sentence;
    std::string situation;
};

class Survey
{
public:
    explicit Survey(double seed)
        : m_rng(std::uint64_t(seed) * 977 + 5)
        , m_bot(std::uint64_t(seed))
    {
        m_session.stage()->setSpeed(PlaybackQueue::Off);
        m_session.seats()->setSeating(Seating::Open);
        m_session.stage()->setWindow({1280, 720});
        m_session.gate().setSettles(0);
        const QStringList decks{QStringLiteral("sor-luke-skywalker"),
                                QStringLiteral("sor-darth-vader")};
        m_begun = m_session.start({QStringLiteral("Ada"), QStringLiteral("Marek")}, decks, seed);
        m_session.setWatch(&m_listener);
    }
    ~Survey() { m_session.setWatch(nullptr); }
    Survey(const Survey &) = delete;
    Survey &operator=(const Survey &) = delete;

    void play(int gesturesEach, int answers);

    std::vector<Told> told;
    int legal = 0;
    int silent = 0;
    std::set<core::PlayerId> seats;
    std::set<std::string> names; ///< of cards and players

private:
    [[nodiscard]] const swu::Game &game() const { return *match::swuGame(*m_session.match()); }
    [[nodiscard]] TableController &hands() { return *m_session.controller(); }
    [[nodiscard]] std::string side(int seat) const;
    [[nodiscard]] std::string nameOf(const CardRow &row) const;
    [[nodiscard]] std::vector<const CardRow *> held() const;
    [[nodiscard]] std::vector<Spot> spots() const;
    [[nodiscard]] std::optional<QPoint> emptyIn(ZoneKey zone) const;
    [[nodiscard]] std::string moment() const;
    void drag(int card, const Spot &spot);

    core::Rng m_rng;
    DemoBot m_bot;
    Listener m_listener; // outlives the session's use of it
    TableSession m_session;
    bool m_begun = false;
};

std::string Survey::side(int seat) const
{
    return seat == int(game().decision().player) ? "own " : "their ";
}

/// "own ready unit", "their leader": what a rule would call it.
std::string Survey::nameOf(const CardRow &row) const
{
    const bool inHand = row.zone.zone == Zone::Hand;
    const bool unit = isArena(row.zone) && row.host < 0;
    if (row.host >= 0)
        return side(row.zone.seat) + "attached card";
    if (unit)
        return side(row.zone.seat) + (row.facts.exhausted ? "exhausted unit" : "ready unit");
    std::string type = row.facts.type.toLower().toStdString();
    return side(row.zone.seat) + type + (inHand ? " in hand" : "");
}

std::vector<const CardRow *> Survey::held() const
{
    std::vector<const CardRow *> out;
    for (const CardRow &row : m_session.stage()->scene().rows()) {
        const bool place
            = row.zone.zone == Zone::Hand || row.zone.zone == Zone::Base || isArena(row.zone);
        if (place && row.host < 0 && !row.facts.hidden() && row.facts.type != u"Base")
            out.push_back(&row);
    }
    return out;
}

/// Where there is nothing but the place itself.
std::optional<QPoint> Survey::emptyIn(ZoneKey zone) const
{
    const TableLayout &layout = m_session.stage()->scene().layout();
    const QRect rect = layout.zoneRect(zone);
    for (int y = rect.top() + 6; y < rect.bottom(); y += 12) {
        for (int x = rect.left() + 6; x < rect.right(); x += 12) {
            if (layout.cardAt({x, y}) < 0 && layout.zoneAt({x, y}) == zone)
                return QPoint(x, y);
        }
    }
    return std::nullopt;
}

std::vector<Spot> Survey::spots() const
{
    std::vector<Spot> out;
    for (const CardRow &row : m_session.stage()->scene().rows()) {
        const bool board = isArena(row.zone) || row.zone.zone == Zone::Base;
        if (board && row.host < 0 && row.place.form != CardForm::Unseen)
            out.push_back({row.place.hit.center(), nameOf(row)});
    }
    for (int seat = 0; seat < 2; ++seat) {
        for (const auto &[zone, name] :
             {std::pair(Zone::Ground, "ground arena"), std::pair(Zone::Space, "space arena")}) {
            if (const auto at = emptyIn({zone, seat}))
                out.push_back({*at, side(seat) + name});
        }
        for (const auto &[zone, name] :
             {std::pair(Zone::Resources, "resources"), std::pair(Zone::Deck, "deck"),
              std::pair(Zone::Discard, "discard pile"), std::pair(Zone::Hand, "hand")})
            out.push_back({m_session.stage()->scene().layout().zoneRect({zone, seat}).center(),
                           side(seat) + name});
    }
    return out;
}

std::string Survey::moment() const
{
    switch (game().decision().kind) {
    case core::DecisionKind::Action:
        return "action";
    case core::DecisionKind::Resource:
        return "resource";
    default:
        return "question";
    }
}

void Survey::drag(int card, const Spot &spot)
{
    const CardRow *row = m_session.stage()->scene().row(card);
    const QPoint from = row->place.hit.center();
    const std::string what = nameOf(*row);
    const std::string named = row->facts.name.toStdString();
    hands().pointer()->press(from);
    hands().pointer()->move(from + (spot.at - from) / 2);
    hands().pointer()->move(spot.at);
    if (hands().aim()->held().viewId != card) {
        hands().cancel();
        return;
    }
    const int under = m_session.stage()->scene().layout().cardAt(spot.at, card);
    const CardRow *onto = m_session.stage()->scene().row(under);
    const ZoneKey zone = m_session.stage()->scene().layout().zoneAt(spot.at);
    if (hands().aim()->held().legal) {
        ++legal;
        hands().cancel();
        hands().cancel();
        return;
    }
    const bool home = zone == row->zone && !(isArena(zone) && under >= 0 && under != card);
    m_listener.code.clear();
    hands().cancel();
    hands().cancel();
    hands().pointer()->press(from);
    hands().pointer()->move(from + (spot.at - from) / 2);
    hands().pointer()->move(spot.at);
    hands().pointer()->release(spot.at);
    const RefusalNote note = hands().desk()->refusal();
    if (!note.visible() && !home)
        ++silent;
    if (note.visible())
        told.push_back({moment() + ": " + what + " onto " + spot.what, m_listener.code,
                        note.text.toStdString() + " [" + note.rule.toStdString() + "]",
                        "“" + named + "” dropped on "
                            + (onto == nullptr
                                   ? spot.what
                                   : "“" + onto->facts.name.toStdString() + "” (" + spot.what + ")")
                            + ", asked: " + hands().desk()->prompt().text.toStdString()});
    hands().cancel();
}

void Survey::play(int gesturesEach, int answers)
{
    ASSERT_TRUE(m_begun) << m_session.problem().toStdString();
    for (int i = 0; i < answers && !m_session.over(); ++i) {
        seats.insert(game().decision().player);
        for (const CardRow &row : m_session.stage()->scene().rows()) {
            if (!row.facts.name.isEmpty())
                names.insert(row.facts.name.toStdString());
        }
        for (int j = 0; j < gesturesEach; ++j) {
            const std::vector<const CardRow *> cards = held();
            const std::vector<Spot> places = spots();
            if (cards.empty() || places.empty())
                break;
            const CardRow *card = cards[m_rng.below(std::uint32_t(cards.size()))];
            const bool theirs = card->zone.seat != int(game().decision().player);
            if (theirs && m_rng.below(5) != 0)
                continue; // newcomers mostly take their own
            drag(card->viewId, places[m_rng.below(std::uint32_t(places.size()))]);
        }
        const std::uint64_t before = game().hash();
        (void)m_session.play(m_rng.below(4) == 0 ? bots::randomAnswer(game().decision(), m_rng, 2)
                                                 : m_bot.choose(game()));
        if (game().hash() == before)
            (void)m_session.play(m_bot.choose(game()));
    }
}

/// The sentence with a dash for each name.
std::string shapeOf(std::string text, const std::set<std::string> &names)
{
    std::vector<std::string> longest(names.begin(), names.end());
    std::ranges::sort(longest, std::greater<>(), &std::string::size);
    for (const std::string &name : longest) {
        for (std::size_t at = text.find(name); at != std::string::npos; at = text.find(name))
            text.replace(at, name.size(), "–");
    }
    for (char &c : text)
        c = c >= '0' && c <= '9' ? '#' : c;
    return text;
}

void print(const std::vector<Told> &told, const std::set<std::string> &names)
{
    std::map<std::string, int> shapes;
    for (const Told &one : told) {
        const std::string rule = one.sentence.substr(one.sentence.find(" ["));
        const std::string words = one.sentence.substr(0, one.sentence.size() - rule.size());
        ++shapes[one.gesture + " | " + one.code + " | " + shapeOf(words, names) + rule];
    }
    std::vector<std::pair<int, std::string>> sorted;
    for (const auto &[shape, count] : shapes)
        sorted.emplace_back(count, shape);
    std::ranges::sort(sorted, std::greater<>());
    for (const auto &[count, shape] : sorted)
        std::cout << count << "\t" << shape << "\n";
    std::cout << "--- sample\n";
    core::Rng rng(300);
    for (std::size_t i = 0; i < std::min(kSample, told.size()); ++i) {
        const Told &one = told[rng.below(std::uint32_t(told.size()))];
        std::cout << i + 1 << ". " << one.gesture << "\n   " << one.situation << "\n   " << one.code
                  << ": " << one.sentence << "\n";
    }
}

using Codes = std::set<std::string>;

bool has(const std::string &text, const char *part)
{
    return text.find(part) != std::string::npos;
}

/// What may be said to a card of one's own hand.
Codes codesFromHand(const std::string &held, const std::string &spot)
{
    if (has(spot, "resources"))
        return {"must_resource_in_regroup"};
    const bool atTheirs = spot.starts_with("their ")
        && (has(spot, "unit") || has(spot, "leader") || has(spot, "base"));
    if (has(held, "unit"))
        return {"not_enough_resources", atTheirs ? "played_first" : "wrong_arena"};
    if (has(held, "event"))
        return {"not_enough_resources", "events_are_for_table", "event_not_on_that"};
    const bool onUnit = has(spot, "unit");
    return {"not_enough_resources", "no_target_for_upgrade",
            onUnit ? "cannot_attach_there" : "upgrades_go_on_units"};
}

/// What may be said to a unit of one's own.
Codes codesOfUnit(const std::string &spot)
{
    const bool card = has(spot, "unit") || has(spot, "leader") || has(spot, "base");
    if (!card)
        return {"stays_in_arena"};
    if (spot.starts_with("own "))
        return {"own_card"};
    if (has(spot, "leader"))
        return {"exhausted", "not_a_unit"};
    if (has(spot, "base"))
        return {"exhausted", "sentinel_in_the_way", "cannot_attack_bases"};
    return {"exhausted", "other_arena", "sentinel_in_the_way", "cannot_be_attacked"};
}

/// The codes that name the mistake of a gesture ("action: own leader onto their base").
Codes codesFor(const std::string &gesture)
{
    const std::size_t colon = gesture.find(": ");
    const std::size_t onto = gesture.find(" onto ");
    const std::string held = gesture.substr(colon + 2, onto - colon - 2);
    const std::string spot = gesture.substr(onto + 6);
    if (!gesture.starts_with("action"))
        return {"other_decision", ""}; // the other player's resources have no code
    if (held.starts_with("their "))
        return {"not_your_card"};
    if (has(held, "in hand"))
        return codesFromHand(held, spot);
    if (has(held, "unit"))
        return codesOfUnit(spot);
    if (has(spot, "arena") || (spot.starts_with("own ") && has(spot, "unit")))
        return {"deploy_needs_resources", "epic_action_used"};
    return {"leader_not_deployed", "leader_stays", "epic_action_used"};
}

TEST(RefusalSurvey, EveryGestureIsToldItsMistake)
{
    const int games = std::max(1, qEnvironmentVariableIntValue("PLAYMAT_SURVEY"));
    const bool asked = qEnvironmentVariableIsSet("PLAYMAT_SURVEY");
    std::vector<Told> told;
    std::set<core::PlayerId> seats;
    std::set<std::string> names{"Ada", "Marek"};
    int legal = 0;
    for (int seed = 1; seed <= games; ++seed) {
        Survey survey(seed);
        survey.play(asked ? 10 : 6, asked ? 400 : 60);
        EXPECT_EQ(survey.silent, 0) << "a card went back without a word";
        legal += survey.legal;
        seats.merge(survey.seats);
        names.merge(survey.names);
        told.insert(told.end(), survey.told.begin(), survey.told.end());
    }
    EXPECT_EQ(seats.size(), 2U);
    for (const Told &one : told) {
        EXPECT_TRUE(codesFor(one.gesture).contains(one.code))
            << one.gesture << ": " << one.code << ": " << one.sentence << "\n"
            << one.situation;
        EXPECT_FALSE(one.sentence.ends_with("[]")) << one.gesture << ": " << one.sentence;
    }
    EXPECT_GT(told.size(), 100U);
    if (asked) {
        std::cout << told.size() << " refused, " << legal << " legal\n";
        print(told, names);
    }
}

} // namespace
} // namespace playmat::table
