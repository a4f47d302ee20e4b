#include "kit/riftbound/host/cards.h"

#include "engine/riftbound/language/loader.h"
#include "kit/common/host/card_problems.h"
#include "match/folded_name.h"

#include <fmt/format.h>

namespace playmat::riftbound::host {

namespace {

std::string lineOf(const LoadError &p)
{
    return fmt::format("{}: {}{}", p.file, p.path.empty() ? "" : p.path + ": ", p.message);
}

} // namespace

void RiftboundCards::index()
{
    m_names.clear();
    for (std::size_t i = 1; i < db.defs.size(); ++i)
        if (!db.defs[i].set.empty())
            m_names.emplace(match::foldedName(db.defs[i].name), static_cast<DefId>(i));
}

DefId RiftboundCards::written(std::string_view name) const
{
    const auto found = m_names.find(match::foldedName(name));
    return found == m_names.end() ? DefId{0} : found->second;
}

const RiftboundCards &cardsOf(const match::CardLibrary &library)
{
    static const RiftboundCards none;
    const auto *cards = dynamic_cast<const RiftboundCards *>(&library.cards());
    return cards == nullptr ? none : *cards;
}

Outcome<std::shared_ptr<const match::GameCards>>
readCards(const std::vector<match::NamedText> &files)
{
    std::vector<CardFile> texts;
    for (const match::NamedText &file : files)
        texts.push_back({file.name, file.text});
    Loaded loaded = loadCards(texts);
    if (!loaded.problems.empty())
        return kit::cardProblem(loaded.problems, lineOf);
    const auto cards = std::make_shared<RiftboundCards>();
    cards->db = std::move(loaded.db);
    cards->index();
    return std::shared_ptr<const match::GameCards>(cards);
}

} // namespace playmat::riftbound::host
