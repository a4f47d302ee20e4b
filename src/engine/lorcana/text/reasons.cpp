#include "engine/lorcana/text/reasons.h"

#include <array>

namespace playmat::lorcana {

std::string_view reasonName(Reason why)
{
    static constexpr std::array<std::string_view, static_cast<std::size_t>(Reason::Count)> kNames{
        "none",
        "game_over",
        "not_this_decision",
        "no_such_option",
        "wrong_count",
        "twice_the_same",
        "wrong_total",
        "unknown_name",
        "not_your_turn",
        "not_yours",
        "not_in_hand",
        "not_in_play",
        "no_inkwell_symbol",
        "already_inked",
        "not_enough_ink",
        "cannot_play",
        "not_a_character",
        "is_drying",
        "is_exerted",
        "is_reckless",
        "cant_quest",
        "cant_challenge",
        "target_ready",
        "target_yours",
        "cant_be_challenged",
        "has_evasive",
        "bodyguard_first",
        "not_a_location",
        "already_there",
        "cant_move",
        "not_a_song",
        "cost_too_low",
        "cant_sing",
        "no_shift",
        "wrong_base",
        "used_this_turn",
        "cost_not_payable",
        "must_challenge_first",
        "must_quest_first",
        "too_few",
        "bad_place",
        "no_damage_there",
        "no_drying_there",
        "no_exerting_there",
        "too_many_cards",
        "not_playable",
        "no_meaning",
        "hidden_card",
    };
    return kNames[static_cast<std::size_t>(why)];
}

} // namespace playmat::lorcana
