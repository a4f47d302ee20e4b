#include "cli/serve.h"

#include "cli/output.h"
#include "kit/games/kits.h"
#include "match/json_reader.h"
#include "match/plain_words.h"
#include "match/resources.h"

#include <fmt/format.h>

#include <cerrno>
#include <exception>
#include <system_error>

namespace playmat::cli {

using match::Done;
using match::Json;
using match::JsonReader;
using match::Match;
using match::Outcome;
using match::Problem;

namespace {

constexpr std::size_t kLongestLine = 4U << 20U;

Json failure(const Problem &problem)
{
    Json error;
    error["code"] = problem.code;
    error["message"] = match::printable(problem.message);
    if (!problem.path.empty())
        error["path"] = problem.path;
    if (problem.line > 0) {
        error["line"] = problem.line;
        error["column"] = problem.column;
    }
    return {{"ok", false}, {"error", error}};
}

Problem badRequest(std::string message)
{
    return {"bad_request", std::move(message), {}};
}

Outcome<std::string> textOf(const Json &request, const char *key)
{
    std::optional<Problem> problem;
    std::string text = JsonReader(request, problem, "bad_request").required(key).string();
    if (problem)
        return *problem;
    return text;
}

/// The member `viewer`: a player or null for everything.
Outcome<std::optional<core::PlayerId>> viewerOf(const Json &request)
{
    std::optional<Problem> problem;
    const JsonReader reader(request, problem, "bad_request");
    std::optional<core::PlayerId> viewer;
    if (reader.has("viewer"))
        viewer = static_cast<core::PlayerId>(reader.at("viewer").integer(0, 1));
    if (problem)
        return *problem;
    return viewer;
}

/// The game that a request names; empty when it names none, or nothing that is a name.
std::string gameOf(const Json &request)
{
    const auto game = request.find("game");
    return game != request.end() && game->is_string() ? game->get<std::string>() : std::string();
}

} // namespace

Server::Server(match::CardLibrary library)
{
    m_libraries.reserve(kit::games().size() + 1); // what is pointed to stays where it is
    m_libraries.push_back(std::move(library));
}

/// The cards of the game that a request names.
Outcome<const match::CardLibrary *> Server::libraryOf(const std::string &game)
{
    for (const match::CardLibrary &library : m_libraries)
        if (game.empty() || library.kit().id() == game)
            return &library;
    const match::GameKit *kit = kit::gameNamed(game);
    if (kit == nullptr)
        return Problem{"unknown_game",
                       fmt::format("the game {} cannot be played yet", match::inQuotes(game)),
                       "$.game"};
    Outcome<match::CardLibrary> library = kit->library(match::findResources());
    if (!library)
        return library.problem();
    m_libraries.push_back(std::move(library.value()));
    return &m_libraries.back();
}

std::string Server::answer(std::string_view line)
{
    try {
        const Outcome<Json> request = match::parseJson(line, kLongestLine);
        if (!request)
            return match::toLine(failure(request.problem()));
        const Reply reply = handle(request.value());
        if (!reply)
            return match::toLine(failure(reply.problem()));
        Json out{{"ok", true}};
        out.update(reply.value());
        return match::toLine(out);
    } catch (const std::exception &e) { // nothing should; the next request is still answered
        return match::toLine(failure({"internal_error", e.what(), {}}));
    }
}

Server::Reply Server::handle(const Json &request)
{
    if (!request.is_object())
        return badRequest("a request is an object with \"op\"");
    const Outcome<std::string> op = textOf(request, "op");
    if (!op)
        return op.problem();
    // What a request says about redaction is checked before anything changes.
    if (const auto viewer = viewerOf(request); !viewer)
        return viewer.problem();
    if (op.value() == "quit") {
        m_done = true;
        return Json::object();
    }
    if (op.value() == "new" || op.value() == "scenario")
        return begin(request);
    if (op.value() == "load")
        return load(request);
    if (op.value() == "decks")
        return decks(request);
    return handleMatch(op.value(), request);
}

Server::Reply Server::handleMatch(std::string_view op, const Json &request)
{
    static constexpr std::string_view kOps[]
        = {"state", "decision", "choose", "why", "undo", "redo", "concede", "edit", "save"};
    if (std::ranges::find(kOps, op) == std::end(kOps))
        return Problem{"unknown_op", fmt::format("there is no op {}", match::inQuotes(op)), {}};
    if (!m_match)
        return Problem{"no_game", "no game has been started", {}};
    if (op == "state")
        return state(request);
    if (op == "decision")
        return decision(request);
    if (op == "choose")
        return choose(request);
    if (op == "why")
        return why(request);
    if (op == "undo")
        return undo(request);
    if (op == "redo")
        return redo(request);
    if (op == "edit")
        return edit(request);
    return op == "concede" ? concede(request) : save(request);
}

/// What every reply to a change says: decision, events, result.
Json Server::news(const Json &request) const
{
    const match::HostedGame &game = m_match->game();
    const match::Seer viewer = viewerOf(request).value();
    Json out;
    out["events"] = game.eventsJson(viewer);
    out["decision"] = game.decisionJson(viewer, m_match->names());
    out["result"] = game.resultJson();
    addSuspension(out);
    if (m_match->journalProblem())
        out["warning"] = m_match->journalProblem()->message;
    return out;
}

/// A game that a full capacity keeps from going on has neither decision nor result, only this.
void Server::addSuspension(Json &out) const
{
    if (const auto suspended = m_match->game().suspended())
        out["suspended"] = {{"limit", suspended->limit},
                            {"size", suspended->size},
                            {"message", suspended->message}};
}

Server::Reply Server::begin(const Json &request)
{
    const bool scenario = request["op"] == "scenario";
    Json setupJson = request;
    if (!scenario)
        setupJson.erase("scenario");
    const Outcome<const match::CardLibrary *> library = libraryOf(gameOf(request));
    if (!library)
        return library.problem();
    const Outcome<match::MatchSetup> setup = match::setupFromJson(*library.value(), setupJson);
    if (!setup)
        return setup.problem();
    Outcome<Match> match = Match::start(*library.value(), setup.value());
    if (!match)
        return match.problem();
    std::string moved;
    if (request.contains("journal")) {
        const Outcome<std::string> path = textOf(request, "journal");
        if (!path)
            return path.problem();
        Outcome<std::string> room = makeRoom(path.value(), nullptr);
        if (!room)
            return room.problem();
        moved = std::move(room.value());
        if (const Done kept
            = match.value().keepJournal(path.value(), m_match ? &*m_match : nullptr);
            !kept)
            return kept.problem();
    }
    m_match = std::move(match.value());
    Json out = news(request);
    if (!moved.empty())
        out["moved"] = moved;
    return out;
}

Server::Reply Server::load(const Json &request)
{
    const Outcome<std::string> path = textOf(request, "path");
    if (!path)
        return path.problem();
    std::optional<Problem> problem;
    const bool goOn = JsonReader(request, problem, "bad_request").at("continue").booleanOr(false);
    if (problem)
        return *problem;
    Outcome<Match> match = open(path.value(), goOn);
    if (!match)
        return match.problem();
    m_match = std::move(match.value());
    Json out = decision(request).value();
    out["torn_line_dropped"] = m_match->droppedTornLine();
    return out;
}

namespace {

Outcome<Match> openMatch(const match::CardLibrary &library, const std::string &path, bool goOn)
{
    Outcome<Match> match = Match::open(library, path);
    if (!match)
        return match;
    if (!goOn) {
        match.value().closeJournal();
        return match;
    }
    const Done done = match.value().continueJournal();
    return done ? std::move(match) : Outcome<Match>(done.problem());
}

} // namespace

/// The journal being written may be read again; it is taken up again if that fails.
match::Outcome<Match> Server::open(const std::string &path, bool goOn)
{
    const bool own
        = m_match && m_match->hasJournal() && match::isSameFile(m_match->journalPath(), path);
    const Outcome<std::string> game = match::gameOfJournal(path);
    const Outcome<const match::CardLibrary *> library
        = libraryOf(game ? game.value() : std::string());
    if (!library)
        return library.problem();
    if (own)
        m_match->closeJournal();
    Outcome<Match> match = openMatch(*library.value(), path, goOn);
    if (!match && own)
        (void)m_match->keepJournal(path); // news() says so when it fails
    return match;
}

namespace {

/// Whether the file holds that match, perhaps at another moment.
bool isOf(const Match &match, const std::string &path)
{
    const Outcome<match::JournalText> there = match::readJournal(path, match::systemFiles());
    if (!there)
        return false;
    const Json setup = match::setupToJson(match.setup());
    return std::ranges::all_of(setup.items(), [&](const auto &one) {
        return there.value().header.value(one.key(), Json()) == one.value();
    });
}

} // namespace

/// A match that somebody left in the middle is not replaced: it gets another name, which is
/// returned. Nothing else is in the way, or the write will say why it is.
Outcome<std::string> Server::makeRoom(const std::string &path, const Match *own)
{
    const Outcome<std::string> game = match::gameOfJournal(path);
    const auto library = game ? libraryOf(game.value()) : game.problem();
    if (!library)
        return std::string();
    const auto left = match::peekJournal(*library.value(), path);
    if (!left || left.value().over || left.value().inUse || left.value().answers == 0
        || (own != nullptr && isOf(*own, path)))
        return std::string();
    const std::filesystem::path name(path);
    const auto kept = match::keepAs(name, name.stem().string() + "-left");
    return kept ? Outcome<std::string>(kept.value().string()) : kept.problem();
}

Server::Reply Server::save(const Json &request)
{
    const Outcome<std::string> path = textOf(request, "path");
    if (!path)
        return path.problem();
    const Outcome<std::string> moved = makeRoom(path.value(), &*m_match);
    if (!moved)
        return moved.problem();
    if (const Done saved = m_match->save(path.value()); !saved)
        return saved.problem();
    Reply out = decision(request);
    if (!moved.value().empty())
        out.value()["moved"] = moved.value();
    return out;
}

Server::Reply Server::state(const Json &request)
{
    Json out;
    out["state"] = m_match->game().stateJson(viewerOf(request).value(), m_match->names());
    return out;
}

Server::Reply Server::decision(const Json &request) const
{
    Json out;
    out["decision"] = m_match->game().decisionJson(viewerOf(request).value(), m_match->names());
    out["result"] = m_match->game().resultJson();
    addSuspension(out);
    return out;
}

Server::Reply Server::choose(const Json &request)
{
    if (const auto suspended = m_match->game().suspended())
        return Problem{"suspended", suspended->message, {}};
    if (m_match->game().over())
        return Problem{"game_over", "the game is over", {}};
    const Outcome<core::Answer> answer = m_match->game().readAnswer(request);
    if (!answer)
        return answer.problem();
    const match::Seer viewer = viewerOf(request).value();
    const core::Result<void> done
        = m_match->submit(m_match->game().answerOf(viewer, answer.value()));
    if (!done)
        return refused(viewer, done.refusal());
    return news(request);
}

/// Saying what is wrong with an answer to another's question would tell what there is to choose.
Server::Reply Server::refused(match::Seer viewer, const core::Refusal &refusal) const
{
    const match::HostedGame &game = m_match->game();
    if (viewer && viewer != game.decision().player)
        return Problem{"not_your_decision", "it is another player's turn to decide", {}};
    return game.explain(viewer, refusal, m_match->names());
}

Server::Reply Server::concede(const Json &request)
{
    std::optional<Problem> problem;
    const auto player = static_cast<core::PlayerId>(
        JsonReader(request, problem, "bad_request").required("player").integer(0, 1));
    if (problem)
        return *problem;
    const core::Result<void> done = m_match->concede(player);
    if (!done)
        return m_match->game().explain(std::nullopt, done.refusal(), m_match->names());
    return news(request);
}

Server::Reply Server::edit(const Json &request)
{
    Json changes = request;
    for (const char *key : {"op", "viewer"})
        changes.erase(key);
    if (const Done done = m_match->edit(changes); !done)
        return done.problem();
    return news(request);
}

Server::Reply Server::why(const Json &request)
{
    if (!request.contains("gesture"))
        return badRequest("the key \"gesture\" is missing");
    return m_match->game().why(viewerOf(request).value(), request["gesture"], m_match->names());
}

namespace {

/// What a cost leaves open is decided after the option that it is the cost of, and both are taken
/// back together.
bool paysForTheOptionBefore(const match::Match &match)
{
    const Json asked = match.game().decisionJson({}, match.names());
    return asked.is_object() && asked.value("kind", "") == "pay"
        && asked.value("reason", "") == "cost";
}

} // namespace

Server::Reply Server::undo(const Json &request)
{
    if (!m_match->undo())
        return Problem{"nothing_to_undo", "there is nothing to take back", {}};
    while (paysForTheOptionBefore(*m_match) && m_match->undo())
        continue;
    return decision(request);
}

Server::Reply Server::redo(const Json &request)
{
    if (!m_match->redo())
        return Problem{"nothing_to_redo", "nothing has been taken back", {}};
    return news(request);
}

Server::Reply Server::decks(const Json &request)
{
    const Outcome<const match::CardLibrary *> library = libraryOf(gameOf(request));
    if (!library)
        return library.problem();
    Json out;
    out["decks"] = library.value()->deckNames();
    return out;
}

namespace {

/// One line without its end; false at the end of the input. What is longer than any request is
/// read to its end and returned as a line that is not JSON.
bool readLine(std::FILE *in, std::string &line)
{
    line.clear();
    int c = 0;
    while ((c = std::fgetc(in)) != EOF && c != '\n')
        if (line.size() <= kLongestLine)
            line.push_back(static_cast<char>(c));
    return c != EOF || !line.empty();
}

} // namespace

int serve(const match::CardLibrary &library, std::FILE *in, std::FILE *out)
{
    Server server(library);
    std::string line;
    while (!server.done() && readLine(in, line)) {
        std::string reply = server.answer(line) + '\n';
        if (std::fwrite(reply.data(), 1, reply.size(), out) != reply.size()
            || std::fflush(out) != 0)
            return 1;
    }
    if (std::ferror(in) == 0)
        return 0;
    complain(fmt::format("Cannot read requests: {}.", std::generic_category().message(errno)));
    return 1; // what else was asked for is not known
}

} // namespace playmat::cli
