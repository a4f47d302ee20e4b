#pragma once

#include "engine/lorcana/language/card_db.h"
#include "match/card_library.h"

#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

/// Disney Lorcana as the rest of the program meets it.
namespace playmat::lorcana::host {

using match::Json;
using match::Outcome;
using match::Problem;

/// The cards, and how people write their names.
struct LorcanaCards final : match::GameCards
{
    CardDb db;

    /// Notes the names of all cards; after cards were added.
    void index();
    /// The cards that may be meant by a name with or without a version, whatever its case, accents
    /// and punctuation; several prints of a card are the first of them. A made-up card is none.
    [[nodiscard]] std::vector<DefId> written(std::string_view name) const;
    /// A name line without a version, as somebody typed it; 0: no card has it.
    [[nodiscard]] NameId typedName(std::string_view name) const;
    /// The card of a printed id as people write them: "1-005", "1-5", "001-005"; 0: there is none.
    [[nodiscard]] DefId printed(std::string_view id) const;

private:
    std::unordered_map<std::string, std::vector<DefId>> m_whole; ///< name and version
    std::unordered_map<std::string, std::vector<DefId>> m_titles; ///< name alone
    std::unordered_map<std::string, NameId> m_names;
};

[[nodiscard]] const LorcanaCards &cardsOf(const match::CardLibrary &library);

/// Reads the card files. `names` can be named beside the cards'. Code bad_card_data: a mistake in
/// any file, with its place.
[[nodiscard]] Outcome<std::shared_ptr<const match::GameCards>>
readCards(const std::vector<match::NamedText> &files, const std::vector<std::string> &names = {});

} // namespace playmat::lorcana::host
