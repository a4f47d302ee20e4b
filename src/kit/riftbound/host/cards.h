#pragma once

#include "engine/riftbound/language/card_db.h"
#include "match/card_library.h"

#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

/// Riftbound as the rest of the program meets it.
namespace playmat::riftbound::host {

using match::Json;
using match::Outcome;
using match::Problem;

/// The cards, and how people write their names.
struct RiftboundCards final : match::GameCards
{
    CardDb db;

    /// Notes the names of all cards; after cards were added.
    void index();
    /// The card of that name, whatever its case and punctuation; several prints of a card are the
    /// first of them. 0: there is none.
    [[nodiscard]] DefId written(std::string_view name) const;

private:
    std::unordered_map<std::string, DefId> m_names;
};

[[nodiscard]] const RiftboundCards &cardsOf(const match::CardLibrary &library);

/// Reads the card files. Code bad_card_data: a mistake in any file, with its place.
[[nodiscard]] Outcome<std::shared_ptr<const match::GameCards>>
readCards(const std::vector<match::NamedText> &files);

} // namespace playmat::riftbound::host
