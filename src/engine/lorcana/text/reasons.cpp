#include "engine/lorcana/text/reasons.h"

#include "engine/lorcana/text/reason_text.h"

namespace playmat::lorcana {

namespace {

constexpr auto kWordings = std::to_array<core::ReasonRow<Reason>>({
    {Reason::None, "none", "This is not allowed now."},
    {Reason::GameOver, "game_over", "The game is over."},
    {Reason::NotThisDecision, "not_this_decision", "Something else must be decided first."},
    {Reason::NoSuchOption, "no_such_option", "There is no option {n0}."},
    {Reason::WrongCount, "wrong_count", "{n0} were chosen, but it must be from {n1} to {n2}."},
    {Reason::TwiceTheSame, "twice_the_same", "Option {n0} was chosen twice."},
    {Reason::WrongTotal, "wrong_total", "The total is {n0}, but it must be from {n1} to {n2}."},
    {Reason::UnknownName, "unknown_name", "No card has this name."},
    {Reason::NotYourTurn, "not_your_turn", "It is for {p0} to decide now."},
    {Reason::NotYours, "not_yours", "{c0} is not yours."},
    {Reason::NotInHand, "not_in_hand", "{c0} is not in your hand."},
    {Reason::NotInPlay, "not_in_play", "{c0} is not in play."},
    {Reason::NoInkwellSymbol, "no_inkwell_symbol",
     "{c0} has no inkwell symbol, so it cannot be inked."},
    {Reason::AlreadyInked, "already_inked", "No more cards can be inked this turn."},
    {Reason::NotEnoughInk, "not_enough_ink", "{c0} takes {n1} ink, and only {n2} is ready."},
    {Reason::CannotPlay, "cannot_play", "An effect keeps {c0} from being played."},
    {Reason::NotACharacter, "not_a_character", "{c0} is not a character in play."},
    {Reason::IsDrying, "is_drying", "{c0} is still drying."},
    {Reason::IsExerted, "is_exerted", "{c0} is exerted."},
    {Reason::IsReckless, "is_reckless", "{c0} is Reckless and cannot quest."},
    {Reason::CantQuest, "cant_quest", "An effect keeps {c0} from questing."},
    {Reason::CantChallenge, "cant_challenge", "An effect keeps {c0} from challenging."},
    {Reason::TargetReady, "target_ready",
     "{c0} is ready; only exerted characters can be challenged."},
    {Reason::TargetYours, "target_yours", "{c0} is yours."},
    {Reason::CantBeChallenged, "cant_be_challenged", "{c0} cannot be challenged."},
    {Reason::HasEvasive, "has_evasive",
     "{c0} has Evasive; only characters with Evasive can challenge them."},
    {Reason::BodyguardFirst, "bodyguard_first", "{c0} has Bodyguard and must be challenged first."},
    {Reason::NotALocation, "not_a_location", "{c0} is not a location of yours."},
    {Reason::AlreadyThere, "already_there", "{c0} is already at {c1}."},
    {Reason::CantMove, "cant_move", "An effect keeps {c0} from moving."},
    {Reason::NotASong, "not_a_song", "{c0} is not a song."},
    {Reason::CostTooLow, "cost_too_low", "{c0} counts as cost {n1}; the song needs {n2}."},
    {Reason::CantSing, "cant_sing", "An effect keeps {c0} from singing."},
    {Reason::NoShift, "no_shift", "{c0} has no Shift."},
    {Reason::WrongBase, "wrong_base", "{c0} cannot be put on top of {c1}."},
    {Reason::UsedThisTurn, "used_this_turn",
     "This ability of {c0} has already been used this turn."},
    {Reason::CostNotPayable, "cost_not_payable", "The costs of {c0} cannot be paid."},
    {Reason::MustChallengeFirst, "must_challenge_first",
     "{c0} is Reckless and must challenge first."},
    {Reason::MustQuestFirst, "must_quest_first", "{c0} must quest first."},
    {Reason::TooFew, "too_few", "The singers count as {n0}; the song needs {n1}."},
    {Reason::BadPlace, "bad_place", "{c0} cannot be put there."},
    {Reason::NoDamageThere, "no_damage_there",
     "{c0} cannot have damage: only characters and locations in play can."},
    {Reason::NoDryingThere, "no_drying_there", "{c0} cannot be drying where it is."},
    {Reason::NoExertingThere, "no_exerting_there", "{c0} cannot be exerted where it is."},
    {Reason::TooManyCards, "too_many_cards",
     "These are more cards than the program has room for ({n0})."},
    {Reason::NotPlayable, "not_playable", "The program cannot play one of these cards yet."},
    {Reason::NoMeaning, "no_meaning", "This does nothing here."},
    {Reason::HiddenCard, "hidden_card", "You cannot see what lies there."},
});
static_assert(core::eachReasonHasItsRow(kWordings));

} // namespace

std::string_view reasonPattern(Reason reason)
{
    return core::reasonRow(kWordings, reason).pattern;
}

std::string_view reasonName(Reason why)
{
    return core::reasonRow(kWordings, why).name;
}

std::string reasonText(const core::Refusal &refusal, const ReasonNames &names)
{
    return core::reasonText(reasonPattern(static_cast<Reason>(refusal.code)), refusal, names);
}

std::size_t cardsIn(Reason why)
{
    return core::cardsIn(reasonPattern(why));
}

} // namespace playmat::lorcana
