#include "match/game_kit.h"

#include "match/card_library.h"
#include "text/language.h"

/// What a kit says that leaves something out.
namespace playmat::match {

namespace {

Problem without(const GameKit &kit, const char *words)
{
    return {"unsupported", text::format(words, kit.id()), {}};
}

} // namespace

Outcome<CardLibrary> GameKit::library(const std::filesystem::path &resources) const
{
    return CardLibrary::open(*this, resources);
}

Outcome<std::shared_ptr<const GameCards>> GameKit::cards(const std::vector<NamedText> &) const
{
    return std::shared_ptr<const GameCards>(std::make_shared<GameCards>());
}

Outcome<Json> GameKit::deck(const CardLibrary &, std::string_view) const
{
    return without(*this, text::mark("the game {} has no decks"));
}

Outcome<Json> GameKit::randomDeck(const CardLibrary &, core::Rng &) const
{
    return without(*this, text::mark("the game {} has no random decks"));
}

std::vector<CardNote> GameKit::catalogue(const CardLibrary &) const
{
    return {};
}

std::string GameKit::cardText(const CardLibrary &, const std::string &) const
{
    return {};
}

core::PlayerId HostedGame::winner() const
{
    const Json result = resultJson();
    return result.is_object() ? result.value("winner", core::kNone) : core::kNone;
}

Done HostedGame::edit(const Json &)
{
    return Problem{"unsupported", text::said("positions of this game cannot be changed"), {}};
}

std::vector<std::string> HostedGame::eventLines(Names) const
{
    std::vector<std::string> lines;
    for (const Json &event : eventsJson(std::nullopt))
        lines.push_back("  " + toLine(event));
    return lines;
}

std::vector<OptionLook> HostedGame::optionLooks(core::PlayerId) const
{
    std::vector<OptionLook> looks;
    for (const core::Option &o : decision().options)
        looks.push_back({o.kind, o.card, o.target, o.zone, o.player, o.number, o.ability});
    return looks;
}

} // namespace playmat::match
