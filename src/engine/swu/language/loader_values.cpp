#include "engine/swu/language/condition.h"

#include <algorithm>

namespace playmat::swu {

AmountId TreeReader::constant(int value)
{
    Amount a;
    a.value = static_cast<std::int16_t>(value);
    return intern(m_db.program.amounts, a);
}

AmountId TreeReader::amount(const JsonCursor &at)
{
    if (at.isInteger())
        return constant(static_cast<int>(at.integer(-60, 60)));
    const AmountSpec *spec = findForm<AmountSpec>(at, allAmounts(), "amount");
    if (spec == nullptr)
        return 0;
    Amount a;
    a.op = spec;
    a.value = 1;
    readForm(*this, at, spec->form, a);
    return intern(m_db.program.amounts, a);
}

CondId TreeReader::plainCondition(const JsonCursor &at)
{
    std::vector<std::string_view> known;
    for (const CondSpec *spec : allConditions()) {
        if (!spec->form.isWord())
            continue;
        known.push_back(spec->form.word());
        if (at.string() == known.back()) {
            Cond c;
            c.op = spec;
            return store(c);
        }
    }
    at.fail(noneOf(at.string(), known));
    return 0;
}

CondId TreeReader::condition(const JsonCursor &at)
{
    if (at.isString())
        return plainCondition(at);
    const CondSpec *spec = findForm<CondSpec>(at, allConditions(), "condition");
    if (spec == nullptr)
        return 0;
    Cond c;
    c.op = spec;
    readForm(*this, at, spec->form, c);
    return store(c);
}

CondId TreeReader::store(const Cond &condition)
{
    return intern(m_db.program.conds, condition);
}

AmountId TreeReader::store(const Amount &amount)
{
    return intern(m_db.program.amounts, amount);
}

const Cond &TreeReader::conditionAt(CondId id) const
{
    return m_db.program.conds[id];
}

void describeValues(std::vector<FormText> &out)
{
    for (const AmountSpec *spec : allAmounts())
        out.push_back(spec->form.text("amount_" + std::string(spec->form.word())));
    for (const CondSpec *spec : allConditions())
        out.push_back(spec->form.text("condition_" + std::string(spec->form.word())));
}

} // namespace playmat::swu
