#include "cli/session.h"
#include "support/child_process.h"
#include "support/match_fixture.h"
#include "support/trials.h"

#include <gtest/gtest.h>

#include <chrono>

/// The program and its journal: killed at any moment, and two at once.
namespace playmat::cli {
namespace {

using test::ChildProcess;
using test::contentOf;
using test::Json;
using test::library;
using test::Session;
using test::starterGame;
using test::TempFolder;
using test::writeFile;

constexpr std::uint32_t kLongestAnswer = 1500; ///< microseconds

/// One that answers requests.
struct Serving
{
    ChildProcess process{{PLAYMAT_CLI, "serve"}};
    Session session{[this](const std::string &line) {
        process.send(line);
        return process.receive();
    }};
};

/// A program with a match of one answer in a journal.
struct Keeping : Serving
{
    Keeping()
    {
        request["journal"] = path;
        session.good(request);
        session.choose(0);
    }

    TempFolder folder;
    std::string path = (folder / "journal").string();
    Json request = starterGame(5);
};

Json randomChoice(const Json &decision, core::Rng &rng)
{
    Json request{{"op", "choose"}, {"options", Json::array()}};
    if (decision["kind"] == "distribute")
        return {{"op", "choose"}, {"amounts", {{"0", decision["min"]}}}};
    const auto most = static_cast<int>(decision["options"].size());
    const int least = std::max(decision["min"].get<int>(), most > 0 ? 1 : 0);
    const int first = least > 1 || most == 0
        ? 0
        : static_cast<int>(rng.below(static_cast<std::uint32_t>(most)));
    for (int i = 0; i < least; ++i)
        request["options"].push_back(first + i);
    return request;
}

/// A match that is played by one process after the other, each of which is killed.
class Killed
{
public:
    void playAndKill(core::Rng &rng)
    {
        Serving serving;
        Json reply = begin(serving.session);
        for (std::uint32_t n = 1 + rng.below(12); n > 0 && reply["result"].is_null(); --n) {
            const Json next = serving.session.ask(randomChoice(reply["decision"], rng));
            if (next["ok"] != true)
                continue;
            reply = next;
            ++m_accepted;
        }
        m_over = !reply["result"].is_null();
        m_hash = serving.session.hash();
        // One more is asked for, and it is killed somewhere on the way to the answer.
        if (!m_over)
            serving.process.send(match::toLine(randomChoice(reply["decision"], rng)));
        const auto until = std::chrono::steady_clock::now()
            + std::chrono::microseconds(rng.below(kLongestAnswer));
        while (std::chrono::steady_clock::now() < until) { }
        serving.process.kill();
    }
    /// Everything that was accepted is there, and at most the one answer that nobody heard about.
    void expectAllThere()
    {
        match::Outcome<match::Match> opened = match::Match::open(library(), m_path);
        ASSERT_TRUE(opened.ok()) << opened.problem().message;
        match::Match &match = opened.value();
        ASSERT_GE(match.stepsDone(), m_accepted);
        ASSERT_LE(match.stepsDone(), m_accepted + 1);
        const bool unheard = match.stepsDone() > m_accepted;
        m_accepted = match.stepsDone();
        if (unheard) {
            m_over = match.game().over();
            match.undo();
        }
        EXPECT_EQ(match::toLine(match.game().stateJson({}, match.names())["hash"]),
                  match::toLine(m_hash));
    }

private:
    Json begin(Session &session)
    {
        if (m_accepted > 0 && !m_over)
            return session.good({{"op", "load"}, {"path", m_path}, {"continue", true}});
        Json request = starterGame(++m_seed);
        request["journal"] = m_path;
        m_accepted = 0;
        return session.good(request);
    }

    TempFolder m_folder;
    std::string m_path = (m_folder / "journal").string();
    std::uint64_t m_seed = 40;
    std::size_t m_accepted = 0;
    bool m_over = false;
    std::string m_hash;
};

TEST(ServeJournal, NoAcceptedAnswerIsLostByAKill)
{
    core::Rng rng(6);
    Killed match;
    int kill = 0;
    for (; kill < test::trials(50) && !::testing::Test::HasFailure(); ++kill) {
        SCOPED_TRACE(kill);
        match.playAndKill(rng);
        match.expectAllThere();
    }
    test::tellTrials("kills", kill);
}

TEST(ServeJournal, OneProgramHasItAtATime)
{
    Keeping first;
    const std::string path = first.path;
    const std::string written = contentOf(path);

    Serving second;
    EXPECT_EQ(second.session.bad(match::toLine(first.request)), "locked");
    for (const Json &asked : {Json{{"op", "load"}, {"path", path}},
                              Json{{"op", "load"}, {"path", path}, {"continue", true}}})
        EXPECT_EQ(second.session.bad(match::toLine(asked)), "locked");
    second.session.good(starterGame(6));
    EXPECT_EQ(second.session.bad(match::toLine({{"op", "save"}, {"path", path}})), "locked");
    EXPECT_EQ(contentOf(path), written);

    first.session.choose(0);
    const std::string hash = first.session.hash();
    first.process.kill();
    second.session.good({{"op", "load"}, {"path", path}, {"continue", true}});
    EXPECT_EQ(second.session.hash(), hash) << "a dead owner leaves no lock";
    second.session.choose(0);
}

TEST(ServeJournal, TheSameProgramMayBeginAnewOrLoadWhatItPlays)
{
    Keeping serving;
    const std::string hash = serving.session.hash();
    serving.session.good({{"op", "load"}, {"path", serving.path}, {"continue", true}});
    EXPECT_EQ(serving.session.hash(), hash);
    serving.session.good(serving.request);
    EXPECT_NE(serving.session.hash(), hash);
    serving.session.choose(0);
    EXPECT_EQ(serving.session.hash(), hash);
    serving.session.good({{"op", "load"}, {"path", serving.path}});
    EXPECT_EQ(serving.session.hash(), hash);
}

/// A program that plays many matches writes them all to the same name, and knows nothing of ours.
TEST(ServeJournal, AMatchThatWasLeftIsNotReplaced)
{
    Keeping first;
    first.process.kill();
    const std::string left = contentOf(first.path);
    Serving second;
    const Json moved = second.session.good(first.request);
    EXPECT_EQ(moved["moved"], (first.folder / "journal-left.playmat").string());
    EXPECT_EQ(contentOf(first.folder / "journal-left.playmat"), left);

    const std::string copy = moved["moved"];
    EXPECT_EQ(second.session.good({{"op", "save"}, {"path", copy}}).value("moved", Json()), Json())
        << "it is the same match, as it was before";
    second.session.choose(0);
    second.session.good(starterGame(6));
    second.session.choose(0);
    EXPECT_EQ(second.session.good({{"op", "save"}, {"path", first.path}})["moved"],
              (first.folder / "journal-left-2.playmat").string());
    second.session.good({{"op", "save"}, {"path", first.path}});
    EXPECT_FALSE(std::filesystem::exists(first.folder / "journal-left-3.playmat"));
}

TEST(ServeJournal, WhatCannotBeReadIsNotReplaced)
{
    const TempFolder folder;
    const std::string path = (folder / "journal").string();
    Serving serving;
    Json request = starterGame(5);
    request["journal"] = path;
    writeFile(path, "a letter\n");
    EXPECT_EQ(serving.session.bad(match::toLine(request)), "unreadable_journal");
    EXPECT_EQ(serving.session.bad(match::toLine({{"op", "load"}, {"path", path}})), "bad_journal");
    EXPECT_EQ(contentOf(path), "a letter\n");
    EXPECT_EQ(serving.session.bad(R"({"op":"load","path":"/dev/zero"})"), "not_a_file");
    EXPECT_EQ(serving.session.bad(R"({"op":"load","path":"/etc/pass\u0000wd"})"), "bad_path");
}

} // namespace
} // namespace playmat::cli
