#pragma once

#include "engine/riftbound/language/card_db.h"
#include "engine/riftbound/view/observation.h"
#include "kit/common/table/shown_words.h"
#include "kit/riftbound/host/text_places.h"
#include "table/view/card_facts.h"

#include <QString>
#include <QStringList>

/// The words of Riftbound that cards show. Everything that a person reads has an id
/// (text/language.h); names of cards are data, and what cards say is made from their trees.
namespace playmat::riftbound::board {

struct Texts
{
    static constexpr std::string_view kCardTexts = riftbound::kCardTexts;
    static constexpr std::string_view kWordTexts = riftbound::kWordTexts;
};

class Words : public kit::ShownWords<Texts>
{
public:
    /// "Annie, Fiery"; by facts, its two halves.
    [[nodiscard]] static QString title(const CardDef &def)
    {
        return QString::fromStdString(def.name).remove(QStringLiteral(" - Starter"));
    }
    [[nodiscard]] static QString title(const table::CardFacts &facts)
    {
        return facts.subtitle.isEmpty() ? facts.name
                                        : facts.name + QStringLiteral(", ") + facts.subtitle;
    }
    [[nodiscard]] static QString id(const CardDef &def) { return QString::fromStdString(def.id); }
    [[nodiscard]] static QString
    typeName(const CardDef &def); ///< "Unit", "Token Unit": as CardFacts
    [[nodiscard]] static QString kindName(const CardDef &def); ///< "unit", for sentences
    [[nodiscard]] static QStringList domains(unsigned bits); ///< "Fury": as CardFacts
    [[nodiscard]] static QStringList tags(const CardDb &db, const Tags &tags);
    /// The power in the cost of a card: the domain of each pip; "Any" if several domains can pay.
    [[nodiscard]] static QStringList pips(const CardDef &def);

    /// Why the game has stopped, where a limit of the program was reached.
    [[nodiscard]] static QString suspended(Capacity capacity);

    /// "Tank", "Assault 2".
    [[nodiscard]] static QStringList printedKeywords(const CardDef &def);
    [[nodiscard]] static QStringList keywords(const CardView &card);
    /// What a keyword means, in our own words, with its number.
    [[nodiscard]] static QString keywordMeaning(const QString &keyword);
    [[nodiscard]] static QString zoneName(Zone zone);

    /// "3 energy, 1 Fury"; of nothing: "free".
    [[nodiscard]] static QString cost(const Cost &cost);
    [[nodiscard]] static QString energy(int number);

    /// Everything that a card says, with the markup of the card faces.
    [[nodiscard]] static QString text(const CardDb &db, DefId def);
    /// The same in plain words, in one paragraph.
    [[nodiscard]] static QString plainText(const CardDb &db, DefId def);
    /// One ability in words.
    [[nodiscard]] static QString ability(const CardDb &db, AbilityId ability);
    /// One mode of an ability in words.
    [[nodiscard]] static QString mode(const CardDb &db, AbilityId ability, int mode);
    /// A keyword's name as it may stand in front of what it does; empty: no keyword provides it.
    [[nodiscard]] static QString abilityName(const CardDb &db, AbilityId ability);
    /// Marks such as [2] in words, for menus, logs and speech.
    [[nodiscard]] static QString plain(const QString &text);

    /// "Annie, Fiery, unit, Might 6, printed 5, attacking, exhausted"; `where`: after the kind.
    [[nodiscard]] static QString spoken(const CardDb &db, const CardView &card,
                                        const QString &where);
    [[nodiscard]] static QString spokenHidden(const CardView &card, const QString &player,
                                              const QString &place);
};

} // namespace playmat::riftbound::board
