#include "engine/lorcana/language/vocabulary.h"

namespace playmat::lorcana::words {

namespace {

constexpr std::uint8_t bit(Kind kind)
{
    return static_cast<std::uint8_t>(kindBit(kind));
}

constexpr Word<std::uint8_t> kInkWords[] = {
    {"amber", 1U << 0U, "Amber"},       {"amethyst", 1U << 1U, "Amethyst"},
    {"emerald", 1U << 2U, "Emerald"},   {"ruby", 1U << 3U, "Ruby"},
    {"sapphire", 1U << 4U, "Sapphire"}, {"steel", 1U << 5U, "Steel"},
};

constexpr Word<std::uint8_t> kRarityWords[] = {
    {"common", 0},     {"uncommon", 1},  {"rare", 2},
    {"super_rare", 3}, {"legendary", 4}, {"enchanted", 5},
};

constexpr Word<std::uint8_t> kKinds[] = {
    {"character", bit(Kind::Character), "character"},
    {"item", bit(Kind::Item), "item"},
    {"location", bit(Kind::Location), "location"},
    {"action", bit(Kind::Action), "action"},
    {"card", 0, "card"},
};

constexpr Word<Zone> kZones[] = {
    {"play", Zone::Play, "play"},          {"hand", Zone::Hand, "hand"},
    {"deck", Zone::Deck, "deck"},          {"inkwell", Zone::Inkwell, "inkwell"},
    {"discard", Zone::Discard, "discard"},
};

constexpr Word<Side> kSides[] = {
    {"any", Side::Any},
    {"yours", Side::Yours},
    {"opposing", Side::Opposing},
    {"theirs", Side::Theirs},
};

constexpr Word<Props> kProps[] = {
    {"damaged", prop::Damaged, "damaged"},
    {"exerted", prop::Exerted, "exerted"},
    {"ready", prop::Ready, "ready"},
    {"drying", prop::Drying, "drying"},
    {"song", prop::Song, "song"},
    {"inkable", prop::Inkable, "with the inkwell symbol"},
    {"this", prop::This, "this card"},
    {"it", prop::It, "that card"},
    {"subject", prop::Subject, "that card"},
    {"at_location", prop::AtLocation, "at a location"},
    {"here", prop::Here, "here"},
    {"has_under", prop::HasUnder, "with a card under them"},
    {"named", prop::Named, "with that name"},
    {"name_of_it", prop::NameOfIt, "with the same name"},
    {"challenging", prop::Challenging, "challenging"},
    {"challenged", prop::Challenged, "being challenged"},
    {"by_shift", prop::ByShift, "played with Shift"},
};

constexpr Word<Ref> kRefs[] = {
    {"this", Ref::This},
    {"it", Ref::It},
    {"subject", Ref::Subject},
    {"other", Ref::Other},
};

constexpr Word<Who> kPlayers[] = {
    {"you", Who::You, "you"},
    {"opponents", Who::Opponents, "each opponent"},
    {"each", Who::Each, "each player"},
    {"owner_of_it", Who::OwnerOfIt, "its player"},
    {"owner_of_subject", Who::OwnerOfSubject, "that player"},
    {"owner_of_other", Who::OwnerOfOther, "the challenging player"},
    {"chosen", Who::Chosen, "that player"},
};

constexpr Word<Duration> kDurations[] = {
    {"turn", Duration::Turn, "this turn"},
    {"your_next_turn", Duration::UntilYourNextTurn, "until the start of your next turn"},
    {"their_next_turn", Duration::TheirNextTurn, "during their next turn"},
    {"their_next_start", Duration::NextStart, "at the start of their next turn"},
    {"forever", Duration::Forever, ""},
};

constexpr KeywordWord kKeywordWords[] = {
    {"alert", kw::Alert, "Alert", "This character can challenge as if they had Evasive."},
    {"bodyguard", kw::Bodyguard, "Bodyguard",
     "This character may enter play exerted. An opposing character who challenges one of your "
     "characters must choose one with Bodyguard if able."},
    {"boost", kw::Boost, "Boost",
     "Once during your turn, you may pay {n} {I} to put the top card of your deck facedown under "
     "this character.",
     true},
    {"challenger", kw::Challenger, "Challenger", "While challenging, this character gets +{n} {S}.",
     true, true},
    {"evasive", kw::Evasive, "Evasive",
     "Only characters with Evasive can challenge this character."},
    {"reckless", kw::Reckless, "Reckless",
     "This character can't quest and must challenge each turn if able."},
    {"resist", kw::Resist, "Resist", "Damage dealt to this character is reduced by {n}.", true,
     true},
    {"rush", kw::Rush, "Rush", "This character can challenge the turn they're played."},
    {"shift", kw::Shift, "Shift",
     "You may pay {n} {I} to play this on top of one of your characters of that name.", true},
    {"singer", kw::Singer, "Singer", "This character counts as cost {n} to sing songs.", true},
    {"sing together", kw::SingTogether, "Sing Together",
     "Any number of your characters with total cost {n} or more may exert to sing this song for "
     "free.",
     true},
    {"support", kw::Support, "Support",
     "Whenever this character quests, you may add their {S} to another chosen character's {S} "
     "this turn."},
    {"vanish", kw::Vanish, "Vanish",
     "When an opponent chooses this character for an action, banish them."},
    {"ward", kw::Ward, "Ward", "Opponents can't choose this character except to challenge."},
};

constexpr RuleWord kRules[] = {
    {"cant_quest", Rule::CantQuest, "can't quest", "can't quest"},
    {"cant_challenge", Rule::CantChallenge, "can't challenge", "can't challenge"},
    {"cant_be_challenged", Rule::CantBeChallenged, "can't be challenged", "can't be challenged"},
    {"cant_ready", Rule::CantReady, "can't ready", "can't ready"},
    {"cant_ready_at_start", Rule::CantReadyAtStart, "doesn't ready", "don't ready"},
    {"cant_sing", Rule::CantSing, "can't exert to sing songs", "can't exert to sing songs"},
    {"cant_exert", Rule::CantExert, "can't exert", "can't exert"},
    {"cant_move", Rule::CantMove, "can't move to locations", "can't move to locations"},
    {"cant_be_damaged", Rule::CantBeDamaged, "can't be dealt damage", "can't be dealt damage"},
    {"must_quest", Rule::MustQuest, "must quest if able", "must quest if able"},
    {"challenge_ready", Rule::ChallengeReady, "can challenge ready characters",
     "can challenge ready characters"},
    {"quest_drying", Rule::QuestDrying, "can quest the turn they're played",
     "can quest the turn they're played"},
    {"cant_be_challenged_by", Rule::CantBeChallengedBy, "can't be challenged by",
     "can't be challenged by"},
    {"enters_exerted", Rule::EntersExerted, "enters play exerted", "enter play exerted"},
    {"may_enter_exerted", Rule::MayEnterExerted, "may enter play exerted",
     "may enter play exerted"},
    {"more_ink", Rule::MoreInk, "may ink an additional card", "may ink an additional card"},
    {"cant_play", Rule::CantPlay, "can't play", "can't play"},
    {"cant_gain_lore", Rule::CantGainLore, "can't gain lore", "can't gain lore"},
    {"skip_draw", Rule::SkipDraw, "skips the Draw step", "skip the Draw step"},
    {"lore_to_win", Rule::LoreToWin, "needs {n} lore to win the game",
     "need {n} lore to win the game"},
};

constexpr TriggerWord kTriggers[] = {
    {"played", trig::Played, "you play {s}"},
    {"quests", trig::Quests, "{s} quests"},
    {"challenges", trig::Challenges, "{s} challenges"},
    {"challenged", trig::Challenged, "{s} is challenged"},
    {"banished", trig::Banished, "{s} is banished"},
    {"banished_in_challenge", trig::BanishedInChallenge, "{s} is banished in a challenge"},
    {"challenges_and_banished", trig::ChallengesAndBanished, "{s} challenges and is banished"},
    {"challenged_and_banished", trig::ChallengedAndBanished, "{s} is challenged and banished"},
    {"banishes_in_challenge", trig::BanishesInChallenge, "{s} banishes {o} in a challenge"},
    {"turn_starts", trig::TurnStarts, "at the start of your turn"},
    {"turn_ends", trig::TurnEnds, "at the end of your turn"},
    {"sings", trig::Sings, "{s} sings a song"},
    {"inked", trig::Inked, "{s} is put into your inkwell"},
    {"moves_to", trig::MovesTo, "{s} moves to {o}"},
    {"leaves_play", trig::LeavesPlay, "{s} leaves play"},
    {"damage_removed", trig::DamageRemoved, "damage is removed from {s}"},
    {"takes_damage", trig::TakesDamage, "{s} takes damage"},
    {"deals_damage", trig::DealsDamage, "{s} deals damage to {o}"},
    {"draws", trig::Draws, "you draw a card"},
    {"discards", trig::Discards, "{s} is discarded"},
    {"readied", trig::Readied, "{s} is readied"},
    {"exerts", trig::Exerts, "{s} is exerted"},
    {"put_under", trig::PutUnder, "a card is put under {s}"},
    {"chosen_by_action", trig::ChosenByAction, "an opponent chooses {s} for an action"},
};

} // namespace

constinit const std::span<const Word<std::uint8_t>> inks = kInkWords;
constinit const std::span<const Word<std::uint8_t>> rarities = kRarityWords;
constinit const std::span<const Word<std::uint8_t>> kinds = kKinds;
constinit const std::span<const Word<Zone>> zones = kZones;
constinit const std::span<const Word<Side>> sides = kSides;
constinit const std::span<const Word<Props>> props = kProps;
constinit const std::span<const Word<Ref>> refs = kRefs;
constinit const std::span<const Word<Who>> players = kPlayers;
constinit const std::span<const Word<Duration>> durations = kDurations;
constinit const std::span<const KeywordWord> keywords = kKeywordWords;
constinit const std::span<const RuleWord> rules = kRules;
constinit const std::span<const TriggerWord> triggers = kTriggers;

} // namespace playmat::lorcana::words
