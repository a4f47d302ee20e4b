#pragma once

#include "engine/swu/language/card_db.h"
#include "engine/swu/view/observation.h"
#include "kit/common/table/shown_words.h"
#include "kit/swu/host/text_places.h"

#include <QString>
#include <QStringList>

/// The words of Star Wars: Unlimited that cards show. Everything that a person reads
/// has an id (text/language.h); names of cards are data.
namespace playmat::table {

struct SwuTexts
{
    static constexpr std::string_view kCardTexts = swu::kCardTexts;
    static constexpr std::string_view kWordTexts = swu::kWordTexts;
};

class CardWords : public kit::ShownWords<SwuTexts>
{
public:
    [[nodiscard]] static QString typeName(const swu::CardDef &def); ///< "Token Unit": as CardFacts
    [[nodiscard]] static QString arenaName(const swu::CardDef &def);
    [[nodiscard]] static QStringList aspects(const swu::CardDef &def); ///< one entry per icon
    [[nodiscard]] static QStringList traits(const swu::CardDb &db, const swu::CardDef &def);
    /// "Sentinel", "Raid 2".
    [[nodiscard]] static QStringList keywords(swu::Keywords bits, int raid, int restore);
    /// What a keyword means, in our own words and without its number.
    [[nodiscard]] static QString keywordMeaning(const QString &keyword);
    /// Why the game has stopped, where a limit of the program was reached.
    [[nodiscard]] static QString suspended(swu::Capacity capacity);
    [[nodiscard]] static QString zoneName(swu::Zone zone);

    /// "Snowtrooper, ground unit, power 2, 1 of 3 HP left, exhausted, 1 upgrade".
    [[nodiscard]] static QString spoken(const swu::CardDb &db, const swu::CardView &card,
                                        const swu::Observation &seen);
    /// "A card in Marek's hand, face down".
    [[nodiscard]] static QString spokenHidden(const swu::CardView &card, const QString &player);

    [[nodiscard]] static QString name(const swu::CardDef &def)
    {
        return QString::fromStdString(def.name);
    }
    [[nodiscard]] static QString id(const swu::CardDef &def)
    {
        return QString::fromStdString(def.id);
    }
};

} // namespace playmat::table
