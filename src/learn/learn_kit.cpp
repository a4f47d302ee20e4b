#include "learn/learn_kit.h"

#include "match/game_kit.h"
#include "match/resources.h"

namespace playmat::learn {

std::filesystem::path lessonsOf(const match::CardLibrary &library)
{
    return match::findResources() / "lessons" / library.kit().id();
}

std::filesystem::path rulesOf(const match::CardLibrary &library)
{
    return match::findResources() / "rules" / library.kit().id();
}

std::filesystem::path rulingsOf(const match::CardLibrary &library)
{
    return match::findResources() / "rulings" / library.kit().id();
}

std::filesystem::path puzzlesOf(const match::CardLibrary &library)
{
    return match::findResources() / "puzzles" / (std::string(library.kit().id()) + ".json");
}

} // namespace playmat::learn
