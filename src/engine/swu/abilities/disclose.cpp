#include "engine/swu/abilities/op.h"
#include "engine/swu/rules/machine.h"
#include "engine/swu/text/printer.h"

#include <algorithm>

/// Disclose (CR 8.38): cards of a hand are revealed that have the aspect icons which are asked for.
namespace playmat::swu {

namespace {

constexpr std::uint32_t kIcon = 15; ///< four bits for each aspect
constexpr NodeFlags kAnyOfThem = nf::AnyNumber;

[[nodiscard]] std::uint32_t iconsOf(std::uint32_t icons, unsigned aspect)
{
    return icons >> 4U * aspect & kIcon;
}

/// What is left of `wanted` without those that are there.
[[nodiscard]] std::uint32_t without(std::uint32_t wanted, std::uint32_t there)
{
    std::uint32_t left = 0;
    for (unsigned aspect = 0; aspect < kAspects; ++aspect) {
        const std::uint32_t has = std::min(iconsOf(wanted, aspect), iconsOf(there, aspect));
        left |= (iconsOf(wanted, aspect) - has) << 4U * aspect;
    }
    return left;
}

/// Which icons are still to be shown; of "any" of them, none once one has been.
[[nodiscard]] std::uint32_t missing(const Questions &m, const Frame &f, const Node &n)
{
    std::uint32_t left = n.icons;
    m.s.contexts[f.ctx].it.forEach([&](CardId id) { left = without(left, m.hotOf(id).icons); });
    return (n.flags & kAnyOfThem) != 0 && left != n.icons ? 0 : left;
}

/// The cards that have one of them; none if the hand cannot show all (CR 8.38.3).
[[nodiscard]] CardSet disclosable(const Questions &m, const Frame &f, const Node &n)
{
    const std::uint32_t wanted = missing(m, f, n);
    std::uint32_t left = wanted;
    CardSet cards;
    m.s.forEach(Zone::Hand, f.player, [&](CardId id) {
        const std::uint32_t rest = without(wanted, m.hotOf(id).icons);
        if (rest == wanted || m.s.contexts[f.ctx].it.has(id))
            return;
        cards.add(id);
        left = without(left, m.hotOf(id).icons);
    });
    const bool all = (n.flags & kAnyOfThem) != 0 ? left != wanted : left == 0;
    return all ? cards : CardSet{};
}

/// Everybody sees them, for a moment.
void reveal(Machine &m, const CardSet &cards)
{
    m.s.inOrder(cards, [&](CardId id) {
        m.show(id, kEverybody);
        m.conceal(id);
    });
    m.fireHandShown(cards);
}

enum class DiscloseStep : std::uint8_t {
    Next = kOwnSteps, ///< one card after the other (CR 8.38)
    Ask,
};

/// The first choice may be declined, since a player may claim of any hand that it lacks the icons
/// (CR 1.17.4); so the question comes whatever is in the hand, unless it is empty.
void stepDisclose(Machine &m, Frame &f, const Node &n)
{
    Context &c = m.ctx(f);
    f.player = m.playerOf(n.who, m.viewOf(f));
    if (f.at(EffectStep::First)) {
        c.it.clear();
        c.did = 0;
    }
    const bool begun = !c.it.empty();
    if (f.player == kNone || m.handSize(f.player) == 0 || (begun && missing(m, f, n) == 0)) {
        reveal(m, c.it);
        c.did = begun ? 1 : 0;
        m.nextNode(f);
        return;
    }
    f.go(DiscloseStep::Ask);
    m.wait();
}

void askDisclose(Machine &m, const Frame &f, const Node &n, core::Decision &out)
{
    const CardSet cards = disclosable(m, f, n);
    out.kind = core::DecisionKind::ChooseCards;
    out.prompt = static_cast<std::uint16_t>(Prompt::ChooseTargets);
    out.max = cards.empty() ? std::int16_t{0} : std::int16_t{1};
    out.min = m.ctx(f).it.empty() ? std::int16_t{0} : out.max;
    m.offerCards(out, cards);
}

void answerDisclose(Machine &m, Frame &f, const Node &, const core::Decision &d,
                    const core::Answer &a)
{
    if (a.options.empty()) {
        m.nextNode(f);
        return;
    }
    m.ctx(f).it = m.ctx(f).it | Questions::chosenCards(d, a);
    f.go(DiscloseStep::Next);
}

/// "{aspect:Vigilance} {aspect:Villainy}", or with "or" between them.
std::string iconWords(Printer &p, const Node &n)
{
    std::string words;
    const bool any = (n.flags & kAnyOfThem) != 0;
    for (unsigned aspect = 0; aspect < kAspects; ++aspect)
        for (std::uint32_t k = 0; k < iconsOf(n.icons, aspect); ++k) {
            const std::string icon = "{aspect:" + std::string(Printer::aspectName(aspect)) + "}";
            words += words.empty() ? icon : std::string(p.say(any ? " or " : " ")) + icon;
        }
    return words;
}

std::string discloseClause(Printer &p, const Node &n)
{
    const std::string words
        = p.say("[disclose|{player} discloses] {icons}",
                {{"player", p.player(n.who)}, {"icons", iconWords(p, n)}}, n.who != Who::You);
    p.said.itIs = p.say("the disclosed card");
    return words;
}

void readIcons(TreeReader &, const JsonCursor &, const JsonCursor &at, Node &n)
{
    for (std::size_t i = 0; i < at.size(); ++i)
        n.icons += 1U << 4U * static_cast<unsigned>(readWord(at.item(i), words::aspects));
}

constexpr Field<Node> kDiscloseFields[] = {{"disclose", "word_aspect[]", readIcons, true},
                                           field::flag<kAnyOfThem>("any"),
                                           field::flag<nf::Optional>("optional"),
                                           field::who()};
constexpr OpSpec kDisclose{
    .form = {"A player (you) reveals cards from their hand that together show these aspect icons, "
             "or with \"any\" at least one of them; the cards are \"it\". The player can always "
             "decline; \"optional\" changes only the printed text.",
             kDiscloseFields},
    .traits = op::AsksItself | op::FromHands | op::ByPlayer,
    .step = stepDisclose,
    .ask = askDisclose,
    .answer = answerDisclose,
    .clause = discloseClause,
};

} // namespace

Ops discloseOps()
{
    static constexpr const OpSpec *ops[] = {&kDisclose};
    return ops;
}

} // namespace playmat::swu
