#include "engine/swu/language/loader.h"
#include "engine/swu/text/print.h"
#include "fuzz/fuzz.h"
#include "support/folders.h"

#include <algorithm>

/// A file of cards: every card of it can be printed, or every mistake is named.
namespace playmat::fuzz {

namespace {

constexpr std::size_t kCardsASeed = 12;

std::filesystem::path cardFolder()
{
    return std::filesystem::path(test::resourceDir()) / "cards" / "swu";
}

/// A set's head and a few of its cards; a card begins at the start of a line.
void addPieces(const std::string &text, std::vector<std::string> &pieces)
{
    const std::size_t first = text.find("\n{\"id\"");
    const std::string head = text.substr(0, first);
    for (std::size_t from = first; from != std::string::npos;) {
        std::size_t to = from;
        for (std::size_t i = 0; i < kCardsASeed && to != std::string::npos; ++i)
            to = text.find("\n{\"id\"", to + 1);
        std::string cards = text.substr(from, to == std::string::npos ? to : to - from);
        if (to != std::string::npos)
            cards = cards.substr(0, cards.rfind(',')) + "\n]}\n";
        pieces.push_back(head + cards);
        from = to;
    }
}

void checkErrors(const std::vector<swu::LoadError> &errors, std::string_view text)
{
    const auto lines = 1 + static_cast<std::size_t>(std::ranges::count(text, '\n'));
    for (const swu::LoadError &error : errors) {
        check(!error.message.empty() && !error.file.empty(), "a mistake without words or file");
        check(error.line <= lines, "a mistake outside its file: " + describe(error));
    }
}

} // namespace

std::vector<std::string> seeds()
{
    std::vector<std::string> pieces{contentOf(cardFolder() / "aliases.json")};
    for (const char *set : {"sor.json", "shd.json"})
        addPieces(contentOf(cardFolder() / set), pieces);
    return pieces;
}

Verdict run(std::string_view input)
{
    static const std::string tokens = contentOf(cardFolder() / "tokens.json");
    swu::CardLoader loader;
    loader.addSet("tokens.json", tokens);
    if (input.substr(0, 40).find("\"aliases\"") != std::string_view::npos)
        loader.addAliases("input.json", input);
    else
        loader.addSet("input.json", input);
    const swu::CardDb db = loader.take();
    if (!loader.errors().empty()) {
        checkErrors(loader.errors(), input);
        return Verdict::Refused;
    }
    for (swu::DefId id = 1; id < db.defs.size(); ++id)
        for (const swu::Markup markup : {swu::Markup::Rich, swu::Markup::Plain})
            (void)swu::printCard(db, id, swu::Face::Any, markup);
    return Verdict::Taken;
}

} // namespace playmat::fuzz
