#include "kit/swu/host/deck_export.h"

#include "kit/swu/host/card_names.h"
#include "match/json.h"

#include <fmt/format.h>

#include <algorithm>
#include <span>

namespace playmat::match {

namespace {

std::string knownId(const swu::CardDb &db, const std::string &id)
{
    const swu::DefId card = db.find(id);
    return card == 0 ? id : db.def(card).id;
}

/// The entries with known ids; prints of one card are one entry.
std::vector<DeckEntry> together(const swu::CardDb &db, const std::vector<DeckEntry> &entries)
{
    std::vector<DeckEntry> out;
    for (const DeckEntry &entry : entries) {
        const std::string id = knownId(db, entry.id);
        const auto there = std::ranges::find(out, id, &DeckEntry::id);
        if (there == out.end())
            out.push_back({id, entry.count, {}, 0});
        else
            there->count += entry.count;
    }
    return out;
}

std::vector<DeckEntry> entriesOf(const swu::CardDb &db, const std::vector<swu::DefId> &cards)
{
    std::vector<DeckEntry> out;
    for (const swu::DefId card : cards)
        out.push_back({db.def(card).id, 1, {}, 0});
    return out;
}

std::string jsonOf(const DeckEntry &entry)
{
    return fmt::format(R"({{ "id": "{}", "count": {} }})", entry.id, entry.count);
}

std::string jsonOf(std::span<const DeckEntry> entries)
{
    std::string list;
    for (const DeckEntry &entry : entries)
        list += fmt::format("{}\n    {}", list.empty() ? "" : ",", jsonOf(entry));
    return list.empty() ? "[]" : fmt::format("[{}\n  ]", list);
}

void section(const swu::CardDb &db, std::string &out, std::string_view header,
             std::span<const DeckEntry> entries)
{
    if (entries.empty())
        return;
    out += fmt::format("{}{}\n", out.empty() ? "" : "\n", header);
    for (const DeckEntry &entry : entries) {
        const swu::DefId card = db.find(entry.id);
        out += fmt::format("{} | {}\n", entry.count,
                           card == 0 ? entry.id : listedName(db.def(card)));
    }
}

} // namespace

std::string exportDeckJson(const swu::CardDb &db, const DeckDocument &deck)
{
    const auto single = [&](const DeckEntry &entry) {
        return jsonOf(DeckEntry{knownId(db, entry.id), 1, {}, 0});
    };
    const std::string author
        = deck.author.empty() ? "" : fmt::format(R"(, "author": {})", toLine(deck.author));
    const std::string plain
        = deck.plain ? fmt::format(R"(, "{}": "{}")", kit::kUnwritten, kit::kPlain) : "";
    return fmt::format(R"({{
  "metadata": {{ "name": {}{}{} }},
  "leader": {},
  "base": {},
  "deck": {},
  "sideboard": {}
}}
)",
                       toLine(deck.name), author, plain, single(deck.leader), single(deck.base),
                       jsonOf(together(db, deck.cards)), jsonOf(together(db, deck.sideboard)));
}

std::string exportDeckText(const swu::CardDb &db, const DeckDocument &deck)
{
    std::string out;
    section(db, out, "Leaders", {&deck.leader, 1});
    section(db, out, "Base", {&deck.base, 1});
    section(db, out, "Deck", together(db, deck.cards));
    section(db, out, "Sideboard", together(db, deck.sideboard));
    return out;
}

Json deckJson(const swu::CardDb &db, std::string_view name, const swu::DeckChoice &deck)
{
    Json json{{"metadata", {{"name", name}}},
              {"leader", {{"id", db.def(deck.leader).id}}},
              {"base", {{"id", db.def(deck.base).id}}},
              {"deck", Json::array()}};
    for (const DeckEntry &entry : together(db, entriesOf(db, deck.cards)))
        json["deck"].push_back({{"id", entry.id}, {"count", entry.count}});
    return json;
}

} // namespace playmat::match
