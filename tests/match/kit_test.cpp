// A match knows no game: one of three rules, which nothing above this file has heard of, is
// started, taken back, kept and opened again through its kit.
#include "kit/swu/host/hosted.h"
#include "match/game_kit.h"
#include "match/match.h"
#include "support/match_fixture.h"

#include <gtest/gtest.h>

#include <array>

namespace playmat::match {
namespace {

using test::TempFolder;

/// Both name a number in turn, and the higher one wins.
class HighCard final : public HostedGame
{
public:
    explicit HighCard(std::uint64_t seed)
        : m_seed(seed)
    {
        ask();
    }
    [[nodiscard]] const core::Decision &decision() const override { return m_decision; }
    core::Result<void> apply(const core::Answer &answer) override
    {
        if (over() || answer.options.size() != 1 || answer.options[0] >= kNumbers)
            return core::Refusal{1, {}, "1"};
        m_named.at(m_turn++) = static_cast<std::uint8_t>(answer.options[0]);
        ask();
        return {};
    }
    core::Result<void> concede(core::PlayerId player) override
    {
        m_named = {};
        m_named.at(1U - player) = 1;
        m_turn = 2;
        ask();
        return {};
    }
    [[nodiscard]] bool over() const override { return m_turn == 2; }
    [[nodiscard]] std::optional<Suspension> suspended() const override { return std::nullopt; }
    [[nodiscard]] std::uint64_t hash() const override
    {
        return m_seed * 1000 + m_turn * 100U + m_named[0] * 10U + m_named[1];
    }
    [[nodiscard]] std::uint64_t positionHash() const override { return hash(); }
    [[nodiscard]] bool revealedInformation() const override { return false; }
    [[nodiscard]] core::PlayerMask shownTo() const override { return 0; }
    [[nodiscard]] Snapshot snapshot() const override
    {
        return {std::byte{m_turn}, std::byte{m_named[0]}, std::byte{m_named[1]}};
    }
    void restore(const Snapshot &snapshot) override
    {
        m_turn = std::to_integer<std::uint8_t>(snapshot[0]);
        m_named = {std::to_integer<std::uint8_t>(snapshot[1]),
                   std::to_integer<std::uint8_t>(snapshot[2])};
        ask();
    }
    [[nodiscard]] Json stateJson(Seer, Names) const override { return {{"named", m_named}}; }
    [[nodiscard]] Json decisionJson(Seer, Names) const override { return nullptr; }
    [[nodiscard]] Json eventsJson(Seer) const override { return Json::array(); }
    [[nodiscard]] Json resultJson() const override
    {
        return over() ? Json(m_named[0] > m_named[1] ? 0 : 1) : Json();
    }
    [[nodiscard]] Outcome<Json> why(Seer, const Json &, Names) const override { return Json(); }
    [[nodiscard]] Outcome<core::Answer> readAnswer(const Json &json) const override
    {
        return core::Answer::one(json.at("number").get<std::uint16_t>());
    }
    [[nodiscard]] std::string_view printedId(core::CardId) const override { return {}; }
    [[nodiscard]] std::unique_ptr<HostedGame> twin(core::PlayerId, core::Rng &) const override
    {
        auto copy = std::make_unique<HighCard>(m_seed);
        copy->restore(snapshot());
        return copy;
    }
    [[nodiscard]] Json writeAnswer(const core::Answer &answer) const override
    {
        return {{"number", answer.options[0]}};
    }
    [[nodiscard]] core::Answer answerOf(Seer, const core::Answer &answer) const override
    {
        return answer;
    }
    [[nodiscard]] Problem explain(Seer, const core::Refusal &, Names) const override
    {
        return {"no_number", "Name one of the numbers.", {}};
    }
    [[nodiscard]] Json keptCards(const MatchSetup &) const override { return Json::array(); }
    [[nodiscard]] Json shownJson() const override { return Json::object(); }
    [[nodiscard]] Json standJson() const override { return m_named; }

private:
    static constexpr std::size_t kNumbers = 10;

    void ask()
    {
        m_decision.clear();
        if (over())
            return;
        m_decision.kind = core::DecisionKind::ChooseNumber;
        m_decision.player = m_turn;
        m_decision.min = m_decision.max = 1;
        m_decision.options.resize(kNumbers);
    }

    std::uint64_t m_seed;
    std::uint8_t m_turn = 0;
    std::array<std::uint8_t, 2> m_named{};
    core::Decision m_decision;
};

class HighCardKit final : public match::GameKit
{
public:
    [[nodiscard]] std::string_view id() const override { return "highcard"; }
    [[nodiscard]] Outcome<std::unique_ptr<HostedGame>> start(const CardLibrary &,
                                                             const MatchSetup &setup) const override
    {
        return std::unique_ptr<HostedGame>(std::make_unique<HighCard>(setup.seed));
    }
    [[nodiscard]] Outcome<CardLibrary> library(const std::filesystem::path &) const override
    {
        return CardLibrary::fromTexts(*this, {}, {});
    }
    [[nodiscard]] Outcome<CardLibrary>
    libraryForKept(const CardLibrary &library, const Json &,
                   const std::vector<std::string> &) const override
    {
        return library;
    }
};

const CardLibrary &numbers()
{
    static const HighCardKit kit;
    static const Outcome<CardLibrary> made = CardLibrary::fromTexts(kit, {}, {});
    EXPECT_TRUE(made.ok()) << (made.ok() ? "" : describe(made.problem()));
    return made.value();
}

Match begin(std::uint64_t seed)
{
    Json request{{"op", "new"}, {"seed", seed}};
    request["players"]
        = {{{"name", "Ann"}, {"deck", Json::object()}}, {{"name", "Bo"}, {"deck", Json::object()}}};
    const Outcome<MatchSetup> setup = setupFromJson(numbers(), request);
    EXPECT_TRUE(setup.ok());
    Outcome<Match> started = Match::start(numbers(), setup.value());
    EXPECT_TRUE(started.ok());
    return std::move(started.value());
}

TEST(Kits, AMatchPlaysWhateverGameItsKitStarts)
{
    Match match = begin(7);
    EXPECT_EQ(match.setup().game, "highcard");
    EXPECT_EQ(match::swuGame(match), nullptr);
    EXPECT_FALSE(match.submit(core::Answer::one(99)).ok());
    ASSERT_TRUE(match.submit(core::Answer::one(3)).ok());
    ASSERT_TRUE(match.submit(core::Answer::one(2)).ok());
    EXPECT_TRUE(match.game().over());
    EXPECT_EQ(match.game().resultJson(), Json(0));
    ASSERT_TRUE(match.undo());
    ASSERT_TRUE(match.submit(core::Answer::one(8)).ok());
    EXPECT_EQ(match.game().resultJson(), Json(1));
}

TEST(Kits, AJournalOfAnyGameIsKeptAndOpenedAgain)
{
    const TempFolder folder;
    Match match = begin(8);
    ASSERT_TRUE(match.keepJournal(folder / "m").ok());
    ASSERT_TRUE(match.submit(core::Answer::one(3)).ok());
    ASSERT_TRUE(match.submit(core::Answer::one(2)).ok());
    match.closeJournal();
    const OpenedJournal opened = openJournal(numbers(), folder / "m");
    ASSERT_EQ(opened.state, OpenedJournal::State::Whole);
    EXPECT_EQ(opened.match->stepsDone(), 2U);
    EXPECT_EQ(opened.match->game().hash(), match.game().hash());
}

TEST(Kits, ALibraryStartsNoOtherGame)
{
    MatchSetup setup = begin(9).setup();
    setup.game = "swu";
    const Outcome<Match> refused = Match::start(numbers(), setup);
    ASSERT_FALSE(refused.ok());
    EXPECT_EQ(refused.problem().code, "unknown_game");
}

} // namespace
} // namespace playmat::match
