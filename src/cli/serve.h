#pragma once

#include "match/match.h"

#include <cstdio>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace playmat::cli {

/// The headless protocol: one request per line, one reply per line. A bad request never changes the
/// match and never ends anything.
class Server
{
public:
    /// With the cards of one game; those of others are read when they are asked for.
    explicit Server(match::CardLibrary library);

    /// The reply to one line, without its line break.
    [[nodiscard]] std::string answer(std::string_view line);
    /// Whether `quit` was asked for.
    [[nodiscard]] bool done() const { return m_done; }
    /// The match that was last begun or loaded; nullptr: none.
    [[nodiscard]] const match::Match *match() const { return m_match ? &*m_match : nullptr; }

private:
    using Json = match::Json;
    using Reply = match::Outcome<Json>;

    [[nodiscard]] Reply handle(const Json &request);
    [[nodiscard]] Reply handleMatch(std::string_view op, const Json &request);
    [[nodiscard]] match::Outcome<const match::CardLibrary *> libraryOf(const std::string &game);
    [[nodiscard]] Reply begin(const Json &request);
    [[nodiscard]] Reply load(const Json &request);
    [[nodiscard]] match::Outcome<match::Match> open(const std::string &path, bool goOn);
    [[nodiscard]] Reply save(const Json &request);
    [[nodiscard]] match::Outcome<std::string> makeRoom(const std::string &path,
                                                       const match::Match *own);
    [[nodiscard]] Reply state(const Json &request);
    [[nodiscard]] Reply decision(const Json &request) const;
    [[nodiscard]] Reply choose(const Json &request);
    [[nodiscard]] Reply concede(const Json &request);
    [[nodiscard]] Reply edit(const Json &request);
    [[nodiscard]] Reply why(const Json &request);
    [[nodiscard]] Reply undo(const Json &request);
    [[nodiscard]] Reply redo(const Json &request);
    [[nodiscard]] Reply refused(match::Seer viewer, const core::Refusal &refusal) const;
    [[nodiscard]] Reply decks(const Json &request);
    [[nodiscard]] Json news(const Json &request) const;
    void addSuspension(Json &out) const;

    std::vector<match::CardLibrary> m_libraries; ///< the first is that of requests without a game
    std::optional<match::Match> m_match;
    bool m_done = false;
};

/// Speaks the protocol until `quit` or the end of the input; the process's exit status.
[[nodiscard]] int serve(const match::CardLibrary &library, std::FILE *in, std::FILE *out);

} // namespace playmat::cli
