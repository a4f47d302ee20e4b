#pragma once

#include "match/match.h"

namespace playmat::match {

/// The only format; 1 was a development version.
inline constexpr int kJournalFormat = 2;

/// Checks that this program can read a journal with this header and that the header is unchanged.
/// Codes: bad_journal, newer_format, unreleased_format (older than every released format). A header
/// without a rules version means version 1.
[[nodiscard]] std::optional<Problem> checkHeader(const GameKit &kit, const Json &header);
/// Adds a hash of everything else in the header, including its cards. A header without a hash was
/// written before hashes were introduced.
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
