#include "kit/lorcana/host/cards.h"

#include "engine/lorcana/language/loader.h"
#include "kit/common/host/card_problems.h"
#include "match/folded_name.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace playmat::lorcana::host {

using match::foldedName;

namespace {

constexpr std::string_view kSchema = "schema.json";

std::string lineOf(const LoadError &p)
{
    return fmt::format("{}: {}{}{}", p.file, p.card.empty() ? "" : p.card + ": ",
                       p.path.empty() ? "" : p.path + ": ", p.message);
}

/// The digits of a text as a number without zeros before it; empty when it is none.
std::string plainNumber(std::string_view text)
{
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() ? std::to_string(number)
                                                                    : std::string();
}

} // namespace

void LorcanaCards::index()
{
    for (auto *map : {&m_whole, &m_titles})
        map->clear();
    const auto add = [&](auto &map, const std::string &key, DefId card) {
        std::vector<DefId> &cards = map[key];
        const auto same
            = [&](DefId other) { return db.def(other).fullName() == db.def(card).fullName(); };
        if (std::ranges::none_of(cards, same))
            cards.push_back(card);
    };
    for (std::size_t i = 1; i < db.defs.size(); ++i) {
        const CardDef &card = db.defs[i];
        for (const NameId name : card.names)
            if (name != 0)
                m_names.emplace(foldedName(db.nameText(name)), name);
        if (card.madeUp)
            continue;
        add(m_whole, foldedName(card.fullName()), static_cast<DefId>(i));
        add(m_titles, foldedName(card.name), static_cast<DefId>(i));
    }
}

std::vector<DefId> LorcanaCards::written(std::string_view name) const
{
    for (const auto *map : {&m_whole, &m_titles})
        if (const auto found = map->find(foldedName(name)); found != map->end())
            return found->second;
    return {};
}

NameId LorcanaCards::typedName(std::string_view name) const
{
    const auto found = m_names.find(foldedName(name));
    return found == m_names.end() ? NameId{0} : found->second;
}

DefId LorcanaCards::printed(std::string_view id) const
{
    if (const DefId card = db.find(id); card != 0)
        return card;
    const std::size_t dash = id.find('-');
    if (dash == std::string_view::npos)
        return 0;
    const std::string set = plainNumber(id.substr(0, dash));
    const std::string number = plainNumber(id.substr(dash + 1));
    return set.empty() || number.empty() ? DefId{0}
                                         : db.find(fmt::format("{}-{:0>3}", set, number));
}

const LorcanaCards &cardsOf(const match::CardLibrary &library)
{
    static const LorcanaCards none;
    const auto *cards = dynamic_cast<const LorcanaCards *>(&library.cards());
    return cards == nullptr ? none : *cards;
}

Outcome<std::shared_ptr<const match::GameCards>>
readCards(const std::vector<match::NamedText> &files, const std::vector<std::string> &names)
{
    std::vector<CardFile> texts;
    for (const match::NamedText &file : files)
        if (file.name != kSchema)
            texts.push_back({file.name, file.text});
    Loaded loaded = loadCards(texts);
    if (!loaded.problems.empty())
        return kit::cardProblem(loaded.problems, lineOf);
    const auto cards = std::make_shared<LorcanaCards>();
    cards->db = std::move(loaded.db);
    cards->index();
    for (const std::string &name : names)
        (void)cards->db.nameOf(name);
    return std::shared_ptr<const match::GameCards>(cards);
}

} // namespace playmat::lorcana::host
