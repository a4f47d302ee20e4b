#pragma once

#include "engine/swu/language/card_db.h"

#include <string>
#include <string_view>

/// The rules text of cards, printed from the same trees that are played, so that it cannot say
/// anything else. One table of phrases is one language (print_phrases.h).
///
/// Rich text uses the markup of the card faces: <b>, <br>, <p>, {keyword:Sentinel}, {trait:Rebel},
/// {aspect:villainy}, {resource:2}, {exhaust}. Plain text has words and line breaks instead.
namespace playmat::swu {

enum class Markup : std::uint8_t { Rich, Plain };

/// Everything that one side of a card says: keywords, then its abilities, one paragraph each.
/// Cards with only one side have it under every face.
[[nodiscard]] std::string printCard(const CardDb &db, DefId card, Face face = Face::Any,
                                    Markup markup = Markup::Rich);
[[nodiscard]] std::string printAbility(const CardDb &db, AbilityId ability,
                                       Markup markup = Markup::Rich);
/// The ability as its user reads it: if an upgrade gives it, without the words that say so.
[[nodiscard]] std::string printUsed(const CardDb &db, AbilityId ability,
                                    Markup markup = Markup::Rich);
/// One effect without its condition, as a request: "Deal 2 damage to another friendly unit". The
/// card is the one with the ability ("this unit").
[[nodiscard]] std::string printNode(const CardDb &db, NodeId node, DefId card = 0,
                                    Markup markup = Markup::Rich);
/// What yes to such an effect does, as a button says it: "Put Wampa on the bottom of your deck".
/// `it` names the card that is looked at; empty: "it".
[[nodiscard]] std::string printOffer(const CardDb &db, NodeId node, DefId card,
                                     std::string_view it = {}, Markup markup = Markup::Plain);
/// The question whether to pay for such an effect, with the results of yes and no: "Pay 1 resource?
/// If you don't, return this unit to its owner's hand."
[[nodiscard]] std::string printPayment(const CardDb &db, NodeId node, DefId card,
                                       Markup markup = Markup::Plain);
/// A condition as it follows "if": "you played a Villainy card this phase".
[[nodiscard]] std::string printCondition(const CardDb &db, CondId cond, DefId card = 0,
                                         Markup markup = Markup::Plain);
/// What may be chosen: "another friendly unit".
[[nodiscard]] std::string printSelector(const CardDb &db, SelId selector, DefId card = 0,
                                        Markup markup = Markup::Rich);

/// "Smuggle"; empty for a card that is played as any other.
[[nodiscard]] std::string wayName(PlayWay way);
/// What lets the card be played by this ability: "Smuggle".
[[nodiscard]] std::string wayName(const CardDb &db, AbilityId way);
/// "Raid 2"; without a number where the keyword has none.
[[nodiscard]] std::string keywordName(Keywords keyword, int number = 0);

/// Rich text as words.
[[nodiscard]] std::string withoutMarkup(std::string_view rich);

} // namespace playmat::swu
