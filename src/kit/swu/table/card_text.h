#pragma once

#include "engine/swu/language/card_db.h"

#include <QString>

namespace playmat::table {

/// The generated text of cards in the language of who reads it, with the markup that RulesText
/// reads.
class CardText
{
public:
    /// Everything a card says; for a leader, both sides.
    [[nodiscard]] static QString rules(const swu::CardDb &db, swu::DefId def,
                                       swu::Face face = swu::Face::Any);
    /// One ability as a sentence, without the name of the card or of the upgrade that gives it.
    [[nodiscard]] static QString ability(const swu::CardDb &db, swu::AbilityId ability);
    /// What an ability does or asks at one place of its tree.
    [[nodiscard]] static QString effect(const swu::CardDb &db, swu::NodeId node,
                                        swu::DefId card = 0);
    /// What yes to that place of the tree does, for a button; `it` names the card looked at.
    [[nodiscard]] static QString offer(const swu::CardDb &db, swu::NodeId node, swu::DefId card,
                                       const QString &it = {});
    /// The question whether to pay, with the results of both answers.
    [[nodiscard]] static QString payment(const swu::CardDb &db, swu::NodeId node, swu::DefId card);
    /// What must hold, as it follows "if"; the card is the one with the ability.
    [[nodiscard]] static QString condition(const swu::CardDb &db, swu::CondId cond,
                                           swu::DefId card);
    /// What a way of playing is called: "Smuggle"; empty: it has no name.
    [[nodiscard]] static QString way(const swu::CardDb &db, swu::AbilityId way);
    /// The card that lets others be played by this ability; empty: they say it themselves.
    [[nodiscard]] static QString giverOfWay(const swu::CardDb &db, swu::AbilityId way);
    /// Markup taken out, for menus, logs and speech.
    [[nodiscard]] static QString plain(const QString &markup);
};

} // namespace playmat::table
