#pragma once

#include "engine/swu/game.h"
#include "match/journal.h"
#include "match/setup.h"

#include <array>
#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace playmat::match {

/// A game with everything around it: who sits where, every answer since the beginning, taking back
/// and doing again, and the journal on disk.
class Match
{
public:
    /// What somebody did. `before` is the state that taking it back returns to.
    struct Step
    {
        enum class Kind : std::uint8_t { Answer, Concede };

        Kind kind = Kind::Answer;
        core::PlayerId player = core::kNone; ///< who answered or gave up
        core::Answer answer;
        Snapshot before;
        std::uint64_t hash = 0; ///< of the state after it
        bool revealed = false; ///< it showed something hidden or used a random number
    };

    [[nodiscard]] static Outcome<Match> start(const CardLibrary &library, MatchSetup setup);
    /// Replays a journal; every hash must agree. `droppedTornLine` says afterwards whether a torn
    /// last line was left out. Codes: io_error, bad_journal, newer_format, other_card_data.
    [[nodiscard]] static Outcome<Match> open(const CardLibrary &library,
                                             const std::filesystem::path &path);

    [[nodiscard]] const MatchSetup &setup() const { return m_setup; }
    [[nodiscard]] const std::vector<std::string> &names() const { return m_names; }
    [[nodiscard]] const HostedGame &game() const { return *m_game; }
    /// The engine of this rule system; nullptr when it is another one's match.
    [[nodiscard]] const swu::Game *swuGame() const;

    /// Answers the decision. With a journal the answer is in its file when this returns.
    core::Result<void> submit(const core::Answer &answer);
    core::Result<void> concede(core::PlayerId player);

    [[nodiscard]] bool canUndo() const { return m_done > 0; }
    [[nodiscard]] bool canRedo() const { return m_done < m_steps.size(); }
    /// Whether taking back the last step would take back something that was shown or drawn at
    /// random: then everybody has to agree.
    [[nodiscard]] bool undoCrossesInformation() const;
    bool undo();
    /// Does again what was taken back, with its events.
    bool redo();
    /// All steps; the first `stepsDone` of them are in effect, the others can be done again.
    [[nodiscard]] const std::vector<Step> &steps() const { return m_steps; }
    [[nodiscard]] std::size_t stepsDone() const { return m_done; }

    /// From now on every step is written there: what was so far at once, then line by line.
    [[nodiscard]] Done keepJournal(const std::filesystem::path &path);
    /// Goes on with the journal that the match was opened from; a torn line is cut off.
    [[nodiscard]] Done continueJournal();
    /// Writes the match as a whole; the journal, if there is one, stays where it is.
    [[nodiscard]] Done save(const std::filesystem::path &path) const;
    [[nodiscard]] bool hasJournal() const { return m_journal.has_value(); }
    /// What went wrong when the last line was written, if anything; playing goes on without.
    [[nodiscard]] const std::optional<Problem> &journalProblem() const { return m_journalProblem; }
    [[nodiscard]] bool droppedTornLine() const { return m_dropped; }

private:
    Match(MatchSetup setup, std::unique_ptr<HostedGame> game);

    [[nodiscard]] Json header() const;
    [[nodiscard]] Json lineOf(const Step &step) const;
    [[nodiscard]] std::vector<Json> lines() const;
    [[nodiscard]] std::optional<Problem> replay(const Json &line);
    [[nodiscard]] std::optional<Problem> replayStep(const Json &line);
    core::Result<void> run(Step step);
    core::Result<void> carryOut(Step &step);
    void write(const Json &line);

    MatchSetup m_setup;
    std::vector<std::string> m_names;
    std::unique_ptr<HostedGame> m_game;
    std::uint64_t m_cardData = 0;
    std::vector<Step> m_steps;
    std::size_t m_done = 0;
    std::optional<Journal> m_journal;
    std::optional<Problem> m_journalProblem;
    std::filesystem::path m_openedFrom;
    std::size_t m_openedBytes = 0;
    bool m_dropped = false;
};

/// What "Continue?" shows of a journal.
struct JournalPeek
{
    std::vector<std::string> names;
    std::array<std::string, 2> leaders; ///< printed ids
    std::array<std::string, 2> bases;
    std::array<int, 2> baseHpLeft{};
    int round = 0;
    core::PlayerId toMove = core::kNone;
    bool over = false;
    std::size_t answers = 0;
    std::filesystem::file_time_type changed;
};

/// Looks into a journal without going on with it (it is replayed, which takes milliseconds).
[[nodiscard]] Outcome<JournalPeek> peekJournal(const CardLibrary &library,
                                               const std::filesystem::path &path);

} // namespace playmat::match
