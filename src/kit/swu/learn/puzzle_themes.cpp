#include "kit/swu/learn/puzzle_themes.h"

#include <array>
#include <utility>

namespace playmat::kit {

namespace {

using swu::Card;
using swu::CardId;
using swu::CardType;
using swu::OptionKind;
using swu::Zone;

struct Theme
{
    std::string_view name;
    std::string_view hint;
};

/// The most particular first: it is the one that a puzzle is listed under.
constexpr std::array kThemes{
    Theme{"attack twice", "One of your units can attack more than once."},
    Theme{"sacrifice", "You can do without one of your own units."},
    Theme{"overwhelm", "Damage that a unit cannot take may go through to its base."},
    Theme{"ambush", "A unit with Ambush need not wait."},
    Theme{"saboteur", "A Saboteur does not care who stands guard."},
    Theme{"clear a sentinel", "A unit guards the base. Deal with it first."},
    Theme{"base action", "Your base can do something, too."},
    Theme{"action ability", "One of your units has an action of its own."},
    Theme{"deploy", "Your leader need not stay where it is."},
    Theme{"leader action", "Your leader has an action of its own."},
    Theme{"upgrade", "An upgrade is part of it. Where does it belong?"},
    Theme{"event", "One of your events is part of it. When is the time for it?"},
    Theme{"clear the way", "Not every attack has to go for the base."},
};

int unitsOf(const swu::Game &game, swu::PlayerId player)
{
    int out = 0;
    for (const Zone zone : {Zone::Ground, Zone::Space})
        game.state().forEach(zone, player, [&](CardId id) {
            const Card &card = game.state().cards[id];
            out += static_cast<int>(card.controller == player && card.host == swu::kNone);
        });
    return out;
}

} // namespace

void PuzzleThemes::note(const swu::Game &before, const core::Answer &answer, const swu::Game &after)
{
    if (unitsOf(after, 0) < unitsOf(before, 0))
        m_found.insert("sacrifice");
    if (answer.options.empty())
        return;
    const core::Option &option = before.decision().options[answer.options[0]];
    switch (static_cast<OptionKind>(option.kind)) {
    case OptionKind::Deploy:
        m_found.insert("deploy");
        break;
    case OptionKind::Ability:
        noteUse(before, option);
        break;
    case OptionKind::Play:
        notePlay(before, option);
        break;
    case OptionKind::Attack:
        noteAttack(before, option);
        break;
    default:
        break;
    }
}

void PuzzleThemes::noteUse(const swu::Game &game, const core::Option &option)
{
    const CardType type = game.db().def(game.state().cards[option.card].def).type;
    m_found.insert(type == CardType::Leader     ? "leader action"
                       : type == CardType::Base ? "base action"
                                                : "action ability");
}

void PuzzleThemes::notePlay(const swu::Game &game, const core::Option &option)
{
    const Card &card = game.state().cards[option.card];
    const swu::CardDef &def = game.db().def(card.def);
    if (def.type == CardType::Event)
        m_found.insert("event");
    if (def.type == CardType::Upgrade)
        m_found.insert("upgrade");
    if ((card.keywords | def.keywords).any(swu::kw::Ambush))
        m_found.insert("ambush");
}

void PuzzleThemes::noteAttack(const swu::Game &game, const core::Option &option)
{
    const Card &attacker = game.state().cards[option.card];
    const Card &defender = game.state().cards[option.target];
    if (attacker.marks.any(swu::mark::AttackedThisPhase))
        m_found.insert("attack twice");
    if (defender.zone == Zone::Base) {
        if (attacker.keywords.any(swu::kw::Saboteur))
            m_found.insert("saboteur");
    } else if (defender.keywords.any(swu::kw::Sentinel)) {
        m_found.insert("clear a sentinel");
    } else if (attacker.keywords.any(swu::kw::Overwhelm)) {
        m_found.insert("overwhelm");
    } else {
        m_found.insert("clear the way");
    }
}

std::vector<std::string> PuzzleThemes::inOrder() const
{
    std::vector<std::string> out;
    for (const Theme &theme : kThemes)
        if (m_found.contains(theme.name))
            out.emplace_back(theme.name);
    return out;
}

std::string titleOf(const swu::Game &game)
{
    const auto leader = [&](std::size_t seat) {
        return game.db().def(game.state().cards[game.state().leaders[seat]].def).name;
    };
    return leader(0) + " against " + leader(1);
}

std::string goalOf(learn::Puzzle::Kind kind)
{
    switch (kind) {
    case learn::Puzzle::Kind::Race:
        return "They have taken the initiative, so they pass. Win this phase.";
    case learn::Puzzle::Kind::Duel:
        return "They will answer each of your actions. Win this phase, whatever they do.";
    case learn::Puzzle::Kind::Hold:
        return "They will answer. Do not lose this phase, whatever they do.";
    }
    return {};
}

std::string hintOf(std::string_view theme)
{
    for (const Theme &one : kThemes)
        if (one.name == theme)
            return std::string(one.hint);
    return {};
}

} // namespace playmat::kit
