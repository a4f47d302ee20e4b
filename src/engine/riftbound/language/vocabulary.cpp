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
    {Kw::Empower, "empower"},
    {Kw::Equip, "equip", false, true},
    {Kw::Flow, "flow"},
    {Kw::Ganking, "ganking", false, true},
    {Kw::Hidden, "hidden", false, true},
    {Kw::Hunt, "hunt", true},
    {Kw::Legion, "legion", false, true},
    {Kw::Level, "level", true},
    {Kw::QuickDraw, "quick-draw", false, true},
    {Kw::Reaction, "reaction", false, true},
    {Kw::Repeat, "repeat", false, true},
    {Kw::Shield, "shield", true, true},
    {Kw::Tank, "tank", false, true},
    {Kw::Temporary, "temporary", false, true},
    {Kw::Unique, "unique", false, true},
    {Kw::Vision, "vision", false, true},
    {Kw::Weaponmaster, "weaponmaster"},
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
});

constexpr auto kPlaceWords = std::to_array<Word<Where>>({
    {Where::Board, "board"},
    {Where::Battlefield, "battlefield"},
    {Where::Base, "base"},
    {Where::Here, "here"},
    {Where::Combat, "combat"},
    {Where::Trash, "trash"},
    {Where::Hand, "hand"},
    {Where::Chain, "chain"},
    {Where::Facedown, "facedown"},
    {Where::Anywhere, "anywhere"},
});

constexpr auto kStatusWords = std::to_array<Word<std::uint16_t>>({
    {status::Exhausted, "exhausted"},
    {status::Stunned, "stunned"},
    {status::Buffed, "buffed"},
    {status::Empowered, "empowered"},
    {status::Equipped, "equipped"},
    {status::Attacker, "attacking"},
    {status::Defender, "defending"},
});

constexpr auto kTriggerWords = std::to_array<TriggerWord>({
    {"play me", Trig::Played, Whom::Me, "When you play me"},
    {"play", Trig::Played, Whom::You, "When you play {}"},
    {"attack", Trig::Attacks, Whom::Me, "When I attack"},
    {"attacks", Trig::Attacks, Whom::You, "When {} attacks"},
    {"defend", Trig::Defends, Whom::Me, "When I defend"},
    {"defends", Trig::Defends, Whom::You, "When {} defends"},
    {"defend here", Trig::Defends, Whom::Here, "When you defend here"},
    {"move", Trig::Moved, Whom::Me, "When I move"},
    {"move to a battlefield", Trig::MovedToBattlefield, Whom::Me, "When I move to a battlefield"},
    {"I conquer", Trig::Conquered, Whom::Me, "When I conquer"},
    {"you conquer", Trig::Conquered, Whom::You, "When you conquer"},
    {"conquer here", Trig::Conquered, Whom::Here, "When you conquer here"},
    {"I hold", Trig::Held, Whom::Me, "When I hold"},
    {"you hold", Trig::Held, Whom::You, "When you hold"},
    {"hold here", Trig::Held, Whom::Here, "When you hold here"},
    {"die", Trig::Died, Whom::Me, "When I die"},
    {"dies", Trig::Died, Whom::You, "When {} dies"},
    {"discard me", Trig::Discarded, Whom::Me, "When you discard me"},
    {"buff", Trig::Buffed, Whom::You, "When you buff {}"},
    {"turn ends", Trig::TurnEnds, Whom::You, "At the end of your turn"},
    {"turn begins", Trig::TurnBegins, Whom::You, "At the start of your Beginning Phase"},
});

} // namespace

namespace words {
const std::span<const KeywordWord> keywords = kKeywordWords;
const std::span<const Word<Domain>> domains = kDomainWords;
const std::span<const Word<Kind>> kinds = kKindWords;
const std::span<const Word<Where>> places = kPlaceWords;
const std::span<const Word<std::uint16_t>> statuses = kStatusWords;
const std::span<const TriggerWord> triggers = kTriggerWords;
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
