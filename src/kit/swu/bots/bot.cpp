#include "kit/swu/bots/bot.h"

#include "kit/swu/bots/hoarder_bot.h"
#include "kit/swu/bots/random_bot.h"

namespace playmat::bots {

std::unique_ptr<Bot> makeBot(std::string_view name, std::uint64_t seed, std::size_t names)
{
    if (name == "random")
        return std::make_unique<RandomBot>(seed, names);
    if (name == "hoarder")
        return std::make_unique<HoarderBot>(seed, names);
    return nullptr;
}

} // namespace playmat::bots
