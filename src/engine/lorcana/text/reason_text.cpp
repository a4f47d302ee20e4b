#include "engine/lorcana/text/reason_text.h"

#include <algorithm>
#include <array>
#include <string_view>

/// Refusals in words.
namespace playmat::lorcana {

namespace {

/// {c0} is the card in the first parameter, {n1} the number in the second, {p0} a player.
struct Words
{
    Reason reason;
    std::string_view text;
};

constexpr std::array kWords{
    Words{Reason::GameOver, "The game is over."},
    Words{Reason::NotThisDecision, "Something else must be decided first."},
    Words{Reason::NoSuchOption, "There is no option {n0}."},
    Words{Reason::WrongCount, "{n0} were chosen, but it must be from {n1} to {n2}."},
    Words{Reason::TwiceTheSame, "Option {n0} was chosen twice."},
    Words{Reason::WrongTotal, "The total is {n0}, but it must be from {n1} to {n2}."},
    Words{Reason::UnknownName, "No card has this name."},
    Words{Reason::NotYourTurn, "It is for {p0} to decide now."},
    Words{Reason::NotYours, "{c0} is not yours."},
    Words{Reason::NotInHand, "{c0} is not in your hand."},
    Words{Reason::NotInPlay, "{c0} is not in play."},
    Words{Reason::NoInkwellSymbol, "{c0} has no inkwell symbol, so it cannot be inked."},
    Words{Reason::AlreadyInked, "No more cards can be inked this turn."},
    Words{Reason::NotEnoughInk, "{c0} takes {n1} ink, and only {n2} is ready."},
    Words{Reason::CannotPlay, "An effect keeps {c0} from being played."},
    Words{Reason::NotACharacter, "{c0} is not a character in play."},
    Words{Reason::IsDrying, "{c0} is still drying."},
    Words{Reason::IsExerted, "{c0} is exerted."},
    Words{Reason::IsReckless, "{c0} is Reckless and cannot quest."},
    Words{Reason::CantQuest, "An effect keeps {c0} from questing."},
    Words{Reason::CantChallenge, "An effect keeps {c0} from challenging."},
    Words{Reason::TargetReady, "{c0} is ready; only exerted characters can be challenged."},
    Words{Reason::TargetYours, "{c0} is yours."},
    Words{Reason::CantBeChallenged, "{c0} cannot be challenged."},
    Words{Reason::HasEvasive, "{c0} has Evasive; only characters with Evasive can challenge them."},
    Words{Reason::BodyguardFirst, "{c0} has Bodyguard and must be challenged first."},
    Words{Reason::NotALocation, "{c0} is not a location of yours."},
    Words{Reason::AlreadyThere, "{c0} is already at {c1}."},
    Words{Reason::CantMove, "An effect keeps {c0} from moving."},
    Words{Reason::NotASong, "{c0} is not a song."},
    Words{Reason::CostTooLow, "{c0} counts as cost {n1}; the song needs {n2}."},
    Words{Reason::CantSing, "An effect keeps {c0} from singing."},
    Words{Reason::NoShift, "{c0} has no Shift."},
    Words{Reason::WrongBase, "{c0} cannot be put on top of {c1}."},
    Words{Reason::UsedThisTurn, "This ability of {c0} has already been used this turn."},
    Words{Reason::CostNotPayable, "The costs of {c0} cannot be paid."},
    Words{Reason::MustChallengeFirst, "{c0} is Reckless and must challenge first."},
    Words{Reason::MustQuestFirst, "{c0} must quest first."},
    Words{Reason::TooFew, "The singers count as {n0}; the song needs {n1}."},
    Words{Reason::BadPlace, "{c0} cannot be put there."},
    Words{Reason::NoDamageThere,
          "{c0} cannot have damage: only characters and locations in play can."},
    Words{Reason::NoDryingThere, "{c0} cannot be drying where it is."},
    Words{Reason::NoExertingThere, "{c0} cannot be exerted where it is."},
    Words{Reason::TooManyCards, "These are more cards than the program has room for ({n0})."},
    Words{Reason::NotPlayable, "The program cannot play one of these cards yet."},
    Words{Reason::NoMeaning, "This does nothing here."},
    Words{Reason::HiddenCard, "You cannot see what lies there."},
};

} // namespace

std::string_view reasonPattern(Reason reason)
{
    const auto *found = std::ranges::find(kWords, reason, &Words::reason);
    return found == kWords.end() ? std::string_view("This is not allowed now.") : found->text;
}

std::string reasonText(const core::Refusal &refusal, const ReasonNames &names)
{
    const std::string_view english = reasonPattern(static_cast<Reason>(refusal.code));
    const std::string pattern = names.say ? names.say(english) : std::string(english);
    std::string out;
    for (std::size_t at = 0; at < pattern.size(); ++at) {
        if (pattern[at] != '{') {
            out += pattern[at];
            continue;
        }
        const int value = refusal.params[static_cast<std::size_t>(pattern[at + 2] - '0')];
        if (pattern[at + 1] == 'c')
            out += names.card(value);
        else
            out += pattern[at + 1] == 'p' ? names.player(value) : std::to_string(value);
        at += 3;
    }
    return out;
}

std::size_t cardsIn(Reason why)
{
    const std::string_view pattern = reasonPattern(why);
    if (pattern.find("{c1}") != std::string_view::npos)
        return 2;
    return pattern.find("{c0}") != std::string_view::npos ? 1 : 0;
}

} // namespace playmat::lorcana
