#include "kit/game_kit.h"

#include "match/card_library.h"
#include "text/language.h"

/// What a kit says that leaves something out.
namespace playmat::kit {

namespace {

match::Problem without(const GameKit &kit, const char *words)
{
    return {"unsupported", text::format(words, kit.id()), {}};
}

} // namespace

match::Outcome<std::shared_ptr<const match::GameCards>>
GameKit::cards(const std::vector<match::NamedText> &) const
{
    return std::shared_ptr<const match::GameCards>(std::make_shared<match::GameCards>());
}

match::Outcome<match::Json> GameKit::deck(const match::CardLibrary &, std::string_view) const
{
    return without(*this, text::mark("the game {} has no decks"));
}

match::Outcome<match::Json> GameKit::randomDeck(const match::CardLibrary &, core::Rng &) const
{
    return without(*this, text::mark("the game {} has no random decks"));
}

std::vector<CardNote> GameKit::catalogue(const match::CardLibrary &) const
{
    return {};
}

std::string GameKit::cardText(const match::CardLibrary &, const std::string &) const
{
    return {};
}

} // namespace playmat::kit

namespace playmat::match {

core::PlayerId HostedGame::winner() const
{
    const Json result = resultJson();
    return result.is_object() ? result.value("winner", core::kNone) : core::kNone;
}

Done HostedGame::edit(const Json &)
{
    return Problem{"unsupported", text::said("positions of this game cannot be changed"), {}};
}

} // namespace playmat::match
