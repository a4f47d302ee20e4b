#include "engine/riftbound/text/reasons.h"

#include "engine/riftbound/text/reason_text.h"

namespace playmat::riftbound {

namespace {

constexpr auto kWordings = std::to_array<core::ReasonRow<Reason>>({
    {Reason::None, "none", "This is not allowed now."},
    {Reason::NotHolder, "not_holder", "Only the player who controls the battlefield can do this."},
    {Reason::NotOwned, "not_owned", "{c0} goes to a zone of its owner's."},
    {Reason::NotOwnSide, "not_own_side", "{c0} cannot be in another player's base."},
    {Reason::WrongKind, "wrong_kind", "{c0} cannot be there."},
    {Reason::Full, "full", "There is a card there already."},
    {Reason::CannotLeave, "cannot_leave", "{c0} cannot leave its zone."},
    {Reason::CannotEnter, "cannot_enter", "{c0} cannot be put there any more."},
    {Reason::NotThere, "not_there", "{c0} is not there."},
    {Reason::NoSuchPlace, "no_such_place", "There is no such battlefield."},
    {Reason::NotPlayable, "not_playable", "{c0} cannot be played from where it is."},
    {Reason::NotReached, "not_reached", "{c0} is out of reach."},
    {Reason::NotInstructed, "not_instructed", "You cannot look at these cards."},
    {Reason::NotYourZone, "not_your_zone", "These cards are not yours to arrange."},
    {Reason::OrderFixed, "order_fixed", "The order of these cards is fixed."},
    {Reason::NotAllOfThem, "not_all_of_them", "The order must name each of the {n1} cards once."},
    {Reason::GameOver, "game_over", "The game is over."},
    {Reason::NotThisDecision, "not_this_decision", "Something else must be decided first."},
    {Reason::NoSuchOption, "no_such_option", "There is no option {n0}."},
    {Reason::WrongCount, "wrong_count", "{n0} were chosen, but it must be from {n1} to {n2}."},
    {Reason::TwiceTheSame, "twice_the_same", "Option {n0} was chosen twice."},
    {Reason::WrongTotal, "wrong_total", "The total is {n0}, but it must be from {n1} to {n2}."},
    {Reason::NotTogether, "not_together", "These are not one action."},
    {Reason::NotEnough, "not_enough", "This does not pay the cost."},
    {Reason::Superfluous, "superfluous", "Option {n0} is not needed to pay the cost."},
    {Reason::LethalFirst, "lethal_first",
     "{c0} must be assigned lethal damage before another unit is assigned any."},
    {Reason::TankFirst, "tank_first", "{c0} has Tank and must be assigned damage first."},
    {Reason::BacklineLast, "backline_last", "{c0} has Backline and is assigned damage last."},
    {Reason::OverLethal, "over_lethal",
     "{c0} cannot be assigned more than lethal damage while another unit can be assigned some."},
    {Reason::NotYourTurn, "not_your_turn", "It is for {p0} to decide now."},
    {Reason::NotYours, "not_yours", "{c0} is not yours."},
    {Reason::WrongTime, "wrong_time", "{c0} cannot be played at this time."},
    {Reason::CostNotPayable, "cost_not_payable", "The cost of {c0} cannot be paid."},
    {Reason::NoTarget, "no_target", "There is nothing that {c0} can choose."},
    {Reason::NotAUnit, "not_a_unit", "{c0} is not a unit on the board."},
    {Reason::IsExhausted, "is_exhausted", "{c0} is exhausted."},
    {Reason::AlreadyThere, "already_there", "{c0} is already there."},
    {Reason::NeedsGanking, "needs_ganking",
     "{c0} cannot move from one battlefield to another: it has no Ganking."},
    {Reason::NotControlled, "not_controlled", "{c0} cannot be played there."},
    {Reason::NotHidden, "not_hidden", "{c0} has no Hidden."},
    {Reason::HiddenNow, "hidden_now", "{c0} was hidden this turn."},
    {Reason::UsedThisTurn, "used_this_turn", "This ability of {c0} was used this turn."},
    {Reason::TooManyCards, "too_many_cards",
     "These are more cards than the program has room for ({n0})."},
    {Reason::BadDeck, "bad_deck", "This is not a legal deck."},
    {Reason::NotBuilt, "not_built", "The program cannot play one of these cards yet."},
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

} // namespace playmat::riftbound
