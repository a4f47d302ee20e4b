#include "scenarios/card_files.h"

#include "engine/core/check.h"
#include "match/game_kit.h"
#include "match/resources.h"

#include <fmt/format.h>

#include <algorithm>
#include <system_error>

namespace playmat::scenarios {

namespace fs = std::filesystem;

match::Outcome<CardFiles> CardFiles::read(const match::GameKit &kit, const fs::path &resources)
{
    CardFiles out;
    out.m_kit = &kit;
    std::error_code error;
    for (const auto &entry : fs::directory_iterator(resources / "cards" / kit.id(), error)) {
        if (entry.path().extension() != ".json")
            continue;
        const match::Outcome<std::string> text = match::readFile(entry.path());
        if (!text)
            return text.problem();
        Json set = Json::parse(text.value(), nullptr, false);
        if (!set.is_object() || !set.contains("cards") || !set["cards"].is_array())
            set = nullptr;
        out.m_files.push_back({{entry.path().filename().string(), text.value()}, std::move(set)});
    }
    std::sort(out.m_files.begin(), out.m_files.end(),
              [](const File &a, const File &b) { return a.text.name < b.text.name; });
    return out;
}

std::vector<std::string> CardFiles::files() const
{
    std::vector<std::string> out;
    for (const File &file : m_files)
        if (file.set.is_object())
            out.push_back(fs::path(file.text.name).stem().string());
    return out;
}

std::vector<std::string> CardFiles::ids(const std::string &name) const
{
    std::vector<std::string> out;
    for (const File &file : m_files)
        if (file.set.is_object() && (name.empty() || file.text.name == name + ".json"))
            for (const Json &card : file.set["cards"])
                out.push_back(card.value("id", std::string()));
    return out;
}

CardFiles::Place CardFiles::find(const std::string &id) const
{
    for (std::size_t file = 0; file < m_files.size(); ++file) {
        if (!m_files[file].set.is_object())
            continue;
        const Json &cards = m_files[file].set["cards"];
        for (std::size_t card = 0; card < cards.size(); ++card)
            if (cards[card].value("id", std::string()) == id)
                return {file, card};
    }
    ENGINE_CHECK(false, m_files.size(), 0);
    return {};
}

const Json &CardFiles::card(const std::string &id) const
{
    const Place place = find(id);
    return m_files[place.file].set["cards"][place.card];
}

match::Outcome<match::CardLibrary> CardFiles::library() const
{
    std::vector<match::NamedText> texts;
    for (const File &file : m_files)
        texts.push_back(file.text);
    return match::CardLibrary::fromTexts(*m_kit, texts, {});
}

match::Outcome<match::CardLibrary> CardFiles::libraryWith(const std::string &id,
                                                          const Json &card) const
{
    const Place place = find(id);
    std::vector<match::NamedText> texts;
    for (const File &file : m_files)
        texts.push_back(file.text);
    Json set = m_files[place.file].set;
    set["cards"][place.card] = card;
    texts[place.file].text = match::toLine(set);
    return match::CardLibrary::fromTexts(*m_kit, texts, {});
}

} // namespace playmat::scenarios
