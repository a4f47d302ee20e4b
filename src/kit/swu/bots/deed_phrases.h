#pragma once

#include "text/language.h"

#include <string_view>

/// What a seat does, as it is said of it. Each is a whole clause or sentence, for a language may
/// say "You put down Wampa as a resource." with its verb in two places, and another verb for
/// "they".
namespace playmat::bots::deeds {

enum class Voice : unsigned char {
    Advice, ///< "attack Wampa with Luke Skywalker"
    You, ///< "You attack Wampa with Luke Skywalker."
    They,
};

struct Deed
{
    std::string_view advice;
    std::string_view you;
    std::string_view they;

    [[nodiscard]] constexpr std::string_view in(Voice voice) const
    {
        return voice == Voice::Advice ? advice : voice == Voice::You ? you : they;
    }
};

inline constexpr Deed kName{text::mark("name {}"), text::mark("You name {}."),
                            text::mark("They name {}.")};
inline constexpr Deed kGiveNothing{text::mark("give nothing"), text::mark("You give nothing."),
                                   text::mark("They give nothing.")};
inline constexpr Deed kGive{text::mark("give {}"), text::mark("You give {}."),
                            text::mark("They give {}.")};
inline constexpr Deed kTakeFirst{text::mark("take {} first"), text::mark("You take {} first."),
                                 text::mark("They take {} first.")};
inline constexpr Deed kNoResource{text::mark("put down no resource"),
                                  text::mark("You put down no resource."),
                                  text::mark("They put down no resource.")};
inline constexpr Deed kResource{text::mark("put down {} as a resource"),
                                text::mark("You put down {} as a resource."),
                                text::mark("They put down {} as a resource.")};
inline constexpr Deed kChooseNothing{text::mark("choose nothing"),
                                     text::mark("You choose nothing."),
                                     text::mark("They choose nothing.")};
inline constexpr Deed kChoose{text::mark("choose {}"), text::mark("You choose {}."),
                              text::mark("They choose {}.")};
inline constexpr Deed kPlay{text::mark("play {}"), text::mark("You play {}."),
                            text::mark("They play {}.")};
inline constexpr Deed kPlayOn{text::mark("play {0} on {1}"), text::mark("You play {0} on {1}."),
                              text::mark("They play {0} on {1}.")};
inline constexpr Deed kAttack{text::mark("attack {0} with {1}"),
                              text::mark("You attack {0} with {1}."),
                              text::mark("They attack {0} with {1}.")};
inline constexpr Deed kUse{text::mark("use the ability {}"), text::mark("You use the ability {}."),
                           text::mark("They use the ability {}.")};
inline constexpr Deed kNotUse{text::mark("not use the ability {}"),
                              text::mark("You don't use the ability {}."),
                              text::mark("They don't use the ability {}.")};
inline constexpr Deed kDeploy{text::mark("deploy {}"), text::mark("You deploy {}."),
                              text::mark("They deploy {}.")};
inline constexpr Deed kDeployOn{text::mark("deploy {0} on {1}"),
                                text::mark("You deploy {0} on {1}."),
                                text::mark("They deploy {0} on {1}.")};
inline constexpr Deed kInitiative{text::mark("take the initiative"),
                                  text::mark("You take the initiative."),
                                  text::mark("They take the initiative.")};
inline constexpr Deed kPass{text::mark("pass"), text::mark("You pass."), text::mark("They pass.")};
inline constexpr Deed kResolveFirst{text::mark("resolve {} first"),
                                    text::mark("You resolve {} first."),
                                    text::mark("They resolve {} first.")};
inline constexpr Deed kDefeatToPay{text::mark("defeat {} to pay"),
                                   text::mark("You defeat {} to pay."),
                                   text::mark("They defeat {} to pay.")};
inline constexpr Deed kDiscardToPay{text::mark("discard {} to pay"),
                                    text::mark("You discard {} to pay."),
                                    text::mark("They discard {} to pay.")};
inline constexpr Deed kKeep{text::mark("keep this hand"), text::mark("You keep this hand."),
                            text::mark("They keep this hand.")};
inline constexpr Deed kMulligan{text::mark("draw a new hand"), text::mark("You draw a new hand."),
                                text::mark("They draw a new hand.")};
inline constexpr Deed kChooseYourself{text::mark("choose yourself"),
                                      text::mark("You choose yourself."),
                                      text::mark("They choose you.")};
inline constexpr Deed kChooseOther{text::mark("choose the other player"),
                                   text::mark("You choose the other player."),
                                   text::mark("They choose themselves.")};
inline constexpr Deed kMode{text::mark("choose with {0}: {1}"),
                            text::mark("You choose with {0}: {1}."),
                            text::mark("They choose with {0}: {1}.")};
inline constexpr Deed kGoOn{text::mark("go on"), text::mark("You go on."),
                            text::mark("They go on.")};
inline constexpr Deed kRevealMore{text::mark("reveal another card"),
                                  text::mark("You reveal another card."),
                                  text::mark("They reveal another card.")};
inline constexpr Deed kStopRevealing{text::mark("stop revealing cards"),
                                     text::mark("You stop revealing cards."),
                                     text::mark("They stop revealing cards.")};
inline constexpr Deed kSayNo{text::mark("say “no” to {}"), text::mark("You say “no” to {}."),
                             text::mark("They say “no” to {}.")};
inline constexpr Deed kSayNothing{text::mark("say nothing to {}"),
                                  text::mark("You say nothing to {}."),
                                  text::mark("They say nothing to {}.")};
inline constexpr Deed kPayFor{text::mark("pay for {}"), text::mark("You pay for {}."),
                              text::mark("They pay for {}.")};
inline constexpr Deed kNotPayFor{text::mark("not pay for {}"), text::mark("You don't pay for {}."),
                                 text::mark("They don't pay for {}.")};

/// What a card is called: it may be hidden, and whose a base is says which one it is.
struct CardNames
{
    std::string_view named;
    std::string_view hidden;
    std::string_view guessed;
    std::string_view yourBase;
    std::string_view theirBase;
};
inline constexpr CardNames kCard{"{}", text::mark("a card"), text::mark("a card (perhaps {})"),
                                 text::mark("your base"), text::mark("their base")};
inline constexpr CardNames kOfCard{text::mark("of {}"), text::mark("of a card"),
                                   text::mark("of a card (perhaps {})"), text::mark("of your base"),
                                   text::mark("of their base")};

} // namespace playmat::bots::deeds
