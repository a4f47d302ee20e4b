#include "engine/swu/text/print.h"
#include "engine/swu/text/printer.h"

#include <utility>

/// What single cards and players are called, and the cards that an effect is done to.
namespace playmat::swu {

std::string Printer::thisCard() const
{
    if (m_gained || m_card == 0)
        return std::string(say(P::ThisUnit));
    const CardDef &def = m_db.def(m_card);
    if (def.isUpgrade() || m_face == Face::UpgradeSide)
        return std::string(say(P::ThisUpgrade));
    if (def.type == CardType::Leader)
        return std::string(say(m_face == Face::UnitSide ? P::ThisUnit : P::ThisLeader));
    if (def.type == CardType::Event)
        return std::string(say(P::ThisEvent));
    if (def.type == CardType::Token)
        return std::string(say("this token"));
    return std::string(say(def.type == CardType::Base ? P::ThisBase : P::ThisUnit));
}

std::string Printer::card(Ref ref)
{
    if (ref == Ref::It && !said.them && !said.nameNow.empty())
        return std::exchange(said.nameNow, {});
    if (ref == said.spokenOf && ref != Ref::None)
        return std::string(say(P::It));
    switch (ref) {
    case Ref::This:
        return thisCard();
    case Ref::Attached:
        return std::string(m_card != 0 && m_db.def(m_card).keywords.any(kw::Fortify)
                               ? say("attached base")
                               : say(P::AttachedUnit));
    case Ref::It:
        return std::string(say(said.them ? P::Them : P::It));
    case Ref::Subject:
        return std::string(said.subjectIsBase       ? say("that base")
                               : said.subjectIsCard ? say("that card")
                                                    : say(P::ThatUnit));
    case Ref::A:
    case Ref::B:
        if (said.two)
            return std::string(say(ref == Ref::A ? "the first one" : "the second one"));
        return std::string(say(P::ThatUnit));
    case Ref::C:
    case Ref::HostOfIt:
    case Ref::HostOfA:
    case Ref::HostOfSubject:
        return std::string(say(P::ThatUnit));
    case Ref::Attacker:
        return std::string(say(P::TheAttacker));
    case Ref::Defender:
        return std::string(say(P::TheDefender));
    case Ref::YourBase:
        return std::string(say(P::YourBase));
    case Ref::EnemyBase:
        return std::string(say(P::EnemyBase));
    case Ref::YourLeader:
        return std::string(say(P::YourLeader));
    case Ref::None:
        break;
    }
    return {};
}

std::string Printer::target(SelId selector, bool eachOf)
{
    const Selector &s = sel(selector);
    switch (s.mode) {
    case SelectMode::None:
        return {};
    case SelectMode::Ref:
        return card(s.ref);
    case SelectMode::Each:
        return cards(s.filter, {Quantity::Each, 1, false});
    case SelectMode::All:
        return std::string(say(said.them ? P::Them : P::It));
    case SelectMode::Exploited:
        return std::string(say("each unit you exploited while playing this card"));
    case SelectMode::TopOfDeck:
        return say(s.max == 1 ? P::TopCard : P::TopCards,
                   {{"n", std::to_string(s.max)}, {"whose", possessive(s.chooser)}});
    case SelectMode::Choose:
    case SelectMode::Random:
    case SelectMode::Any:
        return chosen(s, eachOf);
    }
    return {};
}

std::string Printer::chosen(const Selector &s, bool eachOf)
{
    if (s.mode == SelectMode::Choose && s.maxAmount != 0 && !s.upTo) {
        const Filter &f = fil(s.filter);
        const int each = program().amounts[s.maxAmount].value;
        std::string different = adjectives(f, true);
        appendWord(different, noun(f, each > 1));
        appendWord(different, after(f));
        return say(each > 1 ? "{n} different {cards}{each}" : "a different {cards}{each}",
                   {{"n", std::to_string(each)},
                    {"cards", different},
                    {"each", amount(s.maxAmount).each}});
    }
    Quantity q{Quantity::One, s.max, eachOf};
    if (s.max == 255)
        q.kind = Quantity::AnyNumber;
    else if (s.upTo)
        q.kind = Quantity::UpTo;
    else if (s.max > 1)
        q.kind = Quantity::Number;
    std::string words;
    if (s.mode == SelectMode::Any) {
        // It does not matter which: that they are ready and friendly goes without saying.
        const Filter &f = fil(s.filter);
        if ((f.require & prop::It) != 0)
            return std::string(say("one of them"));
        words = f.side == Side::Enemy ? std::string(say(P::Enemy)) : std::string();
        appendWord(words, noun(f, q.plural()));
        if (f.side != Side::Friendly)
            appendWord(words, after(f));
        words = quantified(f, words, q);
        if (s.maxAmount != 0)
            words += amount(s.maxAmount).each;
    } else if (s.mode == SelectMode::Random && (fil(s.filter).require & prop::It) == 0
               && s.max == 1) {
        words = say("a random {cards}", {{"cards", cards(s.filter, {Quantity::Bare, 1, false})}});
    } else {
        words = cards(s.filter, q);
    }
    if (s.mode == SelectMode::Random && (fil(s.filter).require & prop::It) != 0)
        words += say(" at random");
    if (s.differentNames)
        words += say(" with different names");
    if (s.sameTrait)
        words += say(" that share the same Trait");
    if (s.combinedCost != 0)
        words += say(" with combined cost {n} or less", {{"n", amount(s.combinedCost).text}});
    if (s.combinedHp != 0)
        words
            += say(" with a total of {n} or less remaining HP", {{"n", amount(s.combinedHp).text}});
    if (s.combinedPower != 0)
        words += program().amounts[s.combinedPower].op != nullptr
            ? say(" with combined power equal to or less than {n}",
                  {{"n", equalTo(s.combinedPower)}})
            : say(" with a total of {n} or less power", {{"n", amount(s.combinedPower).text}});
    said.them = s.max > 1;
    said.itIs.clear();
    said.spokenOf = Ref::None;
    return words;
}

std::string Printer::player(Who who) const
{
    if (said.sameSubject)
        return {};
    switch (who) {
    case Who::You:
        return std::string(say(P::You));
    case Who::Opponent:
        return std::string(say(P::AnOpponent));
    case Who::EachPlayer:
        return std::string(say(P::EachPlayer));
    case Who::EachOpponent:
        return std::string(say(P::EachOpponent));
    case Who::Chosen:
        return said.chosenPlayer.empty() ? std::string(say(P::ThatPlayer)) : said.chosenPlayer;
    case Who::ControllerOfIt:
        return std::string(say(P::ItsController));
    case Who::ControllerOfSubject:
        return std::string(said.attackers ? say("the attacking player") : say(P::ItsController));
    case Who::OwnerOfIt:
        return std::string(said.thatCard ? say("that card's owner") : say(P::ItsOwner));
    case Who::OwnerOfSubject:
        return std::string(say(P::ThatUnitsOwner));
    case Who::DefendingPlayer:
        return std::string(say(P::TheDefendingPlayer));
    }
    return {};
}

/// Where it is about all of them at once: "opponents", not "each opponent".
std::string Printer::players(Who who) const
{
    return who == Who::EachOpponent ? std::string(say("opponents")) : player(who);
}

std::string Printer::possessive(Who who) const
{
    return who == Who::You ? std::string(say(P::Your))
                           : say(P::Possessive, {{"player", player(who)}});
}

} // namespace playmat::swu
