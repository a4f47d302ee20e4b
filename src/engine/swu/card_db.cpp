#include "engine/swu/card_db.h"

#include <algorithm>

namespace playmat::swu {

namespace {

char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool sameIgnoringCase(std::string_view a, std::string_view b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](char x, char y) { return lower(x) == lower(y); });
}

} // namespace

void CardDb::index()
{
    hot.assign(defs.size(), {});
    for (std::size_t i = 1; i < defs.size(); ++i) {
        const CardDef &d = defs[i];
        HotDef &h = hot[i];
        h = {d.listens,      d.firstAbility, d.identity, d.keywords, d.type,
             d.abilityCount, d.power,        d.hp,       d.raid,     d.restore,
             d.unique,       false,          0};
        for (int k = 0; k < d.abilityCount; ++k) {
            const Ability &a = program.abilities[static_cast<std::size_t>(d.firstAbility + k)];
            if (a.kind != AbilityKind::Constant)
                continue;
            h.constants = true;
            h.rules |= 1U << static_cast<unsigned>(a.constant.rule);
        }
    }
}

DefId CardDb::find(std::string_view printedId) const
{
    const auto known = [this](const std::string &id) {
        const auto found = byId.find(id);
        return found == byId.end() ? DefId{0} : found->second;
    };
    const std::string id(printedId);
    if (const DefId def = known(id))
        return def;
    const auto alias = aliases.find(id);
    return alias == aliases.end() ? DefId{0} : known(alias->second);
}

NameId CardDb::findName(std::string_view title) const
{
    for (std::size_t i = 1; i < names.size(); ++i)
        if (sameIgnoringCase(names[i], title))
            return static_cast<NameId>(i);
    return 0;
}

int CardDb::findTrait(std::string_view trait) const
{
    for (std::size_t i = 0; i < traits.size(); ++i)
        if (sameIgnoringCase(traits[i], trait))
            return static_cast<int>(i);
    return -1;
}

} // namespace playmat::swu
