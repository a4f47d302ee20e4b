#include "match/journal_replay.h"

namespace playmat::match {

namespace fs = std::filesystem;

Outcome<JournalPeek> peekJournal(const CardLibrary &library, const fs::path &path, Files &files)
{
    const Outcome<ClaimedFile> file = openToRead(path, files);
    if (!file)
        return file.problem();
    const OpenedJournal opened = JournalReplay(library, path, files).read(file.value());
    if (opened.problem)
        return *opened.problem;
    const Match &m = *opened.match;
    JournalPeek peek;
    peek.names = m.names();
    peek.toMove = m.game().decision().player;
    peek.over = m.game().over();
    peek.answers = m.stepsDone();
    if (const std::error_code error = files.probe(file.value().file.id(), peek.inUse))
        return fileProblem("open", path, error);
    std::error_code error;
    peek.changed = fs::last_write_time(path, error);
    if (const swu::Game *game = m.swuGame()) {
        const swu::State &state = game->state();
        peek.round = state.round;
        for (std::size_t p = 0; p < swu::kPlayers; ++p) {
            const swu::Card &base = state.cards[state.bases[p]];
            peek.leaders[p] = game->db().def(state.cards[state.leaders[p]].def).id;
            peek.bases[p] = game->db().def(base.def).id;
            peek.baseHpLeft[p] = game->db().def(base.def).hp - base.damage;
        }
    }
    return peek;
}

} // namespace playmat::match
