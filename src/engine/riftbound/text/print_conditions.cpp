#include "engine/riftbound/language/vocabulary.h"
#include "engine/riftbound/text/printer.h"

/// Prints conditions.
namespace playmat::riftbound {

std::string Printer::condition(CondId id)
{
    const CondId also = p.conds[id].also;
    return also == 0 ? oneCondition(p.conds[id])
                     : oneCondition(p.conds[id]) + " and " + condition(also);
}

namespace {

std::string rangeWords(const Cond &c)
{
    if (c.most == c.number)
        return "exactly " + std::to_string(c.number);
    if (c.number == 0)
        return "at most " + std::to_string(c.most);
    return std::to_string(c.number)
        + (c.most < kNoMost ? " to " + std::to_string(c.most) : std::string("+"));
}

/// The words of conditions about what a player did this turn.
std::string turnWords(const Cond &c)
{
    const std::string number = std::to_string(c.number);
    switch (c.kind) {
    case CondKind::Spent:
        return "you've spent " + number + " or more energy on a spell this turn";
    case CondKind::GainedXp:
        return "you've gained XP this turn";
    case CondKind::Spells:
        return "you've played " + number + "+ spells this turn";
    case CondKind::Units:
        return "you've played " + number + "+ units this turn";
    case CondKind::Gear:
        return "you've played " + number + "+ gear this turn";
    case CondKind::InShowdown:
        return "a showdown is in progress";
    case CondKind::Beginning:
        return "it is your Beginning Phase";
    case CondKind::NearMe:
        return "your score is within " + number + " points of the Victory Score";
    case CondKind::NotInHand:
        return "it is not in your hand";
    case CondKind::SpentOnIt:
        return "you spent " + number + " or more energy on it";
    case CondKind::RunesBehind:
        return "you control fewer runes than an opponent";
    case CondKind::DiedEarly:
        return "a friendly unit died during your Beginning Phase this turn";
    case CondKind::Wounded:
        return "I've been dealt damage this turn";
    case CondKind::Conqueror:
        return "I conquered this turn";
    case CondKind::FromElsewhere:
        return "you played it from anywhere other than your hand";
    case CondKind::AnotherSpell:
        return "an opponent has played another spell this turn";
    case CondKind::ShowdownHere:
        return "a showdown is in progress here";
    case CondKind::Equipment:
        return "you've played " + number + "+ Equipment this turn";
    case CondKind::PowerSpent:
        return "you've spent at least " + number + " power this turn";
    case CondKind::EnemiesChosen:
        return "you've chosen enemy units and gear " + number
            + "+ times this turn with spells or unit abilities";
    case CondKind::EnemyUnits:
        return "you've chosen an enemy unit this turn";
    case CondKind::AbilityCost:
        return "its energy cost is " + number + " or more";
    case CondKind::Pair:
        return "you control a battlefield with exactly two of your units there";
    default:
        return {};
    }
}

/// The words of conditions about the turn and the showdown.
std::string nowWords(const Cond &c)
{
    const std::string number = std::to_string(c.number);
    switch (c.kind) {
    case CondKind::Level:
        return "you have " + number + "+ XP";
    case CondKind::Excess:
        return "you assigned " + number + " or more excess damage";
    case CondKind::Near:
        return "an opponent's score is within " + number + " points of the Victory Score";
    case CondKind::Played:
        return "you have played exactly " + number + " cards this turn";
    case CondKind::Moves:
        return "I've moved " + number + (c.most == c.number ? "" : "+") + " times this turn";
    case CondKind::Holder:
        return "you control the battlefield";
    case CondKind::Died:
        return "a unit died this turn";
    case CondKind::EnemyDied:
        return "an enemy unit died this turn";
    case CondKind::FromHidden:
        return "it was played from face down";
    case CondKind::OneOnOne:
        return "it is one on one";
    case CondKind::WasOpen:
        return "the battlefield was uncontrolled";
    case CondKind::Attacked:
        return "you were the attacker";
    case CondKind::FirstTurn:
        return "it is that player's first turn";
    default:
        return turnWords(c);
    }
}

} // namespace

/// One of several conditions, each of which is denied in the chain.
std::string Printer::anyOf(CondId id)
{
    std::string out;
    for (; id != 0; id = p.conds[id].also) {
        Cond one = p.conds[id];
        one.denied = false;
        one.also = 0;
        const std::string words = oneCondition(one);
        out += out.empty() ? words : " or " + words.substr(words.starts_with("if ") ? 3 : 0);
    }
    return out;
}

std::string Printer::oneCondition(const Cond &c)
{
    const std::string word = c.denied ? "if not: " : "if ";
    switch (c.kind) {
    case CondKind::None:
        break;
    case CondKind::Killed:
        return word + "this kills it";
    case CondKind::Did:
        return c.denied ? "if you can't" : "if you do";
    case CondKind::Paid:
        return word + "you paid the additional cost";
    case CondKind::Count:
        return word + "there are " + rangeWords(c) + ' ' + filter(p.filters[c.filter], 2);
    case CondKind::Fits:
        if (p.selectors[c.of].pick == Pick::Me)
            return (c.denied ? "while I'm not " : "while I'm ")
                + withArticle(filter(p.filters[c.filter], 1));
        return word + object(c.of) + " is " + withArticle(filter(p.filters[c.filter], 1));
    case CondKind::Alone:
        if (p.selectors[c.of].pick == Pick::Me)
            return c.denied ? "if I'm not alone" : "if I'm alone";
        return word + object(c.of) + " is the only unit of its player there";
    case CondKind::Status:
        for (const Word<std::uint16_t> &row : words::statuses)
            if (row.value == c.status)
                return (c.denied ? "while I'm not " : "while I'm ") + std::string(row.text);
        return c.denied ? "while I'm not attacking or defending"
                        : "while I'm attacking or defending";
    case CondKind::AtBattlefield:
        return "while I'm at a battlefield";
    case CondKind::Discarded:
        return word + "you've discarded a card this turn";
    case CondKind::Legion:
        return word + "you've played another card this turn";
    case CondKind::FightingAlone:
        return "while I'm attacking or defending alone";
    case CondKind::TheirTurn:
        return word + "it is an opponent's turn";
    case CondKind::InHand:
        return word + "you have " + std::to_string(c.number) + " or fewer cards in your hand";
    case CondKind::Amounts:
        if (p.amounts[c.amount].kind == AmountKind::Kills)
            return word + "this kills a unit";
        if (p.amounts[c.amount].kind == AmountKind::Empowered)
            return "while I'm [Empowered] " + rangeWords(c) + " times";
        if (c.most < kNoMost && p.amounts[c.amount].kind == AmountKind::PaidMight)
            return word + "it had " + std::to_string(c.most) + " Might or less";
        return word + "this is "
            + (c.most < kNoMost ? rangeWords(c) : std::to_string(c.number) + " or more") + ": "
            + this->number(c.amount);
    case CondKind::CanEmpower:
        return "while I can be [Empowered] again";
    case CondKind::NotAll:
        if (p.conds[c.of].denied)
            return anyOf(c.of);
        return "unless " + condition(c.of);
    default:
        return word + nowWords(c);
    }
    return {};
}

} // namespace playmat::riftbound
