#pragma once

#include "match/card_library.h"

#include <filesystem>
#include <string>
#include <vector>

namespace playmat::match {
class GameKit;
}

namespace playmat::scenarios {

using match::Json;

/// The card files of a game; they can be loaded again with one card changed.
class CardFiles
{
public:
    [[nodiscard]] static match::Outcome<CardFiles> read(const match::GameKit &kit,
                                                        const std::filesystem::path &resources);

    /// The ids of all cards in file order, or of the cards in one file, given by its stem ("sor").
    [[nodiscard]] std::vector<std::string> ids(const std::string &file = {}) const;
    /// The stems of the files that contain cards.
    [[nodiscard]] std::vector<std::string> files() const;
    /// The card as its file has it; the card must exist.
    [[nodiscard]] const Json &card(const std::string &id) const;

    [[nodiscard]] match::Outcome<match::CardLibrary> library() const;
    /// The library with `card` in place of the card with that id.
    [[nodiscard]] match::Outcome<match::CardLibrary> libraryWith(const std::string &id,
                                                                 const Json &card) const;

private:
    struct File
    {
        match::NamedText text;
        Json set; ///< the content of the file; null if it has no `cards`
    };
    struct Place
    {
        std::size_t file = 0;
        std::size_t card = 0;
    };

    [[nodiscard]] Place find(const std::string &id) const;

    const match::GameKit *m_kit = nullptr;
    std::vector<File> m_files;
};

} // namespace playmat::scenarios
