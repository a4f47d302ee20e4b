#include "engine/lorcana/game.h"
#include "engine/lorcana/rules/machine.h"

#include <algorithm>

/// What a gesture would mean, and why it means nothing. The checks are the ones that build the list
/// of legal options; here they are asked one by one.
namespace playmat::lorcana {

using core::DecisionKind;
using core::Refusal;

namespace {

/// Whether an option is what the gesture means.
bool fits(const core::Option &o, const Gesture &g)
{
    const auto kind = static_cast<OptionKind>(o.kind);
    if (g.endTurn)
        return kind == OptionKind::EndTurn;
    if (g.card == kNone || o.card != g.card)
        return false;
    if (g.ontoCard != kNone)
        return o.target == g.ontoCard;
    if (g.ontoLore)
        return kind == OptionKind::Quest;
    if (!g.ontoZone)
        return true;
    if (*g.ontoZone == Zone::Inkwell)
        return kind == OptionKind::Ink;
    return *g.ontoZone == Zone::Play && kind == OptionKind::Play && o.target == kNone;
}

class Explainer
{
public:
    Explainer(const Game &game, const Board &machine, const Gesture &gesture)
        : m_game(game)
        , m(machine)
        , g(gesture)
    {
    }

    std::vector<Refusal> explain()
    {
        if (!general())
            turnAction();
        if (m_out.empty())
            add(refuse(Reason::NoMeaning, "CR 1.7.6"));
        return std::move(m_out);
    }

private:
    void add(const Refusal &r)
    {
        if (r.code != 0 && std::ranges::find(m_out, r) == m_out.end())
            m_out.push_back(r);
    }

    /// Things that get in the way before the card itself is looked at.
    bool general()
    {
        const core::Decision &d = m_game.decision();
        if (m_game.over())
            add(refuse(Reason::GameOver, "CR 1.8.1"));
        else if (g.player != kNone && g.player != d.player)
            add(refuse(Reason::NotYourTurn, "CR 4.1.2", d.player));
        else if (g.card != kNone && g.card >= m.s.cardCount)
            add(refuse(Reason::HiddenCard, "CR 7.1.3"));
        else if (d.kind != DecisionKind::Action)
            add(refuse(Reason::NotThisDecision, "CR 4.1.2"));
        return !m_out.empty();
    }

    void turnAction()
    {
        if (g.endTurn) {
            add(m.whyNotEnd());
            return;
        }
        if (g.card == kNone)
            return;
        const Card &c = m.s.cards[g.card];
        if (c.owner != m.s.active)
            add(refuse(Reason::NotYours, "CR 4.1.2", g.card));
        else if (c.zone == Zone::Hand)
            fromHand();
        else if (m.inPlay(g.card))
            inPlay();
        else
            add(refuse(Reason::NotInHand, "CR 4.3.1", g.card));
    }

    void fromHand()
    {
        if (g.ontoZone == Zone::Inkwell) {
            add(m.whyNotInk(g.card));
        } else if (g.ontoCard != kNone) {
            onto();
        } else if (!g.ontoZone || g.ontoZone == Zone::Play) {
            add(whyNotPlay(m.defOf(g.card).cost));
            if (!g.ontoZone)
                add(m.whyNotInk(g.card));
        }
    }

    [[nodiscard]] Refusal whyNotPlay(int cost) const
    {
        if (!m.mayPlay(m.s.active, g.card))
            return refuse(Reason::CannotPlay, "CR 1.2.2", g.card);
        const int price = m.priceOf(m.s.active, g.card, cost);
        if (const int ink = m.readyInk(m.s.active); price > ink)
            return refuse(Reason::NotEnoughInk, "CR 4.3.2.4", g.card, price, ink);
        return nothing();
    }

    /// On an own card a song is sung, another card is shifted.
    void onto()
    {
        const CardDef &def = m.defOf(g.card);
        if (def.song) {
            if (m.s.cards[g.ontoCard].owner != m.s.active)
                add(refuse(Reason::NotYours, "CR 5.4.4", g.ontoCard));
            else
                add(m.whyNotSing(g.ontoCard, g.card));
            add(whyNotPlay(0));
            return;
        }
        if (def.shiftCount == 0) {
            add(refuse(Reason::NoShift, "CR 8.10.1", g.card));
            return;
        }
        for (std::uint8_t i = 0; i < def.shiftCount; ++i)
            add(whyNotShift(def.shifts[i]));
    }

    [[nodiscard]] Refusal whyNotShift(const ShiftDef &shift) const
    {
        const bool own = m.inPlay(g.ontoCard) && m.s.cards[g.ontoCard].owner == m.s.active;
        if (!own || !m.fitsUnder(shift, g.card, g.ontoCard))
            return refuse(Reason::WrongBase, "CR 8.10.1", g.card, g.ontoCard);
        if (!m.costsArePayable(shift.cost, m.s.active, g.card))
            return refuse(Reason::CostNotPayable, "CR 4.1.4", g.card);
        return whyNotPlay(shift.cost.ink);
    }

    void inPlay()
    {
        if (g.ontoLore)
            add(m.whyNotQuest(g.card));
        else if (g.ontoCard != kNone)
            target();
        else if (!g.ontoZone)
            clicked();
    }

    void target()
    {
        const bool own = m.s.cards[g.ontoCard].owner == m.s.active;
        const bool place = m.inPlay(g.ontoCard) && m.defOf(g.ontoCard).type == Kind::Location;
        if (own && place) {
            add(m.whyNotMove(g.card, g.ontoCard));
            return;
        }
        if (own)
            add(refuse(Reason::TargetYours, "CR 4.6.4.2", g.ontoCard));
        add(m.whyNotChallenge(g.card, g.ontoCard));
    }

    /// All that it could do by itself.
    void clicked()
    {
        if (m.isCharacter(g.card)) {
            add(m.whyNotQuest(g.card));
            add(m.whyNotChallengeAtAll(g.card));
        }
        m.forAbilities(g.card, [&](AbilityId ability) {
            if (m.p.abilities[ability].kind == AbilityKind::Activated)
                add(m.whyNotAbility(g.card, ability));
        });
    }

    const Game &m_game;
    const Board &m;
    const Gesture &g;
    std::vector<Refusal> m_out;
};

} // namespace

Why Game::why(const Gesture &gesture) const
{
    Why out;
    const bool other = gesture.player != kNone && gesture.player != m_decision.player;
    for (std::size_t i = 0; i < m_decision.options.size() && !other; ++i)
        if (fits(m_decision.options[i], gesture))
            out.legal.push_back(static_cast<std::uint16_t>(i));
    if (!out.legal.empty())
        return out;
    out.refused = Explainer(*this, Board(*m_db, m_state), gesture).explain();
    return out;
}

} // namespace playmat::lorcana
