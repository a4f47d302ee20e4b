#pragma once

#include "match/journal.h"
#include "match/setup.h"

#include <array>
#include <cstddef>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace playmat::match {

/// How a match ended. The last line of its journal has this as the member "ended", which older
/// versions ignore.
struct MatchEnd
{
    core::PlayerId winner = core::kNone; ///< kNone: it was a draw
    core::PlayerId began = core::kNone; ///< who had the first turn; kNone: nobody had a turn
    std::string at{}; ///< time of the end, in the form of MatchSetup::begun; empty: it is unknown
};
/// Reads the member "ended" of a line. Returns nullopt if there is none or its form is wrong.
[[nodiscard]] std::optional<MatchEnd> endFromJson(const Json &line);

/// A game with everything around it: who sits where, every answer since the beginning, taking back
/// and doing again, and the journal on disk.
class Match
{
public:
    /// What somebody did. `before` is the state that taking it back returns to.
    struct Step
    {
        enum class Kind : std::uint8_t { Answer, Concede, Edit };

        Kind kind = Kind::Answer;
        core::PlayerId player = core::kNone; ///< who answered or gave up
        core::Answer answer;
        Json edit{}; ///< of Kind::Edit, as HostedGame::edit reads it
        Snapshot before;
        std::uint64_t hash = 0; ///< of the position after it, as journals note it
        bool revealed = false; ///< it showed something hidden or used a random number
        core::PlayerMask shownTo
            = 0; ///< who saw cards of others in it (HostedGame::shownTo), as bits
        core::PlayerMask seenSince = 0; ///< the same, in later steps that were taken back
        std::string limit; ///< the capacity that suspended the game in this step
        core::DecisionKind asked = core::DecisionKind::None; ///< what was answered
    };

    [[nodiscard]] static Outcome<Match> start(const CardLibrary &library, MatchSetup setup,
                                              Files &files = systemFiles());
    /// Replays a journal that can be read to its end (see openJournal for all others), and claims
    /// its file until the match keeps another journal or none. `droppedTornLine` says whether a
    /// torn last line was left out. Codes: locked, not_found, too_large, not_a_file, bad_journal,
    /// newer_format, and those of fileProblem.
    [[nodiscard]] static Outcome<Match> open(const CardLibrary &library,
                                             const std::filesystem::path &path,
                                             Files &files = systemFiles());

    /// The cards in use: the program's, or those of the day when the match began.
    [[nodiscard]] const CardLibrary &library() const { return m_library; }
    [[nodiscard]] const MatchSetup &setup() const { return m_setup; }
    [[nodiscard]] const std::vector<std::string> &names() const { return m_names; }
    [[nodiscard]] const HostedGame &game() const { return *m_game; }

    /// Answers the decision. With a journal the answer is in its file when this returns.
    core::Result<void> submit(const core::Answer &answer);
    core::Result<void> concede(core::PlayerId player);
    /// Changes the position of a match that began with one (HostedGame::edit). It is a step like an
    /// answer.
    Done edit(const Json &json);

    [[nodiscard]] bool canUndo() const { return m_done > 0; }
    [[nodiscard]] bool canRedo() const { return m_done < m_steps.size(); }
    /// Whether taking back the last step would take back something that was shown or drawn at
    /// random, or let its player decide again after having seen somebody else's cards: then
    /// everybody has to agree.
    [[nodiscard]] bool undoCrossesInformation() const { return undoCrossesInformation(1); }
    /// The same of that many steps.
    [[nodiscard]] bool undoCrossesInformation(std::size_t steps) const;
    bool undo();
    /// Redoes what was taken back, with its events.
    bool redo();
    /// Another name for a seat, and who plays it from now on (see Seat). The journal's header says
    /// so; its lines stay as they are. When it cannot be written, journalProblem() says so.
    void seat(core::PlayerId player, const std::string &name, const std::string &program);
    /// Changes what the journal's header says of the series; nothing if the match is not part of
    /// one.
    void setSeries(const Series &series);
    /// Sets the function that returns the time when the match ends, in the form of
    /// MatchSetup::begun. Without it MatchEnd::at stays empty.
    void setClock(std::function<std::string()> clock) { m_clock = std::move(clock); }
    /// How the match ended; nullopt if it has not ended or is suspended.
    [[nodiscard]] std::optional<MatchEnd> end() const;
    /// Its winner, as series.h asks for it.
    [[nodiscard]] GameWinner winner() const;
    /// Goes to the position after the first `steps` of steps(), forwards or backwards. Use it only
    /// for a match that is being viewed, because nothing of this is written to a journal.
    void goTo(std::size_t steps);
    /// All steps; the first `stepsDone` of them are in effect, the others can be done again.
    [[nodiscard]] const std::vector<Step> &steps() const { return m_steps; }
    [[nodiscard]] std::size_t stepsDone() const { return m_done; }

    // --- what is on disk --------------------------------------------------------------------
    // A match goes on whatever the disk does. journalProblem() reports what is not saved for as
    // long as that is so, and every further answer tries to write all of it again.

    /// From now on every step is written there: what was so far at once, then line by line. A match
    /// that has a journal moves to the new place; the old one stays as it is. On a problem the
    /// match keeps what it has; one without a journal tries for this one from now on. `instead`: a
    /// match of this program that may have its journal there; it has none once this one has taken
    /// over. Codes: locked (another program, or another match of this one, plays on there),
    /// unreadable_journal (what is there could not be read to its end, so it is not replaced: see
    /// keepUnreadable), not_a_file, and those of fileProblem.
    Done keepJournal(const std::filesystem::path &path, Match *instead = nullptr);
    /// Continues in the file the match was opened from; a torn line is cut off. A save that was
    /// opened stays as it is as long as nobody calls this: keepJournal(elsewhere) instead.
    Done continueJournal();
    /// Tries at once what the next answer would try: to write what is not saved yet.
    Done retryJournal();
    /// Waits until everything is on the disk (or cannot get there): after the last answer.
    Done settleJournal();
    /// The same, and what the match was kept in until then is deleted, if it was this match's own
    /// and is another file.
    Done moveJournal(const std::filesystem::path &path);
    /// Looks after the journal without writing to it: one that was deleted, replaced or cut off by
    /// others is written anew as a whole. What others put there is not replaced, but by this
    /// match's own earlier lines; then `journalProblem` says so.
    void lookAfterJournal();
    /// Lets go of the journal, or of the file the match was opened from; others may have it.
    void closeJournal();
    /// Writes the match as a whole; the journal, if there is one, stays where it is. What is there
    /// is replaced, unless it is open elsewhere (locked) or no file.
    [[nodiscard]] Done save(const std::filesystem::path &path) const;
    /// Whether answers are kept at the moment, and where they are or should be.
    [[nodiscard]] bool hasJournal() const { return m_journal.has_value(); }
    [[nodiscard]] const std::filesystem::path &journalPath() const { return m_wanted; }
    /// Why not everything is saved, from the first failure until saving works again.
    [[nodiscard]] std::optional<Problem> journalProblem() const;
    /// Whether another program could write into the journal too: there are no locks where it is.
    [[nodiscard]] bool journalUnguarded() const
    {
        return m_journal && m_journal->claim().unguarded;
    }
    /// How many steps are not saved: 0 without a problem, or when only who plays is not saved.
    [[nodiscard]] std::size_t unsavedSteps() const;
    [[nodiscard]] bool droppedTornLine() const { return m_dropped; }
    /// What peekJournal reads of a journal: {"leaders":[id,id],"bases":[id,id]}, and [steps in
    /// effect, player to move or -1, round, HP left of the bases].
    [[nodiscard]] Json shown() const;
    [[nodiscard]] int toMove() const;
    [[nodiscard]] Json now() const;

private:
    friend class JournalReplay;

    Match(const CardLibrary &library, MatchSetup setup, std::unique_ptr<HostedGame> game,
          Files &files);

    [[nodiscard]] bool isKept() const { return m_journal || m_noJournal; }
    [[nodiscard]] Json header() const;
    [[nodiscard]] Json lineOf(const Step &step) const;
    [[nodiscard]] std::vector<Json> lines(bool undone) const;
    core::Result<void> run(Step step);
    core::Result<void> carryOut(Step &step);
    void noteResult(Step &step) const;
    void writeNow(Json &line) const;
    void noteEnd();
    void writeHeader();
    core::PlayerMask stepBack();
    void noteSeen(core::PlayerMask seen);
    void keepStep(Step step);
    template <class Line>
    void keepLine(Line line);
    void write(const Json &line);
    Done writeAnew();
    Done takeUpJournal(const std::filesystem::path &path, Match *instead);
    [[nodiscard]] bool mayReplace(const FileFacts &there, const Match &match) const;
    void claimForWriting();
    [[nodiscard]] Outcome<Journal> newJournal(const std::filesystem::path &path,
                                              const Match *instead) const;
    [[nodiscard]] const ClaimedFile *claimOf(const std::filesystem::path &path) const;

    CardLibrary m_library;
    /// Of every change a state is kept, and its text, in the journal too.
    static constexpr std::size_t kMostEdits = 10'000;
    static constexpr std::size_t kMostEditBytes = 8U << 20U;

    MatchSetup m_setup;
    Json m_rest
        = Json::object(); ///< what only a newer version knows of the header it was read from
    std::size_t m_edits = 0; ///< that were made, those that were taken back counted
    std::size_t m_editBytes = 0; ///< their texts
    std::vector<std::string> m_names;
    std::unique_ptr<HostedGame> m_game;
    Files *m_files;
    std::vector<Step> m_steps;
    std::size_t m_done = 0;
    mutable std::optional<Journal> m_journal; ///< asked whether the disk got what it was given
    std::filesystem::path m_wanted; ///< where the journal is or should be
    std::optional<Problem> m_noJournal; ///< why it is not there
    FileFacts m_agreed; ///< what was there when somebody wanted it there, and may be replaced
    std::optional<Problem> m_oldHeader; ///< why its header does not say who plays now
    std::size_t m_writeAnewAt = 0; ///< bytes
    ClaimedFile m_opened; ///< what the match was opened from
    std::filesystem::path m_openedFrom;
    std::size_t m_openedBytes = 0;
    std::function<std::string()> m_clock;
    std::string m_endedAt;
    bool m_playedOn = false; ///< since it was started or opened
    bool m_dropped = false;
};

/// What a journal turned out to be.
struct OpenedJournal
{
    enum class State : std::uint8_t {
        Whole,
        TornLine, ///< the last line was being written when the program ended; it was left out
        ValidPart, ///< `match` is what comes before line `badLine`; `problem` says what is wrong
        Unreadable, ///< not one answer can be read: another format, no journal, too large
        NotRead, ///< nobody knows: locked, not_found, no_permission, io_error …
    };

    State state = State::NotRead;
    std::optional<Problem> problem; ///< of the last three
    std::size_t badLine = 0; ///< line of the file, counted from 1
    std::size_t lostLines = 0; ///< from there on
    std::optional<Match> match; ///< of the first three
    /// Played with the cards as they were, which the journal names; the program's now differ.
    bool olderCards = false;
};

/// Opens a journal as far as it can be read, and claims its file as Match::open does. What could
/// not be read to its end is neither continued nor replaced: `continueJournal` refuses, and so does
/// `keepJournal` for this place until keepUnreadable has moved the file away.
[[nodiscard]] OpenedJournal openJournal(const CardLibrary &library,
                                        const std::filesystem::path &path,
                                        Files &files = systemFiles());

/// Opens a journal only to view it: the file is not claimed, so it may be open elsewhere.
[[nodiscard]] OpenedJournal viewJournal(const CardLibrary &library,
                                        const std::filesystem::path &path,
                                        Files &files = systemFiles());

/// Moves a file that nobody has open to NAME.playmat, or the first of NAME-2, NAME-3 that is free:
/// a name in its folder, or in one that is there. Nothing is overwritten. The file's new path;
/// codes: locked, not_a_file, and those of fileProblem.
[[nodiscard]] Outcome<std::filesystem::path> keepAs(const std::filesystem::path &path,
                                                    const std::filesystem::path &name,
                                                    Files &files = systemFiles());

/// Moves a file out of the way: "unreadable-DATE.playmat" beside it, or the first of …-2, -3 that
/// is free. Nothing is overwritten. `date` is text for a file name ("2026-11-22"). The file's new
/// path; codes: locked, bad_path, not_a_file, and those of fileProblem.
[[nodiscard]] Outcome<std::filesystem::path> keepUnreadable(const std::filesystem::path &path,
                                                            std::string_view date,
                                                            Files &files = systemFiles());

/// What "Continue?" shows of a journal.
struct JournalPeek
{
    std::vector<std::string> names;
    std::array<std::string, 2> programs; ///< levels of the seats that the program plays
    std::array<Json, 2> decks; ///< documents; null where it began with a position
    std::string begun; ///< as MatchSetup::begun
    std::optional<MatchEnd> end; ///< nullopt if the last line does not have it
    std::array<std::string, 2> pictures; ///< printed ids
    std::array<std::string, 2> bases;
    std::array<int, 2> baseHpLeft{};
    int round = 0;
    core::PlayerId toMove = core::kNone;
    bool over = false;
    core::PlayerId conceded = core::kNone; ///< the player who conceded, if that ended the game
    std::size_t answers = 0; ///< in effect
    bool inUse = false; ///< a program plays on in it at this moment
    std::optional<Series> series; ///< that the game is part of
    std::filesystem::file_time_type changed;
};

/// Whose game a journal is of, by its first line alone. Codes as of peekJournal.
[[nodiscard]] Outcome<std::string> gameOfJournal(const std::filesystem::path &path,
                                                 Files &files = systemFiles());

/// Inspects a journal without replaying it: its header and last line contain all of this. Only
/// openJournal can tell whether the lines in between are valid. (Journals that another program
/// wrote may lack this data; they are replayed up to one megabyte.) Codes as for Match::open,
/// without locked.
[[nodiscard]] Outcome<JournalPeek> peekJournal(const CardLibrary &library,
                                               const std::filesystem::path &path,
                                               Files &files = systemFiles());

} // namespace playmat::match
