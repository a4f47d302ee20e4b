#include "engine/riftbound/language/vocabulary.h"

#include "engine/core/rows.h"
#include "engine/riftbound/state/state.h"

namespace playmat::riftbound {

namespace {

constexpr std::array<KeywordWord, kKeywords> kKeywordWords{{
    {Kw::Accelerate, "accelerate", false, true},
    {Kw::Action, "action", false, true},
    {Kw::Ambush, "ambush", false, true},
    {Kw::Assault, "assault", true, true},
    {Kw::Backline, "backline", false, true},
    {Kw::Deathknell, "deathknell", false, true},
    {Kw::Deflect, "deflect", true, true},
    {Kw::Empower, "empower", false, true},
    {Kw::Equip, "equip", false, true},
    {Kw::Flow, "flow", false, true},
    {Kw::Ganking, "ganking", false, true},
    {Kw::Hidden, "hidden", false, true},
    {Kw::Hunt, "hunt", true, true},
    {Kw::Legion, "legion", false, true},
    {Kw::Level, "level", true, true},
    {Kw::QuickDraw, "quick-draw", false, true},
    {Kw::Reaction, "reaction", false, true},
    {Kw::Repeat, "repeat", false, true},
    {Kw::Shield, "shield", true, true},
    {Kw::Tank, "tank", false, true},
    {Kw::Temporary, "temporary", false, true},
    {Kw::Unique, "unique", false, true},
    {Kw::Vision, "vision", false, true},
    {Kw::Weaponmaster, "weaponmaster", false, true},
}};
static_assert(core::eachInItsRow(kKeywordWords, &KeywordWord::value, Kw::Weaponmaster));

constexpr auto kDomainWords = std::to_array<Word<Domain>>({
    {Domain::Fury, "fury"},
    {Domain::Calm, "calm"},
    {Domain::Mind, "mind"},
    {Domain::Body, "body"},
    {Domain::Chaos, "chaos"},
    {Domain::Order, "order"},
});

constexpr auto kKindWords = std::to_array<Word<Kind>>({
    {Kind::Unit, "unit"},
    {Kind::Gear, "gear"},
    {Kind::Spell, "spell"},
    {Kind::Rune, "rune"},
    {Kind::Legend, "legend"},
    {Kind::Battlefield, "battlefield"},
    {Kind::Ability, "ability"},
});

constexpr auto kPlaceWords = std::to_array<Word<Where>>({
    {Where::Board, "board"},         {Where::Battlefield, "battlefield"},
    {Where::Base, "base"},           {Where::Here, "here"},
    {Where::Combat, "combat"},       {Where::Trash, "trash"},
    {Where::Hand, "hand"},           {Where::Chain, "chain"},
    {Where::Facedown, "facedown"},   {Where::Same, "same"},
    {Where::Elsewhere, "elsewhere"}, {Where::Anywhere, "anywhere"},
    {Where::Chosen, "chosen"},       {Where::Revealed, "revealed"},
    {Where::Champion, "champion"},   {Where::Apart, "apart"},
    {Where::Showdown, "showdown"},   {Where::Moved, "moved"},
    {Where::Banished, "banished"},
});

constexpr auto kStatusWords = std::to_array<Word<std::uint16_t>>({
    {status::Exhausted, "exhausted"},
    {status::Stunned, "stunned"},
    {status::Buffed, "buffed"},
    {status::Empowered, "empowered"},
    {status::Equipped, "equipped"},
    {status::Mighty, "mighty"},
    {status::Attacker, "attacking"},
    {status::Defender, "defending"},
});

constexpr auto kTriggerWords = std::to_array<TriggerWord>({
    {"play me", Trig::Played, Whom::Me, "When you play me"},
    {"play", Trig::Played, Whom::You, "When you play {}"},
    {"opponent plays", Trig::Played, Whom::Opponent, "When an opponent plays {}"},
    {"played here", Trig::PlayedHere, Whom::Here, "When a player plays {} here"},
    {"attack", Trig::Attacks, Whom::Me, "When I attack"},
    {"attacks", Trig::Attacks, Whom::You, "When {} attacks"},
    {"enemy attacks", Trig::Attacks, Whom::Opponent, "When {} attacks"},
    {"defend", Trig::Defends, Whom::Me, "When I defend"},
    {"defends", Trig::Defends, Whom::You, "When {} defends"},
    {"defend here", Trig::Defends, Whom::Here, "When you defend here"},
    {"move", Trig::Moved, Whom::Me, "When I move"},
    {"moves", Trig::Moved, Whom::You, "When {} moves"},
    {"opponent moves to a battlefield", Trig::MovedToBattlefield, Whom::Opponent,
     "When an opponent moves {} to a battlefield"},
    {"move from here", Trig::MovedFrom, Whom::Here, "When {} moves from here"},
    {"move to a battlefield", Trig::MovedToBattlefield, Whom::Me, "When I move to a battlefield"},
    {"I conquer", Trig::Conquered, Whom::Me, "When I conquer"},
    {"you conquer", Trig::Conquered, Whom::You, "When you conquer"},
    {"conquer here", Trig::Conquered, Whom::Here, "When you conquer here"},
    {"I hold", Trig::Held, Whom::Me, "When I hold"},
    {"you hold", Trig::Held, Whom::You, "When you hold"},
    {"hold here", Trig::Held, Whom::Here, "When you hold here"},
    {"die", Trig::Died, Whom::Me, "When I die"},
    {"dies", Trig::Died, Whom::You, "When {} dies"},
    {"discard", Trig::Discarded, Whom::You, "When you discard {}"},
    {"discard me", Trig::Discarded, Whom::Me, "When you discard me"},
    {"buff", Trig::Buffed, Whom::You, "When you buff {}"},
    {"becomes mighty", Trig::BecameMighty, Whom::You, "When {} becomes [Mighty]"},
    {"stun", Trig::Stunned, Whom::You, "When you stun {}"},
    {"ready", Trig::Readied, Whom::You, "When you ready {}"},
    {"recycle", Trig::Recycled, Whom::You, "When you recycle one or more cards to your Main Deck"},
    {"banish", Trig::Banished, Whom::You, "When you banish a card you own"},
    {"empower", Trig::Empowered, Whom::You, "When you empower {}"},
    {"become empowered", Trig::Empowered, Whom::Me, "When I become [Empowered]"},
    {"combat begins here", Trig::CombatBegins, Whom::Here, "When combat starts here"},
    {"my combat ends", Trig::CombatEnds, Whom::Me, "When a combat that I was in ends"},
    {"leave the board", Trig::Left, Whom::Me, "When this leaves the board"},
    {"choose here", Trig::ChosenBySpell, Whom::Here, "When a player chooses {} here with a spell"},
    {"choose", Trig::Chosen, Whom::You, "When you choose {}"},
    {"choose me", Trig::Chosen, Whom::Me, "When you choose me"},
    {"choose me with a spell", Trig::ChosenBySpell, Whom::Me, "When you choose me with a spell"},
    {"I win a combat", Trig::Won, Whom::Me, "When I win a combat"},
    {"you win a combat", Trig::Won, Whom::You, "When you win a combat"},
    {"you move", Trig::MovedBy, Whom::You, "When you move {}"},
    {"returned here", Trig::Returned, Whom::Here, "When {} here is returned to a player's hand"},
    {"is dealt damage", Trig::Damaged, Whom::You, "When {} is dealt damage"},
    {"become ready", Trig::Readied, Whom::Me, "When I become ready"},
    {"buff me", Trig::Buffed, Whom::Me, "When you buff me"},
    {"move from a battlefield", Trig::MovedFrom, Whom::Me, "When I move from a battlefield"},
    {"showdown begins here", Trig::ShowdownBegins, Whom::Me, "When a showdown begins here"},
    {"hide", Trig::Hid, Whom::You, "When you hide a card"},
    {"opponent scores", Trig::Scored, Whom::Opponent, "When an opponent scores"},
    {"attach to me", Trig::Attached, Whom::Me, "When you attach an Equipment to me"},
    {"spend a buff", Trig::BuffSpent, Whom::You, "When you spend a buff"},
    {"moves from my location", Trig::LeftBeside, Whom::You, "When {} moves from my location"},
    {"draw your second card", Trig::DrewSecond, Whom::You,
     "When you draw your second card each turn"},
    {"kill", Trig::Killed, Whom::You, "When you kill {}"},
    {"kill with a spell", Trig::KilledBySpell, Whom::You, "When you kill {} with a spell"},
    {"move away", Trig::MovedAway, Whom::Me, "When I move from a location"},
    {"use", Trig::Used, Whom::You, "When you use an activated ability of {}"},
    {"recycle a rune", Trig::RuneRecycled, Whom::You, "When you recycle a rune"},
    {"main phase begins", Trig::MainBegins, Whom::You, "At the start of your Main Phase"},
    {"my might becomes 10", Trig::BecameTen, Whom::Me, "When my Might becomes 10 or more"},
    {"you defend", Trig::DefendedAt, Whom::You, "When you defend at a battlefield"},
    {"a player plays", Trig::Played, Whom::Each, "When a player plays {}"},
    {"opponent holds", Trig::Held, Whom::Opponent, "When an opponent holds"},
    {"each turn begins", Trig::TurnBegins, Whom::Each,
     "At the start of each player's Beginning Phase"},
    {"turn ends", Trig::TurnEnds, Whom::You, "At the end of your turn"},
    {"turn begins", Trig::TurnBegins, Whom::You, "At the start of your Beginning Phase"},
});

constexpr auto kSpotWords = std::to_array<Word<Spot>>({
    {Spot::Base, "base"},
    {Spot::Here, "here"},
    {Spot::Yours, "yours"},
    {Spot::Anywhere, "anywhere"},
    {Spot::Held, "held"},
    {Spot::Joined, "joined"},
    {Spot::Fields, "battlefield"},
    {Spot::Same, "same"},
    {Spot::Chosen, "chosen"},
    {Spot::Homeward, "homeward"},
    {Spot::Along, "along"},
    {Spot::Reunited, "reunited"},
    {Spot::Open, "open"},
    {Spot::Weaker, "weaker"},
    {Spot::Paid, "paid"},
    {Spot::Left, "left"},
    {Spot::Too, "here too"},
});

constexpr auto kPlayerWords = std::to_array<Word<Who>>({
    {Who::You, "you"},
    {Who::Its, "its controller"},
    {Who::Each, "each"},
    {Who::Chosen, "chosen"},
    {Who::Opponent, "opponent"},
});

} // namespace

namespace words {
const std::span<const KeywordWord> keywords = kKeywordWords;
const std::span<const Word<Domain>> domains = kDomainWords;
const std::span<const Word<Kind>> kinds = kKindWords;
const std::span<const Word<Where>> places = kPlaceWords;
const std::span<const Word<std::uint16_t>> statuses = kStatusWords;
const std::span<const TriggerWord> triggers = kTriggerWords;
const std::span<const Word<Spot>> spots = kSpotWords;
const std::span<const Word<Who>> players = kPlayerWords;
} // namespace words

std::optional<Kw> keywordNamed(std::string_view text)
{
    const KeywordWord *row = rowNamed(words::keywords, text);
    return row == nullptr ? std::nullopt : std::optional(row->value);
}

const KeywordWord &wordOf(Kw keyword)
{
    return kKeywordWords[static_cast<std::size_t>(keyword)];
}

std::string_view domainName(int domain)
{
    return kDomainWords[static_cast<std::size_t>(domain)].text;
}

} // namespace playmat::riftbound
