#pragma once

#include "match/match.h"

namespace playmat::match {

/// The only one: 1 was that of development.
inline constexpr int kJournalFormat = 2;

/// Whether a journal's header says that this program can read it, and is as it was written: else
/// bad_journal, newer_format, unreleased_format (it is older than everything that was released). A
/// header that names no rules means version 1.
[[nodiscard]] std::optional<Problem> checkHeader(const GameKit &kit, const Json &header);
/// Adds to a header what it is recognised by: a hash over all else in it, its cards among that. A
/// header without one was written before there were any.
void signHeader(Json &header);

/// Who saw cards of others, as a line says it.
void writeSeen(Json &line, core::PlayerMask seen);
[[nodiscard]] core::PlayerMask readSeen(const Json &line);

/// Reads a journal and gives its answers again. A position is only set up where an answer follows:
/// what is taken back and done again a hundred times costs nothing.
class JournalReplay
{
public:
    JournalReplay(const CardLibrary &library, std::filesystem::path path, Files &files)
        : m_library(library)
        , m_path(std::move(path))
        , m_files(files)
    {
    }

    /// The match does not have the file yet.
    [[nodiscard]] OpenedJournal read(const ClaimedFile &file);
    /// It has, when the file can be continued.
    [[nodiscard]] OpenedJournal open(ClaimedFile file);

private:
    [[nodiscard]] std::optional<Problem> begin(const JournalText &text);
    [[nodiscard]] Outcome<CardLibrary> libraryFor(const JournalText &text);
    void replayAll(const JournalText &text);
    [[nodiscard]] std::optional<Problem> replay(const Json &line);
    [[nodiscard]] std::optional<Problem> replayStep(const Json &line);
    [[nodiscard]] std::optional<Problem> takeBack(const Json &line);
    [[nodiscard]] std::optional<Problem> doAgain();
    void leave();
    void setUp();

    CardLibrary m_library;
    std::filesystem::path m_path;
    Files &m_files;
    OpenedJournal m_out;
    std::optional<Snapshot> m_tip; ///< after the last step, once the match has left it
    bool m_away = false; ///< the game is not where the match is
};

} // namespace playmat::match
