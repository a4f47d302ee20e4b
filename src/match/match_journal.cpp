#include "match/match.h"
#include "match/swu/hosted_swu.h"
#include "match/swu/state_json.h"

#include <fmt/format.h>

#include <system_error>

/// How a match is written and read. A line is an answer ({"player":0,"options":[3],"hash":"…"}),
/// {"concede":1,"hash":"…"}, {"undo":true} or {"redo":true}.
namespace playmat::match {

namespace fs = std::filesystem;

namespace {

constexpr int kFormat = 1;

Problem badLine(std::size_t number, std::string_view why)
{
    return {"bad_journal", fmt::format("line {} of the journal: {}", number, why), {}};
}

/// Whether the file was written for these cards by this program or an older one.
std::optional<Problem> checkHeader(const Json &header, std::uint64_t cardData)
{
    const Json format = header.value("format", Json());
    if (!format.is_number_integer())
        return Problem{"bad_journal", "the journal does not say its format", {}};
    if (format.get<std::int64_t>() > kFormat)
        return Problem{
            "newer_format", "the match was written by a newer version of the program", {}};
    if (header.value("cards", Json()) != hexHash(cardData))
        return Problem{"other_card_data",
                       "the match was played with other card data than the program has now; it "
                       "would not go the same way",
                       {}};
    return std::nullopt;
}

} // namespace

Json Match::header() const
{
    Json out;
    out["playmat"] = "journal";
    out["format"] = kFormat;
    out["cards"] = hexHash(m_cardData);
    out.update(setupToJson(m_setup));
    return out;
}

Json Match::lineOf(const Step &step) const
{
    Json line;
    if (step.kind == Step::Kind::Concede) {
        line["concede"] = step.player;
    } else {
        line["player"] = step.player;
        line.update(m_game->writeAnswer(step.answer));
    }
    line["hash"] = hexHash(step.hash);
    return line;
}

std::vector<Json> Match::lines() const
{
    std::vector<Json> lines;
    for (std::size_t i = 0; i < m_done; ++i)
        lines.push_back(lineOf(m_steps[i]));
    return lines;
}

void Match::write(const Json &line)
{
    const Done done = m_journal->append(line);
    if (!done)
        m_journalProblem = done.problem();
}

Done Match::save(const fs::path &path) const
{
    return writeJournal(path, header(), lines());
}

Done Match::keepJournal(const fs::path &path)
{
    const Done saved = save(path);
    if (!saved)
        return saved;
    m_openedFrom = path;
    std::error_code error;
    m_openedBytes = static_cast<std::size_t>(fs::file_size(path, error));
    return continueJournal();
}

Done Match::continueJournal()
{
    Outcome<Journal> journal = Journal::reopen(m_openedFrom, m_openedBytes);
    if (!journal)
        return journal.problem();
    m_journal = std::move(journal.value());
    m_journalProblem.reset();
    return std::monostate{};
}

std::optional<Problem> Match::replay(const Json &line)
{
    if (line.contains("undo"))
        return undo() ? std::nullopt : std::optional(Problem{"", "there is nothing to undo", {}});
    if (line.contains("redo"))
        return canRedo() && redo() ? std::nullopt
                                   : std::optional(Problem{"", "there is nothing to redo", {}});
    if (std::optional<Problem> problem = replayStep(line))
        return problem;
    if (line.value("hash", Json()) != hexHash(m_game->hash()))
        return Problem{"", "the game went another way than when this was written", {}};
    return std::nullopt;
}

std::optional<Problem> Match::replayStep(const Json &line)
{
    core::Result<void> done;
    if (const auto player = line.find("concede"); player != line.end()) {
        if (!player->is_number_unsigned() || player->get<std::uint64_t>() >= m_names.size())
            return Problem{"", "there is no such player", {}};
        done = concede(player->get<core::PlayerId>());
    } else {
        const Outcome<core::Answer> answer = m_game->readAnswer(line);
        if (!answer)
            return answer.problem();
        done = submit(answer.value());
    }
    return done ? std::nullopt : std::optional(m_game->explain(done.refusal(), m_names));
}

Outcome<Match> Match::open(const CardLibrary &library, const fs::path &path)
{
    const Outcome<JournalText> text = readJournal(path);
    if (!text)
        return text.problem();
    if (std::optional<Problem> problem = checkHeader(text.value().header, library.swu().hash))
        return *problem;
    const Outcome<MatchSetup> setup = setupFromJson(library, text.value().header);
    if (!setup)
        return badLine(1, describe(setup.problem()));
    Outcome<Match> match = start(library, setup.value());
    if (!match)
        return badLine(1, describe(match.problem()));
    for (std::size_t i = 0; i < text.value().lines.size(); ++i)
        if (std::optional<Problem> problem = match.value().replay(text.value().lines[i]))
            return badLine(i + 2, problem->message);
    match.value().m_openedFrom = path;
    match.value().m_openedBytes = text.value().wholeBytes;
    match.value().m_dropped = text.value().torn;
    return match;
}

Outcome<JournalPeek> peekJournal(const CardLibrary &library, const fs::path &path)
{
    const Outcome<Match> match = Match::open(library, path);
    if (!match)
        return match.problem();
    const Match &m = match.value();
    JournalPeek peek;
    peek.names = m.names();
    peek.toMove = m.game().decision().player;
    peek.over = m.game().over();
    peek.answers = m.stepsDone();
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
