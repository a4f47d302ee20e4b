#pragma once

#include "engine/riftbound/language/card_db.h"
#include "match/card_library.h"

#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

/// Riftbound, as the rest of the program uses it.
namespace playmat::riftbound::host {

using match::Json;
using match::Outcome;
using match::Problem;

/// The cards, with an index of the names that players write.
struct RiftboundCards final : match::GameCards
{
    CardDb db;

    /// Indexes the names of all cards; call it after adding cards.
    void index();
    /// The card with that name, regardless of case and punctuation; of several prints, the first
    /// one. 0: no such card.
    [[nodiscard]] DefId written(std::string_view name) const;

private:
    std::unordered_map<std::string, DefId> m_names;
};

[[nodiscard]] const RiftboundCards &cardsOf(const match::CardLibrary &library);

/// Reads the card files. Code bad_card_data: an error in a file, with its location.
[[nodiscard]] Outcome<std::shared_ptr<const match::GameCards>>
readCards(const std::vector<match::NamedText> &files);

} // namespace playmat::riftbound::host
