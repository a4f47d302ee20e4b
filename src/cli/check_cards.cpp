#include "cli/commands.h"

#include <fmt/format.h>

#include <cstdio>
#include <map>

namespace playmat::cli {

int checkCards(const match::CardLibrary &library)
{
    struct Count
    {
        int cards = 0;
        int playable = 0;
    };
    std::map<std::string, Count> sets;
    for (std::size_t i = 1; i < library.swu().defs.size(); ++i) {
        const swu::CardDef &card = library.swu().defs[i];
        Count &set = sets[card.id.substr(0, card.id.find('_'))];
        ++set.cards;
        set.playable += card.playable ? 1 : 0;
        if (!card.playable)
            fmt::print("{}  {}{}{}: {}\n", card.id, card.name, card.subtitle.empty() ? "" : ", ",
                       card.subtitle, card.whyNot);
    }
    for (const auto &[name, set] : sets)
        fmt::print("{}: {} of {} cards are playable\n", name, set.playable, set.cards);
    return 0;
}

} // namespace playmat::cli
