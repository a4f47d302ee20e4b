#pragma once

#include "engine/lorcana/language/card_db.h"
#include "engine/lorcana/view/observation.h"
#include "kit/common/table/shown_words.h"
#include "kit/lorcana/host/text_places.h"
#include "table/view/card_facts.h"

#include <QString>
#include <QStringList>

/// The words of Disney Lorcana that cards show. Everything that a person reads has an id
/// (text/language.h); names of cards are data, and what cards say is made from their trees.
namespace playmat::lorcana::board {

struct Texts
{
    static constexpr std::string_view kCardTexts = lorcana::kCardTexts;
    static constexpr std::string_view kWordTexts = lorcana::kWordTexts;
};

class Words : public kit::ShownWords<Texts>
{
public:
    [[nodiscard]] static QString name(const CardDef &def)
    {
        return QString::fromStdString(def.name);
    }
    [[nodiscard]] static QString version(const CardDef &def)
    {
        return QString::fromStdString(def.version);
    }
    /// Name and version, as logs write them in bold.
    [[nodiscard]] static QString title(const CardDef &def)
    {
        return QString::fromStdString(def.fullName());
    }
    [[nodiscard]] static QString title(const table::CardFacts &facts)
    {
        return facts.subtitle.isEmpty() ? facts.name
                                        : facts.name + QStringLiteral(" - ") + facts.subtitle;
    }
    [[nodiscard]] static QString id(const CardDef &def) { return QString::fromStdString(def.id); }
    [[nodiscard]] static QString
    typeName(const CardDef &def); ///< "Character", "Song": as CardFacts
    [[nodiscard]] static QString kindName(const CardDef &def); ///< "character", for sentences
    [[nodiscard]] static QStringList inks(const CardDef &def);
    [[nodiscard]] static QStringList classes(const CardDb &db, const CardDef &def);

    /// Why the game has stopped, where a limit of the program was reached.
    [[nodiscard]] static QString suspended(Capacity capacity);

    /// "Evasive", "Challenger +2", "Shift 3".
    [[nodiscard]] static QStringList printedKeywords(const CardDef &def);
    [[nodiscard]] static QStringList keywords(const CardDb &db, const CardView &card);
    [[nodiscard]] static QStringList keywords(Keywords bits, int challenger, int resist);
    /// What a keyword means, in our own words, with its number.
    [[nodiscard]] static QString keywordMeaning(const QString &keyword);
    /// What effects forbid or allow a card now: "can't quest".
    [[nodiscard]] static QStringList rules(Rules rules);
    [[nodiscard]] static QString zoneName(Zone zone);

    /// Everything that a card says, with the markup of the card faces.
    [[nodiscard]] static QString text(const CardDb &db, DefId def);
    /// One ability in words, without its name.
    [[nodiscard]] static QString ability(const CardDb &db, AbilityId ability, DefId card);
    /// Its name as printed, or its keyword; empty when it has none.
    [[nodiscard]] static QString abilityName(const CardDb &db, AbilityId ability);
    /// What is done at one place of a tree: a whole sentence, or the clause alone.
    [[nodiscard]] static QString sentence(const CardDb &db, NodeId node, DefId card);
    [[nodiscard]] static QString clause(const CardDb &db, NodeId node, DefId card);
    /// The same for a button: without "you may".
    [[nodiscard]] static QString offer(const CardDb &db, NodeId node, DefId card);
    /// Whether the sentence says that something is chosen.
    [[nodiscard]] static bool saysWhatIsChosen(const CardDb &db, NodeId node, DefId card);
    [[nodiscard]] static QString effects(const CardDb &db, NodeId first, DefId card);
    /// Marks such as {I} in words, for menus, logs and speech.
    [[nodiscard]] static QString plain(const QString &text);

    /// "Ariel, character, strength 3, 1 of 4 willpower left, lore 2, exerted".
    [[nodiscard]] static QString spoken(const CardDb &db, const CardView &card,
                                        const Observation &seen);
    [[nodiscard]] static QString spokenHidden(const CardView &card, const QString &player);
};

} // namespace playmat::lorcana::board
