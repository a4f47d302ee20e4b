#include "kit/swu/host/cards.h"

#include "engine/swu/language/loader.h"
#include "kit/common/host/card_problems.h"

#include <set>

namespace playmat::match {

namespace {

constexpr std::string_view kAliases = "aliases.json";
constexpr std::string_view kSchema = "schema.json";

} // namespace

const swu::CardDb &swuCards(const CardLibrary &library)
{
    static const swu::CardDb none;
    const auto *cards = dynamic_cast<const SwuCards *>(&library.cards());
    return cards == nullptr ? none : cards->db;
}

Outcome<std::shared_ptr<const GameCards>> readSwuCards(const std::vector<NamedText> &files,
                                                       const std::vector<std::string> &names)
{
    swu::CardLoader loader;
    for (const NamedText &file : files) {
        if (file.name == kAliases)
            loader.addAliases(file.name, file.text);
        else if (file.name != kSchema)
            loader.addSet(file.name, file.text);
    }
    const auto cards = std::make_shared<SwuCards>();
    cards->db = loader.take();
    if (!loader.errors().empty())
        return kit::cardProblem(loader.errors(), swu::describe);
    std::set<std::string> known(cards->db.names.begin(), cards->db.names.end());
    for (const std::string &name : names)
        if (known.insert(name).second)
            cards->db.names.push_back(name);
    return std::shared_ptr<const GameCards>(cards);
}

} // namespace playmat::match
