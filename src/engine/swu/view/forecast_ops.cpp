#include "engine/swu/language/op.h"
#include "engine/swu/view/forecast.h"

/// Which effects can be foretold: what in a selector, a filter, an amount or a condition
/// looks at hidden cards. Of which ops is said with them (op::Foretold).
namespace playmat::swu {

namespace {

/// What everybody sees of a facedown resource: whose it is, and whether it is exhausted.
constexpr Props kOpenProps = prop::Exhausted;

class Openness
{
public:
    explicit Openness(const Program &program)
        : p(program)
    {
    }

    [[nodiscard]] bool node(const Node &n) const
    {
        return selector(n.target) && selector(n.source) && amount(n.amount) && amount(n.powerAmount)
            && amount(n.hpAmount) && cond(n.cond);
    }

private:
    [[nodiscard]] bool selector(SelId id) const
    {
        const Selector &s = p.selectors[id];
        if (s.mode == SelectMode::Random || s.mode == SelectMode::TopOfDeck)
            return false;
        return amount(s.maxAmount) && amount(s.combinedCost) && amount(s.combinedHp)
            && amount(s.combinedPower) && filter(s.filter);
    }

    [[nodiscard]] static bool looksAtFaces(const Filter &f)
    {
        return f.printed != 0 || f.traits != TraitMask{} || f.notTraits != TraitMask{}
        || f.aspects != 0 || f.notAspects != 0 || !f.keywords.empty() || !f.notKeywords.empty()
            || f.name != 0 || f.costMin != 0 || f.costMax != 0 || f.powerMin != 0 || f.powerMax != 0
            || f.hpMax != 0 || ((f.require | f.exclude) & ~kOpenProps) != 0;
    }

    [[nodiscard]] bool filter(FilterId id) const
    {
        if (id == 0)
            return true;
        const Filter &f = p.filters[id];
        const auto covers = [&](Zone zone) { return (f.zones & zoneBit(zone)) != 0; };
        const bool resources = covers(Zone::Resources) || (f.kinds & kind::Resource) != 0;
        if (covers(Zone::Hand) || covers(Zone::Deck) || (resources && looksAtFaces(f)))
            return false;
        return amount(f.costMin) && amount(f.costMax) && amount(f.powerMin) && amount(f.powerMax)
            && amount(f.hpMax) && filter(f.alt);
    }

    [[nodiscard]] bool amount(AmountId id) const
    {
        if (id == 0)
            return true;
        const Amount &a = p.amounts[id];
        return filter(a.filter) && amount(a.a) && amount(a.b);
    }

    [[nodiscard]] bool cond(CondId id) const
    {
        if (id == 0)
            return true;
        const Cond &c = p.conds[id];
        return filter(c.filter) && amount(c.amount) && cond(c.a) && cond(c.b);
    }

    const Program &p;
};

} // namespace

bool isForetold(const Program &program, const Node &node)
{
    return node.op->is(op::Foretold) && Openness(program).node(node);
}

} // namespace playmat::swu
